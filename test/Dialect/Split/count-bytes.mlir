// RUN: split-opt %s --split-count-bytes --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-DAG:   func.func private @split_rt_count_allocation(i64)
// CHECK-DAG:   func.func private @split_rt_count_copy(i64)
// CHECK-LABEL: func.func @static
// CHECK:         %[[A:.*]] = memref.alloc() : memref<2x3xf32>
// CHECK-NEXT:    %[[BYTES:.*]] = arith.constant 24 : i64
// CHECK-NEXT:    call @split_rt_count_allocation(%[[BYTES]])
// CHECK-NEXT:    memref.copy %{{.*}}, %[[A]]
// CHECK-NEXT:    %[[BYTES:.*]] = arith.constant 24 : i64
// CHECK-NEXT:    call @split_rt_count_copy(%[[BYTES]])
func.func @static(%x: memref<2x3xf32, strided<[6, 1]>>) -> memref<2x3xf32> {
  %0 = memref.alloc() : memref<2x3xf32>
  memref.copy %x, %0 : memref<2x3xf32, strided<[6, 1]>> to memref<2x3xf32>
  return %0 : memref<2x3xf32>
}

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME:    %[[N:.*]]: index
// CHECK:         memref.alloca(%[[N]]) : memref<3x?x2xi16>
// CHECK:         %[[SIX:.*]] = arith.constant 6 : index
// CHECK:         %[[PRODUCT:.*]] = arith.muli %[[N]], %[[SIX]] : index
// CHECK:         %[[TWO:.*]] = arith.constant 2 : index
// CHECK:         %[[BYTES:.*]] = arith.muli %[[PRODUCT]], %[[TWO]] : index
// CHECK-NEXT:    %[[CAST:.*]] = arith.index_cast %[[BYTES]] : index to i64
// CHECK-NEXT:    call @split_rt_count_allocation(%[[CAST]])
func.func @dynamic(%n: index) {
  %0 = memref.alloca(%n) : memref<3x?x2xi16>
  return
}

// A buffer and a copy in one.
// CHECK-LABEL: func.func @clone
// CHECK:         %[[CLONE:.*]] = bufferization.clone
// CHECK-DAG:     call @split_rt_count_copy(%{{.*}})
// CHECK-DAG:     call @split_rt_count_allocation(%{{.*}})
func.func @clone(%x: memref<4xi8>) -> memref<4xi8> {
  %0 = bufferization.clone %x : memref<4xi8> to memref<4xi8>
  return %0 : memref<4xi8>
}

// One of the two tells the shape.
// CHECK-LABEL: func.func @half_unranked
// CHECK-SAME:    %[[X:.*]]: memref<*xi8>, %[[Y:.*]]: memref<?xi8>
// CHECK:         memref.copy %[[X]], %[[Y]]
// CHECK:         memref.dim %[[Y]]
// CHECK:         call @split_rt_count_copy
// CHECK:         memref.copy %[[Y]], %[[X]]
// CHECK:         memref.dim %[[Y]]
// CHECK:         call @split_rt_count_copy
func.func @half_unranked(%x: memref<*xi8>, %y: memref<?xi8>) {
  memref.copy %x, %y : memref<*xi8> to memref<?xi8>
  memref.copy %y, %x : memref<?xi8> to memref<*xi8>
  return
}

// What an element takes: to where the next one can begin, and of a string a
// pointer.
// CHECK-LABEL: func.func @element_types
// CHECK:         memref<3xi1>
// CHECK-NEXT:    arith.constant 3 : i64
// CHECK:         memref<3xi24>
// CHECK-NEXT:    arith.constant 12 : i64
// CHECK:         memref<3xcomplex<f32>>
// CHECK-NEXT:    arith.constant 24 : i64
// CHECK:         memref<3xvector<4xbf16>>
// CHECK-NEXT:    arith.constant 24 : i64
// CHECK:         memref<3xindex>
// CHECK-NEXT:    arith.constant 24 : i64
// CHECK:         memref<3x!split.string>
// CHECK-NEXT:    arith.constant 24 : i64
// CHECK:         memref<f64>
// CHECK-NEXT:    arith.constant 8 : i64
func.func @element_types() {
  %0 = memref.alloc() : memref<3xi1>
  %1 = memref.alloc() : memref<3xi24>
  %2 = memref.alloc() : memref<3xcomplex<f32>>
  %3 = memref.alloc() : memref<3xvector<4xbf16>>
  %4 = memref.alloc() : memref<3xindex>
  %5 = memref.alloc() : memref<3x!split.string>
  %6 = memref.alloc() : memref<f64>
  return
}

// Copies by linalg.
#id = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @linalg_copies
// CHECK:         linalg.copy
// CHECK:         call @split_rt_count_copy
// CHECK:         linalg.transpose
// CHECK:         call @split_rt_count_copy
// CHECK:         linalg.map
// CHECK:         call @split_rt_count_copy
// CHECK:         linalg.generic
// CHECK:         call @split_rt_count_copy
// CHECK-NOT:     call
// CHECK:         return
func.func @linalg_copies(%x: memref<2x3xi8>, %y: memref<2x3xi8>, %z: memref<3x2xi8>) {
  linalg.copy ins(%x : memref<2x3xi8>) outs(%y : memref<2x3xi8>)
  linalg.transpose ins(%x : memref<2x3xi8>) outs(%z : memref<3x2xi8>) permutation = [1, 0]
  linalg.map ins(%x : memref<2x3xi8>) outs(%y : memref<2x3xi8>)
    (%a: i8, %b: i8) {
      linalg.yield %a : i8
    }
  // Of the two outputs, the first is a copy.
  linalg.generic {indexing_maps = [#turned, #id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%z : memref<3x2xi8>) outs(%x, %y : memref<2x3xi8>, memref<2x3xi8>) {
  ^bb0(%a: i8, %b: i8, %c: i8):
    %0 = arith.addi %a, %a : i8
    linalg.yield %a, %0 : i8, i8
  }
  return
}

// No copies: what is the same everywhere, computed, kept or summed up.
#row = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @no_copies
// CHECK-NOT:     call
// CHECK:         return
func.func @no_copies(%v: i8, %x: memref<2x3xi8>, %y: memref<2x3xi8>, %r: memref<3xi8>) {
  linalg.fill ins(%v : i8) outs(%y : memref<2x3xi8>)
  linalg.broadcast ins(%r : memref<3xi8>) outs(%y : memref<2x3xi8>) dimensions = [0]
  linalg.add ins(%x, %x : memref<2x3xi8>, memref<2x3xi8>) outs(%y : memref<2x3xi8>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%x : memref<2x3xi8>) outs(%y : memref<2x3xi8>) {
  ^bb0(%a: i8, %b: i8):
    linalg.yield %b : i8
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%x : memref<2x3xi8>) outs(%y : memref<2x3xi8>) {
  ^bb0(%a: i8, %b: i8):
    linalg.yield %v : i8
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["reduction", "parallel"]}
    ins(%x : memref<2x3xi8>) outs(%r : memref<3xi8>) {
  ^bb0(%a: i8, %b: i8):
    linalg.yield %a : i8
  }
  return
}

// Tensors are no buffers.
// CHECK-LABEL: func.func @tensors
// CHECK-NOT:     call
// CHECK:         return
func.func @tensors(%x: tensor<2xi8>, %y: tensor<2xi8>) -> tensor<2xi8> {
  %0 = linalg.copy ins(%x : tensor<2xi8>) outs(%y : tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// -----

// Lists of addresses that deallocation makes are none of the program's.
// CHECK-LABEL: func.func @deallocation
// CHECK-NOT:     call @split
// CHECK:         return
func.func @deallocation() {
  %0 = memref.alloc() : memref<2xindex>
  %1 = memref.alloc() : memref<0xindex>
  %2 = memref.alloc() : memref<2xi1>
  %3 = memref.cast %0 : memref<2xindex> to memref<?xindex>
  %4 = memref.cast %1 : memref<0xindex> to memref<?xindex>
  %5 = memref.cast %2 : memref<2xi1> to memref<?xi1>
  call @dealloc_helper(%3, %4, %5) : (memref<?xindex>, memref<?xindex>, memref<?xi1>) -> ()
  return
}
func.func private @dealloc_helper(memref<?xindex>, memref<?xindex>, memref<?xi1>)

// -----

// The counters are declared where they are called.
// CHECK:       module @outer {
// CHECK-NEXT:    func.func private @split_rt_count_allocation(i64)
// CHECK-NOT:     func.func private
// CHECK:         module @inner {
// CHECK-NEXT:      func.func private @split_rt_count_allocation(i64)
module @outer {
  func.func private @split_rt_count_allocation(i64)
  func.func @a() {
    %0 = memref.alloc() : memref<1xi8>
    return
  }
  module @inner {
    func.func @b() {
      %0 = memref.alloc() : memref<1xi8>
      return
    }
  }
}

// -----

func.func @unranked(%x: memref<*xi8>, %y: memref<*xi8>) {
  // expected-error @below {{'memref.copy' op has a buffer of which the bytes cannot be counted: 'memref<*xi8>'}}
  memref.copy %x, %y : memref<*xi8> to memref<*xi8>
  return
}

// -----

func.func @buffers_of_buffers() {
  // expected-error @below {{'memref.alloc' op has a buffer of which the bytes cannot be counted: 'memref<2xmemref<3xi8>>'}}
  %0 = memref.alloc() : memref<2xmemref<3xi8>>
  return
}

// -----

func.func @scalable() {
  // expected-error @below {{'memref.alloc' op has a buffer of which the bytes cannot be counted: 'memref<2xvector<[4]xi8>>'}}
  %0 = memref.alloc() : memref<2xvector<[4]xi8>>
  return
}

// -----

// expected-error @below {{'func.func' op has the name of a counter of bytes}}
func.func private @split_rt_count_allocation(i32)
func.func @taken() {
  %0 = memref.alloc() : memref<2xi8>
  return
}
