// RUN: split-opt %s --split-erase-self-copies | FileCheck %s
// RUN: split-opt %s --pass-pipeline='builtin.module(split-erase-self-copies)' | FileCheck %s

// CHECK-LABEL: func @copies(
// CHECK-SAME:    %[[A:[^:]*]]: memref<2xf32>, %[[B:[^:]*]]: memref<2xf32>
// CHECK-NEXT:    memref.copy %[[A]], %[[B]]
// CHECK-NEXT:    return
func.func @copies(%a: memref<2xf32>, %b: memref<2xf32>) {
  memref.copy %a, %a : memref<2xf32> to memref<2xf32>
  memref.copy %a, %b : memref<2xf32> to memref<2xf32>
  memref.copy %b, %b : memref<2xf32> to memref<2xf32>
  return
}
