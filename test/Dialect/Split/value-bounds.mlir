// REQUIRES: plugin
// What is known of the extent of a part is said by the operands of its split.
// RUN: mlir-opt %plugin %s --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds))" --verify-diagnostics --split-input-file | FileCheck %s

// CHECK-LABEL: func @static
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG:     %[[C3:.*]] = arith.constant 3 : index
// CHECK:         return %[[C4]], %[[C3]]
func.func @static(%x: tensor<6x3xf32>) -> (index, index) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6x3xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = "test.reify_bound"(%0#1) {dim = 0, type = "EQ", constant} : (tensor<?x?xf32>) -> index
  %2 = "test.reify_bound"(%0#1) {dim = 1, type = "EQ", constant} : (tensor<?x?xf32>) -> index
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func @zero_size
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK:         return %[[C0]]
func.func @zero_size(%x: tensor<?xf32>, %n: index) -> index {
  %0:2 = split.split %x axis(0) sizes([0, %n]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#0) {dim = 0, type = "EQ", constant} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// CHECK-LABEL: func @off_axis
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?x?xf32>
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[D:.*]] = tensor.dim %[[X]], %[[C1]]
// CHECK:         return %[[D]]
func.func @off_axis(%x: tensor<?x?xf32>, %s: tensor<2xi64>) -> index {
  %0:2 = split.split %x axis(-2) sizes(%s : tensor<2xi64>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = "test.reify_bound"(%0#1) {dim = 1, type = "EQ"} : (tensor<?x?xf32>) -> index
  return %1 : index
}

// -----

// CHECK:       #[[$THIRD:.*]] = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-LABEL: func @equal
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK:         %[[SIZE:.*]] = affine.apply #[[$THIRD]]()[%[[D]]]
// CHECK:         return %[[SIZE]]
func.func @equal(%x: tensor<?xf32>) -> index {
  %0:3 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#1) {dim = 0, type = "EQ"} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// One part of known extent tells all.
// CHECK-LABEL: func @equal_to_neighbour
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK:         return %[[C4]]
func.func @equal_to_neighbour(%x: tensor<?xf32>) -> index {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<4xf32>)
  %1 = "test.reify_bound"(%0#0) {dim = 0, type = "EQ", constant} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

func.func @equal_parts_are_equal(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?xf32>
  // expected-remark @below {{true}}
  "test.compare"(%1, %2) {cmp = "EQ"} : (index, index) -> ()
  return
}

// -----

// CHECK:       #[[$CEIL:.*]] = affine_map<()[s0] -> ((s0 + 3) floordiv 4)>
// CHECK:       #[[$OPEN:.*]] = affine_map<()[s0] -> ((s0 + 3) floordiv 4 + 1)>
// CHECK-LABEL: func @count
// CHECK:         %[[FIRST:.*]] = affine.apply #[[$CEIL]]()
// CHECK:         %[[OTHER:.*]] = affine.apply #[[$OPEN]]()
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK:         return %[[FIRST]], %[[OTHER]], %[[C0]]
func.func @count(%x: tensor<?xf32>) -> (index, index, index) {
  %0:3 = split.split %x axis(0) count(4) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#0) {dim = 0, type = "EQ"} : (tensor<?xf32>) -> index
  %2 = "test.reify_bound"(%0#1) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  %3 = "test.reify_bound"(%0#1) {dim = 0, type = "LB"} : (tensor<?xf32>) -> index
  return %1, %2, %3 : index, index, index
}

// -----

// Rounding up would leave 64 bits.
// CHECK:       #[[$OPEN:.*]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func @count_beyond_any_extent
// CHECK:         %[[FIRST:.*]] = affine.apply #[[$OPEN]]()
// CHECK:         %[[OTHER:.*]] = affine.apply #[[$OPEN]]()
// CHECK:         return %[[FIRST]], %[[OTHER]]
func.func @count_beyond_any_extent(%x: tensor<?xf32>) -> (index, index) {
  %0:2 = split.split %x axis(0) count(9223372036854775807) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#0) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  %2 = "test.reify_bound"(%0#1) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func @list
// CHECK-SAME:    %{{.*}}: tensor<?xf32>, %[[N:.*]]: index, %[[M:.*]]: index
// CHECK:         return %[[M]]
func.func @list(%x: tensor<?xf32>, %n: index, %m: index) -> index {
  %0:3 = split.split %x axis(0) sizes([%n, 2, %m]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#2) {dim = 0, type = "EQ"} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// Nothing but the extent bounds a size that is read.
// CHECK:       #[[$OPEN:.*]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func @sizes_in_tensor
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK:         %[[UB:.*]] = affine.apply #[[$OPEN]]()[%[[D]]]
// CHECK:         %[[LB:.*]] = arith.constant 0 : index
// CHECK:         return %[[UB]], %[[LB]]
func.func @sizes_in_tensor(%x: tensor<?xf32>, %s: tensor<2xi64>) -> (index, index) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = "test.reify_bound"(%0#1) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  %2 = "test.reify_bound"(%0#1) {dim = 0, type = "LB"} : (tensor<?xf32>) -> index
  return %1, %2 : index, index
}

// -----

// So a part of a static extent has a constant bound.
// CHECK-LABEL: func @within_static_extent
// CHECK:         %[[C7:.*]] = arith.constant 7 : index
// CHECK:         return %[[C7]], %[[C7]]
func.func @within_static_extent(%x: tensor<6xf32>, %s: tensor<2xi64>, %n: index, %m: index) -> (index, index) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %x axis(0) sizes([%n, %m]) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %2 = "test.reify_bound"(%0#0) {dim = 0, type = "UB", constant} : (tensor<?xf32>) -> index
  %3 = "test.reify_bound"(%1#0) {dim = 0, type = "UB", constant} : (tensor<?xf32>) -> index
  return %2, %3 : index, index
}

// -----

func.func @part_against_source(%x: tensor<?xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) sizes([%n, %m]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %x, %c0 : tensor<?xf32>
  // expected-remark @below {{true}}
  "test.compare"(%1, %2) {cmp = "LE"} : (index, index) -> ()
  // expected-remark @below {{true}}
  "test.compare"(%1, %c0) {cmp = "GE"} : (index, index) -> ()
  // A part may be all of its source, or nothing.
  // expected-error @below {{unknown}}
  "test.compare"(%1, %2) {cmp = "LT"} : (index, index) -> ()
  // expected-error @below {{unknown}}
  "test.compare"(%1, %c0) {cmp = "GT"} : (index, index) -> ()
  return
}

// -----

// Through a chain to its beginning.
func.func @chain(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:3 = split.split %0#1 axis(0) count(3) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  %2 = tensor.dim %1#2, %c0 : tensor<?xf32>
  %3 = tensor.dim %x, %c0 : tensor<?xf32>
  // expected-remark @below {{true}}
  "test.compare"(%2, %3) {cmp = "LE"} : (index, index) -> ()
  return
}

// -----

// A size that changes with the loop is bounded by the loop.
// CHECK-LABEL: func @in_loop
// CHECK:         scf.for
// CHECK:         %[[C8:.*]] = arith.constant 8 : index
// CHECK:         "test.use"(%[[C8]])
func.func @in_loop(%x: tensor<?xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0:2 = split.split %x axis(0) sizes([%i, %m]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    %1 = "test.reify_bound"(%0#0) {dim = 0, type = "UB", constant} : (tensor<?xf32>) -> index
    "test.use"(%1) : (index) -> ()
  }
  return
}

// -----

// Nothing is known of an unranked source.
func.func @unranked_source(%x: tensor<*xf32>) {
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<?xf32>, tensor<?xf32>)
  // expected-error @below {{could not reify bound}}
  %1 = "test.reify_bound"(%0#0) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  "test.use"(%1) : (index) -> ()
  return
}
