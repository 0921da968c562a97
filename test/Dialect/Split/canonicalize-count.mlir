// Parts by count are written as sizes where the extent is static.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @last_part_shorter
// CHECK:         split.split %{{.*}} axis(0) sizes([2, 2, 2, 1]) : tensor<7xf32>
func.func @last_part_shorter(%x: tensor<7xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) {
  %0:4 = split.split %x count(4) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>
}

// Parts that are left out are one part without a user.
// CHECK-LABEL: func @left_out
// CHECK:         %[[PARTS:.*]]:3 = split.split %{{.*}} axis(0) sizes([2, 2, 3]) {note = "kept"} : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>)
// CHECK:         return %[[PARTS]]#0, %[[PARTS]]#1
func.func @left_out(%x: tensor<7xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0:2 = split.split %x count(4) {note = "kept"} : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @many_left_out
// CHECK:         split.split %{{.*}} axis(0) sizes([1, 6]) : tensor<7xf32>
func.func @many_left_out(%x: tensor<7xf32>) -> tensor<1xf32> {
  %0 = split.split %x count(9223372036854775807) : tensor<7xf32> -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// Those that are left out here have no elements.
// CHECK-LABEL: func @empty_left_out
// CHECK:         split.split %{{.*}} axis(0) sizes([1, 1]) : tensor<2xf32>
func.func @empty_left_out(%x: tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0:2 = split.split %x count(5) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<1xf32>
}

// Of a dynamic extent the count stays, and parts at the end that have no user
// are left out.
// CHECK-LABEL: func @unknown_extent
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) count(4) {note = "kept"} : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
// CHECK-NEXT:    return %[[PARTS]]#1
func.func @unknown_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:4 = split.split %x count(4) {note = "kept"} : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @unknown_extent_last_used
// CHECK-NEXT:    split.split %{{.*}} axis(0) count(4) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
func.func @unknown_extent_last_used(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:4 = split.split %x count(4) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#3 : tensor<?xf32>
}

// Without a count, the number of results is the number of parts.
// CHECK-LABEL: func @equal_of_unknown_extent
// CHECK-NEXT:    split.split %{{.*}} axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
func.func @equal_of_unknown_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0 : tensor<?xf32>
}

// CHECK-LABEL: func @with_spec
// CHECK:         split.split %{{.*}} count(4) spec(#split.onnx<18>) : tensor<7xf32>
// CHECK:         split.split %{{.*}} axis(0) count(2) spec(#split.onnx<18>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
func.func @with_spec(%x: tensor<7xf32>, %y: tensor<?xf32>) -> (tensor<1xf32>, tensor<?xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  %1:2 = split.split %y axis(0) count(2) spec(#split.onnx<18>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#3, %1#0 : tensor<1xf32>, tensor<?xf32>
}
