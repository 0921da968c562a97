// For each clause of Split-2 in docs/spec/onnx.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

// Since Split-13.
func.func @onnx2_c1_bfloat16(%x: tensor<6xbf16>) {
  // expected-error @below {{'split.split' op [onnx2-c1] input must have one of the element types f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has bf16}}
  %0:2 = split.split %x spec(#split.onnx<2>) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @onnx2_c2_axis_is_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c2] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) spec(#split.onnx<2>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @onnx2_c2_axis_before_first(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c2] axis must be in [-2, 1], but is -3}}
  %0:2 = split.split %x axis(-3) spec(#split.onnx<2>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx2_c2_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'split.split' op [onnx2-c2] axis must be in [-rank, rank-1], which is empty for rank 0, but is 0}}
  %0 = split.split %x spec(#split.onnx<2>) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @onnx2_c3_no_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c3] the number of outputs must be >= 1, but is 0}}
  "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>, spec = #split.onnx<2>}>
    : (tensor<6xf32>) -> ()
  return
}

// -----

func.func @onnx2_c4_num_outputs(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c4] num_outputs must be left out before Split-18, but is 2}}
  %0:2 = split.split %x count(2) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx2_c5_computed_length(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'split.split' op [onnx2-c5] split must be a list of constants before Split-13, but split[1] is known at run time only}}
  %0:2 = split.split %x sizes([2, %n]) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx2_c5_tensor_of_lengths(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{'split.split' op [onnx2-c5] split must be a list of constants before Split-13, but is a tensor}}
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx2_c6_length_without_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c6] the number of elements of split must be 2, one per output, but is 3}}
  %0:2 = split.split %x sizes([2, 4, 0]) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

// Not the same as a split that is left out.
func.func @onnx2_c6_empty_split(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c6] the number of elements of split must be 2, one per output, but is 0}}
  %0:2 = split.split %x sizes([]) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The sum is right.
func.func @onnx2_c7_negative_length(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c7] split[1] must be >= 0, but is -1}}
  %0:2 = split.split %x sizes([7, -1]) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<7xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx2_c8_sum_above_extent(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c8] the sum of split must be 6, the extent of axis 1, but is 7}}
  %0:2 = split.split %x axis(1) sizes([3, 4]) spec(#split.onnx<2>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx2_c8_sum_below_extent(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c8] the sum of split must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x sizes([2, 3]) spec(#split.onnx<2>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx2_c9_unevenly(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c9] without split, the number of outputs must divide the extent of axis 0, but 3 does not divide 7}}
  %0:3 = split.split %x spec(#split.onnx<2>)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
  return
}

// -----

func.func @onnx2_c10_other_type(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx2-c10] output #1 must have the element type f32, but has f16}}
  %0:2 = split.split %x spec(#split.onnx<2>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf16>)
  return
}
