// Extents that stand in the types of results count as known sizes.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @extents_stand_for_sizes(%x: tensor<6xf32>, %m: index, %n: index, %s: tensor<2xi64>) {
  %0:2 = split.split %x axis(0) sizes([%m, %n]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %x axis(0) sizes([2, %n]) : tensor<6xf32> -> (tensor<?xf32>, tensor<4xf32>)
  %2:2 = split.split %x axis(0) sizes(%s : tensor<2xi64>)
    : tensor<6xf32> -> (tensor<6xf32>, tensor<?xf32>)
  return
}

// -----

func.func @sum_of_extents(%x: tensor<6xf32>, %m: index, %n: index) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is 5}}
  %0:2 = split.split %x axis(0) sizes([%m, %n]) : tensor<6xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sum_of_size_and_extent(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is 7}}
  %0:2 = split.split %x axis(0) sizes([2, %n]) : tensor<6xf32> -> (tensor<?xf32>, tensor<5xf32>)
  return
}

// -----

func.func @sum_of_extents_beside_a_tensor(%x: tensor<6xf32>, %s: tensor<3xi64>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is already 7}}
  %0:3 = split.split %x axis(0) sizes(%s : tensor<3xi64>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<?xf32>, tensor<4xf32>)
  return
}

// -----

func.func @extent_beside_a_tensor_of_unknown_length(%x: tensor<6xf32>, %s: tensor<?xi64>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is already 7}}
  %0:2 = split.split %x axis(0) sizes(%s : tensor<?xi64>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<7xf32>)
  return
}

// -----

func.func @equal_parts(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c13] result #1 must have extent 3 on axis 0, but has 2}}
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return
}

// -----

// The size counts, not the extent.
func.func @size_and_extent_differ(%x: tensor<?xf32>, %n: index) {
  // expected-error @below {{[split-c13] result #1 must have extent 2 on axis 0, but has 3}}
  %0:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<3xf32>)
  return
}

// -----

// The third part is shorter, so that nothing is left for the fourth.
func.func @part_after_a_shorter_one(%x: tensor<?xf32>) {
  // expected-error @below {{[split-c14] with count = 4, no extent of axis 0 gives result #1 the extent 2, result #2 the extent 1 and result #3 the extent 1}}
  %0:4 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

// 2, 2 and 2 are 3 parts of 6 elements, which count(4) cuts into 2, 2, 2 and 0.
func.func @parts_left_out(%x: tensor<?xf32>) {
  %0:3 = split.split %x axis(0) count(4)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>, tensor<2xf32>)
  return
}
