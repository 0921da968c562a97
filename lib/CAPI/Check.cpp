//===- Check.cpp - C interface of split-check -----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split-c/Check.h"

#include "split/Check/Check.h"

#include <memory>

using namespace split;

namespace {
/// A result together with the text that it points to.
struct OwningResult : public SplitCheckResult {
  CheckReport report;
  std::vector<const char *> suggestionPointers;
};
} // namespace

static SplitCheckVerdict convert(Verdict::Kind kind) {
  switch (kind) {
  case Verdict::Kind::Conforms:
    return SPLIT_CHECK_CONFORMS;
  case Verdict::Kind::Violates:
    return SPLIT_CHECK_VIOLATES;
  case Verdict::Kind::Undecided:
    return SPLIT_CHECK_UNDECIDED;
  }
  llvm_unreachable("all verdicts are above");
}

static llvm::Expected<CheckReport> check(size_t numWords,
                                         const char *const *words) {
  if (numWords != 0 && !words)
    return llvm::createStringError("there are no words: the pointer is null");
  llvm::SmallVector<llvm::StringRef> wordRefs;
  for (const char *word : llvm::ArrayRef(words, numWords)) {
    if (!word)
      return llvm::createStringError("a word is a null pointer");
    wordRefs.push_back(word);
  }
  return checkWords(wordRefs);
}

SplitCheckResult *splitCheck(size_t numWords, const char *const *words) {
  auto result = std::make_unique<OwningResult>();
  CheckReport &report = result->report;
  if (llvm::Error error = check(numWords, words).moveInto(report)) {
    result->verdict = SPLIT_CHECK_USAGE;
    report.verdict.message = llvm::toString(std::move(error));
  } else {
    result->verdict = convert(report.verdict.kind);
  }
  for (const std::string &suggestion : report.suggestions)
    result->suggestionPointers.push_back(suggestion.c_str());
  result->label = report.verdict.label.c_str();
  result->message = report.verdict.message.c_str();
  result->errorClass = report.verdict.errorClass.c_str();
  result->suggestions = result->suggestionPointers.data();
  result->numSuggestions = result->suggestionPointers.size();
  return result.release();
}

void splitCheckResultDestroy(SplitCheckResult *result) {
  delete static_cast<OwningResult *>(result);
}
