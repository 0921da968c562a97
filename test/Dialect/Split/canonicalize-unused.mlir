// Neighbours without users are one part, and splits without users are none.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @merge
// CHECK:         %[[PARTS:.*]]:3 = split.split %{{.*}} axis(0) sizes([3, 4, 5]) {note = "kept"} : tensor<12xf32> -> (tensor<3xf32>, tensor<4xf32>, tensor<5xf32>)
// CHECK:         return %[[PARTS]]#1
func.func @merge(%x: tensor<12xf32>) -> tensor<4xf32> {
  %0:4 = split.split %x axis(0) sizes([1, 2, 4, 5]) {note = "kept"} : tensor<12xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<4xf32>, tensor<5xf32>)
  return %0#2 : tensor<4xf32>
}

// CHECK-LABEL: func @equal_parts
// CHECK:         split.split %{{.*}} axis(1) sizes([6, 2]) : tensor<?x8xf32> -> (tensor<?x6xf32>, tensor<?x2xf32>)
func.func @equal_parts(%x: tensor<?x8xf32>) -> tensor<?x2xf32> {
  %0:4 = split.split %x axis(1) : tensor<?x8xf32> -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x2xf32>)
  return %0#3 : tensor<?x2xf32>
}

// One without elements can stand between parts that are used.
// CHECK-LABEL: func @empty
// CHECK:         %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) sizes([1, 2]) : tensor<3xf32> -> (tensor<1xf32>, tensor<2xf32>)
// CHECK:         return %[[PARTS]]#0, %[[PARTS]]#1
func.func @empty(%x: tensor<3xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, 0, 2]) : tensor<3xf32> -> (tensor<1xf32>, tensor<0xf32>, tensor<2xf32>)
  return %0#0, %0#2 : tensor<1xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @used_neighbours
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, 3]) : tensor<6xf32>
func.func @used_neighbours(%x: tensor<6xf32>) -> tensor<2xf32> {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  return %0#1 : tensor<2xf32>
}

// Sizes of run time are not added.
// CHECK-LABEL: func @unknown_size
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK-NEXT:    %[[PARTS:.*]]:5 = split.split %[[X]] axis(0) sizes([3, %[[N]], %[[N]], 4, 5])
// CHECK-NEXT:    return %[[PARTS]]#4
func.func @unknown_size(%x: tensor<?xf32>, %n: index) -> tensor<5xf32> {
  %0:6 = split.split %x axis(0) sizes([1, 2, %n, %n, 4, 5])
    : tensor<?xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<5xf32>)
  return %0#5 : tensor<5xf32>
}

// CHECK-LABEL: func @unknown_extent
// CHECK-NEXT:    split.split %{{.*}} axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
func.func @unknown_extent(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0:3 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %0#0 : tensor<?xf32>
}

// CHECK-LABEL: func @no_users
// CHECK-NEXT:    return
func.func @no_users(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

//===----------------------------------------------------------------------===//
// Specifications
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @spec_allows
// CHECK-NEXT:    split.split %{{.*}} axis(-1) sizes([3, 4]) spec(#split.onnx<11>) : tensor<7xf32>
// CHECK-NEXT:    split.split %{{.*}} axis(0) count(2) sizes([3, 3]) spec(#split.atb) : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
func.func @spec_allows(%x: tensor<7xf32>, %y: tensor<6xf16>) -> (tensor<4xf32>, tensor<3xf16>) {
  %0:3 = split.split %x axis(-1) sizes([1, 2, 4]) spec(#split.onnx<11>) : tensor<7xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<4xf32>)
  %1:3 = split.split %y axis(0) count(3) sizes([1, 2, 3]) spec(#split.atb) : tensor<6xf16> -> (tensor<1xf16>, tensor<2xf16>, tensor<3xf16>)
  return %0#2, %1#2 : tensor<4xf32>, tensor<3xf16>
}

// The sum would exceed 32 bits, in which a size has to fit.
// CHECK-LABEL: func @spec_refuses
// CHECK-NEXT:    split.split %{{.*}} axis(0) count(3) sizes([2147483647, 2, 5]) spec(#split.atb)
func.func @spec_refuses(%x: tensor<2147483654xf16>) -> tensor<5xf16> {
  %0:3 = split.split %x axis(0) count(3) sizes([2147483647, 2, 5]) spec(#split.atb) : tensor<2147483654xf16> -> (tensor<2147483647xf16>, tensor<2xf16>, tensor<5xf16>)
  return %0#2 : tensor<5xf16>
}

// What is not decided may turn out refused.
// CHECK-LABEL: func @spec_undecided
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 2, %{{.*}}]) spec(#split.onnx<13>)
func.func @spec_undecided(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0:3 = split.split %x axis(0) sizes([1, 2, %n]) spec(#split.onnx<13>) : tensor<?xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<?xf32>)
  return %0#2 : tensor<?xf32>
}

// Parts without sizes could be merged only in another form.
// CHECK-LABEL: func @spec_form
// CHECK-NEXT:    split.split %{{.*}} axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
func.func @spec_form(%x: tensor<6xf32>) -> tensor<2xf32> {
  %0:3 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#2 : tensor<2xf32>
}
