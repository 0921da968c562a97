// Under ATB too, what is not known is no error, what is known and wrong is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @unranked(%x: tensor<*xf16>) {
  %0:2 = split.split %x axis(7) spec(#split.atb) : tensor<*xf16> -> (tensor<*xf16>, tensor<*xf16>)
  %1:3 = split.split %x sizes([1, 2, 3]) spec(#split.atb<product = atlas_training>)
    : tensor<*xf16> -> (tensor<1xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

func.func @unknown_extents(%x: tensor<?x?xi64>) {
  %0:2 = split.split %x axis(-1) count(2) spec(#split.atb)
    : tensor<?x?xi64> -> (tensor<?x3xi64>, tensor<?x?xi64>)
  %1:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.atb)
    : tensor<?x?xi64> -> (tensor<?x2xi64>, tensor<?x4xi64>)
  return
}

// -----

func.func @negative_size_of_unknown_extent(%x: tensor<?xf16>) {
  // expected-error @below {{[atb-c14] splitSizes[0] must be >= 1, but is -1}}
  %0:2 = split.split %x sizes([-1, 3]) spec(#split.atb)
    : tensor<?xf16> -> (tensor<?xf16>, tensor<?xf16>)
  return
}

// -----

func.func @negative_axis_of_unknown_rank(%x: tensor<*xf16>) {
  // expected-error @below {{[atb-c12] splitDim must be >= 0 with splitSizes, but is -1}}
  %0:2 = split.split %x axis(-1) sizes([3, 3]) spec(#split.atb)
    : tensor<*xf16> -> (tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @rank_of_output(%x: tensor<*xf16>) {
  // expected-error @below {{[atb-c4] the rank of x must be <= 8, but is 9}}
  %0:2 = split.split %x spec(#split.atb)
    : tensor<*xf16> -> (tensor<*xf16>, tensor<?x?x?x?x?x?x?x?x?xf16>)
  return
}

// -----

func.func @bf16_of_unknown_rank(%x: tensor<*xbf16>) {
  // expected-error @below {{[atb-c9] x must not have the element type bf16 on atlas_training}}
  %0:2 = split.split %x spec(#split.atb<product = atlas_training>)
    : tensor<*xbf16> -> (tensor<*xbf16>, tensor<*xbf16>)
  return
}
