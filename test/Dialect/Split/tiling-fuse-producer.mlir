// Tiles of single parts in loops over what uses these: slices of the source,
// also where a tile cuts the axis.
// RUN: split-opt %s --transform-interpreter --canonicalize --cse --split-input-file | FileCheck %s
// RUN: split-opt %s --transform-interpreter --split-input-file | FileCheck %s --check-prefix=UNFOLDED

// CHECK-LABEL: func @static(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x6xf32>
// CHECK-NOT:     split.split
// CHECK:         scf.for %[[I:[a-z0-9]+]] = %c0 to %c8 step %c4
// CHECK:           scf.for %[[J:[a-z0-9]+]] = %c0 to %c4 step %c2
// CHECK:             %[[K:[a-z0-9_]+]] = arith.addi %[[J]], %c2 : index
// CHECK:             %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], %[[K]]] [4, 2] [1, 1] : tensor<8x6xf32> to tensor<4x2xf32>
// CHECK:             linalg.exp ins(%[[TILE]] :
func.func @static(%x: tensor<8x6xf32>, %init: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<8x6xf32> -> (tensor<8x2xf32>, tensor<8x4xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// The offset of the part is computed before the tile. The split stays for the
// part that is used elsewhere.
// CHECK-LABEL: func @dynamic(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x?xf32>
// CHECK:         %[[P:[a-z0-9_]+]]:2 = split.split %[[X]] axis(1) count(2)
// CHECK:         scf.for %[[I:[a-z0-9]+]] =
// CHECK:           scf.for %[[J:[a-z0-9]+]] =
// CHECK:             %[[N:[a-z0-9_]+]] = affine.min
// CHECK:             %[[D:[a-z0-9_]+]] = tensor.dim %[[X]], %c1
// CHECK:             %[[UP:[a-z0-9_]+]] = arith.addi %[[D]], %c1
// CHECK:             %[[SIZE:[a-z0-9_]+]] = arith.divui %[[UP]], %c2
// CHECK:             %[[BEGIN:[a-z0-9_]+]] = arith.minui %[[SIZE]], %[[D]]
// CHECK:             %[[K:[a-z0-9_]+]] = arith.addi %[[BEGIN]], %[[J]]
// CHECK:             tensor.extract_slice %[[X]][%[[I]], %[[K]]] [4, %[[N]]] [1, 1]
// CHECK:         return %[[P]]#0
func.func @dynamic(%x: tensor<8x?xf32>, %init: tensor<8x?xf32>) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
  %0:2 = split.split %x axis(1) count(2) : tensor<8x?xf32> -> (tensor<8x?xf32>, tensor<8x?xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8x?xf32>) outs(%init : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0#0, %1 : tensor<8x?xf32>, tensor<8x?xf32>
}

// Two parts in one loop; what makes the source is fused behind them.
// CHECK-LABEL: func @two_parts(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x8xf32>
// CHECK-NOT:     split.split
// CHECK:         scf.for %[[I:[a-z0-9]+]] =
// CHECK:           scf.for %[[J:[a-z0-9]+]] =
// CHECK-DAG:         %[[K:[a-z0-9_]+]] = arith.addi %[[J]], %c4 : index
// CHECK-DAG:         %[[A:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], %[[J]]] [4, 2] [1, 1]
// CHECK-DAG:         %[[B:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], %[[K]]] [4, 2] [1, 1]
// CHECK-DAG:         %[[NA:[a-z0-9_]+]] = linalg.negf ins(%[[A]] :
// CHECK-DAG:         %[[NB:[a-z0-9_]+]] = linalg.negf ins(%[[B]] :
// CHECK:             linalg.mul ins(%[[NA]], %[[NB]] :
func.func @two_parts(%x: tensor<8x8xf32>) -> tensor<8x4xf32> {
  %whole = tensor.empty() : tensor<8x8xf32>
  %half = tensor.empty() : tensor<8x4xf32>
  %neg = linalg.negf ins(%x : tensor<8x8xf32>) outs(%whole : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0:2 = split.split %neg axis(1) : tensor<8x8xf32> -> (tensor<8x4xf32>, tensor<8x4xf32>)
  %1 = linalg.mul ins(%0#0, %0#1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%half : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func @sizes_in_tensor_in_loop(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x?xf32>, %[[S:[a-z0-9_]+]]: tensor<2xi64>
// CHECK:         scf.for
// CHECK:           scf.for %[[I:[a-z0-9_]+]] =
// CHECK:             scf.for %[[J:[a-z0-9_]+]] =
// CHECK:               %[[S0:[a-z0-9_]+]] = tensor.extract %[[S]][%c0]
// CHECK:               %[[SIZE:[a-z0-9_]+]] = arith.index_cast %[[S0]]
// CHECK:               %[[K:[a-z0-9_]+]] = arith.addi %[[SIZE]], %[[J]]
// CHECK:               tensor.extract_slice %[[X]][%[[I]], %[[K]]]
func.func @sizes_in_tensor_in_loop(%x: tensor<8x?xf32>, %s: tensor<2xi64>, %n: index, %init: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %init) -> tensor<8x?xf32> {
    %1:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) : tensor<8x?xf32> -> (tensor<8x?xf32>, tensor<8x?xf32>)
    %2 = linalg.add ins(%1#1, %sum : tensor<8x?xf32>, tensor<8x?xf32>) outs(%sum : tensor<8x?xf32>) -> tensor<8x?xf32>
    scf.yield %2 : tensor<8x?xf32>
  }
  return %0 : tensor<8x?xf32>
}

// The loop is never gone through, and its body must verify nevertheless.
// UNFOLDED-LABEL: func @empty_part(
// UNFOLDED-SAME:    %[[X:[a-z0-9_]+]]: tensor<8x6xf32>
// UNFOLDED:         scf.for %[[I:[a-z0-9_]+]] =
// UNFOLDED:           scf.for %[[J:[a-z0-9_]+]] =
// UNFOLDED:             %[[K:[a-z0-9_]+]] = arith.addi %[[J]], %c6
// UNFOLDED:             tensor.extract_slice %[[X]][%[[I]], %[[K]]] [4, 2] [1, 1] : tensor<8x6xf32> to tensor<4x2xf32>
// CHECK-LABEL: func @empty_part(
// CHECK-NOT:     split.split
// CHECK:         return
func.func @empty_part(%x: tensor<8x6xf32>, %init: tensor<8x0xf32>) -> tensor<8x0xf32> {
  %0:2 = split.split %x axis(1) sizes([6, 0]) : tensor<8x6xf32> -> (tensor<8x6xf32>, tensor<8x0xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8x0xf32>) outs(%init : tensor<8x0xf32>) -> tensor<8x0xf32>
  return %1 : tensor<8x0xf32>
}

// A specification is not in the way of a slice.
// CHECK-LABEL: func @specification(
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %{{.*}} : tensor<8x?xf32> to
func.func @specification(%x: tensor<8x?xf32>, %init: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<18>) : tensor<8x?xf32> -> (tensor<8x?xf32>, tensor<8x?xf32>)
  %1 = linalg.exp ins(%0#0 : tensor<8x?xf32>) outs(%init : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// An encoding is not in the way of a slice either, nor are parts that are
// unranked, where the one that is fused has a rank.
// CHECK-LABEL: func @encoding(
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %{{.*}} : tensor<8x6xf32, "kept"> to tensor<4x2xf32, "kept">
// CHECK-NOT:     split.split
// CHECK:         return
func.func @encoding(%x: tensor<8x6xf32, "kept">, %init: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<8x6xf32, "kept"> -> (tensor<8x2xf32, "kept">, tensor<8x4xf32, "kept">)
  %1 = linalg.exp ins(%0#1 : tensor<8x4xf32, "kept">) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func @beside_unranked(
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %{{.*}} : tensor<8x6xf32> to tensor<4x2xf32>
// CHECK-NOT:     split.split
// CHECK:         return
func.func @beside_unranked(%x: tensor<8x6xf32>, %init: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<8x6xf32> -> (tensor<*xf32>, tensor<8x4xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.exp", "linalg.mul", "linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loops:2 = transform.structured.fuse %op tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Into a loop that is there already. The parts are used behind it, too.
// CHECK-LABEL: func @into_forall(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK:         %[[P:[a-z0-9_]+]]:2 = split.split %[[X]]
// CHECK:         scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) in (2, 2)
// CHECK-DAG:       %[[I4:[a-z0-9_]+]] = affine.apply #{{.*}}(%[[I]])
// CHECK-DAG:       %[[J2:[a-z0-9_]+]] = affine.apply #{{.*}}(%[[J]])
// CHECK:           %[[K:[a-z0-9_]+]] = arith.addi %[[J2]], %c2
// CHECK:           %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I4]], %[[K]]] [4, 2] [1, 1]
// CHECK:           linalg.exp ins(%[[TILE]] :
// CHECK:         return %[[P]]#0, %[[P]]#1
func.func @into_forall(%x: tensor<8x6xf32>, %init: tensor<8x4xf32>) -> (tensor<8x2xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<8x6xf32> -> (tensor<8x2xf32>, tensor<8x4xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0#0, %0#1, %1 : tensor<8x2xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %forall = transform.structured.tile_using_forall %exp tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.fuse_into_containing_op %op into %forall : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A slice would have the scales of rows that it does not have: the part is not
// fused, and the loop takes its tiles from the part.
!rows = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>
#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func @quantised_by_rows(
// CHECK:         %[[P:.*]]:2 = split.split
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %[[P]]#1
// CHECK:         return
func.func @quantised_by_rows(%x: tensor<4x6x!rows>, %init: tensor<4x3x!rows>) -> tensor<4x3x!rows> {
  %0:2 = split.split %x axis(1) : tensor<4x6x!rows> -> (tensor<4x3x!rows>, tensor<4x3x!rows>)
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%0#1 : tensor<4x3x!rows>) outs(%init : tensor<4x3x!rows>) {
  ^bb0(%a: !rows, %b: !rows):
    linalg.yield %a : !rows
  } -> tensor<4x3x!rows>
  return %1 : tensor<4x3x!rows>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loops:2 = transform.structured.fuse %op tile_sizes [2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
