// With `require`, every violation is an error, in order, and the pass fails after
// all of them. An unknown makes it fail never.
// RUN: split-opt %s --split-input-file --split-check-spec="spec=nnrt-runtime require" \
// RUN:   --verify-diagnostics
// RUN: split-opt %s --split-input-file --verify-diagnostics --mlir-disable-threading=false \
// RUN:   --pass-pipeline="builtin.module(func.func(split-check-spec{spec=nnrt-runtime require=true}))"
// RUN: not split-opt %s --split-input-file --split-check-spec="spec=nnrt-runtime require" 2>&1 \
// RUN:   | FileCheck %s

// CHECK: error: 'split.split' op [nnrt-c11]
// CHECK: error: 'split.split' op [nnrt-c1]
// CHECK: error: 'split.split' op [nnrt-c8]
// CHECK: remark: undecided
// CHECK-NOT: error: 'split.split'
// A module that failed is not printed, one without violation is.
// CHECK: func @undecided

func.func @several(%x: tensor<0x6xf32>, %y: tensor<6xbf16>, %z: tensor<6xf32>, %c: i1) {
  // expected-error @below {{'split.split' op [nnrt-c11]}}
  %0:2 = split.split %x axis(1) : tensor<0x6xf32> -> (tensor<0x3xf32>, tensor<0x3xf32>)
  scf.if %c {
    // expected-error @below {{'split.split' op [nnrt-c1]}}
    %1:2 = split.split %y : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  }
  %2:2 = split.split %z : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @in_another_function(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c8]}}
  %0:2 = split.split %x count(2) : tensor<7xf32> -> (tensor<4xf32>, tensor<3xf32>)
  return
}

// -----

func.func @undecided(%x: tensor<?xf32>) {
  // expected-remark @below {{undecided: waits for the extent of axis 0}}
  %0:2 = split.split %x : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}
