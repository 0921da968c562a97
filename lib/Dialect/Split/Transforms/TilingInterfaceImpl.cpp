//===- TilingInterfaceImpl.cpp - Tiles of splits --------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The iteration domain is the shape of the source. A tile of it that has the
// whole axis is split like the source is. One that cuts the axis would give
// each part another size, down to none, and is refused. A tile of a single part
// is a slice of the source wherever it lies.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/TilingInterfaceImpl.h"

#include "split/Dialect/Split/IR/SplitParts.h"
#include "split/Dialect/Split/Utils/Slices.h"

#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/SCF/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace split;

/// Whether slices of the source of `op` can be tiles of its parts. A slice has
/// the scales of what it is a slice of, too many where there is one for each
/// index or block.
static bool hasTiles(SplitOp op) {
  return op.getNormalizedAxis() && !isa<quant::UniformQuantizedPerAxisType,
                                        quant::UniformQuantizedSubChannelType>(
                                       op.getSourceType().getElementType());
}

/// Whether loops can put parts together out of tiles: they begin with a tensor
/// that has no encoding.
static bool hasAssembledParts(SplitOp op) {
  return llvm::all_of(op.getParts().getTypes(), [](Type type) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    return ranked && !ranked.getEncoding();
  });
}

/// Whether a tile of the source is known to have the whole axis.
static bool hasWholeAxis(SplitOp op, ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) {
  int64_t axis = *op.getNormalizedAxis();
  using Bounds = ValueBoundsConstraintSet;
  OpFoldResult zero = Builder(op.getContext()).getIndexAttr(0);
  FailureOr<bool> isFirst = Bounds::areEqual(offsets[axis], zero);
  FailureOr<bool> isAll =
      Bounds::areEqual(sizes[axis], Bounds::Variable(op.getSource(), axis));
  return succeeded(isFirst) && *isFirst && succeeded(isAll) && *isAll;
}

/// Where in the source a tile at `offsets` in part `index` begins.
static SmallVector<OpFoldResult>
getOffsetsInSource(OpBuilder &builder, SplitOp op, unsigned index,
                   ArrayRef<OpFoldResult> offsets) {
  FoldingArith arith(builder, op.getLoc());
  SmallVector<OpFoldResult> inSource(offsets);
  OpFoldResult &onAxis = inSource[*op.getNormalizedAxis()];
  onAxis = arith.add(computeParts(builder, op).offsets[index], onAxis);
  return inSource;
}

/// A tile of the source of `op`, of which no slice is made that does not
/// verify.
static Value createTile(OpBuilder &builder, SplitOp op,
                        ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes) {
  if (!isEmptySlice(op.getSource(), offsets, sizes))
    return createSlice(builder, op.getLoc(), op.getSource(), offsets, sizes);
  auto type = cast<RankedTensorType>(op.getSource().getType());
  return tensor::EmptyOp::create(builder, op.getLoc(), sizes,
                                 type.getElementType(), type.getEncoding());
}

/// The tiles that are slices, for what fuses them with their source.
static SmallVector<Operation *> getSlices(Value tile) {
  if (auto slice = tile.getDefiningOp<tensor::ExtractSliceOp>())
    return {slice};
  return {};
}

/// A split of `tile`, which has the whole axis, as `op` splits its source.
static SplitOp splitTile(OpBuilder &builder, SplitOp op, Value tile) {
  int64_t axis = *op.getNormalizedAxis();
  auto type = cast<RankedTensorType>(tile.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<Type> types;
  for (int64_t index : llvm::seq<int64_t>(op.getParts().size())) {
    shape[axis] = getKnownPartSize(op, index);
    types.push_back(type.clone(shape));
  }
  SmallVector<Value> operands(op->getOperands());
  operands[op.getSourceMutable().getOperandNumber()] = tile;
  return mlir::clone(builder, op, types, operands);
}

namespace {
struct SplitOpTiling
    : public TilingInterface::ExternalModel<SplitOpTiling, SplitOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    auto type = dyn_cast<RankedTensorType>(cast<SplitOp>(op).getSourceType());
    return SmallVector<utils::IteratorType>(type ? type.getRank() : 0,
                                            utils::IteratorType::parallel);
  }

  SmallVector<Range> getIterationDomain(Operation *op,
                                        OpBuilder &builder) const {
    auto split = cast<SplitOp>(op);
    SmallVector<Range> domain;
    if (!split.getSourceType().hasRank())
      return domain;
    for (OpFoldResult extent :
         tensor::getMixedSizes(builder, op->getLoc(), split.getSource()))
      domain.push_back(
          {builder.getIndexAttr(0), extent, builder.getIndexAttr(1)});
    return domain;
  }

  //===--------------------------------------------------------------------===//
  // Tiles of the whole op
  //===--------------------------------------------------------------------===//

  FailureOr<TilingResult>
  getTiledImplementation(Operation *op, OpBuilder &builder,
                         ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes) const {
    auto split = cast<SplitOp>(op);
    if (!hasTiles(split) || !hasAssembledParts(split) ||
        !hasWholeAxis(split, offsets, sizes))
      return failure();
    // What is known to be the whole axis need not be written like that.
    int64_t axis = *split.getNormalizedAxis();
    SmallVector<OpFoldResult> tileOffsets(offsets);
    SmallVector<OpFoldResult> tileSizes(sizes);
    tileOffsets[axis] = builder.getIndexAttr(0);
    tileSizes[axis] =
        tensor::getMixedSize(builder, op->getLoc(), split.getSource(), axis);
    Value tile = createTile(builder, split, tileOffsets, tileSizes);
    SplitOp tiled = splitTile(builder, split, tile);
    // A specification can have rules that not every tile keeps.
    if (tiled.getSpec() && !tiled.checkRules(tiled.describe()).isConforming()) {
      tiled.erase();
      return failure();
    }
    return TilingResult{{tiled}, tiled->getResults(), getSlices(tile)};
  }

  LogicalResult
  getResultTilePosition(Operation *op, OpBuilder &builder,
                        unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                        ArrayRef<OpFoldResult> sizes,
                        SmallVector<OpFoldResult> &resultOffsets,
                        SmallVector<OpFoldResult> &resultSizes) const {
    auto split = cast<SplitOp>(op);
    if (!hasTiles(split) || !hasAssembledParts(split) ||
        !hasWholeAxis(split, offsets, sizes))
      return failure();
    int64_t axis = *split.getNormalizedAxis();
    resultOffsets.assign(offsets.begin(), offsets.end());
    resultSizes.assign(sizes.begin(), sizes.end());
    resultOffsets[axis] = builder.getIndexAttr(0);
    resultSizes[axis] = PartSizes(builder, split).get(resultNumber);
    // Where there are no elements, tensor.insert_slice does not verify at an
    // offset that is an attribute.
    auto type =
        cast<RankedTensorType>(split.getParts()[resultNumber].getType());
    for (auto [offset, extent] :
         llvm::zip_equal(resultOffsets, type.getShape()))
      if (extent == 0)
        offset = getValueOrCreateConstantIndexOp(builder, op->getLoc(), offset);
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Tiles of one part
  //===--------------------------------------------------------------------===//

  LogicalResult getIterationDomainTileFromResultTile(
      Operation *op, OpBuilder &builder, unsigned resultNumber,
      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    auto split = cast<SplitOp>(op);
    if (!hasTiles(split))
      return failure();
    domainOffsets.assign(
        getOffsetsInSource(builder, split, resultNumber, offsets));
    domainSizes.assign(sizes.begin(), sizes.end());
    // Beside parts without elements, a part can have the whole axis. Its tile
    // must still not be taken for one of all parts, which these would be
    // looked for in.
    return failure(split.getParts().size() > 1 &&
                   hasWholeAxis(split, domainOffsets, domainSizes));
  }

  FailureOr<TilingResult>
  generateResultTileValue(Operation *op, OpBuilder &builder,
                          unsigned resultNumber, ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes) const {
    auto split = cast<SplitOp>(op);
    if (!hasTiles(split))
      return failure();
    Value tile = createTile(
        builder, split,
        getOffsetsInSource(builder, split, resultNumber, offsets), sizes);
    return TilingResult{{tile.getDefiningOp()}, {tile}, getSlices(tile)};
  }

  bool isOpFusableWithConsumerSlice(Operation *op, unsigned,
                                    ArrayRef<OpFoldResult>,
                                    ArrayRef<OpFoldResult>) const {
    return hasTiles(cast<SplitOp>(op));
  }

  //===--------------------------------------------------------------------===//
  // Tiles of the source
  //===--------------------------------------------------------------------===//

  LogicalResult getIterationDomainTileFromOperandTiles(
      Operation *op, OpBuilder &, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    if (!isOpFusableWithProducerSlices(op, operandNumbers, allOffsets,
                                       allSizes))
      return failure();
    domainOffsets.assign(allOffsets.front());
    domainSizes.assign(allSizes.front());
    return success();
  }

  FailureOr<TilingResult> getTiledImplementationFromOperandTiles(
      Operation *op, OpBuilder &builder, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes) const {
    SmallVector<OpFoldResult> offsets;
    SmallVector<OpFoldResult> sizes;
    if (failed(getIterationDomainTileFromOperandTiles(
            op, builder, operandNumbers, allOffsets, allSizes, offsets, sizes)))
      return failure();
    return getTiledImplementation(op, builder, offsets, sizes);
  }

  bool isOpFusableWithProducerSlices(
      Operation *op, ArrayRef<unsigned> operandNumbers,
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,
      ArrayRef<SmallVector<OpFoldResult>> allSizes) const {
    auto split = cast<SplitOp>(op);
    // Tiles of the sizes tell nothing of tiles of the source.
    unsigned source = split.getSourceMutable().getOperandNumber();
    return operandNumbers == ArrayRef(source) && hasTiles(split) &&
           hasAssembledParts(split) &&
           hasWholeAxis(split, allOffsets.front(), allSizes.front());
  }
};
} // namespace

void split::registerTilingInterfaceExternalModels(DialectRegistry &registry) {
  // What is asked whether a tile has the whole axis.
  arith::registerValueBoundsOpInterfaceExternalModels(registry);
  scf::registerValueBoundsOpInterfaceExternalModels(registry);
  tensor::registerValueBoundsOpInterfaceExternalModels(registry);
  registry.addExtension(+[](MLIRContext *context, SplitDialect *) {
    SplitOp::attachInterface<SplitOpTiling>(*context);
  });
}
