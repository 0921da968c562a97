//===- NnrtRules.cpp - The rules of OpenHarmony NNRt Split ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "Clauses.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace split;
using llvm::formatv;

static constexpr Vocabulary words = {"x", "axis", "sizeSplits", "outputNum",
                                     "output"};

/// DataType of the interface, which has neither bf16 nor complex numbers nor
/// strings.
static constexpr ElementKind dataTypes[] = {
    ElementKind::I1,   ElementKind::I8,  ElementKind::I16,  ElementKind::I32,
    ElementKind::I64,  ElementKind::UI8, ElementKind::UI16, ElementKind::UI32,
    ElementKind::UI64, ElementKind::F16, ElementKind::F32,  ElementKind::F64};

/// What the runtime holds of a tensor: its bytes are counted in 32 bits.
static constexpr int64_t maxBytes = (int64_t(1) << 32) - 1;
static constexpr int64_t maxRank = 10;
static constexpr int64_t maxOutputs = 200;

static Verdict checkDataType(const Question &question) {
  return clauses::elementTypeAmong(question, dataTypes);
}

/// outputNum is the number of results where it is left out.
static Verdict checkOutputNum(const Question &question) {
  const SplitDesc &desc = question.desc;
  int64_t outputNum = desc.count.value_or(desc.getNumResults());
  if (outputNum < 1)
    return Verdict::violates(
        formatv("outputNum must be >= 1, but is {0}", outputNum));
  return Verdict::conforms();
}

static Verdict checkExtents(const Question &question) {
  Verdict source = clauses::sourceExtentsPositive(question);
  if (source.isViolation())
    return source;
  Verdict results = clauses::resultExtentsPositive(question);
  return results.isViolation() || source.isConforming() ? results : source;
}

static Verdict checkRank(const Question &question) {
  return clauses::rankAtMost(question, maxRank);
}

static Verdict checkNumOutputs(const Question &question) {
  if (question.desc.getNumResults() > maxOutputs)
    return Verdict::violates(
        formatv("the number of outputs must be <= {0}, but is {1}", maxOutputs,
                question.desc.getNumResults()));
  return Verdict::conforms();
}

static Verdict checkSizesConstant(const Question &question) {
  return clauses::sizesConstant(question, "for the runtime");
}

static Verdict checkBytes(const Question &question) {
  return clauses::bytesAtMost(question, maxBytes);
}

static constexpr Clause nnrtClauses[] = {
    {"nnrt-c1", checkDataType},
    {"nnrt-c2", clauses::axisInRange},
    {"nnrt-c3", checkOutputNum},
    {"nnrt-c4", clauses::countIsNumberOfResults},
    {"nnrt-c5", clauses::oneSizePerResult},
    {"nnrt-c6", clauses::sizesNotNegative},
    {"nnrt-c7", clauses::sizesSumToExtent},
    {"nnrt-c8", clauses::countDividesExtent},
    {"nnrt-c9", clauses::resultsHaveElementType},
    {"nnrt-c10", clauses::resultsHaveRank},
};

static constexpr Clause nnrtRuntimeClauses[] = {
    {"nnrt-c11", checkExtents},    {"nnrt-c12", checkRank},
    {"nnrt-c13", checkNumOutputs}, {"nnrt-c14", checkSizesConstant},
    {"nnrt-c15", checkBytes},
};

Verdict split::checkNnrtRules(const SplitDesc &desc, bool runtime) {
  llvm::SmallVector<Clause> clauses(std::begin(nnrtClauses),
                                    std::end(nnrtClauses));
  if (runtime)
    llvm::append_range(clauses, nnrtRuntimeClauses);
  return ask(clauses, words, desc);
}
