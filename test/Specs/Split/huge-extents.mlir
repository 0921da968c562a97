// Extents up to 2^63-1. 2^63-1 = 7 * 7 * 73 * 127 * 337 * 92737 * 649657.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @equal_parts(%x: tensor<9223372036854775807xi1>) {
  %0:7 = split.split %x axis(0)
    : tensor<9223372036854775807xi1>
    -> (tensor<1317624576693539401xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>,
        tensor<?xi1>, tensor<1317624576693539401xi1>)
  return
}

// ceil((2^63-1) / 2) = 2^62.
func.func @count(%x: tensor<9223372036854775807xi1>) {
  %0:2 = split.split %x axis(0) count(2)
    : tensor<9223372036854775807xi1>
    -> (tensor<4611686018427387904xi1>, tensor<4611686018427387903xi1>)
  return
}

func.func @sizes(%x: tensor<9223372036854775807xi1>) {
  %0:3 = split.split %x axis(0) sizes([9223372036854775806, 0, 1])
    : tensor<9223372036854775807xi1>
    -> (tensor<9223372036854775806xi1>, tensor<0xi1>, tensor<1xi1>)
  return
}

// All elements together are more than 2^63-1.
func.func @two_axes(%x: tensor<9223372036854775807x9223372036854775807xi1>) {
  %0 = split.split %x axis(1)
    : tensor<9223372036854775807x9223372036854775807xi1>
    -> tensor<9223372036854775807x9223372036854775807xi1>
  return
}

// -----

func.func @not_divisible(%x: tensor<9223372036854775807xi1>) {
  // expected-error @below {{[split-c10] without sizes, the number of results must divide the extent of axis 0, but 2 does not divide 9223372036854775807}}
  %0:2 = split.split %x axis(0) : tensor<9223372036854775807xi1> -> (tensor<?xi1>, tensor<?xi1>)
  return
}

// -----

func.func @sum_is_one_less(%x: tensor<9223372036854775807xi1>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 9223372036854775807, the extent of axis 0, but is 9223372036854775806}}
  %0:2 = split.split %x axis(0) sizes([9223372036854775806, 0])
    : tensor<9223372036854775807xi1> -> (tensor<?xi1>, tensor<?xi1>)
  return
}

// -----

func.func @sum_is_one_more(%x: tensor<9223372036854775807xi1>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 9223372036854775807, the extent of axis 0, but is 9223372036854775808}}
  %0:2 = split.split %x axis(0) sizes([9223372036854775807, 1])
    : tensor<9223372036854775807xi1> -> (tensor<?xi1>, tensor<?xi1>)
  return
}

// -----

func.func @wrong_last_part(%x: tensor<9223372036854775807xi1>) {
  // expected-error @below {{[split-c13] result #1 must have extent 4611686018427387903 on axis 0, but has 4611686018427387904}}
  %0:2 = split.split %x axis(0) count(2)
    : tensor<9223372036854775807xi1>
    -> (tensor<4611686018427387904xi1>, tensor<4611686018427387904xi1>)
  return
}

// -----

// Two full parts of 2^62 are one element more than an extent has.
func.func @no_extent_by_count(%x: tensor<?xi1>) {
  // expected-error @below {{[split-c14] with count = 2, no extent of axis 0 gives result #0 the extent 4611686018427387904 and result #1 the extent 4611686018427387904}}
  %0:2 = split.split %x axis(0) count(2)
    : tensor<?xi1> -> (tensor<4611686018427387904xi1>, tensor<4611686018427387904xi1>)
  return
}

// -----

// The last of four parts is not larger than the others.
func.func @no_extent_for_a_single_part(%x: tensor<?xi1>) {
  // expected-error @below {{[split-c14] with count = 4, no extent of axis 0 gives result #3 the extent 9223372036854775807}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xi1> -> (tensor<?xi1>, tensor<?xi1>, tensor<?xi1>, tensor<9223372036854775807xi1>)
  return
}

// -----

func.func @no_extent_of_equal_parts(%x: tensor<?xi1>) {
  // expected-error @below {{[split-c14] the sum of the results' extents on axis 0 must be an extent, <= 9223372036854775807, but is 18446744073709551614}}
  %0:2 = split.split %x axis(0) : tensor<?xi1> -> (tensor<9223372036854775807xi1>, tensor<?xi1>)
  return
}
