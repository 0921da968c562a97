//===- CopyStridedCasts.cpp - Casts that forget strides become copies -----===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace split {
#define GEN_PASS_DEF_SPLITCOPYSTRIDEDCASTS
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

/// Whether `op` says of a buffer that it is contiguous though nothing shows it,
/// to another function: only there does bufferization make such casts.
static bool forgetsStrides(memref::CastOp op) {
  auto source = dyn_cast<MemRefType>(op.getSource().getType());
  auto target = dyn_cast<MemRefType>(op.getType());
  return source && target && target.getLayout().isIdentity() &&
         !source.getLayout().isIdentity() &&
         !source.areTrailingDimsContiguous(source.getRank()) &&
         llvm::any_of(op->getUsers(), [](Operation *user) {
           return user->hasTrait<OpTrait::ReturnLike>() ||
                  isa<CallOpInterface>(user);
         });
}

/// Replaces `op` by a contiguous buffer of its own.
static void replaceByCopy(IRRewriter &rewriter, memref::CastOp op) {
  rewriter.setInsertionPoint(op);
  auto type = cast<MemRefType>(op.getType());
  SmallVector<Value> extents;
  for (int64_t dim : llvm::seq(type.getRank()))
    if (type.isDynamicDim(dim))
      extents.push_back(
          memref::DimOp::create(rewriter, op.getLoc(), op.getSource(), dim));
  auto copy = memref::AllocOp::create(rewriter, op.getLoc(), type, extents);
  memref::CopyOp::create(rewriter, op.getLoc(), op.getSource(), copy);
  rewriter.replaceOp(op, copy);
}

namespace {
struct SplitCopyStridedCasts
    : public split::impl::SplitCopyStridedCastsBase<SplitCopyStridedCasts> {
  void runOnOperation() override {
    SmallVector<memref::CastOp> casts;
    getOperation()->walk([&](memref::CastOp op) {
      if (forgetsStrides(op))
        casts.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (memref::CastOp op : casts)
      replaceByCopy(rewriter, op);
    if (casts.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace
