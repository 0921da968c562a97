//===- Npy.h - Tensors in .npy files -------------------------------*- C++
//-*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_RUNNER_NPY_H
#define SPLIT_RUNNER_NPY_H

#include "split/Runner/HostTensor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace split {

/// Reads the one array of the regular file `path`, of format version 1.0, 2.0
/// or 3.0, C or Fortran order, little or big endian. The dtypes are f2 f4 f8,
/// i1 i2 i4 i8, u1 u2 u4 u8, c8 c16, and b1, which becomes i1. The error names
/// the file, the rule and the values found; a file whose size is not exactly
/// what its header states is an error, found before memory is taken.
llvm::Expected<HostTensor> readNpy(llvm::StringRef path);

/// Writes `tensor` to `path` in format version 1.0 and C order, replacing a
/// regular file there; index becomes i8. The file appears complete or not at
/// all. It is an error if the elements are of a kind that .npy files have no
/// dtype for, such as bf16 and strings, or i1 bytes other than 0 and 1.
llvm::Error writeNpy(llvm::StringRef path, const HostTensor &tensor);

} // namespace split

#endif // SPLIT_RUNNER_NPY_H
