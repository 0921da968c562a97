//===- EraseSelfCopies.cpp - Copies of buffers to themselves --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace split {
#define GEN_PASS_DEF_SPLITERASESELFCOPIES
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct SplitEraseSelfCopies
    : public split::impl::SplitEraseSelfCopiesBase<SplitEraseSelfCopies> {
  void runOnOperation() override {
    getOperation()->walk([](memref::CopyOp op) {
      if (op.getSource() == op.getTarget())
        op.erase();
    });
  }
};
} // namespace
