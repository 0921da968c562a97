//===- AssignSpec.cpp - Put a specification on splits ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "split/Dialect/Split/Transforms/SpecOption.h"

namespace split {
#define GEN_PASS_DEF_SPLITASSIGNSPEC
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct SplitAssignSpec
    : public split::impl::SplitAssignSpecBase<SplitAssignSpec> {
  using SplitAssignSpecBase::SplitAssignSpecBase;

  LogicalResult initialize(MLIRContext *context) override {
    specAttr = parseSpecOption(spec, context);
    return success(static_cast<bool>(specAttr));
  }

  void runOnOperation() override {
    SmallVector<SplitOp> ops;
    bool areValid = true;
    getOperation()->walk([&](SplitOp op) {
      if (op.getSpec())
        return;
      ops.push_back(op);
      Verdict verdict = op.checkRulesOf(specAttr);
      if (!verdict.isViolation())
        return;
      // What the verifier would say.
      op.emitOpError(verdict.getText());
      areValid = false;
    });
    // All or none: a program that is partly bound is of no use.
    if (!areValid)
      return signalPassFailure();
    for (SplitOp op : ops)
      op.setSpecAttr(specAttr);
    if (ops.empty())
      markAllAnalysesPreserved();
  }

private:
  SplitSpecAttrInterface specAttr;
};
} // namespace
