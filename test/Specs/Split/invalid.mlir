// For each clause of docs/spec/split.md, a split just beyond the border of what
// it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @split_c1_no_result(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c1] the number of results must be >= 1, but is 0}}
  "split.split"(%x) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<6xf32>) -> ()
  return
}

// -----

func.func @split_c2_rank_0(%x: tensor<f32>) {
  // expected-error @below {{'split.split' op [split-c2] the rank of the source must be >= 1, but is 0}}
  %0 = split.split %x : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @split_c3_axis_is_rank(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [split-c3] axis must be in [-2, 1], but is 2}}
  %0:2 = split.split %x axis(2) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @split_c3_axis_before_first(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [split-c3] axis must be in [-2, 1], but is -3}}
  %0:2 = split.split %x axis(-3) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @split_c4_count_of_0(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c4] count must be >= 1, but is 0}}
  %0 = split.split %x axis(0) count(0) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @split_c5_more_results_than_count(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c5] the number of results must be <= count = 2, but is 3}}
  %0:3 = split.split %x axis(0) count(2)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<0xf32>)
  return
}

// -----

// Parts may have no result only if there are no sizes.
func.func @split_c6_count_above_sizes(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c6] count must be 2, the number of elements of sizes, but is 3}}
  %0:2 = split.split %x axis(0) count(3) sizes([2, 4])
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @split_c6_count_below_elements(%x: tensor<6xf32>, %s: tensor<3xi64>) {
  // expected-error @below {{'split.split' op [split-c6] count must be 3, the number of elements of sizes, but is 2}}
  %0:2 = split.split %x axis(0) count(2) sizes(%s : tensor<3xi64>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c7_size_without_result(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c7] the number of elements of sizes must be 2, one per result, but is 3}}
  %0:2 = split.split %x axis(0) sizes([2, 4, 0]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @split_c7_result_without_element(%x: tensor<6xf32>, %s: tensor<1xi64>) {
  // expected-error @below {{'split.split' op [split-c7] the number of elements of sizes must be 2, one per result, but is 1}}
  %0:2 = split.split %x axis(0) sizes(%s : tensor<1xi64>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

// The sum is right.
func.func @split_c8_negative_size(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c8] sizes[1] must be >= 0, but is -1}}
  %0:2 = split.split %x axis(0) sizes([7, -1]) : tensor<6xf32> -> (tensor<7xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c9_sum_below_extent(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c9] the sum of sizes must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x axis(0) sizes([2, 3]) : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @split_c9_sum_above_extent(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [split-c9] the sum of sizes must be 6, the extent of axis 1, but is 7}}
  %0:2 = split.split %x axis(-1) sizes([2, 5])
    : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x5xf32>)
  return
}

// -----

func.func @split_c9_known_sizes_above_extent(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'split.split' op [split-c9] the sum of sizes must be 6, the extent of axis 0, but is already 7}}
  %0:2 = split.split %x axis(0) sizes([7, %n]) : tensor<6xf32> -> (tensor<7xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c9_sum_above_largest_extent(%x: tensor<?xi1>) {
  // expected-error @below {{'split.split' op [split-c9] the sum of sizes must be an extent, <= 9223372036854775807, but is 9223372036854775808}}
  %0:2 = split.split %x axis(0) sizes([9223372036854775807, 1])
    : tensor<?xi1> -> (tensor<9223372036854775807xi1>, tensor<1xi1>)
  return
}

// -----

func.func @split_c10_extent_not_divisible(%x: tensor<7xf32>) {
  // expected-error @below {{'split.split' op [split-c10] without sizes, the number of results must divide the extent of axis 0, but 3 does not divide 7}}
  %0:3 = split.split %x axis(0) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @split_c11_smaller_rank(%x: tensor<1x6xf32>) {
  // expected-error @below {{'split.split' op [split-c11] result #1 must have rank 2, but has rank 1}}
  %0:2 = split.split %x axis(1) : tensor<1x6xf32> -> (tensor<1x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @split_c12_other_extent(%x: tensor<2x6xf32>) {
  // expected-error @below {{'split.split' op [split-c12] result #1 must have extent 2 on axis 0, but has 3}}
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<3x3xf32>)
  return
}

// -----

func.func @split_c12_results_differ_where_source_is_unknown(%x: tensor<?x6xf32>) {
  // expected-error @below {{'split.split' op [split-c12] result #1 must have extent 2 on axis 0, but has 3}}
  %0:2 = split.split %x axis(1) : tensor<?x6xf32> -> (tensor<2x3xf32>, tensor<3x3xf32>)
  return
}

// -----

func.func @split_c13_extent_is_not_size(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [split-c13] result #0 must have extent 2 on axis 0, but has 3}}
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<3xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c13_balanced_parts(%x: tensor<5xf32>) {
  // expected-error @below {{'split.split' op [split-c13] result #1 must have extent 2 on axis 0, but has 1}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<5xf32> -> (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

func.func @split_c13_unequal_parts_of_unknown_extent(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [split-c13] result #2 must have extent 2 on axis 0, but has 3}}
  %0:3 = split.split %x axis(0) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>, tensor<3xf32>)
  return
}

// -----

func.func @split_c14_larger_last_part(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [split-c14] with count = 4, no extent of axis 0 gives result #0 the extent 2, result #2 the extent 2 and result #3 the extent 3}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

// Four parts of 2 and less are at least 5 elements: these are 4.
func.func @split_c14_too_few_elements(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [split-c14] with count = 4, no extent of axis 0 gives result #0 the extent 2, result #1 the extent 2 and result #2 the extent 0}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<0xf32>, tensor<0xf32>)
  return
}

// -----

func.func @split_c14_nothing_before_something(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [split-c14] with count = 4, no extent of axis 0 gives result #1 the extent 0 and result #2 the extent 1}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<0xf32>, tensor<1xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c14_sum_above_largest_extent(%x: tensor<?xi1>) {
  // expected-error @below {{'split.split' op [split-c14] the sum of the results' extents on axis 0 must be an extent, <= 9223372036854775807, but is 9223372036854775814}}
  %0:7 = split.split %x axis(0)
    : tensor<?xi1> -> (tensor<1317624576693539402xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>,
                       tensor<?xi1>, tensor<?xi1>, tensor<?xi1>)
  return
}

// -----

func.func @split_c15_other_signedness(%x: tensor<6xui8>) {
  // expected-error @below {{'split.split' op [split-c15] result #1 must have the element type ui8, but has i8}}
  %0:2 = split.split %x axis(0) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xi8>)
  return
}

// -----

func.func @split_c16_other_encoding(%x: tensor<6xf32, "row">) {
  // expected-error @below {{'split.split' op [split-c16] result #1 must have the encoding "row", but has "column"}}
  %0:2 = split.split %x axis(0)
    : tensor<6xf32, "row"> -> (tensor<3xf32, "row">, tensor<3xf32, "column">)
  return
}
