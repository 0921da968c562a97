//===- Simplify.h - Rules of --split-simplify -------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules by the file that has them. docs/Canonicalization.md describes each
// under the name of its pattern. None changes a split with a specification.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_SIMPLIFY_H
#define SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_SIMPLIFY_H

#include "split/Dialect/Split/IR/RulePattern.h"
#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace split::detail {

/// The op that makes the source of `op`, if it is a `Producer` and nothing else
/// uses what it makes; else null. In a graph region it could be made of parts
/// of `op`, and then it is null too.
template <typename Producer>
Producer getOwnProducer(SplitOp op) {
  auto producer = op.getSource().getDefiningOp<Producer>();
  if (op.getSpec() || !producer || !op.getSource().hasOneUse() ||
      llvm::is_contained(op->getUsers(), producer))
    return nullptr;
  return producer;
}

/// Whether tensors of `types` differ in extents only from those of `type`:
/// parts of a quantised source can have fewer scales.
bool haveElementsOf(mlir::TypeRange types, mlir::Type type);

// SimplifyFills.cpp: splits of tensors that are the same everywhere.
llvm::LogicalResult splitFill(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult splitSplat(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult splitEmpty(SplitOp op, mlir::PatternRewriter &rewriter);

// SimplifySlices.cpp: slices before and after a split.
llvm::LogicalResult sliceParts(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult splitSlice(SplitOp op, mlir::PatternRewriter &rewriter);

// SimplifyConcats.cpp: concats before and after a split.
llvm::LogicalResult splitConcat(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult concatParts(mlir::tensor::ConcatOp concat,
                                mlir::PatternRewriter &rewriter);

} // namespace split::detail

#endif // SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_SIMPLIFY_H
