//===- BuildersTest.cpp - Builders of split.split -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No builder aborts, whatever its arguments: the op is made, and verification
// says what is wrong with it.
//
//===----------------------------------------------------------------------===//

#include "DialectTest.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace split;
using namespace split::test;

namespace {

using Texts = std::vector<std::string>;

constexpr int64_t maxInt64 = std::numeric_limits<int64_t>::max();
constexpr int64_t minInt64 = std::numeric_limits<int64_t>::min();

class Builders : public DialectTest {
protected:
  SmallVector<OpFoldResult> makeSizes(ArrayRef<int64_t> values) {
    SmallVector<OpFoldResult> sizes;
    for (int64_t value : values)
      sizes.push_back(builder.getIndexAttr(value));
    return sizes;
  }

  /// Whether `op` is refused, with `part` in the message.
  testing::AssertionResult isRefused(SplitOp op, StringRef part) {
    std::string message = verify(op);
    if (StringRef(message).contains(part))
      return testing::AssertionSuccess();
    return testing::AssertionFailure() << "message: '" << message << "'";
  }

  testing::AssertionResult isRight(SplitOp op) {
    std::string message = verify(op);
    if (message.empty())
      return testing::AssertionSuccess();
    return testing::AssertionFailure() << message;
  }
};

//===----------------------------------------------------------------------===//
// Equal parts
//===----------------------------------------------------------------------===//

TEST_F(Builders, EqualPartsHaveInferredTypes) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<2x6xf32>"),
                               /*axis=*/-1, /*numParts=*/3);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()), Texts(3, "tensor<2x2xf32>"));
  EXPECT_EQ(op.getAxis(), -1);
  EXPECT_EQ(op.getCount(), std::nullopt);
  EXPECT_FALSE(op.hasSizes());
}

TEST_F(Builders, EqualPartsOfUnknownExtentAreDynamic) {
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<?x6xf32>"), 0, 2);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()), Texts(2, "tensor<?x6xf32>"));
}

TEST_F(Builders, EqualPartsKeepTheEncoding) {
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<6xf32, \"a\">"), 0, 2);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()), Texts(2, "tensor<3xf32, \"a\">"));
}

TEST_F(Builders, EqualPartsOfAnUnrankedSourceAreUnranked) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<*xf32>"), 5, 2);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()), Texts(2, "tensor<*xf32>"));
}

TEST_F(Builders, EqualPartsThatDoNotDivide) {
  EXPECT_TRUE(
      isRefused(SplitOp::create(builder, loc, makeValue("tensor<7xf32>"), 0, 3),
                "[split-c10]"));
}

TEST_F(Builders, EqualPartsOfAxesOutOfRange) {
  Value source = makeValue("tensor<2x6xf32>");
  for (int64_t axis : {int64_t(2), int64_t(-3), maxInt64, minInt64}) {
    SplitOp op = SplitOp::create(builder, loc, source, axis, 2);
    EXPECT_EQ(op.getParts().size(), 2u);
    EXPECT_TRUE(isRefused(op, "[split-c3]")) << axis;
  }
}

TEST_F(Builders, EqualPartsOfRank0) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<f32>"), 0, 2);
  EXPECT_TRUE(isRefused(op, "[split-c2]"));
}

TEST_F(Builders, NoEqualParts) {
  Value source = makeValue("tensor<6xf32>");
  for (int64_t numParts : {int64_t(0), int64_t(-1), minInt64}) {
    SplitOp op = SplitOp::create(builder, loc, source, 0, numParts);
    EXPECT_EQ(op.getParts().size(), 0u);
    EXPECT_TRUE(isRefused(op, "[split-c1]")) << numParts;
  }
}

TEST_F(Builders, VeryManyEqualParts) {
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<100000xi8>"), 0, 100000);
  EXPECT_EQ(op.getParts().size(), 100000u);
  EXPECT_TRUE(isRight(op));
}

TEST_F(Builders, SourceThatIsNoTensor) {
  Value source = makeValue("memref<6xf32>");
  Value sizes = makeValue("tensor<2xi64>");
  const char *message = "operand #0 must be";
  EXPECT_TRUE(isRefused(SplitOp::create(builder, loc, source, 0, 2), message));
  EXPECT_TRUE(isRefused(
      SplitOp::create(builder, loc, source, 0, makeSizes({2, 4})), message));
  EXPECT_TRUE(
      isRefused(SplitOp::create(builder, loc, source, 0, sizes, 2), message));
}

//===----------------------------------------------------------------------===//
// Sizes in a list
//===----------------------------------------------------------------------===//

TEST_F(Builders, ListOfSizesHasInferredTypes) {
  SmallVector<OpFoldResult> sizes = makeSizes({2, 0, 0});
  Value size = makeValue("index");
  sizes[1] = size;
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<6x5xf32>"), 0, sizes);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()),
            Texts({"tensor<2x5xf32>", "tensor<?x5xf32>", "tensor<0x5xf32>"}));
  EXPECT_TRUE(isEqualConstantIntOrValueArray(op.getMixedSizes(), sizes));
}

TEST_F(Builders, ListOfNoSizes) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<6xf32>"), 0,
                               ArrayRef<OpFoldResult>());
  EXPECT_TRUE(isRefused(op, "[split-c1]"));
}

TEST_F(Builders, ListOfNegativeSizes) {
  Value source = makeValue("tensor<6xf32>");
  SplitOp op = SplitOp::create(builder, loc, source, 0, makeSizes({7, -1}));
  EXPECT_TRUE(isRefused(op, "[split-c8]"));
  EXPECT_EQ(spell(op.getParts().getTypes()),
            Texts({"tensor<7xf32>", "tensor<?xf32>"}));
}

TEST_F(Builders, ListWithTheNumberThatStandsForUnknown) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<6xf32>"), 0,
                               makeSizes({6, ShapedType::kDynamic}));
  EXPECT_TRUE(isRefused(op, "dynamic sizes"));
}

TEST_F(Builders, ListOfSizesThatDoNotSum) {
  Value source = makeValue("tensor<6xf32>");
  EXPECT_TRUE(
      isRefused(SplitOp::create(builder, loc, source, 0, makeSizes({2, 5})),
                "[split-c9]"));
  EXPECT_TRUE(isRefused(SplitOp::create(builder, loc, source, 0,
                                        makeSizes({maxInt64, maxInt64, 8})),
                        "[split-c9]"));
}

TEST_F(Builders, ListOfSizesOnAxesOutOfRange) {
  for (const char *type : {"tensor<6xf32>", "tensor<f32>"}) {
    SplitOp op =
        SplitOp::create(builder, loc, makeValue(type), 1, makeSizes({2, 4}));
    EXPECT_EQ(spell(op.getParts().getTypes()), Texts(2, "tensor<*xf32>"));
    EXPECT_FALSE(verify(op).empty());
  }
}

TEST_F(Builders, ListOfSizesOfOtherTypesThanIndex) {
  // Sizes are integers of any type, as elsewhere in MLIR.
  SmallVector<OpFoldResult> sizes = {builder.getI64IntegerAttr(2),
                                     builder.getI8IntegerAttr(4)};
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<6xf32>"), 0, sizes);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(*op.getStaticSizes(), ArrayRef<int64_t>({2, 4}));
}

TEST_F(Builders, ListWithAValueThatIsNoIndex) {
  SmallVector<OpFoldResult> sizes = {makeValue("i64"), makeValue("index")};
  SplitOp op =
      SplitOp::create(builder, loc, makeValue("tensor<6xf32>"), 0, sizes);
  EXPECT_TRUE(isRefused(op, "must be variadic of index"));
}

//===----------------------------------------------------------------------===//
// Sizes in a tensor
//===----------------------------------------------------------------------===//

TEST_F(Builders, TensorOfSizesGivesDynamicParts) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<6x5xf32>"), -2,
                               makeValue("tensor<2xi64>"), 2);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(spell(op.getParts().getTypes()), Texts(2, "tensor<?x5xf32>"));
  EXPECT_TRUE(op.hasSizes());
  EXPECT_TRUE(op.getMixedSizes().empty());
}

TEST_F(Builders, TensorOfAnUnknownNumberOfSizes) {
  SplitOp op = SplitOp::create(builder, loc, makeValue("tensor<?xf32>"), 0,
                               makeValue("tensor<?xi32>"), 3);
  EXPECT_TRUE(isRight(op));
}

TEST_F(Builders, TensorOfAnotherNumberOfSizes) {
  Value source = makeValue("tensor<6xf32>");
  Value sizes = makeValue("tensor<2xi64>");
  EXPECT_TRUE(isRefused(SplitOp::create(builder, loc, source, 0, sizes, 3),
                        "[split-c7]"));
  EXPECT_TRUE(isRefused(SplitOp::create(builder, loc, source, 0, sizes, -1),
                        "[split-c1]"));
}

TEST_F(Builders, TensorOfSizesOfAnotherType) {
  Value source = makeValue("tensor<6xf32>");
  for (const char *type : {"tensor<*xi64>", "tensor<i64>", "tensor<2x1xi64>",
                           "tensor<2xf32>", "memref<2xi64>", "index"}) {
    SplitOp op = SplitOp::create(builder, loc, source, 0, makeValue(type), 2);
    EXPECT_TRUE(isRefused(op, "must be 1D tensor of")) << type;
  }
}

//===----------------------------------------------------------------------===//
// The general form
//===----------------------------------------------------------------------===//

TEST_F(Builders, GeneralFormHasWhatIsGiven) {
  auto spec = cast<SplitSpecAttrInterface>(
      mlir::parseAttribute("#split.onnx<13>", &context));
  SplitOp op = SplitOp::create(
      builder, loc, parseTypes({"tensor<3xf32>", "tensor<?xf32>"}),
      makeValue("tensor<6xf32>"), /*axis=*/IntegerAttr(),
      /*count=*/IntegerAttr(), /*sizes=*/std::nullopt, /*sizesTensor=*/Value(),
      spec);
  EXPECT_TRUE(isRight(op));
  EXPECT_EQ(op.getAxis(), std::nullopt);
  EXPECT_EQ(op.getAxisOrDefault(), 0);
  EXPECT_EQ(op.getSpecAttr(), spec);
  EXPECT_EQ(spell(op.getParts().getTypes()),
            Texts({"tensor<3xf32>", "tensor<?xf32>"}));
}

TEST_F(Builders, GeneralFormWithACountOutOfRange) {
  Value source = makeValue("tensor<6xf32>");
  for (int64_t count : {int64_t(0), int64_t(-1), minInt64}) {
    SplitOp op = SplitOp::create(
        builder, loc, parseTypes({"tensor<?xf32>"}), source, makeSI64(0),
        makeSI64(count), std::nullopt, Value(), SplitSpecAttrInterface());
    EXPECT_TRUE(isRefused(op, "[split-c4]")) << count;
  }
}

TEST_F(Builders, GeneralFormWithAnEmptyListIsNoFormWithoutSizes) {
  SplitOp op = SplitOp::create(builder, loc, parseTypes({"tensor<6xf32>"}),
                               makeValue("tensor<6xf32>"), makeSI64(0),
                               IntegerAttr(), ArrayRef<OpFoldResult>(), Value(),
                               SplitSpecAttrInterface());
  EXPECT_TRUE(op.hasSizes());
  EXPECT_TRUE(isRefused(op, "[split-c7]"));
}

TEST_F(Builders, GeneralFormWithSizesTwice) {
  SmallVector<OpFoldResult> sizes = makeSizes({6});
  SplitOp op = SplitOp::create(
      builder, loc, parseTypes({"tensor<6xf32>"}), makeValue("tensor<6xf32>"),
      makeSI64(0), IntegerAttr(), ArrayRef<OpFoldResult>(sizes),
      makeValue("tensor<1xi64>"), SplitSpecAttrInterface());
  EXPECT_TRUE(isRefused(op, "sizes must be a list or a tensor"));
}

TEST_F(Builders, GeneralFormWithAResultThatIsNoTensor) {
  SplitOp op =
      SplitOp::create(builder, loc, parseTypes({"memref<6xf32>"}),
                      makeValue("tensor<6xf32>"), makeSI64(0), IntegerAttr(),
                      std::nullopt, Value(), SplitSpecAttrInterface());
  EXPECT_TRUE(isRefused(op, "result #0 must be"));
}

TEST_F(Builders, GeneralFormWithAttributesOfAnotherType) {
  for (Attribute type : {Attribute(builder.getI64IntegerAttr(0)),
                         Attribute(builder.getI8IntegerAttr(0))}) {
    SplitOp op = SplitOp::create(
        builder, loc, parseTypes({"tensor<6xf32>"}), makeValue("tensor<6xf32>"),
        cast<IntegerAttr>(type), IntegerAttr(), std::nullopt, Value(),
        SplitSpecAttrInterface());
    EXPECT_TRUE(isRefused(op, "attribute 'axis' failed"));
  }
}

} // namespace
