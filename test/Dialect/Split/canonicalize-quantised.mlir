// Parts of a tensor that is quantised per axis keep their own scales.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>
!first = !quant.uniform<i8:f32:0, {1.0}>
!second = !quant.uniform<i8:f32:0, {2.0}>
!third = !quant.uniform<i8:f32:0, {3.0}>
!back = !quant.uniform<i8:f32:0, {3.0, 4.0}>
!last = !quant.uniform<i8:f32:0, {4.0}>

// CHECK-LABEL: func @merge
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([2, 1, 1]) : tensor<4x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00,4.000000e+00}>> -> (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<1x!quant.uniform<i8:f32:0, {3.000000e+00}>>, tensor<1x!quant.uniform<i8:f32:0, {4.000000e+00}>>)
func.func @merge(%x: tensor<4x!all>) -> tensor<1x!third> {
  %0:4 = split.split %x axis(0) : tensor<4x!all> -> (tensor<1x!first>, tensor<1x!second>, tensor<1x!third>, tensor<1x!last>)
  return %0#2 : tensor<1x!third>
}

// CHECK-LABEL: func @left_out
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 3]) : {{.*}} -> (tensor<1x!quant.uniform<i8:f32:0, {1.000000e+00}>>, tensor<3x!quant.uniform<i8:f32:0, {2.000000e+00,3.000000e+00,4.000000e+00}>>)
func.func @left_out(%x: tensor<4x!all>) -> tensor<1x!first> {
  %0 = split.split %x axis(0) count(4) : tensor<4x!all> -> tensor<1x!first>
  return %0 : tensor<1x!first>
}

// CHECK-LABEL: func @nested
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([2, 1, 1]) : {{.*}} -> (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<1x!quant.uniform<i8:f32:0, {3.000000e+00}>>, tensor<1x!quant.uniform<i8:f32:0, {4.000000e+00}>>)
// CHECK-NEXT:    return
func.func @nested(%x: tensor<4x!all>) -> (tensor<1x!third>, tensor<1x!last>) {
  %0:2 = split.split %x axis(0) : tensor<4x!all> -> (tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>, tensor<2x!back>)
  %1:2 = split.split %0#1 axis(0) : tensor<2x!back> -> (tensor<1x!third>, tensor<1x!last>)
  return %1#0, %1#1 : tensor<1x!third>, tensor<1x!last>
}

// CHECK-LABEL: func @types
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) sizes([1, 3])
// CHECK:         tensor.cast %[[PARTS]]#0 : tensor<1x!quant.uniform<i8:f32:0, {1.000000e+00}>> to tensor<?x!quant.uniform<i8:f32:0, {1.000000e+00}>>
func.func @types(%x: tensor<4x!all>) -> tensor<?x!first> {
  %0:2 = split.split %x axis(0) sizes([1, 3]) : tensor<4x!all> -> (tensor<?x!first>, tensor<3x!quant.uniform<i8:f32:0, {2.0, 3.0, 4.0}>>)
  return %0#0 : tensor<?x!first>
}

// The first part has one scale, so that it cannot be the remainder, 3.
// CHECK-LABEL: func @remainder_breaks_rule
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([%{{.*}}, 1])
func.func @remainder_breaks_rule(%x: tensor<4x!all>, %n: index) -> tensor<1x!second> {
  %0:2 = split.split %x axis(0) sizes([%n, 1]) : tensor<4x!all> -> (tensor<?x!first>, tensor<1x!second>)
  return %0#1 : tensor<1x!second>
}

// A cast cannot change scales.
// CHECK-LABEL: func @concat_of_parts
// CHECK-NEXT:    split.split
// CHECK-NEXT:    tensor.concat
!twice = !quant.uniform<i8:f32:0, {1.0, 1.0}>
func.func @concat_of_parts(%x: tensor<2x!twice>) -> tensor<2x!first> {
  %0:2 = split.split %x axis(0) : tensor<2x!twice> -> (tensor<1x!first>, tensor<1x!first>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<1x!first>, tensor<1x!first>) -> tensor<2x!first>
  return %1 : tensor<2x!first>
}
