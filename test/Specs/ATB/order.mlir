// ATB's clauses are asked in the order of the library's checks, each with its
// error: each split breaks one clause less than the one before.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @parameter_beyond_int32(%x: tensor<0x1x1x1x1x1x1x1x7xf32>) {
  // expected-error @below {{[atb-c1] splitSizes[3] must be in [-2^31, 2^31-1], but is 2147483648 (ERROR_INVALID_PARAM)}}
  %0:4 = split.split %x axis(-10) count(5) sizes([0, 3, 3, 2147483648])
    spec(#split.atb<product = atlas_inference>)
    : tensor<0x1x1x1x1x1x1x1x7xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @number_of_parts(%x: tensor<0x1x1x1x1x1x1x1x7xf32>) {
  // expected-error @below {{[atb-c2] splitNum must be 2 or 3, but is 5 (ERROR_INVALID_PARAM)}}
  %0:4 = split.split %x axis(-10) count(5) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<0x1x1x1x1x1x1x1x7xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @number_of_outputs(%x: tensor<0x1x1x1x1x1x1x1x7xf32>) {
  // expected-error @below {{[atb-c3] splitNum must be 4, the number of outputs, but is 3 (ERROR_INVALID_IN_TENSOR_NUM)}}
  %0:4 = split.split %x axis(-10) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<0x1x1x1x1x1x1x1x7xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @rank(%x: tensor<0x1x1x1x1x1x1x1x7xf32>) {
  // expected-error @below {{[atb-c4] the rank of x must be <= 8, but is 9 (ERROR_INVALID_TENSOR_DIM)}}
  %0:3 = split.split %x axis(-10) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<0x1x1x1x1x1x1x1x7xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @extents(%x: tensor<0x274877906945xf32>) {
  // expected-error @below {{[atb-c5] the extent of axis 0 of x must be >= 1, but is 0 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<0x274877906945xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @bytes(%x: tensor<7x274877906945xf32>) {
  // expected-error @below {{[atb-c6] x must take <= 274877906944 bytes, but takes 7696581394460 (ERROR_INVALID_TENSOR_SIZE)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x274877906945xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @type(%x: tensor<7x2xf32>) {
  // expected-error @below {{[atb-c7] x must have one of the element types f16 and bf16 for splitNum 3, but has f32 (ERROR_INVALID_TENSOR_INI_MATCH)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi8>)
  return
}

// -----

func.func @type_of_output(%x: tensor<7x2xbf16>) {
  // expected-error @below {{[atb-c8] output #2 must have the element type bf16, but has i8 (ERROR_INVALID_TENSOR_INI_MATCH)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xbf16> -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xi8>)
  return
}

// -----

func.func @bf16(%x: tensor<7x2xbf16>) {
  // expected-error @below {{[atb-c9] x must not have the element type bf16 on atlas_inference, but has it (ERROR_INVALID_TENSOR_DTYPE)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xbf16> -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>)
  return
}

// -----

func.func @axis(%x: tensor<7x2xf16>, %n: index) {
  // expected-error @below {{[atb-c10] splitDim must be in [-2, 1], but is -3 (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(-3) count(3) sizes([0, 3, 3, %n])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @computed_size(%x: tensor<7x2xf16>, %n: index) {
  // expected-error @below {{[atb-c11] splitSizes must be a list of constants for ATB, but splitSizes[3] is known at run time only (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(-2) count(3) sizes([0, 3, 3, %n])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @negative_axis(%x: tensor<7x2xf16>) {
  // expected-error @below {{[atb-c12] splitDim must be >= 0 with splitSizes, but is -2 (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(-2) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @number_of_sizes(%x: tensor<7x2xf16>) {
  // expected-error @below {{[atb-c13] the number of elements of splitSizes must be 3, one per output, but is 4 (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(0) count(3) sizes([0, 3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @size(%x: tensor<7x2xf16>) {
  // expected-error @below {{[atb-c14] splitSizes[0] must be >= 1, but is 0 (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(0) count(3) sizes([0, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @sum(%x: tensor<7x2xf16>) {
  // expected-error @below {{[atb-c15] the sum of splitSizes must be 7, the extent of axis 0, but is 9 (ERROR_INVALID_PARAM)}}
  %0:3 = split.split %x axis(0) count(3) sizes([3, 3, 3])
    spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

func.func @divisibility(%x: tensor<7x2xf16>) {
  // expected-error @below {{[atb-c16] without splitSizes, splitNum must divide the extent of axis 0, but 3 does not divide 7 (ERROR_INVALID_TENSOR_DIM)}}
  %0:3 = split.split %x axis(0) count(3) spec(#split.atb<product = atlas_inference>)
    : tensor<7x2xf16> -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  return
}

// -----

// What the specification does not say, the rules of every split do.
func.func @shape_of_output(%x: tensor<6x2xf16>) {
  // expected-error @below {{[split-c12] result #1 must have extent 2 on axis 1, but has 3}}
  %0:2 = split.split %x axis(0) count(2) spec(#split.atb)
    : tensor<6x2xf16> -> (tensor<3x2xf16>, tensor<3x3xf16>)
  return
}
