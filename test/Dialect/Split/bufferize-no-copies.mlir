// Splits that move nothing.
// RUN: split-opt %s --split-decompose-concat --resolve-ranked-shaped-type-result-dims --eliminate-empty-tensors --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --cse --split-erase-self-copies | FileCheck %s --implicit-check-not=memref.copy

// Each part is reduced.
// CHECK-LABEL: func @reduce(
// CHECK-COUNT-2: memref.alloc() {{.*}} : memref<f32>
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func @reduce(%x: tensor<6xf32>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %a = linalg.reduce {arith.addf} ins(%0#0 : tensor<2xf32>) outs(%f : tensor<f32>) dimensions = [0]
  %d = tensor.empty() : tensor<f32>
  %g = linalg.fill ins(%z : f32) outs(%d : tensor<f32>) -> tensor<f32>
  %b = linalg.reduce {arith.addf} ins(%0#1 : tensor<4xf32>) outs(%g : tensor<f32>) dimensions = [0]
  return %a, %b : tensor<f32>, tensor<f32>
}

// Each part is computed with, and what becomes of it stands where it belongs.
// CHECK-LABEL: func @concat(
// CHECK:         %[[R:.*]] = memref.alloc() {{.*}} : memref<2x6xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         return %[[R]]
func.func @concat(%x: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %e0 = tensor.empty() : tensor<2x2xf32>
  %a = linalg.exp ins(%0#0 : tensor<2x2xf32>) outs(%e0 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %e1 = tensor.empty() : tensor<2x4xf32>
  %b = linalg.tanh ins(%0#1 : tensor<2x4xf32>) outs(%e1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %c = tensor.concat dim(1) %a, %b : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x6xf32>
  return %c : tensor<2x6xf32>
}

// CHECK-LABEL: func @concat_dynamic(
// CHECK:         %[[R:.*]] = memref.alloc(%{{.*}}, %{{.*}}) {{.*}} : memref<?x?xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         return %[[R]]
func.func @concat_dynamic(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %d0 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0#0, %c1 : tensor<?x?xf32>
  %e0 = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %a = linalg.exp ins(%0#0 : tensor<?x?xf32>) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e1 = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %b = linalg.tanh ins(%0#1 : tensor<?x?xf32>) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c = tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %c : tensor<?x?xf32>
}
