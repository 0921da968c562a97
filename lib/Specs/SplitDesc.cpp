//===- SplitDesc.cpp - One split, described without IR --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/SplitDesc.h"

#include "split/Specs/PartArithmetic.h"

using namespace split;

ShapeFacts split::collectShapeFacts(const SplitDesc &desc) {
  ShapeFacts facts;
  if (desc.shape)
    facts.rank = desc.shape->size();
  for (const ResultDesc &result : desc.results) {
    if (facts.rank)
      break;
    if (result.shape)
      facts.rank = result.shape->size();
  }
  facts.resultExtents.assign(desc.results.size(), kUnknown);
  if (!facts.rank)
    return facts;
  facts.axis = normalizeAxis(desc.getAxis(), *facts.rank);
  if (!facts.axis)
    return facts;
  if (desc.shape)
    facts.extent = (*desc.shape)[*facts.axis];
  for (auto [result, extent] : llvm::zip(desc.results, facts.resultExtents))
    if (result.shape && *facts.axis < int64_t(result.shape->size()))
      extent = (*result.shape)[*facts.axis];
  return facts;
}

llvm::SmallVector<int64_t> split::getStatedPartSizes(const SplitDesc &desc,
                                                     const ShapeFacts &facts) {
  int64_t numResults = desc.getNumResults();
  ConstantArith arith;
  if (desc.sizes) {
    llvm::SmallVector<int64_t> sizes = desc.sizes->values;
    sizes.resize(numResults, kUnknown);
    return sizes;
  }
  if (facts.extent != kUnknown) {
    if (desc.count && *desc.count >= 1)
      return partsOfCount(arith, facts.extent, *desc.count, numResults).sizes;
    if (!desc.count && numResults >= 1)
      return partsOfEqual(arith, facts.extent, numResults).sizes;
  }
  return llvm::SmallVector<int64_t>(numResults, kUnknown);
}

llvm::SmallVector<int64_t> split::getKnownPartSizes(const SplitDesc &desc,
                                                    const ShapeFacts &facts) {
  llvm::SmallVector<int64_t> sizes = getStatedPartSizes(desc, facts);
  bool areEqual = !desc.sizes && !desc.count;
  auto isKnown = [](int64_t extent) { return extent != kUnknown; };
  const auto *firstKnown = llvm::find_if(facts.resultExtents, isKnown);
  for (auto [size, extent] : llvm::zip(sizes, facts.resultExtents)) {
    if (isKnown(size))
      continue;
    if (!areEqual)
      size = extent;
    else if (firstKnown != facts.resultExtents.end())
      size = *firstKnown;
  }
  return sizes;
}
