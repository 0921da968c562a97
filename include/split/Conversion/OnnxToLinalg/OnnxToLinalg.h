//===- OnnxToLinalg.h - ONNX ops to linalg conversion -----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_ONNXTOLINALG_ONNXTOLINALG_H
#define SPLIT_CONVERSION_ONNXTOLINALG_ONNXTOLINALG_H

#include "mlir/Pass/Pass.h"

namespace split {

#define GEN_PASS_DECL_CONVERTONNXTOLINALG
#include "split/Conversion/Passes.h.inc"

} // namespace split

#endif // SPLIT_CONVERSION_ONNXTOLINALG_ONNXTOLINALG_H
