//===- Passes.h - Passes on the split dialect -------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace split {

#define GEN_PASS_DECL
#include "split/Dialect/Split/Transforms/Passes.h.inc"

/// Adds the rules of --split-simplify, each under a name.
void populateSplitSimplifyPatterns(mlir::RewritePatternSet &patterns);

#define GEN_PASS_REGISTRATION
#include "split/Dialect/Split/Transforms/Passes.h.inc"

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES_H
