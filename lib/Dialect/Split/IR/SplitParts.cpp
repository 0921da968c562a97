//===- SplitParts.cpp - Sizes and offsets of parts as IR ------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// FoldingArith
//===----------------------------------------------------------------------===//

/// `fold` where both operands are known, else an `Op` on them.
template <typename Op, typename Fold>
static OpFoldResult createOrFold(OpBuilder &builder, Location loc,
                                 OpFoldResult a, OpFoldResult b, Fold fold) {
  std::optional<int64_t> lhs = getConstantIntValue(a);
  std::optional<int64_t> rhs = getConstantIntValue(b);
  if (lhs && rhs)
    return builder.getIndexAttr(fold(*lhs, *rhs));
  return builder.createOrFold<Op>(
      loc, getValueOrCreateConstantIndexOp(builder, loc, a),
      getValueOrCreateConstantIndexOp(builder, loc, b));
}

OpFoldResult FoldingArith::constant(int64_t value) {
  return builder.getIndexAttr(value);
}

OpFoldResult FoldingArith::add(OpFoldResult a, OpFoldResult b) {
  if (isZeroInteger(a))
    return b;
  if (isZeroInteger(b))
    return a;
  return createOrFold<arith::AddIOp>(builder, loc, a, b, ConstantArith::add);
}

OpFoldResult FoldingArith::sub(OpFoldResult a, OpFoldResult b) {
  if (isZeroInteger(b))
    return a;
  return createOrFold<arith::SubIOp>(builder, loc, a, b, ConstantArith::sub);
}

OpFoldResult FoldingArith::mul(OpFoldResult a, OpFoldResult b) {
  if (isZeroInteger(a) || isOneInteger(b))
    return a;
  if (isZeroInteger(b) || isOneInteger(a))
    return b;
  return createOrFold<arith::MulIOp>(builder, loc, a, b, ConstantArith::mul);
}

OpFoldResult FoldingArith::div(OpFoldResult a, OpFoldResult b) {
  if (isOneInteger(b))
    return a;
  return createOrFold<arith::DivUIOp>(builder, loc, a, b, ConstantArith::div);
}

OpFoldResult FoldingArith::min(OpFoldResult a, OpFoldResult b) {
  if (isZeroInteger(a))
    return a;
  if (isZeroInteger(b))
    return b;
  return createOrFold<arith::MinUIOp>(builder, loc, a, b, ConstantArith::min);
}

//===----------------------------------------------------------------------===//
// Parts of an op
//===----------------------------------------------------------------------===//

/// The size of part `index` in the tensor of sizes of `op`.
static OpFoldResult readSize(OpBuilder &builder, SplitOp op, int64_t index) {
  Value position = arith::ConstantIndexOp::create(builder, op.getLoc(), index);
  Value size = tensor::ExtractOp::create(builder, op.getLoc(),
                                         op.getSizesTensor(), position);
  return getValueOrCreateCastToIndexLike(builder, op.getLoc(),
                                         builder.getIndexType(), size);
}

SmallVector<OpFoldResult> split::getStatedSizes(OpBuilder &builder,
                                                SplitOp op) {
  if (op.getStaticSizes())
    return op.getMixedSizes();
  SmallVector<OpFoldResult> sizes;
  for (int64_t index : llvm::seq<int64_t>(op.getParts().size()))
    sizes.push_back(readSize(builder, op, index));
  return sizes;
}

/// The extent on the axis of the source of `op`.
static OpFoldResult getAxisExtent(OpBuilder &builder, SplitOp op) {
  return tensor::getMixedSize(builder, op.getLoc(), op.getSource(),
                              *op.getNormalizedAxis());
}

/// The parts of `op`, of which `known` has the sizes that need not be computed.
static Parts<OpFoldResult> computeParts(OpBuilder &builder, SplitOp op,
                                        ArrayRef<int64_t> known,
                                        OpFoldResult extent = {}) {
  FoldingArith arith(builder, op.getLoc());
  bool allKnown = !llvm::is_contained(known, kUnknown);
  if (allKnown || op.hasSizes()) {
    SmallVector<OpFoldResult> sizes;
    if (!allKnown)
      sizes = getStatedSizes(builder, op);
    sizes.resize(known.size());
    for (auto [size, knownSize] : llvm::zip(sizes, known))
      if (knownSize != kUnknown)
        size = builder.getIndexAttr(knownSize);
    return partsOfSizes(arith, sizes);
  }
  if (!extent)
    extent = getAxisExtent(builder, op);
  int64_t numParts = op.getParts().size();
  if (op.getCount())
    return partsOfCount(arith, extent, *op.getCount(), numParts);
  return partsOfEqual(arith, extent, numParts);
}

Parts<OpFoldResult> split::computeParts(OpBuilder &builder, SplitOp op,
                                        OpFoldResult extent) {
  // What a type tells need not be computed, and is known in more places.
  SplitDesc desc = op.describe();
  return ::computeParts(
      builder, op, getKnownPartSizes(desc, collectShapeFacts(desc)), extent);
}

Parts<OpFoldResult> split::computeStatedParts(OpBuilder &builder, SplitOp op) {
  SplitDesc desc = op.describe();
  return ::computeParts(builder, op,
                        getStatedPartSizes(desc, collectShapeFacts(desc)));
}

//===----------------------------------------------------------------------===//
// One part
//===----------------------------------------------------------------------===//

/// The extent of `type` on `axis`, or kUnknown.
static int64_t getKnownExtent(Type type, int64_t axis) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked ? ranked.getDimSize(axis) : kUnknown;
}

/// The size that part `index` states, or kUnknown: see getStatedPartSizes.
static int64_t getStatedPartSize(SplitOp op, int64_t axis, int64_t index) {
  if (op.getSizesTensor())
    return kUnknown;
  if (std::optional<ArrayRef<int64_t>> sizes = op.getStaticSizes())
    return (*sizes)[index];
  int64_t extent = op.getSourceType().getDimSize(axis);
  if (extent == kUnknown)
    return kUnknown;
  ConstantArith arith;
  std::optional<int64_t> count = op.getCount();
  if (!count)
    return sizeOfEqual(arith, extent, op.getParts().size());
  int64_t firstSize = firstSizeOfCount(arith, extent, *count);
  return partOfCount(arith, extent, firstSize, index).size;
}

int64_t split::getKnownPartSize(SplitOp op, int64_t index) {
  int64_t axis = *op.getNormalizedAxis();
  int64_t stated = getStatedPartSize(op, axis, index);
  if (stated != kUnknown)
    return stated;
  Type type = op.getParts()[index].getType();
  int64_t size = getKnownExtent(type, axis);
  bool areEqual = !op.hasSizes() && !op.getCount();
  if (size != kUnknown || !areEqual)
    return size;
  for (Type other : op.getParts().getTypes()) {
    // Most have the same type: this is all that is done for each of them.
    if (other == type)
      continue;
    size = getKnownExtent(other, axis);
    if (size != kUnknown)
      break;
  }
  return size;
}

std::optional<int64_t> split::getKnownPartOffset(SplitOp op, int64_t index) {
  bool areEqual = !op.hasSizes() && !op.getCount();
  std::optional<ArrayRef<int64_t>> listed = op.getStaticSizes();
  int64_t offset = 0;
  for (int64_t before : llvm::seq(index)) {
    int64_t size = listed ? (*listed)[before] : kUnknown;
    if (size == kUnknown)
      size = getKnownPartSize(op, before);
    if (size == kUnknown)
      return std::nullopt;
    if (areEqual)
      return llvm::checkedMul(index, size);
    if (llvm::AddOverflow(offset, size, offset))
      return std::nullopt;
  }
  return offset;
}

OpFoldResult split::getListedSize(SplitOp op, int64_t index) {
  ArrayRef<int64_t> sizes = *op.getStaticSizes();
  if (!ShapedType::isDynamic(sizes[index]))
    return Builder(op.getContext()).getIndexAttr(sizes[index]);
  return op.getDynamicSizes()[llvm::count(sizes.take_front(index),
                                          ShapedType::kDynamic)];
}

OpFoldResult PartSizes::get(int64_t index) {
  int64_t known = getKnownPartSize(op, index);
  if (known != kUnknown)
    return builder.getIndexAttr(known);
  if (op.getSizesTensor())
    return readSize(builder, op, index);
  if (op.getStaticSizes())
    return getListedSize(op, index);
  std::optional<int64_t> count = op.getCount();
  if (!extent) {
    extent = getAxisExtent(builder, op);
    firstSize = count ? firstSizeOfCount(arith, extent, *count)
                      : sizeOfEqual(arith, extent, op.getParts().size());
  }
  return count ? partOfCount(arith, extent, firstSize, index).size : firstSize;
}
