//===- Answers.h - Answers that checks of clauses give ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_SPECS_ANSWERS_H
#define SPLIT_LIB_SPECS_ANSWERS_H

#include "split/Specs/Rules.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>

namespace split::answers {

/// A violation, with the message that `format` makes of the arguments.
template <typename... Args>
Verdict violates(const char *format, Args &&...args) {
  return Verdict::violates(
      llvm::formatv(format, std::forward<Args>(args)...).str());
}

/// Undecided for want of the source's rank.
inline Verdict waitsForRank(const Question &question) {
  return Verdict::undecided(
      llvm::formatv("the rank of {0}", question.words.source).str());
}

/// Undecided for want of the source's extent on the axis.
inline Verdict waitsForExtent(const Question &question) {
  if (!question.facts.axis)
    return waitsForRank(question);
  return Verdict::undecided(
      llvm::formatv("the extent of axis {0}", *question.facts.axis).str());
}

/// The sum of `values`, however large.
inline std::string spellSum(llvm::ArrayRef<int64_t> values) {
  // 2^64 values of 63 bits and a sign.
  llvm::APInt sum(/*numBits=*/128, 0);
  for (int64_t value : values)
    sum += llvm::APInt(128, value, /*isSigned=*/true);
  return llvm::toString(sum, /*Radix=*/10, /*Signed=*/true);
}

} // namespace split::answers

#endif // SPLIT_LIB_SPECS_ANSWERS_H
