//===- ExhaustiveTest.cpp - The rules against enumeration -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every small split of rank 1, whatever of it is unknown: it must be refused
// exactly if no values of the unknown satisfy the rules, conform exactly if all
// do, and be undecided otherwise. What satisfies them is written down here once
// more, on known values only.
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "gtest/gtest.h"
#include <algorithm>
#include <string>
#include <vector>

using namespace split;

namespace {
using Numbers = std::vector<int64_t>;

/// Extents that are tried for one that is unknown: more than all results
/// together can have, and than a count can need.
constexpr int64_t kMaxExtent = 40;
/// Sizes that are tried for one that is unknown.
constexpr int64_t kMinSize = -1, kMaxSize = 9;

/// Some or all of the ways to fill in what is unknown.
struct Outcomes {
  bool some = false;
  bool all = true;
  void add(bool satisfied) {
    some |= satisfied;
    all &= satisfied;
  }
};
} // namespace

static bool resultsAre(const SplitDesc &desc, const Numbers &parts) {
  for (size_t i = 0; i < parts.size(); ++i) {
    int64_t extent = (*desc.results[i].shape)[0];
    if (extent != kUnknown && extent != parts[i])
      return false;
  }
  return true;
}

static bool satisfied(const SplitDesc &desc, int64_t extent,
                      const Numbers &sizes) {
  int64_t numResults = desc.getNumResults();
  Numbers parts = sizes;
  if (desc.sizes) {
    int64_t sum = 0;
    for (int64_t size : sizes) {
      if (size < 0)
        return false;
      sum += size;
    }
    if (sum != extent)
      return false;
  } else if (desc.count) {
    // The elements are dealt out one by one, to parts that are full in turn.
    int64_t full = 0;
    while (full * *desc.count < extent)
      ++full;
    parts.assign(numResults, 0);
    for (int64_t i = 0; i < extent && full > 0; ++i)
      if (i / full < numResults)
        ++parts[i / full];
  } else {
    if (extent % numResults != 0)
      return false;
    parts.assign(numResults, extent / numResults);
  }
  return resultsAre(desc, parts);
}

/// Fills in the sizes from `sizes.size()` on.
static void trySizes(const SplitDesc &desc, int64_t extent, Numbers &sizes,
                     Outcomes &outcomes) {
  if (!desc.sizes || sizes.size() == desc.sizes->values.size()) {
    outcomes.add(satisfied(desc, extent, sizes));
    return;
  }
  int64_t known = desc.sizes->values[sizes.size()];
  int64_t first = known == kUnknown ? kMinSize : known;
  int64_t last = known == kUnknown ? kMaxSize : known;
  for (int64_t size = first; size <= last; ++size) {
    sizes.push_back(size);
    trySizes(desc, extent, sizes, outcomes);
    sizes.pop_back();
  }
}

static std::string spell(const SplitDesc &desc) {
  auto number = [](int64_t value) {
    return value == kUnknown ? std::string("?") : std::to_string(value);
  };
  std::string text = "extent " + number((*desc.shape)[0]);
  if (desc.count)
    text += ", count " + number(*desc.count);
  if (desc.sizes)
    for (int64_t size : desc.sizes->values)
      text += ", size " + number(size);
  for (const ResultDesc &result : desc.results)
    text += ", result " + number((*result.shape)[0]);
  return text;
}

static void compare(const SplitDesc &desc) {
  Outcomes outcomes;
  int64_t extent = (*desc.shape)[0];
  int64_t first = extent == kUnknown ? 0 : extent;
  int64_t last = extent == kUnknown ? kMaxExtent : extent;
  for (int64_t tried = first; tried <= last; ++tried) {
    Numbers sizes;
    trySizes(desc, tried, sizes, outcomes);
  }
  Verdict::Kind expected = !outcomes.some ? Verdict::Kind::Violates
                           : outcomes.all ? Verdict::Kind::Conforms
                                          : Verdict::Kind::Undecided;
  Verdict verdict = checkCommonRules(desc);
  EXPECT_EQ(verdict.kind, expected)
      << spell(desc) << ": " << verdict.label << " " << verdict.message;
}

/// Calls `visit` with every list of `length` of `values`.
template <typename Visit>
static void forEachList(const Numbers &values, size_t length, Visit visit) {
  std::vector<size_t> digits(length, 0);
  while (true) {
    Numbers list;
    for (size_t digit : digits)
      list.push_back(values[digit]);
    visit(list);
    size_t place = 0;
    while (place < length && ++digits[place] == values.size())
      digits[place++] = 0;
    if (place == length)
      return;
  }
}

static SplitDesc describe(int64_t extent, const Numbers &results) {
  SplitDesc desc;
  desc.shape = Shape{extent};
  desc.elementKind = ElementKind::F32;
  desc.axis = 0;
  for (int64_t result : results) {
    desc.results.emplace_back();
    desc.results.back().shape = Shape{result};
  }
  return desc;
}

static const Numbers resultExtents = {kUnknown, 0, 1, 2, 3, 4};

namespace {
class Exhaustive : public testing::TestWithParam<size_t> {};
class ExhaustiveSizes : public testing::TestWithParam<size_t> {};
} // namespace

TEST_P(Exhaustive, EqualAndCount) {
  for (int64_t extent : Numbers{kUnknown, 0, 1, 2, 3, 5, 6, 7, 8})
    forEachList(resultExtents, GetParam(), [&](const Numbers &results) {
      SplitDesc desc = describe(extent, results);
      compare(desc);
      for (int64_t count = results.size(); count <= 7; ++count) {
        desc.count = count;
        compare(desc);
      }
    });
}

TEST_P(ExhaustiveSizes, Sizes) {
  for (int64_t extent : Numbers{kUnknown, 0, 1, 3, 4, 6})
    forEachList(resultExtents, GetParam(), [&](const Numbers &results) {
      forEachList({kUnknown, 0, 1, 2, 4}, GetParam(), [&](const Numbers &list) {
        SplitDesc desc = describe(extent, results);
        desc.sizes = SizesDesc::list(list);
        compare(desc);
      });
    });
}

INSTANTIATE_TEST_SUITE_P(Results, Exhaustive, testing::Range<size_t>(1, 5));

// The lists of sizes square the number of cases.
INSTANTIATE_TEST_SUITE_P(Results, ExhaustiveSizes,
                         testing::Range<size_t>(1, 3));
