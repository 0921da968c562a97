// An unranked tensor has no loops.
// RUN: split-opt %s --transform-interpreter --verify-diagnostics

func.func @unranked(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  // expected-note @below {{target op}}
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["split.split"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{too many tiles provided, expected at most 0 found 1}}
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
