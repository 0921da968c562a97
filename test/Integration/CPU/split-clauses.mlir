// Splits at the borders of the clauses of every split, executed.

// DEFINE: %{check} = FileCheck %s --match-full-lines --implicit-check-not=result

// executes: split-c1, split-c2, split-c4
// RUN: split-run %s --entry=one_result --input='3xf32=[1,2,3]' \
// RUN:   | %{check} --check-prefix=ONE-RESULT

// executes: split-c3, split-c11, split-c12
// RUN: split-run %s --entry=last_axis --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=LAST-AXIS

// executes: split-c3, split-c11, split-c12
// RUN: split-run %s --entry=first_axis_from_the_back --input='2x4xf32=[[1,2,3,4],[5,6,7,8]]' \
// RUN:   | %{check} --check-prefix=FIRST-AXIS-FROM-THE-BACK

// executes: split-c5, split-c13
// RUN: split-run %s --entry=fewer_results --input='8xf32=[1,2,3,4,5,6,7,8]' \
// RUN:   | %{check} --check-prefix=FEWER-RESULTS

// executes: split-c5, split-c13, split-c14
// RUN: split-run %s --entry=two_are_smaller --input='5xf32=[1,2,3,4,5]' \
// RUN:   | %{check} --check-prefix=TWO-ARE-SMALLER

// executes: split-c6, split-c7, split-c9
// RUN: split-run %s --entry=count_and_sizes --input='2x3xf32=[[1,2,3],[4,5,6]]' \
// RUN:   | %{check} --check-prefix=COUNT-AND-SIZES

// executes: split-c8
// RUN: split-run %s --entry=size_of_0 --input='4xf32=[1,2,3,4]' \
// RUN:   | %{check} --check-prefix=SIZE-OF-0

// executes: split-c10, split-c15
// RUN: split-run %s --entry=equal_parts --input='6xi16=[1,2,3,4,5,6]' \
// RUN:   | %{check} --check-prefix=EQUAL-PARTS

//      ONE-RESULT: result[0]: 3xf32=[1,2,3]
func.func @one_result(%x: tensor<3xf32>)
    -> tensor<3xf32> {
  %0 = split.split %x count(1)
    : tensor<3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

//      LAST-AXIS: result[0]: 2x2xf32={{\[\[}}1,2],[5,6]]
// LAST-AXIS-NEXT: result[1]: 2x2xf32={{\[\[}}3,4],[7,8]]
func.func @last_axis(%x: tensor<2x4xf32>)
    -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1)
    : tensor<2x4xf32> -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

//      FIRST-AXIS-FROM-THE-BACK: result[0]: 1x4xf32={{\[\[}}1,2,3,4]]
// FIRST-AXIS-FROM-THE-BACK-NEXT: result[1]: 1x4xf32={{\[\[}}5,6,7,8]]
func.func @first_axis_from_the_back(%x: tensor<2x4xf32>)
    -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0:2 = split.split %x axis(-2)
    : tensor<2x4xf32> -> (tensor<1x4xf32>, tensor<1x4xf32>)
  return %0#0, %0#1 : tensor<1x4xf32>, tensor<1x4xf32>
}

//      FEWER-RESULTS: result[0]: 2xf32=[1,2]
// FEWER-RESULTS-NEXT: result[1]: 2xf32=[3,4]
func.func @fewer_results(%x: tensor<8xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) {
  %0:2 = split.split %x count(4)
    : tensor<8xf32> -> (tensor<2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

//      TWO-ARE-SMALLER: result[0]: 2xf32=[1,2]
// TWO-ARE-SMALLER-NEXT: result[1]: 2xf32=[3,4]
// TWO-ARE-SMALLER-NEXT: result[2]: 1xf32=[5]
// TWO-ARE-SMALLER-NEXT: result[3]: 0xf32=[]
func.func @two_are_smaller(%x: tensor<5xf32>)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>) {
  %0:4 = split.split %x count(4)
    : tensor<5xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<0xf32>
}

//      COUNT-AND-SIZES: result[0]: 2x1xf32={{\[\[}}1],[4]]
// COUNT-AND-SIZES-NEXT: result[1]: 2x2xf32={{\[\[}}2,3],[5,6]]
func.func @count_and_sizes(%x: tensor<2x3xf32>)
    -> (tensor<2x1xf32>, tensor<2x2xf32>) {
  %0:2 = split.split %x axis(1) count(2) sizes([1, 2])
    : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x1xf32>, tensor<2x2xf32>
}

//      SIZE-OF-0: result[0]: 0xf32=[]
// SIZE-OF-0-NEXT: result[1]: 4xf32=[1,2,3,4]
// SIZE-OF-0-NEXT: result[2]: 0xf32=[]
func.func @size_of_0(%x: tensor<4xf32>)
    -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>) {
  %0:3 = split.split %x sizes([0, 4, 0])
    : tensor<4xf32> -> (tensor<0xf32>, tensor<4xf32>, tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<0xf32>, tensor<4xf32>, tensor<0xf32>
}

//      EQUAL-PARTS: result[0]: 2xi16=[1,2]
// EQUAL-PARTS-NEXT: result[1]: 2xi16=[3,4]
// EQUAL-PARTS-NEXT: result[2]: 2xi16=[5,6]
func.func @equal_parts(%x: tensor<6xi16>)
    -> (tensor<2xi16>, tensor<2xi16>, tensor<2xi16>) {
  %0:3 = split.split %x axis(0)
    : tensor<6xi16> -> (tensor<2xi16>, tensor<2xi16>, tensor<2xi16>)
  return %0#0, %0#1, %0#2 : tensor<2xi16>, tensor<2xi16>, tensor<2xi16>
}
