// Under Split-13 too, what is not known is no error, what is known and wrong is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @unranked(%x: tensor<*xf32>, %s: tensor<?xi64>) {
  %0:2 = split.split %x axis(7) spec(#split.onnx<13>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = split.split %x sizes(%s : tensor<?xi64>) spec(#split.onnx<13>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// A list stands for a split that is constant or computed.
func.func @computed_split(%x: tensor<?x6xf32>, %m: index, %n: index) {
  %0:2 = split.split %x sizes([%m, %n]) spec(#split.onnx<13>)
    : tensor<?x6xf32> -> (tensor<?x6xf32>, tensor<?x6xf32>)
  %1:2 = split.split %x axis(1) sizes([2, %n]) spec(#split.onnx<13>)
    : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x?xf32>)
  return
}

func.func @unknown_extent(%x: tensor<?xf32>) {
  %0:3 = split.split %x spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @lengths_exceed_dim_value(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{[onnx13-c8] the sum of split must be 6, the extent of axis 0, but is already 7}}
  %0:2 = split.split %x sizes([7, %n]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @negative_length_of_unknown_extent(%x: tensor<*xf32>, %n: index) {
  // expected-error @below {{[onnx13-c7] split[1] must be >= 0, but is -1}}
  %0:2 = split.split %x sizes([%n, -1]) spec(#split.onnx<13>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @num_outputs_of_unknown_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[onnx13-c4] num_outputs must be left out before Split-18, but is 3}}
  %0:2 = split.split %x count(3) spec(#split.onnx<13>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @split_of_unknown_length_and_wrong_type(%x: tensor<*xf32>, %s: tensor<?xi32>) {
  // expected-error @below {{[onnx13-c5] split must have the element type i64, but has i32}}
  %0:2 = split.split %x sizes(%s : tensor<?xi32>) spec(#split.onnx<13>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}
