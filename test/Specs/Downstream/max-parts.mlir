// A dialect of another project, known to split-test-opt only, has a
// specification of its own.
// RUN: split-test-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @as_many_parts_as_allowed(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @one_part_too_many(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [test-c1] must have at most 2 parts, but has 3}}
  %0:3 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

// It is asked before the rules of every split,
func.func @asked_first(%x: tensor<7xf32>) {
  // expected-error @below {{[test-c1] must have at most 2 parts, but has 3}}
  %0:3 = split.split %x axis(1) spec(#test_split.max_parts<2>)
    : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

// which it does not replace.
func.func @common_rules_hold(%x: tensor<7xf32>) {
  // expected-error @below {{[split-c10] without sizes, the number of results must divide the extent of axis 0, but 2 does not divide 7}}
  %0:2 = split.split %x axis(0) spec(#test_split.max_parts<2>)
    : tensor<7xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}
