// Loops over tiles of whole splits: each tile is split like the source.
// RUN: split-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(transform-interpreter,canonicalize,cse)" --split-input-file --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func @static(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x6xf32>
// CHECK-DAG:     %[[E0:[a-z0-9_]+]] = tensor.empty() : tensor<8x2xf32>
// CHECK-DAG:     %[[E1:[a-z0-9_]+]] = tensor.empty() : tensor<8x4xf32>
// CHECK:         %[[R:[a-z0-9_]+]]:2 = scf.for %[[I:[a-z0-9_]+]] = %c0 to %c8 step %c4 iter_args(%[[A:[a-z0-9_]+]] = %[[E0]], %[[B:[a-z0-9_]+]] = %[[E1]])
// CHECK:           %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], 0] [4, 6] [1, 1]
// CHECK:           %[[P:[a-z0-9_]+]]:2 = split.split %[[TILE]] axis(1) sizes([2, 4]) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x4xf32>)
// CHECK:           tensor.insert_slice %[[P]]#0 into %[[A]][%[[I]], 0] [4, 2] [1, 1]
// CHECK:           tensor.insert_slice %[[P]]#1 into %[[B]][%[[I]], 0] [4, 4] [1, 1]
// CHECK:         return %[[R]]#0, %[[R]]#1
func.func @static(%x: tensor<8x6xf32>) -> (tensor<8x2xf32>, tensor<8x4xf32>) {
  %0:2 = split.split %x axis(-1) sizes([2, 4]) : tensor<8x6xf32> -> (tensor<8x2xf32>, tensor<8x4xf32>)
  return %0#0, %0#1 : tensor<8x2xf32>, tensor<8x4xf32>
}

// What the types of the parts say beyond the source is kept.
// CHECK-LABEL: func @dynamic(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<?x?xf32>, %[[S:[a-z0-9_]+]]: tensor<2xi64>
// CHECK:         scf.for %[[I:[a-z0-9_]+]] =
// CHECK:           %[[N:[a-z0-9_]+]] = affine.min
// CHECK:           %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], 0] [%[[N]], %{{.*}}] [1, 1]
// CHECK:           %[[P:[a-z0-9_]+]]:2 = split.split %[[TILE]] axis(1) sizes(%[[S]] : tensor<2xi64>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x4xf32>)
// CHECK:           tensor.insert_slice %[[P]]#0 into %{{.*}}[%[[I]], 0] [%[[N]], %{{.*}}] [1, 1]
// CHECK:           tensor.insert_slice %[[P]]#1 into %{{.*}}[%[[I]], 0] [%[[N]], 4] [1, 1]
func.func @dynamic(%x: tensor<?x?xf32>, %s: tensor<2xi64>) -> (tensor<?x?xf32>, tensor<?x4xf32>) {
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x4xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x4xf32>
}

// A tile has the specification of the whole, by which it must be known to conform.
// CHECK-LABEL: func @specification(
// CHECK:         scf.for
// CHECK:           split.split %{{.*}} axis(1) count(2) spec(#split.onnx<18>) : tensor<4x5xf32> -> (tensor<4x3xf32>, tensor<4x2xf32>)
func.func @specification(%x: tensor<8x5xf32>) -> (tensor<8x3xf32>, tensor<8x2xf32>) {
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<18>) : tensor<8x5xf32> -> (tensor<8x3xf32>, tensor<8x2xf32>)
  return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x2xf32>
}

// In a loop, of what the loop carries, with a part that nothing uses.
// CHECK-LABEL: func @in_loop(
// CHECK:         scf.for {{.*}} iter_args(%[[X:[a-z0-9_]+]] =
// CHECK:           scf.for %[[I:[a-z0-9_]+]] =
// CHECK:             tensor.extract_slice %[[X]][%[[I]], 0] [4, 6] [1, 1]
// CHECK:             split.split
// CHECK-SAME:          tensor<4x6xf32> -> (tensor<4x3xf32>, tensor<4x3xf32>)
func.func @in_loop(%x: tensor<8x6xf32>, %n: index) -> tensor<8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<8x6xf32> {
    %1:2 = split.split %y axis(1) : tensor<8x6xf32> -> (tensor<8x3xf32>, tensor<8x3xf32>)
    %2 = tensor.concat dim(1) %1#1, %1#1 : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x6xf32>
    scf.yield %2 : tensor<8x6xf32>
  }
  return %0 : tensor<8x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @forall(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x6x5xf32>
// CHECK:         scf.forall (%{{.*}}, %{{.*}}) in (2, 3)
// CHECK:           %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I:[a-z0-9_]+]], 0, %[[K:[a-z0-9_]+]]] [4, 6, %{{.*}}] [1, 1, 1]
// CHECK:           %[[P:[a-z0-9_]+]]:2 = split.split %[[TILE]] axis(1)
// CHECK:           scf.forall.in_parallel
// CHECK:             tensor.parallel_insert_slice %[[P]]#0 into %{{.*}}[%[[I]], 0, %[[K]]] [4, 3, %{{.*}}] [1, 1, 1]
// CHECK:             tensor.parallel_insert_slice %[[P]]#1 into %{{.*}}[%[[I]], 0, %[[K]]] [4, 3, %{{.*}}] [1, 1, 1]
func.func @forall(%x: tensor<8x6x5xf32>) -> (tensor<8x3x5xf32>, tensor<8x3x5xf32>) {
  %0:2 = split.split %x axis(1) : tensor<8x6x5xf32> -> (tensor<8x3x5xf32>, tensor<8x3x5xf32>)
  return %0#0, %0#1 : tensor<8x3x5xf32>, tensor<8x3x5xf32>
}

// A part without elements has tiles without elements.
// CHECK-LABEL: func @empty_part(
// CHECK:         scf.forall
// CHECK:           tensor.parallel_insert_slice %{{.*}} [4, 0, %{{.*}}] [1, 1, 1] : tensor<4x0x?xf32> into tensor<8x0x5xf32>
// CHECK:           tensor.parallel_insert_slice %{{.*}} [4, 6, %{{.*}}] [1, 1, 1] : tensor<4x6x?xf32> into tensor<8x6x5xf32>
func.func @empty_part(%x: tensor<8x6x5xf32>) -> (tensor<8x0x5xf32>, tensor<8x6x5xf32>) {
  %0:2 = split.split %x axis(1) sizes([0, 6]) : tensor<8x6x5xf32> -> (tensor<8x0x5xf32>, tensor<8x6x5xf32>)
  return %0#0, %0#1 : tensor<8x0x5xf32>, tensor<8x6x5xf32>
}

// Nothing to loop over: what the loop would have begun with is all there is.
// CHECK-LABEL: func @source_without_elements(
// CHECK-NEXT:    %[[E:[a-z0-9_]+]] = tensor.empty() : tensor<8x3x0xf32>
// CHECK-NEXT:    return %[[E]], %[[E]] : tensor<8x3x0xf32>, tensor<8x3x0xf32>
func.func @source_without_elements(%x: tensor<8x6x0xf32>) -> (tensor<8x3x0xf32>, tensor<8x3x0xf32>) {
  %0:2 = split.split %x axis(1) : tensor<8x6x0xf32> -> (tensor<8x3x0xf32>, tensor<8x3x0xf32>)
  return %0#0, %0#1 : tensor<8x3x0xf32>, tensor<8x3x0xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %forall = transform.structured.tile_using_forall %op tile_sizes [4, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A loop over the axis that is gone through once is one that takes it whole.
// CHECK-LABEL: func @whole_axis(
// CHECK-NOT:     scf.for
// CHECK:         split.split %{{.*}} : tensor<8x6xf32> -> (tensor<8x3xf32>, tensor<8x3xf32>)
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @whole_axis(%x: tensor<8x6xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0:2 = split.split %x axis(1) : tensor<8x6xf32> -> (tensor<8x3xf32>, tensor<8x3xf32>)
  return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [0, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
