//===- SplitToTensor.cpp - split to tensor conversion ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToTensor/SplitToTensor.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace split {
#define GEN_PASS_DEF_CONVERTSPLITTOTENSOR
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

/// The extents of `tensor`, those of what it is a cast of among them: later
/// folds look through casts, and a slice that was right must still verify then.
static SmallVector<int64_t> getKnownExtents(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> extents(type.getShape());
  while (auto cast = tensor.getDefiningOp<tensor::CastOp>()) {
    // An op can use its own result where nothing reaches it.
    if (cast.getSource() == tensor)
      break;
    tensor = cast.getSource();
    auto source = dyn_cast<RankedTensorType>(tensor.getType());
    if (!source)
      break;
    for (auto [extent, other] : llvm::zip_equal(extents, source.getShape()))
      if (ShapedType::isDynamic(extent))
        extent = other;
  }
  return extents;
}

/// Whether a slice of `sizes` at `offset` on `axis` of `source` would have no
/// elements or not verify: then it can only be empty.
static bool isEmptySlice(Value source, int64_t axis, OpFoldResult offset,
                         ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> extents = getKnownExtents(source);
  if (llvm::any_of(sizes, isZeroInteger) || llvm::is_contained(extents, 0))
    return true;
  std::optional<int64_t> knownOffset = getConstantIntValue(offset);
  return knownOffset && !ShapedType::isDynamic(extents[axis]) &&
         *knownOffset >= extents[axis];
}

/// `value` under another element type: an integer or a type quantised to it.
static Value castStorage(OpBuilder &builder, Value value, Type elementType) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getElementType() == elementType)
    return value;
  return quant::StorageCastOp::create(builder, value.getLoc(),
                                      type.clone(elementType), value);
}

/// What slices are taken of. A slice has the element type of its source, but
/// the parts of a split on a quantised axis have others, with fewer scales. So
/// these are cut as integers.
static Value getSlicedValue(OpBuilder &builder, SplitOp op) {
  Type elementType = op.getSourceType().getElementType();
  bool areSlices = llvm::all_of(op.getParts(), [&](Value part) {
    return part.use_empty() ||
           getElementTypeOrSelf(part.getType()) == elementType;
  });
  if (areSlices)
    return op.getSource();
  return castStorage(builder, op.getSource(),
                     cast<quant::QuantizedType>(elementType).getStorageType());
}

/// One part, of `resultType` or of one that can be cast to it, as a slice of
/// `source` or as an empty tensor.
static Value createPart(OpBuilder &builder, Location loc, Value source,
                        TensorType resultType, int64_t axis,
                        OpFoldResult offset, ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(source.getType());
  Type elementType = resultType.getElementType();
  bool isResultEmpty =
      resultType.hasRank() && llvm::is_contained(resultType.getShape(), 0);
  if (isResultEmpty || isEmptySlice(source, axis, offset, sizes))
    return tensor::EmptyOp::create(builder, loc, sizes, elementType,
                                   type.getEncoding());
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  offsets[axis] = offset;
  Value slice = tensor::ExtractSliceOp::create(builder, loc, source, offsets,
                                               sizes, strides);
  return castStorage(builder, slice, elementType);
}

namespace {
struct SplitToTensor : public OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> axis = op.getNormalizedAxis();
    if (!axis)
      return rewriter.notifyMatchFailure(op, "unranked source");
    Location loc = op.getLoc();
    Parts<OpFoldResult> parts = computeParts(rewriter, op);
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, op.getSource());
    Value source = getSlicedValue(rewriter, op);
    SmallVector<Value> values;
    for (auto [index, result] : llvm::enumerate(op.getParts())) {
      if (result.use_empty()) {
        values.push_back(Value());
        continue;
      }
      sizes[*axis] = parts.sizes[index];
      Value value =
          createPart(rewriter, loc, source, cast<TensorType>(result.getType()),
                     *axis, parts.offsets[index], sizes);
      if (value.getType() != result.getType())
        value = tensor::CastOp::create(rewriter, loc, result.getType(), value);
      values.push_back(value);
    }
    rewriter.replaceOp(op, values);
    return success();
  }
};

struct ConvertSplitToTensor
    : public split::impl::ConvertSplitToTensorBase<ConvertSplitToTensor> {
  void runOnOperation() override {
    // Not by a driver of patterns: those leave unreachable blocks as they are.
    SmallVector<SplitOp> ops;
    getOperation()->walk([&](SplitOp op) { ops.push_back(op); });
    SplitToTensor pattern(&getContext());
    PatternRewriter rewriter(&getContext());
    for (SplitOp op : ops) {
      rewriter.setInsertionPoint(op);
      if (succeeded(pattern.matchAndRewrite(op, rewriter)))
        continue;
      op.emitOpError("cannot become slices: its source is unranked, of type ")
          << op.getSourceType();
      return signalPassFailure();
    }
  }
};
} // namespace

void split::populateSplitToTensorPatterns(RewritePatternSet &patterns) {
  patterns.add<SplitToTensor>(patterns.getContext());
}
