//===- CFAssertToSplit.cpp - cf.assert to split.assert --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/CFAssertToSplit/CFAssertToSplit.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace split {
#define GEN_PASS_DEF_CONVERTCFASSERTTOSPLIT
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

static LogicalResult convertAssert(cf::AssertOp op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<split::AssertOp>(op, op.getArg(), op.getMsgAttr(),
                                               ValueRange());
  return success();
}

namespace {
struct ConvertCFAssertToSplit
    : public split::impl::ConvertCFAssertToSplitBase<ConvertCFAssertToSplit> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateCFAssertToSplitPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

void split::populateCFAssertToSplitPatterns(RewritePatternSet &patterns) {
  patterns.add(convertAssert);
}
