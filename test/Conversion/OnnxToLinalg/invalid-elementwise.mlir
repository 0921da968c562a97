// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-onnx-to-linalg

func.func @shapes(%x: tensor<2x3xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{'tensor<2x3xf32>' and 'tensor<4xf32>' have extents 3 and 4 on axis 1 of the result}}
  %0 = "onnx.Add"(%x, %y) : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @elements(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @below {{its operands must have one element type, but have 'f32' and 'f64'}}
  %0 = "onnx.Mul"(%x, %y) : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @bool(%x: tensor<4xi1>) {
  // expected-error @below {{elements of type 'i1' are not supported}}
  %0 = "onnx.Add"(%x, %x) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error @below {{elements of type 'complex<f32>' are not supported}}
  %0 = "onnx.Mul"(%x, %x) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @integer_sigmoid(%x: tensor<4xi32>) {
  // expected-error @below {{elements of type 'i32' are not supported}}
  %0 = "onnx.Sigmoid"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @unsigned_relu(%x: tensor<4xui8>) {
  // expected-error @below {{elements of type 'ui8' are not supported}}
  %0 = "onnx.Relu"(%x) : (tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

// Since opset 7 there are no attributes that could be meant otherwise.
func.func @attribute(%x: tensor<4x4xf32>, %y: tensor<4xf32>) {
  // expected-error @below {{attribute 'axis' is not known in the newest opset}}
  %0 = "onnx.Add"(%x, %y) {axis = 0 : si64} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
  return
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 6 : i64}} {
  func.func @no_broadcast(%x: tensor<4x4xf32>, %y: tensor<4xf32>) {
    // expected-error @below {{'tensor<4x4xf32>' and 'tensor<4xf32>' must have the same rank, or the second a smaller one and attribute 'broadcast' be 1}}
    %0 = "onnx.Add"(%x, %y) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    return
  }
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 6 : i64}} {
  func.func @first_smaller(%x: tensor<4xf32>, %y: tensor<4x4xf32>) {
    // expected-error @below {{must have the same rank}}
    %0 = "onnx.Add"(%x, %y) {broadcast = 1 : si64} : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return
  }
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 6 : i64}} {
  func.func @axis(%x: tensor<4x4xf32>, %y: tensor<4xf32>) {
    // expected-error @below {{attribute 'axis' must be in [0, 1], but is 2}}
    %0 = "onnx.Add"(%x, %y) {axis = 2 : si64, broadcast = 1 : si64} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    return
  }
}

// -----

// An extent of 1 is not broadcast.
module attributes {onnx.opset = {"ai.onnx" = 6 : i64}} {
  func.func @one_extent(%x: tensor<4x4xf32>, %y: tensor<1x4xf32>) {
    // expected-error @below {{extents 4 on axis 0 of 'tensor<4x4xf32>' and 1 on axis 0 of 'tensor<1x4xf32>' must be the same}}
    %0 = "onnx.Add"(%x, %y) {broadcast = 1 : si64} : (tensor<4x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    return
  }
}
