// Programs compute the same after upstream's passes have moved, joined and
// inlined their splits.

// RUN: split-opt %s --inline --cse --loop-invariant-code-motion --cse -o %t.mlir
// RUN: FileCheck %s --check-prefix=MOVED --input-file=%t.mlir

// The split into halves leaves the loop; that of what the loop carries stays.
// MOVED-LABEL: func @main
// MOVED-NOT:     call
// MOVED:         split.split %{{.*}} axis(0) count(2)
// MOVED:         scf.for
// MOVED-NOT:       count(2)
// MOVED:           split.split %{{.*}} axis(0) sizes(
// MOVED:         return

// RUN: split-run %s --entry=main --input=5xi32=1,2,3,4,5 --input=i64=4 | FileCheck %s --check-prefix=MAIN
// RUN: split-run %t.mlir --entry=main --input=5xi32=1,2,3,4,5 --input=i64=4 | FileCheck %s --check-prefix=MAIN
// The sum of 4 and 5, which are the second half, and i, in each of 4 rounds.
// MAIN: result[0]: i32=42

func.func private @second_half(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0:2 = split.split %x axis(0) count(2) : tensor<?xi32> -> (tensor<?xi32>, tensor<?xi32>)
  return %0#1 : tensor<?xi32>
}

func.func @main(%x: tensor<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i32 {
    %half = func.call @second_half(%x) : (tensor<?xi32>) -> tensor<?xi32>
    %again = func.call @second_half(%x) : (tensor<?xi32>) -> tensor<?xi32>
    %a = tensor.extract %half[%c0] : tensor<?xi32>
    %b = tensor.extract %again[%c1] : tensor<?xi32>
    %rest = arith.subi %d, %i : index
    %1:2 = split.split %x axis(0) sizes([%i, %rest]) : tensor<?xi32> -> (tensor<?xi32>, tensor<?xi32>)
    %size = tensor.dim %1#0, %c0 : tensor<?xi32>
    %number = arith.index_cast %size : index to i32
    %2 = arith.addi %before, %a : i32
    %3 = arith.addi %2, %b : i32
    %4 = arith.addi %3, %number : i32
    scf.yield %4 : i32
  }
  return %sum : i32
}

// A split that breaks a rule, in a loop that is not entered: it must stay there.
// RUN: split-run %s --entry=not_entered --input=5xi32=1,2,3,4,5 --input=i64=0 | FileCheck %s --check-prefix=NOT-ENTERED
// RUN: split-run %t.mlir --entry=not_entered --input=5xi32=1,2,3,4,5 --input=i64=0 | FileCheck %s --check-prefix=NOT-ENTERED
// NOT-ENTERED: result[0]: index=7
// RUN: not split-run %t.mlir --entry=not_entered --input=5xi32=1,2,3,4,5 --input=i64=1 2>&1 | FileCheck %s --check-prefix=ENTERED
// ENTERED: split-c

func.func @not_entered(%x: tensor<?xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %c7) -> index {
    %0:2 = split.split %x axis(0) : tensor<?xi32> -> (tensor<?xi32>, tensor<?xi32>)
    %size = tensor.dim %0#0, %c0 : tensor<?xi32>
    %after = arith.addi %before, %size : index
    scf.yield %after : index
  }
  return %sum : index
}
