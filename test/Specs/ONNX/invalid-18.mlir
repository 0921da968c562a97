// For each clause of Split-18 in docs/spec/onnx.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

// ONNX has the type, but not for this operator.
func.func @onnx18_c1_float8(%x: tensor<6xf8E4M3FN>) {
  // expected-error @below {{'split.split' op [onnx18-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has f8E4M3FN}}
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xf8E4M3FN> -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  return
}

// -----

func.func @onnx18_c2_axis_is_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c2] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) count(2) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @onnx18_c2_axis_before_first(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c2] axis must be in [-2, 1], but is -3}}
  %0:2 = split.split %x axis(-3) count(2) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx18_c2_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'split.split' op [onnx18-c2] axis must be in [-rank, rank-1], which is empty for rank 0, but is 0}}
  %0 = split.split %x count(1) spec(#split.onnx<18>) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @onnx18_c3_no_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c3] the number of outputs must be >= 1, but is 0}}
  "split.split"(%x) <{count = 1 : si64, operandSegmentSizes = array<i32: 1, 0, 0>, spec = #split.onnx<18>}>
    : (tensor<6xf32>) -> ()
  return
}

// -----

func.func @onnx18_c4_both(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c4] exactly one of split and num_outputs must be given, but both are, num_outputs as 2}}
  %0:2 = split.split %x count(2) sizes([3, 3]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx18_c4_neither(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c4] exactly one of split and num_outputs must be given, but neither is}}
  %0:2 = split.split %x spec(#split.onnx<18>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx18_c5_no_part(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c5] num_outputs must be >= 1, but is 0}}
  %0 = split.split %x count(0) spec(#split.onnx<18>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx18_c6_one_output_too_many(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c6] the number of outputs must be <= num_outputs = 2, but is 3}}
  %0:3 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<0xf32>)
  return
}

// -----

func.func @onnx18_c7_split_of_int32(%x: tensor<6xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{'split.split' op [onnx18-c7] split must have the element type i64, but has i32}}
  %0:2 = split.split %x sizes(%s : tensor<2xi32>) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx18_c8_length_without_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c8] the number of elements of split must be 2, one per output, but is 3}}
  %0:2 = split.split %x sizes([2, 4, 0]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

// Not the same as a split that is left out.
func.func @onnx18_c8_empty_split(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c8] the number of elements of split must be 2, one per output, but is 0}}
  %0:2 = split.split %x sizes([]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The sum is right.
func.func @onnx18_c9_negative_length(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c9] split[1] must be >= 0, but is -1}}
  %0:2 = split.split %x sizes([7, -1]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<7xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx18_c10_sum_above_dim_value(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c10] the sum of split must be 6, the extent of axis 1, but is 7}}
  %0:2 = split.split %x axis(1) sizes([3, 4]) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx18_c10_sum_below_dim_value(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c10] the sum of split must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x sizes([2, 3]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx18_c11_other_type(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx18-c11] output #1 must have the element type f32, but has f16}}
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf16>)
  return
}
