// ATB's SplitOperation with splitDim 0 and splitNum 3: on nine values 3 each part
// is three values 3.
func.func @f16(%x : tensor<9xf16>)
    -> (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) {
  %z:3 = split.split %x axis(0) count(3) spec(#split.atb)
    : tensor<9xf16> -> (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>)
  return %z#0, %z#1, %z#2 : tensor<3xf16>, tensor<3xf16>, tensor<3xf16>
}

func.func @bf16(%x : tensor<9xbf16>)
    -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
  %z:3 = split.split %x axis(0) count(3) spec(#split.atb)
    : tensor<9xbf16> -> (tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  return %z#0, %z#1, %z#2 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>
}
