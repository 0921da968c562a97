// RUN: split-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// Nothing reaches the second block, where an op uses its own result.
// CHECK-LABEL: func @unreachable(
func.func @unreachable(%x: tensor<6xf32>, %i: index) -> f32 {
  %v = tensor.extract %x[%i] : tensor<6xf32>
  return %v : f32
^bb1:
  %0:2 = split.split %1#1 axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %0#1 axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  cf.br ^bb1
}
