// The example test_cc_split_equal_parts_1d_opset13 of ONNX, on its own values and on
// random bytes, with static and with dynamic types.

// DEFINE: %{example} = %split_src/examples/test_cc_split_equal_parts_1d_opset13.mlir
// DEFINE: %{values} = --input='6xf32=[1,2,3,4,5,6]'
// DEFINE: %{random} = --input=6xf32=random:7 --print-inputs
// DEFINE: %{check} = FileCheck %s --implicit-check-not=result

// RUN: split-run %{example} %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %{example} %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines

//      VALUES: result[0]: 2xf32=[1,2]
// VALUES-NEXT: result[1]: 2xf32=[3,4]
// VALUES-NEXT: result[2]: 2xf32=[5,6]

// BYTES: input[0]: 6xf32={{\[}}[[A:[^,]+,[^,]+]],[[B:[^,]+,[^,]+]],[[C:[^,]+,[^,]+]]]
// BYTES: result[0]: 2xf32={{\[}}[[A]]]
// BYTES-NEXT: result[1]: 2xf32={{\[}}[[B]]]
// BYTES-NEXT: result[2]: 2xf32={{\[}}[[C]]]

func.func @dynamic(%input : tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %outputs:3 = split.split %input axis(0) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
