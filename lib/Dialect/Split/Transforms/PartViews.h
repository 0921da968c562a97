//===- PartViews.h - Views that parts are -----------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_PARTVIEWS_H
#define SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_PARTVIEWS_H

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"

namespace split {

/// The type of the buffer of the source of `op`, which is `buffer`, if parts of
/// it can be views of that; the op gets an error otherwise.
llvm::FailureOr<mlir::MemRefType>
checkSourceType(SplitOp op,
                llvm::FailureOr<mlir::bufferization::BufferLikeType> buffer);

/// The type of the buffer of part `index`, a view of one of type `source`: all
/// that asks for it, before and after bufferization, must get the same answer.
mlir::BaseMemRefType getViewType(SplitOp op, int64_t index,
                                 mlir::MemRefType source);

/// Makes the views that the parts of one split are.
class PartViews {
public:
  /// Before `builder`'s insertion point, which must not be moved, of `buffer`,
  /// which the source of `op` is in.
  PartViews(mlir::OpBuilder &builder, SplitOp op, mlir::Value buffer);

  /// Part `index`, with the extents that the type of the result has.
  mlir::Value create(int64_t index);

private:
  /// The extent on the axis if it is known, else null.
  mlir::OpFoldResult getAxisExtent();

  llvm::SmallVector<mlir::OpFoldResult> getSizes(int64_t index);
  mlir::Value createEmpty(llvm::ArrayRef<mlir::OpFoldResult> sizes);
  mlir::Value reinterpret(mlir::OpFoldResult offset,
                          llvm::ArrayRef<mlir::OpFoldResult> sizes);
  mlir::Value createSlice(llvm::ArrayRef<mlir::OpFoldResult> offsets,
                          llvm::ArrayRef<mlir::OpFoldResult> sizes);

  mlir::OpBuilder &builder;
  SplitOp op;
  int64_t axis;
  mlir::Value buffer;
  mlir::MemRefType type;
  llvm::SmallVector<int64_t> knownExtents;
  Parts<mlir::OpFoldResult> parts;
  /// Those off the axis, each null until it is needed.
  llvm::SmallVector<mlir::OpFoldResult> sourceExtents;
};

} // namespace split

#endif // SPLIT_LIB_DIALECT_SPLIT_TRANSFORMS_PARTVIEWS_H
