// Element types that the rules have names for, but not ONNX 13.
// RUN: split-opt %s --split-input-file --verify-diagnostics

func.func @index(%x: tensor<2xindex>) {
  // expected-error @below {{[onnx13-c1] input must have one of the}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xindex> -> (tensor<1xindex>, tensor<1xindex>)
  return
}

// -----

func.func @i4(%x: tensor<2xi4>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has i4}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi4> -> (tensor<1xi4>, tensor<1xi4>)
  return
}

// -----

func.func @ui4(%x: tensor<2xui4>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has ui4}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui4> -> (tensor<1xui4>, tensor<1xui4>)
  return
}

// -----

func.func @f8(%x: tensor<2xf8E4M3FN>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has f8E4M3FN}}
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xf8E4M3FN> -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  return
}

// -----

func.func @sizes_of_index(%x: tensor<2xf32>, %s: tensor<2xindex>) {
  // expected-error @below {{[onnx13-c5] split must}}
  %0:2 = split.split %x sizes(%s : tensor<2xindex>) spec(#split.onnx<13>)
    : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  return
}
