// Parts of sizes that are given: known ones are written down.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @list
// CHECK:         split.split %{{.*}} axis(1) sizes([2, 4]) : tensor<2x6xf32>
func.func @list(%x: tensor<2x6xf32>) -> (tensor<2x2xf32>, tensor<2x4xf32>) {
  %0:2 = split.split %x axis(-1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func @count_beside_sizes
// CHECK:         split.split %{{.*}} axis(0) sizes([2, 4]) : tensor<6xf32>
func.func @count_beside_sizes(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0:2 = split.split %x axis(0) count(2) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @count_beside_sizes_with_spec
// CHECK:         split.split %{{.*}} axis(0) count(2) sizes([2, 4]) spec
func.func @count_beside_sizes_with_spec(%x: tensor<6xf16>) -> (tensor<2xf16>, tensor<4xf16>) {
  %0:2 = split.split %x axis(0) count(2) sizes([2, 4]) spec(#split.atb<product = atlas_a2_training>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<4xf16>)
  return %0#0, %0#1 : tensor<2xf16>, tensor<4xf16>
}

//===----------------------------------------------------------------------===//
// Entries of a list
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_entry
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK:         split.split %[[X]] axis(0) sizes([2, %[[N]]]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
func.func @constant_entry(%x: tensor<?xf32>, %n: index) -> (tensor<2xf32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %0:2 = split.split %x axis(0) sizes([%c2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @entry_in_type
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK:         split.split %[[X]] axis(0) sizes([%[[N]], 3]) : tensor<?xf32> -> (tensor<?xf32>, tensor<3xf32>)
func.func @entry_in_type(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) sizes([%n, %n]) : tensor<?xf32> -> (tensor<?xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<3xf32>
}

// The result has a more exact type then.
// CHECK-LABEL: func @remainder
// CHECK:         %[[PARTS:.*]]:3 = split.split %{{.*}} axis(0) sizes([1, 3, 2]) : tensor<6xf32> -> (tensor<1xf32>, tensor<3xf32>, tensor<2xf32>)
// CHECK:         %[[CAST:.*]] = tensor.cast %[[PARTS]]#1 : tensor<3xf32> to tensor<?xf32>
// CHECK:         return %[[PARTS]]#0, %[[CAST]], %[[PARTS]]#2
func.func @remainder(%x: tensor<6xf32>, %n: index) -> (tensor<1xf32>, tensor<?xf32>, tensor<2xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, %n, 2]) : tensor<6xf32> -> (tensor<1xf32>, tensor<?xf32>, tensor<2xf32>)
  return %0#0, %0#1, %0#2 : tensor<1xf32>, tensor<?xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @remainder_0
// CHECK-SAME:      %[[X:[^:]*]]: tensor<3xf32>
// CHECK:         tensor.cast %[[X]] : tensor<3xf32> to tensor<?xf32>
func.func @remainder_0(%x: tensor<3xf32>, %n: index) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0:2 = split.split %x axis(0) sizes([%n, %c3]) : tensor<3xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @two_unknown
// CHECK:         split.split %{{.*}} axis(0) sizes([1, %{{.*}}, %{{.*}}]) : tensor<6xf32>
func.func @two_unknown(%x: tensor<6xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, %n, %m]) : tensor<6xf32> -> (tensor<1xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#1, %0#2 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @unknown_extent
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, %{{.*}}]) : tensor<?xf32>
func.func @unknown_extent(%x: tensor<?xf32>, %n: index) -> (tensor<1xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([1, %n]) : tensor<?xf32> -> (tensor<1xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<?xf32>
}

// A split that breaks a rule is undefined where it is executed, but no error:
// written down, it would be one.
// CHECK-LABEL: func @entry_breaks_rule
// CHECK:         split.split %{{.*}} axis(0) sizes([%{{.*}}, 7]) : tensor<?xf32>
// CHECK:         split.split %{{.*}} axis(0) sizes([%{{.*}}, %{{.*}}, 3]) : tensor<6xf32>
func.func @entry_breaks_rule(%x: tensor<?xf32>, %y: tensor<6xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c-1 = arith.constant -1 : index
  %c4 = arith.constant 4 : index
  %0:2 = split.split %x axis(0) sizes([%c-1, 7]) : tensor<?xf32> -> (tensor<?xf32>, tensor<7xf32>)
  %1:3 = split.split %y axis(0) sizes([%c4, %n, 3]) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<3xf32>)
  return %0#0, %1#0 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @entries_with_spec
// CHECK:         split.split %{{.*}} axis(0) sizes([%{{.*}}, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<?xf32>, tensor<4xf32>)
func.func @entries_with_spec(%x: tensor<6xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %c2 = arith.constant 2 : index
  %0:2 = split.split %x axis(0) sizes([%c2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<?xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<4xf32>
}
