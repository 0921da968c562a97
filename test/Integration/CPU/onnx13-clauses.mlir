// Splits at the borders of the clauses of Split-13, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: onnx13-c1, onnx13-c4, onnx13-c9, onnx13-c10
// RUN: split-run %s --entry=equal_parts --input='6xbf16=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=EQUAL-PARTS

// executes: onnx13-c2
// RUN: split-run %s --entry=last_axis --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: onnx13-c2
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: onnx13-c3
// RUN: split-run %s --entry=one_output --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-OUTPUT

// executes: onnx13-c5, onnx13-c6, onnx13-c8
// RUN: split-run %s --entry=tensor_of_lengths \
// RUN:     --input='2x3xf32=[[1,2,3],[4,5,6]]' --input=2xi64=[1,2] \
// RUN:   | %{check} --check-prefix=TENSOR-OF-LENGTHS

// executes: onnx13-c7
// RUN: split-run %s --entry=length_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=LENGTH-OF-0

//      EQUAL-PARTS: result[0]: 2xbf16=[1,2]
// EQUAL-PARTS-NEXT: result[1]: 2xbf16=[3,4]
// EQUAL-PARTS-NEXT: result[2]: 2xbf16=[5,6]
func.func @equal_parts(%x: tensor<6xbf16>)
    -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %0:3 = split.split %x spec(#split.onnx<13>)
    : tensor<6xbf16> -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %0#0, %0#1, %0#2 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
}

//      LAST-AXIS: result[0]: 2x2xf32={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xf32={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<13>)
    : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf32={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf32={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf32>)
    -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<13>)
    : tensor<2x4xf32> -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>
}

//      ONE-OUTPUT: result[0]: 3xf32=[1,2,3]
func.func @one_output(%x: tensor<3xf32>)
    -> tensor<3xf32> {
  %0 = split.split %x spec(#split.onnx<13>)
    : tensor<3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

//      TENSOR-OF-LENGTHS: result[0]: 2x1xf32={{\[\[}}1],[4]]
// TENSOR-OF-LENGTHS-NEXT: result[1]: 2x2xf32={{\[\[}}2,3],[5,6]]
func.func @tensor_of_lengths(%x: tensor<2x3xf32>, %s: tensor<2xi64>)
    -> (tensor<2x?xf32>, tensor<2x?xf32>) {
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>)
    : tensor<2x3xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  return %0#0, %0#1 : tensor<2x?xf32>, tensor<2x?xf32>
}

//      LENGTH-OF-0: result[0]: 0xf32=[]
// LENGTH-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// LENGTH-OF-0-NEXT: result[2]: 0xf32=[]
func.func @length_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x sizes([0, 4, 0]) spec(#split.onnx<13>)
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}
