//===- SplitToLinalg.cpp - split to linalg conversion ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToLinalg/SplitToLinalg.h"

#include "split/Dialect/Split/Utils/Slices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace split {
#define GEN_PASS_DEF_CONVERTSPLITTOLINALG
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

/// A copy of `slice` in a tensor of its own: a generic op, which upstream
/// fuses and tiles, not linalg.copy, which it does not fuse.
static Value createCopy(OpBuilder &builder, Value slice,
                        ArrayRef<OpFoldResult> sizes) {
  Location loc = slice.getLoc();
  auto type = cast<RankedTensorType>(slice.getType());
  Value init = tensor::EmptyOp::create(
      builder, loc, sizes, type.getElementType(), type.getEncoding());
  SmallVector<AffineMap> maps(2,
                              builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(
      builder, loc, type, slice, init, maps, iterators,
      [](OpBuilder &nested, Location nestedLoc, ValueRange elements) {
        linalg::YieldOp::create(nested, nestedLoc, elements.front());
      });
  return copy.getResult(0);
}

static LogicalResult convertToLinalg(RewriterBase &rewriter, SplitOp op) {
  return replaceBySlices(rewriter, op, QuantisedSlices::AsIntegers,
                         [&](Value slice, ArrayRef<OpFoldResult> sizes) {
                           return createCopy(rewriter, slice, sizes);
                         });
}

namespace {
struct SplitToLinalg : public OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    return convertToLinalg(rewriter, op);
  }
};

struct ConvertSplitToLinalg
    : public split::impl::ConvertSplitToLinalgBase<ConvertSplitToLinalg> {
  void runOnOperation() override {
    if (failed(replaceSplits(getOperation(), "linalg ops", convertToLinalg)))
      signalPassFailure();
  }
};
} // namespace

void split::populateSplitToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitToLinalg>(patterns.getContext());
}
