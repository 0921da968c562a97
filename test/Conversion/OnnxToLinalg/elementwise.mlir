// RUN: split-opt %s --allow-unregistered-dialect --verify-roundtrip --convert-onnx-to-linalg | FileCheck %s

// CHECK-DAG: #[[$ID2:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-DAG: #[[$LAST:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$SCALAR:.*]] = affine_map<(d0, d1) -> ()>

// CHECK-LABEL: func @gate
// CHECK-NOT:   split.assert
// CHECK:       linalg.generic {{.*}} ins(%[[X:.*]]#1 : tensor<?x3xf32>)
// CHECK-NEXT:  ^bb0(%[[IN:.*]]: f32,
// CHECK:         %[[ABS:.*]] = math.absf %[[IN]]
// CHECK:         %[[NEG:.*]] = arith.negf %[[ABS]]
// CHECK:         %[[E:.*]] = math.exp %[[NEG]]
// CHECK:         %[[POSITIVE:.*]] = arith.cmpf oge, %[[IN]], %cst
// CHECK:         %[[UP:.*]] = arith.select %[[POSITIVE]], %[[ONE:.*]], %[[E]]
// CHECK:         %[[DOWN:.*]] = arith.addf %[[ONE]], %[[E]]
// CHECK:         arith.divf %[[UP]], %[[DOWN]]
// CHECK:       linalg.generic {indexing_maps = [#[[$ID2]], #[[$ID2]], #[[$ID2]]], iterator_types = ["parallel", "parallel"]} ins(%[[X]]#0,
// CHECK:         arith.mulf
// CHECK:       } -> tensor<?x3xf32>
func.func @gate(%x: tensor<?x6xf32>) -> tensor<?x3xf32> {
  %0:2 = split.split %x axis(1) : tensor<?x6xf32> -> (tensor<?x3xf32>, tensor<?x3xf32>)
  %1 = "onnx.Sigmoid"(%0#1) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = "onnx.Mul"(%0#0, %1) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}

// CHECK-LABEL: func @broadcast
// CHECK:       linalg.generic {indexing_maps = [#[[$ROW]], #[[$ID2]], #[[$ID2]]]
// CHECK:         arith.addi
// CHECK:       linalg.generic {indexing_maps = [#[[$LAST]], #[[$ID2]], #[[$ID2]]]
// CHECK:       linalg.generic {indexing_maps = [#[[$ID2]], #[[$SCALAR]], #[[$ID2]]]
func.func @broadcast(%row: tensor<1x3xi32>, %x: tensor<2x3xi32>, %last: tensor<3xi32>, %s: tensor<i32>) -> tensor<2x3xi32> {
  %0 = "onnx.Add"(%row, %x) : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = "onnx.Add"(%last, %0) : (tensor<3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %2 = "onnx.Add"(%1, %s) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// Which of the two is broadcast, the run tells.
// CHECK-LABEL: func @unknown
// CHECK-SAME:  (%[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>)
// CHECK:       split.assert %{{.*}}, "'onnx.Add' op of node 'sum': extents {0} and {1} on axis 0 of the result must be the same, or one of them 1"
// CHECK:       %[[N:.*]] = arith.select
// CHECK:       tensor.empty(%[[N]])
// CHECK:       linalg.generic
// CHECK:         %[[I:.*]] = linalg.index 0
// CHECK:         %[[DIM:.*]] = tensor.dim %[[A]]
// CHECK:         %[[ISONE:.*]] = arith.cmpi eq, %[[DIM]], %c1
// CHECK:         %[[AT:.*]] = arith.select %[[ISONE]], %c0{{.*}}, %[[I]]
// CHECK:         tensor.extract %[[A]][%[[AT]]]
// CHECK:         tensor.extract %[[B]]
func.func @unknown(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "onnx.Add"(%a, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> loc("sum")
  return %0 : tensor<?xf32>
}

// Only the first operand is in doubt.
// CHECK-LABEL: func @half_known
// CHECK-SAME:  (%[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK:       split.assert
// CHECK:       linalg.generic {{.*}} ins(%[[B]] : tensor<4xf32>)
// CHECK:         tensor.extract %[[A]]
// CHECK:       } -> tensor<4xf32>
func.func @half_known(%a: tensor<?xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "onnx.Mul"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What is computed from a tensor has its extents, however it got there.
// CHECK-LABEL: func @residual
// CHECK-NOT:   split.assert
// CHECK:       return
func.func @residual(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = "onnx.Transpose"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = "onnx.Relu"(%0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = "onnx.Transpose"(%1) : (tensor<?x?xf32>) -> tensor<*xf32>
  %3 = "onnx.Add"(%x, %2) : (tensor<?x?xf32>, tensor<*xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// CHECK-LABEL: func @short_floats
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK:         arith.maximumf %{{.*}}, %cst : f32
// CHECK:         arith.truncf %{{.*}} : f32 to bf16
func.func @short_floats(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = "onnx.Relu"(%x) : (tensor<2xbf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// CHECK-LABEL: func @unsigned
// CHECK:         builtin.unrealized_conversion_cast %{{.*}} : ui8 to i8
// CHECK:         arith.muli %{{.*}} : i8
// CHECK:         builtin.unrealized_conversion_cast %{{.*}} : i8 to ui8
func.func @unsigned(%x: tensor<2xui8>) -> tensor<2xui8> {
  %0 = "onnx.Mul"(%x, %x) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// CHECK-LABEL: func @signed
// CHECK:         arith.maxsi %{{.*}}, %c0{{.*}} : i16
func.func @signed(%x: tensor<2xi16>) -> tensor<2xi16> {
  %0 = "onnx.Relu"(%x) : (tensor<2xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}
