// A split of an unranked tensor has no slices to copy.
// RUN: split-opt %s --convert-split-to-linalg --split-input-file --verify-diagnostics

func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @below {{cannot become linalg ops: its source is unranked, of type 'tensor<*xf32>'}}
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0 : tensor<*xf32>
}
