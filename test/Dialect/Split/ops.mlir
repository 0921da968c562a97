// Every form of the op, as it is printed; and that text and bytecode round-trip.
// RUN: split-opt %s --verify-roundtrip | FileCheck %s
// RUN: split-opt %s | split-opt | FileCheck %s
// RUN: split-opt %s --mlir-print-op-generic | split-opt | FileCheck %s
// RUN: split-opt %s --emit-bytecode | split-opt | FileCheck %s

// CHECK-LABEL: func @equal
func.func @equal(%x: tensor<6xf32>) {
  // CHECK: %{{.*}}:3 = split.split %{{.*}} axis(0) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  %0:3 = split.split %x axis(0)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// CHECK-LABEL: func @axis_left_out
func.func @axis_left_out(%x: tensor<6xf32>) {
  // CHECK: split.split %{{[^ ]*}} : tensor<6xf32>
  %0:2 = split.split %x : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// CHECK-LABEL: func @one_part
func.func @one_part(%x: tensor<6xf32>) {
  // CHECK: %part = split.split %{{.*}} axis(0) : tensor<6xf32> -> tensor<6xf32>
  %0 = split.split %x axis(0) : tensor<6xf32> -> (tensor<6xf32>)
  return
}

// CHECK-LABEL: func @names
func.func @names(%x: tensor<6xf32>) -> tensor<3xf32> {
  // CHECK: %parts:2 = split.split
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  // CHECK: return %parts#1
  return %0#1 : tensor<3xf32>
}

// CHECK-LABEL: func @sizes_list
func.func @sizes_list(%x: tensor<2x6xf32>) {
  // CHECK: axis(-1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %0:2 = split.split %x axis(-1) sizes([2, 4])
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// CHECK-LABEL: func @sizes_mixed
func.func @sizes_mixed(%x: tensor<2x?xf32>, %n: index) {
  // CHECK: axis(1) sizes([2, %{{.*}}, 0]) : tensor<2x?xf32>
  %0:3 = split.split %x axis(1) sizes([2, %n, 0])
    : tensor<2x?xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x0xf32>)
  return
}

// CHECK-LABEL: func @sizes_tensor
func.func @sizes_tensor(%x: tensor<2x6xf32>, %s: tensor<2xi64>, %t: tensor<?xindex>) {
  // CHECK: axis(1) sizes(%{{.*}} : tensor<2xi64>) : tensor<2x6xf32>
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>)
    : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  // CHECK: axis(1) sizes(%{{.*}} : tensor<?xindex>) : tensor<2x6xf32>
  %1:2 = split.split %x axis(1) sizes(%t : tensor<?xindex>)
    : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  return
}

// CHECK-LABEL: func @count
func.func @count(%x: tensor<7xf32>) {
  // CHECK: count(4) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  %0:4 = split.split %x count(4)
    : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  // CHECK: axis(0) count(4) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1:2 = split.split %x axis(0) count(4) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// CHECK-LABEL: func @all_clauses
func.func @all_clauses(%x: tensor<2x6xf32>) {
  // CHECK: axis(-1) count(2) sizes([2, 4]) : tensor<2x6xf32>
  %0:2 = split.split %x axis(-1) count(2) sizes([2, 4])
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  // CHECK: axis(-1) sizes([2, 4]) spec(#split.onnx<13>) {note = "kept"} : tensor<2x6xf32>
  %1:2 = split.split %x axis(-1) sizes([2, 4]) spec(#split.onnx<13>) {note = "kept"}
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// CHECK-LABEL: func @unranked
func.func @unranked(%x: tensor<*xf32>, %s: tensor<?xi64>) {
  // CHECK: : tensor<*xf32> -> (tensor<*xf32>, tensor<2x?xf32>)
  %0:2 = split.split %x axis(1) sizes(%s : tensor<?xi64>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<2x?xf32>)
  return
}

// CHECK-LABEL: func @strings
func.func @strings(%x: tensor<4x!split.string>) {
  // CHECK: : tensor<4x!split.string> -> (tensor<2x!split.string>, tensor<2x!split.string>)
  %0:2 = split.split %x axis(0)
    : tensor<4x!split.string> -> (tensor<2x!split.string>, tensor<2x!split.string>)
  return
}
