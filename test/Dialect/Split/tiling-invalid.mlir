// Splits that cannot be tiled are refused.
// RUN: split-opt %s --transform-preload-library='transform-library-paths=%S/Inputs/tile.mlir' --transform-interpreter --split-input-file --verify-diagnostics

// A tile that cuts the axis.
func.func @axis(%x: tensor<6x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(0) : tensor<6x8xf32> -> (tensor<3x8xf32>, tensor<3x8xf32>)
  return %0#0, %0#1 : tensor<3x8xf32>, tensor<3x8xf32>
}

// -----

func.func @dynamic_axis(%x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(0) : tensor<?x8xf32> -> (tensor<?x8xf32>, tensor<?x8xf32>)
  return %0#0, %0#1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// -----

// A specification by which nobody knows whether the tile conforms.
func.func @specification(%x: tensor<8x?xf32>) -> (tensor<8x?xf32>, tensor<8x?xf32>) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(1) spec(#split.onnx<13>) : tensor<8x?xf32> -> (tensor<8x?xf32>, tensor<8x?xf32>)
  return %0#0, %0#1 : tensor<8x?xf32>, tensor<8x?xf32>
}

// -----

// A slice would have scales of rows that it does not have.
!rows = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>
func.func @quantised_by_rows(%x: tensor<4x6x!rows>) -> (tensor<4x3x!rows>, tensor<4x3x!rows>) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(1) : tensor<4x6x!rows> -> (tensor<4x3x!rows>, tensor<4x3x!rows>)
  return %0#0, %0#1 : tensor<4x3x!rows>, tensor<4x3x!rows>
}

// -----

// Loops begin with a tensor without encoding.
func.func @encoding(%x: tensor<4x6xf32, "kept">) -> (tensor<4x3xf32, "kept">, tensor<4x3xf32, "kept">) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(1) : tensor<4x6xf32, "kept"> -> (tensor<4x3xf32, "kept">, tensor<4x3xf32, "kept">)
  return %0#0, %0#1 : tensor<4x3xf32, "kept">, tensor<4x3xf32, "kept">
}

// -----

func.func @unranked_part(%x: tensor<4x6xf32>) -> (tensor<*xf32>, tensor<4x3xf32>) {
  // expected-error @below {{faild to tile operation}}
  // expected-error @below {{failed to generate tiling loops}}
  %0:2 = split.split %x axis(1) : tensor<4x6xf32> -> (tensor<*xf32>, tensor<4x3xf32>)
  return %0#0, %0#1 : tensor<*xf32>, tensor<4x3xf32>
}
