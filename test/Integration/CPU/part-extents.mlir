// Extents of parts are what they were when they are said by the operands.

// RUN: split-opt %s --resolve-ranked-shaped-type-result-dims --canonicalize -o %t.mlir
// RUN: FileCheck %s --check-prefix=RESOLVED --input-file=%t.mlir
// RESOLVED-LABEL: func @forms
// RESOLVED-NOT:     split.split
// RESOLVED-LABEL: func @loop
// RESOLVED-NOT:     split.split

// Of 9 elements: the third of 4 parts by count, and the last, which has none; a
// size of a list; a size in a tensor; equal parts; and beside the axis.
// RUN: split-run %s --entry=forms --input=9x2xi8=random:1 --input=i64=2 --input=2xi64=4,5 | FileCheck %s --check-prefix=FORMS
// RUN: split-run %t.mlir --entry=forms --input=9x2xi8=random:1 --input=i64=2 --input=2xi64=4,5 | FileCheck %s --check-prefix=FORMS
// FORMS:      result[0]: index=3
// FORMS-NEXT: result[1]: index=0
// FORMS-NEXT: result[2]: index=2
// FORMS-NEXT: result[3]: index=5
// FORMS-NEXT: result[4]: index=3
// FORMS-NEXT: result[5]: index=2

func.func @forms(%x: tensor<?x?xi8>, %n: index, %s: tensor<2xi64>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:4 = split.split %x axis(0) count(4) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>)
  %1:2 = split.split %x axis(0) sizes([%n, 7]) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<7x?xi8>)
  %2:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>)
  %3:3 = split.split %x axis(0) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>)
  %4 = tensor.dim %0#2, %c0 : tensor<?x?xi8>
  %5 = tensor.dim %0#3, %c0 : tensor<?x?xi8>
  %6 = tensor.dim %1#0, %c0 : tensor<?x?xi8>
  %7 = tensor.dim %2#1, %c0 : tensor<?x?xi8>
  %8 = tensor.dim %3#1, %c0 : tensor<?x?xi8>
  %9 = tensor.dim %3#2, %c1 : tensor<?x?xi8>
  return %4, %5, %6, %7, %8, %9 : index, index, index, index, index, index
}

// 0 + 1 + 2 + 3, where the split is made anew in each round.
// RUN: split-run %s --entry=loop --input=9xi8=random:1 --input=i64=4 | FileCheck %s --check-prefix=LOOP
// RUN: split-run %t.mlir --entry=loop --input=9xi8=random:1 --input=i64=4 | FileCheck %s --check-prefix=LOOP
// LOOP: result[0]: index=6

func.func @loop(%x: tensor<9xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %c0) -> index {
    %rest = arith.subi %c9, %i : index
    %0:2 = split.split %x axis(0) sizes([%i, %rest]) : tensor<9xi8> -> (tensor<?xi8>, tensor<?xi8>)
    %size = tensor.dim %0#0, %c0 : tensor<?xi8>
    %after = arith.addi %before, %size : index
    scf.yield %after : index
  }
  return %sum : index
}
