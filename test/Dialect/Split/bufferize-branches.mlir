// Parts that branches choose between.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --split-input-file | FileCheck %s --implicit-check-not=memref.copy

// CHECK-LABEL: func @if(
// CHECK-DAG:     %[[A:.*]] = memref.subview %{{.*}}[0] [3] [1]
// CHECK-DAG:     %[[B:.*]] = memref.subview %{{.*}}[3] [3] [1]
// CHECK:         %[[R:.*]] = scf.if %{{.*}} -> (memref<3xf32, strided<[?], offset: ?>>)
// CHECK:           memref.cast
// CHECK:         memref.load %[[R]]
func.func @if(%x: tensor<6xf32>, %c: i1, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = scf.if %c -> tensor<3xf32> {
    scf.yield %0#0 : tensor<3xf32>
  } else {
    scf.yield %0#1 : tensor<3xf32>
  }
  %2 = tensor.extract %1[%i] : tensor<3xf32>
  return %2 : f32
}

// -----

// Cut in the branches.
// CHECK-LABEL: func @split_in_if(
// CHECK:         %[[R:.*]] = scf.if %{{.*}} -> (memref<?xf32, strided<[?], offset: ?>>)
// CHECK-COUNT-2:   memref.subview
// CHECK:         memref.load %[[R]]
func.func @split_in_if(%x: tensor<?xf32>, %n: index, %c: i1, %i: index) -> f32 {
  %1 = scf.if %c -> tensor<?xf32> {
    %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
    scf.yield %0#1 : tensor<?xf32>
  } else {
    %0:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
    scf.yield %0#0 : tensor<?xf32>
  }
  %2 = tensor.extract %1[%i] : tensor<?xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func @select(
// CHECK:         arith.select %{{.*}} : memref<3xf32, strided<[?], offset: ?>>
func.func @select(%x: tensor<6xf32>, %c: i1, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = arith.select %c, %0#0, %0#1 : tensor<3xf32>
  %2 = tensor.extract %1[%i] : tensor<3xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func @blocks(
// CHECK:         cf.br ^[[BB:.*]](%{{.*}} : memref<3xf32, strided<[1], offset: 3>>)
// CHECK:       ^[[BB]](%[[P:.*]]: memref<3xf32, strided<[1], offset: 3>>):
// CHECK:         memref.load %[[P]]
func.func @blocks(%x: tensor<6xf32>, %c: i1, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  cf.br ^bb1(%0#1 : tensor<3xf32>)
^bb1(%1: tensor<3xf32>):
  %2 = tensor.extract %1[%i] : tensor<3xf32>
  return %2 : f32
}

// Parts that begin elsewhere: their common type is that which both have.
// CHECK-LABEL: func @offsets_of_branches(
// CHECK:         scf.if %{{.*}} -> (memref<4xf32, strided<[?], offset: ?>>)
func.func @offsets_of_branches(%x: tensor<?xf32>, %n: index, %p: i1, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) sizes([%n, 4]) : tensor<?xf32> -> (tensor<?xf32>, tensor<4xf32>)
  %1 = scf.if %p -> tensor<4xf32> {
    scf.yield %0#1 : tensor<4xf32>
  } else {
    %2:2 = split.split %x axis(0) sizes([4, %n]) : tensor<?xf32> -> (tensor<4xf32>, tensor<?xf32>)
    scf.yield %2#0 : tensor<4xf32>
  }
  %3 = tensor.extract %1[%i] : tensor<4xf32>
  return %3 : f32
}
