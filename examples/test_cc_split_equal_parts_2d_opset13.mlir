// test_cc_split_equal_parts_2d_opset13: ONNX Split, version 13.
// Two equal parts of a matrix, along axis 1.

func.func @main(%input : tensor<2x6xf32>)
    -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %outputs:2 = split.split %input axis(1) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %outputs#0, %outputs#1
    : tensor<2x3xf32>, tensor<2x3xf32>
}
