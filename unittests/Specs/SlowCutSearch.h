//===- SlowCutSearch.h - The best tree of cuts, slowly ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_SPECS_SLOWCUTSEARCH_H
#define SPLIT_UNITTESTS_SPECS_SLOWCUTSEARCH_H

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

namespace split::test {

using Sizes = std::vector<int64_t>;

/// Cuts and the elements that they move; fewer cuts are better, whatever they
/// move.
using Cost = std::pair<int64_t, int64_t>;

/// The best tree of cuts into two, or into two or three, found by trying all
/// of them on each run of parts once.
class SlowSearch {
public:
  SlowSearch(Sizes sizes, bool hasThree) : sizes(sizes), hasThree(hasThree) {}

  Cost find() { return find(0, sizes.size()); }

private:
  Cost find(size_t begin, size_t end) {
    if (end - begin == 1)
      return {0, 0};
    auto [known, isNew] = costs.try_emplace({begin, end});
    if (!isNew)
      return known->second;
    Cost best = {INT64_MAX, 0};
    for (size_t cut = begin + 1; cut < end; ++cut) {
      Cost first = find(begin, cut);
      best = std::min(best, add(first, find(cut, end)));
      for (size_t next = cut + 1; hasThree && next < end; ++next)
        best =
            std::min(best, add(first, add(find(cut, next), find(next, end))));
    }
    int64_t own =
        std::accumulate(sizes.begin() + begin, sizes.begin() + end, int64_t(0));
    return costs[{begin, end}] = add(best, {1, own});
  }

  static Cost add(Cost a, Cost b) {
    return {a.first + b.first, a.second + b.second};
  }

  Sizes sizes;
  bool hasThree;
  std::map<std::pair<size_t, size_t>, Cost> costs;
};

} // namespace split::test

#endif // SPLIT_UNITTESTS_SPECS_SLOWCUTSEARCH_H
