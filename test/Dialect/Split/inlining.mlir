// Functions with splits can be inlined.
// RUN: split-opt %s --inline | FileCheck %s

func.func private @callee(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// CHECK-LABEL: func @caller
// CHECK-NOT:     call
// CHECK:         split.split %{{.*}} axis(0) spec(#split.onnx<13>)
func.func @caller(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0 = call @callee(%x) : (tensor<6xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
