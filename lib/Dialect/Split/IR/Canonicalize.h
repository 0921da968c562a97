//===- Canonicalize.h - Rules of the canonical form -------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the rules of canonicalisation share, and the rules by the file that has
// them. docs/Canonicalization.md describes each under the name of its pattern.
// Of a split with a specification only mergeUnused and foldCasts change
// anything, and they ask it first.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_IR_CANONICALIZE_H
#define SPLIT_LIB_DIALECT_SPLIT_IR_CANONICALIZE_H

#include "split/Dialect/Split/IR/RulePattern.h"
#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace split::detail {

//===----------------------------------------------------------------------===//
// Splits that are not made yet
//===----------------------------------------------------------------------===//

/// A split that could take the place of another: it can be described, and its
/// rules be asked, before any IR changes.
struct SplitForm {
  /// What `op` is.
  explicit SplitForm(SplitOp op);

  SplitOp::Properties properties;
  mlir::Value source;
  llvm::SmallVector<mlir::Value> dynamicSizes;
  mlir::Value sizesTensor;
  /// The types of the results.
  llvm::SmallVector<mlir::Type> parts;

  /// Makes it a split by a list, whose unknown entries are `dynamic`.
  void setSizes(llvm::ArrayRef<int64_t> sizes, mlir::ValueRange dynamic);

  SplitDesc describe();

  /// Whether it may be made: under a specification it must be known to conform,
  /// and without one not be known to break a rule. What breaks one is undefined
  /// where it is executed, but would make the module invalid.
  bool isAllowed();

  /// The types of `numParts` results, as far as all else tells them.
  llvm::SmallVector<mlir::Type> inferParts(int64_t numParts);

  /// Makes it before `op`, with the attributes that other dialects put on `op`.
  SplitOp create(mlir::PatternRewriter &rewriter, SplitOp op);

  /// Makes `op` this split, which has the same results.
  void update(mlir::PatternRewriter &rewriter, SplitOp op);

private:
  llvm::SmallVector<mlir::Value> getOperands();
};

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

// CanonicalizeForm.cpp: how a split is written.
llvm::LogicalResult writeAxis(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult dropCount(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult listSizes(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult listSizesTensor(SplitOp op,
                                    mlir::PatternRewriter &rewriter);
llvm::LogicalResult fillSizes(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult leaveOutTrailing(SplitOp op,
                                     mlir::PatternRewriter &rewriter);
llvm::LogicalResult refineTypes(SplitOp op, mlir::PatternRewriter &rewriter);

// CanonicalizeParts.cpp: which parts a split has.
llvm::LogicalResult foldSingle(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult emptyParts(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult mergeUnused(SplitOp op, mlir::PatternRewriter &rewriter);

// CanonicalizeConstants.cpp: splits of constants.
llvm::LogicalResult foldConstant(SplitOp op, mlir::PatternRewriter &rewriter);

// CanonicalizeProducers.cpp: splits of what casts, splits and concats give.
llvm::LogicalResult foldCasts(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult joinNested(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult foldOfConcat(SplitOp op, mlir::PatternRewriter &rewriter);
llvm::LogicalResult foldConcatOf(mlir::tensor::ConcatOp concat,
                                 mlir::PatternRewriter &rewriter);

} // namespace split::detail

#endif // SPLIT_LIB_DIALECT_SPLIT_IR_CANONICALIZE_H
