// A split has no effect: a dead one goes, also with a check that can fail, and
// of two equal ones, one.
// RUN: split-opt %s --cse | FileCheck %s

// CHECK-LABEL: func @dead
// CHECK-NOT:     split.split
func.func @dead(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// CHECK-LABEL: func @twice
// CHECK:         %[[PARTS:.*]]:2 = split.split
// CHECK-NOT:     split.split
// CHECK:         return %[[PARTS]]#0, %[[PARTS]]#1
func.func @twice(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %1#1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @not_equal
// CHECK-COUNT-2: split.split
func.func @not_equal(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %1#1 : tensor<3xf32>, tensor<3xf32>
}
