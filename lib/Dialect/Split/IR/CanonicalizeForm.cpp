//===- CanonicalizeForm.cpp - How a canonical split is written ------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Canonicalize.h"

#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

LogicalResult split::detail::writeAxis(SplitOp op, PatternRewriter &rewriter) {
  if (op.getSpec() || op.getAxis().value_or(-1) >= 0)
    return failure();
  // A negative axis of an unknown rank stays.
  int64_t axis = op.getNormalizedAxis().value_or(op.getAxisOrDefault());
  if (axis == op.getAxis())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setAxis(axis); });
  return success();
}

LogicalResult split::detail::dropCount(SplitOp op, PatternRewriter &rewriter) {
  // A count beside sizes is their number.
  if (op.getSpec() || !op.getCount() || !op.hasSizes())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.removeCountAttr(); });
  return success();
}

/// The extent of the source on the axis, or kUnknown.
static int64_t getExtent(SplitOp op) {
  std::optional<int64_t> axis = op.getNormalizedAxis();
  return axis ? op.getSourceType().getDimSize(*axis) : kUnknown;
}

/// Makes `form` of `op`, which has the same results and perhaps one more behind
/// them.
static void makeForm(SplitOp op, SplitForm &form, PatternRewriter &rewriter) {
  if (form.parts.size() == op.getParts().size())
    return form.update(rewriter, op);
  SplitOp made = form.create(rewriter, op);
  rewriter.replaceOp(op, made.getParts().take_front(op.getParts().size()));
}

LogicalResult split::detail::listSizes(SplitOp op, PatternRewriter &rewriter) {
  if (op.getSpec() || op.hasSizes() || getExtent(op) == kUnknown)
    return failure();
  SplitDesc desc = op.describe();
  SmallVector<int64_t> sizes =
      getStatedPartSizes(desc, collectShapeFacts(desc));
  // Parts that count leaves out are one part that nobody uses: as many as count
  // says there can hardly be.
  int64_t rest = ConstantArith::sub(getExtent(op), *checkedSum(sizes));
  if (rest != 0)
    sizes.push_back(rest);
  SplitForm form(op);
  form.properties.count = nullptr;
  form.setSizes(sizes, {});
  if (rest != 0)
    form.parts.push_back(form.inferParts(sizes.size()).back());
  makeForm(op, form, rewriter);
  return success();
}

/// The elements of `sizes`, each an attribute or a value of its element type,
/// where it is a constant or made of elements; else empty.
static SmallVector<OpFoldResult> getElements(Value sizes) {
  DenseIntElementsAttr constant;
  if (matchPattern(sizes, m_Constant(&constant)))
    return SmallVector<OpFoldResult>(constant.getValues<IntegerAttr>());
  if (auto elements = sizes.getDefiningOp<tensor::FromElementsOp>())
    return getAsOpFoldResult(elements.getElements());
  return {};
}

LogicalResult split::detail::listSizesTensor(SplitOp op,
                                             PatternRewriter &rewriter) {
  if (op.getSpec() || !op.getSizesTensor())
    return failure();
  SmallVector<OpFoldResult> elements = getElements(op.getSizesTensor());
  if (elements.empty())
    return failure();
  SmallVector<int64_t> sizes;
  SmallVector<Value> dynamic;
  dispatchIndexOpFoldResults(elements, dynamic, sizes);
  SplitForm form(op);
  form.properties.count = nullptr;
  form.setSizes(sizes, dynamic);
  if (!form.isAllowed())
    return rewriter.notifyMatchFailure(op, "the sizes break a rule");
  for (Value &size : form.dynamicSizes)
    size = getValueOrCreateCastToIndexLike(rewriter, op.getLoc(),
                                           rewriter.getIndexType(), size);
  form.update(rewriter, op);
  return success();
}

/// Writes what is left of `extent` into the only unknown entry of `sizes`, if
/// there is just one.
static void fillRemainder(MutableArrayRef<int64_t> sizes, int64_t extent) {
  if (extent == kUnknown || llvm::count(sizes, kUnknown) != 1)
    return;
  int64_t &unknown = *llvm::find(sizes, kUnknown);
  unknown = 0;
  std::optional<int64_t> sum = checkedSum(sizes);
  unknown = sum && *sum <= extent ? ConstantArith::sub(extent, *sum) : kUnknown;
}

LogicalResult split::detail::fillSizes(SplitOp op, PatternRewriter &rewriter) {
  if (op.getSpec() || op.getDynamicSizes().empty())
    return failure();
  SmallVector<int64_t> sizes;
  for (OpFoldResult size : op.getMixedSizes())
    sizes.push_back(getConstantIntValue(size).value_or(kUnknown));
  SplitDesc desc = op.describe();
  desc.sizes = SizesDesc::list(sizes);
  sizes = getKnownPartSizes(desc, collectShapeFacts(desc));
  fillRemainder(sizes, getExtent(op));
  SmallVector<Value> dynamic;
  for (auto [size, stated] : llvm::zip_equal(sizes, op.getMixedSizes()))
    if (size == kUnknown)
      dynamic.push_back(cast<Value>(stated));
  if (dynamic.size() == op.getDynamicSizes().size())
    return failure();
  SplitForm form(op);
  form.setSizes(sizes, dynamic);
  if (!form.isAllowed())
    return rewriter.notifyMatchFailure(op, "the sizes break a rule");
  form.update(rewriter, op);
  return success();
}

LogicalResult split::detail::leaveOutTrailing(SplitOp op,
                                              PatternRewriter &rewriter) {
  // Of a static extent there will be sizes.
  if (op.getSpec() || !op.getCount() || op.hasSizes() ||
      getExtent(op) != kUnknown)
    return failure();
  ResultRange used = op.getParts();
  while (used.size() > 1 && used.back().use_empty())
    used = used.drop_back();
  if (used.size() == op.getParts().size())
    return failure();
  SplitForm form(op);
  form.parts.truncate(used.size());
  SplitOp made = form.create(rewriter, op);
  rewriter.replaceAllUsesWith(used, made.getParts());
  rewriter.eraseOp(op);
  return success();
}

/// Whether `type` says all that a type can say.
static bool isExact(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && ranked.hasStaticShape();
}

LogicalResult split::detail::refineTypes(SplitOp op,
                                         PatternRewriter &rewriter) {
  if (op.getSpec() || llvm::all_of(op.getParts().getTypes(), isExact))
    return failure();
  SplitForm form(op);
  if (failed(SplitOp::refineReturnTypes(
          op.getContext(), /*location=*/std::nullopt, op->getOperands(),
          DictionaryAttr(), op->getPropertiesStorage(), /*regions=*/{},
          form.parts)) ||
      TypeRange(form.parts) == op.getParts().getTypes())
    return failure();
  SplitOp made = form.create(rewriter, op);
  SmallVector<Value> values;
  for (auto [part, old] : llvm::zip_equal(made.getParts(), op.getParts()))
    values.push_back(old.use_empty() ? part
                                     : castTo(rewriter, part, old.getType()));
  rewriter.replaceOp(op, values);
  return success();
}
