//===- Check.h - One split against one specification ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CHECK_CHECK_H
#define SPLIT_CHECK_CHECK_H

#include "split/Check/Request.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace split {

/// The answer to a request.
struct CheckReport {
  SpecId spec;
  Verdict verdict;

  /// Of a violation, changes of the request after each of which it conforms,
  /// the least first: `splitDim=1`, or `without num_outputs results=2`.
  llvm::SmallVector<std::string> suggestions;
};

/// What the rules of the request's specification, and then those of every
/// split, say. An error where the request does not tell enough to ask them.
llvm::Expected<Verdict> checkRequest(const CheckRequest &request);

/// Tries simple changes of `request`, which breaks a rule as `verdict` says,
/// and returns those after which the rules say that it conforms: a few, or
/// none.
llvm::SmallVector<std::string> suggestChanges(const CheckRequest &request,
                                              const Verdict &verdict);

/// Understands `words`, asks the rules and looks for suggestions.
llvm::Expected<CheckReport> checkWords(llvm::ArrayRef<llvm::StringRef> words);

/// `conforms`, `violates` or `undecided`.
llvm::StringRef getVerdictName(Verdict::Kind kind);

/// Prints `report` for people, in one line and one for each suggestion.
void printReport(llvm::raw_ostream &stream, const CheckReport &report);

/// The same for programs; every key is there, null where it has no value.
llvm::json::Value toJSON(const CheckReport &report);

} // namespace split

#endif // SPLIT_CHECK_CHECK_H
