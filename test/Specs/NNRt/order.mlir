// NNRt's clauses are asked in order, those of the runtime after those of the
// text, and those of every split last.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @earlier_clause_first(%x: tensor<0x6xbf16>) {
  // expected-error @below {{[nnrt-c1]}}
  %0:2 = split.split %x axis(2) count(0) sizes([-1]) spec(#split.nnrt<runtime = true>)
    : tensor<0x6xbf16> -> (tensor<*xbf16>, tensor<*xbf16>)
  return
}

// -----

func.func @text_before_runtime(%x: tensor<0x6xf32>) {
  // expected-error @below {{[nnrt-c8]}}
  %0:4 = split.split %x axis(1) spec(#split.nnrt<runtime = true>)
    : tensor<0x6xf32> -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}

// -----

func.func @runtime_before_every_split(%x: tensor<0x6xf32>) {
  // expected-error @below {{[nnrt-c11]}}
  %0:2 = split.split %x axis(1) spec(#split.nnrt<runtime = true>)
    : tensor<0x6xf32> -> (tensor<1x3xf32>, tensor<1x3xf32>)
  return
}

// -----

func.func @not_asked_without_runtime(%x: tensor<0x6xf32>) {
  // expected-error @below {{[split-c12]}}
  %0:2 = split.split %x axis(1) spec(#split.nnrt)
    : tensor<0x6xf32> -> (tensor<1x3xf32>, tensor<1x3xf32>)
  return
}
