// For each clause of Split-1 in docs/spec/onnx.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid-1.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @onnx1_c1_double(%x: tensor<6xf64>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf64> -> (tensor<3xf64>, tensor<3xf64>)
  return
}

// -----

func.func @onnx1_c2_axis_given(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx1_c3_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @onnx1_c3_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx1_c4_one_output(%x: tensor<6xf32>) {
  %0 = split.split %x axis(0) spec(#split.onnx<1>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx1_c5_no_num_outputs(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx1_c6_constant_lengths(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx1_c7_length_per_output(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx1_c8_length_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([0, 6]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @onnx1_c9_sum_is_extent(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx1_c10_evenly(%x: tensor<6xf32>) {
  %0:3 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @onnx1_c11_type_of_input(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
