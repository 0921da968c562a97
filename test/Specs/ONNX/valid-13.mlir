// For each clause of Split-13 in docs/spec/onnx.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid-13.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

// The newest of the 16 types.
func.func @onnx13_c1_bfloat16(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @onnx13_c2_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @onnx13_c2_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

func.func @onnx13_c2_axis_of_rank_1(%x: tensor<1xf32>) {
  %0 = split.split %x spec(#split.onnx<13>) : tensor<1xf32> -> tensor<1xf32>
  return
}

// -----

func.func @onnx13_c3_one_output(%x: tensor<6xf32>) {
  %0 = split.split %x spec(#split.onnx<13>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx13_c4_no_num_outputs(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx13_c5_split_of_int64(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx13_c6_length_per_output(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx13_c7_length_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([0, 6]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @onnx13_c8_sum_is_dim_value(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx13_c9_evenly(%x: tensor<6xf32>) {
  %0:3 = split.split %x spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @onnx13_c10_type_of_input(%x: tensor<6xui8>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xui8>)
  return
}
