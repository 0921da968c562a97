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

/// The tensor types of ONNX as of its IR version 4: the 15 older ones and
/// bfloat16.
static bool isIr4TensorType(ElementKind kind) {
  switch (kind) {
  case ElementKind::I1:
  case ElementKind::I8:
  case ElementKind::I16:
  case ElementKind::I32:
  case ElementKind::I64:
  case ElementKind::UI8:
  case ElementKind::UI16:
  case ElementKind::UI32:
  case ElementKind::UI64:
  case ElementKind::F16:
  case ElementKind::BF16:
  case ElementKind::F32:
  case ElementKind::F64:
  case ElementKind::ComplexF32:
  case ElementKind::ComplexF64:
  case ElementKind::String:
    return true;
  default:
    return false;
  }
}

static Verdict checkIr4TensorType(const Question &question) {
  const SplitDesc &desc = question.desc;
  if (desc.elementKind == ElementKind::Unknown)
    return Verdict::undecided("the element type of input");
  if (!isIr4TensorType(desc.elementKind))
    return Verdict::violates(
        formatv("input must have one of the element types bf16, f16, f32, f64, "
                "i1, i8, i16, i32, i64, ui8, ui16, ui32, ui64, complex<f32>, "
                "complex<f64> and !split.string, but has {0}",
                desc.getElementTypeName()));
  return Verdict::conforms();
}

static Verdict checkNoCount(const Question &question) {
  if (question.desc.count)
    return Verdict::violates(
        formatv("num_outputs must be left out before Split-18, but is {0}",
                *question.desc.count));
  return Verdict::conforms();
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

Verdict split::checkOnnxRules(const SplitDesc &desc, int64_t opset) {
  return ask(onnx13Clauses, words, desc);
}
