// Tiles splits marked "tiled" by loops, those marked "forall" by threads, and
// fuses the others into loops over what uses them.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %tiled = transform.structured.match ops{["split.split"]} attributes {tiled} in %root : (!transform.any_op) -> !transform.any_op
    %tiles, %loop = transform.structured.tile_using_for %tiled tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %parallel = transform.structured.match ops{["split.split"]} attributes {forall} in %root : (!transform.any_op) -> !transform.any_op
    %threads, %forall = transform.structured.tile_using_forall %parallel num_threads [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %users = transform.structured.match ops{["linalg.negf", "linalg.mul"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused, %loops:2 = transform.structured.fuse %users tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
