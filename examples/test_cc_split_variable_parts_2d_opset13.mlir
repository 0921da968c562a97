// test_cc_split_variable_parts_2d_opset13: ONNX Split, version 13.
// Two parts of a matrix, of the sizes in `split`, along axis 1.

func.func @main(%input : tensor<2x6xf32>, %split : tensor<2xi64>)
    -> (tensor<2x?xf32>, tensor<2x?xf32>) {
  %outputs:2 = split.split %input axis(1) sizes(%split : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<2x?xf32>, tensor<2x?xf32>
}
