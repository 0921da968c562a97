//===- SpecOption.cpp - Specifications in options of passes ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/SpecOption.h"

#include "split/Specs/Quote.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace split;

SplitSpecAttrInterface split::getSpecAttr(const SpecId &spec,
                                          MLIRContext *context) {
  switch (spec.family) {
  case SpecId::Family::Onnx:
    return cast<SplitSpecAttrInterface>(OnnxSpecAttr::get(context, spec.opset));
  case SpecId::Family::Nnrt:
    return cast<SplitSpecAttrInterface>(
        NnrtSpecAttr::get(context, spec.runtime));
  case SpecId::Family::Atb:
    return cast<SplitSpecAttrInterface>(
        AtbSpecAttr::get(context, spec.product));
  }
  llvm_unreachable("all families are above");
}

/// The attribute that `text` spells, or null and `reason`.
static Attribute parseAttributeText(StringRef text, MLIRContext *context,
                                    std::string &reason) {
  // The parser may say more than one thing, and in a place that is none.
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (reason.empty())
      reason = diagnostic.str();
    return success();
  });
  return parseAttribute(text, context);
}

SplitSpecAttrInterface split::parseSpecOption(StringRef text,
                                              MLIRContext *context) {
  std::string reason;
  if (!text.starts_with("#")) {
    llvm::Expected<SpecId> spec = parseSpecId(text);
    if (spec)
      return getSpecAttr(*spec, context);
    reason = llvm::toString(spec.takeError()) +
             "; the text of an attribute begins with #";
  } else {
    Attribute attr = parseAttributeText(text, context, reason);
    if (auto spec = dyn_cast_if_present<SplitSpecAttrInterface>(attr))
      return spec;
    reason = quote(text) + " is no specification of splits" +
             (reason.empty() ? "" : ": " + reason);
  }
  emitError(UnknownLoc::get(context), "option spec: ") << reason;
  return nullptr;
}
