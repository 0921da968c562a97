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
