// The least and the greatest sizes, and sums that 64 bits cannot hold.
// RUN: split-opt %s --split-input-file --verify-diagnostics

// The least integer marks an entry as dynamic; the next is a size.
func.func @least_size(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c8] sizes[0] must be >= 0, but is -9223372036854775807}}
  %0:2 = split.split %x axis(0) sizes([-9223372036854775807, 6])
    : tensor<6xf32> -> (tensor<?xf32>, tensor<6xf32>)
  return
}

// -----

func.func @greatest_size(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is 9223372036854775807}}
  %0:2 = split.split %x axis(0) sizes([9223372036854775807, 0])
    : tensor<6xf32> -> (tensor<?xf32>, tensor<0xf32>)
  return
}

// -----

// Wrapped around to 64 bits, the sum is 6.
func.func @sum_wraps_to_extent(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is 18446744073709551622}}
  %0:3 = split.split %x axis(0) sizes([9223372036854775807, 9223372036854775807, 8])
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @sum_of_known_sizes_wraps(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{[split-c9] the sum of sizes must be 6, the extent of axis 0, but is already 18446744073709551614}}
  %0:3 = split.split %x axis(0) sizes([9223372036854775807, %n, 9223372036854775807])
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @sum_of_extents_wraps(%x: tensor<?xf32>, %m: index, %n: index) {
  // expected-error @below {{[split-c9] the sum of sizes must be an extent, <= 9223372036854775807, but is 9223372036854775808}}
  %0:2 = split.split %x axis(0) sizes([%m, %n])
    : tensor<?xf32> -> (tensor<9223372036854775807xf32>, tensor<1xf32>)
  return
}
