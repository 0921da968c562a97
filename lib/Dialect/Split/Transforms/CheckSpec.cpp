//===- CheckSpec.cpp - Report what a specification does not allow ---------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "split/Dialect/Split/Transforms/SpecOption.h"

namespace split {
#define GEN_PASS_DEF_SPLITCHECKSPEC
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct SplitCheckSpec : public split::impl::SplitCheckSpecBase<SplitCheckSpec> {
  using SplitCheckSpecBase::SplitCheckSpecBase;

  LogicalResult initialize(MLIRContext *context) override {
    specAttr = parseSpecOption(spec, context);
    return success(static_cast<bool>(specAttr));
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    bool areValid = true;
    getOperation()->walk([&](SplitOp op) {
      Verdict verdict = op.checkRulesOf(specAttr);
      if (verdict.isUndecided()) {
        op.emitRemark("undecided: waits for ") << verdict.message;
      } else if (verdict.isViolation() && require) {
        op.emitOpError(verdict.getText());
        areValid = false;
      } else if (verdict.isViolation()) {
        // As emitOpError begins, so that both read the same.
        op.emitWarning("'split.split' op ") << verdict.getText();
      }
    });
    if (!areValid)
      signalPassFailure();
  }

private:
  SplitSpecAttrInterface specAttr;
};
} // namespace
