// Unranked tensors: what they leave open is no error, what the other tensors
// tell is held against them.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @all_unranked(%x: tensor<*xf32>, %n: index, %s: tensor<?xi64>) {
  %equal:2 = split.split %x axis(5) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %count:2 = split.split %x axis(-5) count(3) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %list:2 = split.split %x axis(1) sizes([2, %n]) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %tensor:2 = split.split %x sizes(%s : tensor<?xi64>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

func.func @unranked_source(%x: tensor<*xf32>) {
  %0:2 = split.split %x axis(1) : tensor<*xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @unranked_result(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<*xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @negative_size(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c8] sizes[0] must be >= 0, but is -2}}
  %0:2 = split.split %x sizes([-2, 8]) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @sum_above_largest_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c9] the sum of sizes must be an extent, <= 9223372036854775807, but is 18446744073709551614}}
  %0:2 = split.split %x sizes([9223372036854775807, 9223372036854775807])
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

// The second result tells the rank of the source.
func.func @axis_beyond_rank_of_result(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c3] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) : tensor<*xf32> -> (tensor<*xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @result_of_rank_0(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0 = split.split %x : tensor<*xf32> -> tensor<f32>
  return
}

// -----

func.func @results_of_different_rank(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c11] result #2 must have rank 2, but has rank 1}}
  %0:3 = split.split %x : tensor<*xf32> -> (tensor<2x3xf32>, tensor<*xf32>, tensor<2xf32>)
  return
}

// -----

func.func @results_of_different_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c12] result #1 must have extent 3 on axis 1, but has 4}}
  %0:2 = split.split %x : tensor<*xf32> -> (tensor<2x3xf32>, tensor<2x4xf32>)
  return
}

// -----

func.func @unequal_results(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c13] result #1 must have extent 2 on axis 0, but has 3}}
  %0:2 = split.split %x : tensor<*xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @result_is_not_size(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c13] result #1 must have extent 4 on axis 0, but has 3}}
  %0:2 = split.split %x sizes([2, 4]) : tensor<*xf32> -> (tensor<*xf32>, tensor<3xf32>)
  return
}

// -----

func.func @element_type_of_unranked_result(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c15] result #0 must have the element type f32, but has f64}}
  %0 = split.split %x : tensor<*xf32> -> tensor<*xf64>
  return
}
