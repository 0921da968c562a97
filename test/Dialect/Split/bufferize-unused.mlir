// No view is made of a part that nobody uses.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// CHECK-LABEL: func @one(
// CHECK:         memref.subview %{{.*}}[2] [3] [1]
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @one(%x: tensor<6xf32>, %i: index) -> f32 {
  %0:3 = split.split %x axis(0) sizes([2, 3, 1]) : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>, tensor<1xf32>)
  %1 = tensor.extract %0#1[%i] : tensor<3xf32>
  return %1 : f32
}

// CHECK-LABEL: func @none(
// CHECK-NOT:     memref.subview
// CHECK:         return
func.func @none(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// All that is used is written, but the part that nobody uses is not copied.
// CHECK-LABEL: func @unused_beside_written(
// CHECK-COUNT-1: memref.copy {{.*}} to memref<2xf32>
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @unused_beside_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (tensor<2xf32>, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  return %1, %x : tensor<2xf32>, tensor<6xf32>
}
