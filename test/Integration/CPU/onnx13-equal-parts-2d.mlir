// The example test_cc_split_equal_parts_2d_opset13 of ONNX, on its own values and on
// random bytes, with static and with dynamic types.

// DEFINE: %{example} = %split_src/examples/test_cc_split_equal_parts_2d_opset13.mlir
// DEFINE: %{values} = --input='2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]'
// DEFINE: %{random} = --input=2x6xf32=random:7 --print-inputs
// DEFINE: %{check} = FileCheck %s --implicit-check-not=result

// RUN: split-run %{example} %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %{example} %{random} \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=dynamic %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic %{random} \
// RUN:   | %{check} --check-prefix=BYTES

//      VALUES: result[0]: 2x3xf32={{\[\[}}1,2,3],[7,8,9]]
// VALUES-NEXT: result[1]: 2x3xf32={{\[\[}}4,5,6],[10,11,12]]

//      BYTES: input[0]: 2x6xf32={{\[\[}}[[A:([^,]+,){2}[^,]+]],[[B:([^,]+,){2}[^,]+]]],
// BYTES-SAME: {{^\[}}[[C:([^,]+,){2}[^,]+]],[[D:([^,]+,){2}[^,]+]]]]{{$}}
// BYTES: result[0]: 2x3xf32={{\[\[}}[[A]]],{{\[}}[[C]]]]{{$}}
// BYTES-NEXT: result[1]: 2x3xf32={{\[\[}}[[B]]],{{\[}}[[D]]]]{{$}}

func.func @dynamic(%input : tensor<?x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %outputs:2 = split.split %input axis(1) spec(#split.onnx<13>)
    : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?x?xf32>, tensor<?x?xf32>
}
