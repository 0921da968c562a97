// The least and the greatest axis that can be written.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @least_axis(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c3] axis must be in [-1, 0], but is -9223372036854775808}}
  %0:2 = split.split %x axis(-9223372036854775808) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @greatest_axis(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c3] axis must be in [-1, 0], but is 9223372036854775807}}
  %0:2 = split.split %x axis(9223372036854775807) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @least_axis_of_rank_0(%x: tensor<f32>) {
  // expected-error @below {{[split-c2] the rank of the source must be >= 1, but is 0}}
  %0 = split.split %x axis(-9223372036854775808) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @least_axis_of_unknown_rank(%x: tensor<*xf32>) {
  %0 = split.split %x axis(-9223372036854775808) : tensor<*xf32> -> tensor<*xf32>
  return
}

// -----

// With sizes, count and results that could be looked up on an axis.
func.func @least_axis_with_all_there_is(%x: tensor<2x6xf32>) {
  // expected-error @below {{[split-c3] axis must be in [-2, 1], but is -9223372036854775808}}
  %0:2 = split.split %x axis(-9223372036854775808) count(2) sizes([2, 4])
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return
}
