// Tensors of vectors are made, cut, copied and read inside of the program. At
// the call the part, which lies in the source with a stride, becomes a buffer of
// its own.
// RUN: split-run %s --entry=vectors_of_f32 --input=2x4x3xf32=[[[1,2,3],[4,5,6],[7,8,9],[10,11,12]],[[13,14,15],[16,17,18],[19,20,21],[22,23,24]]] | FileCheck %s --check-prefix=F32
// RUN: split-run %s --entry=vectors_of_i1 --input=2x4x8xi1=[[[0,1,0,1,1,1,0,0],[1,0,0,1,0,1,1,0],[0,0,0,0,0,0,0,1],[1,0,0,0,0,0,0,0]],[[0,0,1,1,1,1,0,0],[1,1,1,1,1,1,1,1],[0,1,1,1,1,1,1,1],[1,1,1,1,1,1,1,0]]] | FileCheck %s --check-prefix=I1

// F32:      result[0]: 2x2x3xf32=
// F32-SAME: {{\[\[\[}}4,5,6],[7,8,9]],{{\[\[}}16,17,18],[19,20,21]]]
// F32-NEXT: result[1]: 2x1x3xf32=
// F32-SAME: {{\[\[\[}}10,11,12]],{{\[\[}}22,23,24]]]

func.func private @read_f32(%x: tensor<2x?xvector<3xf32>>) -> tensor<2x?x3xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<2x?xvector<3xf32>>
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index, %k: index):
    %v = tensor.extract %x[%i, %j] : tensor<2x?xvector<3xf32>>
    %e = vector.extract %v[%k] : f32 from vector<3xf32>
    tensor.yield %e : f32
  } : tensor<2x?x3xf32>
  return %0 : tensor<2x?x3xf32>
}

func.func @vectors_of_f32(%x: tensor<2x4x3xf32>) -> (tensor<2x?x3xf32>, tensor<2x?x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %a = tensor.extract %x[%i, %j, %c0] : tensor<2x4x3xf32>
    %b = tensor.extract %x[%i, %j, %c1] : tensor<2x4x3xf32>
    %c = tensor.extract %x[%i, %j, %c2] : tensor<2x4x3xf32>
    %v = vector.from_elements %a, %b, %c : vector<3xf32>
    tensor.yield %v : vector<3xf32>
  } : tensor<2x4xvector<3xf32>>
  %1:3 = split.split %0 axis(1) sizes([1, 2, 1])
    : tensor<2x4xvector<3xf32>>
    -> (tensor<2x1xvector<3xf32>>, tensor<2x?xvector<3xf32>>, tensor<2x?xvector<3xf32>>)
  %2 = call @read_f32(%1#1) : (tensor<2x?xvector<3xf32>>) -> tensor<2x?x3xf32>
  %3 = call @read_f32(%1#2) : (tensor<2x?xvector<3xf32>>) -> tensor<2x?x3xf32>
  return %2, %3 : tensor<2x?x3xf32>, tensor<2x?x3xf32>
}

// I1:      result[0]: 2x2x8xi1=
// I1-SAME: {{\[\[\[}}1,0,0,1,0,1,1,0],[0,0,0,0,0,0,0,1]],{{\[\[}}1,1,1,1,1,1,1,1],[0,1,1,1,1,1,1,1]]]
// I1-NEXT: result[1]: 2x1x8xi1=
// I1-SAME: {{\[\[\[}}1,0,0,0,0,0,0,0]],{{\[\[}}1,1,1,1,1,1,1,0]]]

func.func private @read_i1(%x: tensor<2x?xvector<8xi1>>) -> tensor<2x?x8xi1> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<2x?xvector<8xi1>>
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index, %k: index):
    %v = tensor.extract %x[%i, %j] : tensor<2x?xvector<8xi1>>
    %e = vector.extract %v[%k] : i1 from vector<8xi1>
    tensor.yield %e : i1
  } : tensor<2x?x8xi1>
  return %0 : tensor<2x?x8xi1>
}

func.func @vectors_of_i1(%x: tensor<2x4x8xi1>) -> (tensor<2x?x8xi1>, tensor<2x?x8xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %a = tensor.extract %x[%i, %j, %c0] : tensor<2x4x8xi1>
    %b = tensor.extract %x[%i, %j, %c1] : tensor<2x4x8xi1>
    %c = tensor.extract %x[%i, %j, %c2] : tensor<2x4x8xi1>
    %d = tensor.extract %x[%i, %j, %c3] : tensor<2x4x8xi1>
    %e = tensor.extract %x[%i, %j, %c4] : tensor<2x4x8xi1>
    %f = tensor.extract %x[%i, %j, %c5] : tensor<2x4x8xi1>
    %g = tensor.extract %x[%i, %j, %c6] : tensor<2x4x8xi1>
    %h = tensor.extract %x[%i, %j, %c7] : tensor<2x4x8xi1>
    %v = vector.from_elements %a, %b, %c, %d, %e, %f, %g, %h : vector<8xi1>
    tensor.yield %v : vector<8xi1>
  } : tensor<2x4xvector<8xi1>>
  %1:3 = split.split %0 axis(1) sizes([1, 2, 1])
    : tensor<2x4xvector<8xi1>>
    -> (tensor<2x1xvector<8xi1>>, tensor<2x?xvector<8xi1>>, tensor<2x?xvector<8xi1>>)
  %2 = call @read_i1(%1#1) : (tensor<2x?xvector<8xi1>>) -> tensor<2x?x8xi1>
  %3 = call @read_i1(%1#2) : (tensor<2x?xvector<8xi1>>) -> tensor<2x?x8xi1>
  return %2, %3 : tensor<2x?x8xi1>, tensor<2x?x8xi1>
}
