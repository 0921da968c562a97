// Which version is in force for which opset.
// RUN: split-opt %s --split-input-file --verify-diagnostics

// Split-13 until the opset before Split-18.
func.func @newest_opset(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx13-c9] without split, the number of outputs must divide the extent of axis 0, but 2 does not divide 7}}
  %0:2 = split.split %x spec(#split.onnx<17>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

// expected-error @below {{opset must be in [13, 17], but is 12}}
func.func @older_opset() attributes { spec = #split.onnx<12> } {
  return
}

// -----

// expected-error @below {{opset must be in [13, 17], but is 18}}
func.func @newer_opset() attributes { spec = #split.onnx<18> } {
  return
}

// -----

// expected-error @below {{opset must be in [13, 17], but is -9223372036854775808}}
func.func @least_opset() attributes { spec = #split.onnx<-9223372036854775808> } {
  return
}
