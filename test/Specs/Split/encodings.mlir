// Results have the encoding of the source, whatever attribute it is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @sparse(%x: tensor<4x6xf32, #csr>) {
  %0:2 = split.split %x axis(0)
    : tensor<4x6xf32, #csr> -> (tensor<2x6xf32, #csr>, tensor<?x6xf32, #csr>)
  return
}

func.func @attribute_of_another_dialect(%x: tensor<6xf32, #split.onnx<13>>) {
  %0:2 = split.split %x axis(0)
    : tensor<6xf32, #split.onnx<13>>
    -> (tensor<3xf32, #split.onnx<13>>, tensor<3xf32, #split.onnx<13>>)
  return
}

// An unranked tensor tells nothing of its encoding.
func.func @unranked(%x: tensor<*xf32>, %y: tensor<6xf32, "row">) {
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<3xf32, "row">, tensor<*xf32>)
  %1:2 = split.split %y axis(0) : tensor<6xf32, "row"> -> (tensor<3xf32, "row">, tensor<*xf32>)
  return
}

// -----

func.func @lost(%x: tensor<6xf32, "row">) {
  // expected-error @below {{[split-c16] result #0 must have the encoding "row", but has none}}
  %0:2 = split.split %x axis(0) : tensor<6xf32, "row"> -> (tensor<3xf32>, tensor<3xf32, "row">)
  return
}

// -----

func.func @gained(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c16] result #1 must have the encoding none, but has "row"}}
  %0:2 = split.split %x axis(0) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32, "row">)
  return
}
