// What ONNX before 13 and the runtime of NNRt do not have, by label.
// RUN: split-opt %s --split-legalize-spec="spec=onnx2" --verify-diagnostics
// RUN: not split-opt %s --split-legalize-spec="spec=nnrt-runtime" 2>&1 | FileCheck %s
// RUN: not split-opt %s --split-legalize-spec="spec=onnx1" 2>&1 | FileCheck %s --check-prefix=ONNX1

// CHECK:     error: 'split.split' op [nnrt-c1]
// CHECK:     error: 'split.split' op [nnrt-c14]
// CHECK:     error: 'split.split' op [nnrt-c14]
// CHECK:     error: 'split.split' op undecided: cannot be rewritten before the extent of axis 0
// CHECK-NOT: error: 'split

// ONNX1:     error: 'split.split' op [onnx1-c1]
// ONNX1:     error: 'split.split' op [onnx1-c6]
// ONNX1:     error: 'split.split' op [onnx1-c6]
// ONNX1:     error: 'split.split' op undecided: cannot be rewritten before the extent of axis 0
// ONNX1:     error: 'split.split' op [onnx1-c1]
// ONNX1-NOT: error: 'split

func.func @bf16(%x: tensor<6xbf16>) -> tensor<3xbf16> {
  // expected-error @below {{'split.split' op [onnx2-c1] input must have one of the element types}}
  %0:2 = split.split %x axis(0) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return %0#0 : tensor<3xbf16>
}

func.func @sizes_of_run_time(%x: tensor<?xf32>, %n: index, %s: tensor<2xi64>) -> (tensor<2xf32>, tensor<?xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c5] split must be a list of constants before Split-13, but split[1] is known at run time only}}
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  // expected-error @below {{'split.split' op [onnx2-c5] split must be a list of constants before Split-13}}
  %1:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %1#1 : tensor<2xf32>, tensor<?xf32>
}

func.func @may_turn_out_equal(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{'split.split' op undecided: cannot be rewritten before the extent of axis 0 is known}}
  %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0 : tensor<?xf32>
}

func.func @allowed(%x: tensor<6xi8>) -> tensor<3xi8> {
  %0:2 = split.split %x axis(0) : tensor<6xi8> -> (tensor<3xi8>, tensor<3xi8>)
  return %0#0 : tensor<3xi8>
}
