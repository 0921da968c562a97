//===- SplitAttrs.cpp - Specifications as attributes ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace split;

static ParseResult parseProduct(AsmParser &parser,
                                std::optional<AtbProduct> &product) {
  StringRef name;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&name))
    return failure();
  product = parseAtbProduct(name);
  if (!product)
    return parser.emitError(loc) << "'" << name << "' is no product of ATB";
  return success();
}

static void printProduct(AsmPrinter &printer,
                         std::optional<AtbProduct> product) {
  printer << getAtbProductName(*product);
}

#define GET_ATTRDEF_CLASSES
#include "split/Dialect/Split/IR/SplitAttrs.cpp.inc"

void SplitDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "split/Dialect/Split/IR/SplitAttrs.cpp.inc"
      >();
}

LogicalResult OnnxSpecAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   int64_t opset) {
  if (opset < 1)
    return emitError() << "opset must be >= 1, but is " << opset;
  return success();
}

Verdict OnnxSpecAttr::checkSplit(const SplitDesc &desc) const {
  return checkOnnxRules(desc, getOpset());
}

Verdict NnrtSpecAttr::checkSplit(const SplitDesc &desc) const {
  return checkNnrtRules(desc, getRuntime());
}

Verdict AtbSpecAttr::checkSplit(const SplitDesc &desc) const {
  return checkAtbRules(desc, getProduct());
}
