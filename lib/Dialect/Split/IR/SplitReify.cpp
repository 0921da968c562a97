//===- SplitReify.cpp - Extents of parts as IR ----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ReifyRankedShapedTypeOpInterface: what `tensor.dim` of a part is, said in
// terms of the operands. A split that breaks a rule is undefined behaviour, so
// that the sizes it states are those of its parts.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace split;

namespace {
/// Makes extents of parts of one split, and only what these need.
class PartShapes {
public:
  PartShapes(OpBuilder &builder, SplitOp op)
      : builder(builder), op(op), axis(op.getNormalizedAxis()) {
    if (axis)
      sourceExtents.resize(op.getSourceType().getRank());
  }

  /// The extent of a ranked part on `dim`, or null where neither its type nor
  /// a ranked source tells.
  OpFoldResult getExtent(int64_t index, int64_t dim);

  /// All extents of a part, or none where it is unranked.
  SmallVector<OpFoldResult> getExtents(int64_t index);

private:
  OpFoldResult getSourceExtent(int64_t dim);

  OpBuilder &builder;
  SplitOp op;
  /// Only where the source is ranked.
  std::optional<int64_t> axis;
  /// Those off the axis, each null until it is needed.
  SmallVector<OpFoldResult> sourceExtents;
  std::optional<PartSizes> sizes;
};
} // namespace

OpFoldResult PartShapes::getSourceExtent(int64_t dim) {
  OpFoldResult &extent = sourceExtents[dim];
  if (!extent)
    extent = tensor::getMixedSize(builder, op.getLoc(), op.getSource(), dim);
  return extent;
}

OpFoldResult PartShapes::getExtent(int64_t index, int64_t dim) {
  auto type = cast<RankedTensorType>(op.getParts()[index].getType());
  if (!type.isDynamicDim(dim))
    return builder.getIndexAttr(type.getDimSize(dim));
  if (!axis)
    return {};
  if (dim != *axis)
    return getSourceExtent(dim);
  if (!sizes)
    sizes.emplace(builder, op);
  return sizes->get(index);
}

SmallVector<OpFoldResult> PartShapes::getExtents(int64_t index) {
  SmallVector<OpFoldResult> extents;
  auto type = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  if (!type)
    return extents;
  for (int64_t dim : llvm::seq(type.getRank()))
    extents.push_back(getExtent(index, dim));
  return extents;
}

LogicalResult SplitOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &shapes) {
  PartShapes partShapes(builder, *this);
  for (int64_t index : llvm::seq<int64_t>(getParts().size()))
    shapes.push_back(partShapes.getExtents(index));
  return success();
}

FailureOr<SmallVector<OpFoldResult>>
SplitOp::reifyShapeOfResult(OpBuilder &builder, int index) {
  if (index < 0 || index >= static_cast<int64_t>(getParts().size()))
    return failure();
  return PartShapes(builder, *this).getExtents(index);
}

FailureOr<OpFoldResult> SplitOp::reifyDimOfResult(OpBuilder &builder, int index,
                                                  int dim) {
  if (index < 0 || index >= static_cast<int64_t>(getParts().size()))
    return failure();
  // A dimension that a part does not have is no error in a program: it may
  // never be asked for.
  auto type = dyn_cast<RankedTensorType>(getParts()[index].getType());
  if (!type || dim < 0 || dim >= type.getRank())
    return failure();
  OpFoldResult extent = PartShapes(builder, *this).getExtent(index, dim);
  if (!extent)
    return failure();
  return extent;
}
