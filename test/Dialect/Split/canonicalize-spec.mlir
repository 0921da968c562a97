// A legal split with a specification, all parts of which are used, stays as it
// is written: the form may be what the specification asks for.
// RUN: split-opt %s -o %t
// RUN: split-opt %t --canonicalize="test-convergence=true" | diff %t -

// One part, equal parts, a negative axis, axes left out.
func.func @onnx1(%x: tensor<2x6xf32>, %s: tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) spec(#split.onnx<1>) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1 = split.split %x axis(1) spec(#split.onnx<1>) : tensor<2x6xf32> -> tensor<2x6xf32>
  return %0#0, %0#1, %1 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x6xf32>
}

func.func @onnx2(%x: tensor<2x6xf32>) -> (tensor<1x6xf32>, tensor<1x6xf32>, tensor<2x2xf32>, tensor<2x4xf32>) {
  %0:2 = split.split %x spec(#split.onnx<2>) : tensor<2x6xf32> -> (tensor<1x6xf32>, tensor<1x6xf32>)
  %1:2 = split.split %x axis(1) sizes([2, 4]) spec(#split.onnx<2>) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %0#0, %0#1, %1#0, %1#1 : tensor<1x6xf32>, tensor<1x6xf32>, tensor<2x2xf32>, tensor<2x4xf32>
}

func.func @onnx11(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x4xf32>) {
  %0:2 = split.split %x axis(-1) spec(#split.onnx<11>) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1:2 = split.split %x axis(-1) sizes([2, 4]) spec(#split.onnx<11>) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  return %0#0, %0#1, %1#0, %1#1 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x4xf32>
}

// Sizes in a tensor, which may be a constant, and parts without elements.
func.func @onnx13(%x: tensor<2x6xf32>, %s: tensor<2xi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x0xf32>, tensor<2x6xf32>) {
  %c = arith.constant dense<[2, 4]> : tensor<2xi64>
  %0:2 = split.split %x axis(-1) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1:2 = split.split %x axis(-1) sizes(%c : tensor<2xi64>) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>)
  %2:2 = split.split %x axis(-1) sizes(%s : tensor<2xi64>) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
  %3:2 = split.split %x axis(1) sizes([0, 6]) spec(#split.onnx<13>) : tensor<2x6xf32> -> (tensor<2x0xf32>, tensor<2x6xf32>)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x0xf32>, tensor<2x6xf32>
}

// Parts by count, of static and of dynamic extents, and splits of parts.
func.func @onnx18(%x: tensor<7xf32>, %y: tensor<?xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>) {
  %0:4 = split.split %x count(4) spec(#split.onnx<18>) : tensor<7xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
  %1:2 = split.split %0#0 axis(-1) sizes([1, 1]) spec(#split.onnx<18>) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xf32>)
  %2:2 = split.split %y axis(-1) count(2) spec(#split.onnx<18>) : tensor<?xf32> -> (tensor<?xf32>, tensor<?xf32>)
  return %1#0, %1#1, %0#1, %0#2, %0#3, %2#0, %2#1 : tensor<1xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<?xf32>, tensor<?xf32>
}

func.func @nnrt(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x4xf32>, tensor<2x6xf32>) {
  %0:2 = split.split %x axis(1) count(2) spec(#split.nnrt) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1:2 = split.split %x axis(1) count(2) sizes([2, 4]) spec(#split.nnrt<runtime = true>) : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
  %2 = split.split %x axis(1) count(1) sizes([6]) spec(#split.nnrt) : tensor<2x6xf32> -> tensor<2x6xf32>
  return %0#0, %0#1, %1#0, %1#1, %2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x4xf32>, tensor<2x6xf32>
}

func.func @atb(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_a2_training(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_a2_training>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_a2_training>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_800i_a2_inference(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_800i_a2_inference>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_800i_a2_inference>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_a3_inference(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_a3_inference>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_a3_inference>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_a3_training(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_a3_training>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_a3_training>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_training(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_training>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_training>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_inference(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_inference>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_inference>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

func.func @atb_atlas_200i_500_a2_inference(%x: tensor<4x6xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>) {
  %0:3 = split.split %x axis(-1) count(3) spec(#split.atb<product = atlas_200i_500_a2_inference>) : tensor<4x6xf16> -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>)
  %1:2 = split.split %x axis(0) count(2) spec(#split.atb<product = atlas_200i_500_a2_inference>) : tensor<4x6xf16> -> (tensor<2x6xf16>, tensor<2x6xf16>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<2x6xf16>, tensor<2x6xf16>
}

// Sizes, on a product that has them.
func.func @atb_sizes(%x: tensor<6xf16>) -> (tensor<1xf16>, tensor<2xf16>, tensor<3xf16>) {
  %0:3 = split.split %x axis(0) count(3) sizes([1, 2, 3]) spec(#split.atb<product = atlas_a2_training>) : tensor<6xf16> -> (tensor<1xf16>, tensor<2xf16>, tensor<3xf16>)
  return %0#0, %0#1, %0#2 : tensor<1xf16>, tensor<2xf16>, tensor<3xf16>
}
