// What --split-simplify does with splits of fills, splats and empty tensors.
// RUN: split-opt %s --split-simplify | FileCheck %s

// CHECK-LABEL: func @fill
// CHECK-SAME:      %[[V:[^:]*]]: f32, %[[OUT:[^:]*]]: tensor<?x6xf32>
// CHECK:         %[[DIM:.*]] = tensor.dim %[[OUT]]
// CHECK:         %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x4xf32>
// CHECK:         %[[FILL:.*]] = linalg.fill ins(%[[V]] : f32) outs(%[[EMPTY]] : tensor<?x4xf32>)
// CHECK-NOT:     linalg.fill
// CHECK:         return %[[FILL]]
func.func @fill(%v: f32, %out: tensor<?x6xf32>) -> tensor<?x4xf32> {
  %f = linalg.fill ins(%v : f32) outs(%out : tensor<?x6xf32>) -> tensor<?x6xf32>
  %0:2 = split.split %f axis(1) sizes([2, 4]) : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
  return %0#1 : tensor<?x4xf32>
}

// CHECK-LABEL: func @splat
// CHECK-SAME:      %[[V:[^:]*]]: f32, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index
// CHECK:         %[[A:.*]] = tensor.splat %[[V]] : tensor<2x3xf32>
// CHECK:         %[[B:.*]] = tensor.splat %[[V]][%[[M]]] : tensor<?x3xf32>
// CHECK:         return %[[A]], %[[B]]
func.func @splat(%v: f32, %n: index, %m: index) -> (tensor<2x3xf32>, tensor<?x3xf32>) {
  %s = tensor.splat %v[%n] : tensor<?x3xf32>
  %0:2 = split.split %s axis(0) sizes([2, %m]) : tensor<?x3xf32> -> (tensor<2x3xf32>, tensor<?x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: func @empty
// CHECK-SAME:      %[[N:[^:]*]]: index
// CHECK:         %[[A:.*]] = tensor.empty(%[[N]]) : tensor<?x1xf32, "here">
// CHECK:         %[[B:.*]] = tensor.empty(%[[N]]) : tensor<?x2xf32, "here">
// CHECK:         %[[CAST:.*]] = tensor.cast %[[B]]
// CHECK:         return %[[A]], %[[CAST]]
func.func @empty(%n: index) -> (tensor<?x1xf32, "here">, tensor<?x?xf32, "here">) {
  %e = tensor.empty(%n) : tensor<?x3xf32, "here">
  %0:2 = split.split %e axis(1) sizes([1, 2]) : tensor<?x3xf32, "here"> -> (tensor<?x1xf32, "here">, tensor<?x?xf32, "here">)
  return %0#0, %0#1 : tensor<?x1xf32, "here">, tensor<?x?xf32, "here">
}

//===----------------------------------------------------------------------===//
// What stays
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @other_user
// CHECK-COUNT-3: split.split
func.func @other_user(%v: f32, %out: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = linalg.fill ins(%v : f32) outs(%out : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.splat %v : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0:2 = split.split %f axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1:2 = split.split %s axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %2:2 = split.split %e axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %1#0, %2#0, %f, %s, %e : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @unknown_extent
// CHECK-COUNT-3: split.split
func.func @unknown_extent(%v: f32, %n: index, %out: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %f = linalg.fill ins(%v : f32) outs(%out : tensor<?xf32>) -> tensor<?xf32>
  %s = tensor.splat %v[%n] : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %0:2 = split.split %f axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %s axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %2:2 = split.split %e axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#0, %2#0 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @with_spec
// CHECK-COUNT-3: split.split
func.func @with_spec(%v: f32, %out: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %f = linalg.fill ins(%v : f32) outs(%out : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.splat %v : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0:2 = split.split %f axis(0) sizes([2, 2]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1:2 = split.split %s axis(0) sizes([2, 2]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %2:2 = split.split %e axis(0) sizes([2, 2]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %1#0, %2#0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// Parts have scales of their own.
// CHECK-LABEL: func @quantised
// CHECK:         split.split
func.func @quantised() -> tensor<1x!quant.uniform<i8:f32:0, {2.0}>> {
  %e = tensor.empty() : tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  %0:2 = split.split %e axis(0) sizes([1, 1]) : tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>> -> (tensor<1x!quant.uniform<i8:f32:0, {1.0}>>, tensor<1x!quant.uniform<i8:f32:0, {2.0}>>)
  return %0#1 : tensor<1x!quant.uniform<i8:f32:0, {2.0}>>
}

// Canonicalisation leaves all of these alone.
// RUN: split-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL
// CANONICAL-LABEL: func @fill
// CANONICAL:         split.split
// CANONICAL-LABEL: func @splat
// CANONICAL:         split.split
// CANONICAL-LABEL: func @empty
// CANONICAL:         split.split
