//===- OnnxRules.cpp - The rules of ONNX Split ----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "Clauses.h"
#include "llvm/Support/FormatVariadic.h"

using namespace split;
using llvm::formatv;

static constexpr Vocabulary words = {"input", "axis", "split", "num_outputs",
                                     "output"};

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

static constexpr ElementKind floats[] = {ElementKind::F16, ElementKind::F32,
                                         ElementKind::F64};

/// All tensor types of ONNX before its IR version 4.
static constexpr ElementKind allTypes[] = {
    ElementKind::F16,        ElementKind::F32,        ElementKind::F64,
    ElementKind::I1,         ElementKind::I8,         ElementKind::I16,
    ElementKind::I32,        ElementKind::I64,        ElementKind::UI8,
    ElementKind::UI16,       ElementKind::UI32,       ElementKind::UI64,
    ElementKind::ComplexF32, ElementKind::ComplexF64, ElementKind::String};

/// All tensor types of ONNX as of its IR version 4.
static constexpr ElementKind allTypesIr4[] = {
    ElementKind::BF16,  ElementKind::F16,        ElementKind::F32,
    ElementKind::F64,   ElementKind::I1,         ElementKind::I8,
    ElementKind::I16,   ElementKind::I32,        ElementKind::I64,
    ElementKind::UI8,   ElementKind::UI16,       ElementKind::UI32,
    ElementKind::UI64,  ElementKind::ComplexF32, ElementKind::ComplexF64,
    ElementKind::String};

static Verdict checkFloatType(const Question &question) {
  return clauses::elementTypeAmong(question, floats);
}

static Verdict checkTensorType(const Question &question) {
  return clauses::elementTypeAmong(question, allTypes);
}

static Verdict checkIr4TensorType(const Question &question) {
  return clauses::elementTypeAmong(question, allTypesIr4);
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static Verdict checkAxisGiven(const Question &question) {
  if (!question.desc.axis)
    return Verdict::violates("axis must be given before Split-2, but is left "
                             "out");
  return Verdict::conforms();
}

static Verdict checkNoCount(const Question &question) {
  if (question.desc.count)
    return Verdict::violates(
        formatv("num_outputs must be left out before Split-18, but is {0}",
                *question.desc.count));
  return Verdict::conforms();
}

/// Before Split-13 the sizes are an attribute, or come from one.
static Verdict checkSizesConstant(const Question &question) {
  return clauses::sizesConstant(question, "before Split-13");
}

static Verdict checkSizesInI64(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (!desc.sizes || desc.sizes->elementKind == ElementKind::I64)
    return Verdict::conforms();
  if (desc.sizes->elementKind == ElementKind::Unknown)
    return Verdict::undecided("the element type of split");
  return Verdict::violates(
      formatv("split must have the element type i64, but has {0}",
              desc.sizes->getElementTypeName()));
}

static Verdict checkSizesOrCount(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (desc.sizes && desc.count)
    return Verdict::violates(
        formatv("exactly one of split and num_outputs must be given, but both "
                "are, num_outputs as {0}",
                *desc.count));
  if (!desc.sizes && !desc.count)
    return Verdict::violates("exactly one of split and num_outputs must be "
                             "given, but neither is");
  return Verdict::conforms();
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

static constexpr Clause onnx1Clauses[] = {
    {"onnx1-c1", checkFloatType},
    {"onnx1-c2", checkAxisGiven},
    {"onnx1-c3", clauses::axisInRange},
    {"onnx1-c4", clauses::hasResult},
    {"onnx1-c5", checkNoCount},
    {"onnx1-c6", checkSizesConstant},
    {"onnx1-c7", clauses::oneSizePerResult},
    {"onnx1-c8", clauses::sizesNotNegative},
    {"onnx1-c9", clauses::sizesSumToExtent},
    {"onnx1-c10", clauses::resultsDivideExtent},
    {"onnx1-c11", clauses::resultsHaveElementType},
};

static constexpr Clause onnx2Clauses[] = {
    {"onnx2-c1", checkTensorType},
    {"onnx2-c2", clauses::axisInRange},
    {"onnx2-c3", clauses::hasResult},
    {"onnx2-c4", checkNoCount},
    {"onnx2-c5", checkSizesConstant},
    {"onnx2-c6", clauses::oneSizePerResult},
    {"onnx2-c7", clauses::sizesNotNegative},
    {"onnx2-c8", clauses::sizesSumToExtent},
    {"onnx2-c9", clauses::resultsDivideExtent},
    {"onnx2-c10", clauses::resultsHaveElementType},
};

static constexpr Clause onnx11Clauses[] = {
    {"onnx11-c1", checkTensorType},
    {"onnx11-c2", clauses::axisInRange},
    {"onnx11-c3", clauses::hasResult},
    {"onnx11-c4", checkNoCount},
    {"onnx11-c5", checkSizesConstant},
    {"onnx11-c6", clauses::oneSizePerResult},
    {"onnx11-c7", clauses::sizesNotNegative},
    {"onnx11-c8", clauses::sizesSumToExtent},
    {"onnx11-c9", clauses::resultsDivideExtent},
    {"onnx11-c10", clauses::resultsHaveElementType},
};

static constexpr Clause onnx13Clauses[] = {
    {"onnx13-c1", checkIr4TensorType},
    {"onnx13-c2", clauses::axisInRange},
    {"onnx13-c3", clauses::hasResult},
    {"onnx13-c4", checkNoCount},
    {"onnx13-c5", checkSizesInI64},
    {"onnx13-c6", clauses::oneSizePerResult},
    {"onnx13-c7", clauses::sizesNotNegative},
    {"onnx13-c8", clauses::sizesSumToExtent},
    {"onnx13-c9", clauses::resultsDivideExtent},
    {"onnx13-c10", clauses::resultsHaveElementType},
};

static constexpr Clause onnx18Clauses[] = {
    {"onnx18-c1", checkIr4TensorType},
    {"onnx18-c2", clauses::axisInRange},
    {"onnx18-c3", clauses::hasResult},
    {"onnx18-c4", checkSizesOrCount},
    {"onnx18-c5", clauses::countPositive},
    {"onnx18-c6", clauses::resultsWithinCount},
    {"onnx18-c7", checkSizesInI64},
    {"onnx18-c8", clauses::oneSizePerResult},
    {"onnx18-c9", clauses::sizesNotNegative},
    {"onnx18-c10", clauses::sizesSumToExtent},
    {"onnx18-c11", clauses::resultsHaveElementType},
};

static llvm::ArrayRef<Clause> getOnnxClauses(int64_t opset) {
  switch (getOnnxSplitVersion(opset)) {
  case 1:
    return onnx1Clauses;
  case 2:
    return onnx2Clauses;
  case 11:
    return onnx11Clauses;
  case 13:
    return onnx13Clauses;
  default:
    return onnx18Clauses;
  }
}

int64_t split::getOnnxSplitVersion(int64_t opset) {
  for (int64_t version : {18, 13, 11, 2})
    if (opset >= version)
      return version;
  return 1;
}

Verdict split::checkOnnxRules(const SplitDesc &desc, int64_t opset) {
  return ask(getOnnxClauses(opset), words, desc);
}
