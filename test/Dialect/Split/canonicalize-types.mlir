// A split with one part is its source, and types say what is known.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @one_part
// CHECK-SAME:      %[[X:[^:]*]]: tensor<6xf32>
// CHECK-NEXT:    return %[[X]], %[[X]]
func.func @one_part(%x: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = split.split %x axis(0) : tensor<6xf32> -> tensor<6xf32>
  %1 = split.split %x axis(0) sizes([6]) : tensor<6xf32> -> tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<6xf32>
}

// CHECK-LABEL: func @one_part_of_unknown_extent
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[X]] : tensor<?xf32> to tensor<6xf32>
// CHECK-NEXT:    return %[[CAST]], %[[X]], %[[X]]
func.func @one_part_of_unknown_extent(%x: tensor<?xf32>, %s: tensor<1xi64>) -> (tensor<6xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0 = split.split %x axis(0) : tensor<?xf32> -> tensor<6xf32>
  %1 = split.split %x axis(0) sizes(%s : tensor<1xi64>) : tensor<?xf32> -> tensor<?xf32>
  %2 = split.split %x axis(0) count(1) : tensor<?xf32> -> tensor<?xf32>
  return %0, %1, %2 : tensor<6xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @one_part_unranked
// CHECK-SAME:      %[[X:[^:]*]]: tensor<*xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[X]] : tensor<*xf32> to tensor<6xf32>
// CHECK-NEXT:    return %[[CAST]]
func.func @one_part_unranked(%x: tensor<*xf32>) -> tensor<6xf32> {
  %0 = split.split %x axis(0) : tensor<*xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func @other_parts_left_out
// CHECK-NEXT:    split.split %{{.*}} axis(0) count(2) : tensor<?xf32> -> tensor<?xf32>
func.func @other_parts_left_out(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = split.split %x axis(0) count(2) : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @one_part_with_spec
// CHECK-NEXT:    split.split %{{.*}} axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> tensor<6xf32>
func.func @one_part_with_spec(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

//===----------------------------------------------------------------------===//
// Types of results
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @extents_of_source
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x6xf32>
// CHECK:         %[[PARTS:.*]]:2 = split.split %[[X]] axis(1) sizes([3, 3]) {note = "kept"} : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK:         tensor.cast %[[PARTS]]#0 : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK:         tensor.cast %[[PARTS]]#1 : tensor<2x3xf32> to tensor<*xf32>
func.func @extents_of_source(%x: tensor<2x6xf32>) -> (tensor<?x3xf32>, tensor<*xf32>) {
  %0:2 = split.split %x axis(1) {note = "kept"} : tensor<2x6xf32> -> (tensor<?x3xf32>, tensor<*xf32>)
  return %0#0, %0#1 : tensor<?x3xf32>, tensor<*xf32>
}

// A result can say more than its source.
// CHECK-LABEL: func @nothing_to_say
// CHECK-NEXT:    split.split %{{.*}} axis(1) : tensor<?x?xf32> -> (tensor<2x?xf32>, tensor<?x3xf32>)
func.func @nothing_to_say(%x: tensor<?x?xf32>) -> (tensor<2x?xf32>, tensor<?x3xf32>) {
  %0:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<2x?xf32>, tensor<?x3xf32>)
  return %0#0, %0#1 : tensor<2x?xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: func @types_with_spec
// CHECK-NEXT:    split.split %{{.*}} : tensor<6xf32> -> (tensor<3xf32>, tensor<?xf32>)
func.func @types_with_spec(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<?xf32>
}
