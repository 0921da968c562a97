// The way out of a specification holds for that of another dialect too.
// RUN: split-test-opt %s --split-drop-spec | FileCheck %s

// CHECK-LABEL: func @spec
func.func @spec(%x: tensor<6xf32>) {
  // CHECK: split.split %{{[^ ]*}} axis(0) : tensor<6xf32>
  %0:2 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
