// Splits at the borders of the clauses of Split-18, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: onnx18-c1, onnx18-c4, onnx18-c11
// RUN: split-run %s --entry=num_outputs --input='6xbf16=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=NUM-OUTPUTS

// executes: onnx18-c2
// RUN: split-run %s --entry=last_axis --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: onnx18-c2
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: onnx18-c3, onnx18-c5
// RUN: split-run %s --entry=one_output --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-OUTPUT

// executes: onnx18-c6
// RUN: split-run %s --entry=fewer_outputs --input='8xf32=[1,2,3,4,5,6,7,8]' \
// RUN:   | %{check} --check-prefix=FEWER-OUTPUTS

// executes: onnx18-c4, onnx18-c6
// RUN: split-run %s --entry=last_is_smaller --input='7xf32=[1,2,3,4,5,6,7]' \
// RUN:   | %{check} --check-prefix=LAST-IS-SMALLER

// executes: onnx18-c4, onnx18-c6
// RUN: split-run %s --entry=last_is_empty --input='9xf32=[1,2,3,4,5,6,7,8,9]' \
// RUN:   | %{check} --check-prefix=LAST-IS-EMPTY

// executes: onnx18-c4, onnx18-c6
// RUN: split-run %s --entry=two_are_smaller --input='5xf32=[1,2,3,4,5]' \
// RUN:   | %{check} --check-prefix=TWO-ARE-SMALLER

// executes: onnx18-c4, onnx18-c6
// RUN: split-run %s --entry=more_parts_than_elements --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=MORE-PARTS-THAN-ELEMENTS

// executes: onnx18-c4, onnx18-c7, onnx18-c8, onnx18-c10
// RUN: split-run %s --entry=tensor_of_lengths \
// RUN:     --input='2x3xf32=[[1,2,3],[4,5,6]]' --input=2xi64=[1,2] \
// RUN:   | %{check} --check-prefix=TENSOR-OF-LENGTHS

// executes: onnx18-c9
// RUN: split-run %s --entry=length_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=LENGTH-OF-0

//      NUM-OUTPUTS: result[0]: 2xbf16=[1,2]
// NUM-OUTPUTS-NEXT: result[1]: 2xbf16=[3,4]
// NUM-OUTPUTS-NEXT: result[2]: 2xbf16=[5,6]
func.func @num_outputs(%x: tensor<6xbf16>)
    -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %0:3 = split.split %x count(3) spec(#split.onnx<18>)
    : tensor<6xbf16> -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %0#0, %0#1, %0#2 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
}

//      LAST-AXIS: result[0]: 2x2xf32={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xf32={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<18>)
    : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf32={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf32={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf32>)
    -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0:2 = split.split %x axis(-2) count(2) spec(#split.onnx<18>)
    : tensor<2x4xf32> -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>
}

//      ONE-OUTPUT: result[0]: 3xf32=[1,2,3]
func.func @one_output(%x: tensor<3xf32>)
    -> tensor<3xf32> {
  %0 = split.split %x count(1) spec(#split.onnx<18>)
    : tensor<3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

//      FEWER-OUTPUTS: result[0]: 2xf32=[1,2]
// FEWER-OUTPUTS-NEXT: result[1]: 2xf32=[3,4]
func.func @fewer_outputs(%x: tensor<8xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) {
  %0:2 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<8xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

//      LAST-IS-SMALLER: result[0]: 2xf32=[1,2]
// LAST-IS-SMALLER-NEXT: result[1]: 2xf32=[3,4]
// LAST-IS-SMALLER-NEXT: result[2]: 2xf32=[5,6]
// LAST-IS-SMALLER-NEXT: result[3]: 1xf32=[7]
func.func @last_is_smaller(%x: tensor<7xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>
}

//      LAST-IS-EMPTY: result[0]: 3xf32=[1,2,3]
// LAST-IS-EMPTY-NEXT: result[1]: 3xf32=[4,5,6]
// LAST-IS-EMPTY-NEXT: result[2]: 3xf32=[7,8,9]
// LAST-IS-EMPTY-NEXT: result[3]: 0xf32=[]
func.func @last_is_empty(%x: tensor<9xf32>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<9xf32> -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>
}

//      TWO-ARE-SMALLER: result[0]: 2xf32=[1,2]
// TWO-ARE-SMALLER-NEXT: result[1]: 2xf32=[3,4]
// TWO-ARE-SMALLER-NEXT: result[2]: 1xf32=[5]
// TWO-ARE-SMALLER-NEXT: result[3]: 0xf32=[]
func.func @two_are_smaller(%x: tensor<5xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>)
    : tensor<5xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>
}

//      MORE-PARTS-THAN-ELEMENTS: result[0]: 1xf32=[1]
// MORE-PARTS-THAN-ELEMENTS-NEXT: result[1]: 1xf32=[2]
// MORE-PARTS-THAN-ELEMENTS-NEXT: result[2]: 1xf32=[3]
// MORE-PARTS-THAN-ELEMENTS-NEXT: result[3]: 0xf32=[]
// MORE-PARTS-THAN-ELEMENTS-NEXT: result[4]: 0xf32=[]
func.func @more_parts_than_elements(%x: tensor<3xf32>)
    -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>) {
  %0:5 = split.split %x count(5) spec(#split.onnx<18>)
    : tensor<3xf32> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4
    : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xf32>, tensor<0xf32>
}

//      TENSOR-OF-LENGTHS: result[0]: 2x1xf32={{\[\[}}1],[4]]
// TENSOR-OF-LENGTHS-NEXT: result[1]: 2x2xf32={{\[\[}}2,3],[5,6]]
func.func @tensor_of_lengths(%x: tensor<2x3xf32>, %s: tensor<2xi64>)
    -> (tensor<2x?xf32>, tensor<2x?xf32>) {
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) spec(#split.onnx<18>)
    : tensor<2x3xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  return %0#0, %0#1 : tensor<2x?xf32>, tensor<2x?xf32>
}

//      LENGTH-OF-0: result[0]: 0xf32=[]
// LENGTH-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// LENGTH-OF-0-NEXT: result[2]: 0xf32=[]
func.func @length_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x sizes([0, 4, 0]) spec(#split.onnx<18>)
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}
