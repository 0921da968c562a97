// Quantised tensors are cut and copied as integers, on any axis.
// RUN: split-opt %s --convert-split-to-linalg | FileCheck %s

!all = !quant.uniform<i8:f32:1, {1.0:1, 2.0:2, 3.0:3}>
!first = !quant.uniform<i8:f32:1, {1.0:1}>
!rest = !quant.uniform<i8:f32:1, {2.0:2, 3.0:3}>

// CHECK-LABEL: func @on_the_quantised_axis(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x!quant
// CHECK:         %[[I:.*]] = quant.scast %[[X]] : tensor<2x3x!quant.{{.*}} to tensor<2x3xi8>
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[I]][0, 1] [2, 2] [1, 1]
// CHECK:         %[[C:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<2x2xi8>) outs(%{{.*}} : tensor<2x2xi8>)
// CHECK:         quant.scast %[[C]] : tensor<2x2xi8> to tensor<2x2x!quant.uniform<i8:f32:1, {2.000000e+00:2,3.000000e+00:3}>>
func.func @on_the_quantised_axis(%x: tensor<2x3x!all>) -> tensor<2x2x!rest> {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3x!all> -> (tensor<2x1x!first>, tensor<2x2x!rest>)
  return %0#1 : tensor<2x2x!rest>
}

// CHECK-LABEL: func @on_another_axis(
// CHECK:         %[[C:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x3xi8>)
// CHECK:         quant.scast %[[C]] : tensor<1x3xi8> to tensor<1x3x!quant
func.func @on_another_axis(%x: tensor<2x3x!all>) -> tensor<1x3x!all> {
  %0:2 = split.split %x axis(0) : tensor<2x3x!all> -> (tensor<1x3x!all>, tensor<1x3x!all>)
  return %0#0 : tensor<1x3x!all>
}

// CHECK-LABEL: func @empty_part(
// CHECK:         tensor.empty() : tensor<2x0x!quant.uniform<i8:f32:1, {1.000000e+00:1}>>
func.func @empty_part(%x: tensor<2x3x!all>) -> tensor<2x0x!first> {
  %0:2 = split.split %x axis(1) sizes([0, 3])
    : tensor<2x3x!all> -> (tensor<2x0x!first>, tensor<2x3x!all>)
  return %0#0 : tensor<2x0x!first>
}

// What is only calibrated has no integers yet.
// CHECK-LABEL: func @calibrated(
// CHECK-NOT:     quant.scast
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x!quant.calibrated<
// CHECK-NOT:     quant.scast
// CHECK:         return
func.func @calibrated(%x: tensor<2x!quant.calibrated<f32<-1.0:1.0>>>) -> tensor<1x!quant.calibrated<f32<-1.0:1.0>>> {
  %0:2 = split.split %x : tensor<2x!quant.calibrated<f32<-1.0:1.0>>>
    -> (tensor<1x!quant.calibrated<f32<-1.0:1.0>>>, tensor<1x!quant.calibrated<f32<-1.0:1.0>>>)
  return %0#0 : tensor<1x!quant.calibrated<f32<-1.0:1.0>>>
}
