// RUN: split-opt %s --split-copy-strided-casts | FileCheck %s

// Rows of 4 elements: the type of the result has rows that follow each other.
// CHECK-LABEL: func.func @returned
// CHECK-SAME:    %[[X:.*]]: memref<2x?xi8, strided<[4, 1]>>
// CHECK:         %[[DIM:.*]] = memref.dim %[[X]], %{{.*}}
// CHECK:         %[[COPY:.*]] = memref.alloc(%[[DIM]]) : memref<2x?xi8>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK-NEXT:    return %[[COPY]]
func.func @returned(%x: memref<2x?xi8, strided<[4, 1]>>) -> memref<2x?xi8> {
  %0 = memref.cast %x : memref<2x?xi8, strided<[4, 1]>> to memref<2x?xi8>
  return %0 : memref<2x?xi8>
}

// CHECK-LABEL: func.func @passed
// CHECK:         memref.copy
// CHECK:         call @callee
func.func @passed(%x: memref<?x?xi8, strided<[?, 1]>>) {
  %0 = memref.cast %x : memref<?x?xi8, strided<[?, 1]>> to memref<?x?xi8>
  call @callee(%0) : (memref<?x?xi8>) -> ()
  return
}
func.func private @callee(memref<?x?xi8>)

// The type shows that rows follow each other.
// CHECK-LABEL: func.func @contiguous
// CHECK-NOT:     memref.copy
func.func @contiguous(%x: memref<2x3xi8, strided<[3, 1]>>) -> memref<2x?xi8> {
  %0 = memref.cast %x : memref<2x3xi8, strided<[3, 1]>> to memref<2x?xi8>
  return %0 : memref<2x?xi8>
}

// CHECK-LABEL: func.func @one_dimension
// CHECK-NOT:     memref.copy
func.func @one_dimension(%x: memref<?xi8, strided<[1]>>) -> memref<?xi8> {
  %0 = memref.cast %x : memref<?xi8, strided<[1]>> to memref<?xi8>
  return %0 : memref<?xi8>
}

// Who casts by hand and writes through the cast gets no copy.
// CHECK-LABEL: func.func @by_hand
// CHECK-NOT:     memref.copy
func.func @by_hand(%x: memref<2x?xi8, strided<[4, 1]>>, %v: i8, %i: index) {
  %0 = memref.cast %x : memref<2x?xi8, strided<[4, 1]>> to memref<2x?xi8>
  memref.store %v, %0[%i, %i] : memref<2x?xi8>
  return
}

// The layout stays what it is.
// CHECK-LABEL: func.func @strided_result
// CHECK-NOT:     memref.copy
func.func @strided_result(%x: memref<2x2xi8, strided<[4, 1]>>) -> memref<2x?xi8, strided<[4, 1]>> {
  %0 = memref.cast %x : memref<2x2xi8, strided<[4, 1]>> to memref<2x?xi8, strided<[4, 1]>>
  return %0 : memref<2x?xi8, strided<[4, 1]>>
}
