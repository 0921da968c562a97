// For each clause of #split.atb in docs/spec/atb.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @atb_c1_size_beyond_int32(%x: tensor<2147483649xf16>) {
  // expected-error @below {{'split.split' op [atb-c1] splitSizes[1] must be in [-2^31, 2^31-1], but is 2147483648 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([1, 2147483648]) spec(#split.atb)
    : tensor<2147483649xf16> -> (tensor<1xf16>, tensor<2147483648xf16>)
  return
}

// -----

func.func @atb_c1_axis_beyond_int32(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c1] splitDim must be in [-2^31, 2^31-1], but is -2147483649 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x axis(-2147483649) spec(#split.atb)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c1_count_beyond_int32(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c1] splitNum must be in [-2^31, 2^31-1], but is 2147483648 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x count(2147483648) spec(#split.atb)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c2_one_part(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c2] splitNum must be 2 or 3, but is 1 (ERROR_INVALID_PARAM)}}
  %0 = split.split %x spec(#split.atb) : tensor<6xf16> -> tensor<6xf16>
  return
}

// -----

func.func @atb_c2_four_parts(%x: tensor<8xf16>) {
  // expected-error @below {{'split.split' op [atb-c2] splitNum must be 2 or 3, but is 4 (ERROR_INVALID_PARAM)}}
  %0:4 = split.split %x count(4) spec(#split.atb)
    : tensor<8xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return
}

// -----

func.func @atb_c3_fewer_outputs(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c3] splitNum must be 2, the number of outputs, but is 3 (ERROR_INVALID_IN_TENSOR_NUM)}}
  %0:2 = split.split %x count(3) spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>)
  return
}

// -----

func.func @atb_c3_more_outputs(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c3] splitNum must be 3, the number of outputs, but is 2 (ERROR_INVALID_IN_TENSOR_NUM)}}
  %0:3 = split.split %x count(2) spec(#split.atb)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>, tensor<0xf16>)
  return
}

// -----

func.func @atb_c4_rank_0(%x: tensor<f16>) {
  // expected-error @below {{'split.split' op [atb-c4] the rank of x must be >= 1, but is 0 (ERROR_INVALID_TENSOR_DIM)}}
  %0:2 = split.split %x spec(#split.atb) : tensor<f16> -> (tensor<f16>, tensor<f16>)
  return
}

// -----

func.func @atb_c4_rank_9(%x: tensor<1x1x1x1x1x1x1x1x2xf16>) {
  // expected-error @below {{'split.split' op [atb-c4] the rank of x must be <= 8, but is 9 (ERROR_INVALID_TENSOR_DIM)}}
  %0:2 = split.split %x axis(8) spec(#split.atb)
    : tensor<1x1x1x1x1x1x1x1x2xf16> -> (tensor<1x1x1x1x1x1x1x1x1xf16>, tensor<1x1x1x1x1x1x1x1x1xf16>)
  return
}

// -----

func.func @atb_c5_extent_of_0(%x: tensor<2x0xf16>) {
  // expected-error @below {{'split.split' op [atb-c5] the extent of axis 1 of x must be >= 1, but is 0 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:2 = split.split %x spec(#split.atb) : tensor<2x0xf16> -> (tensor<1x0xf16>, tensor<1x0xf16>)
  return
}

// -----

func.func @atb_c5_extent_of_0_on_axis(%x: tensor<0xf16>) {
  // expected-error @below {{'split.split' op [atb-c5] the extent of axis 0 of x must be >= 1, but is 0 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:2 = split.split %x spec(#split.atb) : tensor<0xf16> -> (tensor<0xf16>, tensor<0xf16>)
  return
}

// -----

func.func @atb_c6_too_many_bytes(%x: tensor<137438953474xf16>) {
  // expected-error @below {{'split.split' op [atb-c6] x must take <= 274877906944 bytes, but takes 274877906948 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:2 = split.split %x spec(#split.atb)
    : tensor<137438953474xf16> -> (tensor<68719476737xf16>, tensor<68719476737xf16>)
  return
}

// -----

func.func @atb_c6_too_many_bytes_of_unknown_extent(%x: tensor<?x137438953473xf16>) {
  // expected-error @below {{'split.split' op [atb-c6] x must take <= 274877906944 bytes, but takes at least 274877906946 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:2 = split.split %x spec(#split.atb)
    : tensor<?x137438953473xf16> -> (tensor<?x137438953473xf16>, tensor<?x137438953473xf16>)
  return
}

// -----

func.func @atb_c6_bytes_beyond_64_bits(%x: tensor<2x4611686018427387904x4611686018427387904xf16>) {
  // expected-error @below {{'split.split' op [atb-c6] x must take <= 274877906944 bytes, but takes 85070591730234615865843651857942052864 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:2 = split.split %x spec(#split.atb)
    : tensor<2x4611686018427387904x4611686018427387904xf16> -> (tensor<1x4611686018427387904x4611686018427387904xf16>, tensor<1x4611686018427387904x4611686018427387904xf16>)
  return
}

// -----

func.func @atb_c7_float32(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [atb-c7] x must have one of the element types f16, i64 and bf16, but has f32 (ERROR_INVALID_TENSOR_INI_MATCH)}}
  %0:2 = split.split %x spec(#split.atb) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @atb_c7_int64_in_three(%x: tensor<6xi64>) {
  // expected-error @below {{'split.split' op [atb-c7] x must have one of the element types f16 and bf16 for splitNum 3, but has i64 (ERROR_INVALID_TENSOR_INI_MATCH)}}
  %0:3 = split.split %x spec(#split.atb)
    : tensor<6xi64> -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  return
}

// -----

func.func @atb_c8_other_type(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c8] output #1 must have the element type f16, but has bf16 (ERROR_INVALID_TENSOR_INI_MATCH)}}
  %0:2 = split.split %x spec(#split.atb) : tensor<6xf16> -> (tensor<3xf16>, tensor<3xbf16>)
  return
}

// -----

// A2 in the name only.
func.func @atb_c9_bf16_on_200i(%x: tensor<6xbf16>) {
  // expected-error @below {{'split.split' op [atb-c9] x must not have the element type bf16 on atlas_200i_500_a2_inference, but has it (ERROR_INVALID_TENSOR_DTYPE)}}
  %0:2 = split.split %x spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atb_c10_axis_is_rank(%x: tensor<2x6xf16>) {
  // expected-error @below {{'split.split' op [atb-c10] splitDim must be in [-2, 1], but is 2 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x axis(2) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x3xf16>, tensor<2x3xf16>)
  return
}

// -----

func.func @atb_c10_axis_before_first(%x: tensor<2x6xf16>) {
  // expected-error @below {{'split.split' op [atb-c10] splitDim must be in [-2, 1], but is -3 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x axis(-3) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<1x6xf16>, tensor<1x6xf16>)
  return
}

// -----

func.func @atb_c11_computed_size(%x: tensor<6xf16>, %n: index) {
  // expected-error @below {{'split.split' op [atb-c11] splitSizes must be a list of constants for ATB, but splitSizes[1] is known at run time only (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([2, %n]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<?xf16>)
  return
}

// -----

func.func @atb_c11_tensor_of_sizes(%x: tensor<6xf16>, %s: tensor<2xi64>) {
  // expected-error @below {{'split.split' op [atb-c11] splitSizes must be a list of constants for ATB, but is a tensor (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) spec(#split.atb)
    : tensor<6xf16> -> (tensor<?xf16>, tensor<?xf16>)
  return
}

// -----

// Even if they are equal.
func.func @atb_c12_negative_axis_with_sizes(%x: tensor<2x6xf16>) {
  // expected-error @below {{'split.split' op [atb-c12] splitDim must be >= 0 with splitSizes, but is -1 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x axis(-1) sizes([3, 3]) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x3xf16>, tensor<2x3xf16>)
  return
}

// -----

func.func @atb_c13_size_without_output(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c13] the number of elements of splitSizes must be 2, one per output, but is 3 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([1, 2, 3]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<1xf16>, tensor<5xf16>)
  return
}

// -----

// An empty splitSizes of the library is one that is left out here.
func.func @atb_c13_empty_list(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c13] the number of elements of splitSizes must be 2, one per output, but is 0 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c14_size_of_0(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c14] splitSizes[1] must be >= 1, but is 0 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([6, 0]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<6xf16>, tensor<0xf16>)
  return
}

// -----

func.func @atb_c15_sum_above_extent(%x: tensor<2x6xf16>) {
  // expected-error @below {{'split.split' op [atb-c15] the sum of splitSizes must be 6, the extent of axis 1, but is 7 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x axis(1) sizes([3, 4]) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x3xf16>, tensor<2x4xf16>)
  return
}

// -----

func.func @atb_c15_sum_below_extent(%x: tensor<6xf16>) {
  // expected-error @below {{'split.split' op [atb-c15] the sum of splitSizes must be 6, the extent of axis 0, but is 5 (ERROR_INVALID_PARAM)}}
  %0:2 = split.split %x sizes([2, 3]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c16_unevenly(%x: tensor<7xf16>) {
  // expected-error @below {{'split.split' op [atb-c16] without splitSizes, splitNum must divide the extent of axis 0, but 2 does not divide 7 (ERROR_INVALID_TENSOR_DIM)}}
  %0:2 = split.split %x count(2) spec(#split.atb)
    : tensor<7xf16> -> (tensor<4xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c16_uneven_outputs_of_unknown_extent(%x: tensor<?xf16>) {
  // expected-error @below {{'split.split' op [atb-c16] without splitSizes, the outputs must have one extent on axis 0, but output #0 has 4 and output #1 has 3 (ERROR_INVALID_TENSOR_DIM)}}
  %0:2 = split.split %x count(2) spec(#split.atb)
    : tensor<?xf16> -> (tensor<4xf16>, tensor<3xf16>)
  return
}
