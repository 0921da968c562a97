// RUN: split-opt %s --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --canonicalize | FileCheck %s --check-prefix=FOLDED

// CHECK-LABEL:  func @assert
// FOLDED-LABEL: func @assert
func.func @assert(%c: i1, %a: index) {
  %true = arith.constant true
  %false = arith.constant false
  // CHECK:      split.assert %{{.*}}, "plain"
  // CHECK:      split.assert %{{.*}}, "a value {0}" (%{{.*}})
  // FOLDED:     split.assert %{{.*}}, "plain"
  // FOLDED:     split.assert %{{.*}}, "a value {0}" (%{{.*}})
  split.assert %c, "plain"
  split.assert %c, "a value {0}" (%a)
  // What holds goes, what fails stays.
  // FOLDED-NOT: "holds"
  // FOLDED:     split.assert %{{.*}}, "fails"
  split.assert %true, "holds"
  split.assert %false, "fails"
  return
}
