//===- DropSpec.cpp - Take specifications away ----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "split/Dialect/Split/IR/Split.h"

namespace split {
#define GEN_PASS_DEF_SPLITDROPSPEC
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct SplitDropSpec : public split::impl::SplitDropSpecBase<SplitDropSpec> {
  void runOnOperation() override {
    getOperation()->walk([](SplitOp op) { op.removeSpecAttr(); });
  }
};
} // namespace
