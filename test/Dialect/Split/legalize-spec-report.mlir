// All four verdicts, in nested regions: as remarks, and the module is printed as
// it was read.
// RUN: split-opt %s --allow-unregistered-dialect --split-legalize-spec="spec=atb report-only" --verify-diagnostics
// RUN: split-opt %s --allow-unregistered-dialect --verify-diagnostics --mlir-disable-threading=false \
// RUN:   --pass-pipeline="builtin.module(func.func(split-legalize-spec{spec=#split.atb report-only=true}))"
// RUN: split-opt %s --allow-unregistered-dialect -o %t.before
// RUN: split-opt %s --allow-unregistered-dialect --split-legalize-spec="spec=atb report-only" -o %t.after
// RUN: diff %t.before %t.after

// Without the option, those that cannot be rewritten are errors, and nothing is
// changed.
// RUN: not split-opt %s --allow-unregistered-dialect --split-legalize-spec="spec=atb" 2>&1 | FileCheck %s
// RUN: not split-opt %s --allow-unregistered-dialect --split-legalize-spec="spec=atb" \
// RUN:   --mlir-print-ir-after-failure -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNCHANGED

// CHECK:     error: 'split.split' op [atb-c7] x must {{.*}} but has f32 (ERROR_INVALID_TENSOR_INI_MATCH)
// CHECK:     error: 'split.split' op undecided: cannot be rewritten before the extent of axis 0 of x is known
// CHECK:     error: 'split.split' op [atb-c11]
// CHECK:     error: 'split.split' op [atb-c7]
// CHECK-NOT: error: 'split

// UNCHANGED:          IR Dump After SplitLegalizeSpec Failed
// UNCHANGED-COUNT-11: split.split
// UNCHANGED-NOT:      spec(

func.func @verdicts(%f16: tensor<6xf16>, %i64: tensor<6xi64>, %f32: tensor<6xf32>, %c: i1) {
  // expected-remark @below {{conforms}}
  %0:2 = split.split %f16 axis(-1) : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  scf.if %c {
    // expected-remark @below {{rewritten: 2 ops, 24 extra bytes moved}}
    %1:3 = split.split %i64 sizes([1, 2, 3]) : tensor<6xi64> -> (tensor<1xi64>, tensor<2xi64>, tensor<3xi64>)
    "test.use"(%1#0, %1#1, %1#2) : (tensor<1xi64>, tensor<2xi64>, tensor<3xi64>) -> ()
    "test.region"() ({
      // expected-remark @below {{impossible: [atb-c7] x must have one of the element types f16, i64 and bf16, but has f32 (ERROR_INVALID_TENSOR_INI_MATCH)}}
      %2:2 = split.split %f32 axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
      "test.use"(%2#0, %2#1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    }) : () -> ()
  }
  return
}

func.func @unknowns(%x: tensor<?xf16>, %y: tensor<4x?xf16>, %n: index, %c: i1) {
  "test.region"() ({
    // expected-remark @below {{undecided: waits for the extent of axis 0 of x}}
    %0:2 = split.split %x axis(0) : tensor<?xf16> -> (tensor<?xf16>, tensor<?xf16>)
    scf.if %c {
      // expected-remark @below {{undecided: waits for the extent of axis 1 of x; rewritten: 2 ops, an unknown number of extra bytes moved}}
      %1:4 = split.split %y axis(0) : tensor<4x?xf16> -> (tensor<1x?xf16>, tensor<1x?xf16>, tensor<1x?xf16>, tensor<1x?xf16>)
      "test.use"(%1#0, %1#1, %1#2, %1#3) : (tensor<1x?xf16>, tensor<1x?xf16>, tensor<1x?xf16>, tensor<1x?xf16>) -> ()
    }
  }) : () -> ()
  // Of 7 these are 4 and 3.
  // expected-remark @below {{undecided: cannot be rewritten before the extent of axis 0 of x is known}}
  %2:2 = split.split %x axis(0) count(2) : tensor<?xf16> -> (tensor<?xf16>, tensor<?xf16>)
  "test.use"(%2#0, %2#1) : (tensor<?xf16>, tensor<?xf16>) -> ()
  // expected-remark @below {{impossible: [atb-c11]}}
  %3:2 = split.split %x axis(0) sizes([2, %n]) : tensor<?xf16> -> (tensor<2xf16>, tensor<?xf16>)
  "test.use"(%3#0, %3#1) : (tensor<2xf16>, tensor<?xf16>) -> ()
  return
}

// Nothing but the result is missing of these two.
func.func @unused(%x: tensor<6xf16>, %i64: tensor<6xi64>) {
  // expected-remark @below {{conforms}}
  %0:2 = split.split %x axis(0) : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  // expected-remark @below {{rewritten: 0 ops, 0 extra bytes moved}}
  %1:3 = split.split %i64 axis(0) : tensor<6xi64> -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  return
}

func.func @no_split() {
  return
}

func.func @alone(%x: tensor<6xf16>) -> tensor<6xf16> {
  // expected-remark @below {{rewritten: 0 ops}}
  %0 = split.split %x axis(0) : tensor<6xf16> -> tensor<6xf16>
  return %0 : tensor<6xf16>
}

// Not that five parts are too many: two would be refused too.
func.func @five_parts(%x: tensor<5xf32>) {
  // expected-remark @below {{impossible: [atb-c7]}}
  %0:5 = split.split %x axis(0) : tensor<5xf32> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  "test.use"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
  return
}
