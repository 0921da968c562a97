// How Split-18 cuts an extent that is no multiple of num_outputs: parts of one
// size, then a smaller one, then empty ones.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @last_is_smaller(%x: tensor<7xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  return
}

func.func @last_is_empty(%x: tensor<9xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<9xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>)
  return
}

func.func @two_are_smaller(%x: tensor<5xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<5xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>)
  return
}

func.func @more_parts_than_elements(%x: tensor<3xf32>) {
  %0:5 = split.split %x count(5) spec(#split.onnx<18>)
    : tensor<3xf32> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>)
  return
}

func.func @no_elements(%x: tensor<0xf32>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<0xf32> -> (tensor<0xf32>, tensor<0xf32>)
  return
}

// Beyond what a float holds.
func.func @extent_above_2_to_the_24(%x: tensor<33554434xi8>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<33554434xi8> -> (tensor<16777217xi8>, tensor<16777217xi8>)
  return
}

// -----

func.func @not_balanced(%x: tensor<10xf32>) {
  // expected-error @below {{[split-c13] result #2 must have extent 3 on axis 0, but has 2}}
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<10xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

// The parts are those of num_outputs, not of the number of outputs.
func.func @not_by_number_of_outputs(%x: tensor<8xf32>) {
  // expected-error @below {{[split-c13] result #0 must have extent 2 on axis 0, but has 4}}
  %0:2 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
  return
}
