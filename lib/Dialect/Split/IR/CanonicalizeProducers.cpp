//===- CanonicalizeProducers.cpp - Splits of other ops' results -----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Canonicalize.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Makes `value` what it is a cast of, where that says more.
static bool lookThroughCast(Value &value) {
  auto cast = value ? value.getDefiningOp<tensor::CastOp>() : nullptr;
  // An op can use its own result where nothing reaches it.
  if (!tensor::canFoldIntoConsumerOp(cast) || cast.getSource() == value)
    return false;
  value = cast.getSource();
  return true;
}

LogicalResult split::detail::foldCasts(SplitOp op, PatternRewriter &rewriter) {
  SplitForm form(op);
  bool isSourceCast = lookThroughCast(form.source);
  bool isSizesCast = lookThroughCast(form.sizesTensor);
  if (!isSourceCast && !isSizesCast)
    return failure();
  if (!form.isAllowed())
    return rewriter.notifyMatchFailure(op, "the operands break a rule");
  form.update(rewriter, op);
  return success();
}

//===----------------------------------------------------------------------===//
// Splits of parts
//===----------------------------------------------------------------------===//

/// The split of `part` that its split can make as well, or null: the only user,
/// on the same axis, with sizes that are known and right, so that making its
/// parts earlier is no harm.
static SplitOp findJoinable(Value part, int64_t axis) {
  if (!part.hasOneUse())
    return nullptr;
  auto inner = dyn_cast<SplitOp>(*part.user_begin());
  if (!inner || inner.getSource() != part || inner.getSpec() ||
      inner->getBlock() != part.getParentBlock() || !inner.hasAllParts() ||
      inner.getNormalizedAxis() != axis)
    return nullptr;
  // In a graph region, a split can be made of its own parts.
  if (!part.getDefiningOp()->isBeforeInBlock(inner))
    return nullptr;
  // By count, a split of an unknown extent keeps all rules too.
  SplitDesc desc = inner.describe();
  bool isKnown = !llvm::is_contained(
      getStatedPartSizes(desc, collectShapeFacts(desc)), kUnknown);
  return isKnown && inner.checkRules(desc).isConforming() ? inner : nullptr;
}

/// Whether a part of `op` has no user but a split.
static bool hasSplitParts(SplitOp op) {
  return llvm::any_of(op.getParts(), [](Value part) {
    return part.hasOneUse() && isa<SplitOp>(*part.user_begin());
  });
}

/// Whether another split will make the parts of `op`: one that has a list of
/// sizes, or will have one once it is in canonical form itself.
static bool isJoined(SplitOp op, int64_t axis) {
  auto outer = op.getSource().getDefiningOp<SplitOp>();
  if (!outer || outer.getSpec() || outer.getNormalizedAxis() != axis ||
      findJoinable(op.getSource(), axis) != op)
    return false;
  return outer.getStaticSizes() ||
         (!outer.hasSizes() && !outer.getSourceType().isDynamicDim(axis));
}

namespace {
/// A part that stays a part, or is looked at whether it is split itself.
struct JoinedPart {
  Value part;
  int64_t size;
  /// Where the size is known at run time only.
  Value dynamicSize;
};

/// The parts of a split and of all splits that it can make as well, in order.
struct JoinedParts {
  SmallVector<JoinedPart> parts;
  /// The splits that are joined, each after the one of which it splits a part.
  SmallVector<SplitOp> inner;

  JoinedParts(SplitOp op, int64_t axis) {
    push(op.getParts(), *op.getStaticSizes(), op.getDynamicSizes());
    while (!pending.empty()) {
      JoinedPart next = pending.pop_back_val();
      if (SplitOp split = findJoinable(next.part, axis))
        push(split);
      else
        parts.push_back(next);
    }
  }

private:
  /// The parts to look at, the next one last: chains are too long to recurse.
  SmallVector<JoinedPart> pending;

  void push(SplitOp split) {
    inner.push_back(split);
    SplitDesc desc = split.describe();
    push(split.getParts(), getStatedPartSizes(desc, collectShapeFacts(desc)),
         /*dynamicSizes=*/{});
  }

  void push(ValueRange values, ArrayRef<int64_t> sizes,
            ValueRange dynamicSizes) {
    size_t first = pending.size();
    for (auto [value, size] : llvm::zip_equal(values, sizes)) {
      pending.push_back({value, size, Value()});
      if (size != kUnknown)
        continue;
      pending.back().dynamicSize = dynamicSizes.front();
      dynamicSizes = dynamicSizes.drop_front();
    }
    std::reverse(pending.begin() + first, pending.end());
  }
};
} // namespace

/// What `op` is once it makes these `parts`.
static SplitForm joinForm(SplitOp op, ArrayRef<JoinedPart> parts) {
  SmallVector<int64_t> sizes;
  SmallVector<Value> dynamicSizes;
  SplitForm form(op);
  form.parts.clear();
  for (const JoinedPart &part : parts) {
    sizes.push_back(part.size);
    if (part.dynamicSize)
      dynamicSizes.push_back(part.dynamicSize);
    form.parts.push_back(part.part.getType());
  }
  form.setSizes(sizes, dynamicSizes);
  return form;
}

LogicalResult split::detail::joinNested(SplitOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> axis = op.getNormalizedAxis();
  // All splits that can be joined are joined at once, by the outermost.
  if (op.getSpec() || !axis || !op.getStaticSizes() || !hasSplitParts(op) ||
      isJoined(op, *axis))
    return failure();
  JoinedParts joined(op, *axis);
  if (joined.inner.empty())
    return failure();
  SplitOp made = joinForm(op, joined.parts).create(rewriter, op);
  for (auto [old, part] : llvm::zip_equal(joined.parts, made.getParts()))
    rewriter.replaceAllUsesWith(old.part, part);
  for (SplitOp inner : llvm::reverse(joined.inner))
    rewriter.eraseOp(inner);
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Concats
//===----------------------------------------------------------------------===//

/// Whether `operands` are put together on `axis` where parts of `sizes` are
/// cut, and can stand for parts of `types`.
static bool haveCuts(ValueRange operands, int64_t axis, ArrayRef<int64_t> sizes,
                     TypeRange types) {
  if (operands.size() != sizes.size())
    return false;
  return llvm::all_of(llvm::zip_equal(operands, sizes, types), [&](auto entry) {
    auto [operand, size, type] = entry;
    auto tensor = cast<RankedTensorType>(operand.getType());
    return tensor.getDimSize(axis) == size && canCast(operand, type);
  });
}

/// Whether an operand of `user` is a result of `op`. In a graph region, even
/// what makes the source of `op` can be.
static bool isMadeOf(Operation *user, Operation *op) {
  return llvm::is_contained(op->getUsers(), user);
}

LogicalResult split::detail::foldOfConcat(SplitOp op,
                                          PatternRewriter &rewriter) {
  auto concat = op.getSource().getDefiningOp<tensor::ConcatOp>();
  std::optional<ArrayRef<int64_t>> sizes = op.getConstantSizes();
  std::optional<int64_t> axis = op.getNormalizedAxis();
  if (op.getSpec() || !concat || !sizes || !axis ||
      *axis != static_cast<int64_t>(concat.getDim()) ||
      !haveCuts(concat.getInputs(), *axis, *sizes, op.getParts().getTypes()) ||
      isMadeOf(concat, op))
    return failure();
  SmallVector<Value> values;
  for (auto [operand, part] :
       llvm::zip_equal(concat.getInputs(), op.getParts()))
    values.push_back(castTo(rewriter, operand, part.getType()));
  rewriter.replaceOp(op, values);
  return success();
}

/// The split, if any, of which all parts stand in order at the beginning of
/// `operands`, which are put together on `axis`.
static SplitOp findWholeSplit(ValueRange operands, int64_t axis) {
  auto op = operands.front().getDefiningOp<SplitOp>();
  if (!op || op.getSpec() || !op.hasAllParts() ||
      op.getNormalizedAxis() != axis ||
      op.getParts().size() > operands.size() ||
      operands.take_front(op.getParts().size()) != op.getParts())
    return nullptr;
  // Parts of a quantised source can be of other types.
  return op.getSourceType().getElementType() ==
                 cast<TensorType>(operands.front().getType()).getElementType()
             ? op
             : nullptr;
}

LogicalResult split::detail::foldConcatOf(tensor::ConcatOp concat,
                                          PatternRewriter &rewriter) {
  SmallVector<Value> operands;
  ValueRange left = concat.getInputs();
  while (!left.empty()) {
    SplitOp op = findWholeSplit(left, concat.getDim());
    if (op && isMadeOf(op, concat))
      return failure();
    operands.push_back(op ? op.getSource() : left.front());
    left = left.drop_front(op ? op.getParts().size() : 1);
  }
  if (llvm::equal(operands, concat.getInputs()))
    return failure();
  Type type = concat.getResultType();
  if (operands.size() != 1) {
    rewriter.modifyOpInPlace(concat, [&] { concat->setOperands(operands); });
    return success();
  }
  if (!canCast(operands.front(), type))
    return failure();
  rewriter.replaceOp(concat, castTo(rewriter, operands.front(), type));
  return success();
}
