// The clauses of a specification are asked before those of every split, in
// order; the latter cover what the specification does not say.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @own_clause_first(%x: tensor<f32>) {
  // expected-error @below {{[onnx13-c2] axis must be in}}
  %0 = split.split %x count(0) spec(#split.onnx<13>) : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @earlier_clause_first(%x: tensor<6xi4>) {
  // expected-error @below {{[onnx13-c1] input must have}}
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<13>)
    : tensor<6xi4> -> (tensor<3xi4>, tensor<4xf32>)
  return
}

// -----

func.func @rank_of_output(%x: tensor<1x6xf32>) {
  // expected-error @below {{[split-c11] result #1 must have rank 2, but has rank 1}}
  %0:2 = split.split %x axis(1) spec(#split.onnx<13>)
    : tensor<1x6xf32> -> (tensor<1x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @extent_of_output(%x: tensor<6xf32>) {
  // expected-error @below {{[split-c13] result #0 must have extent 2 on axis 0, but has 4}}
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<13>)
    : tensor<6xf32> -> (tensor<4xf32>, tensor<2xf32>)
  return
}
