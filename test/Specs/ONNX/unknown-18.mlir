// Under Split-18 too, what is not known is no error, what is known and wrong is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @unranked(%x: tensor<*xf32>, %s: tensor<?xi64>) {
  %0:2 = split.split %x axis(7) count(3) spec(#split.onnx<18>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = split.split %x sizes(%s : tensor<?xi64>) spec(#split.onnx<18>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

func.func @unknown_extent(%x: tensor<?xf32>, %n: index) {
  %0:3 = split.split %x count(3) spec(#split.onnx<18>)
    : tensor<?xf32> -> (tensor<3xf32>, tensor<?xf32>, tensor<1xf32>)
  %1:2 = split.split %x sizes([2, %n]) spec(#split.onnx<18>)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @neither_of_unknown_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[onnx18-c4] exactly one of split and num_outputs must be given, but neither is}}
  %0:2 = split.split %x spec(#split.onnx<18>) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @num_outputs_of_unknown_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[onnx18-c6] the number of outputs must be <= num_outputs = 1, but is 2}}
  %0:2 = split.split %x count(1) spec(#split.onnx<18>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @lengths_exceed_dim_value(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{[onnx18-c10] the sum of split must be 6, the extent of axis 0, but is already 7}}
  %0:2 = split.split %x sizes([7, %n]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}
