// Parts without elements, which the runtime of NNRt and ATB do not have.
// RUN: split-opt %s --split-legalize-spec="spec=nnrt-runtime" --cse | FileCheck %s --check-prefixes=CHECK,NNRT
// RUN: split-opt %s --split-legalize-spec="spec=atb" --cse | FileCheck %s --check-prefixes=CHECK,ATB

// CHECK-LABEL: func @peeled
func.func @peeled(%x: tensor<2x6xf16>) -> (tensor<2x0xf16>, tensor<2x2xf16>, tensor<2x0xf16>, tensor<?x?xf16>) {
  // CHECK-DAG: %[[PARTS:.*]]:2 = split.split %{{.*}} axis(1) sizes([2, 4]) spec(
  // CHECK-DAG: %[[EMPTY:.*]] = tensor.empty() : tensor<2x0xf16>
  // CHECK:     return %[[EMPTY]], %[[PARTS]]#0, %[[EMPTY]], %[[PARTS]]#1
  %0:4 = split.split %x axis(-1) sizes([0, 2, 0, 4]) : tensor<2x6xf16> -> (tensor<2x0xf16>, tensor<2x2xf16>, tensor<2x0xf16>, tensor<?x?xf16>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2x0xf16>, tensor<2x2xf16>, tensor<2x0xf16>, tensor<?x?xf16>
}

// One part that is left is the source.
// CHECK-LABEL: func @source_is_left
// CHECK-SAME:  (%[[X:.*]]: tensor<?x6xf16>)
func.func @source_is_left(%x: tensor<?x6xf16>) -> (tensor<?x?xf16>, tensor<*xf16>) {
  // CHECK-NOT: split.split
  // CHECK-DAG: %[[D:.*]] = tensor.dim %[[X]], %c0
  // CHECK-DAG: %[[EMPTY:.*]] = tensor.empty(%[[D]]) : tensor<?x0xf16>
  // CHECK-DAG: %[[P0:.*]] = tensor.cast %[[EMPTY]] : tensor<?x0xf16> to tensor<?x?xf16>
  // CHECK-DAG: %[[P1:.*]] = tensor.cast %[[X]] : tensor<?x6xf16> to tensor<*xf16>
  // CHECK:     return %[[P0]], %[[P1]]
  %0:2 = split.split %x axis(1) sizes([0, 6]) : tensor<?x6xf16> -> (tensor<?x?xf16>, tensor<*xf16>)
  return %0#0, %0#1 : tensor<?x?xf16>, tensor<*xf16>
}

// Another axis has no extent: then no part has elements, and of any type.
// CHECK-LABEL: func @no_elements
func.func @no_elements(%x: tensor<0x6xf64>, %y: tensor<0xf16>) -> (tensor<0x3xf64>, tensor<0xf16>) {
  // CHECK-NOT: split.split
  // CHECK-DAG: %[[X:.*]] = tensor.empty() : tensor<0x3xf64>
  // CHECK-DAG: %[[Y:.*]] = tensor.empty() : tensor<0xf16>
  // CHECK:     return %[[X]], %[[Y]]
  %0:2 = split.split %x axis(1) : tensor<0x6xf64> -> (tensor<0x3xf64>, tensor<0x3xf64>)
  %1:2 = split.split %y axis(0) : tensor<0xf16> -> (tensor<0xf16>, tensor<0xf16>)
  return %0#1, %1#0 : tensor<0x3xf64>, tensor<0xf16>
}

// CHECK-LABEL: func @one_part
// CHECK-SAME:  (%[[X:.*]]: tensor<6xf16>)
func.func @one_part(%x: tensor<6xf16>) -> tensor<6xf16> {
  // NNRT: split.split %[[X]] axis(0) spec(
  // ATB:  return %[[X]]
  %0 = split.split %x axis(0) : tensor<6xf16> -> tensor<6xf16>
  return %0 : tensor<6xf16>
}
