// A tensor of rank 0 has no axis to cut, whatever is written.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @axis_left_out(%x: tensor<f32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0:2 = split.split %x : tensor<f32> -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @axis_from_the_back(%x: tensor<f32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0 = split.split %x axis(-1) count(1) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @sizes(%x: tensor<f32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0:2 = split.split %x sizes([0, 1]) : tensor<f32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

// The source tells the rank, not the result.
func.func @ranked_result(%x: tensor<f32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0 = split.split %x : tensor<f32> -> tensor<1xf32>
  return
}

// -----

func.func @result_of_rank_0(%x: tensor<1xf32>) {
  // expected-error @below {{[split-c11] result #0 must have rank 1, but has rank 0}}
  %0 = split.split %x : tensor<1xf32> -> tensor<f32>
  return
}

// -----

func.func @onnx(%x: tensor<f32>) {
  // expected-error @below {{[onnx13-c2] axis must be in [-rank, rank-1], which is empty for rank 0, but is 0}}
  %0 = split.split %x spec(#split.onnx<13>) : tensor<f32> -> tensor<f32>
  return
}
