// What --split-simplify does with slices before and after a split.
// RUN: split-opt %s --split-simplify | FileCheck %s

// CHECK-LABEL: func @slices_of_parts
// CHECK-SAME:      %[[X:[^:]*]]: tensor<4x6xf32>, %[[I:[^:]*]]: index
// CHECK:         %[[C2:.*]] = arith.constant 2 : index
// CHECK:         %[[A:.*]] = tensor.extract_slice %[[X]][1, 1] [2, 1] [1, 1] : tensor<4x6xf32> to tensor<2x1xf32>
// CHECK:         %[[OFFSET:.*]] = arith.addi %[[I]], %[[C2]] : index
// CHECK:         %[[B:.*]] = tensor.extract_slice %[[X]][0, %[[OFFSET]]] [1, 2] [1, 2] : tensor<4x6xf32> to tensor<2xf32>
// CHECK-NOT:     split.split
// CHECK:         return %[[A]], %[[B]]
func.func @slices_of_parts(%x: tensor<4x6xf32>, %i: index) -> (tensor<2x1xf32>, tensor<2xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x4xf32>)
  %1 = tensor.extract_slice %0#0[1, 1] [2, 1] [1, 1] : tensor<4x2xf32> to tensor<2x1xf32>
  %2 = tensor.extract_slice %0#1[0, %i] [1, 2] [1, 2] : tensor<4x4xf32> to tensor<2xf32>
  return %1, %2 : tensor<2x1xf32>, tensor<2xf32>
}

// The offset of the part behind a size of run time would have to be added up.
// CHECK-LABEL: func @behind_unknown_size
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>
// CHECK:         %[[PARTS:.*]]:3 = split.split
// CHECK:         tensor.extract_slice %[[X]][4] [1] [1]
// CHECK:         tensor.extract_slice %[[PARTS]]#2[1] [1] [1]
func.func @behind_unknown_size(%x: tensor<?xf32>, %n: index) -> (tensor<1xf32>, tensor<1xf32>) {
  %0:3 = split.split %x axis(0) sizes([3, %n, 4]) : tensor<?xf32> -> (tensor<3xf32>, tensor<?xf32>, tensor<4xf32>)
  %1 = tensor.extract_slice %0#1[1] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %2 = tensor.extract_slice %0#2[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return %1, %2 : tensor<1xf32>, tensor<1xf32>
}

// CHECK-LABEL: func @part_used_twice
// CHECK:         %[[PARTS:.*]]:2 = split.split
// CHECK:         tensor.extract_slice %[[PARTS]]#1
func.func @part_used_twice(%x: tensor<6xf32>) -> (tensor<4xf32>, tensor<1xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.extract_slice %0#1[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return %0#1, %1 : tensor<4xf32>, tensor<1xf32>
}

// A slice cannot begin where its source ends.
// CHECK-LABEL: func @without_elements
// CHECK:         %[[PARTS:.*]]:2 = split.split
// CHECK:         tensor.extract_slice %[[PARTS]]#1
func.func @without_elements(%x: tensor<6xf32>, %i: index) -> tensor<0xf32> {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.extract_slice %0#1[%i] [0] [1] : tensor<4xf32> to tensor<0xf32>
  return %1 : tensor<0xf32>
}

// CHECK-LABEL: func @slice_of_part_with_spec
// CHECK:         %[[PARTS:.*]]:2 = split.split
// CHECK:         tensor.extract_slice %[[PARTS]]#1
func.func @slice_of_part_with_spec(%x: tensor<6xf32>) -> tensor<1xf32> {
  %0:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.extract_slice %0#1[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return %1 : tensor<1xf32>
}

//===----------------------------------------------------------------------===//
// Splits of slices
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @split_of_slice
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x9xf32>
// CHECK-NEXT:    %[[PARTS:.*]]:4 = split.split %[[X]] axis(1) sizes([1, 2, 3, 3]) : tensor<2x9xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:    return %[[PARTS]]#1, %[[PARTS]]#2
func.func @split_of_slice(%x: tensor<2x9xf32>) -> (tensor<2x2xf32>, tensor<2x3xf32>) {
  %s = tensor.extract_slice %x[0, 1] [2, 5] [1, 1] : tensor<2x9xf32> to tensor<2x5xf32>
  %0:2 = split.split %s axis(1) sizes([2, 3]) : tensor<2x5xf32> -> (tensor<2x2xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func @at_the_ends
// CHECK-NEXT:    %[[A:.*]]:3 = split.split %{{.*}} axis(0) sizes([1, 2, 3])
// CHECK-NEXT:    %[[B:.*]]:3 = split.split %{{.*}} axis(0) sizes([3, 1, 2])
// CHECK-NEXT:    return %[[A]]#0, %[[B]]#2
func.func @at_the_ends(%x: tensor<6xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %s = tensor.extract_slice %x[0] [3] [1] : tensor<6xf32> to tensor<3xf32>
  %0:2 = split.split %s axis(0) sizes([1, 2]) : tensor<3xf32> -> (tensor<1xf32>, tensor<2xf32>)
  %t = tensor.extract_slice %x[3] [3] [1] : tensor<6xf32> to tensor<3xf32>
  %1:2 = split.split %t axis(0) sizes([1, 2]) : tensor<3xf32> -> (tensor<1xf32>, tensor<2xf32>)
  return %0#0, %1#1 : tensor<1xf32>, tensor<2xf32>
}

// These slices have strides, are shorter on another axis, have fewer axes,
// begin at an offset of run time, have another user, and are of a dynamic extent.
// CHECK-LABEL: func @other_slices
// CHECK-COUNT-6: tensor.extract_slice
// CHECK-COUNT-6: split.split
func.func @other_slices(%x: tensor<2x9xf32>, %y: tensor<2x?xf32>, %i: index)
    -> (tensor<2x2xf32>, tensor<1x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x4xf32>) {
  %a = tensor.extract_slice %x[0, 1] [2, 4] [1, 2] : tensor<2x9xf32> to tensor<2x4xf32>
  %b = tensor.extract_slice %x[0, 1] [1, 4] [1, 1] : tensor<2x9xf32> to tensor<1x4xf32>
  %c = tensor.extract_slice %x[0, 1] [1, 4] [1, 1] : tensor<2x9xf32> to tensor<4xf32>
  %d = tensor.extract_slice %x[0, %i] [2, 4] [1, 1] : tensor<2x9xf32> to tensor<2x4xf32>
  %e = tensor.extract_slice %x[0, 1] [2, 4] [1, 1] : tensor<2x9xf32> to tensor<2x4xf32>
  %f = tensor.extract_slice %y[0, 1] [2, 4] [1, 1] : tensor<2x?xf32> to tensor<2x4xf32>
  %0:2 = split.split %a axis(1) sizes([2, 2]) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %1:2 = split.split %b axis(1) sizes([2, 2]) : tensor<1x4xf32> -> (tensor<1x2xf32>, tensor<1x2xf32>)
  %2:2 = split.split %c axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %3:2 = split.split %d axis(1) sizes([2, 2]) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %4:2 = split.split %e axis(1) sizes([2, 2]) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %5:2 = split.split %f axis(1) sizes([2, 2]) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %1#0, %2#0, %3#0, %4#0, %5#0, %e
    : tensor<2x2xf32>, tensor<1x2xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func @split_of_slice_with_spec
// CHECK:         tensor.extract_slice
// CHECK:         split.split
func.func @split_of_slice_with_spec(%x: tensor<6xf32>) -> tensor<1xf32> {
  %s = tensor.extract_slice %x[0] [3] [1] : tensor<6xf32> to tensor<3xf32>
  %0:2 = split.split %s axis(0) sizes([1, 2]) spec(#split.onnx<13>) : tensor<3xf32> -> (tensor<1xf32>, tensor<2xf32>)
  return %0#0 : tensor<1xf32>
}

// Canonicalisation leaves slices alone.
// RUN: split-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL
// CANONICAL-LABEL: func @slices_of_parts
// CANONICAL:         split.split
// CANONICAL-LABEL: func @split_of_slice
// CANONICAL:         tensor.extract_slice
