// The example test_cc_split_variable_parts_1d_opset13 of ONNX, on its own values and on
// random bytes: as it stands, and with the sizes in a list, in a list
// of which one entry arrives at run time, and in a tensor, each with static and
// with dynamic types.

// DEFINE: %{example} = %split_src/examples/test_cc_split_variable_parts_1d_opset13.mlir
// DEFINE: %{values} = --input='6xf32=[1,2,3,4,5,6]'
// DEFINE: %{random} = --input=6xf32=random:7 --print-inputs
// DEFINE: %{check} = FileCheck %s --implicit-check-not=result

// RUN: split-run %{example} %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %{example} %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_mixed %{values} --input=i64=4 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_mixed %{random} --input=i64=4 \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_mixed %{values} --input=i64=4 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_mixed %{random} --input=i64=4 \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_tensor %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_tensor %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_tensor %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_tensor %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines

//      VALUES: result[0]: 2xf32=[1,2]
// VALUES-NEXT: result[1]: 4xf32=[3,4,5,6]

// BYTES: input[0]: 6xf32={{\[}}[[A:[^,]+,[^,]+]],[[B:([^,]+,){3}[^,]+]]]
// BYTES: result[0]: 2xf32={{\[}}[[A]]]
// BYTES-NEXT: result[1]: 4xf32={{\[}}[[B]]]

func.func @static_list(%input : tensor<6xf32>)
    -> (tensor<2xf32>, tensor<4xf32>) {
  %outputs:2 = split.split %input axis(0) sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %outputs#0, %outputs#1
    : tensor<2xf32>, tensor<4xf32>
}

func.func @dynamic_list(%input : tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %outputs:2 = split.split %input axis(0) sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?xf32>, tensor<?xf32>
}

func.func @static_mixed(%input : tensor<6xf32>, %n : index)
    -> (tensor<2xf32>, tensor<?xf32>) {
  %outputs:2 = split.split %input axis(0) sizes([2, %n]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1
    : tensor<2xf32>, tensor<?xf32>
}

func.func @dynamic_mixed(%input : tensor<?xf32>, %n : index)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %outputs:2 = split.split %input axis(0) sizes([2, %n]) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?xf32>, tensor<?xf32>
}

func.func @static_tensor(%input : tensor<6xf32>, %split : tensor<2xi64>)
    -> (tensor<2xf32>, tensor<4xf32>) {
  %outputs:2 = split.split %input axis(0) sizes(%split : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %outputs#0, %outputs#1
    : tensor<2xf32>, tensor<4xf32>
}

func.func @dynamic_tensor(%input : tensor<?xf32>, %split : tensor<?xi64>)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %outputs:2 = split.split %input axis(0) sizes(%split : tensor<?xi64>) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?xf32>, tensor<?xf32>
}
