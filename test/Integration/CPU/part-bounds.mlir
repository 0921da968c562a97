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

// In a loop, where sizes and extents change: what is summed up over the turns.
// RUN: split-run %t.mlir --entry=in_loop --input=6xi8=random:1 --input=index=4 | FileCheck %s --check-prefix=LOOP
// LOOP:      result[0]: index=10
// LOOP-NEXT: result[1]: index=10
// LOOP-NEXT: result[2]: index=4
// LOOP-NEXT: result[3]: index=4
func.func @in_loop(%x: tensor<?xi8>, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c0, %c = %c0, %d = %c0) -> (index, index, index, index) {
    %rest = arith.subi %n, %i : index
    %1:3 = split.split %x axis(0) sizes([%i, 2, %rest]) : tensor<?xi8> -> (tensor<?xi8>, tensor<2xi8>, tensor<?xi8>)
    %last = tensor.dim %1#2, %c0 : tensor<?xi8>
    %last_bound = "test.reify_bound"(%1#2) {dim = 0, type = "EQ"} : (tensor<?xi8>) -> index
    %2:2 = split.split %1#0 axis(0) count(2) : tensor<?xi8> -> (tensor<?xi8>, tensor<?xi8>)
    %half = tensor.dim %2#0, %c0 : tensor<?xi8>
    %half_bound = "test.reify_bound"(%2#0) {dim = 0, type = "EQ"} : (tensor<?xi8>) -> index
    %a1 = arith.addi %a, %last : index
    %b1 = arith.addi %b, %last_bound : index
    %c2 = arith.addi %c, %half : index
    %d1 = arith.addi %d, %half_bound : index
    scf.yield %a1, %b1, %c2, %d1 : index, index, index, index
  }
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// Bounds are known where the type of the source tells extents, whatever the
// types of the parts say.
// RUN: split-run %t.mlir --entry=static --input=2x9xi8=random:1 | FileCheck %s --check-prefix=STATIC
// STATIC:      result[0]: index=5
// STATIC-NEXT: result[1]: index=4
// STATIC-NEXT: result[2]: index=4
// STATIC-NEXT: result[3]: index=2
func.func @static(%x: tensor<2x9xi8>) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0:2 = split.split %x axis(1) count(2) : tensor<2x9xi8> -> (tensor<2x5xi8>, tensor<?x?xi8>)
  %first_bound = "test.reify_bound"(%0#0) {dim = 1, type = "EQ"} : (tensor<2x5xi8>) -> index
  %last = tensor.dim %0#1, %c1 : tensor<?x?xi8>
  %last_bound = "test.reify_bound"(%0#1) {dim = 1, type = "EQ"} : (tensor<?x?xi8>) -> index
  %rows_bound = "test.reify_bound"(%0#1) {dim = 0, type = "EQ"} : (tensor<?x?xi8>) -> index
  return %first_bound, %last, %last_bound, %rows_bound : index, index, index, index
}
