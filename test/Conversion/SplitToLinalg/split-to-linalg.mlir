// RUN: split-opt %s --convert-split-to-linalg --verify-roundtrip | FileCheck %s
// RUN: split-opt %s --pass-pipeline="builtin.module(convert-split-to-linalg)" --mlir-disable-threading=false | FileCheck %s

// CHECK: #[[$ID2:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NOT: split.split
// CHECK-NOT: linalg.copy

// CHECK-LABEL: func @equal
// CHECK-SAME:    %[[X:.*]]: tensor<2x6xf32>
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][0, 0] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK:         %[[I:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK:         %[[A:.*]] = linalg.generic {indexing_maps = [#[[$ID2]], #[[$ID2]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME:      ins(%[[S]] : tensor<2x3xf32>) outs(%[[I]] : tensor<2x3xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      linalg.yield %[[IN]] : f32
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][0, 3] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK:         %[[B:.*]] = linalg.generic {{.*}} ins(%[[S]] :
// CHECK:         return %[[A]], %[[B]]
func.func @equal(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0:2 = split.split %x axis(-1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}

// A part that is not used is not made.
// CHECK-LABEL: func @unused_part
// CHECK:         tensor.extract_slice %{{.*}}[2] [4] [1]
// CHECK:         linalg.generic
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @unused_part(%x: tensor<6xf32>) -> tensor<4xf32> {
  %0:2 = split.split %x sizes([2, 4]) spec(#split.onnx<13>) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// CHECK-LABEL: func @sizes_in_tensor
// CHECK-SAME:    %[[X:.*]]: tensor<?x6xf32>
// CHECK:         %[[SIZE:.*]] = arith.index_cast
// CHECK:         %[[D:.*]] = tensor.dim %[[X]], %c0
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][0, 0] [%[[D]], %[[SIZE]]] [1, 1]
// CHECK:         %[[I:.*]] = tensor.empty(%[[D]], %[[SIZE]]) : tensor<?x?xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[S]] : tensor<?x?xf32>) outs(%[[I]] : tensor<?x?xf32>)
func.func @sizes_in_tensor(%x: tensor<?x6xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  %0:2 = split.split %x axis(1) sizes(%s : tensor<2xi64>) : tensor<?x6xf32> -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0 : tensor<?x?xf32>
}

// Results may say less than the copy, or more.
// CHECK-LABEL: func @casts
// CHECK:         %[[A:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?x2xf32>)
// CHECK:         tensor.cast %[[A]] : tensor<?x2xf32> to tensor<*xf32>
// CHECK:         %[[B:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<?x4xf32>)
// CHECK:         tensor.cast %[[B]] : tensor<?x4xf32> to tensor<3x4xf32>
func.func @casts(%x: tensor<?x6xf32>) -> (tensor<*xf32>, tensor<3x4xf32>) {
  %0:2 = split.split %x axis(1) sizes([2, 4]) : tensor<?x6xf32> -> (tensor<*xf32>, tensor<3x4xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<3x4xf32>
}

// Parts without elements are not copied.
// CHECK-LABEL: func @empty_parts
// CHECK:         %[[A:.*]] = tensor.empty() : tensor<2x0xf32>
// CHECK:         %[[B:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2x6xf32>)
// CHECK:         %[[C:.*]] = tensor.empty() : tensor<2x0xf32>
// CHECK:         return %[[A]], %[[B]], %[[C]]
func.func @empty_parts(%x: tensor<2x6xf32>) -> (tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>) {
  %0:3 = split.split %x axis(1) sizes([0, 6, 0])
    : tensor<2x6xf32> -> (tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x0xf32>, tensor<2x6xf32>, tensor<2x0xf32>
}

// CHECK-LABEL: func @source_without_elements
// CHECK-NOT:     linalg.generic
// CHECK:         tensor.empty(%{{.*}}) : tensor<?x0x2xf32>
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @source_without_elements(%x: tensor<?x0x4xf32>) -> tensor<?x0x2xf32> {
  %0:2 = split.split %x axis(2) : tensor<?x0x4xf32> -> (tensor<?x0x2xf32>, tensor<?x0x2xf32>)
  return %0#1 : tensor<?x0x2xf32>
}

// Elements that are no numbers, and an encoding.
// CHECK-LABEL: func @other_elements
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<2x!split.string>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<3xvector<4xi4>, "kept">)
func.func @other_elements(%x: tensor<4x!split.string>, %y: tensor<6xvector<4xi4>, "kept">) -> (tensor<2x!split.string>, tensor<3xvector<4xi4>, "kept">) {
  %0:2 = split.split %x : tensor<4x!split.string> -> (tensor<2x!split.string>, tensor<2x!split.string>)
  %1:2 = split.split %y : tensor<6xvector<4xi4>, "kept"> -> (tensor<3xvector<4xi4>, "kept">, tensor<3xvector<4xi4>, "kept">)
  return %0#0, %1#1 : tensor<2x!split.string>, tensor<3xvector<4xi4>, "kept">
}

// CHECK-LABEL: func @unreachable
// CHECK:         linalg.generic
// CHECK:         linalg.generic
func.func @unreachable(%x: tensor<4xf32>) -> tensor<2xf32> {
  cf.br ^done(%x : tensor<4xf32>)
^dead:
  %0:2 = split.split %x axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %1:2 = split.split %2#0 axis(0) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xf32>)
  %2:1 = split.split %2#0 axis(0) : tensor<4xf32> -> (tensor<4xf32>)
  return %0#1 : tensor<2xf32>
^done(%y: tensor<4xf32>):
  %3 = tensor.empty() : tensor<2xf32>
  return %3 : tensor<2xf32>
}

// CHECK-LABEL: func @in_loop(
// CHECK:         scf.for
// CHECK:           tensor.extract_slice %{{.*}}[%{{.*}}] [4] [1]
// CHECK:           linalg.generic
// CHECK-NOT:       linalg.generic
// CHECK:           scf.yield
func.func @in_loop(%x: tensor<?xf32>, %n: index, %z: tensor<4xf32>)
    -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<4xf32> {
    %0:2 = split.split %x axis(0) sizes([%i, 4]) : tensor<?xf32> -> (tensor<?xf32>, tensor<4xf32>)
    %1 = arith.addf %a, %0#1 : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func @no_part_used(
// CHECK-NEXT:    return
func.func @no_part_used(%x: tensor<6xf32>) {
  %0:2 = split.split %x axis(0) sizes([2, 4]) : tensor<6xf32> -> (tensor<2xf32>, tensor<4xf32>)
  return
}
