// Functions with splits can be inlined. (As they are: the default pipeline would
// bring them into canonical form before.)
// RUN: split-opt %s --inline="default-pipeline=" | FileCheck %s

func.func private @callee(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// CHECK-LABEL: func @caller
// CHECK-NOT:     call
// CHECK:         split.split %{{.*}} axis(0) spec(#split.onnx<13>)
func.func @caller(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0 = call @callee(%x) : (tensor<6xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func private @dynamic(%x: tensor<?xf32>, %n: index, %s: tensor<2xi64>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = split.split %x axis(0) sizes([%n, 0]) : tensor<?xf32> -> (tensor<?xf32>, tensor<0xf32>)
  %1:2 = split.split %0#0 axis(0) sizes(%s : tensor<2xi64>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %1#0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

// A part without elements, sizes of the run, and a check of a split.
// CHECK-LABEL: func @caller_of_dynamic
// CHECK-NOT:     call
// CHECK:         split.assert
// CHECK:         %[[PARTS:.*]]:2 = split.split %{{.*}} sizes([%{{.*}}, 0])
// CHECK:         split.split %[[PARTS]]#0 axis(0) sizes(%{{.*}} : tensor<2xi64>)
func.func @caller_of_dynamic(%x: tensor<?xf32>, %n: index, %s: tensor<2xi64>, %c: i1) -> tensor<?xf32> {
  call @checked(%c) : (i1) -> ()
  %0:2 = call @dynamic(%x, %n, %s) : (tensor<?xf32>, index, tensor<2xi64>) -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

func.func private @checked(%c: i1) {
  split.assert %c, "no"
  return
}

func.func private @unused(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// Into a loop, and where nothing of the split is used.
// CHECK-LABEL: func @caller_in_loop
// CHECK:         scf.for
// CHECK-NEXT:      split.split %{{.*}} axis(0) :
// CHECK-NEXT:      split.split %{{.*}} axis(0) spec(#split.onnx<13>)
// CHECK-NEXT:      arith.addf
func.func @caller_in_loop(%x: tensor<6xf32>, %lb: index, %ub: index, %step: index, %init: tensor<3xf32>) -> tensor<3xf32> {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %init) -> tensor<3xf32> {
    func.call @unused(%x) : (tensor<6xf32>) -> ()
    %1 = func.call @callee(%x) : (tensor<6xf32>) -> tensor<3xf32>
    %2 = arith.addf %a, %1 : tensor<3xf32>
    scf.yield %2 : tensor<3xf32>
  }
  return %0 : tensor<3xf32>
}
