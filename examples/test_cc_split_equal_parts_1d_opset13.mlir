// test_cc_split_equal_parts_1d_opset13: ONNX Split, version 13.
// Three equal parts of a tensor of rank 1, along axis 0.

func.func @main(%input : tensor<6xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %outputs:3 = split.split %input axis(0) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
