// The list of passes in docs/Lowering.md is the pipeline: the flag runs these
// passes, and the list given by hand makes the same of a module.
// RUN: split-opt %s --split-to-llvm | FileCheck %s
// RUN: split-opt %s --split-to-llvm -o %t.flag
// RUN: sed -n '/^```pipeline$/,/^```$/{/^```/d;p}' %split_src/docs/Lowering.md | tr '\n' ' ' > %t.list
// RUN: sh -c 'exec split-opt %s --pass-pipeline="$(cat %t.list)" -o %t.byhand'
// RUN: diff %t.flag %t.byhand
// RUN: split-opt %s --split-to-llvm --mlir-disable-threading=false --verify-roundtrip -o %t.threads
// RUN: diff %t.flag %t.threads

// CHECK-NOT: split.
// CHECK-NOT: tensor
// CHECK:     llvm.func @chain
// CHECK-NOT: unrealized_conversion_cast
func.func @chain(%x: tensor<?x6xf32>, %s: tensor<2xi64>) -> (tensor<?x2xf32>, tensor<?x?xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<13>) : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
  %1:2 = split.split %0#1 axis(-1) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>) : tensor<?x4xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %1#1 : tensor<?x2xf32>, tensor<?x?xf32>
}
