// ATB has eight axes, the runtime of NNRt ten. With more, those before the axis
// and those behind it are one each.
// RUN: split-opt %s --split-legalize-spec="spec=atb" --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @static
// CHECK-SAME:  (%[[X:.*]]: tensor<2x3x1x6x5x1x1x1x2xf16>)
func.func @static(%x: tensor<2x3x1x6x5x1x1x1x2xf16>) -> (tensor<2x3x1x4x5x1x1x1x2xf16>, tensor<2x3x1x?x5x1x1x1x2xf16>) {
  // CHECK: %[[C:.*]] = tensor.collapse_shape %[[X]] {{\[\[}}0, 1, 2], [3], [4, 5, 6, 7, 8]] : {{.*}} into tensor<6x6x10xf16>
  // CHECK: %[[P:.*]]:2 = split.split %[[C]] axis(1) sizes([4, 2]) spec(#split.atb) : tensor<6x6x10xf16> -> (tensor<6x4x10xf16>, tensor<6x2x10xf16>)
  // CHECK: %[[A:.*]] = tensor.expand_shape %[[P]]#0 {{.*}} into tensor<2x3x1x4x5x1x1x1x2xf16>
  // CHECK: %[[B:.*]] = tensor.expand_shape %[[P]]#1 {{.*}} into tensor<2x3x1x2x5x1x1x1x2xf16>
  // CHECK: %[[D:.*]] = tensor.cast %[[B]]
  // CHECK: return %[[A]], %[[D]]
  %0:2 = split.split %x axis(3) sizes([4, 2]) : tensor<2x3x1x6x5x1x1x1x2xf16> -> (tensor<2x3x1x4x5x1x1x1x2xf16>, tensor<2x3x1x?x5x1x1x1x2xf16>)
  return %0#0, %0#1 : tensor<2x3x1x4x5x1x1x1x2xf16>, tensor<2x3x1x?x5x1x1x1x2xf16>
}

// CHECK-LABEL: func @dynamic
// CHECK-SAME:  (%[[X:.*]]: tensor<?x3x1x?x5x1x1x1x2xf16>)
func.func @dynamic(%x: tensor<?x3x1x?x5x1x1x1x2xf16>) -> tensor<?x3x1x?x5x1x1x1x2xf16> {
  // CHECK:     %[[C:.*]] = tensor.collapse_shape %[[X]] {{.*}} into tensor<?x?x10xf16>
  // CHECK:     %[[P:.*]]:2 = split.split %[[C]] axis(1) spec(#split.atb)
  // CHECK:     %[[Q:.*]]:2 = split.split %[[P]]#1 axis(1) spec(#split.atb)
  // CHECK-DAG: %[[D:.*]] = tensor.dim %[[X]], %c0
  // CHECK-DAG: %[[E:.*]] = tensor.dim %[[Q]]#1, %c1
  // CHECK:     %[[R:.*]] = tensor.expand_shape %[[Q]]#1 {{.*}} output_shape [%[[D]], 3, 1, %[[E]], 5, 1, 1, 1, 2]
  // CHECK:     return %[[R]]
  %0:4 = split.split %x axis(3) : tensor<?x3x1x?x5x1x1x1x2xf16> -> (tensor<?x3x1x?x5x1x1x1x2xf16>, tensor<?x3x1x?x5x1x1x1x2xf16>, tensor<?x3x1x?x5x1x1x1x2xf16>, tensor<?x3x1x?x5x1x1x1x2xf16>)
  return %0#3 : tensor<?x3x1x?x5x1x1x1x2xf16>
}

// At the ends there is nothing to put together.
// CHECK-LABEL: func @last_axis
func.func @last_axis(%x: tensor<2x3x1x2x5x1x1x1x6xf16>) -> tensor<2x3x1x2x5x1x1x1x3xf16> {
  // CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0, 1, 2, 3, 4, 5, 6, 7], [8]] : {{.*}} into tensor<60x6xf16>
  // CHECK: split.split %{{.*}} axis(1) spec(#split.atb)
  %0:2 = split.split %x axis(-1) : tensor<2x3x1x2x5x1x1x1x6xf16> -> (tensor<2x3x1x2x5x1x1x1x3xf16>, tensor<2x3x1x2x5x1x1x1x3xf16>)
  return %0#1 : tensor<2x3x1x2x5x1x1x1x3xf16>
}

// CHECK-LABEL: func @first_axis
func.func @first_axis(%x: tensor<6x3x1x2x5x1x1x1x1xf16>) -> tensor<3x3x1x2x5x1x1x1x1xf16> {
  // CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2, 3, 4, 5, 6, 7, 8]] : {{.*}} into tensor<6x30xf16>
  // CHECK: split.split %{{.*}} axis(0) spec(#split.atb)
  %0:2 = split.split %x axis(0) : tensor<6x3x1x2x5x1x1x1x1xf16> -> (tensor<3x3x1x2x5x1x1x1x1xf16>, tensor<3x3x1x2x5x1x1x1x1xf16>)
  return %0#1 : tensor<3x3x1x2x5x1x1x1x1xf16>
}

// -----

// An encoding is about the axes there are.
func.func @encoding(%x: tensor<6x1x1x1x1x1x1x1x2xf16, "rows">) -> tensor<3x1x1x1x1x1x1x1x2xf16, "rows"> {
  // expected-error @below {{'split.split' op [atb-c4] the rank of x must be <= 8, but is 9}}
  %0:2 = split.split %x axis(0) : tensor<6x1x1x1x1x1x1x1x2xf16, "rows"> -> (tensor<3x1x1x1x1x1x1x1x2xf16, "rows">, tensor<3x1x1x1x1x1x1x1x2xf16, "rows">)
  return %0#1 : tensor<3x1x1x1x1x1x1x1x2xf16, "rows">
}
