// For each clause of Split-11 in docs/spec/onnx.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid-11.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @onnx11_c1_string(%x: tensor<6x!split.string>) {
  %0:2 = split.split %x spec(#split.onnx<11>)
    : tensor<6x!split.string> -> (tensor<3x!split.string>, tensor<3x!split.string>)
  return
}

// -----

func.func @onnx11_c2_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<11>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @onnx11_c2_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<11>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx11_c3_one_output(%x: tensor<6xf32>) {
  %0 = split.split %x spec(#split.onnx<11>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx11_c4_no_num_outputs(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<11>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx11_c5_constant_lengths(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<11>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx11_c6_length_per_output(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<11>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx11_c7_length_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([0, 6]) spec(#split.onnx<11>)
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @onnx11_c8_sum_is_extent(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<11>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx11_c9_evenly(%x: tensor<6xf32>) {
  %0:3 = split.split %x spec(#split.onnx<11>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @onnx11_c10_type_of_input(%x: tensor<6xf32>) {
  %0:2 = split.split %x spec(#split.onnx<11>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
