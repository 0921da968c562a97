// The element types of Split-13: the 16 of ONNX's IR version 4, no others.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @bf16(%x: tensor<2xbf16>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xbf16> -> (tensor<1xbf16>, tensor<1xbf16>)
  return
}

func.func @f16(%x: tensor<2xf16>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xf16> -> (tensor<1xf16>, tensor<1xf16>)
  return
}

func.func @f32(%x: tensor<2xf32>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  return
}

func.func @f64(%x: tensor<2xf64>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xf64> -> (tensor<1xf64>, tensor<1xf64>)
  return
}

func.func @i1(%x: tensor<2xi1>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi1> -> (tensor<1xi1>, tensor<1xi1>)
  return
}

func.func @i8(%x: tensor<2xi8>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi8> -> (tensor<1xi8>, tensor<1xi8>)
  return
}

func.func @i16(%x: tensor<2xi16>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi16> -> (tensor<1xi16>, tensor<1xi16>)
  return
}

func.func @i32(%x: tensor<2xi32>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi32> -> (tensor<1xi32>, tensor<1xi32>)
  return
}

func.func @i64(%x: tensor<2xi64>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi64> -> (tensor<1xi64>, tensor<1xi64>)
  return
}

func.func @si8(%x: tensor<2xsi8>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xsi8> -> (tensor<1xsi8>, tensor<1xsi8>)
  return
}

func.func @si64(%x: tensor<2xsi64>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xsi64> -> (tensor<1xsi64>, tensor<1xsi64>)
  return
}

func.func @ui8(%x: tensor<2xui8>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui8> -> (tensor<1xui8>, tensor<1xui8>)
  return
}

func.func @ui16(%x: tensor<2xui16>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui16> -> (tensor<1xui16>, tensor<1xui16>)
  return
}

func.func @ui32(%x: tensor<2xui32>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui32> -> (tensor<1xui32>, tensor<1xui32>)
  return
}

func.func @ui64(%x: tensor<2xui64>) {
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui64> -> (tensor<1xui64>, tensor<1xui64>)
  return
}

func.func @complex64(%x: tensor<2xcomplex<f32>>) {
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xcomplex<f32>> -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  return
}

func.func @complex128(%x: tensor<2xcomplex<f64>>) {
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xcomplex<f64>> -> (tensor<1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return
}

func.func @string(%x: tensor<2x!split.string>) {
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2x!split.string> -> (tensor<1x!split.string>, tensor<1x!split.string>)
  return
}

// -----

func.func @i4(%x: tensor<2xi4>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has i4}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi4> -> (tensor<1xi4>, tensor<1xi4>)
  return
}

// -----

func.func @ui1(%x: tensor<2xui1>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has ui1}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xui1> -> (tensor<1xui1>, tensor<1xui1>)
  return
}

// -----

func.func @i128(%x: tensor<2xi128>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has i128}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xi128> -> (tensor<1xi128>, tensor<1xi128>)
  return
}

// -----

func.func @index(%x: tensor<2xindex>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has index}}
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xindex> -> (tensor<1xindex>, tensor<1xindex>)
  return
}

// -----

func.func @f8E5M2(%x: tensor<2xf8E5M2>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has f8E5M2}}
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xf8E5M2> -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>)
  return
}

// -----

func.func @tf32(%x: tensor<2xtf32>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has tf32}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<2xtf32> -> (tensor<1xtf32>, tensor<1xtf32>)
  return
}

// -----

func.func @complex_of_f16(%x: tensor<2xcomplex<f16>>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has complex<f16>}}
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2xcomplex<f16>> -> (tensor<1xcomplex<f16>>, tensor<1xcomplex<f16>>)
  return
}

// -----

func.func @quantised(%x: tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types bf16, f16, f32, f64, i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, complex<f64> and !split.string, but has !quant.uniform<i8:f32, 2.000000e+00>}}
  %0:2 = split.split %x spec(#split.onnx<13>)
    : tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>
    -> (tensor<1x!quant.uniform<i8:f32, 2.000000e+00>>,
        tensor<1x!quant.uniform<i8:f32, 2.000000e+00>>)
  return
}

// -----

// Of unranked tensors the element type is known.
func.func @unranked(%x: tensor<*xi4>) {
  // expected-error @below {{[onnx13-c1] input must have one of the element types}}
  %0:2 = split.split %x spec(#split.onnx<13>) : tensor<*xi4> -> (tensor<*xi4>, tensor<*xi4>)
  return
}
