//===- SplitParts.h - Sizes and offsets of parts as IR ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITPARTS_H
#define SPLIT_DIALECT_SPLIT_IR_SPLITPARTS_H

#include "split/Dialect/Split/IR/Split.h"
#include "split/Specs/PartArithmetic.h"

namespace split {

/// The part arithmetic on integer attributes and index values: what is known is
/// computed, for the rest arith ops are created before the builder's insertion
/// point.
class FoldingArith {
public:
  using Value = mlir::OpFoldResult;

  FoldingArith(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  Value constant(int64_t value);
  Value add(Value a, Value b);
  Value sub(Value a, Value b);
  Value mul(Value a, Value b);
  Value div(Value a, Value b);
  Value min(Value a, Value b);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// Sizes and offsets on the axis of all parts of \p op, whose source must be
/// ranked. What the types tell is an attribute; for the rest, ops are created:
/// tensor.dim, tensor.extract and arith ops. \p extent is that of the source on
/// the axis, where more is known than its type tells.
Parts<mlir::OpFoldResult> computeParts(mlir::OpBuilder &builder, SplitOp op,
                                       mlir::OpFoldResult extent = {});

/// The same without what the types of the results tell, for those who check it.
Parts<mlir::OpFoldResult> computeStatedParts(mlir::OpBuilder &builder,
                                             SplitOp op);

/// The sizes that \p op states, as a list or in a tensor, which is read.
llvm::SmallVector<mlir::OpFoldResult> getStatedSizes(mlir::OpBuilder &builder,
                                                     SplitOp op);

/// The size of part \p index where attributes or types tell it, or kUnknown:
/// what getKnownPartSizes says of all parts, without a look at all of them
/// where that can be. The source must be ranked.
int64_t getKnownPartSize(SplitOp op, int64_t index);

/// Where part \p index begins on the axis, where attributes or types tell the
/// sizes before it. Takes the time of a look at each of these, or less. The
/// source must be ranked.
std::optional<int64_t> getKnownPartOffset(SplitOp op, int64_t index);

/// The size of part \p index as it stands in the list of sizes, which \p op
/// must have. The dynamic entries before it are counted: not for all parts of
/// many, one after the other.
mlir::OpFoldResult getListedSize(SplitOp op, int64_t index);

/// The sizes on the axis one at a time, for those who want neither offsets nor
/// all parts: ops are created for the parts that are asked for, and what these
/// have in common is created once.
class PartSizes {
public:
  /// Before \p builder's insertion point, which must not be moved. The source
  /// must be ranked.
  PartSizes(mlir::OpBuilder &builder, SplitOp op)
      : builder(builder), op(op), arith(builder, op.getLoc()) {}

  /// The size of part \p index, an attribute where types or attributes tell it.
  mlir::OpFoldResult get(int64_t index);

private:
  mlir::OpBuilder &builder;
  SplitOp op;
  FoldingArith arith;
  /// Null until they are needed: the source's extent, and the size of the first
  /// part.
  mlir::OpFoldResult extent;
  mlir::OpFoldResult firstSize;
};

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITPARTS_H
