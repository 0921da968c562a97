// Parts that are returned and passed to functions.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries" | FileCheck %s --implicit-check-not=memref.copy --implicit-check-not=memref.alloc
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --check-prefix=PLAIN
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" | FileCheck %s --check-prefix=ANY --implicit-check-not=memref.copy

// The layout of a view where the result may have it, else a copy.
// CHECK-LABEL: func @returned(
// CHECK-SAME:    -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[?, ?], offset: ?>>)
// CHECK:         %[[A:.*]] = memref.subview
// CHECK:         %[[B:.*]] = memref.subview
// CHECK:         return %[[A]], %[[B]]
// PLAIN-LABEL: func @returned(
// PLAIN-SAME:    -> (memref<2x2xf32>, memref<2x4xf32>)
// PLAIN-COUNT-2: memref.copy
// ANY-LABEL:   func @returned(
// ANY-SAME:      -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[?, ?], offset: ?>>)
func.func @returned(%x: tensor<2x6xf32>) -> (tensor<2x2xf32>, tensor<2x4xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x4xf32>
}

func.func private @first(%x: tensor<3xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %x[%c0] : tensor<3xf32>
  return %0 : f32
}

// CHECK-LABEL: func @passed(
// CHECK:         %[[A:.*]] = memref.subview
// CHECK:         %[[C:.*]] = memref.cast %[[A]]
// CHECK:         call @first(%[[C]])
func.func @passed(%x: tensor<6xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = call @first(%0#1) : (tensor<3xf32>) -> f32
  return %1 : f32
}

func.func private @second(%x: tensor<0xf32>, %y: tensor<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %y[%c0] : tensor<?xf32>
  return %0 : f32
}

// Parts without elements and of an extent that only the run knows: as others.
// CHECK-LABEL: func @empty_and_dynamic(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?xf32, strided<[?], offset: ?>>, %[[N:[^:]*]]: index)
// CHECK-SAME:    -> (memref<0xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32)
// CHECK:         %[[A:.*]] = memref.subview %[[X]][0] [0] [1]
// CHECK:         %[[B:.*]] = memref.subview %[[X]][2] [%[[N]]] [1]
// CHECK:         call @second(%[[A]], %[[B]])
// CHECK:         return %[[A]], %[[B]]
// PLAIN-LABEL: func @empty_and_dynamic(
// PLAIN-SAME:    -> (memref<0xf32>, memref<?xf32>, f32)
// PLAIN:         return
// ANY-LABEL:   func @empty_and_dynamic(
// ANY-SAME:      -> (memref<0xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, f32)
func.func @empty_and_dynamic(%x: tensor<?xf32>, %n: index) -> (tensor<0xf32>, tensor<?xf32>, f32) {
  %0:3 = split.split %x axis(0) sizes([2, 0, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<0xf32>, tensor<?xf32>)
  %1 = call @second(%0#1, %0#2) : (tensor<0xf32>, tensor<?xf32>) -> f32
  return %0#1, %0#2, %1 : tensor<0xf32>, tensor<?xf32>, f32
}

// CHECK-LABEL: func @of_nothing(
// CHECK-SAME:    %[[X:[^:]*]]: memref<?x0xf32, strided<[?, ?], offset: ?>>, %[[N:[^:]*]]: index)
// CHECK:         %[[A:.*]] = memref.reinterpret_cast %[[X]] to offset: [%{{.*}}], sizes: [2, 0]
// CHECK:         %[[B:.*]] = memref.reinterpret_cast %[[X]] to offset: [%{{.*}}], sizes: [%[[N]], 0]
// CHECK:         return %[[A]], %[[B]] : memref<2x0xf32, strided<[?, ?], offset: ?>>, memref<?x0xf32, strided<[?, ?], offset: ?>>
// PLAIN-LABEL: func @of_nothing(
// PLAIN:         return %{{.*}}, %{{.*}} : memref<2x0xf32>, memref<?x0xf32>
// ANY-LABEL:   func @of_nothing(
// ANY:           memref.reinterpret_cast
// ANY:           memref.reinterpret_cast
func.func @of_nothing(%x: tensor<?x0xf32>, %n: index) -> (tensor<2x0xf32>, tensor<?x0xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?x0xf32> -> (tensor<2x0xf32>, tensor<?x0xf32>)
  return %0#0, %0#1 : tensor<2x0xf32>, tensor<?x0xf32>
}
