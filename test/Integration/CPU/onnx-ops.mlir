// Splits and what models do with the parts, from the form of ONNX to numbers.
// RUN: split-run %s --entry=glu --input=2x4xf32=[[1,2,0,0],[4,8,100,-100]] | FileCheck %s --check-prefix=GLU
// RUN: split-run %s --entry=bf16 --input=6xbf16=[0,1,-1,300,-300,nan] | FileCheck %s --check-prefix=BF16
// RUN: split-run %s --entry=f16 --input=6xf16=[0,1,-1,300,-300,nan] | FileCheck %s --check-prefix=F16
// RUN: split-run %s --entry=f64 --input=6xf64=[0,800,-700,inf,-inf,nan] | FileCheck %s --check-prefix=F64
// RUN: split-run %s --entry=unsigned --input=4xui8=[0,1,100,200] | FileCheck %s --check-prefix=UNSIGNED
// RUN: split-run %s --entry=signed --input=4xi8=[0,-1,100,-128] | FileCheck %s --check-prefix=SIGNED
// RUN: split-run %s --entry=strings '--input=2x2x!split.string=[["a","b"],["c","d"]]' | FileCheck %s --check-prefix=STRINGS
// RUN: split-run %s --entry=unknown --input=2x3xf32=[[1,2,3],[4,5,6]] --input=1x3xf32=[[10,20,30]] | FileCheck %s --check-prefix=ROW
// RUN: split-run %s --entry=unknown --input=1x3xf32=[[1,2,3]] --input=2x1xf32=[[10],[20]] | FileCheck %s --check-prefix=BOTH
// RUN: split-run %s --entry=unknown --input=1x3xf32=[[1,2,3]] --input=0x3xf32=[] | FileCheck %s --check-prefix=NONE
// RUN: not split-run %s --entry=unknown --input=2x3xf32=zero --input=4x3xf32=zero 2>&1 | FileCheck %s --check-prefix=MISFIT
// RUN: not split-run %s --entry=fold --input=7xf32=zero --input=1x1xf32=zero 2>&1 | FileCheck %s --check-prefix=FOLD
// RUN: not split-run %s --entry=fold --input=6xf32=zero --input=1x2xf32=zero 2>&1 | FileCheck %s --check-prefix=JOIN
// RUN: split-run %s --entry=fold --input=6xf32=[1,2,3,4,5,6] --input=0x3xf32=[] | FileCheck %s --check-prefix=FOLDED

// GLU: result[0]: 2x2xf32={{\[\[0.5,1\],\[4,3.03e-43\]\]}}
func.func @glu(%x: tensor<?x4xf32>) -> tensor<?x2xf32> {
  %0:2 = split.split %x axis(1) count(2) spec(#split.onnx<18>) : tensor<?x4xf32> -> (tensor<?x2xf32>, tensor<?x2xf32>)
  %1 = "onnx.Sigmoid"(%0#1) : (tensor<?x2xf32>) -> tensor<*xf32>
  %2 = "onnx.Mul"(%0#0, %1) : (tensor<?x2xf32>, tensor<*xf32>) -> tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// BF16:      result[0]: 6xbf16=[0.5,0.73,0.27,1,0,{{.*}}]
// BF16-NEXT: result[1]: 6xbf16=[0,1,0,300,0,nan]
func.func @bf16(%x: tensor<6xbf16>) -> (tensor<6xbf16>, tensor<6xbf16>) {
  %0 = "onnx.Sigmoid"(%x) : (tensor<6xbf16>) -> tensor<6xbf16>
  %1 = "onnx.Relu"(%x) : (tensor<6xbf16>) -> tensor<6xbf16>
  return %0, %1 : tensor<6xbf16>, tensor<6xbf16>
}

// F16: result[0]: 6xf16=[0.5,0.731,0.269,1,0,{{nan|0xFE00}}]
func.func @f16(%x: tensor<6xf16>) -> tensor<6xf16> {
  %0 = "onnx.Sigmoid"(%x) : (tensor<6xf16>) -> tensor<6xf16>
  return %0 : tensor<6xf16>
}

// F64: result[0]: 6xf64=[0.5,1,9.85967654375977{{[0-9]*}}e-305,1,0,{{nan|0xFFF8000000000000}}]
func.func @f64(%x: tensor<6xf64>) -> tensor<6xf64> {
  %0 = "onnx.Sigmoid"(%x) : (tensor<6xf64>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

// UNSIGNED:      result[0]: 4xui8=[0,2,200,144]
// UNSIGNED-NEXT: result[1]: 4xui8=[0,1,16,64]
func.func @unsigned(%x: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xui8>) {
  %0 = "onnx.Add"(%x, %x) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  %1 = "onnx.Mul"(%x, %x) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0, %1 : tensor<4xui8>, tensor<4xui8>
}

// SIGNED: result[0]: 4xi8=[0,0,100,0]
func.func @signed(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = "onnx.Relu"(%x) : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// STRINGS: result[0]: 4x2x!split.string={{\[\["a","c"\],\["b","d"\],\["c","d"\],\["a","b"\]\]}}
func.func @strings(%x: tensor<2x2x!split.string>) -> tensor<4x2x!split.string> {
  %last = arith.constant dense<-1> : tensor<1xi64>
  %first = arith.constant dense<-9> : tensor<1xi64>
  %axis = arith.constant dense<0> : tensor<1xi64>
  %0 = "onnx.Transpose"(%x) : (tensor<2x2x!split.string>) -> tensor<2x2x!split.string>
  %1 = "onnx.Slice"(%x, %last, %first, %axis, %last) : (tensor<2x2x!split.string>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x2x!split.string>
  %2 = "onnx.Concat"(%0, %1) {axis = 0 : si64} : (tensor<2x2x!split.string>, tensor<2x2x!split.string>) -> tensor<4x2x!split.string>
  return %2 : tensor<4x2x!split.string>
}

// ROW:    result[0]: 2x3xf32={{\[\[11,22,33\],\[14,25,36\]\]}}
// BOTH:   result[0]: 2x3xf32={{\[\[11,12,13\],\[21,22,23\]\]}}
// NONE:   result[0]: 0x3xf32=[]
// MISFIT: error: 'onnx.Add' op of node 'sum': extents 2 and 4 on axis 0 of the result must be the same, or one of them 1
func.func @unknown(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = "onnx.Add"(%x, %y) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32> loc("sum")
  return %0 : tensor<?x?xf32>
}

// FOLD:   error: 'onnx.Reshape' op of node 'fold': there are 7 elements, but the shape has 6
// JOIN:   error: 'onnx.Concat' op of node 'join': extents 3 on axis 1 and 2 on axis 1 must be the same
// FOLDED: result[0]: 2x3xf32={{\[\[1,2,3\],\[4,5,6\]\]}}
func.func @fold(%x: tensor<?xf32>, %y: tensor<?x?xf32>) -> tensor<?x3xf32> {
  %shape = arith.constant dense<[-1, 3]> : tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %shape) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x3xf32> loc("fold")
  %1 = "onnx.Concat"(%0, %y) {axis = 0 : si64} : (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x3xf32> loc("join")
  return %1 : tensor<?x3xf32>
}
