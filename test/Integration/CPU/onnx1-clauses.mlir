// Splits at the borders of the clauses of Split-1, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: onnx1-c1, onnx1-c5, onnx1-c10, onnx1-c11, onnx1-c2
// RUN: split-run %s --entry=equal_parts --input='6xf64=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=EQUAL-PARTS

// executes: onnx1-c3
// RUN: split-run %s --entry=last_axis --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: onnx1-c3
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: onnx1-c4
// RUN: split-run %s --entry=one_output --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-OUTPUT

// executes: onnx1-c6, onnx1-c7, onnx1-c9
// RUN: split-run %s --entry=constant_lengths --input='2x3xf32=[[1,2,3],[4,5,6]]' \
// RUN:   | %{check} --check-prefix=CONSTANT-LENGTHS

// executes: onnx1-c8
// RUN: split-run %s --entry=length_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=LENGTH-OF-0

//      EQUAL-PARTS: result[0]: 2xf64=[1,2]
// EQUAL-PARTS-NEXT: result[1]: 2xf64=[3,4]
// EQUAL-PARTS-NEXT: result[2]: 2xf64=[5,6]
func.func @equal_parts(%x: tensor<6xf64>)
    -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) {
  %0:3 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<6xf64> -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
  return %0#0, %0#1, %0#2 : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>
}

//      LAST-AXIS: result[0]: 2x2xf32={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xf32={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<1>)
    : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf32={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf32={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf32>)
    -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<1>)
    : tensor<2x4xf32> -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>
}

//      ONE-OUTPUT: result[0]: 3xf32=[1,2,3]
func.func @one_output(%x: tensor<3xf32>)
    -> tensor<3xf32> {
  %0 = split.split %x axis(0) spec(#split.onnx<1>)
    : tensor<3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

//      CONSTANT-LENGTHS: result[0]: 2x1xf32={{\[\[}}1],[4]]
// CONSTANT-LENGTHS-NEXT: result[1]: 2x2xf32={{\[\[}}2,3],[5,6]]
func.func @constant_lengths(%x: tensor<2x3xf32>)
    -> (tensor<2x1xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) sizes([1, 2]) spec(#split.onnx<1>)
    : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x1xf32>, tensor<2x2xf32>
}

//      LENGTH-OF-0: result[0]: 0xf32=[]
// LENGTH-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// LENGTH-OF-0-NEXT: result[2]: 0xf32=[]
func.func @length_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x axis(0) sizes([0, 4, 0]) spec(#split.onnx<1>)
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}
