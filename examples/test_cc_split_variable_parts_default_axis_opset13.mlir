// test_cc_split_variable_parts_default_axis_opset13: ONNX Split, version 13.
// Two parts of the sizes in `split`; axis is left out, which stands for 0.

func.func @main(%input : tensor<6xf32>, %split : tensor<2xi64>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %outputs:2 = split.split %input sizes(%split : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?xf32>, tensor<?xf32>
}
