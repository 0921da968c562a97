//===- Clauses.cpp - Checks that clauses are made of ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"

#include "split/Specs/PartArithmetic.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace split;
using llvm::formatv;

template <typename... Args>
static Verdict violates(const char *format, Args &&...args) {
  return Verdict::violates(formatv(format, std::forward<Args>(args)...).str());
}

static Verdict waitsForRank(const Question &question) {
  return Verdict::undecided(
      formatv("the rank of {0}", question.words.source).str());
}

static Verdict waitsForExtent(const Question &question) {
  if (!question.facts.axis)
    return waitsForRank(question);
  return Verdict::undecided(
      formatv("the extent of axis {0}", *question.facts.axis).str());
}

//===----------------------------------------------------------------------===//
// Source, axis and numbers
//===----------------------------------------------------------------------===//

Verdict clauses::hasResult(const Question &question) {
  if (question.desc.results.empty())
    return violates("the number of {0}s must be >= 1, but is 0",
                    question.words.result);
  return Verdict::conforms();
}

Verdict clauses::hasAxes(const Question &question) {
  if (!question.facts.rank)
    return waitsForRank(question);
  if (*question.facts.rank == 0)
    return violates("the rank of {0} must be >= 1, but is 0",
                    question.words.source);
  return Verdict::conforms();
}

Verdict clauses::rankAtMost(const Question &question, int64_t most) {
  if (!question.facts.rank)
    return waitsForRank(question);
  if (*question.facts.rank > most)
    return violates("the rank of {0} must be <= {1}, but is {2}",
                    question.words.source, most, *question.facts.rank);
  return Verdict::conforms();
}

/// No extent of `shape`, which is that of `name`, is 0.
static Verdict allPositive(const Shape &shape, llvm::StringRef name) {
  Verdict verdict;
  for (auto [axis, extent] : llvm::enumerate(shape)) {
    if (extent == 0)
      return violates("the extent of axis {0} of {1} must be >= 1, but is 0",
                      axis, name);
    if (extent == kUnknown && verdict.isConforming())
      verdict = Verdict::undecided(
          formatv("the extent of axis {0} of {1}", axis, name));
  }
  return verdict;
}

Verdict clauses::sourceExtentsPositive(const Question &question) {
  if (!question.desc.shape)
    return waitsForRank(question);
  return allPositive(*question.desc.shape, question.words.source);
}

Verdict clauses::resultExtentsPositive(const Question &question) {
  llvm::SmallVector<int64_t> sizes =
      getKnownPartSizes(question.desc, question.facts);
  Verdict verdict;
  for (auto [index, result] : llvm::enumerate(question.desc.results)) {
    std::string name = formatv("{0} #{1}", question.words.result, index);
    if (result.shape) {
      // Unknown extents off the axis are the source's to tell.
      Verdict ofType = allPositive(*result.shape, name);
      if (ofType.isViolation())
        return ofType;
    }
    if (sizes[index] == 0)
      return violates("the extent of {0} on the axis must be >= 1, but is 0",
                      name);
    if (sizes[index] == kUnknown && verdict.isConforming())
      verdict =
          Verdict::undecided(formatv("the extent of {0} on the axis", name));
  }
  return verdict;
}

/// The bytes that the source takes at least, however many: an extent that is
/// not known counts as 1, as does an element whose size is not known.
static llvm::APInt countBytes(const SplitDesc &desc) {
  // 63 bits for each extent, and 8 for an element.
  llvm::APInt bytes(64 * (desc.shape->size() + 1),
                    std::max<int64_t>(getElementByteSize(desc.elementKind), 1));
  for (int64_t extent : *desc.shape)
    if (extent != kUnknown)
      bytes *= llvm::APInt(bytes.getBitWidth(), extent);
  return bytes;
}

Verdict clauses::bytesAtMost(const Question &question, int64_t most) {
  const SplitDesc &desc = question.desc;
  if (!desc.shape)
    return waitsForRank(question);
  const auto *unknown = llvm::find(*desc.shape, kUnknown);
  bool isExact =
      unknown == desc.shape->end() && getElementByteSize(desc.elementKind) != 0;
  llvm::APInt bytes = countBytes(desc);
  if (bytes.ugt(most))
    return violates("{0} must take <= {1} bytes, but takes {2}{3}",
                    question.words.source, most, isExact ? "" : "at least ",
                    llvm::toString(bytes, /*Radix=*/10, /*Signed=*/false));
  if (isExact)
    return Verdict::conforms();
  if (unknown != desc.shape->end())
    return Verdict::undecided(formatv("the extent of axis {0} of {1}",
                                      unknown - desc.shape->begin(),
                                      question.words.source));
  return Verdict::undecided(
      formatv("the bytes of an element of {0}", question.words.source));
}

Verdict clauses::elementTypeAmong(const Question &question,
                                  llvm::ArrayRef<ElementKind> kinds,
                                  llvm::StringRef where) {
  ElementKind kind = question.desc.elementKind;
  if (kind == ElementKind::Unknown)
    return Verdict::undecided(
        formatv("the element type of {0}", question.words.source));
  if (llvm::is_contained(kinds, kind))
    return Verdict::conforms();
  std::string names;
  for (auto [index, allowed] : llvm::enumerate(kinds)) {
    if (index != 0)
      names += index + 1 == kinds.size() ? " and " : ", ";
    names += getElementKindName(allowed);
  }
  return violates("{0} must have one of the element types {1}{2}, but has {3}",
                  question.words.source, names, where,
                  question.desc.getElementTypeName());
}

Verdict clauses::axisInRange(const Question &question) {
  if (!question.facts.rank)
    return waitsForRank(question);
  if (question.facts.axis)
    return Verdict::conforms();
  int64_t rank = *question.facts.rank;
  if (rank == 0)
    return violates("{0} must be in [-rank, rank-1], which is empty for rank "
                    "0, but is {1}",
                    question.words.axis, question.desc.getAxis());
  return violates("{0} must be in [{1}, {2}], but is {3}", question.words.axis,
                  -rank, rank - 1, question.desc.getAxis());
}

Verdict clauses::countPositive(const Question &question) {
  if (question.desc.count && *question.desc.count < 1)
    return violates("{0} must be >= 1, but is {1}", question.words.count,
                    *question.desc.count);
  return Verdict::conforms();
}

Verdict clauses::resultsWithinCount(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (desc.count && desc.getNumResults() > *desc.count)
    return violates("the number of {0}s must be <= {1} = {2}, but is {3}",
                    question.words.result, question.words.count, *desc.count,
                    desc.getNumResults());
  return Verdict::conforms();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static Verdict waitsForNumSizes(const Question &question) {
  return Verdict::undecided(
      formatv("the number of elements of {0}", question.words.sizes).str());
}

Verdict clauses::countIsNumberOfSizes(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (!desc.sizes || !desc.count)
    return Verdict::conforms();
  if (!desc.sizes->number)
    return waitsForNumSizes(question);
  if (*desc.count != *desc.sizes->number)
    return violates("{0} must be {1}, the number of elements of {2}, but is "
                    "{3}",
                    question.words.count, *desc.sizes->number,
                    question.words.sizes, *desc.count);
  return Verdict::conforms();
}

Verdict clauses::countIsNumberOfResults(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (desc.count && *desc.count != desc.getNumResults())
    return violates("{0} must be {1}, the number of {2}s, but is {3}",
                    question.words.count, desc.getNumResults(),
                    question.words.result, *desc.count);
  return Verdict::conforms();
}

Verdict clauses::sizesConstant(const Question &question, llvm::StringRef why) {
  if (!question.desc.sizes)
    return Verdict::conforms();
  const SizesDesc &sizes = *question.desc.sizes;
  if (sizes.origin == SizesDesc::Origin::Tensor)
    return violates("{0} must be a list of constants {1}, but is a tensor",
                    question.words.sizes, why);
  const auto *unknown = llvm::find(sizes.values, kUnknown);
  if (unknown != sizes.values.end())
    return violates(
        "{0} must be a list of constants {1}, but {0}[{2}] is known "
        "at run time only",
        question.words.sizes, why, unknown - sizes.values.begin());
  return Verdict::conforms();
}

Verdict clauses::oneSizePerResult(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (!desc.sizes)
    return Verdict::conforms();
  if (!desc.sizes->number)
    return waitsForNumSizes(question);
  if (*desc.sizes->number != desc.getNumResults())
    return violates("the number of elements of {0} must be {1}, one per {2}, "
                    "but is {3}",
                    question.words.sizes, desc.getNumResults(),
                    question.words.result, *desc.sizes->number);
  return Verdict::conforms();
}

Verdict clauses::sizesNotNegative(const Question &question) {
  return sizesAtLeast(question, 0);
}

Verdict clauses::sizesAtLeast(const Question &question, int64_t least) {
  if (!question.desc.sizes)
    return Verdict::conforms();
  const SizesDesc &sizes = *question.desc.sizes;
  for (auto [index, size] : llvm::enumerate(sizes.values))
    if (size != kUnknown && size < least)
      return violates("{0}[{1}] must be >= {2}, but is {3}",
                      question.words.sizes, index, least, size);
  const auto *unknown = llvm::find(sizes.values, kUnknown);
  if (unknown == sizes.values.end() &&
      sizes.number == int64_t(sizes.values.size()))
    return Verdict::conforms();
  return Verdict::undecided(formatv("{0}[{1}]", question.words.sizes,
                                    unknown - sizes.values.begin()));
}

/// The sum of `values`, however large.
static std::string spellSum(llvm::ArrayRef<int64_t> values) {
  // 2^64 values of 63 bits and a sign.
  llvm::APInt sum(/*numBits=*/128, 0);
  for (int64_t value : values)
    sum += llvm::APInt(128, value, /*isSigned=*/true);
  return llvm::toString(sum, /*Radix=*/10, /*Signed=*/true);
}

Verdict clauses::sizesSumToExtent(const Question &question) {
  if (!question.desc.sizes)
    return Verdict::conforms();
  llvm::SmallVector<int64_t> sizes =
      getKnownPartSizes(question.desc, question.facts);
  size_t numParts = sizes.size();
  llvm::erase(sizes, kUnknown);
  bool allKnown = sizes.size() == numParts;
  llvm::StringRef word = question.words.sizes;
  std::optional<int64_t> sum = checkedSum(sizes);
  int64_t extent = question.facts.extent;
  if (extent == kUnknown) {
    if (!sum)
      return violates("the sum of {0} must be an extent, <= {1}, but is {2}{3}",
                      word, std::numeric_limits<int64_t>::max(),
                      allKnown ? "" : "already ", spellSum(sizes));
    return waitsForExtent(question);
  }
  if (allKnown ? sum != extent : !sum || *sum > extent)
    return violates("the sum of {0} must be {1}, the extent of axis {2}, but "
                    "is {3}{4}",
                    word, extent, *question.facts.axis,
                    allKnown ? "" : "already ", spellSum(sizes));
  return allKnown ? Verdict::conforms() : Verdict::undecided(word.str());
}

Verdict clauses::resultsDivideExtent(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (desc.sizes || desc.count || desc.results.empty())
    return Verdict::conforms();
  if (question.facts.extent == kUnknown)
    return desc.getNumResults() == 1 ? Verdict::conforms()
                                     : waitsForExtent(question);
  if (question.facts.extent % desc.getNumResults() != 0)
    return violates("without {0}, the number of {1}s must divide the extent of "
                    "axis {2}, but {3} does not divide {4}",
                    question.words.sizes, question.words.result,
                    *question.facts.axis, desc.getNumResults(),
                    question.facts.extent);
  return Verdict::conforms();
}

/// The extents that the results' types have on the axis are one and the same.
static Verdict resultsEqual(const Question &question) {
  llvm::ArrayRef<int64_t> extents = question.facts.resultExtents;
  auto isKnown = [](int64_t extent) { return extent != kUnknown; };
  const int64_t *first = llvm::find_if(extents, isKnown);
  const int64_t *other =
      std::find_if(first, extents.end(), [&](int64_t extent) {
        return isKnown(extent) && extent != *first;
      });
  if (other == extents.end())
    return Verdict::conforms();
  return violates("without {0}, the {1}s must have one extent on axis {2}, but "
                  "{1} #{3} has {4} and {1} #{5} has {6}",
                  question.words.sizes, question.words.result,
                  *question.facts.axis, first - extents.begin(), *first,
                  other - extents.begin(), *other);
}

Verdict clauses::countDividesExtent(const Question &question) {
  const SplitDesc &desc = question.desc;
  int64_t numParts = desc.count.value_or(desc.getNumResults());
  if (desc.sizes || numParts < 1)
    return Verdict::conforms();
  if (question.facts.extent == kUnknown) {
    Verdict verdict = resultsEqual(question);
    if (verdict.isViolation() || numParts == 1)
      return verdict;
    return waitsForExtent(question);
  }
  if (question.facts.extent % numParts != 0)
    return violates("without {0}, {1} must divide the extent of axis {2}, but "
                    "{3} does not divide {4}",
                    question.words.sizes, question.words.count,
                    *question.facts.axis, numParts, question.facts.extent);
  return Verdict::conforms();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Verdict clauses::resultsHaveRank(const Question &question) {
  if (!question.facts.rank)
    return Verdict::conforms();
  for (auto [index, result] : llvm::enumerate(question.desc.results))
    if (result.shape && int64_t(result.shape->size()) != *question.facts.rank)
      return violates("{0} #{1} must have rank {2}, but has rank {3}",
                      question.words.result, index, *question.facts.rank,
                      result.shape->size());
  return question.desc.shape ? Verdict::conforms() : waitsForRank(question);
}

Verdict clauses::resultsAgreeOffAxis(const Question &question) {
  if (!question.facts.axis)
    return Verdict::conforms();
  Shape known(*question.facts.rank, kUnknown);
  if (question.desc.shape)
    known = *question.desc.shape;
  Verdict verdict;
  for (auto [index, result] : llvm::enumerate(question.desc.results)) {
    if (!result.shape || result.shape->size() != known.size())
      continue;
    for (auto [dim, extent] : llvm::enumerate(*result.shape)) {
      if (extent == kUnknown || int64_t(dim) == *question.facts.axis)
        continue;
      if (known[dim] == kUnknown) {
        known[dim] = extent;
        if (verdict.isConforming())
          verdict = Verdict::undecided(formatv("the extent of axis {0}", dim));
      }
      if (known[dim] != extent)
        return violates("{0} #{1} must have extent {2} on axis {3}, but has "
                        "{4}",
                        question.words.result, index, known[dim], dim, extent);
    }
  }
  return verdict;
}

Verdict clauses::resultsHavePartSizes(const Question &question) {
  const ShapeFacts &facts = question.facts;
  if (!facts.axis)
    return Verdict::conforms();
  llvm::SmallVector<int64_t> stated = getStatedPartSizes(question.desc, facts);
  llvm::SmallVector<int64_t> sizes = getKnownPartSizes(question.desc, facts);
  Verdict verdict;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    int64_t extent = facts.resultExtents[index];
    if (extent == kUnknown)
      continue;
    if (extent != size)
      return violates("{0} #{1} must have extent {2} on axis {3}, but has {4}",
                      question.words.result, index, size, *facts.axis, extent);
    if (stated[index] == kUnknown && verdict.isConforming())
      verdict = question.desc.sizes
                    ? Verdict::undecided(
                          formatv("{0}[{1}]", question.words.sizes, index))
                    : waitsForExtent(question);
  }
  return verdict;
}

/// Of the parts that a count makes of an unknown extent: the first that no
/// source extent explains together with those before it, or nullopt.
static std::optional<size_t> findInexplicable(uint64_t count,
                                              llvm::ArrayRef<int64_t> extents) {
  // Parts are full, up to one that is shorter, and then empty. The first that
  // is known may be taken for full: if an extent makes it shorter, another
  // gives the same known extents with it full.
  auto isKnown = [](int64_t extent) { return extent != kUnknown; };
  const int64_t *firstKnown = llvm::find_if(extents, isKnown);
  if (firstKnown == extents.end())
    return std::nullopt;
  uint64_t full = *firstKnown;
  // The source's extent is in [least, most].
  uint64_t least =
      full == 0 ? 0 : llvm::SaturatingMultiplyAdd(full - 1, count, uint64_t(1));
  uint64_t most = std::numeric_limits<int64_t>::max();
  for (auto [index, extent] : llvm::enumerate(extents)) {
    if (extent == kUnknown)
      continue;
    uint64_t size = extent;
    uint64_t end = llvm::SaturatingMultiplyAdd(uint64_t(index), full, size);
    if (size > full)
      return index;
    // Only a part that is not full shows that the source ends there, and only
    // one that is not empty that it reaches that far.
    if (size < full)
      most = std::min(most, end);
    if (size > 0)
      least = std::max(least, end);
    if (least > most)
      return index;
  }
  return std::nullopt;
}

/// Spells that the result `last` does not fit those before it. Of these, the
/// first and the last suffice to show why.
static std::string spellContradiction(llvm::StringRef word,
                                      llvm::ArrayRef<int64_t> extents,
                                      size_t last) {
  llvm::SmallVector<std::string> spelt;
  for (size_t index = 0; index <= last; ++index) {
    if (extents[index] == kUnknown)
      continue;
    if (spelt.size() == 2 && index != last)
      spelt.pop_back();
    spelt.push_back(
        formatv("{0} #{1} the extent {2}", word, index, extents[index]));
  }
  if (spelt.size() == 3)
    spelt.front() += ", " + spelt[1];
  return spelt.size() == 1 ? spelt.front()
                           : spelt.front() + " and " + spelt.back();
}

Verdict clauses::resultsHaveCommonExtent(const Question &question) {
  const SplitDesc &desc = question.desc;
  const ShapeFacts &facts = question.facts;
  if (desc.sizes || desc.results.empty() || facts.extent != kUnknown)
    return Verdict::conforms();
  llvm::StringRef word = question.words.result;
  if (desc.count) {
    if (*desc.count < 1)
      return Verdict::conforms();
    if (auto index = findInexplicable(*desc.count, facts.resultExtents))
      return violates("with {0} = {1}, no extent of axis {2} gives {3}",
                      question.words.count, *desc.count, *facts.axis,
                      spellContradiction(word, facts.resultExtents, *index));
    return Verdict::conforms();
  }
  llvm::SmallVector<int64_t> sizes = getKnownPartSizes(desc, facts);
  if (sizes.front() != kUnknown && !checkedSum(sizes))
    return violates("the sum of the {0}s' extents on axis {1} must be an "
                    "extent, <= {2}, but is {3}",
                    word, *facts.axis, std::numeric_limits<int64_t>::max(),
                    spellSum(sizes));
  return Verdict::conforms();
}

/// The first result for which `mismatch` is set breaks the rule.
static Verdict allResultsAgree(const Question &question,
                               llvm::StringRef property,
                               std::optional<Mismatch> ResultDesc::*mismatch) {
  for (auto [index, result] : llvm::enumerate(question.desc.results))
    if (const std::optional<Mismatch> &differs = result.*mismatch)
      return violates("{0} #{1} must have the {2} {3}, but has {4}",
                      question.words.result, index, property, differs->source,
                      differs->result);
  return Verdict::conforms();
}

Verdict clauses::resultsHaveElementType(const Question &question) {
  return allResultsAgree(question, "element type", &ResultDesc::elementType);
}

Verdict clauses::resultsHaveEncoding(const Question &question) {
  return allResultsAgree(question, "encoding", &ResultDesc::encoding);
}
