// For each clause of #split.nnrt in docs/spec/nnrt.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @nnrt_c1_float64(%x: tensor<6xf64>) {
  %0:2 = split.split %x spec(#split.nnrt) : tensor<6xf64> -> (tensor<3xf64>, tensor<3xf64>)
  return
}

// -----

func.func @nnrt_c2_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @nnrt_c2_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @nnrt_c3_one_output(%x: tensor<6xf32>) {
  %0 = split.split %x count(1) spec(#split.nnrt) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @nnrt_c4_number_of_outputs(%x: tensor<6xf32>) {
  %0:2 = split.split %x count(2) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @nnrt_c4_number_of_outputs_and_sizes(%x: tensor<6xf32>) {
  %0:2 = split.split %x count(2) sizes([2, 4]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @nnrt_c5_size_per_output(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @nnrt_c6_size_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([0, 6]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @nnrt_c7_sum_is_extent(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @nnrt_c8_evenly(%x: tensor<6xf32>) {
  %0:3 = split.split %x spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @nnrt_c9_type_of_x(%x: tensor<6xui8>) {
  %0:2 = split.split %x spec(#split.nnrt) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xui8>)
  return
}

// -----

func.func @nnrt_c10_rank_of_x(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x spec(#split.nnrt) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}
