//===- Simplify.cpp - Simplify splits and what is around them -------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplify.h"

#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace split {
#define GEN_PASS_DEF_SPLITSIMPLIFY
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;
using namespace split::detail;

bool split::detail::haveElementsOf(TypeRange types, Type type) {
  auto source = cast<RankedTensorType>(type);
  return llvm::all_of(types, [&](Type type) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    return getElementTypeOrSelf(type) == source.getElementType() &&
           (!ranked || ranked.getEncoding() == source.getEncoding());
  });
}

void split::populateSplitSimplifyPatterns(RewritePatternSet &patterns) {
  addRule(patterns, "split-simplify-fill", splitFill);
  addRule(patterns, "split-simplify-splat", splitSplat);
  addRule(patterns, "split-simplify-empty", splitEmpty);
  addRule(patterns, "split-simplify-slices-of-parts", sliceParts);
  addRule(patterns, "split-simplify-slice", splitSlice);
  addRule(patterns, "split-simplify-concat", splitConcat);
  addRule(patterns, "split-simplify-concat-of-parts", concatParts);
}

namespace {
struct SplitSimplify : public split::impl::SplitSimplifyBase<SplitSimplify> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateSplitSimplifyPatterns(set);
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    if (failed(applyPatternsGreedily(getOperation(), patterns)))
      signalPassFailure();
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
