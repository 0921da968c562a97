// RUN: split-opt %s --split-input-file --verify-diagnostics --split-check-llvm-types
// RUN: split-opt %s --split-input-file --verify-diagnostics --split-to-llvm -o /dev/null

// What LLVM has a form for.
func.func @lowered(%a: tensor<4xi1>, %b: tensor<4xui4>, %c: tensor<*xindex>, %d: tensor<4xf8E8M0FNU>,
                   %e: tensor<4xcomplex<f64>>, %f: tensor<4x!split.string>,
                   %g: memref<4xvector<3xbf16>>, %h: f80, %i: tensor<4xf4E2M1FN>,
                   %j: tensor<4xi128>, %k: tensor<4xcomplex<i8>>) {
  %0:2 = split.split %f : tensor<4x!split.string> -> (tensor<2x!split.string>, tensor<2x!split.string>)
  return
}

// -----

// expected-error @below {{'func.func' op cannot be lowered to LLVM, which has no form for elements of type 'tf32', as in 'tensor<4xtf32>'}}
func.func @argument(%x: tensor<4xtf32>) {
  return
}

// -----

// expected-error @below {{no form for elements of type 'tf32', as in 'tensor<*xtf32>'}}
func.func private @result_of_declaration() -> tensor<*xtf32>

// -----

func.func @only_inside() {
  // expected-error @below {{'tensor.empty' op cannot be lowered to LLVM, which has no form for elements of type 'vector<2xtf32>'}}
  %0 = tensor.empty() : tensor<4xvector<2xtf32>>
  return
}

// -----

func.func @complex() {
  // expected-error @below {{no form for elements of type 'complex<tf32>'}}
  %0 = tensor.empty() : tensor<4xcomplex<tf32>>
  return
}

// -----

func.func @buffer() {
  // expected-error @below {{'memref.alloc' op cannot be lowered to LLVM, which has no form for elements of type 'tf32', as in 'memref<4xtf32>'}}
  %0 = memref.alloc() : memref<4xtf32>
  return
}

// -----

func.func @number() {
  // expected-error @below {{'arith.constant' op cannot be lowered to LLVM, which has no form for elements of type 'tf32', as in 'tf32'}}
  %0 = arith.constant 1.0 : tf32
  return
}

// -----

// expected-error @below {{no form for elements of type '!quant.uniform<i8:f32, 2.000000e+00>'}}
func.func @quantised(%x: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  return
}

// -----

// No element of a buffer.
// expected-error @below {{no form for elements of type '!transform.any_op'}}
func.func @of_another_dialect(%x: tensor<4x!transform.any_op>) {
  return
}

// -----

func.func @strings() -> tensor<2x!split.string> {
  // expected-error @below {{'arith.constant' op cannot be lowered to LLVM, which has no form for constants of type '!split.string', as in 'tensor<2x!split.string>'}}
  %0 = arith.constant dense<["a", "b"]> : tensor<2x!split.string>
  return %0 : tensor<2x!split.string>
}

// -----

// expected-error @below {{'memref.global' op cannot be lowered to LLVM, which has no form for constants of type '!split.string'}}
memref.global "private" constant @global : memref<2x!split.string> = dense<"a">

// -----

// Before anything else is said of it.
func.func @unranked_as_well(%x: tensor<*x!split.string>) -> tensor<2x!split.string> {
  // expected-error @below {{constants of type '!split.string'}}
  %0 = arith.constant dense<"a"> : tensor<2x!split.string>
  return %0 : tensor<2x!split.string>
}
