// ONNX Split-13 wants sizes that sum to the extent of the axis. These do not.
func.func @refused(%x: tensor<2x6xf32>) -> (tensor<2x2xf32>, tensor<2x5xf32>) {
  %parts:2 = split.split %x axis(1) sizes([2, 5]) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x5xf32>)
  return %parts#0, %parts#1 : tensor<2x2xf32>, tensor<2x5xf32>
}
