// The least and the greatest count. Time and memory depend on the number of
// results, not on count: this would not end otherwise.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @greatest_count(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<6xf32> -> (tensor<1xf32>, tensor<1xf32>)
  return
}

func.func @greatest_count_of_greatest_extent(%x: tensor<9223372036854775807xi1>) {
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<9223372036854775807xi1> -> (tensor<1xi1>, tensor<1xi1>)
  return
}

func.func @greatest_count_of_unknown_extent(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<1xf32>)
  return
}

func.func @greatest_count_of_unknown_rank(%x: tensor<*xf32>) {
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

func.func @greatest_count_of_nothing(%x: tensor<0xf32>) {
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>)
  return
}

// -----

func.func @part_of_greatest_count(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c13] result #1 must have extent 1 on axis 0, but has 2}}
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<2xf32>)
  return
}

// -----

// Parts of 2 would be more elements than an extent has.
func.func @no_extent_for_greatest_count(%x: tensor<?xf32>) {
  // expected-error @below {{[split-c14] with count = 9223372036854775807, no extent of axis 0 gives result #0 the extent 2}}
  %0:2 = split.split %x axis(0) count(9223372036854775807)
    : tensor<?xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @greatest_count_with_sizes(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c6] count must be 2, the number of elements of sizes, but is 9223372036854775807}}
  %0:2 = split.split %x axis(0) count(9223372036854775807) sizes([2, 4])
    : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @least_count(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c4] count must be >= 1, but is -9223372036854775808}}
  %0 = split.split %x axis(0) count(-9223372036854775808) : tensor<6xf32> -> tensor<6xf32>
  return
}

// -----

func.func @least_count_of_unknown_rank(%x: tensor<*xf32>) {
  // expected-error @below {{[split-c4] count must be >= 1, but is -9223372036854775808}}
  %0 = split.split %x count(-9223372036854775808) : tensor<*xf32> -> tensor<*xf32>
  return
}
