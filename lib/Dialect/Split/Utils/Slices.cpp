//===- Slices.cpp - Parts as slices of their source -----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Utils/Slices.h"

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Whether `offset` is known not to be before the end of an extent.
static bool isAtEnd(OpFoldResult offset, int64_t extent) {
  std::optional<int64_t> known = getConstantIntValue(offset);
  return known && !ShapedType::isDynamic(extent) && *known >= extent;
}

bool split::isEmptySlice(ArrayRef<int64_t> extents,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) {
  if (llvm::any_of(sizes, isZeroInteger) || llvm::is_contained(extents, 0))
    return true;
  return llvm::any_of(llvm::zip_equal(offsets, extents), [](auto offsetIn) {
    return isAtEnd(std::get<0>(offsetIn), std::get<1>(offsetIn));
  });
}

bool split::isEmptySlice(Value source, ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) {
  return isEmptySlice(getKnownExtents<tensor::CastOp>(source), offsets, sizes);
}

Value split::createSlice(OpBuilder &builder, Location loc, Value source,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(builder, loc, source, offsets, sizes,
                                        strides);
}

//===----------------------------------------------------------------------===//
// Quantised tensors
//===----------------------------------------------------------------------===//

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
static Value getSlicedValue(OpBuilder &builder, SplitOp op,
                            QuantisedSlices quantised) {
  Type elementType = op.getSourceType().getElementType();
  auto quantisedType = dyn_cast<quant::QuantizedType>(elementType);
  // A type that is only calibrated has no integers yet.
  if (!quantisedType || !quantisedType.getStorageType())
    return op.getSource();
  bool areSlices = llvm::all_of(op.getParts(), [&](Value part) {
    return part.use_empty() ||
           getElementTypeOrSelf(part.getType()) == elementType;
  });
  if (areSlices && quantised == QuantisedSlices::Keep)
    return op.getSource();
  return castStorage(builder, op.getSource(), quantisedType.getStorageType());
}

//===----------------------------------------------------------------------===//
// Whole splits
//===----------------------------------------------------------------------===//

/// One part, of `resultType` or of one that can be cast to it.
static Value createPart(OpBuilder &builder, Location loc, Value source,
                        TensorType resultType, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        PartOfSliceFn partOfSlice) {
  Type elementType = resultType.getElementType();
  bool isResultEmpty =
      resultType.hasRank() && llvm::is_contained(resultType.getShape(), 0);
  if (isResultEmpty || isEmptySlice(source, offsets, sizes)) {
    Attribute encoding = cast<RankedTensorType>(source.getType()).getEncoding();
    return tensor::EmptyOp::create(builder, loc, sizes, elementType, encoding);
  }
  Value slice = createSlice(builder, loc, source, offsets, sizes);
  return castStorage(builder, partOfSlice(slice, sizes), elementType);
}

LogicalResult split::replaceBySlices(RewriterBase &rewriter, SplitOp op,
                                     QuantisedSlices quantised,
                                     PartOfSliceFn partOfSlice) {
  std::optional<int64_t> axis = op.getNormalizedAxis();
  if (!axis)
    return failure();
  Location loc = op.getLoc();
  Parts<OpFoldResult> parts = computeParts(rewriter, op);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, op.getSource());
  SmallVector<OpFoldResult> offsets(sizes.size(), rewriter.getIndexAttr(0));
  Value source = getSlicedValue(rewriter, op, quantised);
  SmallVector<Value> values;
  for (auto [index, result] : llvm::enumerate(op.getParts())) {
    if (result.use_empty()) {
      values.push_back(Value());
      continue;
    }
    offsets[*axis] = parts.offsets[index];
    sizes[*axis] = parts.sizes[index];
    Value value =
        createPart(rewriter, loc, source, cast<TensorType>(result.getType()),
                   offsets, sizes, partOfSlice);
    if (value.getType() != result.getType())
      value = tensor::CastOp::create(rewriter, loc, result.getType(), value);
    values.push_back(value);
  }
  rewriter.replaceOp(op, values);
  return success();
}

LogicalResult split::replaceSplits(
    Operation *root, StringRef what,
    llvm::function_ref<LogicalResult(RewriterBase &, SplitOp)> replace) {
  // Not by a driver of patterns: those leave unreachable blocks as they are.
  SmallVector<SplitOp> ops;
  root->walk([&](SplitOp op) { ops.push_back(op); });
  IRRewriter rewriter(root->getContext());
  for (SplitOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(replace(rewriter, op)))
      return op.emitOpError("cannot become ")
             << what << ": its source is unranked, of type "
             << op.getSourceType();
  }
  return success();
}
