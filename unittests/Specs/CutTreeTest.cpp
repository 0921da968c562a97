//===- CutTreeTest.cpp - Tests of trees of cuts ---------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlowCutSearch.h"

#include "split/Specs/CutTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <gtest/gtest.h>
#include <random>

using namespace split;
using namespace split::test;

namespace {
/// What `tree` takes; its shape is checked.
Cost check(const CutTree &tree, const Sizes &sizes, size_t maxFanOut) {
  Cost cost = {0, 0};
  EXPECT_GE(tree.size(), sizes.size());
  // The parts below each node, in order.
  std::vector<std::vector<size_t>> parts(tree.size());
  for (auto [index, node] : llvm::enumerate(tree)) {
    if (index < sizes.size()) {
      EXPECT_TRUE(node.children.empty());
      EXPECT_EQ(node.size, sizes[index]);
      parts[index] = {index};
      continue;
    }
    EXPECT_GE(node.children.size(), 2U);
    EXPECT_LE(node.children.size(), maxFanOut);
    int64_t size = 0;
    for (size_t child : node.children) {
      EXPECT_LT(child, index);
      size += tree[child].size;
      llvm::append_range(parts[index], parts[child]);
      parts[child].clear();
    }
    EXPECT_EQ(node.size, size);
    cost.first += 1;
    cost.second += size;
  }
  EXPECT_TRUE(llvm::equal(parts.back(), llvm::seq(sizes.size())));
  return cost;
}

Sizes makeRandomSizes(std::mt19937 &random, size_t number) {
  // From all alike to a few that are much larger.
  int64_t width = int64_t(1) << (random() % 20);
  bool isSkewed = random() % 2;
  Sizes sizes;
  for (size_t part = 0; part < number; ++part) {
    int64_t size = 1 + random() % width;
    sizes.push_back(isSkewed && random() % 4 != 0 ? 1 + size % 3 : size);
  }
  return sizes;
}

TEST(CutTreeTest, OnePartTakesNoCut) {
  EXPECT_EQ(check(buildCutTree({7}, 3), {7}, 3), Cost(0, 0));
}

TEST(CutTreeTest, AsManyAsFitAreOneCut) {
  EXPECT_EQ(check(buildCutTree({1, 2, 4}, 3), {1, 2, 4}, 3), Cost(1, 7));
  Sizes many(100, 2);
  EXPECT_EQ(check(buildCutTree(many, 100), many, 100), Cost(1, 200));
}

TEST(CutTreeTest, HeavyPartsAreMovedOnce) {
  EXPECT_EQ(check(buildCutTree({100, 1, 1, 1, 100}, 3), {100, 1, 1, 1, 100}, 3),
            Cost(2, 206));
}

TEST(CutTreeTest, IsTheBestOfAll) {
  std::mt19937 random(22);
  for (size_t number = 2; number <= 40; ++number) {
    for (int64_t fanOut : {2, 3}) {
      for (int round = 0; round < 5; ++round) {
        Sizes sizes = makeRandomSizes(random, number);
        Cost cost = check(buildCutTree(sizes, fanOut), sizes, fanOut);
        EXPECT_EQ(cost, SlowSearch(sizes, fanOut == 3).find());
        EXPECT_EQ(cost.first, fanOut == 3 ? number / 2 : number - 1);
      }
    }
  }
}

TEST(CutTreeTest, ManyPartsMoveAtMostTwiceTheBest) {
  std::mt19937 random(23);
  for (size_t number : {65, 66, 80}) {
    for (int64_t fanOut : {2, 3}) {
      Sizes sizes = makeRandomSizes(random, number);
      Cost cost = check(buildCutTree(sizes, fanOut), sizes, fanOut);
      Cost best = SlowSearch(sizes, fanOut == 3).find();
      EXPECT_EQ(cost.first, best.first);
      EXPECT_LE(cost.second, 2 * best.second);
    }
  }
  Sizes many = makeRandomSizes(random, 10000);
  EXPECT_EQ(check(buildCutTree(many, 3), many, 3).first, 5000);
}

TEST(CutTreeTest, WideCutsAreAsFewAsCanBe) {
  std::mt19937 random(24);
  for (size_t number : {5, 9, 40, 64, 65, 300, 301, 1000})
    for (int64_t fanOut : {4, 7, 63, 64, 200}) {
      Sizes sizes = makeRandomSizes(random, number);
      EXPECT_EQ(check(buildCutTree(sizes, fanOut), sizes, fanOut).first,
                int64_t(number - 1 + fanOut - 2) / (fanOut - 1))
          << number << " by " << fanOut;
    }
}

TEST(CutTreeTest, HugeSizesDoNotWrapAround) {
  Sizes sizes = {INT64_MAX - 4, 1, 1, 1, 1};
  CutTree tree = buildCutTree(sizes, 2);
  EXPECT_EQ(tree.back().size, INT64_MAX);
  EXPECT_EQ(tree.back().children.front(), 0U);
}

TEST(CutTreeTest, EqualPartsComeFromSmallFactors) {
  using Factors = llvm::SmallVector<int64_t>;
  EXPECT_EQ(factorEqualCuts(1, 3), Factors());
  EXPECT_EQ(factorEqualCuts(12, 3), (Factors{2, 2, 3}));
  EXPECT_EQ(factorEqualCuts(18, 3), (Factors{2, 3, 3}));
  EXPECT_EQ(factorEqualCuts(8, 2), (Factors{2, 2, 2}));
  EXPECT_EQ(factorEqualCuts(6, 2), std::nullopt);
  EXPECT_EQ(factorEqualCuts(5, 3), std::nullopt);
  EXPECT_EQ(factorEqualCuts(5, 1), std::nullopt);
  EXPECT_EQ(factorEqualCuts(300, 200), (Factors{2, 150}));
}
} // namespace
