// For each clause of Split-18 in docs/spec/onnx.md, a split at the border of
// what it allows; the function is named after the clause. The other side of the
// border is in invalid-18.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @onnx18_c1_bfloat16(%x: tensor<6xbf16>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @onnx18_c2_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @onnx18_c2_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) count(2) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @onnx18_c3_one_output(%x: tensor<6xf32>) {
  %0 = split.split %x count(1) spec(#split.onnx<18>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx18_c4_num_outputs_alone(%x: tensor<6xf32>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @onnx18_c4_split_alone(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([3, 3]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @onnx18_c5_one_part(%x: tensor<6xf32>) {
  %0 = split.split %x count(1) spec(#split.onnx<18>) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @onnx18_c6_as_many_outputs(%x: tensor<7xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  return
}

// The parts are those of four.
func.func @onnx18_c6_fewer_outputs(%x: tensor<8xf32>) {
  %0:2 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<8xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @onnx18_c7_split_of_int64(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @onnx18_c8_length_per_output(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @onnx18_c9_length_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x sizes([0, 6]) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @onnx18_c10_sum_is_dim_value(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<18>)
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @onnx18_c11_type_of_input(%x: tensor<6xf32>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
