// What each rule of --split-simplify makes of the bytes that are allocated and
// copied: the table of docs/Canonicalization.md, which has a row for each rule.
// RUN: split-opt %s --split-simplify -o %t.mlir
// RUN: %python %S/Inputs/simplify-bytes.py %s %t.mlir > %t
// RUN: sed -n '/^| pattern | allocated before/,/^$/{/^$/!p;}' %split_src/docs/Canonicalization.md | diff - %t
// RUN: grep -oE '^. .split-simplify-[a-z-]+' %t | sort > %t.rows
// RUN: grep -oE '^. .split-simplify-[a-z-]+' %split_src/docs/Canonicalization.md | sort | uniq -d | diff - %t.rows

func.func @fill(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<12xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<12xf32>) -> tensor<12xf32>
  %0:2 = split.split %f axis(0) sizes([4, 8]) : tensor<12xf32> -> (tensor<4xf32>, tensor<8xf32>)
  return %0#0 : tensor<4xf32>
}

func.func @splat(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> (tensor<4xf32>, tensor<8xf32>) {
  %s = tensor.splat %v : tensor<12xf32>
  %0:2 = split.split %s axis(0) sizes([4, 8]) : tensor<12xf32> -> (tensor<4xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<8xf32>
}

func.func @empty(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> (tensor<4xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<12xf32>
  %0:2 = split.split %e axis(0) sizes([4, 8]) : tensor<12xf32> -> (tensor<4xf32>, tensor<8xf32>)
  %1 = linalg.fill ins(%v : f32) outs(%0#0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%v : f32) outs(%0#1 : tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<4xf32>, tensor<8xf32>
}

func.func @slices_of_parts(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> tensor<3xf32> {
  %0:2 = split.split %x axis(0) sizes([4, 8]) : tensor<12xf32> -> (tensor<4xf32>, tensor<8xf32>)
  %1 = tensor.extract_slice %0#1[1] [3] [1] : tensor<8xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

func.func @slice(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %s = tensor.extract_slice %x[2] [8] [1] : tensor<12xf32> to tensor<8xf32>
  %0:2 = split.split %s axis(0) sizes([4, 4]) : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

func.func @concat(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> (tensor<4xf32>, tensor<20xf32>) {
  %c = tensor.concat dim(0) %x, %y : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
  %0:2 = split.split %c axis(0) sizes([4, 20]) : tensor<24xf32> -> (tensor<4xf32>, tensor<20xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<20xf32>
}

func.func @concat_of_parts(%x: tensor<12xf32>, %y: tensor<12xf32>, %v: f32) -> f32 {
  %0:3 = split.split %x axis(0) sizes([2, 4, 6]) : tensor<12xf32> -> (tensor<2xf32>, tensor<4xf32>, tensor<6xf32>)
  %c = tensor.concat dim(0) %0#1, %0#2 : (tensor<4xf32>, tensor<6xf32>) -> tensor<10xf32>
  %c5 = arith.constant 5 : index
  %r = tensor.extract %c[%c5] : tensor<10xf32>
  return %r : f32
}
