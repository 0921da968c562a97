//===- BufferizableOpInterfaceImpl.cpp - Parts as views -------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/BufferizableOpInterfaceImpl.h"

#include "PartViews.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace split;

//===----------------------------------------------------------------------===//
// Splits of parts
//===----------------------------------------------------------------------===//
//
// To the analysis a split and the splits that cut its parts further, if nothing
// else has these parts, are one split, the outermost one: that one's source
// aliases all of their parts, and the sources of the others alias nothing.
// Upstream looks at all aliases of an operand to decide about it, and a chain
// of splits, each of the rest that the one before left, would take quadratic
// time. And what is written needs a copy of its own only, not one of the part
// that it was cut from.
//
//===----------------------------------------------------------------------===//

/// The split of which `op` cuts a part further, or null.
static SplitOp getOuterSplit(SplitOp op, const BufferizationOptions &options) {
  auto outer = op.getSource().getDefiningOp<SplitOp>();
  // Where nothing reaches them, ops can stand in any order.
  bool isOuter = outer && op.getSource().hasOneUse() &&
                 outer->getBlock() == op->getBlock() &&
                 outer->isBeforeInBlock(op) && options.isOpAllowed(outer) &&
                 options.isOpAllowed(op);
  return isOuter ? outer : SplitOp();
}

/// The split that cuts `part` further, or null.
static SplitOp getInnerSplit(OpResult part,
                             const BufferizationOptions &options) {
  if (!part.hasOneUse())
    return {};
  auto inner = dyn_cast<SplitOp>(*part.user_begin());
  bool isInner = inner && inner.getSource() == part &&
                 getOuterSplit(inner, options) == part.getOwner();
  return isInner ? inner : SplitOp();
}

/// The parts of `op` and of the splits that cut these further.
static SmallVector<OpResult> collectParts(SplitOp op,
                                          const BufferizationOptions &options) {
  SmallVector<OpResult> parts;
  SmallVector<SplitOp> worklist = {op};
  while (!worklist.empty()) {
    for (OpResult part : worklist.pop_back_val()->getResults()) {
      parts.push_back(part);
      if (SplitOp inner = getInnerSplit(part, options))
        worklist.push_back(inner);
    }
  }
  return parts;
}

//===----------------------------------------------------------------------===//
// Conflicts
//===----------------------------------------------------------------------===//

/// Whether `op` or one that it is in stands before `other`.
static bool happensBefore(Operation *op, Operation *other,
                          const DominanceInfo &dominance) {
  for (; op && !op->isProperAncestor(other); op = op->getParentOp())
    if (dominance.properlyDominates(op, other))
      return true;
  return false;
}

/// Whether what `write` writes is in `definition`, or was overwritten by it.
static bool isBeforeDefinition(OpOperand &write, Value definition,
                               const DominanceInfo &dominance,
                               const AnalysisState &state) {
  Operation *writer = write.getOwner();
  AliasingValueList written = state.getAliasingValues(write);
  if (written.getNumAliases() == 1 && written.begin()->value == definition)
    return true;
  Operation *definer = definition.getDefiningOp();
  if (!definer)
    return !cast<BlockArgument>(definition)
                .getOwner()
                ->findAncestorOpInBlock(*writer);
  return definer->isProperAncestor(writer) ||
         happensBefore(writer, definer, dominance);
}

/// Whether `value` is there anew each time that `region` is executed.
static bool isOfOneExecution(Value value, Region &region) {
  Region *parent = value.getParentRegion();
  return isa<BlockArgument>(value) ? region.isProperAncestor(parent)
                                   : region.isAncestor(parent);
}

/// Whether what is in `region` can be executed more than once each time that
/// what is around it is executed.
static bool isRepeated(Region &region, const BufferizationOptions &options) {
  auto bufferizable = options.dynCastBufferizableOp(region.getParentOp());
  // More blocks than one can be a loop too.
  return !region.hasOneBlock() ||
         (bufferizable &&
          bufferizable.isRepetitiveRegion(region.getRegionNumber()));
}

/// Whether `write` can happen again after `op`, to a buffer that `aliases` are
/// in: both are in a loop that does not make the buffer.
static bool isRepeatedAfter(OpOperand &write, SplitOp op,
                            ArrayRef<Value> aliases,
                            const BufferizationOptions &options) {
  Operation *writer = write.getOwner();
  for (Region *region = op->getParentRegion(); region;
       region = region->getParentRegion()) {
    if (!region->isAncestor(writer->getParentRegion()) ||
        !isRepeated(*region, options))
      continue;
    bool isOwnBuffer =
        region->hasOneBlock() && llvm::all_of(aliases, [&](Value alias) {
          return isOfOneExecution(alias, *region);
        });
    if (!isOwnBuffer)
      return true;
  }
  return false;
}

/// Whether parts that are not written themselves could see in the buffer of the
/// source what is written to it later. `state` has all decisions; that the
/// source is not bufferized in place among them, so that its aliases are not
/// those of the parts.
static bool isSourceOverwritten(SplitOp op, const OneShotAnalysisState &state) {
  OpOperand &source = op.getSourceMutable();
  SmallVector<Value> aliases;
  state.applyOnAliases(source.get(),
                       [&](Value alias) { aliases.push_back(alias); });
  // A copy that an op before this one was given: the analysis knows nothing of
  // it.
  if (aliases.empty())
    return true;
  SetVector<Value> definitions = state.findDefinitions(&source);
  DominanceInfo dominance;
  auto isOverwriting = [&](OpOperand &use) {
    if (!state.bufferizesToMemoryWrite(use) || !state.isInPlace(use))
      return false;
    return isRepeatedAfter(use, op, aliases, state.getOptions()) ||
           llvm::any_of(definitions, [&](Value definition) {
             return !isBeforeDefinition(use, definition, dominance, state);
           });
  };
  return llvm::any_of(aliases, [&](Value alias) {
    return llvm::any_of(alias.getUses(), isOverwriting);
  });
}

/// The parts that are written in place and so need a buffer of their own, or
/// nullopt where a copy of the source is what is needed: since it is
/// overwritten, or all of it is written.
static std::optional<SmallVector<OpResult>>
findPartsToCopy(SplitOp op, const OneShotAnalysisState &state) {
  SmallVector<OpResult> written;
  bool isAllWritten = true;
  for (OpResult part : collectParts(op, state.getOptions())) {
    if (getInnerSplit(part, state.getOptions()))
      continue;
    if (!state.isValueWritten(part)) {
      isAllWritten = false;
      continue;
    }
    // Upstream cannot copy an unranked tensor.
    if (!isa<RankedTensorType>(part.getType()))
      return std::nullopt;
    written.push_back(part);
  }
  if (isAllWritten || isSourceOverwritten(op, state))
    return std::nullopt;
  return written;
}

/// Whether the elements of `part`, which is written, are needed.
static bool isContentNeeded(OpResult part, const AnalysisState &state) {
  OpOperand &source = cast<SplitOp>(part.getOwner()).getSourceMutable();
  return !state.hasUndefinedContents(&source) && state.isValueRead(part);
}

/// Gives all users of `part` a buffer of its own.
static LogicalResult copyPart(RewriterBase &rewriter, OpResult part,
                              const AnalysisState &analysis,
                              const BufferizationState &state) {
  SmallVector<OpOperand *> uses =
      llvm::map_to_vector(part.getUses(), [](OpOperand &use) { return &use; });
  rewriter.setInsertionPointAfter(part.getOwner());
  FailureOr<Value> copy = allocateTensorForShapedValue(
      rewriter, part.getLoc(), part, analysis.getOptions(), state,
      isContentNeeded(part, analysis));
  if (failed(copy))
    return failure();
  for (OpOperand *use : uses)
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(*copy); });
  return success();
}

/// On a split that cuts a part further: which of its parts are to be copied, as
/// the outermost split found out. Conflicts are resolved op by op, and a copy
/// is seen as one more op, to be copied once more, unless it stands directly
/// behind the one whose turn it is.
static constexpr StringLiteral kPartsToCopy = "__split_parts_to_copy__";

/// Has each of `parts` copied when it is the turn of its split.
static void postponeCopies(ArrayRef<OpResult> parts) {
  llvm::MapVector<Operation *, SmallVector<int64_t>> numbers;
  for (OpResult part : parts)
    numbers[part.getOwner()].push_back(part.getResultNumber());
  for (auto &[op, own] : numbers)
    op->setDiscardableAttr(kPartsToCopy,
                           DenseI64ArrayAttr::get(op->getContext(), own));
}

/// Copies the parts of `op` that were found before.
static LogicalResult copyPostponed(RewriterBase &rewriter, SplitOp op,
                                   const AnalysisState &analysis,
                                   const BufferizationState &state) {
  auto numbers = op->getAttrOfType<DenseI64ArrayAttr>(kPartsToCopy);
  if (!numbers)
    return success();
  op->removeDiscardableAttr(kPartsToCopy);
  for (int64_t number : numbers.asArrayRef())
    if (failed(copyPart(rewriter, op->getResult(number), analysis, state)))
      return failure();
  return success();
}

/// Makes `operand` a copy of what it is.
static LogicalResult copyOperand(RewriterBase &rewriter, OpOperand &operand,
                                 const AnalysisState &analysis,
                                 const BufferizationState &state) {
  FailureOr<Value> copy = allocateTensorForShapedValue(
      rewriter, operand.getOwner()->getLoc(), operand.get(),
      analysis.getOptions(), state, !analysis.canOmitTensorCopy(operand));
  if (failed(copy))
    return failure();
  rewriter.modifyOpInPlace(operand.getOwner(), [&] { operand.set(*copy); });
  return success();
}

//===----------------------------------------------------------------------===//
// BufferizableOpInterface
//===----------------------------------------------------------------------===//

namespace {
struct SplitOpBufferization
    : public BufferizableOpInterface::ExternalModel<SplitOpBufferization,
                                                    SplitOp> {
  static bool isSource(Operation *op, OpOperand &operand) {
    return &operand == &cast<SplitOp>(op).getSourceMutable();
  }

  // The sizes are read, and nothing is written. But the analysis is told that
  // the source is read too, and the parts are made, where the split stands: of
  // writes to the buffer before it the parts need not know then. Upstream looks
  // for what made a part from each of its users, and would go up a whole chain
  // of splits each time.
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }

  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }

  bool resultBufferizesToMemoryWrite(Operation *, OpResult,
                                     const AnalysisState &) const {
    return true;
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const AnalysisState &state) const {
    auto splitOp = cast<SplitOp>(op);
    const BufferizationOptions &options = state.getOptions();
    AliasingValueList aliases;
    if (isSource(op, operand) && !getOuterSplit(splitOp, options))
      for (Value part : collectParts(splitOp, options))
        aliases.addAlias({part, BufferRelation::Unknown});
    return aliases;
  }

  // The default asks for the aliases of each operand: too long for each of many
  // parts.
  AliasingOpOperandList getAliasingOpOperands(Operation *op, Value,
                                              const AnalysisState &) const {
    return {{&cast<SplitOp>(op).getSourceMutable(), BufferRelation::Unknown}};
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value part, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    auto splitOp = cast<SplitOp>(op);
    // Where nothing reaches them, splits can be parts of each other.
    bool isCycle = llvm::is_contained(invocationStack, splitOp.getSource());
    FailureOr<MemRefType> source = checkSourceType(
        splitOp,
        isCycle ? cast<BufferLikeType>(getMemRefTypeWithFullyDynamicLayout(
                      splitOp.getSourceType()))
                : bufferization::getBufferType(splitOp.getSource(), options,
                                               state, invocationStack));
    if (failed(source))
      return failure();
    return cast<BufferLikeType>(
        getViewType(splitOp, cast<OpResult>(part).getResultNumber(), *source));
  }

  /// Upstream's default would copy the whole source.
  LogicalResult
  resolveConflicts(Operation *op, RewriterBase &rewriter,
                   const AnalysisState &state,
                   const BufferizationState &bufferizationState) const {
    auto splitOp = cast<SplitOp>(op);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    for (OpOperand &sizes : splitOp.getSizesTensorMutable())
      if (!state.isInPlace(sizes) &&
          failed(copyOperand(rewriter, sizes, state, bufferizationState)))
        return failure();
    OpOperand &source = splitOp.getSourceMutable();
    if (state.isInPlace(source))
      return copyPostponed(rewriter, splitOp, state, bufferizationState);
    // The error is that of bufferize, which is not reached.
    if (!splitOp.getSourceType().hasRank())
      return checkSourceType(splitOp, failure());
    std::optional<SmallVector<OpResult>> parts;
    if (auto *oneShotState = dyn_cast<OneShotAnalysisState>(&state))
      parts = findPartsToCopy(splitOp, *oneShotState);
    if (!parts)
      return copyOperand(rewriter, source, state, bufferizationState);
    postponeCopies(*parts);
    return copyPostponed(rewriter, splitOp, state, bufferizationState);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto splitOp = cast<SplitOp>(op);
    FailureOr<MemRefType> type = checkSourceType(
        splitOp,
        bufferization::getBufferType(splitOp.getSource(), options, state));
    if (failed(type))
      return failure();
    FailureOr<Value> buffer =
        getBuffer(rewriter, splitOp.getSource(), options, state);
    if (failed(buffer))
      return failure();
    PartViews views(rewriter, splitOp, *buffer);
    SmallVector<Value> parts(op->getNumResults());
    for (OpResult part : op->getResults())
      if (!part.use_empty())
        parts[part.getResultNumber()] =
            ToTensorOp::create(rewriter, op->getLoc(), part.getType(),
                               views.create(part.getResultNumber()));
    rewriter.replaceOp(op, parts);
    return success();
  }
};
} // namespace

void split::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SplitDialect *) {
    SplitOp::attachInterface<SplitOpBufferization>(*context);
    // What bufferization makes of a split; upstream loads what its own ops
    // need.
    context->loadDialect<arith::ArithDialect, memref::MemRefDialect,
                         tensor::TensorDialect>();
  });
}
