//===- InferTest.cpp - Result types of split.split ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DialectTest.h"

using namespace mlir;
using namespace split;
using namespace split::test;

namespace {

using Texts = std::vector<std::string>;

class Infer : public DialectTest {
protected:
  /// An op without results, from which results are inferred.
  SplitOp makeOp(StringRef source, int64_t axis,
                 std::optional<int64_t> count = std::nullopt,
                 std::optional<ArrayRef<OpFoldResult>> sizes = std::nullopt,
                 Value sizesTensor = {}, StringRef spec = "") {
    SplitSpecAttrInterface specAttr;
    if (!spec.empty())
      specAttr =
          cast<SplitSpecAttrInterface>(mlir::parseAttribute(spec, &context));
    return SplitOp::create(
        builder, loc, TypeRange(), makeValue(source), makeSI64(axis),
        count ? makeSI64(*count) : IntegerAttr(), sizes, sizesTensor, specAttr);
  }

  /// The inferred types, or the message in brackets.
  Texts infer(SplitOp op) {
    messages.clear();
    SmallVector<Type> types;
    if (succeeded(SplitOp::inferReturnTypes(&context, loc, op->getOperands(),
                                            op->getDiscardableAttrDictionary(),
                                            op->getPropertiesStorage(),
                                            op->getRegions(), types)))
      return spell(types);
    return {"(" + messages + ")"};
  }

  /// The types that `declared` becomes, or the message in brackets.
  Texts refine(SplitOp op, const Texts &declared) {
    messages.clear();
    SmallVector<Type> types = parseTypes(declared);
    if (succeeded(SplitOp::refineReturnTypes(&context, loc, op->getOperands(),
                                             op->getDiscardableAttrDictionary(),
                                             op->getPropertiesStorage(),
                                             op->getRegions(), types)))
      return spell(types);
    return {"(" + messages + ")"};
  }

  bool areCompatible(const Texts &inferred, const Texts &declared) {
    return SplitOp::isCompatibleReturnTypes(parseTypes(inferred),
                                            parseTypes(declared));
  }
};

testing::AssertionResult isMessageWith(const Texts &texts, StringRef part) {
  if (texts.size() == 1 && texts.front().front() == '(' &&
      StringRef(texts.front()).contains(part))
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << testing::PrintToString(texts);
}

//===----------------------------------------------------------------------===//
// inferReturnTypes
//===----------------------------------------------------------------------===//

TEST_F(Infer, CountTellsNumberAndSizes) {
  EXPECT_EQ(infer(makeOp("tensor<5x2xf32>", 0, 4)),
            Texts({"tensor<2x2xf32>", "tensor<2x2xf32>", "tensor<1x2xf32>",
                   "tensor<0x2xf32>"}));
  EXPECT_EQ(infer(makeOp("tensor<?x2xf32>", -2, 2)),
            Texts(2, "tensor<?x2xf32>"));
  EXPECT_EQ(infer(makeOp("tensor<*xf32>", 0, 2)), Texts(2, "tensor<*xf32>"));
}

TEST_F(Infer, ListTellsNumberAndSizes) {
  SmallVector<OpFoldResult> sizes = {builder.getIndexAttr(2),
                                     makeValue("index")};
  EXPECT_EQ(infer(makeOp("tensor<3x5xf32>", 1, std::nullopt, sizes)),
            Texts({"tensor<3x2xf32>", "tensor<3x?xf32>"}));
}

TEST_F(Infer, TensorTellsTheNumber) {
  EXPECT_EQ(infer(makeOp("tensor<6xf32>", 0, std::nullopt, std::nullopt,
                         makeValue("tensor<2xi64>"))),
            Texts(2, "tensor<?xf32>"));
}

TEST_F(Infer, EncodingIsKept) {
  EXPECT_EQ(infer(makeOp("tensor<6xf32, \"a\">", 0, 2)),
            Texts(2, "tensor<3xf32, \"a\">"));
}

TEST_F(Infer, NothingTellsTheNumber) {
  EXPECT_TRUE(isMessageWith(infer(makeOp("tensor<6xf32>", 0)), "how many"));
  EXPECT_TRUE(
      isMessageWith(infer(makeOp("tensor<6xf32>", 0, std::nullopt, std::nullopt,
                                 makeValue("tensor<?xi64>"))),
                    "how many"));
}

TEST_F(Infer, BrokenRuleIsNamed) {
  EXPECT_TRUE(
      isMessageWith(infer(makeOp("tensor<6xf32>", 1, 2)), "[split-c3]"));
  EXPECT_TRUE(
      isMessageWith(infer(makeOp("tensor<6xf32>", 0, 0)), "[split-c1]"));
  EXPECT_TRUE(
      isMessageWith(infer(makeOp("tensor<6xf32>", 0, -1)), "[split-c1]"));
  EXPECT_TRUE(isMessageWith(infer(makeOp("tensor<f32>", 0, 2)), "[split-c2]"));
  EXPECT_TRUE(isMessageWith(
      infer(makeOp("tensor<6xf32>", 0, 2, std::nullopt, {}, "#split.onnx<13>")),
      "[onnx13-c4]"));
}

TEST_F(Infer, SourceThatIsNoTensor) {
  EXPECT_TRUE(
      isMessageWith(infer(makeOp("memref<6xf32>", 0, 2)), "must be a tensor"));
}

TEST_F(Infer, CountCannotAskForAnyAmountOfMemory) {
  EXPECT_EQ(infer(makeOp("tensor<?xi8>", 0, 1 << 16)).size(), size_t(1) << 16);
  for (int64_t count :
       {int64_t(1 << 16) + 1, std::numeric_limits<int64_t>::max()})
    EXPECT_TRUE(isMessageWith(infer(makeOp("tensor<?xi8>", 0, count)), "65536"))
        << count;
}

//===----------------------------------------------------------------------===//
// refineReturnTypes
//===----------------------------------------------------------------------===//

TEST_F(Infer, UnknownExtentsAreFilledIn) {
  EXPECT_EQ(refine(makeOp("tensor<2x6xf32>", 1),
                   {"tensor<?x?xf32>", "tensor<*xf32>"}),
            Texts(2, "tensor<2x3xf32>"));
}

TEST_F(Infer, WhatIsDeclaredBeyondStays) {
  EXPECT_EQ(refine(makeOp("tensor<?x?xf32>", 1),
                   {"tensor<2x3xf32>", "tensor<?x3xf32>"}),
            Texts({"tensor<2x3xf32>", "tensor<?x3xf32>"}));
  EXPECT_EQ(
      refine(makeOp("tensor<*xf32>", 1), {"tensor<2x3xf32>", "tensor<*xf32>"}),
      Texts({"tensor<2x3xf32>", "tensor<*xf32>"}));
}

TEST_F(Infer, DeclaredTypesTellTheNumber) {
  EXPECT_EQ(refine(makeOp("tensor<6xf32>", 0, 3), {"tensor<?xf32>"}),
            Texts({"tensor<2xf32>"}));
  EXPECT_EQ(refine(makeOp("tensor<6xf32>", 0), {}), Texts());
}

TEST_F(Infer, ContradictionsAreNamed) {
  SplitOp op = makeOp("tensor<2x6xf32>", 1);
  EXPECT_TRUE(isMessageWith(refine(op, {"tensor<2x3xf32>", "tensor<2x4xf32>"}),
                            "result #1"));
  EXPECT_TRUE(isMessageWith(refine(op, {"tensor<3x3xf32>", "tensor<2x3xf32>"}),
                            "result #0"));
  EXPECT_TRUE(isMessageWith(refine(op, {"tensor<2x3xf32>", "tensor<2x3xi32>"}),
                            "result #1"));
  EXPECT_TRUE(isMessageWith(refine(op, {"tensor<2x3xf32>", "tensor<6xf32>"}),
                            "result #1"));
}

TEST_F(Infer, RefiningWhatCannotBeInferredStays) {
  // The rules refuse the axis; refining is not asked for that.
  EXPECT_EQ(refine(makeOp("tensor<6xf32>", 4), {"tensor<3xf32>"}),
            Texts({"tensor<3xf32>"}));
}

//===----------------------------------------------------------------------===//
// isCompatibleReturnTypes
//===----------------------------------------------------------------------===//

TEST_F(Infer, TypesThatSayMoreOrLessAreCompatible) {
  EXPECT_TRUE(areCompatible({"tensor<3xf32>"}, {"tensor<3xf32>"}));
  EXPECT_TRUE(areCompatible({"tensor<3xf32>"}, {"tensor<?xf32>"}));
  EXPECT_TRUE(areCompatible({"tensor<?xf32>"}, {"tensor<3xf32>"}));
  EXPECT_TRUE(areCompatible({"tensor<*xf32>"}, {"tensor<3xf32>"}));
  EXPECT_TRUE(areCompatible({"tensor<3xf32>"}, {"tensor<*xf32>"}));
}

TEST_F(Infer, TypesThatSayOtherwiseAreNotCompatible) {
  EXPECT_FALSE(areCompatible({"tensor<3xf32>"}, {"tensor<4xf32>"}));
  EXPECT_FALSE(areCompatible({"tensor<3xf32>"}, {"tensor<3x1xf32>"}));
  EXPECT_FALSE(areCompatible({"tensor<3xf32>"}, {"tensor<3xf16>"}));
  EXPECT_FALSE(areCompatible({"tensor<*xf32>"}, {"tensor<*xf16>"}));
  EXPECT_FALSE(areCompatible({"tensor<3xf32>"}, {}));
  EXPECT_FALSE(
      areCompatible({"tensor<3xf32>"}, {"tensor<3xf32>", "tensor<3xf32>"}));
}

} // namespace
