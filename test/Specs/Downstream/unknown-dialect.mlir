// split-opt does not know the dialect: were it part of the project, the tests
// beside this one would show nothing.
// RUN: not split-opt %s 2>&1 | FileCheck %s

// CHECK: error: {{.*}}test_split{{.*}}unregistered dialect
func.func @spec(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
