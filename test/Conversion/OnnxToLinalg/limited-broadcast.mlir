// Before opset 7, attributes of Add and Mul say how the second operand is broadcast.
// RUN: split-opt %s --allow-unregistered-dialect --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

module attributes {onnx.opset = {"ai.onnx" = 6 : i64, "com.microsoft" = 1 : i64}} {

// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[$MIDDLE:.*]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-DAG: #[[$END:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[$ONE:.*]] = affine_map<(d0, d1, d2) -> (0, 0)>

// CHECK-LABEL: func @none
// CHECK:       linalg.generic {indexing_maps = [#[[$ID]], #[[$ID]], #[[$ID]]]
func.func @none(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = "onnx.Add"(%a, %b) {consumed_inputs = [0 : si64, 0 : si64]} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func @axis
// CHECK:       linalg.generic {indexing_maps = [#[[$ID]], #[[$MIDDLE]], #[[$ID]]]
func.func @axis(%a: tensor<2x3x4xf32>, %b: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %0 = "onnx.Mul"(%a, %b) {axis = 1 : si64, broadcast = 1 : si64} : (tensor<2x3x4xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func @suffix
// CHECK:       linalg.generic {indexing_maps = [#[[$ID]], #[[$END]], #[[$ID]]]
func.func @suffix(%a: tensor<2x3x4xf32>, %b: tensor<3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = "onnx.Add"(%a, %b) {broadcast = 1 : si64} : (tensor<2x3x4xf32>, tensor<3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func @one_element
// CHECK:       linalg.generic {indexing_maps = [#[[$ID]], #[[$ONE]], #[[$ID]]]
func.func @one_element(%a: tensor<2x3x4xf32>, %b: tensor<1x1xf32>) -> tensor<2x3x4xf32> {
  %0 = "onnx.Add"(%a, %b) {broadcast = 1 : si64} : (tensor<2x3x4xf32>, tensor<1x1xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func @dynamic
// CHECK:       split.assert %{{.*}}, "'onnx.Add' op of node 's': extents {0} on axis 1 and {1} on axis 0 must be the same"
// CHECK:       linalg.generic {indexing_maps = [#[[$ID]], #[[$MIDDLE]], #[[$ID]]]
func.func @dynamic(%a: tensor<2x?x4xf32>, %b: tensor<?xf32>) -> tensor<2x?x4xf32> {
  %0 = "onnx.Add"(%a, %b) {axis = 1 : si64, broadcast = 1 : si64} : (tensor<2x?x4xf32>, tensor<?xf32>) -> tensor<2x?x4xf32> loc("s")
  return %0 : tensor<2x?x4xf32>
}

}

// The nearest module tells the version.
module attributes {onnx.opset = {"ai.onnx" = 6 : i64}} {
  module attributes {onnx.opset = {"ai.onnx" = 7 : i64}} {
    // CHECK-LABEL: func @newer_inside
    // CHECK:       linalg.generic
    func.func @newer_inside(%a: tensor<1xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
      %0 = "onnx.Add"(%a, %b) : (tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
      return %0 : tensor<3xf32>
    }
  }
}
