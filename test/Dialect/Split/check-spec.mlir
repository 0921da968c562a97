// Without `require`, violations are warnings and the pass succeeds.
// RUN: split-opt %s --split-check-spec="spec=onnx13" --verify-diagnostics
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(split-check-spec{spec=#split.onnx<13>}))" \
// RUN:   --verify-diagnostics --mlir-disable-threading=false
// Nothing is changed.
// RUN: split-opt %s -o %t.before
// RUN: split-opt %s --split-check-spec="spec=onnx13" -o %t.after
// RUN: diff %t.before %t.after

func.func @conforms(%x: tensor<6xf32>) {
  %0:2 = split.split %x : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  return
}

func.func @violations(%x: tensor<6xf32>, %s: tensor<2xi32>, %c: i1) {
  // expected-warning @below {{'split.split' op [onnx13-c4] num_outputs}}
  %0:2 = split.split %x count(2) : tensor<6xf32> -> (tensor<3xf32>, tensor<3xf32>)
  scf.if %c {
    // expected-warning @below {{'split.split' op [onnx13-c5] split}}
    %1:2 = split.split %x sizes(%s : tensor<2xi32>)
      : tensor<6xf32> -> (tensor<?xf32>, tensor<?xf32>)
  }
  return
}

// The specification that is asked about is not the one that holds.
func.func @other_spec(%x: tensor<7xf32>) {
  // expected-warning @below {{[onnx13-c4]}}
  %0:2 = split.split %x count(2) spec(#split.onnx<18>)
    : tensor<7xf32> -> (tensor<4xf32>, tensor<3xf32>)
  return
}

func.func @undecided(%x: tensor<2x?xf32>, %y: tensor<*xf32>, %n: index) {
  // expected-remark @below {{undecided: waits for the extent of axis 1}}
  %0:2 = split.split %x axis(1) : tensor<2x?xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  // expected-remark @below {{undecided: waits for split[1]}}
  %1:2 = split.split %x axis(1) sizes([2, %n])
    : tensor<2x?xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>)
  // expected-remark @below {{undecided: waits for the rank of input}}
  %2:2 = split.split %y : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return
}
