// For each clause of Split-1 in docs/spec/onnx.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @onnx1_c1_int64(%x: tensor<6xi64>) {
  // expected-error @below {{'split.split' op [onnx1-c1] input must have one of the element types f16, f32 and f64, but has i64}}
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xi64> -> (tensor<3xi64>, tensor<3xi64>)
  return
}

// -----

func.func @onnx1_c2_axis_left_out(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c2] axis must be given before Split-2, but is left out}}
  %0:2 = split.split %x spec(#split.onnx<1>) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx1_c3_axis_is_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c3] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @onnx1_c3_axis_before_first(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c3] axis must be in [-2, 1], but is -3}}
  %0:2 = split.split %x axis(-3) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx1_c3_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'split.split' op [onnx1-c3] axis must be in [-rank, rank-1], which is empty for rank 0, but is 0}}
  %0 = split.split %x axis(0) spec(#split.onnx<1>) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @onnx1_c4_no_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c4] the number of outputs must be >= 1, but is 0}}
  "split.split"(%x) <{axis = 0 : si64, operandSegmentSizes = array<i32: 1, 0, 0>, spec = #split.onnx<1>}>
    : (tensor<6xf32>) -> ()
  return
}

// -----

func.func @onnx1_c5_num_outputs(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c5] num_outputs must be left out before Split-18, but is 2}}
  %0:2 = split.split %x axis(0) count(2) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx1_c6_computed_length(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'split.split' op [onnx1-c6] split must be a list of constants before Split-13, but split[1] is known at run time only}}
  %0:2 = split.split %x axis(0) sizes([2, %n]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx1_c6_tensor_of_lengths(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{'split.split' op [onnx1-c6] split must be a list of constants before Split-13, but is a tensor}}
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx1_c7_length_without_output(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c7] the number of elements of split must be 2, one per output, but is 3}}
  %0:2 = split.split %x axis(0) sizes([2, 4, 0]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

// Not the same as a split that is left out.
func.func @onnx1_c7_empty_split(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c7] the number of elements of split must be 2, one per output, but is 0}}
  %0:2 = split.split %x axis(0) sizes([]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The sum is right.
func.func @onnx1_c8_negative_length(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c8] split[1] must be >= 0, but is -1}}
  %0:2 = split.split %x axis(0) sizes([7, -1]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<7xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx1_c9_sum_above_extent(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c9] the sum of split must be 6, the extent of axis 1, but is 7}}
  %0:2 = split.split %x axis(1) sizes([3, 4]) spec(#split.onnx<1>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx1_c9_sum_below_extent(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c9] the sum of split must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x axis(0) sizes([2, 3]) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx1_c10_unevenly(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c10] without split, the number of outputs must divide the extent of axis 0, but 3 does not divide 7}}
  %0:3 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
  return
}

// -----

func.func @onnx1_c11_other_type(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [onnx1-c11] output #1 must have the element type f32, but has f16}}
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf16>)
  return
}
