// Every offender is reported, in order, and nothing is changed.
// RUN: split-opt %s --split-assign-spec="spec=#split.atb<product=atlas_training>" --verify-diagnostics
// RUN: split-opt %s --verify-diagnostics --mlir-disable-threading=false \
// RUN:   --pass-pipeline="builtin.module(func.func(split-assign-spec{spec=#split.atb<product=atlas_training>}))"
// RUN: not split-opt %s --split-assign-spec="spec=#split.atb<product=atlas_training>" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ORDER
// RUN: not split-opt %s --split-assign-spec="spec=#split.atb<product=atlas_training>" \
// RUN:   --mlir-print-ir-after-failure -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNCHANGED

// ORDER: error: 'split.split' op [atb-c12]
// ORDER: error: 'split.split' op [atb-c9]
// ORDER: error: 'split.split' op [atb-c2]
// ORDER: error: 'split.split' op [atb-c16]
// ORDER-NOT: error: 'split.split'

// UNCHANGED: IR Dump After SplitAssignSpec Failed
// UNCHANGED-NOT: spec(
// UNCHANGED: split.split {{.*}} axis(0) count(2) spec(#split.nnrt)
// UNCHANGED-NOT: spec(

func.func @first(%x: tensor<2x6xf16>, %y: tensor<6xbf16>, %z: tensor<7xf16>, %c: i1) {
  %0:2 = split.split %x axis(1) sizes([2, 4])
    : tensor<2x6xf16> -> (tensor<2x2xf16>, tensor<2x4xf16>)

  // expected-error @below {{'split.split' op [atb-c12] splitDim}}
  %1:2 = split.split %x axis(-1) sizes([2, 4])
    : tensor<2x6xf16> -> (tensor<2x2xf16>, tensor<2x4xf16>)

  scf.if %c {

    // expected-error @below {{'split.split' op [atb-c9] x}}
    %2:2 = split.split %y axis(0)
      : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)

    // expected-error @below {{'split.split' op [atb-c2] splitNum}}
    %3 = split.split %y axis(0) : tensor<6xbf16> -> tensor<6xbf16>
  }
  return
}

func.func @last(%x: tensor<7xf16>, %y: tensor<6xf32>) {

  // expected-error @below {{'split.split' op [atb-c16] without splitSizes}}
  %0:2 = split.split %x axis(0) count(2) : tensor<7xf16> -> (tensor<4xf16>, tensor<3xf16>)
  %1:2 = split.split %y axis(0) count(2) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
