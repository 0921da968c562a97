// For each clause of docs/spec/split.md, a split at the border of what it
// allows; the function is named after the clause. The other side of the border
// is in invalid.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @split_c1_one_result(%x: tensor<6xf32>) {
  %0 = split.split %x axis(0) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @split_c2_rank_1(%x: tensor<1xf32>) {
  %0 = split.split %x : tensor<1xf32> -> tensor<1xf32>
  return
}

// -----

func.func @split_c3_last_axis(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

func.func @split_c3_first_axis_from_the_back(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(-2) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  return
}

// -----

func.func @split_c4_count_of_1(%x: tensor<6xf32>) {
  %0 = split.split %x axis(0) count(1) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @split_c5_as_many_results_as_count(%x: tensor<7xf32>) {
  %0:3 = split.split %x axis(0) count(3)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>)
  return
}

// -----

func.func @split_c6_count_of_all_sizes(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) count(2) sizes([2, 4])
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

func.func @split_c6_count_of_all_elements(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  %0:2 = split.split %x axis(0) count(2) sizes(%s : tensor<2xi64>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c7_size_per_result(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

func.func @split_c7_element_per_result(%x: tensor<6xf32>, %s: tensor<2xindex>) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xindex>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @split_c8_size_of_0(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([0, 6]) : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>)
  return
}

// -----

func.func @split_c9_sum_is_extent(%x: tensor<6xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3])
    : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}

func.func @split_c9_known_sizes_leave_0(%x: tensor<6xf32>, %n: index) {
  %0:2 = split.split %x axis(0) sizes([6, %n]) : tensor<6xf32> -> (tensor<6xf32>, tensor<?xf32>)
  return
}

func.func @split_c9_sum_is_largest_extent(%x: tensor<?xi1>) {
  %0:2 = split.split %x axis(0) sizes([9223372036854775806, 1])
    : tensor<?xi1> -> (tensor<9223372036854775806xi1>, tensor<1xi1>)
  return
}

// -----

func.func @split_c10_extent_divisible(%x: tensor<6xf32>) {
  %0:3 = split.split %x axis(0) : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @split_c11_rank_of_source(%x: tensor<1x6xf32>) {
  %0:2 = split.split %x axis(1) : tensor<1x6xf32> -> (tensor<1x3xf32>, tensor<1x3xf32>)
  return
}

// -----

func.func @split_c12_extent_of_source(%x: tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<?x3xf32>)
  return
}

func.func @split_c12_same_extent_where_source_has_none(%x: tensor<?x6xf32>) {
  %0:2 = split.split %x axis(1) : tensor<?x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @split_c13_extent_is_size(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

func.func @split_c13_last_part_is_shorter(%x: tensor<5xf32>) {
  %0:4 = split.split %x axis(0) count(4)
    : tensor<5xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>)
  return
}

func.func @split_c13_equal_parts_of_unknown_extent(%x: tensor<?xf32>) {
  %0:3 = split.split %x axis(0) : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>, tensor<2xf32>)
  return
}

// -----

// 7 elements.
func.func @split_c14_shorter_last_part(%x: tensor<?xf32>) {
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  return
}

// 5 elements, the fewest that four parts of 2 are made of.
func.func @split_c14_fewest_elements(%x: tensor<?xf32>) {
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>)
  return
}

// The part of 1 is the last that is not empty: 5 elements.
func.func @split_c14_first_part_unknown(%x: tensor<?xf32>) {
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<1xf32>, tensor<0xf32>)
  return
}

func.func @split_c14_sum_is_largest_extent(%x: tensor<?xi1>) {
  // 7 times 1317624576693539401 is 2^63-1.
  %0:7 = split.split %x axis(0)
    : tensor<?xi1> -> (tensor<1317624576693539401xi1>, tensor<?xi1>, tensor<?xi1>, tensor<?xi1>,
                       tensor<?xi1>, tensor<?xi1>, tensor<?xi1>)
  return
}

// -----

func.func @split_c15_element_type_of_source(%x: tensor<6xui8>) {
  %0:2 = split.split %x axis(0) : tensor<6xui8> -> (tensor<3xui8>, tensor<3xui8>)
  return
}

// -----

func.func @split_c16_encoding_of_source(%x: tensor<6xf32, "row">) {
  %0:2 = split.split %x axis(0)
    : tensor<6xf32, "row"> -> (tensor<3xf32, "row">, tensor<?xf32, "row">)
  return
}
