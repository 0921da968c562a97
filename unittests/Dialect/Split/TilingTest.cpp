//===- TilingTest.cpp - Tiles of splits -----------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no pass of MLIR 22.1 asks of TilingInterface: it fuses into a loop only
// such consumers as have destinations.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/TilingInterfaceImpl.h"

#include "DialectTest.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/TilingInterface.h"

using namespace mlir;
using namespace split;
using namespace split::test;

namespace {

using Sizes = SmallVector<OpFoldResult>;

class TilingTest : public DialectTest {
protected:
  TilingTest() {
    DialectRegistry registry;
    registerTilingInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry);
  }

  /// A split on axis 1 of a source with 6 indices there.
  TilingInterface makeOp(StringRef source) {
    // Not an argument: bounds are asked for, and the block has no parent.
    auto cast = UnrealizedConversionCastOp::create(
        builder, loc, parseType(source), ValueRange());
    auto op = SplitOp::create(builder, loc, cast.getResult(0), 1, 2);
    return llvm::cast<TilingInterface>(op.getOperation());
  }

  Sizes getIndices(ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(&context, values);
  }

  /// Tiles `op` by tiles of `operands`.
  FailureOr<TilingResult> tile(TilingInterface op, ArrayRef<unsigned> operands,
                               const Sizes &offsets, const Sizes &sizes) {
    SmallVector<Sizes> allOffsets(operands.size(), offsets);
    SmallVector<Sizes> allSizes(operands.size(), sizes);
    FailureOr<TilingResult> result = op.getTiledImplementationFromOperandTiles(
        builder, operands, allOffsets, allSizes);
    EXPECT_EQ(op.isOpFusableWithProducerSlices(operands, allOffsets, allSizes),
              succeeded(result));
    return result;
  }
};

TEST_F(TilingTest, TileOfTheSourceWithTheWholeAxisIsSplit) {
  TilingInterface op = makeOp("tensor<8x6xf32>");
  FailureOr<TilingResult> result =
      tile(op, {0}, getIndices({4, 0}), getIndices({2, 6}));
  ASSERT_TRUE(succeeded(result));
  auto tiled = cast<SplitOp>(result->tiledOps.front());
  EXPECT_EQ(verify(tiled), "");
  EXPECT_EQ(spell(tiled->getResultTypes()),
            std::vector<std::string>(2, "tensor<2x3xf32>"));
  auto slice = tiled.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  ASSERT_TRUE(slice);
  EXPECT_EQ(SmallVector<int64_t>(slice.getStaticOffsets()),
            SmallVector<int64_t>({4, 0}));
}

TEST_F(TilingTest, WholeAxisOfUnknownExtentIsRecognised) {
  TilingInterface op = makeOp("tensor<8x?xf32>");
  Value source = op->getOperand(0);
  Sizes sizes = getIndices({2, 0});
  sizes[1] = tensor::DimOp::create(builder, loc, source, 1).getResult();
  EXPECT_TRUE(succeeded(tile(op, {0}, getIndices({4, 0}), sizes)));
  sizes[1] = tensor::DimOp::create(builder, loc, source, 0).getResult();
  EXPECT_TRUE(failed(tile(op, {0}, getIndices({4, 0}), sizes)));
}

TEST_F(TilingTest, TileOfTheSourceThatCutsTheAxisIsRefused) {
  TilingInterface op = makeOp("tensor<8x6xf32>");
  EXPECT_TRUE(failed(tile(op, {0}, getIndices({0, 0}), getIndices({8, 3}))));
  EXPECT_TRUE(failed(tile(op, {0}, getIndices({0, 3}), getIndices({8, 3}))));
}

TEST_F(TilingTest, TilesOfSizesAreRefused) {
  auto split = SplitOp::create(
      builder, loc, parseTypes({"tensor<8x?xf32>", "tensor<8x?xf32>"}),
      makeValue("tensor<8x6xf32>"), makeSI64(1), IntegerAttr(), std::nullopt,
      makeValue("tensor<2xi64>"), SplitSpecAttrInterface());
  auto op = cast<TilingInterface>(split.getOperation());
  EXPECT_TRUE(failed(tile(op, {1}, getIndices({0, 0}), getIndices({8, 6}))));
  EXPECT_TRUE(failed(tile(op, {0, 1}, getIndices({0, 0}), getIndices({8, 6}))));
  EXPECT_TRUE(succeeded(tile(op, {0}, getIndices({0, 0}), getIndices({8, 6}))));
}

TEST_F(TilingTest, TileOfAPartIsATileOfTheSource) {
  TilingInterface op = makeOp("tensor<8x6xf32>");
  Sizes offsets;
  Sizes sizes;
  ASSERT_TRUE(succeeded(op.getIterationDomainTileFromResultTile(
      builder, 1, getIndices({4, 1}), getIndices({2, 2}), offsets, sizes)));
  EXPECT_EQ(offsets, getIndices({4, 4}));
  EXPECT_EQ(sizes, getIndices({2, 2}));
  // Nothing is known of the other part then.
  Sizes otherOffsets;
  Sizes otherSizes;
  EXPECT_TRUE(failed(op.getResultTilePosition(builder, 0, offsets, sizes,
                                              otherOffsets, otherSizes)));
}

TEST_F(TilingTest, TileOfAPartBesideEmptyOnesIsNoTileOfAll) {
  Sizes partSizes = getIndices({0, 6});
  auto split = SplitOp::create(
      builder, loc, parseTypes({"tensor<8x0xf32>", "tensor<8x6xf32>"}),
      makeValue("tensor<8x6xf32>"), makeSI64(1), IntegerAttr(),
      ArrayRef(partSizes), Value(), SplitSpecAttrInterface());
  auto op = cast<TilingInterface>(split.getOperation());
  Sizes offsets;
  Sizes sizes;
  EXPECT_TRUE(failed(op.getIterationDomainTileFromResultTile(
      builder, 1, getIndices({4, 0}), getIndices({2, 6}), offsets, sizes)));
  EXPECT_TRUE(succeeded(op.generateResultTileValue(
      builder, 1, getIndices({4, 0}), getIndices({2, 6}))));
}

} // namespace
