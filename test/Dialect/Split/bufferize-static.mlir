// Each part is a view of the buffer of the source, and nothing is copied.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --implicit-check-not=memref.copy --implicit-check-not=memref.alloc
// RUN: split-opt %s --pass-pipeline='builtin.module(one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map})' | FileCheck %s

// CHECK-LABEL: func @equal(
// CHECK-SAME:    %[[X:.*]]: memref<2x6xf32>
// CHECK-DAG:     %[[A:.*]] = memref.subview %[[X]][0, 0] [2, 3] [1, 1] : memref<2x6xf32> to memref<2x3xf32, strided<[6, 1]>>
// CHECK-DAG:     %[[B:.*]] = memref.subview %[[X]][0, 3] [2, 3] [1, 1] : memref<2x6xf32> to memref<2x3xf32, strided<[6, 1], offset: 3>>
// CHECK:         memref.load %[[A]]
// CHECK:         memref.load %[[B]]
func.func @equal(%x: tensor<2x6xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1 = tensor.extract %0#0[%i, %i] : tensor<2x3xf32>
  %2 = tensor.extract %0#1[%i, %i] : tensor<2x3xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: func @list_on_axis_0(
// CHECK:         memref.subview %{{.*}}[0, 0] [1, 2] [1, 1] : memref<6x2xf32> to memref<1x2xf32, strided<[2, 1]>>
// CHECK:         memref.subview %{{.*}}[1, 0] [5, 2] [1, 1] : memref<6x2xf32> to memref<5x2xf32, strided<[2, 1], offset: 2>>
func.func @list_on_axis_0(%x: tensor<6x2xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(-2) sizes([1, 5]) : tensor<6x2xf32> -> (tensor<1x2xf32>, tensor<5x2xf32>)
  %1 = tensor.extract %0#0[%i, %i] : tensor<1x2xf32>
  %2 = tensor.extract %0#1[%i, %i] : tensor<5x2xf32>
  return %1, %2 : f32, f32
}

// A specification is not looked at.
// CHECK-LABEL: func @count(
// CHECK:         memref.subview %{{.*}}[0] [4] [1]
// CHECK:         memref.subview %{{.*}}[4] [3] [1]
func.func @count(%x: tensor<7xf32>, %i: index) -> (f32, f32) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>) : tensor<7xf32> -> (tensor<4xf32>, tensor<3xf32>)
  %1 = tensor.extract %0#0[%i] : tensor<4xf32>
  %2 = tensor.extract %0#1[%i] : tensor<3xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: func @strings(
// CHECK:         memref.subview %{{.*}}[2] [4] [1] : memref<6x!split.string> to memref<4x!split.string, strided<[1], offset: 2>>
func.func @strings(%x: tensor<6x!split.string>, %i: index) -> !split.string {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6x!split.string> -> (tensor<2x!split.string>, tensor<4x!split.string>)
  %1 = tensor.extract %0#1[%i] : tensor<4x!split.string>
  return %1 : !split.string
}
