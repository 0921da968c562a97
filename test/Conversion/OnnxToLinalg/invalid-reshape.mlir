// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-onnx-to-linalg

func.func @run_time(%x: tensor<4xf32>, %shape: tensor<1xi64>) {
  // expected-error @below {{shape must be a constant: what is computed at run time is not supported}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @count(%x: tensor<4x3xf32>) {
  %shape = arith.constant dense<[0, 2]> : tensor<2xi64>
  // expected-error @below {{shape has no place for the 3 elements of the axes that are not copied}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<4x2xf32>
  return
}

// -----

func.func @remainder(%x: tensor<4x3xf32>) {
  %shape = arith.constant dense<[-1, 5]> : tensor<2xi64>
  // expected-error @below {{shape has no place for the 12 elements of the axes that are not copied}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<?x5xf32>
  return
}

// -----

func.func @negative(%x: tensor<4xf32>) {
  %shape = arith.constant dense<[4, -2]> : tensor<2xi64>
  // expected-error @below {{shape[1] must be >= -1, but is -2}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @two_inferred(%x: tensor<4xf32>) {
  %shape = arith.constant dense<-1> : tensor<2xi64>
  // expected-error @below {{shape must have one -1 at most, but has 2}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @nothing_to_copy(%x: tensor<4xf32>) {
  %shape = arith.constant dense<[4, 0]> : tensor<2xi64>
  // expected-error @below {{shape[1] is 0, but the tensor has only 1 axes to copy from}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @zero_and_inferred(%x: tensor<0xf32>) {
  %shape = arith.constant dense<[0, -1]> : tensor<2xi64>
  // expected-error @below {{shape must not have both -1 and 0 with allowzero}}
  %0 = "onnx.Reshape"(%x, %shape) {allowzero = 1 : si64} : (tensor<0xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @too_many(%x: tensor<?xf32>) {
  %shape = arith.constant dense<4294967296> : tensor<2xi64>
  // expected-error @below {{the number of elements exceeds 2^63-1}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @too_many_with_copies(%x: tensor<?x4294967296xi8>) {
  %shape = arith.constant dense<[4294967296, 0]> : tensor<2xi64>
  // expected-error @below {{the number of elements exceeds 2^63-1}}
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?x4294967296xi8>, tensor<2xi64>) -> tensor<?x?xi8>
  return
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 13 : i64}} {
  func.func @allowzero(%x: tensor<4xf32>) {
    %shape = arith.constant dense<4> : tensor<1xi64>
    // expected-error @below {{attribute 'allowzero' is not known in opset 13}}
    %0 = "onnx.Reshape"(%x, %shape) {allowzero = 1 : si64} : (tensor<4xf32>, tensor<1xi64>) -> tensor<4xf32>
    return
  }
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 4 : i64}} {
  func.func @no_shape(%x: tensor<4xf32>) {
    // expected-error @below {{attribute 'shape' is missing}}
    %0 = "onnx.Reshape"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}
