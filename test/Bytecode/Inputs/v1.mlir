func.func @forms(%x: tensor<2x6xf32>, %s: tensor<2xi64>, %n: index, %c: i1)
    -> (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(-1) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) spec(#split.onnx<18>) : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  %2:2 = split.split %x axis(1) sizes([%n, 2]) : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x2xf32>)
  %3:3 = split.split %x axis(1) count(3) spec(#split.nnrt<runtime = true>) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  split.assert %c, "{0} is too many" (%n)
  return %0#0, %1#0, %2#0, %3#2 : tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>
}
func.func @products(%x: tensor<4x6xf16>, %y: tensor<2x!split.string>) -> (tensor<4x2xf16>, tensor<1x!split.string>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_a2_training>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %y : tensor<2x!split.string> -> (tensor<1x!split.string>, tensor<1x!split.string>)
  return %0#0, %1#0 : tensor<4x2xf16>, tensor<1x!split.string>
}
