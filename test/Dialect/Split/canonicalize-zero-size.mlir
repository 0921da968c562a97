// Parts without elements are tensor.empty where they are used.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @all_empty
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<0xf32>
// CHECK-NOT:     split.split
// CHECK:         return
func.func @all_empty(%x: tensor<0xf32>) -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %0:3 = split.split %x axis(0) sizes([0, 0, 0]) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}

// CHECK-LABEL: func @one_empty
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x6xf32>
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<2x0xf32>
// CHECK:         %[[PARTS:.*]]:2 = split.split %[[X]] axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
// CHECK:         return %[[PARTS]]#0, %[[EMPTY]], %[[PARTS]]#1
func.func @one_empty(%x: tensor<2x6xf32>) -> (tensor<2x2xf32>, tensor<2x0xf32>, tensor<2x4xf32>) {
  %0:3 = split.split %x axis(1) sizes([2, 0, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x0xf32>, tensor<2x4xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x2xf32>, tensor<2x0xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func @all_but_one_empty
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6xf32>
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<0xf32>
// CHECK:         return %[[EMPTY]], %[[X]]
func.func @all_but_one_empty(%x: tensor<6xf32>) -> (tensor<0xf32>, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([0, 6]) : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return %0#0, %0#1 : tensor<0xf32>, tensor<6xf32>
}

// Extents off the axis are those of the source.
// CHECK-LABEL: func @extents_of_source
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?x?xf32>, %[[N:[^:]*]]: index
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[DIM:.*]] = tensor.dim %[[X]], %[[C1]]
// CHECK:         %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<0x?xf32>
// CHECK:         return %[[EMPTY]], %{{.*}} : tensor<0x?xf32>, tensor<?x?xf32>
func.func @extents_of_source(%x: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<0x?xf32>, tensor<?x?xf32>) {
  %0:3 = split.split %x axis(0) sizes([0, %n, %m]) : tensor<?x?xf32> -> (tensor<0x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1 : tensor<0x?xf32>, tensor<?x?xf32>
}

// Another extent can be the one that is 0.
// CHECK-LABEL: func @empty_off_axis
// CHECK-SAME:      %{{[^:]*}}: tensor<?x0xf32>, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index
// CHECK:         %[[A:.*]] = tensor.empty(%[[N]]) : tensor<?x0xf32>
// CHECK:         %[[B:.*]] = tensor.empty(%[[M]]) : tensor<?x0xf32>
// CHECK-NOT:     split.split
// CHECK:         return %[[A]], %[[B]]
func.func @empty_off_axis(%x: tensor<?x0xf32>, %n: index, %m: index) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
  %0:2 = split.split %x axis(0) sizes([%n, %m]) : tensor<?x0xf32> -> (tensor<?x0xf32>, tensor<?x0xf32>)
  return %0#0, %0#1 : tensor<?x0xf32>, tensor<?x0xf32>
}

// Where the size would have to be computed, the part stays.
// CHECK-LABEL: func @unknown_size
// CHECK-NEXT:    split.split
// CHECK-NEXT:    split.split
// CHECK-NEXT:    return
func.func @unknown_size(%x: tensor<?x0xf32>, %s: tensor<2xi64>) -> (tensor<?x0xf32>, tensor<?x0xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?x0xf32> -> (tensor<?x0xf32>, tensor<?x0xf32>)
  %1:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<?x0xf32> -> (tensor<?x0xf32>, tensor<?x0xf32>)
  return %0#0, %1#1 : tensor<?x0xf32>, tensor<?x0xf32>
}

// CHECK-LABEL: func @maybe_empty
// CHECK-NEXT:    split.split
func.func @maybe_empty(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<2xf32>) {
  %0:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @encoding
// CHECK:         tensor.empty() : tensor<0xf32, "here">
func.func @encoding(%x: tensor<2xf32, "here">) -> (tensor<0xf32, "here">, tensor<2xf32, "here">) {
  %0:2 = split.split %x axis(0) sizes([0, 2]) : tensor<2xf32, "here"> -> (tensor<0xf32, "here">, tensor<2xf32, "here">)
  return %0#0, %0#1 : tensor<0xf32, "here">, tensor<2xf32, "here">
}

// CHECK-LABEL: func @with_spec
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([0, 6]) spec(#split.onnx<13>)
// CHECK-NEXT:    return
func.func @with_spec(%x: tensor<6xf32>) -> (tensor<0xf32>, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([0, 6]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return %0#0, %0#1 : tensor<0xf32>, tensor<6xf32>
}
