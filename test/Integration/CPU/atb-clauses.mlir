// Splits at the borders of ATB's clauses, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: atb-c2, atb-c3, atb-c7, atb-c8, atb-c16
// RUN: split-run %s --entry=two_parts --input='6xi64=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=TWO-PARTS

// executes: atb-c2, atb-c3, atb-c7, atb-c8, atb-c16
// RUN: split-run %s --entry=three_parts --input='6xbf16=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=THREE-PARTS

// executes: atb-c9
// RUN: split-run %s --entry=bf16_on_a2 --input='4xbf16=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=BF16-ON-A2

// executes: atb-c9
// RUN: split-run %s --entry=f16_on_200i --input='4xf16=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=F16-ON-200I

// executes: atb-c4, atb-c5, atb-c10
// RUN: split-run %s --entry=rank_8 --input='1x1x1x1x1x1x1x2xf16=[[[[[[[[1,2]]]]]]]]' \
// RUN:   | %{check} --check-prefix=RANK-8

// executes: atb-c10, atb-c12
// RUN: split-run %s --entry=last_axis_from_the_back --input='2x4xf16=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS-FROM-THE-BACK

// executes: atb-c10
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf16=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: atb-c11, atb-c12, atb-c13, atb-c15
// RUN: split-run %s --entry=first_axis_with_sizes --input='3x2xf16=[[1,2],[3,4],[5,6]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-WITH-SIZES

// executes: atb-c14, atb-c15, atb-c16
// RUN: split-run %s --entry=size_of_1 --input='7xf16=[1,2,3,4,5,6,7]' \
// RUN:   | %{check} --check-prefix=SIZE-OF-1

//      TWO-PARTS: result[0]: 3xi64=[1,2,3]
// TWO-PARTS-NEXT: result[1]: 3xi64=[4,5,6]
func.func @two_parts(%x: tensor<6xi64>)
    -> (tensor<3xi64>, tensor<3xi64>) {
  %0:2 = split.split %x count(2) spec(#split.atb)
    : tensor<6xi64> -> (tensor<3xi64>, tensor<3xi64>)
  return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
}

//      THREE-PARTS: result[0]: 2xbf16=[1,2]
// THREE-PARTS-NEXT: result[1]: 2xbf16=[3,4]
// THREE-PARTS-NEXT: result[2]: 2xbf16=[5,6]
func.func @three_parts(%x: tensor<6xbf16>)
    -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %0:3 = split.split %x count(3) spec(#split.atb)
    : tensor<6xbf16> -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %0#0, %0#1, %0#2 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
}

//      BF16-ON-A2: result[0]: 2xbf16=[1,2]
// BF16-ON-A2-NEXT: result[1]: 2xbf16=[3,4]
func.func @bf16_on_a2(%x: tensor<4xbf16>)
    -> (tensor<2xbf16>, tensor<2xbf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_a2_training>)
    : tensor<4xbf16> -> (tensor<2xbf16>, tensor<2xbf16>)
  return %0#0, %0#1 : tensor<2xbf16>, tensor<2xbf16>
}

//      F16-ON-200I: result[0]: 2xf16=[1,2]
// F16-ON-200I-NEXT: result[1]: 2xf16=[3,4]
func.func @f16_on_200i(%x: tensor<4xf16>)
    -> (tensor<2xf16>, tensor<2xf16>) {
  %0:2 = split.split %x spec(#split.atb<product = atlas_200i_500_a2_inference>)
    : tensor<4xf16> -> (tensor<2xf16>, tensor<2xf16>)
  return %0#0, %0#1 : tensor<2xf16>, tensor<2xf16>
}

//      RANK-8: result[0]: 1x1x1x1x1x1x1x1xf16={{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}1]]]]]]]]
// RANK-8-NEXT: result[1]: 1x1x1x1x1x1x1x1xf16={{\[\[}}{{\[\[}}{{\[\[}}{{\[\[}}2]]]]]]]]
func.func @rank_8(%x: tensor<1x1x1x1x1x1x1x2xf16>)
    -> (tensor<1x1x1x1x1x1x1x1xf16>, tensor<1x1x1x1x1x1x1x1xf16>) {
  %0:2 = split.split %x axis(7) spec(#split.atb)
    : tensor<1x1x1x1x1x1x1x2xf16> -> (tensor<1x1x1x1x1x1x1x1xf16>, tensor<1x1x1x1x1x1x1x1xf16>)
  return %0#0, %0#1 : tensor<1x1x1x1x1x1x1x1xf16>, tensor<1x1x1x1x1x1x1x1xf16>
}

//      LAST-AXIS-FROM-THE-BACK: result[0]: 2x2xf16={{\[\[}}1,2],[5,6]]
// LAST-AXIS-FROM-THE-BACK-NEXT: result[1]: 2x2xf16={{\[\[}}3,4],[7,8]]
func.func @last_axis_from_the_back(%x: tensor<2x4xf16>)
    -> (tensor<2x2xf16>, tensor<2x2xf16>) {
  %0:2 = split.split %x axis(-1) count(2) spec(#split.atb)
    : tensor<2x4xf16> -> (tensor<2x2xf16>, tensor<2x2xf16>)
  return %0#0, %0#1 : tensor<2x2xf16>, tensor<2x2xf16>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf16={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf16={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf16>)
    -> (tensor<1x4xf16>, tensor<1x4xf16>) {
  %0:2 = split.split %x axis(-2) count(2) spec(#split.atb)
    : tensor<2x4xf16> -> (tensor<1x4xf16>, tensor<1x4xf16>)
  return %0#0, %0#1 : tensor<1x4xf16>, tensor<1x4xf16>
}

//      FIRST-AXIS-WITH-SIZES: result[0]: 1x2xf16={{\[\[}}1,2]]
// FIRST-AXIS-WITH-SIZES-NEXT: result[1]: 2x2xf16={{\[\[}}3,4],[5,6]]
func.func @first_axis_with_sizes(%x: tensor<3x2xf16>)
    -> (tensor<1x2xf16>, tensor<2x2xf16>) {
  %0:2 = split.split %x axis(0) sizes([1, 2]) spec(#split.atb)
    : tensor<3x2xf16> -> (tensor<1x2xf16>, tensor<2x2xf16>)
  return %0#0, %0#1 : tensor<1x2xf16>, tensor<2x2xf16>
}

//      SIZE-OF-1: result[0]: 1xf16=[1]
// SIZE-OF-1-NEXT: result[1]: 5xf16=[2,3,4,5,6]
// SIZE-OF-1-NEXT: result[2]: 1xf16=[7]
func.func @size_of_1(%x: tensor<7xf16>)
    -> (tensor<1xf16>, tensor<5xf16>, tensor<1xf16>) {
  %0:3 = split.split %x sizes([1, 5, 1]) spec(#split.atb)
    : tensor<7xf16> -> (tensor<1xf16>, tensor<5xf16>, tensor<1xf16>)
  return %0#0, %0#1, %0#2 : tensor<1xf16>, tensor<5xf16>, tensor<1xf16>
}
