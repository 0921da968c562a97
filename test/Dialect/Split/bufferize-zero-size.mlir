// A part without elements has no buffer of its own, and no subview that does not
// verify, also after casts are folded into it.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --implicit-check-not=memref.copy --implicit-check-not=memref.alloc
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --canonicalize --expand-strided-metadata | FileCheck %s --check-prefix=FOLDED

// FOLDED-LABEL: func @at_the_end(
// CHECK-LABEL: func @at_the_end(
// CHECK:         memref.subview %{{.*}}[0, 0] [2, 6] [1, 1]
// CHECK:         memref.subview %{{.*}}[0, 0] [2, 0] [1, 1] : memref<2x6xf32> to memref<2x0xf32, strided<[6, 1]>>
func.func @at_the_end(%x: tensor<2x6xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(1) sizes([6, 0]) : tensor<2x6xf32> -> (tensor<2x6xf32>, tensor<2x0xf32>)
  %e0 = tensor.extract %0#0[%i, %i] : tensor<2x6xf32>
  %e1 = tensor.extract %0#1[%i, %i] : tensor<2x0xf32>
  return %e0, %e1 : f32, f32
}

// CHECK-LABEL: func @of_nothing(
// CHECK:         %[[A:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [0, 2], strides: [6, 1] : memref<0x6xf32> to memref<0x2xf32, strided<[6, 1]>>
// CHECK:         %[[B:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [0, 4], strides: [6, 1] : memref<0x6xf32> to memref<0x4xf32, strided<[6, 1]>>
func.func @of_nothing(%x: tensor<0x6xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<0x6xf32> -> (tensor<0x2xf32>, tensor<0x4xf32>)
  %e0 = tensor.extract %0#0[%i, %i] : tensor<0x2xf32>
  %e1 = tensor.extract %0#1[%i, %i] : tensor<0x4xf32>
  return %e0, %e1 : f32, f32
}

// CHECK-LABEL: func @of_nothing_on_the_axis(
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}, 0], strides: [%{{.*}}, 1] : memref<?x0xf32> to memref<?x0xf32, strided<[?, 1]>>
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}, %{{.*}}], strides: [%{{.*}}, 1] : memref<?x0xf32> to memref<?x?xf32, strided<[?, 1]>>
func.func @of_nothing_on_the_axis(%x: tensor<?x0xf32>, %n: index, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(1) sizes([0, %n]) : tensor<?x0xf32> -> (tensor<?x0xf32>, tensor<?x?xf32>)
  %e0 = tensor.extract %0#0[%i, %i] : tensor<?x0xf32>
  %e1 = tensor.extract %0#1[%i, %i] : tensor<?x?xf32>
  return %e0, %e1 : f32, f32
}

// Here the extents stand before a cast.
// CHECK-LABEL: func @through_a_cast(
// CHECK:         memref.subview %{{.*}}[0] [%{{.*}}] [1] : memref<?xf32{{.*}}> to memref<?xf32
// FOLDED-LABEL: func @through_a_cast(
func.func @through_a_cast(%x: tensor<6xf32>, %n: index, %i: index) -> (f32) {
  %0 = tensor.cast %x : tensor<6xf32> to tensor<?xf32>
  %1:2 = split.split %0 axis(0) sizes([6, %n]) : tensor<?xf32> -> (tensor<6xf32>, tensor<?xf32>)
  %e0 = tensor.extract %1#1[%i] : tensor<?xf32>
  return %e0 : f32
}

// And here in the size of a part that is cut further.
// CHECK-LABEL: func @of_a_part(
// CHECK:         %[[P:.*]] = memref.subview %{{.*}}[3] [%c1] [1]
// CHECK:         memref.subview %[[P]][0] [1] [1]
// CHECK:         memref.subview %[[P]][0] [0] [1]
// CHECK:         %[[Q:.*]] = memref.subview %{{.*}}[3] [%c1] [1]
// FOLDED-LABEL: func @of_a_part(
func.func @of_a_part(%x: tensor<4xf32>, %n: index, %i: index) -> (f32, f32, f32) {
  %one = arith.constant 1 : index
  %0:2 = split.split %x axis(0) sizes([3, %one]) : tensor<4xf32> -> (tensor<3xf32>, tensor<?xf32>)
  %1:2 = split.split %0#1 axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %2:2 = split.split %x axis(0) sizes([3, %one]) : tensor<4xf32> -> (tensor<3xf32>, tensor<?xf32>)
  %3:2 = split.split %2#1 axis(0) sizes([1, %n]) : tensor<?xf32> -> (tensor<1xf32>, tensor<?xf32>)
  %e0 = tensor.extract %1#0[%i] : tensor<?xf32>
  %e1 = tensor.extract %1#1[%i] : tensor<?xf32>
  %e2 = tensor.extract %3#1[%i] : tensor<?xf32>
  return %e0, %e1, %e2 : f32, f32, f32
}
