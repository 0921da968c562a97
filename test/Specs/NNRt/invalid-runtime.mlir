// For each clause of the NNRt runtime in docs/spec/nnrt.md, a split just beyond the
// border of what it allows; the function is named after the clause.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @nnrt_c11_extent_of_0(%x: tensor<0x2xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c11] the extent of axis 0 of x must be >= 1, but is 0}}
  %0:2 = split.split %x axis(1) spec(#split.nnrt<runtime = true>)
    : tensor<0x2xf32> -> (tensor<0x1xf32>, tensor<0x1xf32>)
  return
}

// -----

func.func @nnrt_c11_size_of_0(%x: tensor<6xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c11] the extent of output #0 on the axis must be >= 1, but is 0}}
  %0:2 = split.split %x sizes([0, 6]) spec(#split.nnrt<runtime = true>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<6xf32>)
  return
}

// -----

// Equal parts are as empty as one of them.
func.func @nnrt_c11_output_of_0(%x: tensor<?xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c11] the extent of output #0 on the axis must be >= 1, but is 0}}
  %0:2 = split.split %x spec(#split.nnrt<runtime = true>)
    : tensor<?xf32> -> (tensor<?xf32>, tensor<0xf32>)
  return
}

// -----

func.func @nnrt_c12_rank_11(%x: tensor<1x1x1x1x1x1x1x1x1x1x2xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c12] the rank of x must be <= 10, but is 11}}
  %0:2 = split.split %x axis(-1) spec(#split.nnrt<runtime = true>)
    : tensor<1x1x1x1x1x1x1x1x1x1x2xf32> -> (tensor<1x1x1x1x1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1x1x1x1x1xf32>)
  return
}

// -----

func.func @nnrt_c13_outputs_201(%x: tensor<201xf32>) {
  // expected-error @below {{'split.split' op [nnrt-c13] the number of outputs must be <= 200, but is 201}}
  %0:201 = split.split %x spec(#split.nnrt<runtime = true>) : tensor<201xf32> -> (
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
    tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

func.func @nnrt_c14_computed_size(%x: tensor<6xf32>, %n: index) {
  // expected-error @below {{'split.split' op [nnrt-c14] sizeSplits must be a list of constants for the runtime, but sizeSplits[1] is known at run time only}}
  %0:2 = split.split %x sizes([2, %n]) spec(#split.nnrt<runtime = true>)
    : tensor<6xf32> -> (tensor<2xf32>, tensor<?xf32>)
  return
}

// -----

func.func @nnrt_c14_tensor_of_sizes(%x: tensor<6xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{'split.split' op [nnrt-c14] sizeSplits must be a list of constants for the runtime, but is a tensor}}
  %0:2 = split.split %x sizes(%s : tensor<2xi64>) spec(#split.nnrt<runtime = true>)
    : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @nnrt_c15_one_byte_too_many(%x: tensor<2x2147483648xi8>) {
  // expected-error @below {{'split.split' op [nnrt-c15] x must take <= 4294967295 bytes, but takes 4294967296}}
  %0:2 = split.split %x spec(#split.nnrt<runtime = true>)
    : tensor<2x2147483648xi8> -> (tensor<1x2147483648xi8>, tensor<1x2147483648xi8>)
  return
}

// -----

// The unknown extent is 1 at least.
func.func @nnrt_c15_too_many_bytes_of_unknown_extent(%x: tensor<?x2147483648xi16>) {
  // expected-error @below {{'split.split' op [nnrt-c15] x must take <= 4294967295 bytes, but takes at least 4294967296}}
  %0:2 = split.split %x spec(#split.nnrt<runtime = true>)
    : tensor<?x2147483648xi16> -> (tensor<?x2147483648xi16>, tensor<?x2147483648xi16>)
  return
}
