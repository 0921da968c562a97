//===- PartArithmeticTest.cpp - Sizes and offsets of parts ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/PartArithmetic.h"

#include "gtest/gtest.h"
#include <limits>
#include <random>
#include <vector>

using namespace split;

namespace {

constexpr int64_t maxInt64 = std::numeric_limits<int64_t>::max();
constexpr int64_t minInt64 = std::numeric_limits<int64_t>::min();

using Ints = std::vector<int64_t>;

Ints toInts(llvm::ArrayRef<int64_t> values) { return values.vec(); }

Parts<int64_t> partsOfCount(int64_t extent, int64_t count, int64_t numParts) {
  ConstantArith arith;
  return split::partsOfCount(arith, extent, count, numParts);
}

Parts<int64_t> partsOfEqual(int64_t extent, int64_t numParts) {
  ConstantArith arith;
  return split::partsOfEqual(arith, extent, numParts);
}

Parts<int64_t> partsOfSizes(llvm::ArrayRef<int64_t> sizes) {
  ConstantArith arith;
  return split::partsOfSizes(arith, sizes);
}

//===----------------------------------------------------------------------===//
// Slow references
//===----------------------------------------------------------------------===//

/// Deals out `extent` elements one by one, `full` to each part.
Ints dealOut(int64_t extent, int64_t full, int64_t numParts) {
  Ints sizes(numParts, 0);
  size_t part = 0;
  for (int64_t element = 0; element < extent; ++element) {
    if (sizes[part] == full)
      ++part;
    ++sizes[part];
  }
  return sizes;
}

/// Where each of the parts begins: the elements before it are counted.
Ints countBefore(const Ints &sizes) {
  Ints offsets;
  int64_t element = 0;
  for (int64_t size : sizes) {
    offsets.push_back(element);
    for (int64_t inPart = 0; inPart < size; ++inPart)
      ++element;
  }
  return offsets;
}

/// The least size with which `count` parts suffice for `extent`, by trying.
int64_t findFullSize(int64_t extent, int64_t count) {
  int64_t full = 0;
  while (full * count < extent)
    ++full;
  return full;
}

//===----------------------------------------------------------------------===//
// Small extents
//===----------------------------------------------------------------------===//

TEST(PartArithmetic, CountAgreesWithDealingOut) {
  for (int64_t extent = 0; extent <= 40; ++extent)
    for (int64_t count = 1; count <= 45; ++count) {
      SCOPED_TRACE(std::to_string(extent) + " / " + std::to_string(count));
      Ints sizes = dealOut(extent, findFullSize(extent, count), count);
      Parts<int64_t> parts = partsOfCount(extent, count, count);
      EXPECT_EQ(toInts(parts.sizes), sizes);
      EXPECT_EQ(toInts(parts.offsets), countBefore(sizes));
    }
}

TEST(PartArithmetic, FewerResultsThanCountAreTheFirstParts) {
  for (int64_t extent = 0; extent <= 12; ++extent)
    for (int64_t count = 1; count <= 12; ++count) {
      Parts<int64_t> all = partsOfCount(extent, count, count);
      for (int64_t numParts = 0; numParts <= count; ++numParts) {
        Parts<int64_t> some = partsOfCount(extent, count, numParts);
        EXPECT_EQ(toInts(some.sizes),
                  toInts(llvm::ArrayRef(all.sizes).take_front(numParts)));
        EXPECT_EQ(toInts(some.offsets),
                  toInts(llvm::ArrayRef(all.offsets).take_front(numParts)));
      }
    }
}

TEST(PartArithmetic, EqualAgreesWithDealingOut) {
  for (int64_t size = 0; size <= 12; ++size)
    for (int64_t numParts = 1; numParts <= 12; ++numParts) {
      Ints sizes = dealOut(size * numParts, size, numParts);
      Parts<int64_t> parts = partsOfEqual(size * numParts, numParts);
      EXPECT_EQ(toInts(parts.sizes), sizes);
      EXPECT_EQ(toInts(parts.offsets), countBefore(sizes));
    }
}

TEST(PartArithmetic, GivenSizesBeginWhereTheOneBeforeEnds) {
  std::mt19937 random(13);
  for (size_t numParts = 0; numParts <= 20; ++numParts) {
    Ints sizes(numParts);
    for (int64_t &size : sizes)
      size = random() % 7;
    Parts<int64_t> parts = partsOfSizes(sizes);
    EXPECT_EQ(toInts(parts.sizes), sizes);
    EXPECT_EQ(toInts(parts.offsets), countBefore(sizes));
  }
}

TEST(PartArithmetic, LastPartsAreShorterOrEmpty) {
  EXPECT_EQ(toInts(partsOfCount(7, 4, 4).sizes), Ints({2, 2, 2, 1}));
  EXPECT_EQ(toInts(partsOfCount(5, 4, 4).sizes), Ints({2, 2, 1, 0}));
  EXPECT_EQ(toInts(partsOfCount(9, 4, 4).sizes), Ints({3, 3, 3, 0}));
  EXPECT_EQ(toInts(partsOfCount(10, 7, 7).sizes), Ints({2, 2, 2, 2, 2, 0, 0}));
  EXPECT_EQ(toInts(partsOfCount(3, 5, 5).sizes), Ints({1, 1, 1, 0, 0}));
  EXPECT_EQ(toInts(partsOfCount(0, 3, 3).sizes), Ints({0, 0, 0}));
}

TEST(PartArithmetic, EmptyPartsBeginWithinTheExtent) {
  EXPECT_EQ(toInts(partsOfCount(5, 4, 4).offsets), Ints({0, 2, 4, 5}));
  EXPECT_EQ(toInts(partsOfCount(10, 7, 7).offsets),
            Ints({0, 2, 4, 6, 8, 10, 10}));
  EXPECT_EQ(toInts(partsOfSizes({0, 3, 0}).offsets), Ints({0, 0, 3}));
}

//===----------------------------------------------------------------------===//
// Large extents
//===----------------------------------------------------------------------===//

/// The part `index` of `count` in 128 bits, by its two ends rather than by its
/// size: [begin, end).
std::pair<int64_t, int64_t> getEnds(int64_t extent, int64_t count,
                                    int64_t index) {
  __int128 full = extent / count;
  if (full * count < extent)
    ++full;
  __int128 begin = full * index;
  __int128 end = begin + full;
  return {begin < extent ? int64_t(begin) : extent,
          end < extent ? int64_t(end) : extent};
}

TEST(PartArithmetic, CountIsRightUpToTheLargestExtents) {
  const int64_t large[] = {(int64_t(1) << 31) - 1, int64_t(1) << 31,
                           int64_t(1) << 32,       (int64_t(1) << 62) - 1,
                           int64_t(1) << 62,       (int64_t(1) << 62) + 1,
                           maxInt64 - 1,           maxInt64};
  const int64_t counts[] = {1, 2, 3, 4, 5, 7, 10, 1000};
  for (int64_t extent : large)
    for (llvm::ArrayRef<int64_t> some :
         {llvm::ArrayRef(counts), llvm::ArrayRef(large)})
      for (int64_t count : some) {
        SCOPED_TRACE(std::to_string(extent) + " / " + std::to_string(count));
        int64_t numParts = std::min<int64_t>(count, 1000);
        Parts<int64_t> parts = partsOfCount(extent, count, numParts);
        ASSERT_EQ(int64_t(parts.sizes.size()), numParts);
        ASSERT_EQ(int64_t(parts.offsets.size()), numParts);
        for (int64_t index = 0; index < numParts; ++index) {
          auto [begin, end] = getEnds(extent, count, index);
          ASSERT_EQ(parts.offsets[index], begin) << index;
          ASSERT_EQ(parts.sizes[index], end - begin) << index;
        }
      }
}

TEST(PartArithmetic, SmallExtentsInLargeCounts) {
  EXPECT_EQ(toInts(partsOfCount(2, maxInt64, 4).sizes), Ints({1, 1, 0, 0}));
  EXPECT_EQ(toInts(partsOfCount(0, maxInt64, 2).sizes), Ints({0, 0}));
  EXPECT_EQ(toInts(partsOfCount(2, maxInt64, 4).offsets), Ints({0, 1, 2, 2}));
}

TEST(PartArithmetic, EqualPartsOfTheLargestExtent) {
  Parts<int64_t> parts = partsOfEqual(maxInt64, 7);
  EXPECT_EQ(toInts(parts.sizes), Ints(7, maxInt64 / 7));
  EXPECT_EQ(parts.offsets.back(), maxInt64 - maxInt64 / 7);
}

TEST(PartArithmetic, SizesUpToTheLargestSum) {
  EXPECT_EQ(toInts(partsOfSizes({maxInt64, 0, 0}).offsets),
            Ints({0, maxInt64, maxInt64}));
  EXPECT_EQ(toInts(partsOfSizes({1, maxInt64 - 1, 0}).offsets),
            Ints({0, 1, maxInt64}));
}

//===----------------------------------------------------------------------===//
// Axes and sums
//===----------------------------------------------------------------------===//

TEST(PartArithmetic, AxisIsTheIndexThatCountingFromEitherEndFinds) {
  for (int64_t rank = 0; rank <= 8; ++rank)
    for (int64_t axis = -rank - 2; axis <= rank + 1; ++axis) {
      std::optional<int64_t> found;
      for (int64_t index = 0; index < rank; ++index)
        if (index == axis || index - rank == axis)
          found = index;
      EXPECT_EQ(normalizeAxis(axis, rank), found) << axis << " of " << rank;
    }
}

TEST(PartArithmetic, NoRankHasTheLargestAxes) {
  for (int64_t rank : {0, 1, 8, 64}) {
    EXPECT_EQ(normalizeAxis(maxInt64, rank), std::nullopt);
    EXPECT_EQ(normalizeAxis(minInt64, rank), std::nullopt);
  }
}

TEST(PartArithmetic, SumIsThatOf128Bits) {
  const Ints border = {0,       1, maxInt64 / 2, maxInt64 / 2 + 1, maxInt64 - 1,
                       maxInt64};
  for (int64_t a : border)
    for (int64_t b : border)
      for (int64_t c : border) {
        __int128 sum = __int128(a) + b + c;
        std::optional<int64_t> expected;
        if (sum <= maxInt64)
          expected = int64_t(sum);
        EXPECT_EQ(checkedSum({a, b, c}), expected)
            << a << " + " << b << " + " << c;
      }
  EXPECT_EQ(checkedSum({}), 0);
}

} // namespace
