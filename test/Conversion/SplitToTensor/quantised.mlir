// On the quantised axis, slices are of the integers.
// RUN: split-opt %s --convert-split-to-tensor | FileCheck %s

!all = !quant.uniform<i8:f32:1, {1.0:1, 2.0:2, 3.0:3}>
!first = !quant.uniform<i8:f32:1, {1.0:1}>
!rest = !quant.uniform<i8:f32:1, {2.0:2, 3.0:3}>

// CHECK-LABEL: func @on_the_quantised_axis(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x!quant
// CHECK:         %[[I:.*]] = quant.scast %[[X]] : tensor<2x3x!quant.{{.*}} to tensor<2x3xi8>
// CHECK:         %[[S0:.*]] = tensor.extract_slice %[[I]][0, 0] [2, 1] [1, 1]
// CHECK:         %[[P0:.*]] = quant.scast %[[S0]] : tensor<2x1xi8> to tensor<2x1x!quant.uniform<i8:f32:1, {1.000000e+00:1}>>
// CHECK:         %[[S1:.*]] = tensor.extract_slice %[[I]][0, 1] [2, 2] [1, 1]
// CHECK:         %[[P1:.*]] = quant.scast %[[S1]] : tensor<2x2xi8> to tensor<2x2x!quant.uniform<i8:f32:1, {2.000000e+00:2,3.000000e+00:3}>>
// CHECK:         return %[[P0]], %[[P1]]
func.func @on_the_quantised_axis(%x: tensor<2x3x!all>) -> (tensor<2x1x!first>, tensor<2x2x!rest>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3x!all> -> (tensor<2x1x!first>, tensor<2x2x!rest>)
  return %0#0, %0#1 : tensor<2x1x!first>, tensor<2x2x!rest>
}

// CHECK-LABEL: func @on_another_axis(
// CHECK-NOT:     quant.scast
// CHECK:         tensor.extract_slice %{{.*}}[0, 0] [1, 3] [1, 1] : tensor<2x3x!quant
// CHECK-NOT:     quant.scast
// CHECK:         return
func.func @on_another_axis(%x: tensor<2x3x!all>) -> tensor<1x3x!all> {
  %0:2 = split.split %x axis(0) : tensor<2x3x!all> -> (tensor<1x3x!all>, tensor<1x3x!all>)
  return %0#0 : tensor<1x3x!all>
}

// CHECK-LABEL: func @empty_part(
// CHECK:         tensor.empty() : tensor<2x0x!quant.uniform<i8:f32:1, {1.000000e+00:1}>>
// CHECK:         %[[S:.*]] = tensor.extract_slice %{{.*}} [2, 3] [1, 1] : tensor<2x3xi8>
// CHECK:         quant.scast %[[S]] : tensor<2x3xi8> to tensor<2x3x!quant
func.func @empty_part(%x: tensor<2x3x!all>) -> (tensor<2x0x!first>, tensor<2x3x!all>) {
  %0:2 = split.split %x axis(1) sizes([0, 3])
    : tensor<2x3x!all> -> (tensor<2x0x!first>, tensor<2x3x!all>)
  return %0#0, %0#1 : tensor<2x0x!first>, tensor<2x3x!all>
}

// CHECK-LABEL: func @dynamic(
// CHECK:         quant.scast %{{.*}} : tensor<?x?x!quant.{{.*}} to tensor<?x?xi8>
// CHECK:         tensor.extract_slice
// CHECK:         quant.scast %{{.*}} : tensor<?x1xi8> to tensor<?x1x!quant
// CHECK:         tensor.cast %{{.*}} to tensor<2x?x!quant
func.func @dynamic(%x: tensor<?x?x!all>, %n: index) -> tensor<2x?x!first> {
  %0:2 = split.split %x axis(1) sizes([1, %n])
    : tensor<?x?x!all> -> (tensor<2x?x!first>, tensor<2x?x!rest>)
  return %0#0 : tensor<2x?x!first>
}
