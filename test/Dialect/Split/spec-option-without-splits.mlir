// A module without splits has not loaded their dialect when options are read.
// RUN: split-opt %s --split-assign-spec="spec=atb" | FileCheck %s
// RUN: split-opt %s --split-check-spec="spec=onnx18" | FileCheck %s
// RUN: split-opt %s --split-legalize-spec="spec=nnrt" | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(split-legalize-spec{spec=#split.onnx<13>}))" | FileCheck %s

// CHECK: func.func @none
func.func @none() {
  return
}
