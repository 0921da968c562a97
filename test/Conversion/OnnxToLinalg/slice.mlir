// RUN: split-opt %s --allow-unregistered-dialect --split-input-file --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

// Places below 0 count from the end, those outside are at the border, and
// constants that nothing else uses go.
// CHECK-LABEL: func @clamped
// CHECK-NEXT:  %[[R:.*]] = tensor.extract_slice %{{.*}}[3, 1, 0] [2, 6, 4] [1, 1, 1]
// CHECK-NEXT:  return %[[R]]
func.func @clamped(%x: tensor<5x7x4xf32>) -> tensor<2x6x4xf32> {
  %starts = arith.constant dense<[-2, 1, -9223372036854775808]> : tensor<3xi64>
  %ends = arith.constant dense<[100, 9223372036854775807, 4]> : tensor<3xi64>
  %0 = "onnx.Slice"(%x, %starts, %ends) : (tensor<5x7x4xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x6x4xf32>
  return %0 : tensor<2x6x4xf32>
}

// CHECK-LABEL: func @axes_and_steps
// CHECK-NEXT:  tensor.extract_slice %{{.*}}[0, 1] [5, 3] [1, 2] : tensor<5x7xf32> to tensor<5x3xf32>
func.func @axes_and_steps(%x: tensor<5x7xf32>) -> tensor<5x3xf32> {
  %start = arith.constant dense<1> : tensor<1xi32>
  %end = arith.constant dense<-1> : tensor<1xi32>
  %axis = arith.constant dense<-1> : tensor<1xi32>
  %step = arith.constant dense<2> : tensor<1xi32>
  %0 = "onnx.Slice"(%x, %start, %end, %axis, %step) : (tensor<5x7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

// CHECK-LABEL: func @absent_axes
// CHECK-NOT:   onnx.NoValue
// CHECK:       tensor.extract_slice %{{.*}}[0] [3] [2]
func.func @absent_axes(%x: tensor<5xf32>) -> tensor<3xf32> {
  %start = arith.constant dense<0> : tensor<1xi64>
  %end = arith.constant dense<5> : tensor<1xi64>
  %axis = "onnx.NoValue"() : () -> none
  %step = arith.constant dense<2> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %start, %end, %axis, %step) : (tensor<5xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func @dynamic
// CHECK:       %[[D:.*]] = tensor.dim %{{.*}}, %c0
// CHECK:       %[[BACK:.*]] = arith.minui %[[D]], %c2
// CHECK:       %[[FIRST:.*]] = arith.subi %[[D]], %[[BACK]]
// CHECK:       %[[LAST:.*]] = arith.minui %[[D]], %c9
// CHECK:       %[[MIN:.*]] = arith.minui %[[FIRST]], %[[LAST]]
// CHECK:       %[[SIZE:.*]] = arith.subi %[[LAST]], %[[MIN]]
// CHECK:       tensor.extract_slice %{{.*}}[%[[FIRST]], 0] [%[[SIZE]], %{{.*}}] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
func.func @dynamic(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %start = arith.constant dense<-2> : tensor<1xi64>
  %end = arith.constant dense<9> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %start, %end) : (tensor<?x?xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// From element 4 on, each second one: there are 3.
// CHECK-LABEL: func @backward
// CHECK-SAME:  (%[[X:.*]]: tensor<5x2xf32>)
// CHECK:       tensor.generate
// CHECK-NEXT:  ^bb0(%[[I:.*]]: index, %[[J:.*]]: index):
// CHECK:         %[[WAY:.*]] = arith.muli %[[I]], %c2
// CHECK:         %[[PLACE:.*]] = arith.subi %c4{{.*}}, %[[WAY]]
// CHECK:         tensor.extract %[[X]][%[[PLACE]], %{{.*}}]
// CHECK:       } : tensor<3x2xf32>
func.func @backward(%x: tensor<5x2xf32>) -> tensor<3x2xf32> {
  %start = arith.constant dense<-1> : tensor<1xi64>
  %end = arith.constant dense<-9223372036854775808> : tensor<1xi64>
  %axis = arith.constant dense<0> : tensor<1xi64>
  %step = arith.constant dense<-2> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %start, %end, %axis, %step) : (tensor<5x2xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func @empty
// CHECK-NEXT:  tensor.empty() : tensor<0xf32>
func.func @empty(%x: tensor<5xf32>) -> tensor<0xf32> {
  %start = arith.constant dense<5> : tensor<1xi64>
  %end = arith.constant dense<9> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %start, %end) : (tensor<5xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

// The list is still used, by the program.
// CHECK-LABEL: func @list_returned
// CHECK:       arith.constant dense<1>
func.func @list_returned(%x: tensor<5xf32>) -> (tensor<0xf32>, tensor<1xi64>) {
  %place = arith.constant dense<1> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %place, %place) : (tensor<5xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<0xf32>
  return %0, %place : tensor<0xf32>, tensor<1xi64>
}

// -----

module attributes {onnx.opset = {"ai.onnx" = 9 : i64}} {
// CHECK-LABEL: func @attributes
// CHECK:       tensor.extract_slice %{{.*}}[0, 2] [5, 4] [1, 1]
// CHECK:       tensor.extract_slice %{{.*}}[1, 0] [4, 7] [1, 1]
func.func @attributes(%x: tensor<5x7xf32>) -> (tensor<5x4xf32>, tensor<4x7xf32>) {
  %0 = "onnx.Slice"(%x) {axes = [1 : si64], starts = [2 : si64], ends = [-1 : si64]} : (tensor<5x7xf32>) -> tensor<5x4xf32>
  %1 = "onnx.Slice"(%x) {starts = [1 : si64], ends = [9 : si64]} : (tensor<5x7xf32>) -> tensor<4x7xf32>
  return %0, %1 : tensor<5x4xf32>, tensor<4x7xf32>
}
}
