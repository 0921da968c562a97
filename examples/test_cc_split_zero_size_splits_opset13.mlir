// test_cc_split_zero_size_splits_opset13: ONNX Split, version 13.
// Three parts without elements, of a tensor without elements.

func.func @main(%input : tensor<0xf32>, %split : tensor<3xi64>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %outputs:3 = split.split %input sizes(%split : tensor<3xi64>) spec(#split.onnx<13>)
    : tensor<0xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
