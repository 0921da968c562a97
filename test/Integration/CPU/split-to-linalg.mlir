// The parts are the same as slices and as copies, fused ones among them.
// RUN: split-opt %s --convert-split-to-linalg -o %t.copies.mlir
// RUN: FileCheck %s --check-prefix=COPIES --input-file=%t.copies.mlir
// RUN: split-opt %t.copies.mlir --convert-elementwise-to-linalg --linalg-fuse-elementwise-ops -o %t.fused.mlir
// RUN: split-opt %s --convert-split-to-tensor -o %t.slices.mlir

// COPIES-NOT: split.split
// COPIES:     linalg.generic

// RUN: split-run %s --entry=static --input=4x6xf32=random:1 > %t.static
// RUN: split-run %t.copies.mlir --entry=static --input=4x6xf32=random:1 | diff %t.static -
// RUN: split-run %t.fused.mlir --entry=static --input=4x6xf32=random:1 | diff %t.static -
// RUN: split-run %t.slices.mlir --entry=static --input=4x6xf32=random:1 | diff %t.static -
func.func @static(%x: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x0xf32>, tensor<4x4xf32>, tensor<4x2xf32>) {
  %0:3 = split.split %x axis(1) sizes([2, 0, 4]) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x0xf32>, tensor<4x4xf32>)
  %1 = arith.negf %0#0 : tensor<4x2xf32>
  return %0#0, %0#1, %0#2, %1 : tensor<4x2xf32>, tensor<4x0xf32>, tensor<4x4xf32>, tensor<4x2xf32>
}

// RUN: split-run %s --entry=dynamic --input=5x3xi8=random:2 --input=2xi64=[1,4] > %t.dynamic
// RUN: FileCheck %s --input-file=%t.dynamic
// RUN: split-run %t.copies.mlir --entry=dynamic --input=5x3xi8=random:2 --input=2xi64=[1,4] | diff %t.dynamic -
// RUN: split-run %t.fused.mlir --entry=dynamic --input=5x3xi8=random:2 --input=2xi64=[1,4] | diff %t.dynamic -
// RUN: split-run %t.slices.mlir --entry=dynamic --input=5x3xi8=random:2 --input=2xi64=[1,4] | diff %t.dynamic -
// The last of three parts of 5 has one row, and of two parts of 1 the second has none.
// CHECK:      result[0]: 1x3xi8=
// CHECK-NEXT: result[1]: 4x3xi8=
// CHECK-NEXT: result[2]: 1x3xi8=
// CHECK-NEXT: result[3]: 0x3xi8=
func.func @dynamic(%x: tensor<?x?xi8>, %s: tensor<2xi64>) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) {
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>)
  %1:3 = split.split %x count(3) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>)
  %2:2 = split.split %1#2 count(2) : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>)
  %3 = arith.addi %0#1, %0#1 : tensor<?x?xi8>
  return %0#0, %3, %1#2, %2#1 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
}
