// The example test_cc_split_variable_parts_2d_opset13 of ONNX, on its own values and on
// random bytes: as it stands, and with the sizes in a list, in a list
// of which one entry arrives at run time, and in a tensor, each with static and
// with dynamic types.

// DEFINE: %{example} = %split_src/examples/test_cc_split_variable_parts_2d_opset13.mlir
// DEFINE: %{values} = --input='2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]'
// DEFINE: %{random} = --input=2x6xf32=random:7 --print-inputs
// DEFINE: %{check} = FileCheck %s --implicit-check-not=result

// RUN: split-run %{example} %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %{example} %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=static_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=dynamic_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=static_mixed %{values} --input=i64=4 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_mixed %{random} --input=i64=4 \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=dynamic_mixed %{values} --input=i64=4 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_mixed %{random} --input=i64=4 \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=static_tensor %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_tensor %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES
// RUN: split-run %s --entry=dynamic_tensor %{values} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_tensor %{random} --input=2xi64=[2,4] \
// RUN:   | %{check} --check-prefix=BYTES

//      VALUES: result[0]: 2x2xf32={{\[\[}}1,2],[7,8]]
// VALUES-NEXT: result[1]: 2x4xf32={{\[\[}}3,4,5,6],[9,10,11,12]]

//      BYTES: input[0]: 2x6xf32={{\[\[}}[[A:[^,]+,[^,]+]],[[B:([^,]+,){3}[^,]+]]],
// BYTES-SAME: {{^\[}}[[C:[^,]+,[^,]+]],[[D:([^,]+,){3}[^,]+]]]]{{$}}
// BYTES: result[0]: 2x2xf32={{\[\[}}[[A]]],{{\[}}[[C]]]]{{$}}
// BYTES-NEXT: result[1]: 2x4xf32={{\[\[}}[[B]]],{{\[}}[[D]]]]{{$}}

func.func @static_list(%input : tensor<2x6xf32>)
    -> (tensor<2x2xf32>, tensor<2x4xf32>) {
  %outputs:2 = split.split %input axis(1) sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %outputs#0, %outputs#1
    : tensor<2x2xf32>, tensor<2x4xf32>
}

func.func @dynamic_list(%input : tensor<?x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %outputs:2 = split.split %input axis(1) sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @static_mixed(%input : tensor<2x6xf32>, %n : index)
    -> (tensor<2x2xf32>, tensor<2x?xf32>) {
  %outputs:2 = split.split %input axis(1) sizes([2, %n]) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<2x2xf32>, tensor<2x?xf32>
}

func.func @dynamic_mixed(%input : tensor<?x?xf32>, %n : index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %outputs:2 = split.split %input axis(1) sizes([2, %n]) spec(#split.onnx<13>)
    : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @static_tensor(%input : tensor<2x6xf32>, %split : tensor<2xi64>)
    -> (tensor<2x2xf32>, tensor<2x4xf32>) {
  %outputs:2 = split.split %input axis(1) sizes(%split : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %outputs#0, %outputs#1
    : tensor<2x2xf32>, tensor<2x4xf32>
}

func.func @dynamic_tensor(%input : tensor<?x?xf32>, %split : tensor<?xi64>)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %outputs:2 = split.split %input axis(1) sizes(%split : tensor<?xi64>) spec(#split.onnx<13>)
    : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %outputs#0, %outputs#1
    : tensor<?x?xf32>, tensor<?x?xf32>
}
