// What cannot be lowered, by the op, the node and what is wrong.
// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --convert-onnx-to-linalg

func.func @unknown(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  // expected-error @below {{'onnx.Conv' op cannot be lowered: what can be lowered is onnx.Add, onnx.Concat, onnx.Identity, onnx.Mul, onnx.Relu, onnx.Reshape, onnx.Sigmoid, onnx.Slice, onnx.Transpose (and 1 more of its kind)}}
  %0 = "onnx.Conv"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Conv"(%0, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{'onnx.Add' op cannot be lowered: it is of domain 'com.microsoft'}}
  %2 = "onnx.Add"(%1, %x) {onnx.domain = "com.microsoft"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{'onnx.If' op cannot be lowered}}
  %3 = "onnx.If"(%c) ({
    // expected-error @below {{'onnx.Tanh' op cannot be lowered}}
    %4 = "onnx.Tanh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
    "onnx.Yield"(%4) : (tensor<4xf32>) -> ()
  }, {
    "onnx.Yield"(%2) : (tensor<4xf32>) -> ()
  }) {onnx.regions = ["then_branch", "else_branch"]} : (tensor<i1>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// expected-error @below {{'onnx.Yield' op cannot be lowered}}
"onnx.Yield"() : () -> ()

// -----

// The name of the node is that of the location.
func.func @node(%x: tensor<4xf32>) {
  // expected-error @unknown {{'onnx.Conv' op of node 'conv_1' cannot be lowered}}
  %0 = "onnx.Conv"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("conv_1")
  return
}

// -----

// expected-error @below {{'onnx.opset' must give the version of ai.onnx, but is {ai.onnx = 0 : i64}}}
module attributes {onnx.opset = {"ai.onnx" = 0 : i64}} {
  func.func @version(%x: tensor<4xf32>) {
    %0 = "onnx.Relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// expected-error @below {{'onnx.opset' must give the version of ai.onnx, but is 13 : i64}}
module attributes {onnx.opset = 13} {
  func.func @version(%x: tensor<4xf32>) {
    %0 = "onnx.Relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

func.func @operands(%x: tensor<4xf32>) {
  // expected-error @below {{it has 1 operands, but the newest opset}}
  %0 = "onnx.Add"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @many_operands(%x: tensor<4xf32>) {
  // expected-error @below {{it has 2 operands, but the newest opset wants at most 1}}
  %0 = "onnx.Relu"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @results(%x: tensor<4xf32>) {
  // expected-error @below {{it must have one result, but has 2}}
  %0:2 = "onnx.Relu"(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @absent(%x: tensor<4xf32>) {
  %no = "onnx.NoValue"() : () -> none
  // expected-error @below {{operand #1 must be a ranked tensor, but has type 'none'}}
  %0 = "onnx.Add"(%x, %no) : (tensor<4xf32>, none) -> tensor<4xf32>
  return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @below {{operand #0 must be a ranked tensor, but has type 'tensor<*xf32>'}}
  %0 = "onnx.Relu"(%x) : (tensor<*xf32>) -> tensor<4xf32>
  return
}

// -----

// The region of a module is a graph.
// expected-error @below {{operand #0 is computed behind the op}}
%0 = "onnx.Identity"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%1 = "onnx.Identity"(%0) : (tensor<4xf32>) -> tensor<4xf32>

// -----

func.func @result_type(%x: tensor<4xf32>) {
  // expected-error @below {{it computes 'tensor<4xf32>', but its result has type 'tensor<5xf32>'}}
  %0 = "onnx.Relu"(%x) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @result_element(%x: tensor<4xf32>) {
  // expected-error @below {{it computes 'tensor<4xf32>', but its result has type 'tensor<4xi32>'}}
  %0 = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @unknown_attribute(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'alpha' is not known in the newest opset}}
  %0 = "onnx.Relu"(%x) {alpha = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @attribute_type(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'axis' must be an integer, but is "0"}}
  %0 = "onnx.Concat"(%x, %x) {axis = "0"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @attribute_list(%x: tensor<4xf32>) {
  // expected-error @below {{attribute 'perm' must be a list of integers, but is [0 : si64, 1.000000e+00 : f32]}}
  %0 = "onnx.Transpose"(%x) {perm = [0 : si64, 1.0 : f32]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @perm(%x: tensor<4x4xf32>) {
  // expected-error @below {{perm must have each of the 2 axes once}}
  %0 = "onnx.Transpose"(%x) {perm = [0 : si64, 2 : si64]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @perm_short(%x: tensor<4x4xf32>) {
  // expected-error @below {{perm must have each of the 2 axes once}}
  %0 = "onnx.Transpose"(%x) {perm = [0 : si64]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
