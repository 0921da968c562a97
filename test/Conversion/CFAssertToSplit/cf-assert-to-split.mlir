// RUN: split-opt %s --convert-cf-assert-to-split --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(convert-cf-assert-to-split))" --mlir-disable-threading=false | FileCheck %s

// CHECK-LABEL: func @assert
// CHECK-SAME:    %[[C:.*]]: i1
// CHECK-NOT:     cf.assert
// CHECK:         split.assert %[[C]], "100% {0} \22sure\22"
// CHECK:         scf.if
// CHECK-NEXT:      split.assert %[[C]], "nested"
func.func @assert(%c: i1) {
  cf.assert %c, "100% {0} \"sure\""
  scf.if %c {
    cf.assert %c, "nested"
  }
  return
}
