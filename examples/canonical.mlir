// A chain of splits in three forms, of which one part is used.
func.func @main(%x: tensor<2x7xf32>) -> tensor<2x1xf32> {
  %parts:4 = split.split %x axis(-1) count(4)
    : tensor<2x7xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>)
  %halves:2 = split.split %parts#1 axis(1)
    : tensor<2x2xf32> -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return %halves#1 : tensor<2x1xf32>
}
