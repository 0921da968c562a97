//===- Rules.cpp - The rules of a split, clause by clause -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "Clauses.h"

#include <cstdlib>

using namespace split;

/// In the test build of this library, the clause that the environment switches
/// off, to prove that its tests notice.
static bool isSwitchedOff([[maybe_unused]] const Clause &clause) {
#ifdef SPLIT_PROVE_CLAUSES
  const char *label = std::getenv("SPLIT_SWITCH_OFF_CLAUSE");
  return label && clause.label == label;
#else
  return false;
#endif
}

Verdict split::ask(llvm::ArrayRef<Clause> clauses, const Vocabulary &words,
                   const SplitDesc &desc, std::optional<AtbProduct> product) {
  ShapeFacts facts = collectShapeFacts(desc);
  Question question{desc, facts, words, product};
  Verdict first;
  for (const Clause &clause : clauses) {
    if (isSwitchedOff(clause))
      continue;
    Verdict verdict = clause.check(question);
    if (verdict.isViolation()) {
      verdict.label = clause.label.str();
      verdict.errorClass = clause.errorClass.str();
      return verdict;
    }
    if (first.isConforming())
      first = std::move(verdict);
  }
  return first;
}

//===----------------------------------------------------------------------===//
// Common rules
//===----------------------------------------------------------------------===//

static constexpr Vocabulary commonWords = {"the source", "axis", "sizes",
                                           "count", "result"};

static constexpr Clause commonClauses[] = {
    {"split-c1", clauses::hasResult},
    {"split-c2", clauses::hasAxes},
    {"split-c3", clauses::axisInRange},
    {"split-c4", clauses::countPositive},
    {"split-c5", clauses::resultsWithinCount},
    {"split-c6", clauses::countIsNumberOfSizes},
    {"split-c7", clauses::oneSizePerResult},
    {"split-c8", clauses::sizesNotNegative},
    {"split-c9", clauses::sizesSumToExtent},
    {"split-c10", clauses::resultsDivideExtent},
    {"split-c11", clauses::resultsHaveRank},
    {"split-c12", clauses::resultsAgreeOffAxis},
    {"split-c13", clauses::resultsHavePartSizes},
    {"split-c14", clauses::resultsHaveCommonExtent},
    {"split-c15", clauses::resultsHaveElementType},
    {"split-c16", clauses::resultsHaveEncoding},
};

Verdict split::checkCommonRules(const SplitDesc &desc) {
  return ask(commonClauses, commonWords, desc);
}
