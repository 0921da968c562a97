// A specification of another project is asked like any other: whether the split
// conforms as it is, in another form, or as a tree.
// RUN: split-test-opt %s --split-legalize-spec="spec=#test_split.max_parts<3>" | FileCheck %s
// RUN: not split-test-opt %s --split-legalize-spec="spec=#test_split.max_parts<1>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REFUSED

// REFUSED:     error: 'split.split' op [test-c1] must have at most 1 parts, but has {{[34]}}
// REFUSED:     error: 'split.split' op [test-c1] must have at most 1 parts, but has {{[34]}}
// REFUSED-NOT: error:

// CHECK-LABEL: func @conforms
func.func @conforms(%x: tensor<6xf32>) -> tensor<2xf32> {
  // CHECK: split.split %{{[^ ]*}} count(3) spec(#test_split.max_parts<3>)
  %0:3 = split.split %x count(3) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
}

// CHECK-LABEL: func @tree
func.func @tree(%x: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  // CHECK: split.split %{{.*}} axis(0) sizes({{.*}}) spec(#test_split.max_parts<3>)
  // CHECK: split.split %{{.*}} axis(0) spec(#test_split.max_parts<3>)
  %0:4 = split.split %x : tensor<4xf32> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
