//===- SplitToTensor.cpp - split to tensor conversion ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToTensor/SplitToTensor.h"

#include "split/Dialect/Split/Utils/Slices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace split {
#define GEN_PASS_DEF_CONVERTSPLITTOTENSOR
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

static LogicalResult convertToTensor(RewriterBase &rewriter, SplitOp op) {
  return replaceBySlices(
      rewriter, op, QuantisedSlices::Keep,
      [](Value slice, ArrayRef<OpFoldResult>) { return slice; });
}

namespace {
struct SplitToTensor : public OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    return convertToTensor(rewriter, op);
  }
};

struct ConvertSplitToTensor
    : public split::impl::ConvertSplitToTensorBase<ConvertSplitToTensor> {
  void runOnOperation() override {
    if (failed(replaceSplits(getOperation(), "slices", convertToTensor)))
      signalPassFailure();
  }
};
} // namespace

void split::populateSplitToTensorPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitToTensor>(patterns.getContext());
}
