//===- CanonicalizeParts.cpp - Which parts a canonical split has ----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Canonicalize.h"

#include "split/Specs/PartArithmetic.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

LogicalResult split::detail::foldSingle(SplitOp op, PatternRewriter &rewriter) {
  if (op.getSpec() || op.getParts().size() != 1 || !op.hasAllParts())
    return failure();
  Value part = op.getParts().front();
  // In a graph region, a part can be its own source.
  if (op.getSource() == part || !canCast(op.getSource(), part.getType()))
    return failure();
  rewriter.replaceOp(op, castTo(rewriter, op.getSource(), part.getType()));
  return success();
}

//===----------------------------------------------------------------------===//
// Parts without elements
//===----------------------------------------------------------------------===//

/// The size of part `index` of `op` on `axis`, as its list or its type tells
/// it; null where that would have to be computed.
static OpFoldResult getSize(SplitOp op, int64_t index, int64_t axis) {
  Builder builder(op.getContext());
  if (op.getStaticSizes() && (*op.getStaticSizes())[index] != kUnknown)
    return builder.getIndexAttr((*op.getStaticSizes())[index]);
  auto type = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  if (type && !type.isDynamicDim(axis))
    return builder.getIndexAttr(type.getDimSize(axis));
  if (!op.getStaticSizes())
    return {};
  int64_t position =
      llvm::count(op.getStaticSizes()->take_front(index), kUnknown);
  return op.getDynamicSizes()[position];
}

/// Whether part `index` of `op` is known to have no elements.
static bool isEmpty(SplitOp op, int64_t index) {
  if (op.getStaticSizes() && (*op.getStaticSizes())[index] == 0)
    return true;
  auto type = dyn_cast<RankedTensorType>(op.getParts()[index].getType());
  return (type && llvm::is_contained(type.getShape(), 0)) ||
         llvm::is_contained(op.getSourceType().getShape(), 0);
}

/// The parts of `op` that are used, have no elements and no size that would
/// have to be computed.
static SmallVector<int64_t> findEmptyParts(SplitOp op, int64_t axis) {
  SmallVector<int64_t> indices;
  for (auto [index, part] : llvm::enumerate(op.getParts()))
    if (!part.use_empty() && isEmpty(op, index) && getSize(op, index, axis))
      indices.push_back(index);
  return indices;
}

LogicalResult split::detail::emptyParts(SplitOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> axis = op.getNormalizedAxis();
  if (op.getSpec() || !axis)
    return failure();
  SmallVector<int64_t> indices = findEmptyParts(op, *axis);
  if (indices.empty())
    return failure();
  auto source = cast<RankedTensorType>(op.getSourceType());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, op.getLoc(), op.getSource());
  for (int64_t index : indices) {
    auto type = cast<TensorType>(op.getParts()[index].getType());
    sizes[*axis] = getSize(op, index, *axis);
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), sizes,
                                type.getElementType(), source.getEncoding());
    rewriter.replaceAllUsesWith(op.getParts()[index],
                                castTo(rewriter, empty, type));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Parts without users
//===----------------------------------------------------------------------===//

namespace {
/// A run of old parts that is one new part.
struct NewPart {
  int64_t size;
  /// The part where it is used, else null.
  Value used;
};
} // namespace

/// The parts of `op` after unused neighbours of known sizes are merged and
/// unused ones without elements left out.
static SmallVector<NewPart> mergeParts(SplitOp op) {
  SmallVector<NewPart> parts;
  for (auto [size, part] :
       llvm::zip_equal(*op.getStaticSizes(), op.getParts())) {
    bool isMerged = part.use_empty() && size != kUnknown;
    if (isMerged && size == 0)
      continue;
    bool afterMerged =
        !parts.empty() && !parts.back().used && parts.back().size != kUnknown;
    // The sum is no more than an extent.
    if (isMerged && afterMerged)
      parts.back().size = ConstantArith::add(parts.back().size, size);
    else
      parts.push_back({size, part.use_empty() ? Value() : part});
  }
  return parts;
}

/// Of a split with fewer parts, dead users need not be looked for.
static constexpr size_t kManyParts = 64;

/// How far dead users of dead users are looked for.
static constexpr int kMaxDeadDepth = 4;

/// Whether `op` and, up to `depth` ops from here, all that uses it is dead;
/// then they are added to `dead`, each after its users.
static bool collectDead(Operation *op, int depth,
                        llvm::SetVector<Operation *> &dead) {
  if (dead.contains(op))
    return true;
  auto isDead = [&](Operation *user) {
    return collectDead(user, depth - 1, dead);
  };
  if (depth == 0 || !wouldOpBeTriviallyDead(op) ||
      !llvm::all_of(op->getUsers(), isDead))
    return false;
  dead.insert(op);
  return true;
}

/// Erases the dead users of the parts of `op`, if there are many parts. They
/// would be erased anyway, but with a visit to `op` after each.
static bool eraseDeadUsers(SplitOp op, PatternRewriter &rewriter) {
  if (op.getParts().size() < kManyParts)
    return false;
  llvm::SetVector<Operation *> dead;
  for (Operation *user : op->getUsers())
    collectDead(user, kMaxDeadDepth, dead);
  for (Operation *user : dead)
    rewriter.eraseOp(user);
  return !dead.empty();
}

LogicalResult split::detail::mergeUnused(SplitOp op,
                                         PatternRewriter &rewriter) {
  // One without any users goes as a whole.
  if (!op.getStaticSizes() || op.use_empty())
    return failure();
  SmallVector<NewPart> parts = mergeParts(op);
  if (parts.size() == op.getParts().size())
    return failure();
  // What remains is looked at again.
  if (eraseDeadUsers(op, rewriter))
    return success();
  SplitForm form(op);
  form.setSizes(
      llvm::map_to_vector(parts, [](NewPart part) { return part.size; }),
      op.getDynamicSizes());
  form.parts = form.inferParts(parts.size());
  for (auto [part, type] : llvm::zip_equal(parts, form.parts))
    if (part.used)
      type = part.used.getType();
  if (!form.isAllowed())
    return rewriter.notifyMatchFailure(op, "the specification needs the parts");
  SplitOp made = form.create(rewriter, op);
  for (auto [part, result] : llvm::zip_equal(parts, made.getParts()))
    if (part.used)
      rewriter.replaceAllUsesWith(part.used, result);
  rewriter.eraseOp(op);
  return success();
}
