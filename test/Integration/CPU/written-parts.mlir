// Parts that are written while others, or the source, are still read: the values
// are those of tensors, whatever is in which buffer. Writing in place at the
// wrong place, or one copy too few, would show here.

// RUN: split-run %s --entry=one --input=6xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=ONE
// ONE:      result[0]: 2xf32=[9,2]
// ONE-NEXT: result[1]: 4xf32=[3,4,5,6]
// ONE-NEXT: result[2]: 6xf32=[1,2,3,4,5,6]
func.func @one(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<6xf32>) {
  %i = arith.constant 0 : index
  %v = arith.constant 9.0 : f32
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  return %1, %0#1, %x : tensor<2xf32>, tensor<4xf32>, tensor<6xf32>
}

// RUN: split-run %s --entry=all --input=6xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=ALL
// ALL:      result[0]: 2xf32=[9,2]
// ALL-NEXT: result[1]: 4xf32=[9,4,5,6]
// ALL-NEXT: result[2]: 6xf32=[1,2,3,4,5,6]
func.func @all(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<6xf32>) {
  %i = arith.constant 0 : index
  %v = arith.constant 9.0 : f32
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.insert %v into %0#1[%i] : tensor<4xf32>
  return %1, %2, %x : tensor<2xf32>, tensor<4xf32>, tensor<6xf32>
}

// The source is computed, so that its buffer is ours, and written afterwards.
// RUN: split-run %s --entry=source --input=6xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=SOURCE
// SOURCE:      result[0]: 2xf32=[9,4]
// SOURCE-NEXT: result[1]: 4xf32=[6,8,10,12]
// SOURCE-NEXT: result[2]: 6xf32=[2,4,9,8,10,12]
func.func @source(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<6xf32>) {
  %i = arith.constant 0 : index
  %j = arith.constant 2 : index
  %v = arith.constant 9.0 : f32
  %y = arith.addf %x, %x : tensor<6xf32>
  %0:2 = split.split %y axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.insert %v into %y[%j] : tensor<6xf32>
  return %1, %0#1, %2 : tensor<2xf32>, tensor<4xf32>, tensor<6xf32>
}

// A chain, of which a part in the middle is written.
// RUN: split-run %s --entry=chain --input=6xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=CHAIN
// CHAIN:      result[0]: 2xf32=[2,4]
// CHAIN-NEXT: result[1]: 1xf32=[9]
// CHAIN-NEXT: result[2]: 3xf32=[8,10,12]
// CHAIN-NEXT: result[3]: 6xf32=[2,4,6,8,10,12]
func.func @chain(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<1xf32>, tensor<3xf32>, tensor<6xf32>) {
  %i = arith.constant 0 : index
  %v = arith.constant 9.0 : f32
  %y = arith.addf %x, %x : tensor<6xf32>
  %0:2 = split.split %y axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %2 = tensor.insert %v into %1#0[%i] : tensor<1xf32>
  return %0#0, %2, %1#1, %y : tensor<2xf32>, tensor<1xf32>, tensor<3xf32>, tensor<6xf32>
}

// Between the splits of a chain the source is written.
// RUN: split-run %s --entry=around --input=6xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=AROUND
// AROUND:      result[0]: 3xf32=[8,10,12]
// AROUND-NEXT: result[1]: 6xf32=[2,4,6,8,9,12]
func.func @around(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<6xf32>) {
  %i = arith.constant 4 : index
  %v = arith.constant 9.0 : f32
  %y = arith.addf %x, %x : tensor<6xf32>
  %0:2 = split.split %y axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %y[%i] : tensor<6xf32>
  %2:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  return %2#1, %1 : tensor<3xf32>, tensor<6xf32>
}

// The sizes are written after the split has read them.
// RUN: split-run %s --entry=sizes --input=6xf32=1,2,3,4,5,6 --input=2xi64=2,4 | FileCheck %s --check-prefix=SIZES
// SIZES:      result[0]: 4xf32=[3,4,5,6]
// SIZES-NEXT: result[1]: 2xi64=[4,9]
func.func @sizes(%x: tensor<6xf32>, %s: tensor<2xi64>) -> (tensor<?xf32>, tensor<2xi64>) {
  %i = arith.constant 1 : index
  %v = arith.constant 9 : i64
  %z = arith.constant dense<[2, 0]> : tensor<2xi64>
  %t = arith.addi %s, %z : tensor<2xi64>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %v into %t[%i] : tensor<2xi64>
  return %0#1, %1 : tensor<?xf32>, tensor<2xi64>
}

// Parts are computed with and put together.
// RUN: split-run %s --entry=together --input=2x5xf32=1,2,3,4,5,6,7,8,9,10 | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: result[0]: 2x5xf32={{\[\[}}6,8,10,1,4],[16,18,20,36,49]]
func.func @together(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %n = arith.constant 2 : index
  %0:2 = split.split %x axis(1) sizes([%n, 3]) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x3xf32>)
  %1 = arith.mulf %0#0, %0#0 : tensor<?x?xf32>
  %2 = arith.addf %0#1, %0#1 : tensor<?x3xf32>
  %3 = tensor.concat dim(1) %2, %1 : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// Parts that are empty, as constants tell only once they are folded.
// RUN: split-run %s --entry=empty --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=EMPTY
// EMPTY:      result[0]: 1xf32=[4]
// EMPTY-NEXT: result[1]: 0xf32=[]
func.func @empty(%x: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %one = arith.constant 1 : index
  %0:2 = split.split %x axis(0) sizes([3, %one]) : tensor<4xf32> -> (tensor<3xf32>, tensor<?xf32>)
  %1:2 = split.split %0#1 axis(0) count(2) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %1#0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

// The split stands in a loop: a part that is written there is copied in each
// turn, so that the next turn cuts what was there before.
// RUN: split-run %s --entry=loop --input=6xf32=1,2,3,4,5,6 --input=index=3 | FileCheck %s --check-prefix=LOOP
// LOOP:      result[0]: f32=21
// LOOP-NEXT: result[1]: 6xf32=[2,4,6,8,10,12]
func.func @loop(%x: tensor<6xf32>, %n: index) -> (f32, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %z = arith.constant 0.0 : f32
  %y = arith.addf %x, %x : tensor<6xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %0:2 = split.split %y axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
    %1 = tensor.extract %0#1[%c0] : tensor<4xf32>
    %2 = arith.addf %1, %one : f32
    %3 = tensor.insert %2 into %0#1[%c0] : tensor<4xf32>
    %4 = tensor.extract %3[%c0] : tensor<4xf32>
    %5 = arith.addf %a, %4 : f32
    scf.yield %5 : f32
  }
  return %s, %y : f32, tensor<6xf32>
}

// Two parts that a loop carries, swaps and writes.
// RUN: split-run %s --entry=carried --input=6xf32=1,2,3,4,5,6 --input=index=3 | FileCheck %s --check-prefix=CARRIED
// CARRIED: result[0]: 3xf32=[8,2,12]
func.func @carried(%x: tensor<6xf32>, %n: index) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = arith.addf %x, %x : tensor<6xf32>
  %0:2 = split.split %y axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0#0, %b = %0#1) -> (tensor<3xf32>, tensor<3xf32>) {
    %v = tensor.extract %b[%c0] : tensor<3xf32>
    %w = tensor.insert %v into %a[%c1] : tensor<3xf32>
    scf.yield %b, %w : tensor<3xf32>, tensor<3xf32>
  }
  return %r#0 : tensor<3xf32>
}

// One of two parts, as a branch chooses, is written; the source is not.
// RUN: split-run %s --entry=branch --input=6xf32=1,2,3,4,5,6 --input=i1=1 | FileCheck %s --check-prefixes=BRANCH,THEN
// RUN: split-run %s --entry=branch --input=6xf32=1,2,3,4,5,6 --input=i1=0 | FileCheck %s --check-prefixes=BRANCH,ELSE
// THEN:        result[0]: 3xf32=[9,4,6]
// ELSE:        result[0]: 3xf32=[9,10,12]
// BRANCH-NEXT: result[1]: 6xf32=[2,4,6,8,10,12]
func.func @branch(%x: tensor<6xf32>, %c: i1) -> (tensor<3xf32>, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9.0 : f32
  %y = arith.addf %x, %x : tensor<6xf32>
  %0:2 = split.split %y axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  %1 = scf.if %c -> tensor<3xf32> {
    scf.yield %0#0 : tensor<3xf32>
  } else {
    scf.yield %0#1 : tensor<3xf32>
  }
  %2 = tensor.insert %v into %1[%c0] : tensor<3xf32>
  return %2, %y : tensor<3xf32>, tensor<6xf32>
}
