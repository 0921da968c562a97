//===- SimplifyConcats.cpp - Concats before and after a split -------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplify.h"

#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

//===----------------------------------------------------------------------===//
// Splits of concats
//===----------------------------------------------------------------------===//

namespace {
/// A run on the axis that lies in one operand of the concat and in one part of
/// the split.
struct Piece {
  size_t operand;
  size_t part;
  int64_t size;
};
} // namespace

/// The pieces, in order, between all cuts of `operandSizes` and of `partSizes`,
/// which have one sum.
static SmallVector<Piece> findPieces(ArrayRef<int64_t> operandSizes,
                                     ArrayRef<int64_t> partSizes) {
  SmallVector<Piece> pieces;
  size_t part = 0;
  int64_t leftOfPart = partSizes.front();
  for (auto [operand, operandSize] : llvm::enumerate(operandSizes)) {
    int64_t left = operandSize;
    while (left != 0) {
      while (leftOfPart == 0)
        leftOfPart = partSizes[++part];
      int64_t size = ConstantArith::min(left, leftOfPart);
      pieces.push_back({operand, part, size});
      left = ConstantArith::sub(left, size);
      leftOfPart = ConstantArith::sub(leftOfPart, size);
    }
  }
  return pieces;
}

/// The extents of `operands` on `axis`, or none where one is not known.
static SmallVector<int64_t> getExtents(ValueRange operands, int64_t axis) {
  SmallVector<int64_t> extents;
  for (Value operand : operands)
    extents.push_back(
        cast<RankedTensorType>(operand.getType()).getDimSize(axis));
  if (llvm::is_contained(extents, kUnknown))
    extents.clear();
  return extents;
}

/// The values of `pieces`, each an operand or a part of one.
static SmallVector<Value> cutOperands(ValueRange operands, int64_t axis,
                                      ArrayRef<Piece> pieces, Location loc,
                                      PatternRewriter &rewriter) {
  SmallVector<Value> values;
  while (!pieces.empty()) {
    size_t index = pieces.front().operand;
    ArrayRef<Piece> own = pieces.take_while(
        [&](const Piece &piece) { return piece.operand == index; });
    pieces = pieces.drop_front(own.size());
    if (own.size() == 1) {
      values.push_back(operands[index]);
      continue;
    }
    SmallVector<int64_t> sizes =
        llvm::map_to_vector(own, [](const Piece &piece) { return piece.size; });
    auto cut =
        SplitOp::create(rewriter, loc, operands[index], axis,
                        getAsIndexOpFoldResult(rewriter.getContext(), sizes));
    llvm::append_range(values, cut.getParts());
  }
  return values;
}

LogicalResult split::detail::splitConcat(SplitOp op,
                                         PatternRewriter &rewriter) {
  auto concat = getOwnProducer<tensor::ConcatOp>(op);
  std::optional<ArrayRef<int64_t>> sizes = op.getConstantSizes();
  if (!concat || !sizes || llvm::is_contained(*sizes, 0) ||
      op.getNormalizedAxis() != static_cast<int64_t>(concat.getDim()) ||
      !haveElementsOf(concat.getInputs().getTypes(), op.getSourceType()) ||
      !haveElementsOf(op.getParts().getTypes(), op.getSourceType()))
    return failure();
  int64_t axis = concat.getDim();
  SmallVector<int64_t> extents = getExtents(concat.getInputs(), axis);
  if (extents.empty() || checkedSum(extents) != checkedSum(*sizes))
    return failure();
  SmallVector<Piece> pieces = findPieces(extents, *sizes);
  SmallVector<Value> cut =
      cutOperands(concat.getInputs(), axis, pieces, op.getLoc(), rewriter);
  SmallVector<SmallVector<Value, 2>> ofParts(op.getParts().size());
  for (auto [piece, value] : llvm::zip_equal(pieces, cut))
    ofParts[piece.part].push_back(value);
  SmallVector<Value> values;
  for (auto [own, part] : llvm::zip_equal(ofParts, op.getParts())) {
    Value value = own.front();
    if (own.size() != 1 && !part.use_empty())
      value = tensor::ConcatOp::create(rewriter, concat.getLoc(), axis, own);
    values.push_back(
        part.use_empty() ? Value() : castTo(rewriter, value, part.getType()));
  }
  rewriter.replaceOp(op, values);
  return success();
}

//===----------------------------------------------------------------------===//
// Concats of parts
//===----------------------------------------------------------------------===//

/// How many of the `operands`, which are put together on `axis`, are from the
/// front on parts of one split that follow each other and have no other user.
static size_t countNeighbours(ValueRange operands, int64_t axis) {
  auto op = operands.front().getDefiningOp<SplitOp>();
  if (!op || op.getSpec() || !op.getConstantSizes() ||
      op.getNormalizedAxis() != axis)
    return 0;
  ValueRange parts = op.getParts().drop_front(
      cast<OpResult>(operands.front()).getResultNumber());
  size_t number = 0;
  for (auto [operand, part] : llvm::zip(operands, parts)) {
    if (operand != part || !part.hasOneUse() ||
        !haveElementsOf(part.getType(), op.getSourceType()))
      break;
    ++number;
  }
  return number;
}

/// Whether what `value` is, cast or not, is used once, where it is made.
static bool isUsedOnce(Value value) {
  if (!value.hasOneUse())
    return false;
  Operation *user = *value.user_begin();
  if (user->getBlock() != value.getParentBlock())
    return false;
  return !isa<tensor::CastOp>(user) || isUsedOnce(user->getResult(0));
}

/// The split of which the `number` parts from `first` on are one part.
static SplitOp mergeParts(SplitOp op, size_t first, size_t number,
                          PatternRewriter &rewriter) {
  SmallVector<int64_t> sizes(*op.getConstantSizes());
  // The sum is no more than an extent.
  sizes[first] = *checkedSum(ArrayRef(sizes).slice(first, number));
  sizes.erase(sizes.begin() + first + 1, sizes.begin() + first + number);
  rewriter.setInsertionPoint(op);
  auto made = SplitOp::create(
      rewriter, op.getLoc(), op.getSource(), *op.getNormalizedAxis(),
      getAsIndexOpFoldResult(rewriter.getContext(), sizes));
  for (auto [index, part] : llvm::enumerate(op.getParts())) {
    if (index >= first && index < first + number)
      continue;
    Value value = made.getParts()[index < first ? index : index - number + 1];
    if (!part.use_empty())
      rewriter.replaceAllUsesWith(part,
                                  castTo(rewriter, value, part.getType()));
  }
  return made;
}

LogicalResult split::detail::concatParts(tensor::ConcatOp concat,
                                         PatternRewriter &rewriter) {
  ValueRange operands = concat.getInputs();
  for (size_t index = 0; index < operands.size(); ++index) {
    size_t number =
        countNeighbours(operands.drop_front(index), concat.getDim());
    if (number < 2)
      continue;
    // A part is a view: each call, each return and each turn of a loop that
    // wants it row-major would copy it.
    if (number == operands.size() && !isUsedOnce(concat.getResult()))
      return failure();
    auto op = operands[index].getDefiningOp<SplitOp>();
    size_t first = cast<OpResult>(operands[index]).getResultNumber();
    SplitOp made = mergeParts(op, first, number, rewriter);
    SmallVector<Value> merged(concat.getInputs());
    merged[index] = made.getParts()[first];
    merged.erase(merged.begin() + index + 1, merged.begin() + index + number);
    if (merged.size() == 1) {
      // Upstream may forget that the type of a concat of one can say less.
      rewriter.setInsertionPoint(concat);
      rewriter.replaceOp(
          concat, castTo(rewriter, merged.front(), concat.getResultType()));
    } else {
      rewriter.modifyOpInPlace(concat, [&] { concat->setOperands(merged); });
    }
    rewriter.eraseOp(op);
    return success();
  }
  return failure();
}
