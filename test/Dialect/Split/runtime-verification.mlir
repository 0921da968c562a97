// Every rule that types leave undecided is checked before the op, in the words
// of the clause, and none that they decide.
// RUN: split-opt %s --generate-runtime-verification --canonicalize --cse | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(generate-runtime-verification))" --mlir-disable-threading=false --verify-roundtrip | FileCheck %s --check-prefix=NESTED
// NESTED: split.assert

// CHECK-LABEL: func @nothing_to_check
// CHECK-NOT:     split.assert
// CHECK:         return
func.func @nothing_to_check(%x: tensor<6x?xf32>, %y: tensor<?xf32>, %z: tensor<*xf32>, %s: tensor<2xi64>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<13>) : tensor<6x?xf32> -> (tensor<2x?xf32>, tensor<4x?xf32>)
  %1:3 = split.split %y axis(0) count(5) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %2 = split.split %y axis(0) : tensor<?xf32> -> tensor<?xf32>
  %3:2 = split.split %z axis(0) sizes(%s : tensor<2xi64>) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK-LABEL: func @number_of_sizes
// CHECK:         %[[DIM:.*]] = tensor.dim %{{.*}} : tensor<?xi64>
// CHECK:         %[[OK:.*]] = arith.cmpi eq, %[[DIM]], %c2
// CHECK:         split.assert %[[OK]], "'split.split' op [onnx13-c6] the number of elements of split must be 2, one per output, but is {0}" (%[[DIM]])
func.func @number_of_sizes(%x: tensor<6xf32>, %s: tensor<?xi64>) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<?xi64>) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// CHECK-LABEL: func @sizes
// CHECK-SAME:    %[[N:[^ ]*]]: index)
// CHECK:         %[[OK:.*]] = arith.cmpi sge, %[[N]], %c0
// CHECK:         split.assert %[[OK]], "'split.split' op [split-c8] sizes[1] must be >= 0, but is {0}" (%[[N]])
// CHECK:         split.assert %{{.*}}, "'split.split' op [split-c9] the sum of sizes must be 6, the extent of axis 0, but is {0}" (%{{.*}})
// CHECK-NOT:     split.assert
// CHECK:         return
func.func @sizes(%x: tensor<6xf32>, %n: index) {
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// CHECK-LABEL: func @sum_and_extent
// CHECK:         split.assert %{{.*}}, "'split.split' op [split-c9] the sum of sizes must be {0}, the extent of axis 0, but is 6" (%dim)
func.func @sum_and_extent(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<?xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// CHECK-LABEL: func @equal
// CHECK:         %[[DIM:.*]] = tensor.dim
// CHECK:         %[[REST:.*]] = arith.remui %[[DIM]], %c2
// CHECK:         %[[OK:.*]] = arith.cmpi eq, %[[REST]], %c0
// CHECK:         split.assert %[[OK]], "'split.split' op [split-c10] without sizes, the number of results must divide the extent of axis 1, but 2 does not divide {0}" (%[[DIM]])
func.func @equal(%x: tensor<3x?xf32>) {
  %0:2 = split.split %x axis(-1) : tensor<3x?xf32> -> (tensor<3x?xf32>, tensor<3x?xf32>)
  return
}

// What types of results claim is checked too, on the axis
// CHECK-LABEL: func @claims
// CHECK:         split.assert %{{.*}}, "'split.split' op [split-c13] result #1 must have extent {0} on axis 0, but has 3" (%{{.*}})
// and off it.
// CHECK:         split.assert %{{.*}}, "'split.split' op [split-c12] result #0 must have extent {0} on axis 1, but has 4" (%{{.*}})
// CHECK-NOT:     split.assert
// CHECK:         return
func.func @claims(%x: tensor<?x?xf32>) {
  %0:2 = split.split %x axis(0) count(2) : tensor<?x?xf32> -> (tensor<?x4xf32>, tensor<3x?xf32>)
  return
}
