//===- CanonicalizeConstants.cpp - Splits of constants --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Canonicalize.h"

#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

/// The most bytes of a constant, but for a splat, that are copied into parts.
static constexpr size_t kMaxConstantBytes = 1 << 16;

/// The range of `elements` of `source` that begins at `offset` on `axis`, of
/// the shape of `type`.
template <typename T>
static SmallVector<T> takeElements(ArrayRef<T> elements, ShapedType source,
                                   ShapedType type, int64_t axis,
                                   int64_t offset) {
  SmallVector<T> taken;
  if (elements.empty())
    return taken;
  // In the order of elements, a part is a run out of each row of the source.
  int64_t extent = source.getDimSize(axis);
  int64_t step = elements.size();
  for (int64_t outer : source.getShape().take_front(axis))
    step /= outer;
  int64_t unit = step / extent;
  int64_t size = unit * type.getDimSize(axis);
  for (; !elements.empty(); elements = elements.drop_front(step))
    llvm::append_range(taken, elements.slice(unit * offset, size));
  return taken;
}

/// The part of `type` that begins at `offset` on `axis` of `constant`.
static DenseElementsAttr takePart(DenseElementsAttr constant,
                                  RankedTensorType type, int64_t axis,
                                  int64_t offset) {
  if (constant.isSplat())
    return constant.resizeSplat(type);
  if (auto strings = dyn_cast<DenseStringElementsAttr>(constant))
    return DenseStringElementsAttr::get(
        type, takeElements(strings.getRawStringData(), constant.getType(), type,
                           axis, offset));
  if (constant.getElementType().isInteger(1))
    // Raw, these may share a byte.
    return DenseElementsAttr::get(
        type, ArrayRef<bool>(takeElements(
                  ArrayRef<bool>(llvm::to_vector(constant.getValues<bool>())),
                  constant.getType(), type, axis, offset)));
  return DenseElementsAttr::getFromRawBuffer(
      type, takeElements(constant.getRawData(), constant.getType(), type, axis,
                         offset));
}

/// Whether parts of `constant` are constants of their own.
static bool isSmall(DenseElementsAttr constant) {
  if (constant.isSplat())
    return true;
  if (auto strings = dyn_cast<DenseStringElementsAttr>(constant)) {
    size_t bytes = 0;
    for (StringRef text : strings.getRawStringData())
      bytes += text.size() + 1;
    return bytes <= kMaxConstantBytes;
  }
  return constant.getRawData().size() <= kMaxConstantBytes;
}

LogicalResult split::detail::foldConstant(SplitOp op,
                                          PatternRewriter &rewriter) {
  DenseElementsAttr constant;
  std::optional<ArrayRef<int64_t>> sizes = op.getConstantSizes();
  std::optional<int64_t> axis = op.getNormalizedAxis();
  if (op.getSpec() || !sizes || !axis ||
      !matchPattern(op.getSource(), m_Constant(&constant)) ||
      !isSmall(constant))
    return failure();
  auto source = cast<RankedTensorType>(op.getSourceType());
  ConstantArith arith;
  Parts<int64_t> parts = partsOfSizes(arith, *sizes);
  SmallVector<Value> values;
  for (auto [index, part] : llvm::enumerate(op.getParts())) {
    if (part.use_empty()) {
      values.push_back(Value());
      continue;
    }
    SmallVector<int64_t> shape(source.getShape());
    shape[*axis] = parts.sizes[index];
    Value value = arith::ConstantOp::create(
        rewriter, op.getLoc(),
        takePart(constant, source.clone(shape), *axis, parts.offsets[index]));
    values.push_back(castTo(rewriter, value, part.getType()));
  }
  rewriter.replaceOp(op, values);
  return success();
}
