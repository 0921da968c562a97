// RUN: split-opt %s --convert-to-llvm --split-input-file | FileCheck %s

// The message and the place, once each; the values in memory.
// CHECK-DAG: llvm.mlir.global private constant @[[$TEXT:split_rt_text_[0-9A-F]+]]("is {0}, not {1}\00")
// CHECK-DAG: llvm.func @split_rt_fail(!llvm.ptr, !llvm.ptr, !llvm.ptr, i64)
// CHECK-LABEL: llvm.func @assert
// CHECK-SAME:    (%[[C:.*]]: i1, %[[A:.*]]: i64, %[[B:.*]]: i64)
// CHECK:         llvm.cond_br %[[C]], ^[[GO:.*]], ^[[FAIL:.*]]
// CHECK:       ^[[GO]]:
// CHECK:         llvm.return
// CHECK:       ^[[FAIL]]:
// CHECK:         %[[MEMORY:.*]] = llvm.alloca
// CHECK:         llvm.store %[[A]]
// CHECK:         llvm.store %[[B]]
// CHECK:         %[[MESSAGE:.*]] = llvm.mlir.addressof @[[$TEXT]]
// CHECK:         llvm.call @split_rt_fail(%{{.*}}, %[[MESSAGE]], %[[MEMORY]], %{{.*}})
// CHECK-NEXT:    llvm.unreachable
func.func @assert(%c: i1, %a: index, %b: index) {
  split.assert %c, "is {0}, not {1}" (%a, %b)
  return
}

// -----

// CHECK:         llvm.mlir.global private constant @{{.*}}("same\00")
// CHECK-NOT:     ("same\00")
// CHECK-LABEL: llvm.func @twice
// CHECK-COUNT-2: llvm.call @split_rt_fail
func.func @twice(%c: i1, %d: i1) {
  split.assert %c, "same"
  split.assert %d, "same"
  return
}

// -----

// CHECK-LABEL: llvm.func @strings(%{{.*}}: !llvm.ptr) -> !llvm.ptr
func.func @strings(%s: !split.string) -> !split.string {
  return %s : !split.string
}
