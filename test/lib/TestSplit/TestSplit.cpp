//===- TestSplit.cpp - A specification of another project -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestSplit/TestSplit.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace test_split;

#include "TestSplit/TestSplitDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "TestSplit/TestSplitAttrs.cpp.inc"

void TestSplitDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "TestSplit/TestSplitAttrs.cpp.inc"
      >();
}

split::Verdict MaxPartsAttr::checkSplit(const split::SplitDesc &desc) const {
  if (desc.getNumResults() <= getNumber())
    return split::Verdict::conforms();
  split::Verdict verdict = split::Verdict::violates(
      llvm::formatv("must have at most {0} parts, but has {1}", getNumber(),
                    desc.getNumResults()));
  verdict.label = "test-c1";
  return verdict;
}
