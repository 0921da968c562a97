// A split and a concat with the same cuts undo each other.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @split_of_concat
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x1xf32>, %[[Y:[^:]*]]: tensor<2x3xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[Y]] : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:    return %[[X]], %[[CAST]]
func.func @split_of_concat(%x: tensor<2x1xf32>, %y: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<?x3xf32>) {
  %c = tensor.concat dim(1) %x, %y : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  %0:2 = split.split %c axis(-1) sizes([1, 3]) : tensor<2x4xf32> -> (tensor<2x1xf32>, tensor<?x3xf32>)
  return %0#0, %0#1 : tensor<2x1xf32>, tensor<?x3xf32>
}

// A concat with other users stays.
// CHECK-LABEL: func @used_twice
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2xf32>, %[[Y:[^:]*]]: tensor<2xf32>
// CHECK-NEXT:    %[[ALL:.*]] = tensor.concat
// CHECK-NEXT:    return %[[Y]], %[[ALL]]
func.func @used_twice(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %0:2 = split.split %c axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#1, %c : tensor<2xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @split_of_other_cuts
// CHECK:         split.split
func.func @split_of_other_cuts(%x: tensor<1xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  %0:2 = split.split %c axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @split_on_other_axis
// CHECK:         split.split
func.func @split_on_other_axis(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %0:2 = split.split %c axis(1) : tensor<4x2xf32> -> (tensor<4x1xf32>, tensor<4x1xf32>)
  return %0#0, %0#1 : tensor<4x1xf32>, tensor<4x1xf32>
}

// CHECK-LABEL: func @split_of_unknown_extents
// CHECK:         split.split
func.func @split_of_unknown_extents(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %0:2 = split.split %c axis(0) sizes([%n, %m]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @split_with_spec
// CHECK:         split.split
func.func @split_with_spec(%x: tensor<1xf32>, %y: tensor<3xf32>) -> (tensor<1xf32>, tensor<3xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  %0:2 = split.split %c axis(0) sizes([1, 3]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<3xf32>
}

//===----------------------------------------------------------------------===//
// Concats of parts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @concat_of_split
// CHECK-SAME:      %[[X:[^:]*]]: tensor<2x4xf32>, %[[Y:[^:]*]]: tensor<?xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[X]] : tensor<2x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:    return %[[CAST]], %[[Y]]
func.func @concat_of_split(%x: tensor<2x4xf32>, %y: tensor<?xf32>) -> (tensor<?x4xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(1) sizes([1, 3]) : tensor<2x4xf32> -> (tensor<2x1xf32>, tensor<2x3xf32>)
  %1 = tensor.concat dim(1) %0#0, %0#1 : (tensor<2x1xf32>, tensor<2x3xf32>) -> tensor<?x4xf32>
  %2:2 = split.split %y axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %3 = tensor.concat dim(0) %2#0, %2#1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1, %3 : tensor<?x4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @among_others
// CHECK-SAME:      %[[X:[^:]*]]: tensor<4xf32>, %[[Y:[^:]*]]: tensor<2xf32>
// CHECK-NEXT:    tensor.concat dim(0) %[[Y]], %[[X]], %[[X]], %[[Y]] : (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) -> tensor<12xf32>
func.func @among_others(%x: tensor<4xf32>, %y: tensor<2xf32>) -> tensor<12xf32> {
  %0:2 = split.split %x axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %1 = tensor.concat dim(0) %y, %0#0, %0#1, %0#0, %0#1, %y
    : (tensor<2xf32>, tensor<1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<12xf32>
  return %1 : tensor<12xf32>
}

// The split stays for the part that is used elsewhere too.
// CHECK-LABEL: func @part_used_elsewhere
// CHECK-SAME:      %[[X:[^:]*]]: tensor<4xf32>
// CHECK-NEXT:    %[[PARTS:.*]]:2 = split.split %[[X]]
// CHECK-NEXT:    return %[[X]], %[[PARTS]]#1
func.func @part_used_elsewhere(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @in_other_order
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @in_other_order(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = split.split %x axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1 = tensor.concat dim(0) %0#1, %0#0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @not_all
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @not_all(%x: tensor<6xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:3 = split.split %x axis(0) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %2 = tensor.concat dim(0) %0#1, %0#2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @some_left_out
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @some_left_out(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = split.split %x axis(0) count(3) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @on_other_axis
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @on_other_axis(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0:2 = split.split %x axis(1) : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// CHECK-LABEL: func @parts_with_spec
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @parts_with_spec(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A cast does not change encodings.
// CHECK-LABEL: func @other_encoding
// CHECK:         split.split
// CHECK:         tensor.concat
func.func @other_encoding(%x: tensor<4xf32, "here">) -> tensor<4xf32> {
  %0:2 = split.split %x axis(0) : tensor<4xf32, "here"> -> (tensor<2xf32, "here">, tensor<2xf32, "here">)
  %1 = tensor.concat dim(0) %0#0, %0#1 : (tensor<2xf32, "here">, tensor<2xf32, "here">) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
