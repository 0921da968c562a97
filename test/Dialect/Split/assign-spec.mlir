// RUN: split-opt %s --split-assign-spec="spec=onnx18" --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --split-assign-spec="spec=#split.onnx<18>" | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(split-assign-spec{spec=onnx18}))" \
// RUN:   --mlir-disable-threading=false | FileCheck %s
// A second time there is nothing to do.
// RUN: split-opt %s --split-assign-spec="spec=onnx18" --split-assign-spec="spec=atb" | FileCheck %s

// CHECK-LABEL: func @form_stays
// CHECK:         split.split %{{.*}} axis(-1) sizes([2, 4]) spec(#split.onnx<18>) {note = "kept"} :
func.func @form_stays(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-1) sizes([2, 4]) {note = "kept"}
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// CHECK-LABEL: func @nested
// CHECK:         scf.if
// CHECK:           split.split %{{.*}} count(2) spec(#split.onnx<18>)
// CHECK:           scf.for
// CHECK:             split.split %{{.*}} count(3) spec(#split.onnx<18>)
func.func @nested(%x: tensor<6xf32>, %c: i1, %n: index) {
  scf.if %c {
    %0:2 = split.split %x count(2) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
    scf.for %i = %n to %n step %n {
      %1:3 = split.split %x count(3)
        : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    }
  }
  return
}

// One that would not satisfy it is no offender where it has another.
// CHECK-LABEL: func @others_stay
// CHECK:         split.split %{{.*}} axis(0) spec(#split.onnx<13>)
// CHECK:         split.split %{{.*}} axis(0) spec(#split.nnrt)
// CHECK:         split.split %{{.*}} count(2) spec(#split.onnx<18>)
func.func @others_stay(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1:2 = split.split %x axis(0) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %2:2 = split.split %x count(2) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// What is not known yet is no violation.
// CHECK-LABEL: func @undecided
// CHECK:         split.split %{{.*}} sizes([%{{.*}}, 2]) spec(#split.onnx<18>)
func.func @undecided(%x: tensor<?xf32>, %n: index) {
  %0:2 = split.split %x sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return
}

// CHECK-LABEL: func @no_split
func.func @no_split() {
  return
}
