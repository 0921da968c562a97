// Sizes that a run tells stay such where the specification has them.
// RUN: split-opt %s --split-legalize-spec="spec=onnx13" | FileCheck %s --check-prefixes=CHECK,ONNX13
// RUN: split-opt %s --split-legalize-spec="spec=onnx18" | FileCheck %s --check-prefixes=CHECK,ONNX18
// RUN: split-opt %s --split-legalize-spec="spec=nnrt" | FileCheck %s --check-prefixes=CHECK,NNRT

// CHECK-LABEL: func @list
func.func @list(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // CHECK: split.split %{{.*}} axis(0) sizes([2, %{{.*}}]) spec(
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// ONNX wants a tensor of i64 (onnx13-c5, onnx18-c7), or values that are put into
// one.
// CHECK-LABEL: func @tensor_of_i32
// CHECK-SAME:  (%[[X:.*]]: tensor<?xf32>, %[[S:.*]]: tensor<2xi32>)
func.func @tensor_of_i32(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<?xf32> {
  // ONNX13:     %[[E0:.*]] = tensor.extract %[[S]]
  // ONNX13:     %[[N:.*]] = arith.index_cast %[[E0]]
  // ONNX13:     %[[E1:.*]] = tensor.extract %[[S]]
  // ONNX13:     %[[M:.*]] = arith.index_cast %[[E1]]
  // ONNX13:     split.split %[[X]] axis(0) sizes([%[[N]], %[[M]]]) spec(
  // ONNX18:     split.split %[[X]] axis(0) sizes([%{{.*}}, %{{.*}}]) spec(
  // NNRT-NEXT:  split.split %[[X]] axis(0) sizes(%[[S]] : tensor<2xi32>) spec(
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi32>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// Equal parts of an extent that is not known are two by count.
// CHECK-LABEL: func @equal
func.func @equal(%x: tensor<?xf32>) -> tensor<?xf32> {
  // ONNX13-NEXT: split.split %{{[^ ]*}} axis(0) spec(
  // ONNX18-NEXT: split.split %{{[^ ]*}} axis(0) count(2) spec(
  // NNRT-NEXT:   split.split %{{[^ ]*}} axis(0) spec(
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// Two by count need not be equal; their sizes are computed.
// CHECK-LABEL: func @count
func.func @count(%x: tensor<?xf32>) -> tensor<?xf32> {
  // ONNX13:      %[[D:.*]] = tensor.dim
  // ONNX13:      %[[C:.*]] = arith.divui
  // The last ones are what is left.
  // ONNX13:      %[[L:.*]] = arith.minui
  // ONNX13:      split.split %{{.*}} axis(0) sizes([%[[C]], %{{.*}}, %{{.*}}]) spec(
  // ONNX18-NEXT: split.split %{{.*}} axis(0) count(3) spec(
  // NNRT:        split.split %{{.*}} axis(0) sizes([%{{.*}}, %{{.*}}, %{{.*}}]) spec(
  %0:2 = split.split %x axis(0) count(3) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}
