// Casts of source and sizes fold where the operand of the cast says more.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @source
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x6xf32>
// CHECK:         %[[PARTS:.*]]:2 = split.split %[[X]] axis(1) sizes([3, 3]) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK:         %[[CAST:.*]] = tensor.cast %[[PARTS]]#0 : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK:         return %[[CAST]], %[[PARTS]]#1
func.func @source(%x: tensor<2x6xf32>) -> (tensor<?x?xf32>, tensor<2x3xf32>) {
  %c = tensor.cast %x : tensor<2x6xf32> to tensor<?x?xf32>
  %0:2 = split.split %c axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<2x3xf32>
}

// The cast stays for its other user.
// CHECK-LABEL: func @cast_used_elsewhere
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x6xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[X]]
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %[[X]] axis(1)
// CHECK-NEXT:    return %[[PARTS]]#0, %[[PARTS]]#1, %[[CAST]]
func.func @cast_used_elsewhere(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x?xf32>) {
  %c = tensor.cast %x : tensor<2x6xf32> to tensor<?x?xf32>
  %0:2 = split.split %c axis(1) : tensor<?x?xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1, %c : tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func @sizes
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[S:[^:]*]]: tensor<2xi64>
// CHECK-NEXT:    split.split %[[X]] axis(0) sizes(%[[S]] : tensor<2xi64>)
func.func @sizes(%x: tensor<?xf32>, %s: tensor<2xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %s : tensor<2xi64> to tensor<?xi64>
  %0:2 = split.split %x axis(0) sizes(%c : tensor<?xi64>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// This cast says more than its operand.
// CHECK-LABEL: func @cast_says_more
// CHECK:         tensor.cast
// CHECK:         split.split %{{.*}} axis(0) sizes([3, 3]) : tensor<6xf32>
func.func @cast_says_more(%x: tensor<?xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c = tensor.cast %x : tensor<?xf32> to tensor<6xf32>
  %0:2 = split.split %c axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

// Without the cast, these would be errors: 2 does not divide 7, and there are
// two parts and three sizes.
// CHECK-LABEL: func @breaks_rule
// CHECK:         tensor.cast
// CHECK:         tensor.cast
// CHECK:         split.split %{{.*}} axis(0) : tensor<?xf32>
// CHECK:         split.split %{{.*}} axis(0) sizes(%{{.*}} : tensor<?xi64>) : tensor<7xf32>
func.func @breaks_rule(%x: tensor<7xf32>, %s: tensor<3xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %x : tensor<7xf32> to tensor<?xf32>
  %d = tensor.cast %s : tensor<3xi64> to tensor<?xi64>
  %0:2 = split.split %c axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %x axis(0) sizes(%d : tensor<?xi64>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1, %1#0 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @spec_allows
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6xf32>
// CHECK-NEXT:    split.split %[[X]] axis(-1) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
func.func @spec_allows(%x: tensor<6xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %x : tensor<6xf32> to tensor<?xf32>
  %0:2 = split.split %c axis(-1) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @spec_refuses
// CHECK-NEXT:    tensor.cast
// CHECK-NEXT:    split.split %{{.*}} axis(0) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
func.func @spec_refuses(%x: tensor<7xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %x : tensor<7xf32> to tensor<?xf32>
  %0:2 = split.split %c axis(0) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// The extent on the axis is still unknown.
// CHECK-LABEL: func @spec_undecided
// CHECK-NEXT:    tensor.cast
// CHECK-NEXT:    split.split %{{.*}} axis(0) spec(#split.onnx<13>) : tensor<?x?xf32>
func.func @spec_undecided(%x: tensor<?x2xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c = tensor.cast %x : tensor<?x2xf32> to tensor<?x?xf32>
  %0:2 = split.split %c axis(0) spec(#split.onnx<13>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
