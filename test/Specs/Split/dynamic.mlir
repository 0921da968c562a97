// Extents and sizes that are known at run time only: no error as long as there
// is a value for them that keeps every rule.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @dynamic_extent(%x: tensor<?x?xf32>, %n: index, %s: tensor<2xi64>) {
  %equal:2 = split.split %x axis(1) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %count:2 = split.split %x axis(1) count(4) : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %sizes:2 = split.split %x axis(1) sizes([2, 4])
    : tensor<?x?xf32> -> (tensor<?x2xf32>, tensor<?x4xf32>)
  %mixed:2 = split.split %x axis(1) sizes([2, %n])
    : tensor<?x?xf32> -> (tensor<?x2xf32>, tensor<?x?xf32>)
  %tensor:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>)
    : tensor<?x?xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return
}

func.func @dynamic_sizes(%x: tensor<6xf32>, %m: index, %n: index) {
  %0:2 = split.split %x axis(0) sizes([%m, %n]) : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

func.func @number_of_sizes_unknown(%x: tensor<6xf32>, %s: tensor<?xi32>) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<?xi32>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1:2 = split.split %x axis(0) count(2) sizes(%s : tensor<?xi32>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// Results may say less than can be inferred, and more.
func.func @results_of_dynamic_extent(%x: tensor<2x6xf32>, %y: tensor<?x?xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<?x?xf32>, tensor<2x?xf32>)
  %1:2 = split.split %y axis(1) : tensor<?x?xf32> -> (tensor<2x?xf32>, tensor<?x3xf32>)
  return
}

// -----

func.func @negative_size(%x: tensor<?xf32>, %n: index) {
  // expected-error @below {{[split-c8] sizes[1] must be >= 0, but is -2}}
  %0:2 = split.split %x axis(0) sizes([%n, -2]) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @count_is_not_the_number_of_sizes(%x: tensor<?xf32>, %m: index, %n: index) {
  // expected-error @below {{[split-c6] count must be 2, the number of elements of sizes, but is 1}}
  %0 = split.split %x axis(0) count(1) sizes([%m, %n]) : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

func.func @axis_out_of_range(%x: tensor<?x?xf32>) {
  // expected-error @below {{[split-c3] axis must be in [-2, 1], but is -3}}
  %0 = split.split %x axis(-3) : tensor<?x?xf32> -> tensor<?x?xf32>
  return
}

// -----

func.func @other_extent(%x: tensor<2x?xf32>) {
  // expected-error @below {{[split-c12] result #0 must have extent 2 on axis 0, but has 3}}
  %0 = split.split %x axis(1) : tensor<2x?xf32> -> tensor<3x?xf32>
  return
}
