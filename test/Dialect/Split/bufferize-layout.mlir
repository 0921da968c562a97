// Parts of a buffer with strides and an offset, in a memory space.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries unknown-type-conversion=identity-layout-map" --split-input-file --verify-diagnostics | FileCheck %s --implicit-check-not=memref.copy --implicit-check-not=memref.alloc

// CHECK-LABEL: func @strided(
// CHECK:         memref.subview %{{.*}}[0, 2] [2, 4] [1, 1] : memref<2x6xf32, strided<[20, 2], offset: 5>, 3> to memref<2x4xf32, strided<[20, 2], offset: 9>, 3>
func.func @strided(%m: memref<2x6xf32, strided<[20, 2], offset: 5>, 3>, %i: index) -> f32 {
  %x = bufferization.to_tensor %m restrict : memref<2x6xf32, strided<[20, 2], offset: 5>, 3> to tensor<2x6xf32>
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %1 = tensor.extract %0#1[%i, %i] : tensor<2x4xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func @transposed(
// CHECK:         memref.subview %{{.*}}[0, 2] [2, 4] [1, 1] : memref<2x6xf32, #{{.*}}> to memref<2x4xf32, strided<[1, 2], offset: 4>>
func.func @transposed(%m: memref<2x6xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>>, %i: index) -> f32 {
  %x = bufferization.to_tensor %m restrict : memref<2x6xf32, affine_map<(d0, d1) -> (d0 + d1 * 2)>> to tensor<2x6xf32>
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %1 = tensor.extract %0#1[%i, %i] : tensor<2x4xf32>
  return %1 : f32
}
