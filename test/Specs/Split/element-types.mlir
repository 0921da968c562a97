// Any element type that MLIR admits, as long as the results have the same.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

func.func @integers(%a: tensor<4xi1>, %b: tensor<4xi4>, %c: tensor<4xsi8>, %d: tensor<4xui64>,
                    %e: tensor<4xi128>, %f: tensor<4xi7>, %g: tensor<4xindex>) {
  %0:2 = split.split %a axis(0) : tensor<4xi1> -> (tensor<2xi1>, tensor<2xi1>)
  %1:2 = split.split %b axis(0) : tensor<4xi4> -> (tensor<2xi4>, tensor<2xi4>)
  %2:2 = split.split %c axis(0) : tensor<4xsi8> -> (tensor<2xsi8>, tensor<2xsi8>)
  %3:2 = split.split %d axis(0) : tensor<4xui64> -> (tensor<2xui64>, tensor<2xui64>)
  %4:2 = split.split %e axis(0) : tensor<4xi128> -> (tensor<2xi128>, tensor<2xi128>)
  %5:2 = split.split %f axis(0) : tensor<4xi7> -> (tensor<2xi7>, tensor<2xi7>)
  %6:2 = split.split %g axis(0) : tensor<4xindex> -> (tensor<2xindex>, tensor<2xindex>)
  return
}

func.func @floats(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf64>, %d: tensor<4xf128>,
                  %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>, %g: tensor<4xf4E2M1FN>,
                  %h: tensor<4xtf32>) {
  %0:2 = split.split %a axis(0) : tensor<4xf16> -> (tensor<2xf16>, tensor<2xf16>)
  %1:2 = split.split %b axis(0) : tensor<4xbf16> -> (tensor<2xbf16>, tensor<2xbf16>)
  %2:2 = split.split %c axis(0) : tensor<4xf64> -> (tensor<2xf64>, tensor<2xf64>)
  %3:2 = split.split %d axis(0) : tensor<4xf128> -> (tensor<2xf128>, tensor<2xf128>)
  %4:2 = split.split %e axis(0) : tensor<4xf8E4M3FN> -> (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>)
  %5:2 = split.split %f axis(0) : tensor<4xf8E5M2> -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  %6:2 = split.split %g axis(0) : tensor<4xf4E2M1FN> -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
  %7:2 = split.split %h axis(0) : tensor<4xtf32> -> (tensor<2xtf32>, tensor<2xtf32>)
  return
}

func.func @complex(%a: tensor<4xcomplex<f32>>, %b: tensor<4xcomplex<i8>>) {
  %0:2 = split.split %a axis(0)
    : tensor<4xcomplex<f32>> -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
  %1:2 = split.split %b axis(0)
    : tensor<4xcomplex<i8>> -> (tensor<2xcomplex<i8>>, tensor<2xcomplex<i8>>)
  return
}

func.func @strings(%x: tensor<4x!split.string>) {
  %0:2 = split.split %x axis(0) sizes([1, 3])
    : tensor<4x!split.string> -> (tensor<1x!split.string>, tensor<3x!split.string>)
  return
}

!per_tensor = !quant.uniform<i8:f32, 2.0>
!per_axis = !quant.uniform<i8:f32:0, {1.0, 2.0}>

func.func @quantised(%a: tensor<4x!per_tensor>, %b: tensor<2x4x!per_axis>) {
  %0:2 = split.split %a axis(0)
    : tensor<4x!per_tensor> -> (tensor<2x!per_tensor>, tensor<2x!per_tensor>)
  // On another axis than the quantised one.
  %1:2 = split.split %b axis(1)
    : tensor<2x4x!per_axis> -> (tensor<2x2x!per_axis>, tensor<2x2x!per_axis>)
  return
}

func.func @of_other_dialects(%a: tensor<4x!llvm.ptr>, %b: tensor<4xvector<2xf32>>) {
  %0:2 = split.split %a axis(0) : tensor<4x!llvm.ptr> -> (tensor<2x!llvm.ptr>, tensor<2x!llvm.ptr>)
  %1:2 = split.split %b axis(0)
    : tensor<4xvector<2xf32>> -> (tensor<2xvector<2xf32>>, tensor<2xvector<2xf32>>)
  return
}

// -----

func.func @other_width(%x: tensor<4xi8>) {
  // expected-error @below {{[split-c15] result #0 must have the element type i8, but has i4}}
  %0:2 = split.split %x axis(0) : tensor<4xi8> -> (tensor<2xi4>, tensor<2xi8>)
  return
}

// -----

// One kind of number, two types.
func.func @signed_from_signless(%x: tensor<4xi8>) {
  // expected-error @below {{[split-c15] result #1 must have the element type i8, but has si8}}
  %0:2 = split.split %x axis(0) : tensor<4xi8> -> (tensor<2xi8>, tensor<2xsi8>)
  return
}

// -----

func.func @bytes_of_strings(%x: tensor<4x!split.string>) {
  // expected-error @below {{[split-c15] result #0 must have the element type !split.string, but has i64}}
  %0:2 = split.split %x axis(0) : tensor<4x!split.string> -> (tensor<2xi64>, tensor<2xi64>)
  return
}
