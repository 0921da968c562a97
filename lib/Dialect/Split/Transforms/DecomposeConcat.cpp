//===- DecomposeConcat.cpp - Concats become insertions --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not by upstream's patterns: those insert operands without elements, which
// does not verify at the end of the result, and their offsets, as composed maps
// of affine, take space that is quadratic in the number of operands.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

namespace split {
#define GEN_PASS_DEF_SPLITDECOMPOSECONCAT
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

/// The extents that all operands of `op` have, as the result's type or the
/// first operand tells them; those on the axis are its own.
static SmallVector<OpFoldResult> getCommonExtents(OpBuilder &builder,
                                                  tensor::ConcatOp op) {
  SmallVector<OpFoldResult> extents;
  for (auto [dim, extent] : llvm::enumerate(
           op.inferResultType(op.getDim(), op.getInputs().getTypes())
               .getShape())) {
    if (ShapedType::isDynamic(extent) && dim != op.getDim())
      extents.push_back(tensor::getMixedSize(builder, op.getLoc(),
                                             op.getInputs().front(), dim));
    else
      extents.push_back(builder.getIndexAttr(extent));
  }
  return extents;
}

/// Replaces `op` by insertions into an empty tensor.
static void decompose(IRRewriter &rewriter, tensor::ConcatOp op) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  int64_t axis = op.getDim();
  SmallVector<OpFoldResult> extents = getCommonExtents(rewriter, op);
  SmallVector<OpFoldResult> sizes;
  for (Value operand : op.getInputs())
    sizes.push_back(tensor::getMixedSize(rewriter, loc, operand, axis));
  FoldingArith arith(rewriter, loc);
  Parts<OpFoldResult> places = partsOfSizes(arith, sizes);
  extents[axis] = arith.add(places.offsets.back(), sizes.back());

  RankedTensorType type = op.getResultType();
  Value result = tensor::EmptyOp::create(
      rewriter, loc, extents, type.getElementType(), type.getEncoding());
  SmallVector<OpFoldResult> offsets(extents.size(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(extents.size(), rewriter.getIndexAttr(1));
  for (auto [index, operand] : llvm::enumerate(op.getInputs())) {
    extents[axis] = sizes[index];
    // A slice of no elements does not verify, and has nothing to insert.
    if (llvm::any_of(extents, isZeroInteger))
      continue;
    offsets[axis] = places.offsets[index];
    // The operand's own type, which can say less.
    result = tensor::InsertSliceOp::create(
        rewriter, loc, operand, result, offsets,
        tensor::getMixedSizes(rewriter, loc, operand), strides);
  }
  if (result.getType() != type)
    result = tensor::CastOp::create(rewriter, loc, type, result);
  rewriter.replaceOp(op, result);
}

namespace {
struct SplitDecomposeConcat
    : public split::impl::SplitDecomposeConcatBase<SplitDecomposeConcat> {
  void runOnOperation() override {
    SmallVector<tensor::ConcatOp> ops;
    getOperation()->walk([&](tensor::ConcatOp op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (tensor::ConcatOp op : ops)
      decompose(rewriter, op);
    if (ops.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace
