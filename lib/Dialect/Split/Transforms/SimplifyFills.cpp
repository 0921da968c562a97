//===- SimplifyFills.cpp - Splits of what is the same everywhere ----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplify.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

/// Whether the parts of `op` can be made anew, without computing a size.
static bool canReplaceParts(SplitOp op) {
  return op.getStaticSizes() && op.getNormalizedAxis() &&
         haveElementsOf(op.getParts().getTypes(), op.getSourceType());
}

/// Replaces each part of `op` that is used by what `create` makes of its
/// extents; `shape` has those of the source.
static LogicalResult
replaceParts(SplitOp op, ArrayRef<OpFoldResult> shape,
             PatternRewriter &rewriter,
             llvm::function_ref<Value(ArrayRef<OpFoldResult> extents)> create) {
  SmallVector<OpFoldResult> extents(shape);
  SmallVector<Value> values;
  for (auto [size, part] : llvm::zip_equal(op.getMixedSizes(), op.getParts())) {
    extents[*op.getNormalizedAxis()] = size;
    values.push_back(part.use_empty()
                         ? Value()
                         : castTo(rewriter, create(extents), part.getType()));
  }
  rewriter.replaceOp(op, values);
  return success();
}

LogicalResult split::detail::splitFill(SplitOp op, PatternRewriter &rewriter) {
  auto fill = getOwnProducer<linalg::FillOp>(op);
  if (!fill || !canReplaceParts(op))
    return failure();
  auto type = cast<RankedTensorType>(op.getSourceType());
  // Not the extents of the source: that would be a use of it.
  SmallVector<OpFoldResult> shape =
      tensor::getMixedSizes(rewriter, op.getLoc(), fill.getOutputs().front());
  return replaceParts(op, shape, rewriter, [&](ArrayRef<OpFoldResult> extents) {
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), extents,
                                type.getElementType(), type.getEncoding());
    return linalg::FillOp::create(rewriter, fill.getLoc(), fill.getInputs(),
                                  empty)
        .getResult(0);
  });
}

LogicalResult split::detail::splitSplat(SplitOp op, PatternRewriter &rewriter) {
  auto splat = getOwnProducer<tensor::SplatOp>(op);
  if (!splat || !canReplaceParts(op))
    return failure();
  RankedTensorType type = splat.getType();
  SmallVector<OpFoldResult> shape = getMixedValues(
      type.getShape(), splat.getDynamicSizes(), rewriter.getContext());
  return replaceParts(op, shape, rewriter, [&](ArrayRef<OpFoldResult> extents) {
    SmallVector<int64_t> staticExtents;
    SmallVector<Value> dynamicExtents;
    dispatchIndexOpFoldResults(extents, dynamicExtents, staticExtents);
    return tensor::SplatOp::create(rewriter, splat.getLoc(),
                                   type.clone(staticExtents), splat.getInput(),
                                   dynamicExtents);
  });
}

LogicalResult split::detail::splitEmpty(SplitOp op, PatternRewriter &rewriter) {
  auto empty = getOwnProducer<tensor::EmptyOp>(op);
  if (!empty || !canReplaceParts(op))
    return failure();
  RankedTensorType type = empty.getType();
  return replaceParts(
      op, empty.getMixedSizes(), rewriter, [&](ArrayRef<OpFoldResult> extents) {
        return tensor::EmptyOp::create(rewriter, empty.getLoc(), extents,
                                       type.getElementType(),
                                       type.getEncoding());
      });
}
