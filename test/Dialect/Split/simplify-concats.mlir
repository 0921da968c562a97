// What --split-simplify does with concats that have other cuts.
// RUN: split-opt %s --split-simplify | FileCheck %s

// CHECK-LABEL: func @cuts_inside
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x3xf32>, %[[Y:[^:]*]]: tensor<2x4xf32>
// CHECK-NEXT:    %[[A:.*]]:2 = split.split %[[X]] axis(1) sizes([1, 2]) : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>)
// CHECK-NEXT:    %[[B:.*]]:2 = split.split %[[Y]] axis(1) sizes([1, 3]) : tensor<2x4xf32> -> (tensor<2x1xf32>, tensor<2x3xf32>)
// CHECK-NEXT:    %[[SEAM:.*]] = tensor.concat dim(1) %[[A]]#1, %[[B]]#0 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return %[[A]]#0, %[[SEAM]], %[[B]]#1
func.func @cuts_inside(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %c = tensor.concat dim(1) %x, %y : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %0:3 = split.split %c axis(1) sizes([1, 3, 3]) : tensor<2x7xf32> -> (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func @several_operands
// CHECK-SAME:      %[[X:[^:]*]]: tensor<1xf32>, %[[Y:[^:]*]]: tensor<0xf32>, %[[Z:[^:]*]]: tensor<5xf32>
// CHECK-NEXT:    %[[B:.*]]:2 = split.split %[[Z]] axis(0) sizes([1, 4])
// CHECK-NEXT:    %[[A:.*]] = tensor.concat dim(0) %[[X]], %[[X]], %[[B]]#0
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[B]]#1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:    return %[[A]], %[[CAST]]
func.func @several_operands(%x: tensor<1xf32>, %y: tensor<0xf32>, %z: tensor<5xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
  %c = tensor.concat dim(0) %x, %y, %x, %z : (tensor<1xf32>, tensor<0xf32>, tensor<1xf32>, tensor<5xf32>) -> tensor<7xf32>
  %0:2 = split.split %c axis(0) sizes([3, 4]) : tensor<7xf32> -> (tensor<3xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<?xf32>
}

// For a part that nobody uses, nothing is put together.
// CHECK-LABEL: func @unused_part
// CHECK-SAME:      %[[X:[^:]*]]: tensor<1xf32>
// CHECK-NOT:     tensor.concat
// CHECK:         return %[[X]]
func.func @unused_part(%x: tensor<1xf32>, %y: tensor<2xf32>, %z: tensor<3xf32>) -> tensor<1xf32> {
  %c = tensor.concat dim(0) %x, %y, %z : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<6xf32>
  %0:2 = split.split %c axis(0) sizes([1, 5]) : tensor<6xf32> -> (tensor<1xf32>, tensor<5xf32>)
  return %0#0 : tensor<1xf32>
}

// CHECK-LABEL: func @concat_used_twice
// CHECK:         tensor.concat
// CHECK-NEXT:    split.split
func.func @concat_used_twice(%x: tensor<3xf32>) -> (tensor<1xf32>, tensor<6xf32>) {
  %c = tensor.concat dim(0) %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %0:2 = split.split %c axis(0) sizes([1, 5]) : tensor<6xf32> -> (tensor<1xf32>, tensor<5xf32>)
  return %0#0, %c : tensor<1xf32>, tensor<6xf32>
}

// Here the axis is another, an extent is not known, a size is not known, and a
// part has no elements, so that nothing is there to make it of.
// CHECK-LABEL: func @not_cut
// CHECK-COUNT-4: tensor.concat
// CHECK-COUNT-4: split.split
func.func @not_cut(%x: tensor<2x2xf32>, %y: tensor<?xf32>, %z: tensor<2xf32>, %n: index, %m: index) -> (tensor<4x1xf32>, tensor<3xf32>, tensor<?xf32>, tensor<0xf32>) {
  %a = tensor.concat dim(0) %x, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %b = tensor.concat dim(0) %y, %z : (tensor<?xf32>, tensor<2xf32>) -> tensor<6xf32>
  %c = tensor.concat dim(0) %z, %z : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %d = tensor.concat dim(0) %z, %z : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %0:2 = split.split %a axis(1) sizes([1, 1]) : tensor<4x2xf32> -> (tensor<4x1xf32>, tensor<4x1xf32>)
  %1:2 = split.split %b axis(0) sizes([3, 3]) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %2:2 = split.split %c axis(0) sizes([%n, %m]) : tensor<4xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %3:3 = split.split %d axis(0) sizes([1, 0, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<0xf32>, tensor<3xf32>)
  return %0#0, %1#0, %2#0, %3#1 : tensor<4x1xf32>, tensor<3xf32>, tensor<?xf32>, tensor<0xf32>
}

// CHECK-LABEL: func @split_with_spec
// CHECK:         tensor.concat
// CHECK-NEXT:    split.split
func.func @split_with_spec(%x: tensor<3xf32>) -> tensor<1xf32> {
  %c = tensor.concat dim(0) %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %0:2 = split.split %c axis(0) sizes([1, 5]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<1xf32>, tensor<5xf32>)
  return %0#0 : tensor<1xf32>
}

//===----------------------------------------------------------------------===//
// Concats of parts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @neighbours
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x10xf32>, %[[Y:[^:]*]]: tensor<2x1xf32>
// CHECK-NEXT:    %[[PARTS:.*]]:3 = split.split %[[X]] axis(1) sizes([1, 5, 4]) : tensor<2x10xf32> -> (tensor<2x1xf32>, tensor<2x5xf32>, tensor<2x4xf32>)
// CHECK-NEXT:    %[[ALL:.*]] = tensor.concat dim(1) %[[Y]], %[[PARTS]]#1, %[[Y]] : (tensor<2x1xf32>, tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x7xf32>
// CHECK-NEXT:    return %[[ALL]], %[[PARTS]]#0, %[[PARTS]]#2
func.func @neighbours(%x: tensor<2x10xf32>, %y: tensor<2x1xf32>) -> (tensor<2x7xf32>, tensor<2x1xf32>, tensor<2x4xf32>) {
  %0:4 = split.split %x axis(1) sizes([1, 2, 3, 4]) : tensor<2x10xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x4xf32>)
  %1 = tensor.concat dim(1) %y, %0#1, %0#2, %y : (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x7xf32>
  return %1, %0#0, %0#3 : tensor<2x7xf32>, tensor<2x1xf32>, tensor<2x4xf32>
}

// CHECK-LABEL: func @two_runs
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) sizes([3, 7])
// CHECK-NEXT:    tensor.concat dim(0) %[[PARTS]]#1, %[[PARTS]]#0 : (tensor<7xf32>, tensor<3xf32>) -> tensor<10xf32>
func.func @two_runs(%x: tensor<10xf32>) -> tensor<10xf32> {
  %0:4 = split.split %x axis(0) sizes([1, 2, 3, 4]) : tensor<10xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>)
  %1 = tensor.concat dim(0) %0#2, %0#3, %0#0, %0#1 : (tensor<3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<10xf32>
  return %1 : tensor<10xf32>
}

// The type of the concat may say less than that of the part.
// CHECK-LABEL: func @concat_of_all_operands
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) sizes([1, 5])
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[PARTS]]#1 : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:    return %[[CAST]]
func.func @concat_of_all_operands(%x: tensor<6xf32>) -> tensor<?xf32> {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %1 = tensor.concat dim(0) %0#1, %0#2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// What has other users, or one in a loop, may be copied for each.
// CHECK-LABEL: func @concat_used_more_than_once
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3])
// CHECK-NEXT:    tensor.concat
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3])
// CHECK-NEXT:    tensor.concat
func.func @concat_used_more_than_once(%x: tensor<6xf32>, %y: tensor<6xf32>, %p: i1) {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %1 = tensor.concat dim(0) %0#1, %0#2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %2:3 = split.split %y axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %3 = tensor.concat dim(0) %2#1, %2#2 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
  %4 = tensor.cast %3 : tensor<5xf32> to tensor<?xf32>
  call @use(%1) : (tensor<5xf32>) -> ()
  call @use(%1) : (tensor<5xf32>) -> ()
  scf.if %p {
    func.call @use_dynamic(%4) : (tensor<?xf32>) -> ()
  }
  return
}
func.func private @use(tensor<5xf32>)
func.func private @use_dynamic(tensor<?xf32>)

// CHECK-LABEL: func @part_used_twice
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3])
func.func @part_used_twice(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<2xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %1, %0#1 : tensor<3xf32>, tensor<2xf32>
}

// These are no neighbours, on another axis, of a size that is not known, and
// under a specification.
// CHECK-LABEL: func @not_merged
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3])
// CHECK-NEXT:    split.split %{{.*}} axis(1) sizes([1, 1])
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([%{{.*}}, %{{.*}}, 1])
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3]) spec
func.func @not_merged(%x: tensor<6xf32>, %y: tensor<2x2xf32>, %n: index, %m: index) -> (tensor<4xf32>, tensor<4x1xf32>, tensor<?xf32>, tensor<3xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %1:2 = split.split %y axis(1) sizes([1, 1]) : tensor<2x2xf32> -> (tensor<2x1xf32>, tensor<2x1xf32>)
  %2:3 = split.split %x axis(0) sizes([%n, %m, 1]) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>)
  %3:3 = split.split %x axis(0) sizes([1, 2, 3]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %4 = tensor.concat dim(0) %0#0, %0#2 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  %5 = tensor.concat dim(0) %1#0, %1#1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
  %6 = tensor.concat dim(0) %2#0, %2#1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %7 = tensor.concat dim(0) %3#0, %3#1 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %4, %5, %6, %7 : tensor<4xf32>, tensor<4x1xf32>, tensor<?xf32>, tensor<3xf32>
}
