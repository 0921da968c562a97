// Two splits, one of a part of the other, whose results are returned in another order than they
// are made in.

// RUN: split-run %s --entry=static --input='2x6xi32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]' \
// RUN:   | FileCheck %s --match-full-lines --implicit-check-not=result
// RUN: split-run %s --entry=dynamic --input='2x6xi32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]' \
// RUN:   --input=i64=4 | FileCheck %s --match-full-lines --implicit-check-not=result

//      CHECK: result[0]: 1x4xi32={{\[\[}}9,10,11,12]]
// CHECK-NEXT: result[1]: 2x2xi32={{\[\[}}1,2],[7,8]]
// CHECK-NEXT: result[2]: 1x4xi32={{\[\[}}3,4,5,6]]

func.func @static(%x : tensor<2x6xi32>)
    -> (tensor<1x4xi32>, tensor<2x2xi32>, tensor<1x4xi32>) {
  %columns:2 = split.split %x axis(1) sizes([2, 4])
    : tensor<2x6xi32> -> (tensor<2x2xi32>, tensor<2x4xi32>)
  %rows:2 = split.split %columns#1 axis(0) count(2)
    : tensor<2x4xi32> -> (tensor<1x4xi32>, tensor<1x4xi32>)
  return %rows#1, %columns#0, %rows#0
    : tensor<1x4xi32>, tensor<2x2xi32>, tensor<1x4xi32>
}

func.func @dynamic(%x : tensor<?x?xi32>, %n : index)
    -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
  %columns:2 = split.split %x axis(-1) sizes([2, %n])
    : tensor<?x?xi32> -> (tensor<?x?xi32>, tensor<?x?xi32>)
  %rows:2 = split.split %columns#1
    : tensor<?x?xi32> -> (tensor<?x?xi32>, tensor<?x?xi32>)
  return %rows#1, %columns#0, %rows#0
    : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}
