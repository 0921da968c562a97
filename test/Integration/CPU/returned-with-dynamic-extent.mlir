// A part of rows that do not follow each other, returned as if they did.
// RUN: split-run %s --entry=first --input=2x2xi8=1,2,3,4 | FileCheck %s
// RUN: split-run %s --entry=dynamic --input=2x4xi8=1,2,3,4,5,6,7,8 --input=index=1 | FileCheck %s --check-prefix=DYNAMIC

// CHECK:      result[0]: 2x2xi8={{\[\[}}1,2],[3,4]]
// CHECK-NEXT: result[1]: 2x4xi8={{\[\[}}1,2,1,2],[3,4,3,4]]
func.func @first(%x: tensor<2x2xi8>) -> (tensor<2x?xi8>, tensor<2x4xi8>) {
  %d = tensor.concat dim(1) %x, %x : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x4xi8>
  %0:2 = split.split %d axis(1) sizes([2, 2]) : tensor<2x4xi8> -> (tensor<2x?xi8>, tensor<2x2xi8>)
  return %0#0, %d : tensor<2x?xi8>, tensor<2x4xi8>
}

// DYNAMIC:      result[0]: 2x1xi8={{\[\[}}1],[5]]
// DYNAMIC-NEXT: result[1]: 2x3xi8={{\[\[}}2,3,4],[6,7,8]]
func.func @dynamic(%x: tensor<2x?xi8>, %n: index) -> (tensor<2x?xi8>, tensor<2x3xi8>) {
  %0:2 = split.split %x axis(1) sizes([%n, 3]) : tensor<2x?xi8> -> (tensor<2x?xi8>, tensor<2x3xi8>)
  return %0#0, %0#1 : tensor<2x?xi8>, tensor<2x3xi8>
}
