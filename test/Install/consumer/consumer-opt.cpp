//===- consumer-opt.cpp - A compiler of somebody else ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"
#include "split/InitAll.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "ConsumerDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ConsumerAttrs.h.inc"

#define GET_OP_CLASSES
#include "ConsumerOps.h.inc"

#include "ConsumerDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "ConsumerAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "ConsumerOps.cpp.inc"

void consumer::ConsumerDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ConsumerAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ConsumerOps.cpp.inc"
      >();
}

split::Verdict
consumer::EvenSpecAttr::checkSplit(const split::SplitDesc &desc) const {
  if (desc.getNumResults() % 2 == 0)
    return split::Verdict::conforms();
  split::Verdict verdict =
      split::Verdict::violates("the number of parts must be even, but is " +
                               std::to_string(desc.getNumResults()));
  verdict.label = "even-c1";
  return verdict;
}

namespace {
/// Makes splits of halves, with the builder that infers the results.
struct HalvesToSplit
    : public PassWrapper<HalvesToSplit, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(HalvesToSplit)

  StringRef getArgument() const override { return "halves-to-split"; }
  StringRef getDescription() const override {
    return "Make splits of consumer.halves";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<split::SplitDialect>();
  }

  void runOnOperation() override {
    getOperation()->walk([](consumer::HalvesOp op) {
      OpBuilder builder(op);
      auto split = split::SplitOp::create(builder, op.getLoc(), op.getSource(),
                                          /*axis=*/0, /*numParts=*/2);
      split.setSpecAttr(consumer::EvenSpecAttr::get(op.getContext()));
      op.replaceAllUsesWith(split.getParts());
      op.erase();
    });
  }
};
} // namespace

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<consumer::ConsumerDialect, func::FuncDialect>();
  split::registerAllDialects(registry);
  split::registerAllPasses();
  PassRegistration<HalvesToSplit>();
  return asMainReturnCode(MlirOptMain(
      argc, argv, "consumer-opt: with the split dialect\n", registry));
}
