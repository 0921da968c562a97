// A part that a loop carries on.
// RUN: split-run %s --input=8xi32=1,2,3,4,5,6,7,8 --input=i64=2 | FileCheck %s
// CHECK: result[0]: 2xi32=[7,8]
func.func @main(%x: tensor<8xi32>, %n: index) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.cast %x : tensor<8xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d) -> tensor<?xi32> {
    %0:2 = split.split %a axis(0) : tensor<?xi32> -> (tensor<?xi32>, tensor<?xi32>)
    scf.yield %0#1 : tensor<?xi32>
  }
  %s = tensor.cast %r : tensor<?xi32> to tensor<2xi32>
  return %s : tensor<2xi32>
}
