// Splits at the borders of NNRt's clauses, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: nnrt-c1, nnrt-c4, nnrt-c8, nnrt-c9
// RUN: split-run %s --entry=equal_parts --input='6xf64=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=EQUAL-PARTS

// executes: nnrt-c2, nnrt-c10
// RUN: split-run %s --entry=last_axis --input='2x4xi8=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: nnrt-c2, nnrt-c10
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xui64=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: nnrt-c3
// RUN: split-run %s --entry=one_output --input='3xf16=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-OUTPUT

// executes: nnrt-c5, nnrt-c7
// RUN: split-run %s --entry=sizes --input='2x3xi32=[[1,2,3],[4,5,6]]' \
// RUN:   | %{check} --check-prefix=SIZES

// executes: nnrt-c6
// RUN: split-run %s --entry=size_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=SIZE-OF-0

// executes: nnrt-c11, nnrt-c14
// RUN: split-run %s --entry=runtime_extents_of_1 --input='1x2xf32=[[1,2]]' \
// RUN:   | %{check} --check-prefix=RUNTIME-EXTENTS-OF-1

// executes: nnrt-c12
// RUN: split-run %s --entry=runtime_rank_10 \
// RUN:     --input='1x1x1x1x1x1x1x1x1x2xf32=[[[[[[[[[[1,2]]]]]]]]]]' \
// RUN:   | %{check} --check-prefix=RUNTIME-RANK-10

//      EQUAL-PARTS: result[0]: 2xf64=[1,2]
// EQUAL-PARTS-NEXT: result[1]: 2xf64=[3,4]
// EQUAL-PARTS-NEXT: result[2]: 2xf64=[5,6]
func.func @equal_parts(%x: tensor<6xf64>)
    -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) {
  %0:3 = split.split %x count(3) spec(#split.nnrt)
    : tensor<6xf64> -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
  return %0#0, %0#1, %0#2 : tensor<2xf64>, tensor<2xf64>, tensor<2xf64>
}

//      LAST-AXIS: result[0]: 2x2xi8={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xi8={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xi8>)
    -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %0:2 = split.split %x axis(1) spec(#split.nnrt)
    : tensor<2x4xi8> -> (tensor<2x2xi8>, tensor<2x2xi8>)
  return %0#0, %0#1 : tensor<2x2xi8>, tensor<2x2xi8>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xui64={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xui64={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xui64>)
    -> (tensor<1x4xui64>, tensor<1x4xui64>) {
  %0:2 = split.split %x axis(-2) spec(#split.nnrt)
    : tensor<2x4xui64> -> (tensor<1x4xui64>, tensor<1x4xui64>)
  return %0#0, %0#1 : tensor<1x4xui64>, tensor<1x4xui64>
}

//      ONE-OUTPUT: result[0]: 3xf16=[1,2,3]
func.func @one_output(%x: tensor<3xf16>)
    -> tensor<3xf16> {
  %0 = split.split %x count(1) spec(#split.nnrt)
    : tensor<3xf16> -> tensor<3xf16>
  return %0 : tensor<3xf16>
}

//      SIZES: result[0]: 2x1xi32={{\[\[}}1],[4]]
// SIZES-NEXT: result[1]: 2x2xi32={{\[\[}}2,3],[5,6]]
func.func @sizes(%x: tensor<2x3xi32>)
    -> (tensor<2x1xi32>, tensor<2x2xi32>) {
  %0:2 = split.split %x axis(1) count(2) sizes([1, 2]) spec(#split.nnrt)
    : tensor<2x3xi32> -> (tensor<2x1xi32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<2x1xi32>, tensor<2x2xi32>
}

//      SIZE-OF-0: result[0]: 0xf32=[]
// SIZE-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// SIZE-OF-0-NEXT: result[2]: 0xf32=[]
func.func @size_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x sizes([0, 4, 0]) spec(#split.nnrt)
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}

//      RUNTIME-EXTENTS-OF-1: result[0]: 1x1xf32={{\[\[}}1]]
// RUNTIME-EXTENTS-OF-1-NEXT: result[1]: 1x1xf32={{\[\[}}2]]
func.func @runtime_extents_of_1(%x: tensor<1x2xf32>)
    -> (tensor<1x1xf32>, tensor<1x1xf32>) {
  %0:2 = split.split %x axis(1) sizes([1, 1]) spec(#split.nnrt<runtime = true>)
    : tensor<1x2xf32> -> (tensor<1x1xf32>, tensor<1x1xf32>)
  return %0#0, %0#1 : tensor<1x1xf32>, tensor<1x1xf32>
}

//      RUNTIME-RANK-10: result[0]: 1x1x1x1x1x1x1x1x1x1xf32={{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}1]]]]]]]]]]
// RUNTIME-RANK-10-NEXT: result[1]: 1x1x1x1x1x1x1x1x1x1xf32={{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}2]]]]]]]]]]
func.func @runtime_rank_10(%x: tensor<1x1x1x1x1x1x1x1x1x2xf32>)
    -> (tensor<1x1x1x1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1x1x1x1xf32>) {
  %0:2 = split.split %x axis(-1) spec(#split.nnrt<runtime = true>)
    : tensor<1x1x1x1x1x1x1x1x1x2xf32>
    -> (tensor<1x1x1x1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1x1x1x1xf32>)
  return %0#0, %0#1 : tensor<1x1x1x1x1x1x1x1x1x1xf32>, tensor<1x1x1x1x1x1x1x1x1x1xf32>
}
