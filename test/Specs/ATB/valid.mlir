// For each clause of #split.atb in docs/spec/atb.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @atb_c1_greatest_size(%x: tensor<2147483648xf16>) {
  %0:2 = split.split %x sizes([2147483647, 1]) spec(#split.atb)
    : tensor<2147483648xf16> -> (tensor<2147483647xf16>, tensor<1xf16>)
  return
}

// -----

func.func @atb_c2_two_parts(%x: tensor<6xf16>) {
  %0:2 = split.split %x count(2) spec(#split.atb)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

func.func @atb_c2_three_parts(%x: tensor<6xf16>) {
  %0:3 = split.split %x spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return
}

// -----

func.func @atb_c3_number_of_outputs(%x: tensor<6xf16>) {
  %0:3 = split.split %x count(3) spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return
}

// -----

func.func @atb_c4_rank_1(%x: tensor<2xf16>) {
  %0:2 = split.split %x spec(#split.atb) : tensor<2xf16> -> (tensor<1xf16>, tensor<1xf16>)
  return
}

func.func @atb_c4_rank_8(%x: tensor<1x1x1x1x1x1x1x2xf16>) {
  %0:2 = split.split %x axis(7) spec(#split.atb)
    : tensor<1x1x1x1x1x1x1x2xf16> -> (tensor<1x1x1x1x1x1x1x1xf16>, tensor<1x1x1x1x1x1x1x1xf16>)
  return
}

// -----

func.func @atb_c5_extents_of_1(%x: tensor<1x2xf16>) {
  %0:2 = split.split %x axis(1) spec(#split.atb)
    : tensor<1x2xf16> -> (tensor<1x1xf16>, tensor<1x1xf16>)
  return
}

// -----

// 256 GiB.
func.func @atb_c6_all_bytes(%x: tensor<137438953472xf16>) {
  %0:2 = split.split %x spec(#split.atb)
    : tensor<137438953472xf16> -> (tensor<68719476736xf16>, tensor<68719476736xf16>)
  return
}

// -----

func.func @atb_c7_int64_in_two(%x: tensor<6xi64>) {
  %0:2 = split.split %x spec(#split.atb) : tensor<6xi64> -> (tensor<3xi64>, tensor<3xi64>)
  return
}

func.func @atb_c7_bf16_in_three(%x: tensor<6xbf16>) {
  %0:3 = split.split %x spec(#split.atb)
    : tensor<6xbf16> -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return
}

// -----

func.func @atb_c8_type_of_x(%x: tensor<6xi64>) {
  %0:2 = split.split %x spec(#split.atb) : tensor<6xi64> -> (tensor<3xi64>, tensor<3xi64>)
  return
}

// -----

func.func @atb_c9_bf16_on_a2(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_a2_training>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

func.func @atb_c9_f16_on_200i(%x: tensor<6xf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<6xf16> -> (tensor<3xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c10_last_axis(%x: tensor<2x6xf16>) {
  %0:2 = split.split %x axis(1) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x3xf16>, tensor<2x3xf16>)
  return
}

func.func @atb_c10_first_axis_from_the_back(%x: tensor<2x6xf16>) {
  %0:2 = split.split %x axis(-2) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<1x6xf16>, tensor<1x6xf16>)
  return
}

// -----

func.func @atb_c11_constant_sizes(%x: tensor<6xf16>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<4xf16>)
  return
}

// -----

func.func @atb_c12_first_axis_with_sizes(%x: tensor<2x6xf16>) {
  %0:2 = split.split %x axis(0) sizes([1, 1]) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<1x6xf16>, tensor<1x6xf16>)
  return
}

func.func @atb_c12_negative_axis_without_sizes(%x: tensor<2x6xf16>) {
  %0:2 = split.split %x axis(-1) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x3xf16>, tensor<2x3xf16>)
  return
}

// -----

func.func @atb_c13_size_per_output(%x: tensor<6xf16>) {
  %0:3 = split.split %x count(3) sizes([1, 2, 3]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<1xf16>, tensor<2xf16>, tensor<3xf16>)
  return
}

// -----

func.func @atb_c14_size_of_1(%x: tensor<6xf16>) {
  %0:2 = split.split %x sizes([1, 5]) spec(#split.atb)
    : tensor<6xf16> -> (tensor<1xf16>, tensor<5xf16>)
  return
}

// -----

func.func @atb_c15_sum_is_extent(%x: tensor<2x6xf16>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.atb)
    : tensor<2x6xf16> -> (tensor<2x2xf16>, tensor<2x4xf16>)
  return
}

// -----

func.func @atb_c16_evenly(%x: tensor<6xf16>) {
  %0:3 = split.split %x spec(#split.atb)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return
}

func.func @atb_c16_unevenly_with_sizes(%x: tensor<7xf16>) {
  %0:2 = split.split %x sizes([3, 4]) spec(#split.atb)
    : tensor<7xf16> -> (tensor<3xf16>, tensor<4xf16>)
  return
}
