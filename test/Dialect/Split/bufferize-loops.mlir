// Parts and sources that loops carry, and splits in loops.
// RUN: split-opt %s --one-shot-bufferize="allow-return-allocs-from-loops bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --split-input-file | FileCheck %s

// A part of a tensor from outside is read again and again: a view.
// CHECK-LABEL: func @read_in_loop(
// CHECK-NOT:     memref.copy
// CHECK:         scf.for
// CHECK:           memref.subview
// CHECK:           memref.load
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @read_in_loop(%x: tensor<6xf32>, %n: index, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %0:2 = split.split %x axis(0) sizes([%i, 4]) : tensor<6xf32> -> (tensor<?xf32>, tensor<4xf32>)
    %1 = tensor.extract %0#1[%i] : tensor<4xf32>
    %2 = arith.addf %a, %1 : f32
    scf.yield %2 : f32
  }
  return %s : f32
}

// -----

// Written there, it is cut off anew each time: that part needs a buffer.
// CHECK-LABEL: func @write_in_loop(
// CHECK:         scf.for
// CHECK:           memref.alloc() {{.*}} : memref<4xf32>
// CHECK-COUNT-1:   memref.copy
// CHECK-NOT:       memref.copy
// CHECK:           memref.store
func.func @write_in_loop(%x: tensor<6xf32>, %n: index, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    %3 = tensor.insert %a into %0#1[%c1] : tensor<4xf32>
    %1 = tensor.extract %3[%c1] : tensor<4xf32>
    %4 = tensor.extract %0#0[%c1] : tensor<2xf32>
    %2 = arith.addf %4, %1 : f32
    scf.yield %2 : f32
  }
  return %s : f32
}

// -----

// The source is carried and written behind the split: parts are read before.
// CHECK-LABEL: func @carried_source(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK-NOT:     memref.copy
// CHECK:         scf.for
// CHECK:           memref.subview
// CHECK:           memref.load
// CHECK:           memref.store
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @carried_source(%x: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<6xf32> {
    %0:2 = split.split %a axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    %1 = tensor.extract %0#1[%c1] : tensor<4xf32>
    %2 = tensor.insert %1 into %a[%i] : tensor<6xf32>
    scf.yield %2 : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// -----

// They are read after: they must not see it.
// CHECK-LABEL: func @carried_source_read_later(
// CHECK:         scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}) -> (memref<6xf32>)
// CHECK:           memref.copy
// CHECK-NOT:       memref.copy
// CHECK:           scf.yield
func.func @carried_source_read_later(%x: tensor<6xf32>, %n: index, %v: f32) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<6xf32> {
    %0:2 = split.split %a axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    %2 = tensor.insert %v into %a[%i] : tensor<6xf32>
    %1 = tensor.extract %0#1[%c1] : tensor<4xf32>
    %3 = tensor.insert %1 into %2[%c1] : tensor<6xf32>
    scf.yield %3 : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// -----

// A part that is carried to the next round is a view of what this one made.
// CHECK-LABEL: func @carried_part(
// CHECK:         scf.for
// CHECK:           %[[F:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK:           memref.copy %{{.*}}, %[[F]]
// CHECK:           %[[A:.*]] = memref.subview %[[F]]
// CHECK:           %[[C:.*]] = memref.cast %[[A]]
// CHECK:           scf.yield %[[C]]
func.func @carried_part(%x: tensor<4xf32>, %p: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p) -> tensor<2xf32> {
    %v = tensor.extract %a[%c0] : tensor<2xf32>
    %f = tensor.insert %v into %x[%c1] : tensor<4xf32>
    %0:2 = split.split %f axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
    scf.yield %0#0 : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// -----

// CHECK-LABEL: func @while(
// CHECK-NOT:     memref.copy
// CHECK:         memref.subview
// CHECK-NOT:     memref.copy
// CHECK:         scf.while
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @while(%x: tensor<6xf32>, %l: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %r = scf.while (%a = %0#1) : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tensor.extract %a[%c0] : tensor<4xf32>
    %c = arith.cmpf olt, %v, %l : f32
    scf.condition(%c) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %v = tensor.extract %a[%c0] : tensor<4xf32>
    %w = arith.addf %v, %l : f32
    %b = tensor.insert %w into %a[%c0] : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %v = tensor.extract %r[%c0] : tensor<4xf32>
  return %v : f32
}
