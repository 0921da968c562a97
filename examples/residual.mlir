// A gate and a value, cut out of one tensor whose extent only the call tells.
func.func @main(%x: tensor<2x?xf32>, %n: index) -> (tensor<2x2xf32>, tensor<2x?xf32>) {
  %gate, %value = split.split %x axis(1) sizes([2, %n]) : tensor<2x?xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>)
  return %gate, %value : tensor<2x2xf32>, tensor<2x?xf32>
}
