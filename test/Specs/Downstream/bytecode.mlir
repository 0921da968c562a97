// The specification of another dialect passes through bytecode.
// RUN: split-test-opt %s --emit-bytecode | split-test-opt | FileCheck %s

// CHECK-LABEL: func @spec
func.func @spec(%x: tensor<6xf32>) {
  // CHECK: split.split {{.*}} spec(#test_split.max_parts<2>)
  %0:2 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
