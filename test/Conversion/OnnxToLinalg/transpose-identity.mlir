// RUN: split-opt %s --allow-unregistered-dialect --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

// CHECK-LABEL: func @permuted
// CHECK:       %[[E:.*]] = tensor.empty(%{{.*}}) : tensor<4x?x3xf32>
// CHECK-NEXT:  linalg.transpose ins(%{{.*}} : tensor<?x3x4xf32>) outs(%[[E]] : tensor<4x?x3xf32>) permutation = [2, 0, 1]
func.func @permuted(%x: tensor<?x3x4xf32>) -> tensor<4x?x3xf32> {
  %0 = "onnx.Transpose"(%x) {perm = [2 : si64, 0 : si64, 1 : si64]} : (tensor<?x3x4xf32>) -> tensor<4x?x3xf32>
  return %0 : tensor<4x?x3xf32>
}

// CHECK-LABEL: func @reversed
// CHECK:       permutation = [2, 1, 0]
func.func @reversed(%x: tensor<2x3x4xui8>) -> tensor<4x3x2xui8> {
  %0 = "onnx.Transpose"(%x) : (tensor<2x3x4xui8>) -> tensor<4x3x2xui8>
  return %0 : tensor<4x3x2xui8>
}

// CHECK-LABEL: func @nothing_to_do
// CHECK-SAME:  (%[[X:.*]]: tensor<?x3xf32>, %[[S:.*]]: tensor<f32>)
// CHECK-NEXT:  return %[[X]], %[[S]]
func.func @nothing_to_do(%x: tensor<?x3xf32>, %s: tensor<f32>) -> (tensor<?x3xf32>, tensor<f32>) {
  %0 = "onnx.Transpose"(%x) {perm = [0 : si64, 1 : si64]} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = "onnx.Transpose"(%s) : (tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<?x3xf32>, tensor<f32>
}

// What is no tensor is passed on; the type of a result may tell more or less.
// CHECK-LABEL: func @identity
// CHECK-SAME:  (%[[X:.*]]: tensor<?x3xf32>, %[[S:.*]]: !onnx.seq<tensor<f32>>)
// CHECK-NEXT:  %[[MORE:.*]] = tensor.cast %[[X]] : tensor<?x3xf32> to tensor<2x3xf32>
// CHECK-NEXT:  %[[LESS:.*]] = tensor.cast %[[X]] : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:  return %[[MORE]], %[[LESS]], %[[S]]
func.func @identity(%x: tensor<?x3xf32>, %s: !onnx.seq<tensor<f32>>) -> (tensor<2x3xf32>, tensor<?x?xf32>, !onnx.seq<tensor<f32>>) {
  %0 = "onnx.Identity"(%x) {onnx.domain = "ai.onnx"} : (tensor<?x3xf32>) -> tensor<2x3xf32>
  %1 = "onnx.Identity"(%x) : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %2 = "onnx.Identity"(%s) : (!onnx.seq<tensor<f32>>) -> !onnx.seq<tensor<f32>>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<?x?xf32>, !onnx.seq<tensor<f32>>
}

// Between ops, what is computed counts, and not what the model says.
// CHECK-LABEL: func @unranked_between
// CHECK-NEXT:  return %{{.*}} : tensor<2x3xf32>
func.func @unranked_between(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "onnx.Identity"(%x) : (tensor<2x3xf32>) -> tensor<*xf32>
  %1 = "onnx.Identity"(%0) : (tensor<*xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// CHECK-LABEL: func @unused
// CHECK-NEXT:  return
func.func @unused() {
  %0 = "onnx.NoValue"() : () -> none
  return
}

// Blocks need not be in the order in which they run; what nothing reaches goes.
// CHECK-LABEL: func @blocks
// CHECK-NOT:   onnx.
// CHECK:       cf.br ^bb2
// CHECK:     ^bb1:
// CHECK:       return %[[R:.*]] :
// CHECK:     ^bb2:
// CHECK:       %[[R]] = linalg.transpose
// CHECK-NEXT:  cf.br ^bb1
// CHECK-NEXT:  }
func.func @blocks(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  cf.br ^a
^b:
  %1 = "onnx.Identity"(%0) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
^a:
  %0 = "onnx.Transpose"(%x) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  cf.br ^b
^unreachable:
  %2 = "onnx.Identity"(%2) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}
