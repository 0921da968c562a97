// Equal parts are written as sizes where the extent is static.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @one_dimension
// CHECK:         %[[PARTS:.*]]:3 = split.split %{{.*}} axis(0) sizes([2, 2, 2]) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK:         return %[[PARTS]]#0, %[[PARTS]]#1, %[[PARTS]]#2
func.func @one_dimension(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0:3 = split.split %x axis(0) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1, %0#2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @two_dimensions
// CHECK:         split.split %{{.*}} axis(1) sizes([3, 3]) : tensor<2x6xf32>
func.func @two_dimensions(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func @axis_left_out
// CHECK:         split.split %{{.*}} axis(0) sizes([1, 1]) : tensor<2x6xf32>
func.func @axis_left_out(%x: tensor<2x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>) {
  %0:2 = split.split %x : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return %0#0, %0#1 : tensor<1x6xf32>, tensor<1x6xf32>
}

// CHECK-LABEL: func @negative_axis
// CHECK:         split.split %{{.*}} axis(0) sizes([1, 1]) : tensor<2x6xf32>
func.func @negative_axis(%x: tensor<2x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>) {
  %0:2 = split.split %x axis(-2) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return %0#0, %0#1 : tensor<1x6xf32>, tensor<1x6xf32>
}

// Attributes of other dialects stay.
// CHECK-LABEL: func @attributes
// CHECK:         split.split %{{.*}} axis(0) sizes([3, 3]) {note = "kept"} : tensor<6xf32>
func.func @attributes(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = split.split %x {note = "kept"} : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
}

// Of a dynamic extent the sizes would have to be computed.
// CHECK-LABEL: func @unknown_extent
// CHECK-NEXT:    split.split %{{.*}} axis(0) : tensor<?x6xf32> -> (tensor<?x6xf32>, tensor<?x6xf32>)
// CHECK-NEXT:    return
func.func @unknown_extent(%x: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
  %0:2 = split.split %x : tensor<?x6xf32> -> (tensor<?x6xf32>, tensor<?x6xf32>)
  return %0#0, %0#1 : tensor<?x6xf32>, tensor<?x6xf32>
}

// The other extents do not matter.
// CHECK-LABEL: func @unknown_extent_off_axis
// CHECK:         split.split %{{.*}} axis(1) sizes([3, 3]) : tensor<?x6xf32>
func.func @unknown_extent_off_axis(%x: tensor<?x6xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %0:2 = split.split %x axis(-1) : tensor<?x6xf32> -> (tensor<?x3xf32>, tensor<?x3xf32>)
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: func @unranked
// CHECK:         split.split %{{.*}} axis(0) : tensor<*xf32>
// CHECK:         split.split %{{.*}} axis(-1) : tensor<*xf32>
func.func @unranked(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0:2 = split.split %x : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = split.split %x axis(-1) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0, %1#1 : tensor<*xf32>, tensor<*xf32>
}

// A specification may ask for equal parts, or for a negative axis.
// CHECK-LABEL: func @with_spec
// CHECK:         split.split %{{.*}} axis(-1) spec(#split.onnx<13>) : tensor<2x6xf32>
func.func @with_spec(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0:2 = split.split %x axis(-1) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}
