//===- Rules.h - The rules of a split, clause by clause ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_RULES_H
#define SPLIT_SPECS_RULES_H

#include "split/Specs/SplitDesc.h"
#include "split/Specs/Verdict.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace split {

/// The words that a specification has for the parameters of a split, used in
/// messages.
struct Vocabulary {
  /// With its article, if any.
  llvm::StringLiteral source;
  llvm::StringLiteral axis;
  llvm::StringLiteral sizes;
  llvm::StringLiteral count;
  /// Of one result, without its number.
  llvm::StringLiteral result;
};

/// A split together with what follows from its shapes and with the words in
/// which to speak of it.
struct Question {
  const SplitDesc &desc;
  const ShapeFacts &facts;
  const Vocabulary &words;
};

/// One numbered rule of docs/spec. A clause says nothing of a split for which
/// it has no meaning, such as a size rule of a split without sizes.
struct Clause {
  llvm::StringLiteral label;
  Verdict (*check)(const Question &question);
};

/// Asks the clauses in order: the first violation, else undecided with the
/// first unknown that decides a clause, else conforms.
Verdict ask(llvm::ArrayRef<Clause> clauses, const Vocabulary &words,
            const SplitDesc &desc);

/// The rules that every split keeps, whatever its specification: clauses
/// split-c1 and on of docs/spec/split.md.
Verdict checkCommonRules(const SplitDesc &desc);

/// The newest ONNX opset whose Split is known here.
constexpr int64_t kNewestOnnxOpset = 17;
/// The oldest ONNX opset whose Split is known here.
constexpr int64_t kOldestOnnxOpset = 13;

/// The rules of ONNX's Split operator as of `opset`, in
/// [kOldestOnnxOpset, kNewestOnnxOpset]: clauses of docs/spec/onnx.md.
Verdict checkOnnxRules(const SplitDesc &desc, int64_t opset);

} // namespace split

#endif // SPLIT_SPECS_RULES_H
