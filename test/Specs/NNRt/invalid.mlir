// For each clause of #split.nnrt in docs/spec/nnrt.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @nnrt_c1_bfloat16(%x: tensor<6xbf16>) {
  // expected-error @below {{'split.split' op [nnrt-c1] x must have one of the element types i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, f16, f32 and f64, but has bf16}}
  %0:2 = split.split %x spec(#split.nnrt) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @nnrt_c2_axis_is_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c2] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @nnrt_c2_axis_before_first(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c2] axis must be in [-2, 1], but is -3}}
  %0:2 = split.split %x axis(-3) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @nnrt_c2_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'split.split' op [nnrt-c2] axis must be in [-rank, rank-1], which is empty for rank 0, but is 0}}
  %0 = split.split %x spec(#split.nnrt) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @nnrt_c3_output_num_0(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c3] outputNum must be >= 1, but is 0}}
  %0 = split.split %x count(0) spec(#split.nnrt) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

// outputNum is then the number of outputs.
func.func @nnrt_c3_no_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c3] outputNum must be >= 1, but is 0}}
  "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, spec = #split.nnrt}>
    : (tensor<6xf32>) -> ()
  return
}

// -----

func.func @nnrt_c4_fewer_outputs(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c4] outputNum must be 2, the number of outputs, but is 3}}
  %0:2 = split.split %x count(3) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @nnrt_c4_more_outputs(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c4] outputNum must be 3, the number of outputs, but is 2}}
  %0:3 = split.split %x count(2) sizes([2, 2, 2]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @nnrt_c5_size_without_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c5] the number of elements of sizeSplits must be 2, one per output, but is 3}}
  %0:2 = split.split %x sizes([2, 4, 0]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

// An empty sizeSplits of a model is one that is left out here.
func.func @nnrt_c5_empty_list(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c5] the number of elements of sizeSplits must be 2, one per output, but is 0}}
  %0:2 = split.split %x sizes([]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// Not a size that is the rest.
func.func @nnrt_c6_remainder(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c6] sizeSplits[1] must be >= 0, but is -1}}
  %0:2 = split.split %x sizes([2, -1]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @nnrt_c7_sum_above_extent(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c7] the sum of sizeSplits must be 6, the extent of axis 1, but is 7}}
  %0:2 = split.split %x axis(1) sizes([3, 4]) spec(#split.nnrt)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @nnrt_c7_sum_below_extent(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c7] the sum of sizeSplits must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x sizes([2, 3]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @nnrt_c8_unevenly(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c8] without sizeSplits, outputNum must divide the extent of axis 0, but 3 does not divide 7}}
  %0:3 = split.split %x spec(#split.nnrt)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
  return
}

// -----

// Unlike ONNX, whose last part would be smaller.
func.func @nnrt_c8_unevenly_by_output_num(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c8] without sizeSplits, outputNum must divide the extent of axis 0, but 3 does not divide 7}}
  %0:3 = split.split %x count(3) spec(#split.nnrt)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
  return
}

// -----

func.func @nnrt_c8_uneven_outputs_of_unknown_extent(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c8] without sizeSplits, the outputs must have one extent on axis 0, but output #0 has 3 and output #1 has 2}}
  %0:2 = split.split %x count(2) spec(#split.nnrt)
    : tensor<?xf32> -> (tensor<3xf32>, tensor<2xf32>)
  return
}

// -----

func.func @nnrt_c9_other_type(%x: tensor<6xui8>) {
  // expected-error @below {{'split.split' op [nnrt-c9] output #1 must have the element type ui8, but has i8}}
  %0:2 = split.split %x spec(#split.nnrt) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xi8>)
  return
}

// -----

func.func @nnrt_c10_other_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c10] output #1 must have rank 2, but has rank 1}}
  %0:2 = split.split %x spec(#split.nnrt) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<6xf32>)
  return
}
