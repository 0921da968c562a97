// What ONNX has no type for and host tensors hold all the same: read, cut, taken
// from a constant, and printed.
// RUN: split-run %s --entry=i4 --input=2x3xi4=[[-8,7,-1],[0,1,2]] | FileCheck %s --check-prefix=I4
// RUN: split-run %s --entry=ui4 --input=2x3xui4=[[0,15,8],[1,2,3]] | FileCheck %s --check-prefix=UI4
// RUN: split-run %s --entry=index --input=2x3xindex=[[-9223372036854775808,9223372036854775807,-1],[0,1,2]] | FileCheck %s --check-prefix=INDEX
// RUN: split-run %s --entry=index --input=2x3xi64=[[-9223372036854775808,9223372036854775807,-1],[0,1,2]] | FileCheck %s --check-prefix=INDEX
// RUN: split-run %s --entry=f8E4M3FN --input=2x3xf8E4M3FN=[[448,nan,-0],[0.002,1,2]] | FileCheck %s --check-prefix=E4M3FN
// RUN: split-run %s --entry=f8E5M2 --input=2x3xf8E5M2=[[-inf,0x7D,nan],[57344,1,2]] | FileCheck %s --check-prefix=E5M2
// RUN: split-run %s --entry=f8E4M3FNUZ --input=2x3xf8E4M3FNUZ=[[240,nan,-0],[-240,1,2]] | FileCheck %s --check-prefix=E4M3FNUZ
// RUN: split-run %s --entry=f8E5M2FNUZ --input=2x3xf8E5M2FNUZ=[[57344,nan,-0],[-1,1,2]] | FileCheck %s --check-prefix=E5M2FNUZ
// RUN: split-run %s --entry=f8E4M3B11FNUZ --input=2x3xf8E4M3B11FNUZ=[[30,nan,-0],[-1,1,2]] | FileCheck %s --check-prefix=E4M3B11FNUZ
// RUN: split-run %s --entry=f8E3M4 --input=2x3xf8E3M4=[[15.5,-inf,-0],[-1,1,2]] | FileCheck %s --check-prefix=E3M4
// RUN: split-run %s --entry=f8E4M3 --input=2x3xf8E4M3=[[240,-inf,-0],[-1,1,2]] | FileCheck %s --check-prefix=E4M3
// RUN: split-run %s --entry=f8E8M0FNU --input=2x3xf8E8M0FNU=[[1,nan,2],[0.5,4,8]] | FileCheck %s --check-prefix=E8M0FNU

// I4:      result[0]: 2x1xi4={{\[\[-8\],\[0\]\]}}
// I4-NEXT: result[1]: 2x2xi4={{\[\[7,-1\],\[1,2\]\]}}
// I4-NEXT: result[2]: 3xi4=[-8,-1,7]
func.func @i4(%x: tensor<2x3xi4>) -> (tensor<2x1xi4>, tensor<2x2xi4>, tensor<3xi4>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xi4> -> (tensor<2x1xi4>, tensor<2x2xi4>)
  %1 = arith.constant dense<[-8, -1, 7]> : tensor<3xi4>
  return %0#0, %0#1, %1 : tensor<2x1xi4>, tensor<2x2xi4>, tensor<3xi4>
}

// UI4:      result[0]: 2x1xui4={{\[\[0\],\[1\]\]}}
// UI4-NEXT: result[1]: 2x2xui4={{\[\[15,8\],\[2,3\]\]}}
// UI4-NEXT: result[2]: 3xui4=[15,8,0]
func.func @ui4(%x: tensor<2x3xui4>) -> (tensor<2x1xui4>, tensor<2x2xui4>, tensor<3xui4>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xui4> -> (tensor<2x1xui4>, tensor<2x2xui4>)
  %1 = arith.constant dense<[15, 8, 0]> : tensor<3xui4>
  return %0#0, %0#1, %1 : tensor<2x1xui4>, tensor<2x2xui4>, tensor<3xui4>
}

// INDEX:      result[0]: 2x1xindex={{\[\[-9223372036854775808\],\[0\]\]}}
// INDEX-NEXT: result[1]: 2x2xindex={{\[\[9223372036854775807,-1\],\[1,2\]\]}}
// INDEX-NEXT: result[2]: 3xindex=[-9223372036854775808,-1,9223372036854775807]
func.func @index(%x: tensor<2x3xindex>) -> (tensor<2x1xindex>, tensor<2x2xindex>, tensor<3xindex>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xindex> -> (tensor<2x1xindex>, tensor<2x2xindex>)
  %1 = arith.constant dense<[-9223372036854775808, -1, 9223372036854775807]> : tensor<3xindex>
  return %0#0, %0#1, %1 : tensor<2x1xindex>, tensor<2x2xindex>, tensor<3xindex>
}

// E4M3FN:      result[0]: 2x1xf8E4M3FN={{\[\[448\],\[0\.002\]\]}}
// E4M3FN-NEXT: result[1]: 2x2xf8E4M3FN={{\[\[nan,-0\],\[1,2\]\]}}
// E4M3FN-NEXT: result[2]: 3xf8E4M3FN=[448,-1,0.5]
func.func @f8E4M3FN(%x: tensor<2x3xf8E4M3FN>) -> (tensor<2x1xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3xf8E4M3FN>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E4M3FN> -> (tensor<2x1xf8E4M3FN>, tensor<2x2xf8E4M3FN>)
  %1 = arith.constant dense<[448.0, -1.0, 0.5]> : tensor<3xf8E4M3FN>
  return %0#0, %0#1, %1 : tensor<2x1xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<3xf8E4M3FN>
}

// E5M2:      result[0]: 2x1xf8E5M2={{\[\[-inf\],\[57344\]\]}}
// E5M2-NEXT: result[1]: 2x2xf8E5M2={{\[\[0x7D,nan\],\[1,2\]\]}}
// E5M2-NEXT: result[2]: 3xf8E5M2=[57344,-1,0.5]
func.func @f8E5M2(%x: tensor<2x3xf8E5M2>) -> (tensor<2x1xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3xf8E5M2>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E5M2> -> (tensor<2x1xf8E5M2>, tensor<2x2xf8E5M2>)
  %1 = arith.constant dense<[57344.0, -1.0, 0.5]> : tensor<3xf8E5M2>
  return %0#0, %0#1, %1 : tensor<2x1xf8E5M2>, tensor<2x2xf8E5M2>, tensor<3xf8E5M2>
}

// E4M3FNUZ:      result[0]: 2x1xf8E4M3FNUZ={{\[\[240\],\[-240\]\]}}
// E4M3FNUZ-NEXT: result[1]: 2x2xf8E4M3FNUZ={{\[\[nan,0\],\[1,2\]\]}}
// E4M3FNUZ-NEXT: result[2]: 3xf8E4M3FNUZ=[240,-1,0.5]
func.func @f8E4M3FNUZ(%x: tensor<2x3xf8E4M3FNUZ>) -> (tensor<2x1xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E4M3FNUZ> -> (tensor<2x1xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>)
  %1 = arith.constant dense<[240.0, -1.0, 0.5]> : tensor<3xf8E4M3FNUZ>
  return %0#0, %0#1, %1 : tensor<2x1xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>
}

// E5M2FNUZ:      result[0]: 2x1xf8E5M2FNUZ={{\[\[57344\],\[-1\]\]}}
// E5M2FNUZ-NEXT: result[1]: 2x2xf8E5M2FNUZ={{\[\[nan,0\],\[1,2\]\]}}
// E5M2FNUZ-NEXT: result[2]: 3xf8E5M2FNUZ=[57344,-1,0.5]
func.func @f8E5M2FNUZ(%x: tensor<2x3xf8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E5M2FNUZ> -> (tensor<2x1xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>)
  %1 = arith.constant dense<[57344.0, -1.0, 0.5]> : tensor<3xf8E5M2FNUZ>
  return %0#0, %0#1, %1 : tensor<2x1xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
}

// E4M3B11FNUZ:      result[0]: 2x1xf8E4M3B11FNUZ={{\[\[30\],\[-1\]\]}}
// E4M3B11FNUZ-NEXT: result[1]: 2x2xf8E4M3B11FNUZ={{\[\[nan,0\],\[1,2\]\]}}
// E4M3B11FNUZ-NEXT: result[2]: 3xf8E4M3B11FNUZ=[30,-1,0.5]
func.func @f8E4M3B11FNUZ(%x: tensor<2x3xf8E4M3B11FNUZ>) -> (tensor<2x1xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E4M3B11FNUZ> -> (tensor<2x1xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>)
  %1 = arith.constant dense<[30.0, -1.0, 0.5]> : tensor<3xf8E4M3B11FNUZ>
  return %0#0, %0#1, %1 : tensor<2x1xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>
}

// E3M4:      result[0]: 2x1xf8E3M4={{\[\[15\.5\],\[-1\]\]}}
// E3M4-NEXT: result[1]: 2x2xf8E3M4={{\[\[-inf,-0\],\[1,2\]\]}}
// E3M4-NEXT: result[2]: 3xf8E3M4=[15.5,-1,0.5]
func.func @f8E3M4(%x: tensor<2x3xf8E3M4>) -> (tensor<2x1xf8E3M4>, tensor<2x2xf8E3M4>, tensor<3xf8E3M4>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E3M4> -> (tensor<2x1xf8E3M4>, tensor<2x2xf8E3M4>)
  %1 = arith.constant dense<[15.5, -1.0, 0.5]> : tensor<3xf8E3M4>
  return %0#0, %0#1, %1 : tensor<2x1xf8E3M4>, tensor<2x2xf8E3M4>, tensor<3xf8E3M4>
}

// E4M3:      result[0]: 2x1xf8E4M3={{\[\[240\],\[-1\]\]}}
// E4M3-NEXT: result[1]: 2x2xf8E4M3={{\[\[-inf,-0\],\[1,2\]\]}}
// E4M3-NEXT: result[2]: 3xf8E4M3=[240,-1,0.5]
func.func @f8E4M3(%x: tensor<2x3xf8E4M3>) -> (tensor<2x1xf8E4M3>, tensor<2x2xf8E4M3>, tensor<3xf8E4M3>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E4M3> -> (tensor<2x1xf8E4M3>, tensor<2x2xf8E4M3>)
  %1 = arith.constant dense<[240.0, -1.0, 0.5]> : tensor<3xf8E4M3>
  return %0#0, %0#1, %1 : tensor<2x1xf8E4M3>, tensor<2x2xf8E4M3>, tensor<3xf8E4M3>
}

// E8M0FNU:      result[0]: 2x1xf8E8M0FNU={{\[\[1\],\[0\.5\]\]}}
// E8M0FNU-NEXT: result[1]: 2x2xf8E8M0FNU={{\[\[nan,2\],\[4,8\]\]}}
// E8M0FNU-NEXT: result[2]: 3xf8E8M0FNU=[4,1,0.5]
func.func @f8E8M0FNU(%x: tensor<2x3xf8E8M0FNU>) -> (tensor<2x1xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) {
  %0:2 = split.split %x axis(1) sizes([1, 2])
    : tensor<2x3xf8E8M0FNU> -> (tensor<2x1xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>)
  %1 = arith.constant dense<[4.0, 1.0, 0.5]> : tensor<3xf8E8M0FNU>
  return %0#0, %0#1, %1 : tensor<2x1xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>
}
