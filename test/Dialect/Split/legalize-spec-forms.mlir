// Splits that are one op in the other specification too: ONNX before 13, ONNX 13
// and 18, and NNRt differ in what they write.
// RUN: split-opt %s --split-legalize-spec="spec=onnx11" | FileCheck %s --check-prefixes=CHECK,LIST,ONNX11 '-D$SPEC=#split.onnx<11>'
// RUN: split-opt %s --split-legalize-spec="spec=onnx13" | FileCheck %s --check-prefixes=CHECK,LIST,ONNX13 '-D$SPEC=#split.onnx<13>'
// RUN: split-opt %s --split-legalize-spec="spec=onnx18" | FileCheck %s --check-prefixes=CHECK,ONNX18 '-D$SPEC=#split.onnx<18>'
// RUN: split-opt %s --split-legalize-spec="spec=nnrt" | FileCheck %s --check-prefixes=CHECK,LIST,NNRT '-D$SPEC=#split.nnrt'

// The extent is known: sizes for the count, or a count for its absence.
// CHECK-LABEL: func @equal
func.func @equal(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  // LIST:   split.split %{{.*}} axis(-1) spec([[$SPEC]])
  // ONNX18: split.split %{{.*}} axis(1) sizes([3, 3]) spec([[$SPEC]])
  %0:2 = split.split %x axis(-1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func @axis_left_out
func.func @axis_left_out(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  // CHECK: split.split %{{[^ ]*}} sizes([2, 4]) spec([[$SPEC]])
  %0:2 = split.split %x sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}

// What is on the op stays there.
// CHECK-LABEL: func @count
func.func @count(%x: tensor<7xf32>) -> (tensor<4xf32>, tensor<3xf32>) {
  // LIST:   split.split %{{.*}} axis(0) sizes([4, 3]) spec([[$SPEC]]) {test.mark}
  // ONNX18: split.split %{{.*}} axis(0) count(2) spec([[$SPEC]]) {test.mark}
  %0:2 = split.split %x axis(0) count(2) spec(#split.onnx<18>) {test.mark} : tensor<7xf32> -> (tensor<4xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<3xf32>
}

// Parts that a count leaves out become results.
// CHECK-LABEL: func @fewer_results_than_count
func.func @fewer_results_than_count(%x: tensor<7xf32>) -> tensor<?xf32> {
  // LIST:   %[[PARTS:.*]]:4 = split.split %{{.*}} axis(0) sizes([2, 2, 2, 1]) spec([[$SPEC]])
  // LIST-SAME: -> (tensor<2xf32>, tensor<?xf32>, tensor<2xf32>, tensor<1xf32>)
  // ONNX18: %[[PARTS:.*]]:2 = split.split %{{.*}} count(4)
  // CHECK:  return %[[PARTS]]#1
  %0:2 = split.split %x count(4) : tensor<7xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @count_and_sizes
func.func @count_and_sizes(%x: tensor<6xf16>) -> tensor<2xf16> {
  // ONNX11: split.split %{{.*}} axis(0) sizes([2, 4]) spec(
  // ONNX13: split.split %{{.*}} axis(0) sizes([2, 4]) spec(
  // ONNX18: split.split %{{.*}} axis(0) sizes([2, 4]) spec(
  // NNRT:   split.split %{{.*}} count(2) sizes([2, 4]) spec(
  %0:2 = split.split %x count(2) sizes([2, 4]) spec(#split.atb) : tensor<6xf16> -> (tensor<2xf16>, tensor<4xf16>)
  return %0#0 : tensor<2xf16>
}

// The types of the results tell what the tensor says.
// CHECK-LABEL: func @sizes_tensor_of_known_parts
func.func @sizes_tensor_of_known_parts(%x: tensor<6xf32>, %s: tensor<2xi32>) -> tensor<4xf32> {
  // CHECK: split.split %{{.*}} axis(0) sizes([2, 4]) spec([[$SPEC]])
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi32>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// An empty part is one of theirs.
// CHECK-LABEL: func @empty_part
func.func @empty_part(%x: tensor<2xf32>) -> tensor<0xf32> {
  // CHECK: split.split %{{.*}} axis(0) sizes([0, 2]) spec([[$SPEC]])
  %0:2 = split.split %x axis(0) sizes([0, 2]) : tensor<2xf32> -> (tensor<0xf32>, tensor<2xf32>)
  return %0#0 : tensor<0xf32>
}
