// Strings are written as in JSON, and printed so.
// RUN: split-run %s --entry=main '--input=2x3x!split.string=[["a", "", "b\n"],["\u00fc", "]\"[", "\u0000\ud83d\ude00"]]' | FileCheck %s
// RUN: split-run %s --entry=main '--input=2x3x!split.string="x,y"' | FileCheck %s --check-prefix=SPLAT
// RUN: split-run %s --entry=main '--input=2x3x!split.string=zero' | FileCheck %s --check-prefix=ZERO
// RUN: split-run %s --entry=main '--input=2x3x!split.string=random:1' --print-inputs | FileCheck %s --check-prefix=RANDOM
// RUN: split-run %s --entry=scalar '--input=!split.string="one"' | FileCheck %s --check-prefix=SCALAR
// RUN: not split-run %s --entry=main '--input=2x3x!split.string=zero' --output=@%t.npy 2>&1 | FileCheck %s --check-prefix=NPY

// CHECK:      result[0]: 2x1x!split.string={{\[\["a"\],\["ü"\]\]}}
// CHECK-NEXT: result[1]: 2x2x!split.string={{\[\["","b\\n"\],\["\]\\"\[","\\u0000😀"\]\]}}

// SPLAT: result[1]: 2x2x!split.string={{\[\["x,y","x,y"\],\["x,y","x,y"\]\]}}

// ZERO: result[1]: 2x2x!split.string={{\[\["",""\],\["",""\]\]}}

// RANDOM:      input[0]: 2x3x!split.string={{\[\[}}[[A:"[0-9a-f]*"]],[[REST:"[0-9a-f]*","[0-9a-f]*"\],]]
// RANDOM-NEXT: result[0]: 2x1x!split.string={{\[\[}}[[A]]],
// RANDOM-NEXT: result[1]: 2x2x!split.string={{\[\[}}[[REST]]

// NPY: error: result #0: '{{.*}}.npy': expected elements that have a dtype in .npy files, but found !split.string
func.func @main(%x: tensor<2x3x!split.string>)
    -> (tensor<2x1x!split.string>, tensor<2x2x!split.string>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3x!split.string> -> (tensor<2x1x!split.string>, tensor<2x2x!split.string>)
  return %0#0, %0#1 : tensor<2x1x!split.string>, tensor<2x2x!split.string>
}

// SCALAR:      result[0]: !split.string="one"
// SCALAR-NEXT: result[1]: 2x!split.string=["one","one"]
func.func @scalar(%x: !split.string) -> (!split.string, tensor<2x!split.string>) {
  %0 = tensor.splat %x : tensor<2x!split.string>
  return %x, %0 : !split.string, tensor<2x!split.string>
}
