// Offsets and sizes that only the run tells, and types that tell less or more
// than the sizes do.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --implicit-check-not=memref.copy --implicit-check-not=memref.alloc

// CHECK-LABEL: func @equal(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x?xf32>
// CHECK:         %[[D:.*]] = memref.dim %[[X]]
// CHECK:         %[[SIZE:.*]] = arith.divui %[[D]], %c2
// CHECK:         %[[ROWS:.*]] = memref.dim %[[X]]
// CHECK:         memref.subview %[[X]][0, 0] [%[[ROWS]], %[[SIZE]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK:         memref.subview %[[X]][0, %[[SIZE]]] [%[[ROWS]], %[[SIZE]]] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
func.func @equal(%x: tensor<?x?xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.extract %0#0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.extract %0#1[%i, %i] : tensor<?x?xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: func @count(
// CHECK:         arith.minui
// CHECK:         memref.subview %{{.*}}[0] [%{{.*}}] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK:         memref.subview %{{.*}}[%{{.*}}] [%{{.*}}] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
func.func @count(%x: tensor<?xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.extract %0#0[%i] : tensor<?xf32>
  %2 = tensor.extract %0#1[%i] : tensor<?xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: func @mixed(
// CHECK-SAME:    %[[N:[^:]*]]: index)
// CHECK:         memref.subview %{{.*}}[2] [%[[N]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: 2>>
func.func @mixed(%x: tensor<?xf32>, %n: index) -> f32 {
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  %1 = tensor.extract %0#1[%n] : tensor<?xf32>
  return %1 : f32
}

// CHECK-LABEL: func @sizes_tensor(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?xf32>, %[[S:[^:]*]]: memref<2xi32>
// CHECK:         %[[L0:.*]] = memref.load %[[S]]
// CHECK:         %[[N0:.*]] = arith.index_cast %[[L0]]
// CHECK:         %[[L1:.*]] = memref.load %[[S]]
// CHECK:         %[[N1:.*]] = arith.index_cast %[[L1]]
// CHECK:         memref.subview %[[X]][%[[N0]]] [%[[N1]]] [1]
func.func @sizes_tensor(%x: tensor<?xf32>, %s: tensor<2xi32>, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi32>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.extract %0#1[%i] : tensor<?xf32>
  return %1 : f32
}

// The types of the parts say less than the sizes, or nothing.
// CHECK-LABEL: func @less(
// CHECK:         %[[A:.*]] = memref.subview %{{.*}}[0, 0] [2, 2] [1, 1] : memref<2x6xf32> to memref<2x2xf32, strided<[6, 1]>>
// CHECK:         memref.cast %[[A]] : memref<2x2xf32, strided<[6, 1]>> to memref<?x?xf32, strided<[6, 1]>>
// CHECK:         %[[B:.*]] = memref.subview %{{.*}}[0, 2] [2, 4] [1, 1]
// CHECK:         memref.cast %[[B]] : memref<2x4xf32, strided<[6, 1], offset: 2>> to memref<*xf32>
func.func @less(%x: tensor<2x6xf32>, %i: index) -> (f32, index) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<?x?xf32>, tensor<*xf32>)
  %1 = tensor.extract %0#0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.rank %0#1 : tensor<*xf32>
  return %1, %2 : f32, index
}

// They say more than the source.
// CHECK-LABEL: func @more(
// CHECK-NOT:     memref.dim
// CHECK:         memref.subview %{{.*}}[0, 2] [2, 4] [1, 1] : memref<?x?xf32> to memref<2x4xf32, strided<[?, 1], offset: 2>>
func.func @more(%x: tensor<?x?xf32>, %i: index) -> f32 {
  %0:2 = split.split %x axis(1) sizes([2, %i]) : tensor<?x?xf32> -> (tensor<?x2xf32>, tensor<2x4xf32>)
  %1 = tensor.extract %0#1[%i, %i] : tensor<2x4xf32>
  return %1 : f32
}
