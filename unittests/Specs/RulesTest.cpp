//===- RulesTest.cpp - Verdicts of the rules ------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What can be seen of the rules through the verifier is tested there. Here are
// the verdicts that it does not show, and what no program text can say.
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "gtest/gtest.h"
#include <vector>

using namespace split;

namespace {

ResultDesc makeResult(std::optional<Shape> shape) {
  ResultDesc result;
  result.shape = std::move(shape);
  return result;
}

SplitDesc makeDesc(std::optional<Shape> shape,
                   const std::vector<std::optional<Shape>> &results) {
  SplitDesc desc;
  desc.shape = std::move(shape);
  desc.elementKind = ElementKind::F32;
  for (const std::optional<Shape> &result : results)
    desc.results.push_back(makeResult(result));
  return desc;
}

const std::optional<Shape> unknown = Shape{kUnknown};

testing::AssertionResult isUndecidedBy(const Verdict &verdict,
                                       llvm::StringRef unknown) {
  if (verdict.isUndecided() && verdict.label.empty() &&
      llvm::StringRef(verdict.message).contains(unknown))
    return testing::AssertionSuccess();
  return testing::AssertionFailure()
         << "is " << int(verdict.kind) << " [" << verdict.label << "] "
         << verdict.message;
}

testing::AssertionResult isViolationOf(const Verdict &verdict,
                                       llvm::StringRef label) {
  if (verdict.isViolation() && verdict.label == label &&
      !verdict.message.empty())
    return testing::AssertionSuccess();
  return testing::AssertionFailure()
         << "is " << int(verdict.kind) << " [" << verdict.label << "] "
         << verdict.message;
}

testing::AssertionResult isConforming(const Verdict &verdict) {
  if (verdict.isConforming() && verdict.label.empty() &&
      verdict.message.empty())
    return testing::AssertionSuccess();
  return testing::AssertionFailure()
         << "is " << int(verdict.kind) << " [" << verdict.label << "] "
         << verdict.message;
}

//===----------------------------------------------------------------------===//
// Conforming and undecided
//===----------------------------------------------------------------------===//

TEST(CommonRules, EverythingKnownConforms) {
  SplitDesc desc = makeDesc(Shape{2, 6}, {Shape{2, 3}, Shape{2, 3}});
  desc.axis = 1;
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
  desc.sizes = SizesDesc::list({3, 3});
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
  desc.sizes.reset();
  desc.count = 2;
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
}

TEST(CommonRules, UnknownsThatCannotBreakARuleDecideNothing) {
  // Any extent can be cut by a count, and into one part.
  SplitDesc desc = makeDesc(unknown, {unknown, unknown});
  desc.count = 2;
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
  EXPECT_TRUE(isConforming(checkCommonRules(makeDesc(unknown, {unknown}))));
}

TEST(CommonRules, UnknownRankDecides) {
  SplitDesc desc = makeDesc(std::nullopt, {std::nullopt, std::nullopt});
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "the rank of"));
}

TEST(CommonRules, UnknownExtentDecidesDivisibility) {
  SplitDesc desc =
      makeDesc(Shape{2, kUnknown}, {Shape{2, kUnknown}, Shape{2, kUnknown}});
  desc.axis = -1;
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "the extent of axis 1"));
}

TEST(CommonRules, UnknownSizeDecides) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, unknown, unknown});
  desc.sizes = SizesDesc::list({1, kUnknown, kUnknown});
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "sizes[1]"));
  desc.sizes = SizesDesc::list({1, 2, kUnknown});
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "sizes[2]"));
}

TEST(CommonRules, SizesInATensorDecide) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, unknown});
  desc.sizes.emplace();
  desc.sizes->origin = SizesDesc::Origin::Tensor;
  EXPECT_TRUE(
      isUndecidedBy(checkCommonRules(desc), "the number of elements of sizes"));
  desc.sizes->number = 2;
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "sizes[0]"));
  desc.sizes->values = {4};
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "sizes[1]"));
  desc.sizes->values = {4, 2};
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
  desc.sizes->values = {4, 1};
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c9"));
}

TEST(CommonRules, UnknownExtentDecidesTheSum) {
  SplitDesc desc = makeDesc(unknown, {unknown, unknown});
  desc.sizes = SizesDesc::list({4, 2});
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "the extent of axis 0"));
}

TEST(CommonRules, ResultThatSaysMoreThanIsKnownDecides) {
  SplitDesc desc = makeDesc(unknown, {Shape{2}, unknown});
  desc.count = 2;
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "the extent of axis 0"));
  desc = makeDesc(Shape{4, kUnknown}, {Shape{4, 2}});
  EXPECT_TRUE(isUndecidedBy(checkCommonRules(desc), "the extent of axis 1"));
  desc = makeDesc(Shape{4, kUnknown}, {Shape{4, kUnknown}});
  EXPECT_TRUE(isConforming(checkCommonRules(desc)));
}

//===----------------------------------------------------------------------===//
// Violations
//===----------------------------------------------------------------------===//

TEST(CommonRules, ViolationGoesBeforeAnUnknown) {
  // The rank is unknown, and so is the sum.
  SplitDesc desc = makeDesc(std::nullopt, {std::nullopt, std::nullopt});
  desc.sizes = SizesDesc::list({kUnknown, -1});
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c8"));
}

TEST(CommonRules, FirstClauseThatIsBrokenIsNamed) {
  SplitDesc desc = makeDesc(Shape{5}, {Shape{2}, Shape{2}, Shape{2}});
  desc.axis = 1;
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c3"));
  desc.axis = 0;
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c10"));
  desc.shape = Shape{6};
  desc.results[2].shape = Shape{3};
  desc.results[2].elementType = Mismatch{"f32", "i32"};
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c13"));
  desc.results[2].shape = Shape{2};
  EXPECT_TRUE(isViolationOf(checkCommonRules(desc), "split-c15"));
}

TEST(CommonRules, MessageNamesTheValues) {
  SplitDesc desc = makeDesc(Shape{2, 6}, {Shape{2, 3}, Shape{2, 4}});
  desc.axis = 1;
  desc.sizes = SizesDesc::list({3, -12});
  std::string message = checkCommonRules(desc).message;
  EXPECT_NE(message.find("sizes[1]"), std::string::npos) << message;
  EXPECT_NE(message.find("-12"), std::string::npos) << message;
}

/// Whether splitting some extent into `count` parts gives parts of `extents`,
/// by trying all extents that could.
bool hasExplanation(int64_t count, llvm::ArrayRef<int64_t> extents) {
  for (int64_t source = 0; source <= 5 * count; ++source) {
    int64_t full = 0;
    while (full * count < source)
      ++full;
    int64_t left = source;
    bool fits = true;
    for (int64_t extent : extents) {
      int64_t size = std::min(full, left);
      left -= size;
      fits &= extent == kUnknown || extent == size;
    }
    if (fits)
      return true;
  }
  return false;
}

TEST(CommonRules, ResultsOfACountNeedAnExtentThatExplainsThem) {
  const int64_t extents[] = {kUnknown, 0, 1, 2, 3, 4};
  for (int64_t count : {4, 5})
    for (int64_t a : extents)
      for (int64_t b : extents)
        for (int64_t c : extents)
          for (int64_t d : extents) {
            SplitDesc desc =
                makeDesc(unknown, {Shape{a}, Shape{b}, Shape{c}, Shape{d}});
            desc.count = count;
            Verdict verdict = checkCommonRules(desc);
            if (hasExplanation(count, {a, b, c, d}))
              EXPECT_FALSE(verdict.isViolation())
                  << count << ": " << a << " " << b << " " << c << " " << d;
            else
              EXPECT_TRUE(isViolationOf(verdict, "split-c14"))
                  << count << ": " << a << " " << b << " " << c << " " << d;
          }
}

//===----------------------------------------------------------------------===//
// ONNX
//===----------------------------------------------------------------------===//

TEST(OnnxRules, SpeakInTheSpecificationsWords) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, unknown});
  desc.sizes = SizesDesc::list({kUnknown, 3});
  EXPECT_TRUE(isUndecidedBy(checkOnnxRules(desc, 13), "split[0]"));
  desc.sizes = SizesDesc::list({kUnknown, -3});
  Verdict verdict = checkOnnxRules(desc, 13);
  EXPECT_TRUE(isViolationOf(verdict, "onnx13-c7"));
  EXPECT_NE(verdict.message.find("split[1]"), std::string::npos)
      << verdict.message;
}

TEST(OnnxRules, UnknownElementTypeDecides) {
  SplitDesc desc = makeDesc(Shape{6}, {Shape{3}, Shape{3}});
  EXPECT_TRUE(isConforming(checkOnnxRules(desc, 13)));
  desc.elementKind = ElementKind::Unknown;
  EXPECT_TRUE(
      isUndecidedBy(checkOnnxRules(desc, 13), "the element type of input"));
}

TEST(OnnxRules, NewestVersionThatIsNotNewerIsInForce) {
  const std::pair<int64_t, int64_t> versions[] = {
      {1, 1},   {2, 2},   {10, 2},  {11, 11}, {12, 11},
      {13, 13}, {17, 13}, {18, 18}, {19, 18}, {INT64_MAX, 18}};
  SplitDesc desc = makeDesc(Shape{6}, {Shape{3}, Shape{3}});
  desc.elementKind = ElementKind::Other;
  for (auto [opset, version] : versions) {
    EXPECT_EQ(getOnnxSplitVersion(opset), version) << opset;
    EXPECT_TRUE(isViolationOf(checkOnnxRules(desc, opset),
                              "onnx" + std::to_string(version) + "-c1"))
        << opset;
  }
}

TEST(OnnxRules, SizesThatAreKnownButInATensorAreNoConstantsBefore13) {
  SplitDesc desc = makeDesc(Shape{6}, {Shape{2}, Shape{4}});
  desc.sizes = SizesDesc::list({2, 4});
  desc.axis = 0;
  EXPECT_TRUE(isConforming(checkOnnxRules(desc, 1)));
  EXPECT_TRUE(isConforming(checkOnnxRules(desc, 12)));
  desc.sizes->origin = SizesDesc::Origin::Tensor;
  EXPECT_TRUE(isViolationOf(checkOnnxRules(desc, 1), "onnx1-c6"));
  EXPECT_TRUE(isViolationOf(checkOnnxRules(desc, 12), "onnx11-c5"));
  EXPECT_TRUE(isConforming(checkOnnxRules(desc, 13)));
}

TEST(OnnxRules, UnknownElementTypeOfSplitDecides) {
  SplitDesc desc = makeDesc(Shape{6}, {Shape{2}, Shape{4}});
  desc.sizes = SizesDesc::list({2, 4});
  desc.sizes->origin = SizesDesc::Origin::Tensor;
  desc.sizes->elementKind = ElementKind::Unknown;
  for (int64_t opset : {13, 18})
    EXPECT_TRUE(
        isUndecidedBy(checkOnnxRules(desc, opset), "the element type of split"))
        << opset;
}

TEST(OnnxRules, AnyExtentCanBeCutByNumOutputs) {
  SplitDesc desc = makeDesc(unknown, {unknown, unknown});
  desc.count = 3;
  EXPECT_TRUE(isConforming(checkOnnxRules(desc, 18)));
  desc = makeDesc(std::nullopt, {std::nullopt, std::nullopt});
  desc.count = 3;
  EXPECT_TRUE(isUndecidedBy(checkOnnxRules(desc, 18), "the rank of input"));
}

//===----------------------------------------------------------------------===//
// NNRt
//===----------------------------------------------------------------------===//

TEST(NnrtRules, SpeakInTheSpecificationsWords) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, unknown});
  desc.sizes = SizesDesc::list({kUnknown, 3});
  EXPECT_TRUE(isUndecidedBy(checkNnrtRules(desc, false), "sizeSplits[0]"));
  desc.sizes.reset();
  desc.shape.reset();
  desc.results = {makeResult(std::nullopt), makeResult(std::nullopt)};
  EXPECT_TRUE(isUndecidedBy(checkNnrtRules(desc, false), "the rank of x"));
  desc.shape = Shape{kUnknown};
  EXPECT_TRUE(
      isUndecidedBy(checkNnrtRules(desc, false), "the extent of axis 0"));
  desc.elementKind = ElementKind::Unknown;
  EXPECT_TRUE(
      isUndecidedBy(checkNnrtRules(desc, false), "the element type of x"));
}

TEST(NnrtRules, ExtentsDecideOnlyForTheRuntime) {
  SplitDesc desc =
      makeDesc(Shape{6, kUnknown}, {Shape{3, kUnknown}, Shape{3, kUnknown}});
  EXPECT_TRUE(isConforming(checkNnrtRules(desc, false)));
  EXPECT_TRUE(
      isUndecidedBy(checkNnrtRules(desc, true), "the extent of axis 1 of x"));
  desc.shape = Shape{6, 1};
  EXPECT_TRUE(isConforming(checkNnrtRules(desc, true)));
}

TEST(NnrtRules, HaveNoErrorClass) {
  SplitDesc desc = makeDesc(Shape{7}, {unknown, unknown});
  Verdict verdict = checkNnrtRules(desc, true);
  EXPECT_TRUE(isViolationOf(verdict, "nnrt-c8"));
  EXPECT_EQ(verdict.errorClass, "");
  EXPECT_EQ(verdict.getText(), "[nnrt-c8] " + verdict.message);
}

//===----------------------------------------------------------------------===//
// ATB
//===----------------------------------------------------------------------===//

SplitDesc makeAtbDesc(std::optional<Shape> shape,
                      const std::vector<std::optional<Shape>> &results) {
  SplitDesc desc = makeDesc(std::move(shape), results);
  desc.elementKind = ElementKind::F16;
  return desc;
}

TEST(AtbRules, UndecidedNamesTheUnknown) {
  SplitDesc desc = makeAtbDesc(Shape{6, 2}, {unknown, unknown});
  EXPECT_TRUE(isConforming(checkAtbRules(desc, std::nullopt)));
  desc.shape = Shape{6, kUnknown};
  EXPECT_TRUE(isUndecidedBy(checkAtbRules(desc, std::nullopt),
                            "the extent of axis 1 of x"));
  desc.shape.reset();
  desc.results = {makeResult(std::nullopt), makeResult(std::nullopt)};
  EXPECT_TRUE(
      isUndecidedBy(checkAtbRules(desc, std::nullopt), "the rank of x"));
}

TEST(AtbRules, UnknownElementTypeIsNoErrorYet) {
  SplitDesc desc = makeAtbDesc(Shape{6}, {unknown, unknown});
  desc.elementKind = ElementKind::Unknown;
  EXPECT_TRUE(isUndecidedBy(checkAtbRules(desc, std::nullopt), "of x"));
  EXPECT_TRUE(
      isUndecidedBy(checkAtbRules(desc, AtbProduct::AtlasTraining), "of x"));
  // One byte each at least.
  desc.shape = Shape{(int64_t(256) << 30) + 2};
  EXPECT_TRUE(isViolationOf(checkAtbRules(desc, std::nullopt), "atb-c6"));
}

TEST(AtbRules, ErrorClassIsThatOfTheClause) {
  auto errorOf = [](const SplitDesc &desc) {
    Verdict verdict = checkAtbRules(desc, AtbProduct::AtlasInference);
    EXPECT_TRUE(verdict.isViolation());
    EXPECT_EQ(verdict.getText(), "[" + verdict.label + "] " + verdict.message +
                                     " (" + verdict.errorClass + ")");
    return verdict.errorClass;
  };
  SplitDesc desc = makeAtbDesc(Shape{6}, {unknown});
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_PARAM");
  desc = makeAtbDesc(Shape{6}, {unknown, unknown});
  desc.count = 3;
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_IN_TENSOR_NUM");
  desc.count = 2;
  desc.shape = Shape{7};
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_TENSOR_DIM");
  desc.shape = Shape{0};
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_TENSOR_SIZE");
  desc.shape = Shape{6};
  desc.elementKind = ElementKind::F32;
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_TENSOR_INI_MATCH");
  desc.elementKind = ElementKind::BF16;
  EXPECT_EQ(errorOf(desc), "ERROR_INVALID_TENSOR_DTYPE");
}

TEST(AtbRules, WhatIsNoViolationHasNoErrorClass) {
  SplitDesc desc = makeAtbDesc(Shape{6}, {unknown, unknown});
  Verdict verdict = checkAtbRules(desc, AtbProduct::AtlasInference);
  EXPECT_TRUE(isConforming(verdict));
  EXPECT_EQ(verdict.errorClass, "");
  desc.shape = Shape{kUnknown};
  verdict = checkAtbRules(desc, AtbProduct::AtlasInference);
  EXPECT_TRUE(verdict.isUndecided());
  EXPECT_EQ(verdict.errorClass, "");
}

TEST(AtbRules, ProductsAreFoundByName) {
  for (AtbProduct product :
       {AtbProduct::AtlasA2Training, AtbProduct::Atlas800IA2Inference,
        AtbProduct::AtlasA3Inference, AtbProduct::AtlasA3Training,
        AtbProduct::AtlasTraining, AtbProduct::AtlasInference,
        AtbProduct::Atlas200I500A2Inference})
    EXPECT_EQ(parseAtbProduct(getAtbProductName(product)), product);
  EXPECT_EQ(parseAtbProduct("atlas"), std::nullopt);
  EXPECT_EQ(parseAtbProduct(""), std::nullopt);
}

} // namespace
