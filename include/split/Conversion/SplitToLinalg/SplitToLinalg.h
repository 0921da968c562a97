//===- SplitToLinalg.h - split to linalg conversion -------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_SPLITTOLINALG_SPLITTOLINALG_H
#define SPLIT_CONVERSION_SPLITTOLINALG_SPLITTOLINALG_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace split {

#define GEN_PASS_DECL_CONVERTSPLITTOLINALG
#include "split/Conversion/Passes.h.inc"

/// Adds the pattern that turns a split of a ranked tensor into linalg.generic
/// ops that copy slices and, for parts without elements, empty tensors.
void populateSplitToLinalgPatterns(mlir::RewritePatternSet &patterns);

} // namespace split

#endif // SPLIT_CONVERSION_SPLITTOLINALG_SPLITTOLINALG_H
