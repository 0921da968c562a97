//===- PartViews.cpp - Views that parts are -------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartViews.h"

#include "split/Dialect/Split/Utils/Slices.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace split;

FailureOr<MemRefType> split::checkSourceType(SplitOp op,
                                             FailureOr<BufferLikeType> buffer) {
  TensorType source = op.getSourceType();
  if (!source.hasRank())
    return op.emitOpError("cannot be bufferized: its source is unranked, of "
                          "type ")
           << source;
  if (!BaseMemRefType::isValidElementType(source.getElementType()))
    return op.emitOpError("cannot be bufferized: no buffer can have the "
                          "elements of ")
           << source;
  if (failed(buffer))
    return failure();
  auto type = dyn_cast<MemRefType>(*buffer);
  if (!type || !type.isStrided())
    return op.emitOpError("cannot be bufferized: parts of its source are no "
                          "views of a buffer of type ")
           << *buffer;
  return type;
}

/// The extents of `buffer`, as far as later folds can know them: they look
/// through casts, and into the sizes of views, such as that of another part.
static SmallVector<int64_t> getFoldedExtents(Value buffer) {
  SmallVector<int64_t> extents = getKnownExtents<memref::CastOp>(buffer);
  if (auto cast = buffer.getDefiningOp<memref::CastOp>())
    buffer = cast.getSource();
  auto view = buffer.getDefiningOp<memref::SubViewOp>();
  if (!view || view.getMixedSizes().size() != extents.size())
    return extents;
  for (auto [extent, size] : llvm::zip_equal(extents, view.getMixedSizes()))
    if (ShapedType::isDynamic(extent))
      extent = getConstantIntValue(size).value_or(ShapedType::kDynamic);
  return extents;
}

PartViews::PartViews(OpBuilder &builder, SplitOp op, Value buffer)
    : builder(builder), op(op), axis(*op.getNormalizedAxis()), buffer(buffer),
      type(cast<MemRefType>(buffer.getType())),
      knownExtents(getFoldedExtents(buffer)),
      parts(computeParts(builder, op, getAxisExtent())) {
  sourceExtents.resize(type.getRank());
}

OpFoldResult PartViews::getAxisExtent() {
  if (ShapedType::isDynamic(knownExtents[axis]))
    return {};
  return builder.getIndexAttr(knownExtents[axis]);
}

SmallVector<OpFoldResult> PartViews::getSizes(int64_t index) {
  auto part = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim : llvm::seq(type.getRank())) {
    if (dim == axis) {
      sizes.push_back(parts.sizes[index]);
      continue;
    }
    // What the type of the part tells need not be asked of the buffer.
    if (part && !part.isDynamicDim(dim)) {
      sizes.push_back(builder.getIndexAttr(part.getDimSize(dim)));
      continue;
    }
    OpFoldResult &extent = sourceExtents[dim];
    if (!extent)
      extent = memref::getMixedSize(builder, op.getLoc(), buffer, dim);
    sizes.push_back(extent);
  }
  return sizes;
}

Value PartViews::createSlice(ArrayRef<OpFoldResult> offsets,
                             ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
  return memref::SubViewOp::create(builder, op.getLoc(), buffer, offsets, sizes,
                                   strides);
}

/// A part without elements; a source without elements has no subviews.
Value PartViews::createEmpty(ArrayRef<OpFoldResult> sizes) {
  if (!llvm::is_contained(knownExtents, 0)) {
    SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
    return createSlice(offsets, sizes);
  }
  return reinterpret({}, sizes);
}

/// A view without elements at `offset` in the buffer, or where that begins.
Value PartViews::reinterpret(OpFoldResult offset,
                             ArrayRef<OpFoldResult> sizes) {
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, op.getLoc(), buffer);
  return memref::ReinterpretCastOp::create(
      builder, op.getLoc(), buffer,
      offset ? offset : metadata.getConstifiedMixedOffset(), sizes,
      metadata.getConstifiedMixedStrides());
}

/// Where part `index` begins on the axis of `source`, if attributes and types
/// tell it. Views without elements begin where the source does.
static std::optional<int64_t> getViewOffset(SplitOp op, int64_t index,
                                            MemRefType source) {
  auto part = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  if (getKnownPartSize(op, index) == 0 ||
      llvm::is_contained(source.getShape(), 0) ||
      (part && llvm::is_contained(part.getShape(), 0)))
    return 0;
  std::optional<int64_t> offset = getKnownPartOffset(op, index);
  int64_t extent = source.getDimSize(*op.getNormalizedAxis());
  bool isAtEnd = offset && !ShapedType::isDynamic(extent) && *offset >= extent;
  return isAtEnd ? 0 : offset;
}

BaseMemRefType split::getViewType(SplitOp op, int64_t index,
                                  MemRefType source) {
  auto part = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  if (!part)
    return UnrankedMemRefType::get(source.getElementType(),
                                   source.getMemorySpace());
  auto [strides, base] = source.getStridesAndOffset();
  int64_t stride = strides[*op.getNormalizedAxis()];
  std::optional<int64_t> offset = getViewOffset(op, index, source);
  if (offset && *offset != 0)
    offset = ShapedType::isDynamic(stride) ? std::nullopt
                                           : llvm::checkedMul(*offset, stride);
  if (offset)
    offset = ShapedType::isDynamic(base) ? std::nullopt
                                         : llvm::checkedAdd(*offset, base);
  auto layout = StridedLayoutAttr::get(
      op.getContext(), offset.value_or(ShapedType::kDynamic), strides);
  return MemRefType::get(part.getShape(), source.getElementType(), layout,
                         source.getMemorySpace());
}

Value PartViews::create(int64_t index) {
  SmallVector<OpFoldResult> sizes = getSizes(index);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
  offsets[axis] = parts.offsets[index];
  Value view = isEmptySlice(knownExtents, offsets, sizes)
                   ? createEmpty(sizes)
                   : createSlice(offsets, sizes);
  BaseMemRefType viewType = getViewType(op, index, type);
  if (view.getType() == viewType)
    return view;
  // One that only here turned out to have no elements begins elsewhere.
  if (!memref::CastOp::areCastCompatible(view.getType(), viewType))
    view = reinterpret(
        builder.getIndexAttr(
            cast<MemRefType>(viewType).getStridesAndOffset().second),
        sizes);
  return builder.createOrFold<memref::CastOp>(op.getLoc(), viewType, view);
}
