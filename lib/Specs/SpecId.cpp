//===- SpecId.cpp - The specifications, by name ---------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/SpecId.h"

#include "split/Specs/Quote.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace split;
using llvm::createStringError;
using llvm::formatv;
using llvm::StringRef;

static llvm::Expected<SpecId> parseOnnxOpset(StringRef text) {
  SpecId spec;
  // One spelling each: no sign, no leading zeros.
  if (text.getAsInteger(10, spec.opset) || spec.opset < 1 ||
      !llvm::isDigit(text.front()) || text.front() == '0')
    return createStringError(
        formatv("the opset of onnx must be in [1, 2^63-1], without leading "
                "zeros, but is {0}",
                quote(text)));
  return spec;
}

llvm::Expected<SpecId> split::parseSpecId(StringRef name) {
  if (name == "nnrt" || name == "nnrt-runtime") {
    SpecId spec;
    spec.family = SpecId::Family::Nnrt;
    spec.runtime = name != "nnrt";
    return spec;
  }
  if (name == "atb") {
    SpecId spec;
    spec.family = SpecId::Family::Atb;
    return spec;
  }
  StringRef opset = name;
  if (opset.consume_front("onnx") && !opset.empty() &&
      (llvm::isDigit(opset.front()) || opset.front() == '-'))
    return parseOnnxOpset(opset);
  return createStringError(
      formatv("the specification must be onnx<N>, written onnx18, or nnrt, "
              "nnrt-runtime or atb, but is {0}",
              quote(name)));
}

std::string split::getSpecName(const SpecId &spec) {
  switch (spec.family) {
  case SpecId::Family::Onnx:
    return formatv("onnx{0}", spec.opset);
  case SpecId::Family::Nnrt:
    return spec.runtime ? "nnrt-runtime" : "nnrt";
  case SpecId::Family::Atb:
    return "atb";
  }
  llvm_unreachable("all families are above");
}

llvm::SmallVector<StringRef> split::getAtbProductNames() {
  llvm::SmallVector<StringRef> names;
  auto last = static_cast<int>(AtbProduct::Atlas200I500A2Inference);
  for (int product = 0; product <= last; ++product)
    names.push_back(getAtbProductName(static_cast<AtbProduct>(product)));
  return names;
}

Verdict split::checkSpecRules(const SpecId &spec, const SplitDesc &desc) {
  switch (spec.family) {
  case SpecId::Family::Onnx:
    return checkOnnxRules(desc, spec.opset);
  case SpecId::Family::Nnrt:
    return checkNnrtRules(desc, spec.runtime);
  case SpecId::Family::Atb:
    return checkAtbRules(desc, spec.product);
  }
  llvm_unreachable("all families are above");
}

Verdict
split::checkSplit(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
                  const SplitDesc &desc) {
  Verdict verdict = askSpec(desc);
  if (verdict.isViolation())
    return verdict;
  Verdict common = checkCommonRules(desc);
  // Of two unknowns, the specification names its own in its own words.
  return common.isViolation() || verdict.isConforming() ? common : verdict;
}

Verdict split::checkSplit(const SpecId &spec, const SplitDesc &desc) {
  return checkSplit(
      [&](const SplitDesc &asked) { return checkSpecRules(spec, asked); },
      desc);
}
