// REQUIRES: plugin
// Bounds that upstream computes for the extents of parts hold when they are run.

// RUN: mlir-opt %plugin %s --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds))" -o %t.mlir

// The first of 4 parts by count is known; the others are less than the bound,
// also the last, which has none of 9 elements; equal parts are known.
// RUN: split-run %t.mlir --entry=main --input=9xi8=random:1 | FileCheck %s --check-prefix=NINE
// NINE:      result[0]: index=3
// NINE-NEXT: result[1]: index=3
// NINE-NEXT: result[2]: index=0
// NINE-NEXT: result[3]: index=4
// NINE-NEXT: result[4]: index=3
// NINE-NEXT: result[5]: index=3

// Nothing of nothing.
// RUN: split-run %t.mlir --entry=main --input=0xi8= | FileCheck %s --check-prefix=NONE
// NONE:      result[0]: index=0
// NONE-NEXT: result[1]: index=0
// NONE-NEXT: result[2]: index=0
// NONE-NEXT: result[3]: index=1
// NONE-NEXT: result[4]: index=0
// NONE-NEXT: result[5]: index=0

func.func @main(%x: tensor<?xi8>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0:4 = split.split %x axis(0) count(4) : tensor<?xi8> -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>)
  %first = tensor.dim %0#0, %c0 : tensor<?xi8>
  %first_bound = "test.reify_bound"(%0#0) {dim = 0, type = "EQ"} : (tensor<?xi8>) -> index
  %last = tensor.dim %0#3, %c0 : tensor<?xi8>
  %last_bound = "test.reify_bound"(%0#3) {dim = 0, type = "UB"} : (tensor<?xi8>) -> index
  %1:3 = split.split %x axis(0) : tensor<?xi8> -> (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>)
  %equal = tensor.dim %1#1, %c0 : tensor<?xi8>
  %equal_bound = "test.reify_bound"(%1#1) {dim = 0, type = "EQ"} : (tensor<?xi8>) -> index
  return %first, %first_bound, %last, %last_bound, %equal, %equal_bound : index, index, index, index, index, index
}
