// Numbers among the results, each after one of another alignment.
// RUN: split-run %s '--input=i8=3' '--input=complex<f64>=(1,2)' '--input=complex<f32>=(3,4)' --input=f16=5 --input=i4=-6 --input=index=7 | FileCheck %s

// CHECK:      result[0]: i8=3
// CHECK-NEXT: result[1]: complex<f64>=(1,2)
// CHECK-NEXT: result[2]: i8=3
// CHECK-NEXT: result[3]: complex<f32>=(3,4)
// CHECK-NEXT: result[4]: f16=5
// CHECK-NEXT: result[5]: i4=-6
// CHECK-NEXT: result[6]: index=7
// CHECK-NEXT: result[7]: i1=1
// CHECK-NEXT: result[8]: 1xi8=[3]
func.func @main(%a: i8, %b: complex<f64>, %c: complex<f32>, %d: f16, %e: i4, %f: index)
    -> (i8, complex<f64>, i8, complex<f32>, f16, i4, index, i1, tensor<1xi8>) {
  %true = arith.constant true
  %t = tensor.from_elements %a : tensor<1xi8>
  return %a, %b, %a, %c, %d, %e, %f, %true, %t
    : i8, complex<f64>, i8, complex<f32>, f16, i4, index, i1, tensor<1xi8>
}
