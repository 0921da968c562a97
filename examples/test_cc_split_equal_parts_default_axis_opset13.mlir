// test_cc_split_equal_parts_default_axis_opset13: ONNX Split, version 13.
// Three equal parts; axis is left out, which stands for 0.

func.func @main(%input : tensor<6xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %outputs:3 = split.split %input spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
