// ATB splits into two or three parts, and i64 into two.
// RUN: split-opt %s --split-legalize-spec="spec=atb" | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(func.func(split-legalize-spec{spec=atb}))" | FileCheck %s

// CHECK-LABEL: func @uneven
// CHECK-SAME:  (%[[X:.*]]: tensor<2x10xf16>)
func.func @uneven(%x: tensor<2x10xf16>) -> (tensor<2x5xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<2x3xf16>) {
  // The axis is written from the front, since there are sizes.
  // CHECK-NEXT: %[[A:.*]]:3 = split.split %[[X]] axis(1) sizes([5, 2, 3]) spec(#split.atb)
  // CHECK-SAME:   -> (tensor<2x5xf16>, tensor<2x2xf16>, tensor<2x3xf16>)
  // And of parts that are equal there are none.
  // CHECK-NEXT: %[[B:.*]]:2 = split.split %[[A]]#1 axis(1) spec(#split.atb)
  // CHECK-NEXT: return %[[A]]#0, %[[B]]#0, %[[B]]#1, %[[A]]#2
  %0:4 = split.split %x axis(-1) sizes([5, 1, 1, 3]) : tensor<2x10xf16> -> (tensor<2x5xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<2x3xf16>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<2x5xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<2x3xf16>
}

// CHECK-LABEL: func @two_at_a_time
// CHECK-SAME:  (%[[X:.*]]: tensor<6xi64>)
func.func @two_at_a_time(%x: tensor<6xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) {
  // CHECK-NEXT: %[[A:.*]]:2 = split.split %[[X]] axis(0) sizes([{{2, 4|4, 2}}]) spec(#split.atb)
  // CHECK-NEXT: %[[B:.*]]:2 = split.split %[[A]]#{{[01]}} axis(0) spec(#split.atb)
  // CHECK-NEXT: return
  %0:3 = split.split %x axis(0) : tensor<6xi64> -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  return %0#0, %0#1, %0#2 : tensor<2xi64>, tensor<2xi64>, tensor<2xi64>
}

// Neighbours that nobody uses are not told apart. What conforms is not touched.
// CHECK-LABEL: func @unused
func.func @unused(%x: tensor<10xf16>) -> (tensor<1xf16>, tensor<2xf16>) {
  // CHECK-NEXT: %[[A:.*]]:3 = split.split %{{.*}} axis(0) sizes([5, 1, 4]) spec(#split.atb)
  // CHECK-NEXT: %[[B:.*]]:3 = split.split %{{.*}} axis(0) sizes([2, 3, 5]) spec(#split.atb)
  // CHECK-NEXT: return %[[A]]#1, %[[B]]#0
  %0:5 = split.split %x axis(0) sizes([2, 3, 1, 2, 2]) : tensor<10xf16> -> (tensor<2xf16>, tensor<3xf16>, tensor<1xf16>, tensor<2xf16>, tensor<2xf16>)
  %1:3 = split.split %x axis(0) sizes([2, 3, 5]) : tensor<10xf16> -> (tensor<2xf16>, tensor<3xf16>, tensor<5xf16>)
  return %0#2, %1#0 : tensor<1xf16>, tensor<2xf16>
}

// Each op is asked about a part that was rewritten before.
// CHECK-LABEL: func @chained
// CHECK-SAME:  (%[[X:.*]]: tensor<8xi64>)
func.func @chained(%x: tensor<8xi64>) -> tensor<1xi64> {
  // CHECK-NEXT: %[[A:.*]]:2 = split.split %[[X]] axis(0) spec(#split.atb)
  // CHECK-NEXT: %[[B:.*]]:2 = split.split %[[A]]#0 axis(0) spec(#split.atb)
  // CHECK-NEXT: %[[C:.*]]:2 = split.split %[[B]]#1 axis(0) count(2) sizes([1, 1]) spec(#split.atb)
  // CHECK-NEXT: return %[[C]]#0
  %0:2 = split.split %x axis(0) : tensor<8xi64> -> (tensor<4xi64>, tensor<4xi64>)
  %1:2 = split.split %0#0 axis(0) : tensor<4xi64> -> (tensor<2xi64>, tensor<2xi64>)
  %2 = split.split %1#1 axis(0) : tensor<2xi64> -> tensor<2xi64>
  %3:2 = split.split %2 axis(0) count(2) sizes([1, 1]) : tensor<2xi64> -> (tensor<1xi64>, tensor<1xi64>)
  return %3#0 : tensor<1xi64>
}

// Of an extent that is not known: two, then three, all equal.
// CHECK-LABEL: func @equal_of_unknown
// CHECK-SAME:  (%[[X:.*]]: tensor<?xbf16>)
func.func @equal_of_unknown(%x: tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xbf16>) {
  // CHECK-NEXT: %[[A:.*]]:2 = split.split %[[X]] axis(0) spec(#split.atb)
  // CHECK-NEXT: %[[B:.*]]:3 = split.split %[[A]]#0 axis(0) spec(#split.atb)
  // CHECK-NEXT: %[[C:.*]]:3 = split.split %[[A]]#1 axis(0) spec(#split.atb)
  // CHECK-NEXT: return %[[B]]#1, %[[C]]#2
  %0:6 = split.split %x axis(0) : tensor<?xbf16> -> (tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>)
  return %0#1, %0#5 : tensor<?xbf16>, tensor<?xbf16>
}
