// The input comes from a .npy file and the results go to .npy files, byte for byte those that
// a program of its own makes.

// DEFINE: %{dtype} = '<f4'
// DEFINE: %{size} = 4
// DEFINE: %{entry} = f32
// DEFINE: %{columns} = %python %S/Inputs/npy_columns.py
// DEFINE: %{test} = \
// DEFINE:   %{columns} %t.x.npy %{dtype} %{size} 5 7 && \
// DEFINE:   %{columns} %t.a.npy %{dtype} %{size} 5 7 0 3 && \
// DEFINE:   %{columns} %t.b.npy %{dtype} %{size} 5 7 3 7 && \
// DEFINE:   rm -f %t.0.npy %t.1.npy && \
// DEFINE:   split-run %s --entry=%{entry} --input=@%t.x.npy \
// DEFINE:     --output=@%t.0.npy --output=@%t.1.npy | count 0 && \
// DEFINE:   cmp %t.0.npy %t.a.npy && cmp %t.1.npy %t.b.npy

// RUN: %{test}

// REDEFINE: %{dtype} = '<i2'
// REDEFINE: %{size} = 2
// REDEFINE: %{entry} = i16
// RUN: %{test}

// REDEFINE: %{dtype} = '<u8'
// REDEFINE: %{size} = 8
// REDEFINE: %{entry} = ui64
// RUN: %{test}

// A result that has no file, or `-`, is printed.
// RUN: split-run %s --entry=f32 --input=5x7xf32=1 --output=- --output=@%t.1.npy \
// RUN:   | FileCheck %s --check-prefix=FIRST --implicit-check-not=result
// RUN: split-run %s --entry=f32 --input=5x7xf32=1 --output=@%t.0.npy \
// RUN:   | FileCheck %s --check-prefix=SECOND --implicit-check-not=result
// FIRST: result[0]: 5x3xf32=
// SECOND: result[1]: 5x4xf32=

func.func @f32(%x : tensor<5x7xf32>) -> (tensor<5x3xf32>, tensor<5x4xf32>) {
  %parts:2 = split.split %x axis(1) sizes([3, 4])
    : tensor<5x7xf32> -> (tensor<5x3xf32>, tensor<5x4xf32>)
  return %parts#0, %parts#1 : tensor<5x3xf32>, tensor<5x4xf32>
}

func.func @i16(%x : tensor<?x?xi16>) -> (tensor<?x3xi16>, tensor<?x4xi16>) {
  %parts:2 = split.split %x axis(-1) sizes([3, 4])
    : tensor<?x?xi16> -> (tensor<?x3xi16>, tensor<?x4xi16>)
  return %parts#0, %parts#1 : tensor<?x3xi16>, tensor<?x4xi16>
}

func.func @ui64(%x : tensor<5x7xui64>) -> (tensor<?x?xui64>, tensor<?x?xui64>) {
  %parts:2 = split.split %x axis(1) sizes([3, 4])
    : tensor<5x7xui64> -> (tensor<?x?xui64>, tensor<?x?xui64>)
  return %parts#0, %parts#1 : tensor<?x?xui64>, tensor<?x?xui64>
}
