// What upstream makes of the copies.
// RUN: split-opt %s --convert-split-to-linalg --convert-elementwise-to-linalg --linalg-fuse-elementwise-ops | FileCheck %s --check-prefix=FUSED
// RUN: split-opt %s --convert-split-to-linalg --canonicalize | FileCheck %s --check-prefix=REMOVED
// RUN: split-opt %s --convert-split-to-linalg --transform-interpreter --cse | FileCheck %s --check-prefix=TILED

// One loop nest for each part, which reads a slice of the source.
// FUSED-LABEL: func @chain
// FUSED-SAME:    %[[X:.*]]: tensor<?x6xf32>
// FUSED-DAG:     %[[S0:.*]] = tensor.extract_slice %[[X]][0, 0] [%{{.*}}, 2] [1, 1]
// FUSED-DAG:     %[[S1:.*]] = tensor.extract_slice %[[X]][0, 2] [%{{.*}}, 4] [1, 1]
// FUSED:         %[[A:.*]] = linalg.generic {{.*}} ins(%[[S0]] : tensor<?x2xf32>)
// FUSED:           math.exp
// FUSED:         %[[B:.*]] = linalg.generic {{.*}} ins(%[[S1]] : tensor<?x4xf32>)
// FUSED:           arith.negf
// FUSED-NOT:     linalg.generic
// FUSED:         tensor.concat dim(1) %[[A]], %[[B]]

// REMOVED-LABEL: func @chain
// REMOVED-NOT:     linalg.generic
// REMOVED:         return
func.func @chain(%x: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
  %1 = math.exp %0#0 : tensor<?x2xf32>
  %2 = arith.negf %0#1 : tensor<?x4xf32>
  %3 = tensor.concat dim(1) %1, %2 : (tensor<?x2xf32>, tensor<?x4xf32>) -> tensor<?x6xf32>
  return %3 : tensor<?x6xf32>
}

// The copy goes into the loop over what uses it, tile by tile.
// TILED-LABEL: func @tiled
// TILED-SAME:    %[[X:.*]]: tensor<16x6xf32>
// TILED:         %[[S:.*]] = tensor.extract_slice %[[X]][0, 2] [16, 4] [1, 1]
// TILED:         scf.for %[[I:[a-z0-9]+]] =
// TILED:           scf.for %[[J:[a-z0-9]+]] =
// TILED:             %[[T:.*]] = tensor.extract_slice %[[S]][%[[I]], %[[J]]] [8, 2] [1, 1]
// TILED:             %[[COPY:.*]] = linalg.generic {{.*}} ins(%[[T]] : tensor<8x2xf32>)
// TILED:             linalg.exp ins(%[[COPY]]
func.func @tiled(%x: tensor<16x6xf32>, %init: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<16x6xf32> -> (tensor<16x2xf32>, tensor<16x4xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<16x4xf32>) outs(%init : tensor<16x4xf32>) -> tensor<16x4xf32>
  return %1 : tensor<16x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loops:2 = transform.structured.fuse %exp tile_sizes [8, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
