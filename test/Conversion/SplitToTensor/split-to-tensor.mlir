// RUN: split-opt %s --convert-split-to-tensor --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(convert-split-to-tensor)" --mlir-disable-threading=false | FileCheck %s

// CHECK-NOT: split.split

// CHECK-LABEL: func @equal
// CHECK-SAME:    %[[X:.*]]: tensor<2x6xf32>
// CHECK:         %[[A:.*]] = tensor.extract_slice %[[X]][0, 0] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK:         %[[B:.*]] = tensor.extract_slice %[[X]][0, 3] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK:         return %[[A]], %[[B]]
func.func @equal(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0:2 = split.split %x axis(-1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}

// A part that is not used is not made.
// CHECK-LABEL: func @unused_part
// CHECK:         tensor.extract_slice %{{.*}}[2] [4] [1]
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @unused_part(%x: tensor<6xf32>) -> tensor<4xf32> {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// c = ceil(d / 3): the third part begins at min(2c, d) and has min(c, d - that).
// CHECK-LABEL: func @count_of_unknown_extent
// CHECK-SAME:    %[[X:.*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK:         %[[UP:.*]] = arith.addi %[[D]], %c2
// CHECK:         %[[C:.*]] = arith.divui %[[UP]], %c3
// CHECK:         %[[END:.*]] = arith.muli %[[C]], %{{c2.*}}
// CHECK:         %[[OFFSET:.*]] = arith.minui %[[END]], %[[D]]
// CHECK:         %[[LEFT:.*]] = arith.subi %[[D]], %[[OFFSET]]
// CHECK:         %[[SIZE:.*]] = arith.minui %[[C]], %[[LEFT]]
// CHECK:         tensor.extract_slice %[[X]][%[[OFFSET]]] [%[[SIZE]]] [1]
func.func @count_of_unknown_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:3 = split.split %x count(3) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#2 : tensor<?xf32>
}

// CHECK-LABEL: func @equal_of_unknown_extent
// CHECK-SAME:    %[[X:.*]]: tensor<?xf32>
// CHECK:         %[[D:.*]] = tensor.dim %[[X]]
// CHECK:         %[[Z:.*]] = arith.divui %[[D]], %c2
// CHECK:         tensor.extract_slice %[[X]][%[[Z]]] [%[[Z]]] [1]
func.func @equal_of_unknown_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = split.split %x : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @sizes_in_tensor
// CHECK-SAME:    %[[X:.*]]: tensor<6xf32>, %[[S:.*]]: tensor<2xi64>
// CHECK:         %[[S0:.*]] = tensor.extract %[[S]][%c0]
// CHECK:         %[[Z0:.*]] = arith.index_cast %[[S0]] : i64 to index
// CHECK:         %[[S1:.*]] = tensor.extract %[[S]][%c1]
// CHECK:         %[[Z1:.*]] = arith.index_cast %[[S1]] : i64 to index
// CHECK:         tensor.extract_slice %[[X]][0] [%[[Z0]]] [1]
// CHECK:         tensor.extract_slice %[[X]][%[[Z0]]] [%[[Z1]]] [1]
func.func @sizes_in_tensor(%x: tensor<6xf32>, %s: tensor<2xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// Extents in the types of the results are sizes: nothing is read.
// CHECK-LABEL: func @types_tell_sizes
// CHECK-NOT:     tensor.extract %
// CHECK:         tensor.extract_slice %{{.*}}[0] [2] [1]
// CHECK:         tensor.extract_slice %{{.*}}[2] [4] [1]
func.func @types_tell_sizes(%x: tensor<?xf32>, %s: tensor<2xi64>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) : tensor<?xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}

// Results may say less than the slice.
// CHECK-LABEL: func @result_says_less
// CHECK:         %[[A:.*]] = tensor.extract_slice %{{.*}}[0] [2] [1] : tensor<6xf32> to tensor<2xf32>
// CHECK:         %[[CAST:.*]] = tensor.cast %[[A]] : tensor<2xf32> to tensor<*xf32>
// CHECK:         return %[[CAST]]
func.func @result_says_less(%x: tensor<6xf32>) -> tensor<*xf32> {
  %0:2 = split.split %x sizes([2, 4]) : tensor<6xf32> -> (tensor<*xf32>, tensor<?xf32>)
  return %0#0 : tensor<*xf32>
}

// Or more, also beside the axis.
// CHECK-LABEL: func @result_says_more
// CHECK:         %[[A:.*]] = tensor.extract_slice %{{.*}}[0, 0] [%{{.*}}, 3] [1, 1] : tensor<?x6xf32> to tensor<?x3xf32>
// CHECK:         tensor.cast %[[A]] : tensor<?x3xf32> to tensor<4x3xf32>
func.func @result_says_more(%x: tensor<?x6xf32>) -> tensor<4x3xf32> {
  %0:2 = split.split %x axis(1) : tensor<?x6xf32> -> (tensor<4x3xf32>, tensor<?x3xf32>)
  return %0#0 : tensor<4x3xf32>
}

// Parts without elements: a slice there would not verify.
// CHECK-LABEL: func @empty_parts
// CHECK:         tensor.empty() : tensor<2x0xf32>
// CHECK:         tensor.extract_slice %{{.*}}[0, 0] [2, 6] [1, 1]
// CHECK:         tensor.empty() : tensor<2x0xf32>
func.func @empty_parts(%x: tensor<2x6xf32>) -> (tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>) {
  %0:3 = split.split %x axis(1) sizes([0, 6, 0])
    : tensor<2x6xf32> -> (tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>
}

// CHECK-LABEL: func @source_without_elements
// CHECK:         tensor.empty(%{{.*}}) : tensor<?x0x2xf32>
func.func @source_without_elements(%x: tensor<?x0x4xf32>) -> tensor<?x0x2xf32> {
  %0:2 = split.split %x axis(2) : tensor<?x0x4xf32> -> (tensor<?x0x2xf32>, tensor<?x0x2xf32>)
  return %0#1 : tensor<?x0x2xf32>
}

// A size that can only be 0.
// CHECK-LABEL: func @nothing_left
// CHECK:         tensor.empty(%{{.*}}) : tensor<?xf32>
func.func @nothing_left(%x: tensor<6xf32>, %n: index) -> tensor<?xf32> {
  %0:2 = split.split %x sizes([6, %n]) : tensor<6xf32> -> (tensor<6xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @encoding
// CHECK:         tensor.extract_slice %{{.*}}[0] [3] [1] : tensor<6xf32, "kept"> to tensor<3xf32, "kept">
// CHECK:         tensor.empty() : tensor<0xf32, "kept">
func.func @encoding(%x: tensor<6xf32, "kept">) -> (tensor<3xf32, "kept">, tensor<0xf32, "kept">) {
  %0:3 = split.split %x sizes([3, 3, 0])
    : tensor<6xf32, "kept"> -> (tensor<3xf32, "kept">, tensor<3xf32, "kept">, tensor<0xf32, "kept">)
  return %0#0, %0#2 : tensor<3xf32, "kept">, tensor<0xf32, "kept">
}

// What lies behind a cast is looked at by later folds.
// CHECK-LABEL: func @empty_behind_cast
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @empty_behind_cast(%x: tensor<0x4xf32>, %n: index) -> (tensor<?x2xf32>, tensor<?x?xf32>) {
  %c = tensor.cast %x : tensor<0x4xf32> to tensor<?x?xf32>
  %0:2 = split.split %c axis(1) : tensor<?x?xf32> -> (tensor<?x2xf32>, tensor<?x?xf32>)
  return %0#0, %0#1 : tensor<?x2xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: func @result_is_empty_off_axis
// CHECK:         tensor.empty
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @result_is_empty_off_axis(%x: tensor<?x4xf32>) -> tensor<0x2xf32> {
  %0:2 = split.split %x axis(1) : tensor<?x4xf32> -> (tensor<0x2xf32>, tensor<?x2xf32>)
  return %0#0 : tensor<0x2xf32>
}

// CHECK-LABEL: func @unreachable
// CHECK:         tensor.extract_slice
func.func @unreachable(%x: tensor<4xf32>) -> tensor<2xf32> {
  cf.br ^done(%x : tensor<4xf32>)
^dead:
  %0:2 = split.split %x axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#1 : tensor<2xf32>
^done(%y: tensor<4xf32>):
  %1 = tensor.empty() : tensor<2xf32>
  return %1 : tensor<2xf32>
}
