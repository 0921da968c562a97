// Splits at the borders of the clauses of Split-2, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: onnx2-c1, onnx2-c4, onnx2-c9, onnx2-c10
// RUN: split-run %s --entry=equal_parts \
// RUN:     --input='6xcomplex<f64>=[(1,-1),(2,-2),(3,-3),(4,-4),(5,-5),(6,-6)]' \
// RUN:   | %{check} --check-prefix=EQUAL-PARTS

// executes: onnx2-c2
// RUN: split-run %s --entry=last_axis --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: onnx2-c2
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: onnx2-c3
// RUN: split-run %s --entry=one_output --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-OUTPUT

// executes: onnx2-c5, onnx2-c6, onnx2-c8
// RUN: split-run %s --entry=constant_lengths --input='2x3xf32=[[1,2,3],[4,5,6]]' \
// RUN:   | %{check} --check-prefix=CONSTANT-LENGTHS

// executes: onnx2-c7
// RUN: split-run %s --entry=length_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=LENGTH-OF-0

//      EQUAL-PARTS: result[0]: 2xcomplex<f64>=[(1,-1),(2,-2)]
// EQUAL-PARTS-NEXT: result[1]: 2xcomplex<f64>=[(3,-3),(4,-4)]
// EQUAL-PARTS-NEXT: result[2]: 2xcomplex<f64>=[(5,-5),(6,-6)]
func.func @equal_parts(%x: tensor<6xcomplex<f64>>)
    -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) {
  %0:3 = split.split %x spec(#split.onnx<2>)
    : tensor<6xcomplex<f64>>
    -> (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  return %0#0, %0#1, %0#2 : tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>
}

//      LAST-AXIS: result[0]: 2x2xf32={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xf32={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<2>)
    : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf32={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf32={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf32>)
    -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0:2 = split.split %x axis(-2) spec(#split.onnx<2>)
    : tensor<2x4xf32> -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>
}

//      ONE-OUTPUT: result[0]: 3xf32=[1,2,3]
func.func @one_output(%x: tensor<3xf32>)
    -> tensor<3xf32> {
  %0 = split.split %x spec(#split.onnx<2>)
    : tensor<3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

//      CONSTANT-LENGTHS: result[0]: 2x1xf32={{\[\[}}1],[4]]
// CONSTANT-LENGTHS-NEXT: result[1]: 2x2xf32={{\[\[}}2,3],[5,6]]
func.func @constant_lengths(%x: tensor<2x3xf32>)
    -> (tensor<2x1xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) sizes([1, 2]) spec(#split.onnx<2>)
    : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x1xf32>, tensor<2x2xf32>
}

//      LENGTH-OF-0: result[0]: 0xf32=[]
// LENGTH-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// LENGTH-OF-0-NEXT: result[2]: 0xf32=[]
func.func @length_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x sizes([0, 4, 0]) spec(#split.onnx<2>)
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}
