// A tensor of sizes becomes a list where its elements are at hand.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @constant
// CHECK:         %[[PARTS:.*]]:2 = split.split %{{.*}} axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
// CHECK:         tensor.cast %[[PARTS]]#0 : tensor<2x2xf32> to tensor<2x?xf32>
// CHECK:         tensor.cast %[[PARTS]]#1 : tensor<2x4xf32> to tensor<2x?xf32>
func.func @constant(%x: tensor<2x6xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
  %s = arith.constant dense<[2, 4]> : tensor<2xi64>
  %0:2 = split.split %x axis(1) count(2) sizes(%s : tensor<2xi64>) : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  return %0#0, %0#1 : tensor<2x?xf32>, tensor<2x?xf32>
}

// CHECK-LABEL: func @splat
// CHECK:         split.split %{{.*}} axis(0) sizes([3, 3]) : tensor<6xf32>
func.func @splat(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %s = arith.constant dense<3> : tensor<2xi8>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi8>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @index_elements
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index
// CHECK-NEXT:    split.split %[[X]] axis(0) sizes([%[[N]], 2, %[[M]]]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>)
func.func @index_elements(%x: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %s = tensor.from_elements %n, %c2, %m : tensor<3xindex>
  %0:3 = split.split %x axis(0) sizes(%s : tensor<3xindex>) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>)
  return %0#0, %0#1, %0#2 : tensor<?xf32>, tensor<2xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @integer_elements
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: i32
// CHECK:         %[[SIZE:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK:         split.split %[[X]] axis(0) sizes([%[[SIZE]], 2]) : tensor<?xf32>
func.func @integer_elements(%x: tensor<?xf32>, %n: i32) -> (tensor<?xf32>, tensor<2xf32>) {
  %c2 = arith.constant 2 : i32
  %s = tensor.from_elements %n, %c2 : tensor<2xi32>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi32>) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @cast
// CHECK:         split.split %{{.*}} axis(0) sizes([2, 4]) : tensor<6xf32>
func.func @cast(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %s = arith.constant dense<[2, 4]> : tensor<2xi64>
  %t = tensor.cast %s : tensor<2xi64> to tensor<?xi64>
  %0:2 = split.split %x axis(0) sizes(%t : tensor<?xi64>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}

// The elements of another tensor would have to be read.
// CHECK-LABEL: func @argument
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes(%{{.*}} : tensor<2xi64>) : tensor<6xf32>
func.func @argument(%x: tensor<6xf32>, %s: tensor<2xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @breaks_rule
// CHECK:         split.split %{{.*}} axis(0) sizes(%{{.*}} : tensor<2xi64>) : tensor<6xf32>
// CHECK:         split.split %{{.*}} axis(0) sizes(%{{.*}} : tensor<2xi64>) : tensor<6xf32>
func.func @breaks_rule(%x: tensor<6xf32>, %n: i64) -> (tensor<?xf32>, tensor<?xf32>) {
  %s = arith.constant dense<[2, 5]> : tensor<2xi64>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %c7 = arith.constant 7 : i64
  %t = tensor.from_elements %n, %c7 : tensor<2xi64>
  %1:2 = split.split %x axis(0) sizes(%t : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

// From opset 13 on, split is a tensor.
// CHECK-LABEL: func @with_spec
// CHECK:         split.split %{{.*}} axis(0) sizes(%{{.*}} : tensor<2xi64>) spec(#split.onnx<13>) : tensor<6xf32>
func.func @with_spec(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %s = arith.constant dense<[2, 4]> : tensor<2xi64>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}
