// The example test_cc_split_zero_size_splits_opset13 of ONNX, on its own values and on
// random bytes: as it stands, and with the sizes in a list, in a list
// of which one entry arrives at run time, and in a tensor, each with static and
// with dynamic types.

// DEFINE: %{example} = %split_src/examples/test_cc_split_zero_size_splits_opset13.mlir
// DEFINE: %{values} = --input='0xf32=[]'
// DEFINE: %{random} = --input=0xf32=random:7 --print-inputs
// DEFINE: %{check} = FileCheck %s --implicit-check-not=result

// RUN: split-run %{example} %{values} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %{example} %{random} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_list %{values} \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_list %{random} \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_mixed %{values} --input=i64=0 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_mixed %{random} --input=i64=0 \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_mixed %{values} --input=i64=0 \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_mixed %{random} --input=i64=0 \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=static_tensor %{values} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=static_tensor %{random} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines
// RUN: split-run %s --entry=dynamic_tensor %{values} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=VALUES --match-full-lines
// RUN: split-run %s --entry=dynamic_tensor %{random} --input=3xi64=[0,0,0] \
// RUN:   | %{check} --check-prefix=BYTES --match-full-lines

//      VALUES: result[0]: 0xf32=[]
// VALUES-NEXT: result[1]: 0xf32=[]
// VALUES-NEXT: result[2]: 0xf32=[]

// BYTES: input[0]: 0xf32=[]
// BYTES: result[0]: 0xf32=[]
// BYTES-NEXT: result[1]: 0xf32=[]
// BYTES-NEXT: result[2]: 0xf32=[]

func.func @static_list(%input : tensor<0xf32>)
    -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %outputs:3 = split.split %input sizes([0, 0, 0]) spec(#split.onnx<13>)
    : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}

func.func @dynamic_list(%input : tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %outputs:3 = split.split %input sizes([0, 0, 0]) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

func.func @static_mixed(%input : tensor<0xf32>, %n : index)
    -> (tensor<0xf32>, tensor<?xf32>, tensor<0xf32>) {
  %outputs:3 = split.split %input sizes([0, %n, 0]) spec(#split.onnx<13>)
    : tensor<0xf32> -> (tensor<0xf32>, tensor<?xf32>, tensor<0xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<0xf32>, tensor<?xf32>, tensor<0xf32>
}

func.func @dynamic_mixed(%input : tensor<?xf32>, %n : index)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %outputs:3 = split.split %input sizes([0, %n, 0]) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

func.func @static_tensor(%input : tensor<0xf32>, %split : tensor<3xi64>)
    -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>) {
  %outputs:3 = split.split %input sizes(%split : tensor<3xi64>) spec(#split.onnx<13>)
    : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<0xf32>, tensor<0xf32>, tensor<0xf32>
}

func.func @dynamic_tensor(%input : tensor<?xf32>, %split : tensor<?xi64>)
    -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %outputs:3 = split.split %input sizes(%split : tensor<?xi64>) spec(#split.onnx<13>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %outputs#0, %outputs#1, %outputs#2
    : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
