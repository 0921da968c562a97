// Sources of splits that are overwritten, of whose parts one is written too: the
// others must not see it. Each was wrong once.

// The source of the inner split becomes a copy, of which the analysis knew nothing.
// RUN: split-run %s --entry=copied_part --input=4xf32=1,2,3,4 --input=index=0 --input=index=1 | FileCheck %s --check-prefix=COPIED
// RUN: split-run %s --entry=copied_slice --input=4xf32=1,2,3,4 --input=index=0 --input=index=1 | FileCheck %s --check-prefix=COPIED
// COPIED:      result[0]: f32=100
// COPIED-NEXT: result[1]: f32=1
// COPIED-NEXT: result[2]: f32=2
func.func @copied_part(%x: tensor<4xf32>, %i: index, %j: index) -> (f32, f32, f32, f32, tensor<4xf32>) {
  %f = arith.constant 100.0 : f32
  %g = arith.constant 200.0 : f32
  %p:2 = split.split %x axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %q:2 = split.split %p#0 axis(0) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  %w = tensor.insert %f into %q#0[%i] : tensor<1xf32>
  %v = tensor.insert %g into %p#0[%j] : tensor<2xf32>
  %we = tensor.extract %w[%i] : tensor<1xf32>
  %ve = tensor.extract %v[%i] : tensor<2xf32>
  %qe = tensor.extract %q#1[%i] : tensor<1xf32>
  %pe = tensor.extract %p#1[%i] : tensor<2xf32>
  return %we, %ve, %qe, %pe, %x : f32, f32, f32, f32, tensor<4xf32>
}
func.func @copied_slice(%x: tensor<4xf32>, %i: index, %j: index) -> (f32, f32, f32, tensor<4xf32>) {
  %f = arith.constant 100.0 : f32
  %g = arith.constant 200.0 : f32
  %s = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %q:2 = split.split %s axis(0) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  %w = tensor.insert %f into %q#0[%i] : tensor<1xf32>
  %v = tensor.insert %g into %s[%j] : tensor<2xf32>
  %we = tensor.extract %w[%i] : tensor<1xf32>
  %ve = tensor.extract %v[%i] : tensor<2xf32>
  %qe = tensor.extract %q#1[%i] : tensor<1xf32>
  return %we, %ve, %qe, %x : f32, f32, f32, tensor<4xf32>
}

// What the next iteration writes is before the split in the block, and after it.
// RUN: split-run %s --entry=carried --input=4xf32=1,2,3,4 --input=index=1 | FileCheck %s --check-prefix=CARRIED
// CARRIED: result[0]: f32=103
func.func @carried(%x: tensor<4xf32>, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 100.0 : f32
  %p0 = tensor.splat %f : tensor<2xf32>
  %r:4 = scf.for %k = %c0 to %c2 step %c1 iter_args(%a = %x, %p = %p0, %s = %f, %t = %f) -> (tensor<4xf32>, tensor<2xf32>, f32, f32) {
    %e = tensor.extract %a[%c2] : tensor<4xf32>
    %e1 = arith.addf %e, %f : f32
    %a2 = tensor.insert %e1 into %a[%c2] : tensor<4xf32>
    %pe = tensor.extract %p[%c0] : tensor<2xf32>
    %q:2 = split.split %a2 axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
    %w = tensor.insert %f into %q#0[%c0] : tensor<2xf32>
    %we = tensor.extract %w[%i] : tensor<2xf32>
    scf.yield %a2, %q#1, %pe, %we : tensor<4xf32>, tensor<2xf32>, f32, f32
  }
  return %r#2, %r#3 : f32, f32
}
