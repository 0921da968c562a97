// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-onnx-to-linalg

func.func @run_time(%x: tensor<4xf32>, %start: tensor<1xi64>) {
  %end = arith.constant dense<4> : tensor<1xi64>
  // expected-error @below {{'onnx.Slice' op cannot be lowered: starts must be a constant: what is computed at run time is not supported}}
  %0 = "onnx.Slice"(%x, %start, %end) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @no_list(%x: tensor<4xf32>) {
  %place = arith.constant dense<1> : tensor<1xi64>
  %end = arith.constant dense<4> : tensor<i64>
  // expected-error @below {{ends must be a list of integers, but has type 'tensor<i64>'}}
  %0 = "onnx.Slice"(%x, %place, %end) : (tensor<4xf32>, tensor<1xi64>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @no_ends(%x: tensor<4xf32>) {
  %place = arith.constant dense<1> : tensor<1xi64>
  %no = "onnx.NoValue"() : () -> none
  // expected-error @below {{starts, ends, axes and steps must have the same length, but have 1, 0, 1 and 1}}
  %0 = "onnx.Slice"(%x, %place, %no) : (tensor<4xf32>, tensor<1xi64>, none) -> tensor<?xf32>
  return
}

// -----

func.func @length(%x: tensor<4xf32>) {
  %place = arith.constant dense<1> : tensor<1xi64>
  %steps = arith.constant dense<1> : tensor<2xi64>
  // expected-error @below {{starts, ends, axes and steps must have the same length, but have 1, 1, 1 and 2}}
  %0 = "onnx.Slice"(%x, %place, %place, %place, %steps) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @axis(%x: tensor<4xf32>) {
  %place = arith.constant dense<1> : tensor<1xi64>
  // expected-error @below {{axis 1 must be in [-1, 0] in the newest opset}}
  %0 = "onnx.Slice"(%x, %place, %place, %place) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @more_than_rank(%x: tensor<4xf32>) {
  %places = arith.constant dense<1> : tensor<2xi64>
  // expected-error @below {{axis 1 must be in [-1, 0] in the newest opset}}
  %0 = "onnx.Slice"(%x, %places, %places) : (tensor<4xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @axis_twice(%x: tensor<4x4xf32>) {
  %places = arith.constant dense<1> : tensor<2xi64>
  %axes = arith.constant dense<[1, -1]> : tensor<2xi64>
  // expected-error @below {{axis 1 is given twice}}
  %0 = "onnx.Slice"(%x, %places, %places, %axes) : (tensor<4x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @step(%x: tensor<4xf32>) {
  %zero = arith.constant dense<0> : tensor<1xi64>
  // expected-error @below {{a step must not be 0}}
  %0 = "onnx.Slice"(%x, %zero, %zero, %zero, %zero) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

// Attributes are of opsets before 10, operands of those since.
func.func @attributes(%x: tensor<4xf32>) {
  // expected-error @below {{it has 1 operands, but the newest opset}}
  %0 = "onnx.Slice"(%x) {starts = [0 : si64], ends = [2 : si64]} : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 9 : i64}} {
  func.func @steps(%x: tensor<4xf32>) {
    // expected-error @below {{attribute 'steps' is not known in opset 9}}
    %0 = "onnx.Slice"(%x) {starts = [0 : si64], ends = [2 : si64], steps = [2 : si64]} : (tensor<4xf32>) -> tensor<2xf32>
    return
  }
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 10 : i64}} {
  func.func @axis_from_back(%x: tensor<4xf32>) {
    %place = arith.constant dense<-1> : tensor<1xi64>
    // expected-error @below {{axis -1 must be in [0, 0] in opset 10}}
    %0 = "onnx.Slice"(%x, %place, %place, %place) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return
  }
}
