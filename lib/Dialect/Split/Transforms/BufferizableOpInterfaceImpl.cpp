//===- BufferizableOpInterfaceImpl.cpp - Parts as views -------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/BufferizableOpInterfaceImpl.h"

#include "split/Dialect/Split/IR/SplitParts.h"
#include "split/Dialect/Split/Utils/Slices.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace split;

//===----------------------------------------------------------------------===//
// Buffers of parts
//===----------------------------------------------------------------------===//

/// The type of the buffer of `source` if parts of it can be views of that; the
/// op gets an error otherwise.
static FailureOr<MemRefType> checkSourceType(SplitOp op,
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

namespace {
/// Makes the views that the parts of one split are.
class PartViews {
public:
  /// Before `builder`'s insertion point, which must not be moved, of `buffer`,
  /// which the source of `op` is in.
  PartViews(OpBuilder &builder, SplitOp op, Value buffer)
      : builder(builder), op(op), axis(*op.getNormalizedAxis()), buffer(buffer),
        type(cast<MemRefType>(buffer.getType())),
        knownExtents(getFoldedExtents(buffer)),
        parts(computeParts(builder, op, getAxisExtent())) {
    sourceExtents.resize(type.getRank());
  }

  /// Part `index`, with the extents that the type of the result has.
  Value create(int64_t index);

private:
  /// The extent on the axis if it is known, else null.
  OpFoldResult getAxisExtent() {
    if (ShapedType::isDynamic(knownExtents[axis]))
      return {};
    return builder.getIndexAttr(knownExtents[axis]);
  }

  SmallVector<OpFoldResult> getSizes(int64_t index);
  Value createEmpty(ArrayRef<OpFoldResult> sizes);
  Value reinterpret(OpFoldResult offset, ArrayRef<OpFoldResult> sizes);
  Value createSlice(ArrayRef<OpFoldResult> offsets,
                    ArrayRef<OpFoldResult> sizes);

  OpBuilder &builder;
  SplitOp op;
  int64_t axis;
  Value buffer;
  MemRefType type;
  SmallVector<int64_t> knownExtents;
  Parts<OpFoldResult> parts;
  /// Those off the axis, each null until it is needed.
  SmallVector<OpFoldResult> sourceExtents;
};
} // namespace

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

/// The type of the buffer of part `index`, a view of one of type `source`: all
/// that asks for it, before and after bufferization, must get the same answer.
static BaseMemRefType getViewType(SplitOp op, int64_t index,
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
