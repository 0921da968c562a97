// Programs compute the same after splits were tiled, and fused tile by tile.

// RUN: split-opt %s --transform-preload-library='transform-library-paths=%S/Inputs/tile-and-fuse.mlir' --transform-interpreter --canonicalize --cse -o %t.mlir
// RUN: FileCheck %s --check-prefix=TILED --input-file=%t.mlir

// Tiles of 2 of 5 rows: the last has one. The second part has no elements.
// RUN: split-run %s --entry=for --input=5x7xf32=random:1 > %t.for
// RUN: split-run %t.mlir --entry=for --input=5x7xf32=random:1 | diff %t.for -
// TILED-LABEL: func @for(
// TILED:         scf.for
// TILED:           split.split %{{.*}} : tensor<?x7xf32>
func.func @for(%x: tensor<5x7xf32>) -> (tensor<5x3xf32>, tensor<5x0xf32>, tensor<5x4xf32>) {
  %0:3 = split.split %x axis(1) sizes([3, 0, 4]) {tiled} : tensor<5x7xf32> -> (tensor<5x3xf32>, tensor<5x0xf32>, tensor<5x4xf32>)
  return %0#0, %0#1, %0#2 : tensor<5x3xf32>, tensor<5x0xf32>, tensor<5x4xf32>
}

// RUN: split-run %s --entry=for_dynamic --input=5x7xi8=random:2 --input=2xi64=[1,6] > %t.for_dynamic
// RUN: split-run %t.mlir --entry=for_dynamic --input=5x7xi8=random:2 --input=2xi64=[1,6] | diff %t.for_dynamic -
// RUN: split-run %s --entry=for_dynamic --input=0x7xi8=[] --input=2xi64=[1,6] > %t.for_dynamic
// RUN: split-run %t.mlir --entry=for_dynamic --input=0x7xi8=[] --input=2xi64=[1,6] | diff %t.for_dynamic -
// TILED-LABEL: func @for_dynamic(
// TILED:         scf.for
// TILED:           split.split
func.func @for_dynamic(%x: tensor<?x?xi8>, %s: tensor<2xi64>) -> (tensor<?x?xi8>, tensor<?x?xi8>) {
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) {tiled} : tensor<?x?xi8> -> (tensor<?x?xi8>, tensor<?x?xi8>)
  return %0#0, %0#1 : tensor<?x?xi8>, tensor<?x?xi8>
}

// RUN: split-run %s --entry=forall --input=7x5xf32=random:3 > %t.forall
// RUN: split-run %t.mlir --entry=forall --input=7x5xf32=random:3 | diff %t.forall -
// TILED-LABEL: func @forall(
// TILED:         scf.forall
// TILED:           split.split
func.func @forall(%x: tensor<7x5xf32>) -> (tensor<7x3xf32>, tensor<7x2xf32>) {
  %0:2 = split.split %x axis(1) count(2) {forall} : tensor<7x5xf32> -> (tensor<7x3xf32>, tensor<7x2xf32>)
  return %0#0, %0#1 : tensor<7x3xf32>, tensor<7x2xf32>
}

// Tiles of 3 of 4 columns of the second part.
// RUN: split-run %s --entry=fuse --input=5x6xf32=random:4 > %t.fuse
// RUN: split-run %t.mlir --entry=fuse --input=5x6xf32=random:4 | diff %t.fuse -
// TILED-LABEL: func @fuse(
// TILED-NOT:     split.split
// TILED:         return
func.func @fuse(%x: tensor<5x6xf32>) -> tensor<5x4xf32> {
  %init = tensor.empty() : tensor<5x4xf32>
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<5x6xf32> -> (tensor<5x2xf32>, tensor<5x4xf32>)
  %1 = linalg.negf ins(%0#1 : tensor<5x4xf32>) outs(%init : tensor<5x4xf32>) -> tensor<5x4xf32>
  return %1 : tensor<5x4xf32>
}

// Two parts in one loop, within a loop, of a size that the run tells. The parts
// are used elsewhere, too.
// RUN: split-run %s --entry=fuse_dynamic --input=5x16xf32=random:5 --input=index=3 > %t.fuse_dynamic
// RUN: split-run %t.mlir --entry=fuse_dynamic --input=5x16xf32=random:5 --input=index=3 | diff %t.fuse_dynamic -
// RUN: split-run %s --entry=fuse_dynamic --input=5x0xf32=random:5 --input=index=3 > %t.fuse_dynamic
// RUN: split-run %t.mlir --entry=fuse_dynamic --input=5x0xf32=random:5 --input=index=3 | diff %t.fuse_dynamic -
// TILED-LABEL: func @fuse_dynamic(
// TILED:         split.split
// TILED:         scf.for
// TILED:           scf.for
// TILED:             tensor.extract_slice
// TILED:             linalg.mul
func.func @fuse_dynamic(%x: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %x, %c0 : tensor<?x?xf32>
  %0:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %columns = tensor.dim %0#0, %c1 : tensor<?x?xf32>
  %init = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%before = %0#0) -> tensor<?x?xf32> {
    %2:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %3 = linalg.mul ins(%2#1, %before : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %3 : tensor<?x?xf32>
  }
  return %1, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
