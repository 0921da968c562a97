// Parts of constants are constants, up to 64 KiB.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @first_axis
// CHECK-DAG:     %[[A:.*]] = arith.constant dense<{{.*}}1, 2{{.*}}> : tensor<1x2xi32>
// CHECK-DAG:     %[[B:.*]] = arith.constant dense<{{\[\[}}3, 4], [5, 6]]> : tensor<2x2xi32>
// CHECK:         return %[[A]], %[[B]]
func.func @first_axis() -> (tensor<1x2xi32>, tensor<2x2xi32>) {
  %c = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %0:2 = split.split %c axis(0) sizes([1, 2]) : tensor<3x2xi32> -> (tensor<1x2xi32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<1x2xi32>, tensor<2x2xi32>
}

// CHECK-LABEL: func @middle_axis
// CHECK-DAG:     %[[A:.*]] = arith.constant dense<{{\[\[\[}}1, 2]], {{\[\[}}7, 8]]]> : tensor<2x1x2xi8>
// CHECK-DAG:     %[[B:.*]] = arith.constant dense<{{\[\[\[}}3, 4], [5, 6]], {{\[\[}}9, 10], [11, 12]]]> : tensor<2x2x2xi8>
// CHECK:         return %[[A]], %[[B]]
func.func @middle_axis() -> (tensor<2x1x2xi8>, tensor<2x2x2xi8>) {
  %c = arith.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi8>
  %0:2 = split.split %c axis(1) sizes([1, 2]) : tensor<2x3x2xi8> -> (tensor<2x1x2xi8>, tensor<2x2x2xi8>)
  return %0#0, %0#1 : tensor<2x1x2xi8>, tensor<2x2x2xi8>
}

// CHECK-LABEL: func @splat
// CHECK-DAG:     %[[A:.*]] = arith.constant dense<1.500000e+00> : tensor<1000000xf32>
// CHECK-DAG:     %[[B:.*]] = arith.constant dense<1.500000e+00> : tensor<2000000xf32>
// CHECK-DAG:     %[[CAST:.*]] = tensor.cast %[[B]] : tensor<2000000xf32> to tensor<?xf32>
// CHECK:         return %[[A]], %[[CAST]]
func.func @splat() -> (tensor<1000000xf32>, tensor<?xf32>) {
  %c = arith.constant dense<1.5> : tensor<3000000xf32>
  %0:2 = split.split %c axis(0) sizes([1000000, 2000000]) : tensor<3000000xf32> -> (tensor<1000000xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<1000000xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @element_types
// CHECK-DAG:     arith.constant dense<[true, false, true]> : tensor<3xi1>
// CHECK-DAG:     arith.constant dense<[3, -4]> : tensor<2xi4>
// CHECK-DAG:     arith.constant dense<[(3,4), (5,6)]> : tensor<2xcomplex<i16>>
// CHECK-DAG:     arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xbf16>
// CHECK-DAG:     arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK-DAG:     arith.constant dense<["b", "c"]> : tensor<2x!split.string>
// CHECK-NOT:     split.split
func.func @element_types() -> (tensor<3xi1>, tensor<2xi4>, tensor<2xcomplex<i16>>, tensor<2xbf16>, tensor<2xindex>, tensor<2x!split.string>) {
  %a = arith.constant dense<[true, true, false, true]> : tensor<4xi1>
  %b = arith.constant dense<[1, 2, 3, -4]> : tensor<4xi4>
  %c = arith.constant dense<[(1, 2), (3, 4), (5, 6)]> : tensor<3xcomplex<i16>>
  %d = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %e = arith.constant dense<[1, 2, 3]> : tensor<3xindex>
  %f = arith.constant dense<["a", "b", "c"]> : tensor<3x!split.string>
  %0:2 = split.split %a sizes([1, 3]) : tensor<4xi1> -> (tensor<1xi1>, tensor<3xi1>)
  %1:2 = split.split %b sizes([2, 2]) : tensor<4xi4> -> (tensor<2xi4>, tensor<2xi4>)
  %2:2 = split.split %c sizes([1, 2]) : tensor<3xcomplex<i16>> -> (tensor<1xcomplex<i16>>, tensor<2xcomplex<i16>>)
  %3:2 = split.split %d sizes([1, 2]) : tensor<3xbf16> -> (tensor<1xbf16>, tensor<2xbf16>)
  %4:2 = split.split %e sizes([1, 2]) : tensor<3xindex> -> (tensor<1xindex>, tensor<2xindex>)
  %5:2 = split.split %f sizes([1, 2]) : tensor<3x!split.string> -> (tensor<1x!split.string>, tensor<2x!split.string>)
  return %0#1, %1#1, %2#1, %3#1, %4#1, %5#1 : tensor<3xi1>, tensor<2xi4>, tensor<2xcomplex<i16>>, tensor<2xbf16>, tensor<2xindex>, tensor<2x!split.string>
}

// CHECK-LABEL: func @unknown_sizes
// CHECK:         split.split
func.func @unknown_sizes(%n: index, %m: index) -> tensor<?xi8> {
  %c = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0:2 = split.split %c axis(0) sizes([%n, %m]) : tensor<3xi8> -> (tensor<?xi8>, tensor<?xi8>)
  return %0#1 : tensor<?xi8>
}

// CHECK-LABEL: func @resource
// CHECK:         split.split
func.func @resource() -> tensor<2xi8> {
  %c = arith.constant dense_resource<blob> : tensor<4xi8>
  %0:2 = split.split %c axis(0) : tensor<4xi8> -> (tensor<2xi8>, tensor<2xi8>)
  return %0#1 : tensor<2xi8>
}

// CHECK-LABEL: func @with_spec
// CHECK:         split.split %{{.*}} axis(0) spec(#split.onnx<13>) : tensor<4xi8>
func.func @with_spec() -> tensor<2xi8> {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
  %0:2 = split.split %c axis(0) spec(#split.onnx<13>) : tensor<4xi8> -> (tensor<2xi8>, tensor<2xi8>)
  return %0#1 : tensor<2xi8>
}

{-#
  dialect_resources: { builtin: { blob: "0x0100000001020304" } }
#-}
