//===- Slices.h - Parts as slices of their source ---------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What lowerings of split.split have in common.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_UTILS_SLICES_H
#define SPLIT_DIALECT_SPLIT_UTILS_SLICES_H

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/IR/PatternMatch.h"

namespace split {

/// The extents of \p value, which is ranked, those of what it is a \p CastOp of
/// among them: later folds look through casts, and a slice that was right must
/// still verify then.
template <typename CastOp>
llvm::SmallVector<int64_t> getKnownExtents(mlir::Value value) {
  auto type = llvm::cast<mlir::ShapedType>(value.getType());
  llvm::SmallVector<int64_t> extents(type.getShape());
  while (auto cast = value.getDefiningOp<CastOp>()) {
    // An op can use its own result where nothing reaches it.
    if (cast.getSource() == value)
      break;
    value = cast.getSource();
    auto source = llvm::cast<mlir::ShapedType>(value.getType());
    if (!source.hasRank())
      break;
    for (auto [extent, other] : llvm::zip_equal(extents, source.getShape()))
      if (mlir::ShapedType::isDynamic(extent))
        extent = other;
  }
  return extents;
}

/// Whether a slice of \p sizes at \p offsets of something with \p extents can
/// only be without elements. These are also the slices that do not verify.
bool isEmptySlice(llvm::ArrayRef<int64_t> extents,
                  llvm::ArrayRef<mlir::OpFoldResult> offsets,
                  llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// The same of \p source, a ranked tensor.
bool isEmptySlice(mlir::Value source,
                  llvm::ArrayRef<mlir::OpFoldResult> offsets,
                  llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// A slice of \p source with strides of 1.
mlir::Value createSlice(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value source,
                        llvm::ArrayRef<mlir::OpFoldResult> offsets,
                        llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Which element type slices of quantised tensors have.
enum class QuantisedSlices {
  /// Integers where the parts have other types than the source.
  Keep,
  /// Always integers.
  AsIntegers
};

/// Makes what a part becomes of a slice of the source and its sizes.
using PartOfSliceFn = llvm::function_ref<mlir::Value(
    mlir::Value slice, llvm::ArrayRef<mlir::OpFoldResult> sizes)>;

/// Replaces \p op: each part that is used by what \p partOfSlice makes of a
/// slice, and by a tensor.empty where it has no elements. Fails, having changed
/// nothing, where the source is unranked.
llvm::LogicalResult replaceBySlices(mlir::RewriterBase &rewriter, SplitOp op,
                                    QuantisedSlices quantised,
                                    PartOfSliceFn partOfSlice);

/// Replaces each split below \p root by \p replace, also in unreachable blocks.
/// Where that fails, the source is unranked: an error says that the split
/// cannot become \p what.
llvm::LogicalResult replaceSplits(
    mlir::Operation *root, llvm::StringRef what,
    llvm::function_ref<llvm::LogicalResult(mlir::RewriterBase &, SplitOp)>
        replace);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_UTILS_SLICES_H
