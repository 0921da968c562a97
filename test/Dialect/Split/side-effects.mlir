// A split has no effect: a dead one goes, also with a check that can fail, and
// of two equal ones, one.
// RUN: split-opt %s --cse | FileCheck %s

// CHECK-LABEL: func @dead
// CHECK-NOT:     split.split
func.func @dead(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// CHECK-LABEL: func @twice
// CHECK:         %[[PARTS:.*]]:2 = split.split
// CHECK-NOT:     split.split
// CHECK:         return %[[PARTS]]#0, %[[PARTS]]#1
func.func @twice(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %1#1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @not_equal
// CHECK-COUNT-2: split.split
func.func @not_equal(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#0, %1#1 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func @dead_without_elements
// CHECK-NOT:     split.split
func.func @dead_without_elements(%x: tensor<0xf32>) {
  %0:2 = split.split %x axis(0) sizes([0, 0]) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>)
  return
}

// A specification keeps no split alive, and one part that is used keeps all.
// CHECK-LABEL: func @dead_with_spec
// CHECK-COUNT-1: split.split %{{.*}} axis(1)
// CHECK-NOT:     split.split
func.func @dead_with_spec(%x: tensor<?x?xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %1#1 : tensor<?x?xf32>
}

// CHECK-LABEL: func @twice_with_sizes_of_the_run
// CHECK-COUNT-1: split.split
// CHECK-NOT:     split.split
func.func @twice_with_sizes_of_the_run(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<2xf32>) {
  %0:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
  %1:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return %0#0, %1#1 : tensor<?xf32>, tensor<2xf32>
}

// One in front of a loop serves in the loop, whatever the loop writes; one in
// the loop does not serve behind it.
// CHECK-LABEL: func @in_loop
// CHECK:         %[[PARTS:.*]]:2 = split.split %{{.*}} axis(0)
// CHECK:         scf.for
// CHECK-NEXT:      memref.store
// CHECK-NEXT:      tensor.extract %[[PARTS]]#1
// CHECK:           split.split %{{.*}} axis(0) count(2)
// CHECK:         }
// CHECK:         split.split %{{.*}} axis(0) count(2)
func.func @in_loop(%x: tensor<?xf32>, %m: memref<f32>, %v: f32, %lb: index, %ub: index, %step: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  scf.for %i = %lb to %ub step %step {
    %1:2 = split.split %x axis(0) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    memref.store %v, %m[] : memref<f32>
    %2 = tensor.extract %1#1[%i] : tensor<?xf32>
    memref.store %2, %m[] : memref<f32>
    %3:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
    %4 = tensor.extract %3#1[%i] : tensor<?xf32>
    memref.store %4, %m[] : memref<f32>
  }
  %5:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %5#0 : tensor<?xf32>, tensor<?xf32>
}
