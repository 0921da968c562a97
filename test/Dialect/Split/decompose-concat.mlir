// RUN: split-opt %s --split-decompose-concat | FileCheck %s
// RUN: split-opt %s --pass-pipeline='builtin.module(split-decompose-concat)' | FileCheck %s

// CHECK-LABEL: func @static(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<2x2xf32>, %[[B:[^:]*]]: tensor<2x4xf32>
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<2x6xf32>
// CHECK:         %[[I:.*]] = tensor.insert_slice %[[A]] into %[[E]][0, 0] [2, 2] [1, 1]
// CHECK:         %[[J:.*]] = tensor.insert_slice %[[B]] into %[[I]][0, 2] [2, 4] [1, 1]
// CHECK:         return %[[J]]
func.func @static(%a: tensor<2x2xf32>, %b: tensor<2x4xf32>) -> tensor<2x6xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// Nothing is inserted for operands without elements: it would not verify.
// CHECK-LABEL: func @without_elements(
// CHECK-COUNT-1: tensor.insert_slice
// CHECK-NOT:     tensor.insert_slice
// CHECK:         return
func.func @without_elements(%a: tensor<2x6xf32>, %b: tensor<2x0xf32>) -> tensor<2x6xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x6xf32>, tensor<2x0xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// CHECK-LABEL: func @off_the_axis(
// CHECK-NOT:     tensor.insert_slice
// CHECK:         return
func.func @off_the_axis(%a: tensor<0x?xf32>, %b: tensor<0x2xf32>) -> tensor<0x?xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<0x?xf32>, tensor<0x2xf32>) -> tensor<0x?xf32>
  return %0 : tensor<0x?xf32>
}

// CHECK-LABEL: func @dynamic(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<2x?xf32>, %[[B:[^:]*]]: tensor<?x4xf32>, %[[C:[^:]*]]: tensor<2x?xf32>
// CHECK:         %[[N:.*]] = tensor.dim %[[A]]
// CHECK:         %[[M:.*]] = tensor.dim %[[C]]
// CHECK:         %[[O:.*]] = arith.addi %[[N]], %c4
// CHECK:         %[[D:.*]] = arith.addi %[[O]], %[[M]]
// CHECK:         %[[E:.*]] = tensor.empty(%[[D]]) : tensor<2x?xf32>
// CHECK:         tensor.insert_slice %[[B]] into %{{.*}}[0, %[[N]]] [%{{.*}}, 4] [1, 1]
// CHECK:         tensor.insert_slice %[[C]] into %{{.*}}[0, %[[O]]] [2, %{{.*}}] [1, 1]
// CHECK:         tensor.cast %{{.*}} : tensor<2x?xf32> to tensor<2x9xf32>
func.func @dynamic(%a: tensor<2x?xf32>, %b: tensor<?x4xf32>, %c: tensor<2x?xf32>) -> tensor<2x9xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<2x?xf32>, tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}
