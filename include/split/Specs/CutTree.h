//===- CutTree.h - Many parts by cuts into few ------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A specification may limit the number of parts of one split. More parts are
// then made by splitting parts further: a tree whose leaves are the parts, in
// order, and whose inner nodes are splits.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_CUTTREE_H
#define SPLIT_SPECS_CUTTREE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace split {

/// A part, or a run of parts that is cut into its children.
struct CutNode {
  /// The extent on the axis.
  int64_t size;

  /// In order; empty of a part.
  llvm::SmallVector<size_t, 3> children;
};

/// First the parts, in order, then the cuts, each behind its children. So the
/// root is the last node.
using CutTree = std::vector<CutNode>;

/// The tree for parts of `sizes`, of which there is at least one and whose sum
/// is an extent, with no more than `maxFanOut` children of a node, at least 2.
/// It has the fewest cuts. Among such trees it moves the fewest elements, every
/// cut moving those of its node, if there are at most 64 parts; of more parts,
/// the lightest neighbours are put together until so many are left.
CutTree buildCutTree(llvm::ArrayRef<int64_t> sizes, int64_t maxFanOut);

/// How many children the nodes on each level have, the root first, of the tree
/// that makes `numParts` equal parts by cuts into equal parts; nullopt where
/// none with up to `maxFanOut` children does. It has few cuts: the largest
/// numbers come last.
std::optional<llvm::SmallVector<int64_t>> factorEqualCuts(int64_t numParts,
                                                          int64_t maxFanOut);

} // namespace split

#endif // SPLIT_SPECS_CUTTREE_H
