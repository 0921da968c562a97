// Splits as ONNX 18 has them, for ATB: too many parts, parts without elements,
// nine axes.
func.func @main(%x: tensor<2x10xf16>, %y: tensor<1x1x1x1x1x1x1x4x2xf16>)
    -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x0xf16>, tensor<2x3xf16>, tensor<2x1xf16>,
        tensor<1x1x1x1x1x1x1x3x2xf16>) {
  %parts:5 = split.split %x axis(1) sizes([3, 3, 0, 3, 1]) spec(#split.onnx<18>)
    : tensor<2x10xf16>
    -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x0xf16>, tensor<2x3xf16>, tensor<2x1xf16>)
  %rows:2 = split.split %y axis(-2) sizes([1, 3]) spec(#split.onnx<18>)
    : tensor<1x1x1x1x1x1x1x4x2xf16>
    -> (tensor<1x1x1x1x1x1x1x1x2xf16>, tensor<1x1x1x1x1x1x1x3x2xf16>)
  return %parts#0, %parts#1, %parts#2, %parts#3, %parts#4, %rows#1
    : tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x0xf16>, tensor<2x3xf16>, tensor<2x1xf16>,
      tensor<1x1x1x1x1x1x1x3x2xf16>
}
