// RUN: split-opt %s --allow-unregistered-dialect --split-drop-spec --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(split-drop-spec)" --mlir-disable-threading=false | FileCheck %s

// CHECK-NOT: #split.onnx

// CHECK-LABEL: func @spec_goes_form_stays
// CHECK:         split.split %{{.*}} axis(-1) sizes([2, 4]) {note = "kept"} :
// CHECK:         scf.if
// CHECK:           split.split %{{[^ ]*}} : tensor<2x6xf32>
func.func @spec_goes_form_stays(%x: tensor<2x6xf32>, %c: i1) {
  %0:2 = split.split %x axis(-1) sizes([2, 4]) spec(#split.onnx<13>) {note = "kept"}
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  scf.if %c {
    %1:2 = split.split %x spec(#split.onnx<14>) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
    "test.use"(%1#0) : (tensor<1x6xf32>) -> ()
  }
  return
}
