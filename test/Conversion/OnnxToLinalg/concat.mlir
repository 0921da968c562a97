// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

// CHECK-LABEL: func @negative_axis
// CHECK-SAME:  (%[[A:.*]]: tensor<2x3xf32>, %[[B:.*]]: tensor<2x1xf32>)
func.func @negative_axis(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>) -> tensor<2x4xf32> {
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<2x4xf32>
  // CHECK-NEXT: %[[I:.*]] = tensor.insert_slice %[[A]] into %[[E]][0, 0] [2, 3] [1, 1]
  // CHECK-NEXT: %[[R:.*]] = tensor.insert_slice %[[B]] into %[[I]][0, 3] [2, 1] [1, 1]
  // CHECK-NEXT: return %[[R]]
  %0 = "onnx.Concat"(%a, %b) {axis = -1 : si64} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// What one type tells of the other axes holds for all; the run checks it.
// CHECK-LABEL: func @dynamic
// CHECK-SAME:  (%[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x4xf32>)
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>) -> tensor<?x?xf32> {
  // CHECK:      split.assert %{{.*}}, "'onnx.Concat' op of node 'join': extents {0} on axis 1 and {1} on axis 1 must be the same"
  // CHECK:      %[[SUM:.*]] = arith.addi
  // CHECK-NEXT: %[[E:.*]] = tensor.empty(%[[SUM]]) : tensor<?x4xf32>
  // CHECK:      tensor.insert_slice %[[A]] into %[[E]][0, 0]
  // CHECK:      tensor.insert_slice %[[B]] into %{{.*}}[%{{.*}}, 0] [%{{.*}}, 4] [1, 1]
  // CHECK:      tensor.cast %{{.*}} : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = "onnx.Concat"(%a, %b) {axis = 0 : si64} : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32> loc("join")
  return %0 : tensor<?x?xf32>
}

// The other axes of parts are the same.
// CHECK-LABEL: func @of_parts
// CHECK-NOT:   split.assert
func.func @of_parts(%x: tensor<?x6x?xf32>) -> tensor<?x6x?xf32> {
  %0:2 = split.split %x axis(1) : tensor<?x6x?xf32> -> (tensor<?x3x?xf32>, tensor<?x3x?xf32>)
  %1 = "onnx.Concat"(%0#1, %0#0) {axis = 1 : si64} : (tensor<?x3x?xf32>, tensor<?x3x?xf32>) -> tensor<?x6x?xf32>
  return %1 : tensor<?x6x?xf32>
}

// CHECK-LABEL: func @empty_parts
// CHECK-SAME:  (%[[A:.*]]: tensor<0x!split.string>, %[[B:.*]]: tensor<2x!split.string>)
func.func @empty_parts(%a: tensor<0x!split.string>, %b: tensor<2x!split.string>) -> (tensor<2x!split.string>, tensor<0x!split.string>) {
  // CHECK:      tensor.empty() : tensor<2x!split.string>
  // CHECK-NEXT: %[[R:.*]] = tensor.insert_slice %[[B]] into %{{.*}}[0] [2] [1]
  // CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<0x!split.string>
  // CHECK-NEXT: return %[[R]], %[[E]]
  %0 = "onnx.Concat"(%a, %b, %a) {axis = 0 : si64} : (tensor<0x!split.string>, tensor<2x!split.string>, tensor<0x!split.string>) -> tensor<2x!split.string>
  %1 = "onnx.Concat"(%a, %a) {axis = 0 : si64} : (tensor<0x!split.string>, tensor<0x!split.string>) -> tensor<0x!split.string>
  return %0, %1 : tensor<2x!split.string>, tensor<0x!split.string>
}

// Nothing to join where another axis has no elements.
// CHECK-LABEL: func @empty_other_axis
// CHECK-NOT:   insert_slice
// CHECK:       return
func.func @empty_other_axis(%a: tensor<0x2xf32>, %b: tensor<?x2xf32>) -> tensor<0x4xf32> {
  %0 = "onnx.Concat"(%a, %b) {axis = 1 : si64} : (tensor<0x2xf32>, tensor<?x2xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// CHECK-LABEL: func @one
// CHECK-SAME:  (%[[A:.*]]: tensor<?xf32>)
// CHECK-NEXT:  return %[[A]]
func.func @one(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "onnx.Concat"(%a) {axis = 0 : si64} : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 1 : i64}} {
// CHECK-LABEL: func @default_axis
// CHECK:       tensor.insert_slice %{{.*}}[0, 3] [2, 1] [1, 1]
func.func @default_axis(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>) -> tensor<2x4xf32> {
  %0 = "onnx.Concat"(%a, %b) : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
}
