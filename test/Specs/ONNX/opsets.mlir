// Which version is in force for which opset: each function breaks a clause whose
// label tells. Opsets that do not exist are in test/Dialect/Split/invalid.mlir.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @opset_1(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx1-c10]}}
  %0:2 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_2(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx2-c9]}}
  %0:2 = split.split %x spec(#split.onnx<2>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_10(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx2-c9]}}
  %0:2 = split.split %x spec(#split.onnx<10>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_11(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx11-c9]}}
  %0:2 = split.split %x spec(#split.onnx<11>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_12(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx11-c9]}}
  %0:2 = split.split %x spec(#split.onnx<12>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_13(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx13-c9]}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_17(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx13-c9]}}
  %0:2 = split.split %x spec(#split.onnx<17>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @opset_18(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx18-c4]}}
  %0:2 = split.split %x spec(#split.onnx<18>) : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

// Newer than any version that is known: the rules of the newest, without a warning.
func.func @opset_of_the_future(%x: tensor<7xf32>) {
  // expected-error @below {{[onnx18-c4]}}
  %0:2 = split.split %x spec(#split.onnx<9223372036854775807>)
    : tensor<7xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @conforms_to_opset_of_the_future(%x: tensor<7xf32>) {
  %0:2 = split.split %x count(2) spec(#split.onnx<9223372036854775807>)
    : tensor<7xf32> -> (tensor<4xf32>, tensor<3xf32>)
  return
}
