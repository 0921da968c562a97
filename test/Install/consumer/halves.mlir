func.func @halves(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0, %1 = consumer.halves %x : tensor<6xf32> -> tensor<3xf32>, tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}
