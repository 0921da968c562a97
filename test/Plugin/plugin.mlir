// REQUIRES: plugin
// The plugin in the mlir-opt of the distribution: dialect, passes, pipelines.
// RUN: mlir-opt %plugin %s --verify-roundtrip --pass-pipeline="builtin.module(split-drop-spec,convert-split-to-tensor)" | FileCheck %s --check-prefixes=CHECK,TENSOR
// RUN: mlir-opt %plugin %s --pass-pipeline="builtin.module(convert-cf-assert-to-split)" | FileCheck %s --check-prefixes=CHECK,ASSERT
// RUN: mlir-opt %plugin %s --pass-pipeline="builtin.module(generate-runtime-verification,split-to-llvm)" | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %plugin %s --pass-pipeline="builtin.module(func.func(convert-split-to-tensor))" | FileCheck %s --check-prefixes=CHECK,TENSOR
// RUN: mlir-opt %plugin %s --allow-unregistered-dialect --pass-pipeline="builtin.module(convert-onnx-to-linalg)" | FileCheck %s

// A tool that has the dialect built in can be given the plugin: nothing changes.
// RUN: split-opt %plugin %s --convert-split-to-tensor | FileCheck %s --check-prefixes=CHECK,TENSOR

// CHECK-LABEL: func @slices
// TENSOR:      tensor.extract_slice %{{.*}}[3] [3] [1]
// LLVM-LABEL:  llvm.func @slices
func.func @slices(%x: tensor<6xf32>) -> tensor<3xf32> {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// CHECK-LABEL: func @asserts
// ASSERT:      split.assert %{{.*}}, "no"
func.func @asserts(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  cf.assert %c, "no"
  %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}

// CHECK-LABEL: func @checked
// LLVM-LABEL:  llvm.func @checked
// LLVM:        llvm.call @split_rt_fail
func.func @checked(%x: tensor<6xf32>, %n: index) -> tensor<?xf32> {
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}
