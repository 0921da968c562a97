// Under NNRt too, what is not known is no error, what is known and wrong is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @unranked(%x: tensor<*xf32>, %s: tensor<?xi64>) {
  %0:2 = split.split %x axis(7) spec(#split.nnrt) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %1:2 = split.split %x sizes(%s : tensor<?xi64>) spec(#split.nnrt)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  %2:2 = split.split %x axis(11) spec(#split.nnrt<runtime = true>)
    : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// Any integers and index, as the specification speaks of no tensor.
func.func @computed_sizes(%x: tensor<?x6xf32>, %n: index, %s: tensor<2xi32>) {
  %0:2 = split.split %x axis(1) sizes([2, %n]) spec(#split.nnrt)
    : tensor<?x6xf32> -> (tensor<?x2xf32>, tensor<?x?xf32>)
  %1:2 = split.split %x axis(1) sizes(%s : tensor<2xi32>) spec(#split.nnrt)
    : tensor<?x6xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return
}

func.func @unknown_extent(%x: tensor<?xf32>) {
  %0:3 = split.split %x count(3) spec(#split.nnrt<runtime = true>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @sizes_exceed_extent(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{[nnrt-c7] the sum of sizeSplits must be 6, the extent of axis 0, but is already 7}}
  %0:2 = split.split %x sizes([7, %n]) spec(#split.nnrt)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @output_num_of_unknown_extent(%x: tensor<*xf32>) {
  // expected-error @below {{[nnrt-c4] outputNum must be 2, the number of outputs, but is 3}}
  %0:2 = split.split %x count(3) spec(#split.nnrt) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @extent_of_0_beside_an_unknown_one(%x: tensor<?x0xf32>) {
  // expected-error @below {{[nnrt-c11] the extent of axis 1 of x must be >= 1, but is 0}}
  %0:2 = split.split %x spec(#split.nnrt<runtime = true>)
    : tensor<?x0xf32> -> (tensor<?x0xf32>, tensor<?x0xf32>)
  return
}
