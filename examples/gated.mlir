// A gated unit: one half of the columns times the other. docs/Tiling.md tiles it.
func.func @gated(%x: tensor<64x2048xf32>) -> tensor<64x1024xf32> {
  %init = tensor.empty() : tensor<64x1024xf32>
  %parts:2 = split.split %x axis(1) : tensor<64x2048xf32> -> (tensor<64x1024xf32>, tensor<64x1024xf32>)
  %0 = linalg.mul ins(%parts#0, %parts#1 : tensor<64x1024xf32>, tensor<64x1024xf32>)
    outs(%init : tensor<64x1024xf32>) -> tensor<64x1024xf32>
  return %0 : tensor<64x1024xf32>
}
