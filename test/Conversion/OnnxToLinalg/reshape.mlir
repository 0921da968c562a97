// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

// CHECK-LABEL: func @static
// CHECK-NEXT:  %[[C:.*]] = tensor.collapse_shape %{{.*}} {{\[}}[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
// CHECK-NEXT:  %[[R:.*]] = tensor.expand_shape %[[C]] {{\[}}[0, 1, 2]] output_shape [3, 2, 4] : tensor<24xf32> into tensor<3x2x4xf32>
// CHECK-NEXT:  return %[[R]]
func.func @static(%x: tensor<4x6xf32>) -> tensor<3x2x4xf32> {
  %shape = arith.constant dense<[3, -1, 4]> : tensor<3xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<4x6xf32>, tensor<3xi64>) -> tensor<3x2x4xf32>
  return %0 : tensor<3x2x4xf32>
}

// Axes in front that are the same stay as they are: heads are split off.
// CHECK-LABEL: func @copied
// CHECK-NOT:   split.assert
// CHECK:       tensor.expand_shape %{{.*}} {{\[}}[0], [1], [2, 3]] output_shape [%{{.*}}, %{{.*}}, 4, 8] : tensor<?x?x32xf32> into tensor<?x?x4x8xf32>
func.func @copied(%x: tensor<?x?x32xf32>) -> tensor<?x?x4x8xf32> {
  %shape = arith.constant dense<[0, 0, 4, -1]> : tensor<4xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x4x8xf32>
  return %0 : tensor<?x?x4x8xf32>
}

// CHECK-LABEL: func @flattened
// CHECK-NOT:   split.assert
// CHECK:       tensor.collapse_shape %{{.*}} {{\[}}[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
func.func @flattened(%x: tensor<?x?x4xf32>) -> tensor<?x?xf32> {
  %shape = arith.constant dense<[0, -1]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?x?x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @run_tells
// CHECK:       %[[N:.*]] = arith.divui %[[D:.*]], %c3
// CHECK:       %[[ALL:.*]] = arith.muli %[[N]], %c3
// CHECK:       %[[FITS:.*]] = arith.cmpi eq, %[[D]], %[[ALL]]
// CHECK:       split.assert %[[FITS]], "'onnx.Reshape' op of node 'r': there are {0} elements, but the shape has {1}" (%[[D]], %[[ALL]])
// CHECK:       tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [%[[N]], 3] : tensor<?xf32> into tensor<?x3xf32>
func.func @run_tells(%x: tensor<?xf32>) -> tensor<?x3xf32> {
  %shape = arith.constant dense<[-1, 3]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x3xf32> loc("r")
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func @given
// CHECK:       split.assert
// CHECK:       tensor.cast %{{.*}} : tensor<?xf32> to tensor<6xf32>
// CHECK:       tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [2, 3]
func.func @given(%x: tensor<?xf32>) -> tensor<2x3xf32> {
  %shape = arith.constant dense<[2, 3]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// An expand_shape has no form in LLVM where two extents of a group are unknown.
// CHECK-LABEL: func @copy
// CHECK:       tensor.generate %{{.*}}, %{{.*}} {
// CHECK:       tensor.extract
// CHECK:       } : tensor<2x?x?xf32>
func.func @copy(%x: tensor<?x?xf32>) -> tensor<2x?x?xf32> {
  %shape = arith.constant dense<[2, 0, -1]> : tensor<3xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?x?xf32>, tensor<3xi64>) -> tensor<2x?x?xf32>
  return %0 : tensor<2x?x?xf32>
}

// CHECK-LABEL: func @scalars
// CHECK:       tensor.collapse_shape %{{.*}} [] : tensor<1x1xf32> into tensor<f32>
// CHECK:       tensor.expand_shape %{{.*}} [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK:       tensor.cast %{{.*}} : tensor<?xf32> to tensor<1xf32>
// CHECK:       tensor.collapse_shape %{{.*}} [] : tensor<1xf32> into tensor<f32>
func.func @scalars(%x: tensor<1x1xf32>, %y: tensor<f32>, %z: tensor<?xf32>) -> (tensor<f32>, tensor<1x1xf32>, tensor<f32>) {
  %none = arith.constant dense<[]> : tensor<0xi64>
  %ones = arith.constant dense<[1, -1]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %none) : (tensor<1x1xf32>, tensor<0xi64>) -> tensor<f32>
  %1 = "onnx.Reshape"(%y, %ones) : (tensor<f32>, tensor<2xi64>) -> tensor<1x1xf32>
  %2 = "onnx.Reshape"(%z, %none) : (tensor<?xf32>, tensor<0xi64>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<1x1xf32>, tensor<f32>
}

// CHECK-LABEL: func @empty
// CHECK-NEXT:  tensor.empty() : tensor<3x0xf32>
// CHECK-NEXT:  tensor.empty() : tensor<0x7xf32>
// CHECK-NEXT:  tensor.empty() : tensor<0x9xf32>
func.func @empty(%x: tensor<0x3xf32>) -> (tensor<3x0xf32>, tensor<0x7xf32>, tensor<0x9xf32>) {
  %first = arith.constant dense<[3, 0]> : tensor<2xi64>
  %second = arith.constant dense<[0, 7]> : tensor<2xi64>
  %third = arith.constant dense<[-1, 9]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %first) {allowzero = 1 : si64} : (tensor<0x3xf32>, tensor<2xi64>) -> tensor<3x0xf32>
  %1 = "onnx.Reshape"(%0, %second) {allowzero = 1 : si64} : (tensor<3x0xf32>, tensor<2xi64>) -> tensor<0x7xf32>
  %2 = "onnx.Reshape"(%0, %third) : (tensor<3x0xf32>, tensor<2xi64>) -> tensor<0x9xf32>
  return %0, %1, %2 : tensor<3x0xf32>, tensor<0x7xf32>, tensor<0x9xf32>
}

// CHECK-LABEL: func @same
// CHECK-SAME:  (%[[X:.*]]: tensor<?x3xf32>)
// CHECK:       return %[[X]]
func.func @same(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %shape = arith.constant dense<[0, 3]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 4 : i64}} {
// CHECK-LABEL: func @attribute
// CHECK:       tensor.expand_shape %{{.*}} {{\[}}[0], [1, 2]] output_shape [4, 2, 3]
func.func @attribute(%x: tensor<4x6xf32>) -> tensor<4x2x3xf32> {
  %0 = "onnx.Reshape"(%x) {consumed_inputs = [0 : si64], shape = [0 : si64, 2 : si64, -1 : si64]} : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}
}
