//===- LegalizeSpec.cpp - Rewrite splits into what a specification has ----===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All decisions are those of split/Specs/Plan.h; here, ops are described for
// it, and rewritten as it says.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "CarryOutPlan.h"
#include "split/Dialect/Split/Transforms/SpecOption.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace split {
#define GEN_PASS_DEF_SPLITLEGALIZESPEC
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;
using namespace split::detail;

/// Whether axes of `type` can be put together: what else than extents it tells
/// of them would be lost.
static bool canCollapse(TensorType type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && !ranked.getEncoding() &&
         !isa<quant::QuantizedType>(ranked.getElementType());
}

static Plan makePlan(SplitSpecAttrInterface spec, SplitOp op) {
  SmallVector<bool> used = llvm::map_to_vector(
      op.getParts(), [](Value part) { return !part.use_empty(); });
  PlanOptions options;
  options.used = used;
  options.canCollapse = canCollapse(op.getSourceType());
  SplitDesc desc = op.describe();
  SplitSpecAttrInterface own = op.getSpecAttr();
  auto askOwn = [&](const SplitDesc &asked) { return own.checkSplit(asked); };
  options.areEqual = own && wantsEqualParts(askOwn, desc);
  auto ask = [&](const SplitDesc &asked) { return spec.checkSplit(asked); };
  return planSplit(ask, desc, options);
}

namespace {
struct SplitLegalizeSpec
    : public split::impl::SplitLegalizeSpecBase<SplitLegalizeSpec> {
  using SplitLegalizeSpecBase::SplitLegalizeSpecBase;

  LogicalResult initialize(MLIRContext *context) override {
    specAttr = parseSpecOption(spec, context);
    return success(static_cast<bool>(specAttr));
  }

  void runOnOperation() override {
    SmallVector<std::pair<SplitOp, Plan>, 0> plans;
    getOperation()->walk(
        [&](SplitOp op) { plans.emplace_back(op, makePlan(specAttr, op)); });
    if (reportOnly) {
      markAllAnalysesPreserved();
      for (auto &[op, plan] : plans)
        op.emitRemark(plan.getText());
      return;
    }
    // All or none: a program that is partly rewritten is of no use.
    if (failed(refuse(plans))) {
      markAllAnalysesPreserved();
      return signalPassFailure();
    }
    IRRewriter rewriter(&getContext());
    for (auto &[op, plan] : plans)
      carryOut(plan, op, specAttr, rewriter);
  }

private:
  static LogicalResult refuse(ArrayRef<std::pair<SplitOp, Plan>> plans) {
    LogicalResult result = success();
    for (auto [op, plan] : plans) {
      if (!plan.isRefused)
        continue;
      result = op.emitOpError(plan.kind == Plan::Kind::Impossible
                                  ? plan.verdict.getText()
                                  : plan.getText());
    }
    return result;
  }

  SplitSpecAttrInterface specAttr;
};
} // namespace
