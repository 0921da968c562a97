// What makes the source in loops over tiles of the split.
// RUN: split-opt %s --transform-interpreter --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @split_tiled(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<?x6xf32>
// CHECK:         scf.for %[[I:[a-z0-9]+]] =
// CHECK:           %[[TILE:[a-z0-9_]+]] = tensor.extract_slice %[[X]][%[[I]], 0]
// CHECK:           %[[EXP:[a-z0-9_]+]] = linalg.exp ins(%[[TILE]] :
// CHECK:           split.split %[[EXP]] axis(1) sizes([2, 4]) : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
func.func @split_tiled(%x: tensor<?x6xf32>, %init: tensor<?x6xf32>) -> (tensor<?x2xf32>, tensor<?x4xf32>) {
  %0 = linalg.exp ins(%x : tensor<?x6xf32>) outs(%init : tensor<?x6xf32>) -> tensor<?x6xf32>
  %1:2 = split.split %0 axis(1) sizes([2, 4]) : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
  return %1#0, %1#1 : tensor<?x2xf32>, tensor<?x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loop = transform.structured.fuse %op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
