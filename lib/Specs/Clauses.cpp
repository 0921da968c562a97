//===- Clauses.cpp - Checks of sources, axes and sizes --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"

#include "Answers.h"

#include "split/Specs/PartArithmetic.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace split;
using namespace split::answers;
using llvm::formatv;

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
