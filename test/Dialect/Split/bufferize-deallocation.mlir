// What parts are views of is freed after their last use, once, and parts never.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --buffer-deallocation-pipeline | FileCheck %s

// CHECK-LABEL: func @own_source(
// CHECK:         %[[X:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK:         memref.subview %[[X]]
// CHECK:         memref.load
// CHECK:         memref.dealloc %[[X]]
// CHECK-NOT:     memref.dealloc
// CHECK:         return
func.func @own_source(%v: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<6xf32>
  %x = linalg.fill ins(%v : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = tensor.extract %0#1[%i] : tensor<3xf32>
  return %1 : f32
}

// The argument is the caller's, the copy of the part that is written ours.
// CHECK-LABEL: func @copy_of_part(
// CHECK:         %[[A:.*]] = memref.alloc() {{.*}} : memref<3xf32>
// CHECK:         memref.dealloc %[[A]]
// CHECK-NOT:     memref.dealloc
// CHECK:         return
func.func @copy_of_part(%x: tensor<6xf32> {bufferization.writable = false}, %v: f32, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<3xf32>
  %2 = tensor.extract %1[%i] : tensor<3xf32>
  %3 = tensor.extract %0#1[%i] : tensor<3xf32>
  return %2, %3 : f32, f32
}

// A part of a source without elements has no buffer that could be freed.
// CHECK-LABEL: func @of_nothing(
// CHECK-COUNT-1: memref.dealloc
// CHECK-NOT:     memref.dealloc
// CHECK:         return
func.func @of_nothing(%v: f32, %n: index, %i: index) -> f32 {
  %e = tensor.empty(%n) : tensor<?x0xf32>
  %x = linalg.fill ins(%v : f32) outs(%e : tensor<?x0xf32>) -> tensor<?x0xf32>
  %0:2 = split.split %x axis(0) sizes([2, %i]) : tensor<?x0xf32> -> (tensor<2x0xf32>, tensor<?x0xf32>)
  %1 = tensor.extract %0#1[%i, %i] : tensor<?x0xf32>
  return %1 : f32
}

// In a loop, the copy of the part that is written is freed in each turn.
// CHECK-LABEL: func @in_loop(
// CHECK:         scf.for
// CHECK:           %[[A:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK:           memref.dealloc %[[A]]
// CHECK-NEXT:      scf.yield
// CHECK-NOT:     memref.dealloc
// CHECK:         return
func.func @in_loop(%x: tensor<6xf32> {bufferization.writable = false}, %n: index, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    %1 = tensor.insert %a into %0#1[%c1] : tensor<4xf32>
    %2 = tensor.extract %1[%c0] : tensor<4xf32>
    %3 = tensor.extract %0#0[%c1] : tensor<2xf32>
    %4 = arith.addf %2, %3 : f32
    scf.yield %4 : f32
  }
  return %s : f32
}

// A branch gives a part of the argument or one of a new buffer: only that is
// freed, behind the branches.
// CHECK-LABEL: func @branch(
// CHECK:         %[[R:.*]] = scf.if
// CHECK-NOT:     memref.dealloc
// CHECK:         memref.load %[[R]]
// CHECK:         %[[BASE:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[R]]
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.dealloc %[[BASE]]
// CHECK-NOT:     memref.dealloc
// CHECK:         return
func.func @branch(%x: tensor<6xf32>, %v: f32, %c: i1, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = scf.if %c -> tensor<3xf32> {
    scf.yield %0#0 : tensor<3xf32>
  } else {
    %e = tensor.empty() : tensor<6xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
    %2:2 = split.split %f axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
    scf.yield %2#1 : tensor<3xf32>
  }
  %3 = tensor.extract %1[%i] : tensor<3xf32>
  return %3 : f32
}
