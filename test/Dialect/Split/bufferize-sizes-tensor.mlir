// The tensor of sizes is read where the split stands: what is written to it
// later needs another buffer.
// RUN: split-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// CHECK-LABEL: func @written_after(
// CHECK-SAME:    %[[S:[^:]*]]: memref<2xindex>
// CHECK-NOT:     memref.alloc
// CHECK:         memref.load %[[S]]
// CHECK:         memref.load %[[S]]
// CHECK-NOT:     memref.alloc
// CHECK:         memref.store %{{.*}}, %[[S]]
func.func @written_after(%s: tensor<2xindex>, %x: tensor<?xf32>, %n: index) -> (f32, tensor<2xindex>) {
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xindex>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.insert %n into %s[%n] : tensor<2xindex>
  %2 = tensor.extract %0#1[%n] : tensor<?xf32>
  return %2, %1 : f32, tensor<2xindex>
}

// CHECK-LABEL: func @written_before(
// CHECK-SAME:    %[[S:[^:]*]]: memref<2xindex>
// CHECK:         %[[COPY:.*]] = memref.alloc
// CHECK:         memref.copy %[[S]], %[[COPY]]
// CHECK:         memref.store %{{.*}}, %[[COPY]]
// CHECK:         memref.load %[[S]]
func.func @written_before(%s: tensor<2xindex>, %x: tensor<?xf32>, %n: index) -> (f32, tensor<2xindex>) {
  %1 = tensor.insert %n into %s[%n] : tensor<2xindex>
  %0:2 = split.split %x axis(0) sizes(%s : tensor<2xindex>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  %2 = tensor.extract %0#1[%n] : tensor<?xf32>
  return %2, %1 : f32, tensor<2xindex>
}

// A tensor that is cut by its own elements, of which a part is then written.
// CHECK-LABEL: func @its_own_sizes(
// CHECK-SAME:    %[[S:[^:]*]]: memref<2xi64>
// CHECK:         memref.load %[[S]]
// CHECK:         %[[A:.*]] = memref.subview %[[S]]
// CHECK:         memref.store %{{.*}}, %[[A]]
func.func @its_own_sizes(%s: tensor<2xi64>, %v: i64, %i: index) -> i64 {
  %0:2 = split.split %s axis(0) sizes(%s : tensor<2xi64>) : tensor<2xi64> -> (tensor<?xi64>, tensor<?xi64>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<?xi64>
  %2 = tensor.extract %1[%i] : tensor<?xi64>
  return %2 : i64
}
