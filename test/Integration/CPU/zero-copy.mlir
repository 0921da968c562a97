// What is only read is not copied: bytes that programs allocate and copy. Tensors
// of 2x6 f32 have 48 bytes.
// DEFINE: %{run} = split-run %s --input=2x6xf32=random:7 --stats --output=@%t.npy --entry
// DEFINE: %{check} = FileCheck %s --check-prefix

// Each part is reduced to a scalar.
// RUN: %{run}=reduce 2>&1 | %{check}=REDUCE
// REDUCE:      allocated: 0 bytes in 0 buffers
// REDUCE-NEXT: copied: 0 bytes in 0 copies
func.func @reduce(%x: tensor<2x6xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %p:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %a = scf.for %i = %c0 to %c2 step %c1 iter_args(%sum = %zero) -> f32 {
    %e = tensor.extract %p#0[%i, %c1] : tensor<2x2xf32>
    %next = arith.addf %sum, %e : f32
    scf.yield %next : f32
  }
  %b = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %a) -> f32 {
    %e = tensor.extract %p#1[%c1, %i] : tensor<2x4xf32>
    %next = arith.addf %sum, %e : f32
    scf.yield %next : f32
  }
  return %b : f32
}

// By linalg: a buffer of one row for each part's sums.
// RUN: %{run}=reduce_rows 2>&1 | %{check}=ROWS
// ROWS:      allocated: 16 bytes in 2 buffers
// ROWS-NEXT: copied: 0 bytes in 0 copies
func.func @reduce_rows(%x: tensor<2x6xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %zero = arith.constant 0.0 : f32
  %p:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %e = tensor.empty() : tensor<2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %a = linalg.reduce ins(%p#0 : tensor<2x2xf32>) outs(%init : tensor<2xf32>) dimensions = [1]
    (%in: f32, %sum: f32) { %next = arith.addf %in, %sum : f32 linalg.yield %next : f32 }
  %f = tensor.empty() : tensor<2xf32>
  %other = linalg.fill ins(%zero : f32) outs(%f : tensor<2xf32>) -> tensor<2xf32>
  %b = linalg.reduce ins(%p#1 : tensor<2x4xf32>) outs(%other : tensor<2xf32>) dimensions = [1]
    (%in: f32, %sum: f32) { %next = arith.addf %in, %sum : f32 linalg.yield %next : f32 }
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// What is computed of each part is computed where the concat puts it.
// RUN: %{run}=swish 2>&1 | %{check}=CONCAT
// RUN: %{run}=swish_dynamic 2>&1 | %{check}=CONCAT
// CONCAT:      allocated: 48 bytes in 1 buffers
// CONCAT-NEXT: copied: 0 bytes in 0 copies
func.func @swish(%x: tensor<2x6xf32>) -> tensor<2x6xf32> {
  %p:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %a = arith.negf %p#0 : tensor<2x2xf32>
  %b = math.exp %p#1 : tensor<2x4xf32>
  %c = tensor.concat dim(1) %b, %a : (tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
  return %c : tensor<2x6xf32>
}
func.func @swish_dynamic(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %p:2 = split.split %x axis(1) : tensor<2x?xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  %a = arith.negf %p#0 : tensor<2x?xf32>
  %b = math.exp %p#1 : tensor<2x?xf32>
  %c = tensor.concat dim(1) %b, %a : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %c : tensor<2x?xf32>
}

// The part that is written is copied, 16 bytes, and no other.
// RUN: %{run}=write 2>&1 | %{check}=WRITE
// WRITE:      allocated: 16 bytes in 1 buffers
// WRITE-NEXT: copied: 16 bytes in 1 copies
func.func @write(%x: tensor<2x6xf32>) -> (tensor<2x2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %p:2 = split.split %x axis(1) sizes([2, 4]) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %e = tensor.extract %p#1[%c0, %c0] : tensor<2x4xf32>
  %w = tensor.insert %e into %p#0[%c0, %c0] : tensor<2x2xf32>
  %f = tensor.extract %x[%c0, %c0] : tensor<2x6xf32>
  return %w, %f : tensor<2x2xf32>, f32
}
