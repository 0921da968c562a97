// Where a part is written while something else reads the source, parts that are
// written get buffers of their own; others stay views.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map copy-before-write" | FileCheck %s --check-prefix=COPIES
// RUN: split-opt %s --one-shot-bufferize="dialect-filter=tensor,bufferization allow-unknown-ops" | FileCheck %s --check-prefix=COPIES

// CHECK-LABEL: func @one_part_written(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK-DAG:     %[[A:.*]] = memref.subview %[[X]][0] [2] [1]
// CHECK-DAG:     %[[B:.*]] = memref.subview %[[X]][2] [4] [1]
// CHECK:         %[[COPY:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK-NEXT:    memref.copy %[[A]], %[[COPY]]
// CHECK-NOT:     memref.copy
// CHECK:         memref.store %{{.*}}, %[[COPY]]
// CHECK:         memref.load %[[B]]
// CHECK:         return
func.func @one_part_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (tensor<2xf32>, f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.extract %0#1[%i] : tensor<4xf32>
  return %1, %2, %x : tensor<2xf32>, f32, tensor<6xf32>
}

// Two parts of three: these two, not the source. Likewise where nothing is analysed,
// and where the split is none of the ops that are bufferized.
// CHECK-LABEL: func @two_of_three_written(
// CHECK-DAG:     %[[B:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK-DAG:     %[[A:.*]] = memref.alloc() {{.*}} : memref<1xf32>
// CHECK-NOT:     memref.alloc() {{.*}} : memref<6xf32>
// CHECK:         memref.store %{{.*}}, %[[A]]
// CHECK:         memref.store %{{.*}}, %[[B]]
// CHECK:         return
// COPIES-LABEL: func @two_of_three_written(
// COPIES-NOT:     memref.alloc() {{.*}} : memref<6xf32>
// COPIES:         memref.alloc() {{.*}} : memref<1xf32>
// COPIES-NOT:     memref.alloc() {{.*}} : memref<6xf32>
// COPIES:         memref.alloc() {{.*}} : memref<2xf32>
// COPIES-NOT:     memref.alloc()
// COPIES:         return
func.func @two_of_three_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (tensor<1xf32>, tensor<2xf32>, f32, tensor<6xf32>) {
  %0:3 = split.split %x axis(0) sizes([1, 2, 3]) : tensor<6xf32> -> (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<1xf32>
  %2 = tensor.insert %v into %0#1[%i] : tensor<2xf32>
  %3 = tensor.extract %0#2[%i] : tensor<3xf32>
  return %1, %2, %3, %x : tensor<1xf32>, tensor<2xf32>, f32, tensor<6xf32>
}

// The source once, not each part.
// CHECK-LABEL: func @all_parts_written(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK:         %[[COPY:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK-NOT:     memref.copy
// CHECK:         memref.subview %[[COPY]][0] [2] [1]
// CHECK:         memref.subview %[[COPY]][2] [4] [1]
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @all_parts_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (f32, f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.insert %v into %0#1[%i] : tensor<4xf32>
  %3 = tensor.extract %1[%i] : tensor<2xf32>
  %4 = tensor.extract %2[%i] : tensor<4xf32>
  return %3, %4, %x : f32, f32, tensor<6xf32>
}

// A part that is overwritten before it is read gets a buffer, but no copy.
// CHECK-LABEL: func @part_overwritten(
// CHECK:         memref.alloc() {{.*}} : memref<2xf32>
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @part_overwritten(%x: tensor<6xf32>, %v: f32, %i: index) -> (tensor<2xf32>, f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = linalg.fill ins(%v : f32) outs(%0#0 : tensor<2xf32>) -> tensor<2xf32>
  %2 = tensor.extract %0#1[%i] : tensor<4xf32>
  return %1, %2, %x : tensor<2xf32>, f32, tensor<6xf32>
}

// The source is written while parts are read: here views would see that.
// CHECK-LABEL: func @source_written(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK:         %[[COPY:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK:         %[[A:.*]] = memref.subview %[[COPY]][0] [2] [1]
// CHECK:         memref.store %{{.*}}, %[[X]]
// CHECK:         memref.load %[[A]]
func.func @source_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %x[%i] : tensor<6xf32>
  %2 = tensor.extract %0#0[%i] : tensor<2xf32>
  return %2, %1 : f32, tensor<6xf32>
}

// The source is written and a part too: a copy of that part is not enough.
// CHECK-LABEL: func @source_and_part_written(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK:         %[[COPY:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK-DAG:     %[[A:.*]] = memref.subview %[[COPY]][0] [2] [1]
// CHECK-DAG:     %[[B:.*]] = memref.subview %[[COPY]][2] [4] [1]
// CHECK:         memref.store %{{.*}}, %[[A]]
// CHECK:         memref.store %{{.*}}, %[[X]]
// CHECK:         memref.load %[[B]]
func.func @source_and_part_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (f32, f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.insert %v into %x[%i] : tensor<6xf32>
  %3 = tensor.extract %1[%i] : tensor<2xf32>
  %4 = tensor.extract %0#1[%i] : tensor<4xf32>
  return %3, %4, %2 : f32, f32, tensor<6xf32>
}

// What is written before the split is in all parts.
// CHECK-LABEL: func @source_computed(
// CHECK:         linalg.fill
// CHECK:         memref.alloc() {{.*}} : memref<2xf32>
// CHECK-COUNT-1: memref.copy
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @source_computed(%v: f32, %w: f32, %i: index) -> (tensor<2xf32>, f32, tensor<6xf32>) {
  %e = tensor.empty() : tensor<6xf32>
  %x = linalg.fill ins(%w : f32) outs(%e : tensor<6xf32>) -> tensor<6xf32>
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.extract %0#1[%i] : tensor<4xf32>
  return %1, %2, %x : tensor<2xf32>, f32, tensor<6xf32>
}

// Nothing else reads the source: the part is written where it is.
// CHECK-LABEL: func @source_not_read_again(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK-NOT:     memref.copy
// CHECK:         %[[A:.*]] = memref.subview %[[X]][0] [2] [1]
// CHECK-NOT:     memref.copy
// CHECK:         memref.store %{{.*}}, %[[A]]
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @source_not_read_again(%x: tensor<6xf32>, %v: f32, %i: index) -> f32 {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.extract %1[%i] : tensor<2xf32>
  return %2 : f32
}

// The argument belongs to the caller, who says so.
// CHECK-LABEL: func @read_only(
// CHECK:         memref.alloc() {{.*}} : memref<2xf32>
// CHECK-COUNT-1: memref.copy
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @read_only(%x: tensor<6xf32> {bufferization.writable = false}, %v: f32, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<2xf32>
  %2 = tensor.extract %1[%i] : tensor<2xf32>
  %3 = tensor.extract %0#1[%i] : tensor<4xf32>
  return %2, %3 : f32, f32
}

// Of a part that is cut further, only what is written is copied.
// CHECK-LABEL: func @chain(
// CHECK:         memref.alloc() {{.*}} : memref<1xf32>
// CHECK-COUNT-1: memref.copy {{.*}} to memref<1xf32>
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @chain(%x: tensor<6xf32>, %v: f32, %i: index) -> (tensor<1xf32>, f32, f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %2 = tensor.insert %v into %1#0[%i] : tensor<1xf32>
  %3 = tensor.extract %1#1[%i] : tensor<3xf32>
  %4 = tensor.extract %0#0[%i] : tensor<2xf32>
  return %2, %3, %4, %x : tensor<1xf32>, f32, f32, tensor<6xf32>
}

// Between the two splits the source is written: the inner one must not see it.
// CHECK-LABEL: func @chain_around_a_write(
// CHECK-SAME:    %[[X:[^:]*]]: memref<6xf32>
// CHECK:         %[[COPY:.*]] = memref.alloc() {{.*}} : memref<6xf32>
// CHECK-NEXT:    memref.copy %[[X]], %[[COPY]]
// CHECK:         memref.subview %[[COPY]][2] [4] [1]
// CHECK:         memref.store %{{.*}}, %[[X]]
func.func @chain_around_a_write(%x: tensor<6xf32>, %v: f32, %i: index) -> (f32, tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %x[%i] : tensor<6xf32>
  %2:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %3 = tensor.extract %2#1[%i] : tensor<3xf32>
  return %3, %1 : f32, tensor<6xf32>
}

// The part that is cut further is written too: its parts are of what it was.
// CHECK-LABEL: func @inner_source_written(
// CHECK-COUNT-1: memref.copy
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func @inner_source_written(%x: tensor<6xf32>, %v: f32, %i: index) -> (f32, f32) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  %1 = tensor.insert %v into %0#1[%i] : tensor<4xf32>
  %2:2 = split.split %0#1 axis(0) sizes([1, 3]) : tensor<4xf32> -> (tensor<1xf32>, tensor<3xf32>)
  %3 = tensor.extract %2#1[%i] : tensor<3xf32>
  %4 = tensor.extract %1[%i] : tensor<4xf32>
  return %3, %4 : f32, f32
}
