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

/// The products of Ascend that ATB's documents tell apart.
enum class AtbProduct {
  AtlasA2Training,
  Atlas800IA2Inference,
  AtlasA3Inference,
  AtlasA3Training,
  AtlasTraining,
  AtlasInference,
  Atlas200I500A2Inference
};

/// The name of `product` on command lines and in attributes, such as
/// `atlas_a2_training`.
llvm::StringRef getAtbProductName(AtbProduct product);

/// The product called `name`, or nullopt.
std::optional<AtbProduct> parseAtbProduct(llvm::StringRef name);

/// A split together with what follows from its shapes and with the words in
/// which to speak of it.
struct Question {
  const SplitDesc &desc;
  const ShapeFacts &facts;
  const Vocabulary &words;
  /// Of ATB, the product that the split is for; nullopt for any.
  std::optional<AtbProduct> product;
};

/// One numbered rule of docs/spec. A clause says nothing of a split for which
/// it has no meaning, such as a size rule of a split without sizes.
struct Clause {
  llvm::StringLiteral label;
  Verdict (*check)(const Question &question);
  /// The error by which the interface reports it; empty where it has none.
  llvm::StringLiteral errorClass = "";
};

/// Asks the clauses in order: the first violation, else undecided with the
/// first unknown that decides a clause, else conforms.
Verdict ask(llvm::ArrayRef<Clause> clauses, const Vocabulary &words,
            const SplitDesc &desc,
            std::optional<AtbProduct> product = std::nullopt);

/// The rules that every split keeps, whatever its specification: clauses
/// split-c1 and on of docs/spec/split.md.
Verdict checkCommonRules(const SplitDesc &desc);

/// The version of ONNX's Split operator that is in force in `opset`, which is
/// at least 1: the newest of 1, 2, 11, 13 and 18 that is not newer.
int64_t getOnnxSplitVersion(int64_t opset);

/// The rules of ONNX's Split operator as of `opset`, which is at least 1:
/// clauses onnx1-c1 to onnx18-c11 of docs/spec/onnx.md.
Verdict checkOnnxRules(const SplitDesc &desc, int64_t opset);

/// The rules of OpenHarmony NNRt's Split, and with `runtime` also what its
/// runtime refuses: clauses nnrt-c1 and on of docs/spec/nnrt.md.
Verdict checkNnrtRules(const SplitDesc &desc, bool runtime);

/// The rules of Ascend ATB's SplitOperation, on `product` or on all: clauses
/// atb-c1 and on of docs/spec/atb.md. A violation has an error class.
Verdict checkAtbRules(const SplitDesc &desc, std::optional<AtbProduct> product);

} // namespace split

#endif // SPLIT_SPECS_RULES_H
