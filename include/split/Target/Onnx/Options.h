//===- Options.h - Options of tools that read ONNX models -------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TARGET_ONNX_OPTIONS_H
#define SPLIT_TARGET_ONNX_OPTIONS_H

#include "split/Target/Onnx/Import.h"

namespace split {

/// Adds `text`, which is NAME=N, to `options.dims`.
llvm::Error addOnnxDim(llvm::StringRef text, OnnxImportOptions &options);

/// Adds `text`, which is NAME=2x?x3, to `options.shapes`; a shape without
/// extents is that of a scalar.
llvm::Error addOnnxShape(llvm::StringRef text, OnnxImportOptions &options);

} // namespace split

#endif // SPLIT_TARGET_ONNX_OPTIONS_H
