// On which products x may be of bf16. All have the other types, and equal and
// uneven parts.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @any_product(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb) : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_a2_training(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_a2_training>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_a2_training>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_a2_training(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_a2_training>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_800i_a2_inference(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_800i_a2_inference>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_800i_a2_inference>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_800i_a2_inference(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_800i_a2_inference>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_a3_inference(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_a3_inference>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_a3_inference>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_a3_inference(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_a3_inference>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_a3_training(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_a3_training>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_a3_training>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_a3_training(%x: tensor<6xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_a3_training>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_training(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_training>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_training>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_training(%x: tensor<6xbf16>) {
  // expected-error @below {{[atb-c9] x must not have the element type bf16 on atlas_training, but has it (ERROR_INVALID_TENSOR_DTYPE)}}
  %0:2 = split.split %x spec(#split.atb<product = atlas_training>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_inference(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_inference>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_inference>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_inference(%x: tensor<6xbf16>) {
  // expected-error @below {{[atb-c9] x must not have the element type bf16 on atlas_inference, but has it (ERROR_INVALID_TENSOR_DTYPE)}}
  %0:2 = split.split %x spec(#split.atb<product = atlas_inference>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}

// -----

func.func @atlas_200i_500_a2_inference(%x: tensor<6xf16>, %y: tensor<6xi64>) {
  %0:3 = split.split %x spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<6xf16> -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %y sizes([1, 5]) spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<6xi64> -> (tensor<1xi64>, tensor<5xi64>)
  return
}

func.func @bf16_on_atlas_200i_500_a2_inference(%x: tensor<6xbf16>) {
  // expected-error @below {{[atb-c9] x must not have the element type bf16 on atlas_200i_500_a2_inference, but has it (ERROR_INVALID_TENSOR_DTYPE)}}
  %0:2 = split.split %x spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<6xbf16> -> (tensor<3xbf16>, tensor<3xbf16>)
  return
}
