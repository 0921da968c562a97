//===- CarryOutPlan.h - Rewrite a split as planned --------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_CARRYOUTPLAN_H
#define SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_CARRYOUTPLAN_H

#include "split/Dialect/Split/IR/Split.h"
#include "split/Specs/Plan.h"

#include "mlir/IR/PatternMatch.h"

namespace split::detail {

/// Rewrites `op` as `plan`, which is not refused, says: into splits that have
/// the specification `spec`.
void carryOut(const Plan &plan, SplitOp op, SplitSpecAttrInterface spec,
              mlir::RewriterBase &rewriter);

} // namespace split::detail

#endif // SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_CARRYOUTPLAN_H
