//===- SplitVerify.cpp - Verification of split.split ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitDescribe.h"

#include "split/Specs/SpecId.h"

using namespace mlir;
using namespace split;

Verdict split::detail::checkRules(SplitSpecAttrInterface spec,
                                  const SplitDesc &desc) {
  if (!spec)
    return checkCommonRules(desc);
  return checkSplit(
      [&](const SplitDesc &asked) { return spec.checkSplit(asked); }, desc);
}

Verdict SplitOp::checkRules(const SplitDesc &desc) {
  return detail::checkRules(getSpecAttr(), desc);
}

Verdict SplitOp::checkRulesOf(SplitSpecAttrInterface spec) {
  return detail::checkRules(spec, describe());
}

LogicalResult SplitOp::verify() {
  if (getStaticSizes() && getSizesTensor())
    return emitOpError("sizes must be a list or a tensor, but are both");
  int64_t numUnknown =
      getStaticSizes() ? llvm::count(*getStaticSizes(), kUnknown) : 0;
  if (numUnknown != static_cast<int64_t>(getDynamicSizes().size()))
    return emitOpError("sizes must leave open as many entries as there are "
                       "dynamic sizes, ")
           << getDynamicSizes().size() << ", but leave open " << numUnknown;
  Verdict verdict = checkRules(describe());
  if (verdict.isViolation())
    return emitOpError(verdict.getText());
  return success();
}

Speculation::Speculatability SplitOp::getSpeculatability() {
  // What conforms whatever is unknown cannot be undefined anywhere.
  return checkRules(describe()).isConforming() ? Speculation::Speculatable
                                               : Speculation::NotSpeculatable;
}
