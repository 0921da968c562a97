//===- CutTree.cpp - Many parts by cuts into few --------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/CutTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <limits>
#include <utility>

using namespace split;

/// Up to so many runs, all trees are looked at.
static constexpr size_t maxExact = 64;

//===----------------------------------------------------------------------===//
// The best tree
//===----------------------------------------------------------------------===//

namespace {
/// What cuts take; fewer of them come before fewer elements.
struct Cost {
  uint64_t numCuts = std::numeric_limits<uint64_t>::max();
  uint64_t moved = 0;

  bool operator<(const Cost &other) const {
    return std::pair(numCuts, moved) < std::pair(other.numCuts, other.moved);
  }
  Cost operator+(const Cost &other) const {
    return {llvm::SaturatingAdd(numCuts, other.numCuts),
            llvm::SaturatingAdd(moved, other.moved)};
  }
};

/// Finds the tree over a sequence of nodes, by dynamic programming over
/// intervals of it.
class BestTree {
public:
  BestTree(CutTree &tree, llvm::ArrayRef<size_t> leaves, size_t maxFanOut)
      : tree(tree), leaves(leaves), number(leaves.size()),
        maxFanOut(std::min(maxFanOut, number)),
        costs((this->maxFanOut + 1) * number * (number + 1)),
        firstEnds(costs.size()) {
    offsets.push_back(0);
    for (size_t leaf : leaves)
      offsets.push_back(offsets.back() + tree[leaf].size);
  }

  /// Adds the cuts to the tree, and returns the root.
  size_t build() {
    for (size_t length = 1; length <= number; ++length)
      for (size_t begin = 0; begin + length <= number; ++begin)
        findBest(begin, begin + length);
    return build(0, number);
  }

private:
  /// Of the interval [begin, end) as `numTrees` trees next to each other. One
  /// that is cut is at 0, one tree of either kind at 1.
  size_t at(size_t numTrees, size_t begin, size_t end) const {
    return (numTrees * number + begin) * (number + 1) + end;
  }

  void findBest(size_t begin, size_t end) {
    Cost cut;
    size_t fanOut = 0;
    for (size_t numTrees = 2; numTrees <= std::min(maxFanOut, end - begin);
         ++numTrees) {
      Cost &best = costs[at(numTrees, begin, end)];
      for (size_t firstEnd = begin + 1; firstEnd < end; ++firstEnd) {
        if (end - firstEnd < numTrees - 1)
          break;
        Cost cost = costs[at(1, begin, firstEnd)] +
                    costs[at(numTrees - 1, firstEnd, end)];
        if (cost < best) {
          best = cost;
          firstEnds[at(numTrees, begin, end)] = firstEnd;
        }
      }
      if (best < cut) {
        cut = best;
        fanOut = numTrees;
      }
    }
    firstEnds[at(0, begin, end)] = fanOut;
    costs[at(1, begin, end)] =
        end - begin == 1 ? Cost{0, 0}
                         : cut + Cost{1, offsets[end] - offsets[begin]};
  }

  size_t build(size_t begin, size_t end) {
    if (end - begin == 1)
      return leaves[begin];
    CutNode node;
    node.size = offsets[end] - offsets[begin];
    size_t left = begin;
    for (size_t numTrees = firstEnds[at(0, begin, end)]; numTrees > 1;
         --numTrees) {
      size_t firstEnd = firstEnds[at(numTrees, left, end)];
      node.children.push_back(build(left, firstEnd));
      left = firstEnd;
    }
    node.children.push_back(build(left, end));
    tree.push_back(std::move(node));
    return tree.size() - 1;
  }

  CutTree &tree;
  llvm::ArrayRef<size_t> leaves;
  size_t number;
  size_t maxFanOut;
  llvm::SmallVector<uint64_t> offsets;
  std::vector<Cost> costs;
  /// Where the first of the trees ends; of a tree that is cut, its fan-out.
  std::vector<size_t> firstEnds;
};
} // namespace

//===----------------------------------------------------------------------===//
// Many parts
//===----------------------------------------------------------------------===//

/// Puts those `number` neighbours of `run` together that have the fewest
/// elements.
static void mergeLightest(CutTree &tree, llvm::SmallVectorImpl<size_t> &run,
                          size_t number) {
  uint64_t size = 0;
  uint64_t lightest = std::numeric_limits<uint64_t>::max();
  size_t first = 0;
  for (size_t end = 1; end <= run.size(); ++end) {
    size += tree[run[end - 1]].size;
    if (end > number)
      size -= tree[run[end - number - 1]].size;
    if (end >= number && size < lightest) {
      lightest = size;
      first = end - number;
    }
  }
  CutNode node;
  node.size = lightest;
  node.children.assign(run.begin() + first, run.begin() + first + number);
  tree.push_back(std::move(node));
  run[first] = tree.size() - 1;
  run.erase(run.begin() + first + 1, run.begin() + first + number);
}

CutTree split::buildCutTree(llvm::ArrayRef<int64_t> sizes, int64_t maxFanOut) {
  CutTree tree;
  llvm::SmallVector<size_t> run;
  for (int64_t size : sizes) {
    run.push_back(tree.size());
    tree.push_back({size, {}});
  }
  // The number of cuts is the least if all of them are as wide as can be, but
  // for one, which is best the lightest.
  size_t fanOut = maxFanOut;
  while (run.size() > std::max(maxExact, fanOut)) {
    size_t rest = (run.size() - 1) % (fanOut - 1);
    mergeLightest(tree, run, rest == 0 ? fanOut : rest + 1);
  }
  if (run.size() > 1 && run.size() <= fanOut)
    mergeLightest(tree, run, run.size());
  else if (run.size() > 1)
    BestTree(tree, run, fanOut).build();
  return tree;
}

//===----------------------------------------------------------------------===//
// Equal parts
//===----------------------------------------------------------------------===//

std::optional<llvm::SmallVector<int64_t>>
split::factorEqualCuts(int64_t numParts, int64_t maxFanOut) {
  llvm::SmallVector<int64_t> factors;
  while (numParts > 1) {
    int64_t factor = std::min(maxFanOut, numParts);
    while (factor > 1 && numParts % factor != 0)
      --factor;
    if (factor < 2)
      return std::nullopt;
    factors.push_back(factor);
    numParts /= factor;
  }
  std::reverse(factors.begin(), factors.end());
  return factors;
}
