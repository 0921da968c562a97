// A split of a part on the same axis is made by the split of the whole.
// RUN: split-opt %s --canonicalize="test-convergence=true" -o %t
// RUN: FileCheck %s < %t
// RUN: split-opt %t --canonicalize | diff %t -

// CHECK-LABEL: func @last_part
// CHECK-NEXT:    %[[PARTS:.*]]:3 = split.split %{{.*}} axis(0) sizes([2, 1, 3]) {note = "outer"} : tensor<6xf32> -> (tensor<2xf32>, tensor<1xf32>, tensor<3xf32>)
// CHECK-NEXT:    return %[[PARTS]]#0, %[[PARTS]]#1, %[[PARTS]]#2
func.func @last_part(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<1xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) {note = "outer"} : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 3]) {note = "inner"} : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %0#0, %1#0, %1#1 : tensor<2xf32>, tensor<1xf32>, tensor<3xf32>
}

// All at once, whatever way they are written.
// CHECK-LABEL: func @tree
// CHECK-NEXT:    %[[PARTS:.*]]:6 = split.split %{{.*}} axis(1) sizes([2, 2, 1, 1, 1, 3]) : tensor<?x10xf32>
// CHECK-NEXT:    return %[[PARTS]]#0, %[[PARTS]]#1, %[[PARTS]]#2, %[[PARTS]]#3, %[[PARTS]]#4, %[[PARTS]]#5
func.func @tree(%x: tensor<?x10xf32>) -> (tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x3xf32>) {
  %0:3 = split.split %x axis(-1) sizes([4, 3, 3]) : tensor<?x10xf32> -> (tensor<?x4xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %1:2 = split.split %0#1 axis(1) count(2) : tensor<?x3xf32> -> (tensor<?x2xf32>, tensor<?x1xf32>)
  %2:2 = split.split %0#0 axis(1) : tensor<?x4xf32> -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %3:2 = split.split %1#0 axis(-1) : tensor<?x2xf32> -> (tensor<?x1xf32>, tensor<?x1xf32>)
  return %2#0, %2#1, %3#0, %3#1, %1#1, %0#2 : tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x3xf32>
}

// CHECK-LABEL: func @of_unknown_extent
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index, %[[M:[^:]*]]: index
// CHECK-NEXT:    %[[PARTS:.*]]:4 = split.split %[[X]] axis(0) sizes([%[[N]], 2, 2, %[[M]]]) : tensor<?xf32>
// CHECK-NEXT:    return %[[PARTS]]#0, %[[PARTS]]#1, %[[PARTS]]#2, %[[PARTS]]#3
func.func @of_unknown_extent(%x: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>) {
  %0:3 = split.split %x axis(0) sizes([%n, 4, %m]) : tensor<?xf32> -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>)
  %1:2 = split.split %0#1 axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %1#0, %1#1, %0#2 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @chain
// CHECK-NEXT:    split.split %{{.*}} axis(0) sizes([1, 1, 1, 3]) : tensor<6xf32>
// CHECK-NEXT:    return
func.func @chain(%x: tensor<6xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0:2 = split.split %x axis(0) sizes([1, 5]) : tensor<6xf32> -> (tensor<1xf32>, tensor<5xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 4]) : tensor<5xf32> -> (tensor<1xf32>, tensor<4xf32>)
  %2:2 = split.split %1#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %0#0, %1#0, %2#0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}

//===----------------------------------------------------------------------===//
// What is not joined
//===----------------------------------------------------------------------===//

// By count, of an extent that only the run tells: there are no sizes to write.
// CHECK-LABEL: func @count_of_unknown_extent
// CHECK:         %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0) sizes([%{{.*}}, %{{.*}}])
// CHECK-NEXT:    split.split %[[PARTS]]#0 axis(0) count(2)
func.func @count_of_unknown_extent(%x: tensor<?xi8>, %n: index, %m: index) -> (tensor<?xi8>, tensor<?xi8>) {
  %0:2 = split.split %x axis(0) sizes([%n, %m]) : tensor<?xi8> -> (tensor<?xi8>, tensor<?xi8>)
  %1:2 = split.split %0#0 axis(0) count(2) : tensor<?xi8> -> (tensor<?xi8>, tensor<?xi8>)
  return %1#0, %1#1 : tensor<?xi8>, tensor<?xi8>
}

// CHECK-LABEL: func @other_user
// CHECK-COUNT-2: split.split
func.func @other_user(%x: tensor<6xf32>) -> (tensor<4xf32>, tensor<1xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %0#1, %1#0, %1#1 : tensor<4xf32>, tensor<1xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @other_axis
// CHECK-COUNT-2: split.split
func.func @other_axis(%x: tensor<6x2xf32>) -> (tensor<2x2xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6x2xf32> -> (tensor<2x2xf32>, tensor<4x2xf32>)
  %1:2 = split.split %0#1 axis(1) : tensor<4x2xf32> -> (tensor<4x1xf32>, tensor<4x1xf32>)
  return %0#0, %1#0, %1#1 : tensor<2x2xf32>, tensor<4x1xf32>, tensor<4x1xf32>
}

// What may break a rule must not be made before its time.
// CHECK-LABEL: func @unknown_inner_sizes
// CHECK-COUNT-2: split.split
func.func @unknown_inner_sizes(%x: tensor<6xf32>, %n: index, %m: index) -> (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([%n, %m]) : tensor<4xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#0, %1#1 : tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func @unknown_inner_extent
// CHECK-COUNT-2: split.split
func.func @unknown_inner_extent(%x: tensor<?xf32>, %n: index) -> (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  %1:2 = split.split %0#1 axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#0, %1#1 : tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
}

// Parts of these have no place in a list.
// CHECK-LABEL: func @outer_without_sizes
// CHECK-COUNT-4: split.split
func.func @outer_without_sizes(%x: tensor<?xf32>, %s: tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<4xf32>, tensor<?xf32>)
  %1:2 = split.split %0#0 axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %2:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<?xf32> -> (tensor<4xf32>, tensor<?xf32>)
  %3:2 = split.split %2#0 axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %1#0, %3#0 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @in_a_loop
// CHECK:         split.split
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      split.split
func.func @in_a_loop(%x: tensor<6xf32>, %n: index) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %0#0) -> tensor<2xf32> {
    %1:2 = split.split %0#1 axis(0) sizes([2, 2]) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
    %2 = arith.addf %acc, %1#1 : tensor<2xf32>
    scf.yield %2 : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// One that is cut by the elements of a part is no split of it.
// CHECK-LABEL: func @part_is_sizes
// CHECK-COUNT-2: split.split
func.func @part_is_sizes(%x: tensor<4xi64>, %y: tensor<6xf32>) -> (tensor<2xi64>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 2]) : tensor<4xi64> -> (tensor<2xi64>, tensor<2xi64>)
  %1:2 = split.split %y axis(0) sizes(%0#1 : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#0 : tensor<2xi64>, tensor<?xf32>
}

// CHECK-LABEL: func @with_spec
// CHECK-COUNT-6: split.split
func.func @with_spec(%x: tensor<6xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %2:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %3:2 = split.split %2#1 axis(0) sizes([1, 3]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %4:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %5:2 = split.split %4#1 axis(0) sizes([1, 3]) spec(#split.onnx<13>) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %1#0, %3#0, %5#0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
