// What has no views is an error that says why.
// RUN: split-opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics

func.func @unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  // expected-error @+2 {{'split.split' op cannot be bufferized: its source is unranked, of type 'tensor<*xf32>'}}
  // expected-error @+1 {{failed to bufferize op}}
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<*xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0 : tensor<2xf32>
}

// -----

!q = !quant.uniform<i8:f32, 0.5>

func.func @quantised(%x: tensor<6x!q>) -> tensor<2x!q> {
  // expected-error @+2 {{'split.split' op cannot be bufferized: no buffer can have the elements of 'tensor<6x!quant.uniform<i8:f32, 5.000000e-01>>'}}
  // expected-error @+1 {{failed to bufferize op}}
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6x!q> -> (tensor<2x!q>, tensor<4x!q>)
  return %0#0 : tensor<2x!q>
}

// -----

func.func @not_strided(%m: memref<6xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>) -> tensor<2xf32> {
  %x = bufferization.to_tensor %m restrict : memref<6xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>> to tensor<6xf32>
  // expected-error @+2 {{'split.split' op cannot be bufferized: parts of its source are no views of a buffer of type 'memref<6xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>'}}
  // expected-error @+1 {{failed to bufferize op}}
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#0 : tensor<2xf32>
}

// -----

func.func @unranked_and_written(%x: tensor<*xf32>, %v: f32, %i: index) -> (tensor<2xf32>, tensor<*xf32>) {
  // expected-error @+2 {{'split.split' op cannot be bufferized: its source is unranked, of type 'tensor<*xf32>'}}
  // expected-error @+1 {{failed to bufferize op}}
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<*xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  return %1, %x : tensor<2xf32>, tensor<*xf32>
}
