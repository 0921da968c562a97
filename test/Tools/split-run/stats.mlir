// What a program allocates and copies, by split-run --stats.
// DEFINE: %{args} =
// DEFINE: %{run} = split-run %s --stats %{args} 2>&1 >/dev/null
// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not={{.}} --check-prefix

// It goes to the standard error stream, and only where it is asked for.
// RUN: split-run %s --stats --entry=static --input=6xf32=1 2>/dev/null | FileCheck %s --check-prefix=OUT
// RUN: split-run %s --entry=static --input=6xf32=1 2>&1 >/dev/null | count 0
// OUT:      result[0]: 2xf32=[1,1]
// OUT-NEXT: result[1]: 4xf32=[1,1,1,1]
// OUT-NOT:  {{.}}

// Two results that are copied out of the source.
// REDEFINE: %{args} = --entry=static --input=6xf32=1
// RUN: %{run} | %{check}=STATIC
// STATIC:      allocated: 24 bytes in 2 buffers
// STATIC-NEXT: copied: 24 bytes in 2 copies
func.func @static(%x: tensor<6xf32>) -> (tensor<2xf32>, tensor<4xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<4xf32>
}

// Checks at run time allocate nothing.
// REDEFINE: %{args} = --entry=dynamic --input=3x7xi16=1 --input=index=2
// RUN: %{run} | %{check}=DYNAMIC
// RUN: %{run} --no-verify | %{check}=DYNAMIC
// REDEFINE: %{args} = --entry=dynamic --input=3x7xi16=1 --input=index=7
// RUN: %{run} | %{check}=NO-ELEMENTS
// DYNAMIC:      allocated: 30 bytes in 1 buffers
// DYNAMIC-NEXT: copied: 30 bytes in 1 copies
// NO-ELEMENTS:      allocated: 0 bytes in 1 buffers
// NO-ELEMENTS-NEXT: copied: 0 bytes in 1 copies
func.func @dynamic(%x: tensor<?x?xi16>, %n: index) -> tensor<?x?xi16> {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<?x?xi16>
  %m = arith.subi %d, %n : index
  %0:2 = split.split %x axis(1) sizes([%n, %m]) : tensor<?x?xi16> -> (tensor<?x?xi16>, tensor<?x?xi16>)
  return %0#1 : tensor<?x?xi16>
}

// A rule that is violated ends the program before anything is counted.
// RUN: not split-run %s --stats --entry=dynamic --input=3x7xi16=1 --input=index=8 2>&1 | FileCheck %s --check-prefix=RULE
// RULE-NOT: allocated

// A part that is only read is a view of the source.
// REDEFINE: %{args} = --entry=view --input=4xf32=1
// RUN: %{run} | %{check}=VIEW
// VIEW:      allocated: 0 bytes in 0 buffers
// VIEW-NEXT: copied: 0 bytes in 0 copies
func.func @view(%x: tensor<4xf32>) -> f32 {
  %0:2 = split.split %x axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %c1 = arith.constant 1 : index
  %1 = tensor.extract %0#1[%c1] : tensor<2xf32>
  return %1 : f32
}

// Each turn of a loop makes a buffer of two copies. Around it, the argument is
// copied, since the loop could write to it, and so is what no turn made.
// REDEFINE: %{args} = --entry=loop --input=2xf32=1 --input=index=0
// RUN: %{run} | %{check}=LOOP0
// REDEFINE: %{args} = --entry=loop --input=2xf32=1 --input=index=1
// RUN: %{run} | %{check}=LOOP1
// REDEFINE: %{args} = --entry=loop --input=2xf32=1 --input=index=5
// RUN: %{run} | %{check}=LOOP5
// LOOP0:      allocated: 16 bytes in 2 buffers
// LOOP0-NEXT: copied: 16 bytes in 2 copies
// LOOP1:      allocated: 16 bytes in 2 buffers
// LOOP1-NEXT: copied: 16 bytes in 3 copies
// LOOP5:      allocated: 48 bytes in 6 buffers
// LOOP5-NEXT: copied: 48 bytes in 11 copies
func.func @loop(%x: tensor<2xf32>, %n: index) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<2xf32> {
    %0:2 = split.split %acc axis(0) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
    %1 = tensor.concat dim(0) %0#1, %0#0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// REDEFINE: %{args} = --entry=zero_size --input=0x3xf32=zero
// RUN: %{run} | %{check}=ZERO
// ZERO:      allocated: 0 bytes in 2 buffers
// ZERO-NEXT: copied: 0 bytes in 0 copies
func.func @zero_size(%x: tensor<0x3xf32>) -> (tensor<0x1xf32>, tensor<0x2xf32>) {
  %0:2 = split.split %x axis(1) sizes([1, 2]) : tensor<0x3xf32> -> (tensor<0x1xf32>, tensor<0x2xf32>)
  return %0#0, %0#1 : tensor<0x1xf32>, tensor<0x2xf32>
}

// Two parts are copied for the calls, which want them row-major, and each call
// copies a part of its argument.
// REDEFINE: %{args} = --entry=calls --input=2x4xi8=1
// RUN: %{run} | %{check}=CALLS
// CALLS:      allocated: 12 bytes in 4 buffers
// CALLS-NEXT: copied: 12 bytes in 4 copies
func.func @calls(%x: tensor<2x4xi8>) -> (tensor<2x1xi8>, tensor<2x1xi8>) {
  %0:2 = split.split %x axis(1) : tensor<2x4xi8> -> (tensor<2x2xi8>, tensor<2x2xi8>)
  %1 = call @first(%0#0) : (tensor<2x2xi8>) -> tensor<2x1xi8>
  %2 = call @first(%0#1) : (tensor<2x2xi8>) -> tensor<2x1xi8>
  return %1, %2 : tensor<2x1xi8>, tensor<2x1xi8>
}
func.func private @first(%x: tensor<2x2xi8>) -> tensor<2x1xi8> {
  %0:2 = split.split %x axis(1) : tensor<2x2xi8> -> (tensor<2x1xi8>, tensor<2x1xi8>)
  return %0#0 : tensor<2x1xi8>
}

// An argument that is returned is cloned by deallocation; its lists of
// addresses do not count.
// REDEFINE: %{args} = --entry=argument --input=3xf64=1
// RUN: %{run} | %{check}=ARGUMENT
// ARGUMENT:      allocated: 24 bytes in 1 buffers
// ARGUMENT-NEXT: copied: 24 bytes in 1 copies
func.func @argument(%x: tensor<3xf64>) -> tensor<3xf64> {
  return %x : tensor<3xf64>
}
