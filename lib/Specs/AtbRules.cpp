//===- AtbRules.cpp - The rules of Ascend ATB SplitOperation --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The clauses are in the order in which the implementation checks them, so that
// the first violation is the one that a program sees there, with its error.
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "Clauses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace split;
using llvm::formatv;

static constexpr Vocabulary words = {"x", "splitDim", "splitSizes", "splitNum",
                                     "output"};

static constexpr llvm::StringLiteral invalidParam = "ERROR_INVALID_PARAM";
static constexpr llvm::StringLiteral invalidNumber =
    "ERROR_INVALID_IN_TENSOR_NUM";
static constexpr llvm::StringLiteral invalidDim = "ERROR_INVALID_TENSOR_DIM";
static constexpr llvm::StringLiteral invalidSize = "ERROR_INVALID_TENSOR_SIZE";
static constexpr llvm::StringLiteral invalidMatch =
    "ERROR_INVALID_TENSOR_INI_MATCH";
static constexpr llvm::StringLiteral invalidType = "ERROR_INVALID_TENSOR_DTYPE";

static constexpr int64_t maxRank = 8;
static constexpr int64_t maxBytes = int64_t(256) << 30;

static constexpr ElementKind typesOfTwo[] = {ElementKind::F16, ElementKind::I64,
                                             ElementKind::BF16};
static constexpr ElementKind typesOfThree[] = {ElementKind::F16,
                                               ElementKind::BF16};

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
struct ProductInfo {
  AtbProduct product;
  llvm::StringLiteral name;
  bool hasBF16;
};
} // namespace

static constexpr ProductInfo products[] = {
    {AtbProduct::AtlasA2Training, "atlas_a2_training", true},
    {AtbProduct::Atlas800IA2Inference, "atlas_800i_a2_inference", true},
    {AtbProduct::AtlasA3Inference, "atlas_a3_inference", true},
    {AtbProduct::AtlasA3Training, "atlas_a3_training", true},
    {AtbProduct::AtlasTraining, "atlas_training", false},
    {AtbProduct::AtlasInference, "atlas_inference", false},
    {AtbProduct::Atlas200I500A2Inference, "atlas_200i_500_a2_inference", false},
};

static const ProductInfo &getInfo(AtbProduct product) {
  return *llvm::find_if(products, [&](const ProductInfo &info) {
    return info.product == product;
  });
}

llvm::StringRef split::getAtbProductName(AtbProduct product) {
  return getInfo(product).name;
}

std::optional<AtbProduct> split::parseAtbProduct(llvm::StringRef name) {
  for (const ProductInfo &info : products)
    if (info.name == name)
      return info.product;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// The number of parts: splitNum, or that of the results where it is left out.
static int64_t getSplitNum(const SplitDesc &desc) {
  return desc.count.value_or(desc.getNumResults());
}

/// Parameters are int32_t, and cannot have other values.
static Verdict checkInt32(const Question &question) {
  const SplitDesc &desc = question.desc;
  auto violates = [](llvm::StringRef name, int64_t value) {
    return Verdict::violates(
        formatv("{0} must be in [-2^31, 2^31-1], but is {1}", name, value));
  };
  if (desc.axis && !llvm::isInt<32>(*desc.axis))
    return violates("splitDim", *desc.axis);
  if (desc.count && !llvm::isInt<32>(*desc.count))
    return violates("splitNum", *desc.count);
  if (desc.sizes)
    for (auto [index, size] : llvm::enumerate(desc.sizes->values))
      if (size != kUnknown && !llvm::isInt<32>(size))
        return violates(formatv("splitSizes[{0}]", index).str(), size);
  return Verdict::conforms();
}

static Verdict checkSplitNum(const Question &question) {
  int64_t splitNum = getSplitNum(question.desc);
  if (splitNum != 2 && splitNum != 3)
    return Verdict::violates(
        formatv("splitNum must be 2 or 3, but is {0}", splitNum));
  return Verdict::conforms();
}

static Verdict checkRank(const Question &question) {
  Verdict verdict = clauses::hasAxes(question);
  return verdict.isConforming() ? clauses::rankAtMost(question, maxRank)
                                : verdict;
}

static Verdict checkBytes(const Question &question) {
  return clauses::bytesAtMost(question, maxBytes);
}

static Verdict checkType(const Question &question) {
  if (getSplitNum(question.desc) == 3)
    return clauses::elementTypeAmong(question, typesOfThree, " for splitNum 3");
  return clauses::elementTypeAmong(question, typesOfTwo);
}

static Verdict checkBF16(const Question &question) {
  if (!question.product || getInfo(*question.product).hasBF16)
    return Verdict::conforms();
  if (question.desc.elementKind == ElementKind::Unknown)
    return Verdict::undecided("the element type of x");
  if (question.desc.elementKind != ElementKind::BF16)
    return Verdict::conforms();
  return Verdict::violates(
      formatv("x must not have the element type bf16 on {0}, but has it",
              getAtbProductName(*question.product)));
}

static Verdict checkAxisOfSizes(const Question &question) {
  if (question.desc.sizes && question.desc.getAxis() < 0)
    return Verdict::violates(
        formatv("splitDim must be >= 0 with splitSizes, but is {0}",
                question.desc.getAxis()));
  return Verdict::conforms();
}

static Verdict checkSizesConstant(const Question &question) {
  return clauses::sizesConstant(question, "for ATB");
}

static Verdict checkSizesPositive(const Question &question) {
  return clauses::sizesAtLeast(question, 1);
}

static constexpr Clause atbClauses[] = {
    {"atb-c1", checkInt32, invalidParam},
    {"atb-c2", checkSplitNum, invalidParam},
    {"atb-c3", clauses::countIsNumberOfResults, invalidNumber},
    {"atb-c4", checkRank, invalidDim},
    {"atb-c5", clauses::sourceExtentsPositive, invalidSize},
    {"atb-c6", checkBytes, invalidSize},
    {"atb-c7", checkType, invalidMatch},
    {"atb-c8", clauses::resultsHaveElementType, invalidMatch},
    {"atb-c9", checkBF16, invalidType},
    {"atb-c10", clauses::axisInRange, invalidParam},
    {"atb-c11", checkSizesConstant, invalidParam},
    {"atb-c12", checkAxisOfSizes, invalidParam},
    {"atb-c13", clauses::oneSizePerResult, invalidParam},
    {"atb-c14", checkSizesPositive, invalidParam},
    {"atb-c15", clauses::sizesSumToExtent, invalidParam},
    {"atb-c16", clauses::countDividesExtent, invalidDim},
};

Verdict split::checkAtbRules(const SplitDesc &desc,
                             std::optional<AtbProduct> product) {
  return ask(atbClauses, words, desc, product);
}
