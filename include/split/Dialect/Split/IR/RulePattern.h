//===- RulePattern.h - Rewrites as functions with names ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What canonicalisation and --split-simplify share: each of their rules is one
// function under one name.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_RULEPATTERN_H
#define SPLIT_DIALECT_SPLIT_IR_RULEPATTERN_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

namespace split {

/// One rule, which either changes the IR or fails.
template <typename Op>
using Rule = llvm::LogicalResult (*)(Op op, mlir::PatternRewriter &rewriter);

/// A rule as a pattern with a name, by which it can be disabled and counted.
template <typename Op>
class RulePattern : public mlir::OpRewritePattern<Op> {
public:
  RulePattern(mlir::MLIRContext *context, llvm::StringLiteral name,
              Rule<Op> rule, mlir::PatternBenefit benefit = 1)
      : mlir::OpRewritePattern<Op>(context, benefit), rule(rule) {
    this->setDebugName(name);
  }

  llvm::LogicalResult
  matchAndRewrite(Op op, mlir::PatternRewriter &rewriter) const override {
    return rule(op, rewriter);
  }

private:
  Rule<Op> rule;
};

/// Adds `rule` under `name`; of two rules that could fire, the one of more
/// `benefit` does.
template <typename Op>
void addRule(mlir::RewritePatternSet &patterns, llvm::StringLiteral name,
             Rule<Op> rule, mlir::PatternBenefit benefit = 1) {
  patterns.add<RulePattern<Op>>(patterns.getContext(), name, rule, benefit);
}

/// Whether a cast can make a `type` of `value`, or none is needed.
bool canCast(mlir::Value value, mlir::Type type);

/// `value`, by a cast if need be, as a `type`.
mlir::Value castTo(mlir::OpBuilder &builder, mlir::Value value,
                   mlir::Type type);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_IR_RULEPATTERN_H
