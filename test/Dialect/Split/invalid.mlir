// What is wrong with the form of the op or of an attribute. Violations of rules
// are in test/Specs.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @list_and_tensor(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{sizes must be a list or a tensor, but are both}}
  %0:2 = "split.split"(%x, %s) <{operandSegmentSizes = array<i32: 1, 0, 1>, staticSizes = array<i64: 3, 3>}>
    : (tensor<6xf32>, tensor<2xi64>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @too_many_dynamic_sizes(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{sizes must leave open as many entries as there are dynamic sizes, 1, but leave open 0}}
  %0:2 = "split.split"(%x, %n) <{operandSegmentSizes = array<i32: 1, 1, 0>, staticSizes = array<i64: 3, 3>}>
    : (tensor<6xf32>, index) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @dynamic_sizes_without_list(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{sizes must leave open as many entries as there are dynamic sizes, 1, but leave open 0}}
  %0:2 = "split.split"(%x, %n) <{operandSegmentSizes = array<i32: 1, 1, 0>}>
    : (tensor<6xf32>, index) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The least integer marks an entry as dynamic, and is no size.
func.func @least_integer_as_size(%x: tensor<6xf32>) {
  // expected-error @below {{sizes must leave open as many entries as there are dynamic sizes, 0, but leave open 1}}
  %0:2 = split.split %x sizes([3, -9223372036854775808])
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes_tensor_of_rank_2(%x: tensor<6xf32>, %s: tensor<1x2xi64>) {
  // expected-error @below {{operand #1 must be 1D tensor of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or index values, but got 'tensor<1x2xi64>'}}
  %0:2 = split.split %x sizes(%s : tensor<1x2xi64>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes_tensor_of_floats(%x: tensor<6xf32>, %s: tensor<2xf32>) {
  // expected-error @below {{operand #1 must be 1D tensor of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or index values, but got 'tensor<2xf32>'}}
  %0:2 = split.split %x sizes(%s : tensor<2xf32>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @unsigned_axis(%x: tensor<6xf32>) {
  // expected-error @below {{attribute 'axis' failed to satisfy constraint: 64-bit signed integer attribute}}
  %0:2 = "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, axis = 0 : i64}>
    : (tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @not_a_tensor(%x: memref<6xf32>) {
  // expected-error @below {{operand #0 must be tensor of any type values, but got 'memref<6xf32>'}}
  %0:2 = "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>}>
    : (memref<6xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @not_a_specification(%x: tensor<6xf32>) {
  // expected-error @below {{Invalid attribute `spec` in property conversion: "onnx"}}
  %0:2 = "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, spec = "onnx"}>
    : (tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// expected-error @below {{opset must be >= 1, but is 0}}
func.func private @opset_0() attributes {spec = #split.onnx<0>}

// -----

// expected-error @below {{opset must be >= 1, but is -9223372036854775808}}
func.func private @least_opset() attributes {spec = #split.onnx<-9223372036854775808>}

// -----

// expected-error @below {{integer value too large}}
// expected-error @below {{failed to parse Split_OnnxSpecAttr parameter 'opset' which is to be a `int64_t`}}
func.func private @opset_beyond_64_bits() attributes {spec = #split.onnx<9223372036854775808>}

// -----

// expected-error @below {{'atlas_a4_training' is no product of ATB}}
func.func private @unknown_product() attributes {spec = #split.atb<product = atlas_a4_training>}

// -----

func.func @axis_beyond_64_bits(%x: tensor<6xf32>) {
  // expected-error @below {{integer constant out of range for attribute}}
  %0:2 = split.split %x axis(9223372036854775808)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes_tensor_of_truth_values(%x: tensor<6xf32>, %s: tensor<2xi1>) {
  // expected-error @below {{operand #1 must be 1D tensor of}}
  %0:2 = split.split %x sizes(%s : tensor<2xi1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes_tensor_beyond_64_bits(%x: tensor<6xf32>, %s: tensor<2xi128>) {
  // expected-error @below {{operand #1 must be 1D tensor of}}
  %0:2 = split.split %x sizes(%s : tensor<2xi128>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
