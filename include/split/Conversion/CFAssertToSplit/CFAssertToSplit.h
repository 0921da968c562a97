//===- CFAssertToSplit.h - cf.assert to split.assert ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_CFASSERTTOSPLIT_CFASSERTTOSPLIT_H
#define SPLIT_CONVERSION_CFASSERTTOSPLIT_CFASSERTTOSPLIT_H

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Pass/Pass.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace split {

#define GEN_PASS_DECL_CONVERTCFASSERTTOSPLIT
#include "split/Conversion/Passes.h.inc"

/// Adds the pattern that turns cf.assert into split.assert.
void populateCFAssertToSplitPatterns(mlir::RewritePatternSet &patterns);

} // namespace split

#endif // SPLIT_CONVERSION_CFASSERTTOSPLIT_CFASSERTTOSPLIT_H
