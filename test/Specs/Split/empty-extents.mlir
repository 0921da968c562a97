// Parts without elements, and sources without elements.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @nothing_into_nothing(%x: tensor<0xf32>) {
  %equal:3 = split.split %x axis(0) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>, tensor<0xf32>)
  %count:2 = split.split %x axis(0) count(3) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>)
  %sizes:2 = split.split %x axis(0) sizes([0, 0]) : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>)
  return
}

func.func @empty_parts(%x: tensor<6xf32>) {
  %0:3 = split.split %x axis(0) sizes([0, 6, 0])
    : tensor<6xf32> -> (tensor<0xf32>, tensor<6xf32>, tensor<0xf32>)
  return
}

func.func @more_parts_than_elements(%x: tensor<3xf32>) {
  %0:5 = split.split %x axis(0) count(5)
    : tensor<3xf32>
    -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>)
  return
}

func.func @nothing_on_another_axis(%x: tensor<0x6xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4])
    : tensor<0x6xf32> -> (tensor<0x2xf32>, tensor<0x4xf32>)
  return
}

func.func @nothing_of_unknown_extent(%x: tensor<?xf32>) {
  %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<0xf32>, tensor<0xf32>)
  return
}

// -----

func.func @something_out_of_nothing(%x: tensor<0xf32>) {
  // expected-error @below {{[split-c9] the sum of sizes must be 0, the extent of axis 0, but is 1}}
  %0:2 = split.split %x axis(0) sizes([0, 1]) : tensor<0xf32> -> (tensor<0xf32>, tensor<1xf32>)
  return
}

// -----

func.func @equal_parts_of_nothing(%x: tensor<0xf32>) {
  // expected-error @below {{[split-c13] result #1 must have extent 0 on axis 0, but has 1}}
  %0:2 = split.split %x axis(0) : tensor<0xf32> -> (tensor<0xf32>, tensor<1xf32>)
  return
}

// -----

func.func @something_after_nothing(%x: tensor<?xf32>) {
  // expected-error @below {{[split-c14] with count = 2, no extent of axis 0 gives result #0 the extent 0 and result #1 the extent 1}}
  %0:2 = split.split %x axis(0) count(2) : tensor<?xf32> -> (tensor<0xf32>, tensor<1xf32>)
  return
}

// -----

func.func @something_on_another_axis(%x: tensor<0x6xf32>) {
  // expected-error @below {{[split-c12] result #0 must have extent 0 on axis 0, but has 1}}
  %0:2 = split.split %x axis(1) : tensor<0x6xf32> -> (tensor<1x3xf32>, tensor<0x3xf32>)
  return
}
