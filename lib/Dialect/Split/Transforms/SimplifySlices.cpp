//===- SimplifySlices.cpp - Slices before and after a split ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Simplify.h"

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

//===----------------------------------------------------------------------===//
// Slices of parts
//===----------------------------------------------------------------------===//

/// The slice that is the only user of `part` and can be one of `source` as
/// well, or null.
static tensor::ExtractSliceOp getOnlySlice(Value part, Value source) {
  if (!part.hasOneUse() || !haveElementsOf(part.getType(), source.getType()))
    return nullptr;
  auto slice = dyn_cast<tensor::ExtractSliceOp>(*part.user_begin());
  // A slice without elements could begin where the source ends, which does not
  // verify.
  if (!slice || llvm::is_contained(slice.getStaticSizes(), 0))
    return nullptr;
  return slice;
}

/// Makes `slice`, of a part that begins at `partOffset` on `axis` of `source`,
/// a slice of `source`.
static void sliceSource(tensor::ExtractSliceOp slice, Value source,
                        int64_t axis, int64_t partOffset,
                        PatternRewriter &rewriter) {
  rewriter.setInsertionPoint(slice);
  FoldingArith arith(rewriter, slice.getLoc());
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  offsets[axis] = arith.add(arith.constant(partOffset), offsets[axis]);
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
      slice, slice.getType(), source, offsets, slice.getMixedSizes(),
      slice.getMixedStrides());
}

LogicalResult split::detail::sliceParts(SplitOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> axis = op.getNormalizedAxis();
  if (op.getSpec() || !axis || !op.getStaticSizes())
    return failure();
  // Only parts behind no other of unknown size: no arithmetic is added.
  ArrayRef<int64_t> known = op.getStaticSizes()->take_until(
      [](int64_t size) { return size == kUnknown; });
  ConstantArith arith;
  SmallVector<int64_t> offsets = partsOfSizes(arith, known).offsets;
  if (known.size() < op.getParts().size())
    offsets.push_back(
        known.empty() ? 0 : ConstantArith::add(offsets.back(), known.back()));
  bool isChanged = false;
  for (auto [offset, part] : llvm::zip(offsets, op.getParts())) {
    tensor::ExtractSliceOp slice = getOnlySlice(part, op.getSource());
    if (!slice)
      continue;
    sliceSource(slice, op.getSource(), *axis, offset, rewriter);
    isChanged = true;
  }
  return success(isChanged);
}

//===----------------------------------------------------------------------===//
// Splits of slices
//===----------------------------------------------------------------------===//

/// Whether `slice` is all of its source but, on `axis`, a run in it that types
/// and attributes tell.
static bool isRunOnAxis(tensor::ExtractSliceOp slice, int64_t axis) {
  RankedTensorType source = slice.getSourceType();
  if (!slice.hasUnitStride() || source.getRank() != slice.getType().getRank() ||
      source.isDynamicDim(axis) || slice.isDynamicOffset(axis))
    return false;
  return llvm::all_of(llvm::seq<int64_t>(source.getRank()), [&](int64_t dim) {
    if (slice.isDynamicSize(dim))
      return false;
    return dim == axis || source.getDimSize(dim) == slice.getStaticSize(dim);
  });
}

LogicalResult split::detail::splitSlice(SplitOp op, PatternRewriter &rewriter) {
  auto slice = getOwnProducer<tensor::ExtractSliceOp>(op);
  std::optional<int64_t> axis = op.getNormalizedAxis();
  std::optional<ArrayRef<int64_t>> sizes = op.getConstantSizes();
  if (!slice || !axis || !sizes || !isRunOnAxis(slice, *axis) ||
      !haveElementsOf(slice.getType(), slice.getSourceType()) ||
      !haveElementsOf(op.getParts().getTypes(), slice.getSourceType()))
    return failure();
  // What lies before and behind the slice are parts that nobody uses.
  int64_t before = slice.getStaticOffset(*axis);
  int64_t behind = ConstantArith::sub(
      slice.getSourceType().getDimSize(*axis),
      ConstantArith::add(before, slice.getStaticSize(*axis)));
  SmallVector<int64_t> all(*sizes);
  if (before != 0)
    all.insert(all.begin(), before);
  if (behind != 0)
    all.push_back(behind);
  auto made =
      SplitOp::create(rewriter, op.getLoc(), slice.getSource(), *axis,
                      getAsIndexOpFoldResult(rewriter.getContext(), all));
  ResultRange parts =
      made.getParts().slice(before != 0 ? 1 : 0, op.getParts().size());
  SmallVector<Value> values;
  for (auto [part, old] : llvm::zip_equal(parts, op.getParts()))
    values.push_back(castTo(rewriter, part, old.getType()));
  rewriter.replaceOp(op, values);
  return success();
}
