// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-onnx-to-linalg

func.func @none() {
  // expected-error @below {{it has 0 operands, but the newest opset}}
  %0 = "onnx.Concat"() {axis = 0 : si64} : () -> tensor<4xf32>
  return
}

// -----

func.func @no_axis(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'axis' is missing}}
  %0 = "onnx.Concat"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @axis_beyond(%x: tensor<4xf32>) {
  // expected-error @below {{axis 1 must be in [-1, 0] in the newest opset}}
  %0 = "onnx.Concat"(%x, %x) {axis = 1 : si64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 10 : i64}} {
  func.func @axis_from_back(%x: tensor<4xf32>) {
    // expected-error @below {{axis -1 must be in [0, 0] in opset 10}}
    %0 = "onnx.Concat"(%x, %x) {axis = -1 : si64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return
  }
}

// -----

func.func @rank(%x: tensor<4xf32>, %y: tensor<4x1xf32>) {
  // expected-error @below {{operand #1 of type 'tensor<4x1xf32>' does not go with 'tensor<4xf32>'}}
  %0 = "onnx.Concat"(%x, %y) {axis = 0 : si64} : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @element(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error @below {{operand #1 of type 'tensor<4xf16>' does not go with 'tensor<4xf32>'}}
  %0 = "onnx.Concat"(%x, %y) {axis = 0 : si64} : (tensor<4xf32>, tensor<4xf16>) -> tensor<8xf32>
  return
}

// -----

func.func @other_axis(%x: tensor<4x?xf32>, %y: tensor<4x2xf32>, %z: tensor<4x3xf32>) {
  // expected-error @below {{extents 2 on axis 1 of 'tensor<4x2xf32>' and 3 on axis 1 of 'tensor<4x3xf32>' must be the same}}
  %0 = "onnx.Concat"(%x, %y, %z) {axis = 0 : si64} : (tensor<4x?xf32>, tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<12x2xf32>
  return
}

// -----

func.func @too_long(%x: tensor<9223372036854775807xi8>) {
  // expected-error @below {{the extent on axis 0 exceeds 2^63-1}}
  %0 = "onnx.Concat"(%x, %x) {axis = 0 : si64} : (tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>) -> tensor<?xi8>
  return
}
