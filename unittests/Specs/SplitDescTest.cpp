//===- SplitDescTest.cpp - What follows from a description ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/SplitDesc.h"

#include "gtest/gtest.h"
#include <vector>

using namespace split;

namespace {

constexpr int64_t maxInt64 = std::numeric_limits<int64_t>::max();

using Ints = std::vector<int64_t>;

ResultDesc makeResult(std::optional<Shape> shape) {
  ResultDesc result;
  result.shape = std::move(shape);
  return result;
}

/// A split of `shape` into results of the shapes `results`.
SplitDesc makeDesc(std::optional<Shape> shape,
                   const std::vector<std::optional<Shape>> &results) {
  SplitDesc desc;
  desc.shape = std::move(shape);
  desc.elementKind = ElementKind::F32;
  for (const std::optional<Shape> &result : results)
    desc.results.push_back(makeResult(result));
  return desc;
}

Ints getStated(const SplitDesc &desc) {
  return llvm::ArrayRef<int64_t>(
             getStatedPartSizes(desc, collectShapeFacts(desc)))
      .vec();
}

Ints getKnown(const SplitDesc &desc) {
  return llvm::ArrayRef<int64_t>(
             getKnownPartSizes(desc, collectShapeFacts(desc)))
      .vec();
}

//===----------------------------------------------------------------------===//
// Shape facts
//===----------------------------------------------------------------------===//

TEST(ShapeFacts, SourceTellsRankAxisAndExtent) {
  SplitDesc desc = makeDesc(Shape{2, 6}, {Shape{2, 3}, Shape{2, kUnknown}});
  desc.axis = -1;
  ShapeFacts facts = collectShapeFacts(desc);
  EXPECT_EQ(facts.rank, 2);
  EXPECT_EQ(facts.axis, 1);
  EXPECT_EQ(facts.extent, 6);
  EXPECT_EQ(Ints(facts.resultExtents.begin(), facts.resultExtents.end()),
            Ints({3, kUnknown}));
}

TEST(ShapeFacts, AxisLeftOutIs0) {
  ShapeFacts facts = collectShapeFacts(makeDesc(Shape{4, 6}, {Shape{4, 6}}));
  EXPECT_EQ(facts.axis, 0);
  EXPECT_EQ(facts.extent, 4);
}

TEST(ShapeFacts, FirstRankedResultTellsTheRankOfAnUnrankedSource) {
  SplitDesc desc =
      makeDesc(std::nullopt, {std::nullopt, Shape{2, 3}, Shape{5}});
  desc.axis = 1;
  ShapeFacts facts = collectShapeFacts(desc);
  EXPECT_EQ(facts.rank, 2);
  EXPECT_EQ(facts.axis, 1);
  EXPECT_EQ(facts.extent, kUnknown);
  // The last result is of another rank and does not have the axis.
  EXPECT_EQ(Ints(facts.resultExtents.begin(), facts.resultExtents.end()),
            Ints({kUnknown, 3, kUnknown}));
}

TEST(ShapeFacts, NothingFollowsWithoutAnyRank) {
  ShapeFacts facts =
      collectShapeFacts(makeDesc(std::nullopt, {std::nullopt, std::nullopt}));
  EXPECT_EQ(facts.rank, std::nullopt);
  EXPECT_EQ(facts.axis, std::nullopt);
  EXPECT_EQ(facts.extent, kUnknown);
  EXPECT_EQ(facts.resultExtents.size(), 2u);
}

TEST(ShapeFacts, NoAxisWhereTheRankDoesNotHaveIt) {
  for (int64_t axis : {int64_t(2), int64_t(-3), maxInt64, kUnknown}) {
    SplitDesc desc = makeDesc(Shape{2, 6}, {Shape{2, 3}});
    desc.axis = axis;
    ShapeFacts facts = collectShapeFacts(desc);
    EXPECT_EQ(facts.rank, 2);
    EXPECT_EQ(facts.axis, std::nullopt) << axis;
    EXPECT_EQ(facts.extent, kUnknown);
  }
  EXPECT_EQ(collectShapeFacts(makeDesc(Shape{}, {Shape{}})).axis, std::nullopt);
}

//===----------------------------------------------------------------------===//
// Part sizes
//===----------------------------------------------------------------------===//

const std::optional<Shape> unknown = Shape{kUnknown};

TEST(PartSizes, OfEqualParts) {
  EXPECT_EQ(getStated(makeDesc(Shape{6}, {unknown, unknown, unknown})),
            Ints({2, 2, 2}));
  EXPECT_EQ(getStated(makeDesc(unknown, {unknown, Shape{2}})),
            Ints({kUnknown, kUnknown}));
  EXPECT_EQ(getStated(makeDesc(Shape{6}, {})), Ints());
}

TEST(PartSizes, OneResultTellsAllOfEqualParts) {
  EXPECT_EQ(getKnown(makeDesc(unknown, {unknown, Shape{2}, unknown})),
            Ints({2, 2, 2}));
  EXPECT_EQ(getKnown(makeDesc(std::nullopt, {std::nullopt, Shape{2}})),
            Ints({2, 2}));
  EXPECT_EQ(getKnown(makeDesc(unknown, {unknown, unknown})),
            Ints({kUnknown, kUnknown}));
}

TEST(PartSizes, OfACount) {
  SplitDesc desc = makeDesc(Shape{5}, {unknown, unknown, unknown, unknown});
  desc.count = 4;
  EXPECT_EQ(getStated(desc), Ints({2, 2, 1, 0}));
  desc.results.pop_back();
  EXPECT_EQ(getStated(desc), Ints({2, 2, 1}));
  desc.shape = unknown;
  EXPECT_EQ(getStated(desc), Ints({kUnknown, kUnknown, kUnknown}));
}

TEST(PartSizes, OneResultOfACountTellsItsOwn) {
  SplitDesc desc = makeDesc(unknown, {unknown, Shape{2}, unknown});
  desc.count = 3;
  EXPECT_EQ(getKnown(desc), Ints({kUnknown, 2, kUnknown}));
}

TEST(PartSizes, NoneOfACountThatIsNotPositive) {
  for (int64_t count : {int64_t(0), int64_t(-1), kUnknown}) {
    SplitDesc desc = makeDesc(Shape{5}, {unknown, unknown});
    desc.count = count;
    EXPECT_EQ(getStated(desc), Ints({kUnknown, kUnknown})) << count;
  }
}

TEST(PartSizes, AreNeverMoreThanTheResults) {
  SplitDesc desc = makeDesc(Shape{maxInt64}, {unknown});
  desc.count = maxInt64;
  EXPECT_EQ(getStated(desc), Ints({1}));
  desc.count.reset();
  desc.sizes = SizesDesc::list({3, 4, 5});
  EXPECT_EQ(getStated(desc), Ints({3}));
}

TEST(PartSizes, OfSizesAsGiven) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, Shape{2}, Shape{1}});
  desc.sizes = SizesDesc::list({3, kUnknown, 7});
  EXPECT_EQ(getStated(desc), Ints({3, kUnknown, 7}));
  // What is given goes before what a result tells.
  EXPECT_EQ(getKnown(desc), Ints({3, 2, 7}));
}

TEST(PartSizes, OfFewerSizesThanResults) {
  SplitDesc desc = makeDesc(Shape{6}, {unknown, unknown, Shape{1}});
  desc.sizes = SizesDesc::list({3});
  EXPECT_EQ(getStated(desc), Ints({3, kUnknown, kUnknown}));
  EXPECT_EQ(getKnown(desc), Ints({3, kUnknown, 1}));
}

TEST(SizesDescription, OfAListHasItsNumber) {
  EXPECT_EQ(SizesDesc::list({1, kUnknown}).number, 2);
  EXPECT_EQ(SizesDesc::list({}).number, 0);
  EXPECT_EQ(SizesDesc::list({1}).origin, SizesDesc::Origin::List);
}

TEST(ElementTypeName, IsTheOtherTypeWhereTheRulesKnowNone) {
  SplitDesc desc = makeDesc(Shape{6}, {});
  EXPECT_EQ(desc.getElementTypeName(), "f32");
  desc.elementKind = ElementKind::Other;
  desc.otherElementType = "i4";
  EXPECT_EQ(desc.getElementTypeName(), "i4");
}

} // namespace
