//===- Reshape.cpp - Lowering of the ONNX op Reshape ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnnxOp.h"

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// The shape that is wanted
//===----------------------------------------------------------------------===//

namespace {
/// The shape of a Reshape: an extent, kInferred, or kCopied.
struct WantedShape {
  static constexpr int64_t kInferred = -1;
  /// The extent that the source has on the same axis.
  static constexpr int64_t kCopied = -2;

  SmallVector<int64_t> entries;

  bool isCopied(int64_t axis) const {
    return axis < static_cast<int64_t>(entries.size()) &&
           entries[axis] == kCopied;
  }
};
} // namespace

/// What the op says: in an attribute before opset 5, in an operand since.
static FailureOr<SmallVector<int64_t>> readEntries(OnnxOp &op) {
  if (op.opset >= 5)
    return op.getConstant(1, "shape");
  std::optional<SmallVector<int64_t>> attribute;
  if (failed(op.read("shape", attribute)))
    return failure();
  if (!attribute)
    return op.fail() << "attribute 'shape' is missing";
  return *attribute;
}

static FailureOr<WantedShape> readShape(OnnxOp &op, int64_t sourceRank) {
  std::optional<int64_t> allowZero;
  FailureOr<SmallVector<int64_t>> entries = readEntries(op);
  if (failed(entries) || failed(op.read("allowzero", allowZero)))
    return failure();
  bool isZeroCopied = allowZero.value_or(0) == 0;
  for (auto [axis, entry] : llvm::enumerate(*entries)) {
    if (entry < WantedShape::kInferred)
      return op.fail() << "shape[" << axis << "] must be >= -1, but is "
                       << entry;
    if (entry != 0 || !isZeroCopied)
      continue;
    if (static_cast<int64_t>(axis) >= sourceRank)
      return op.fail() << "shape[" << axis << "] is 0, but the tensor has only "
                       << sourceRank << " axes to copy from";
    entry = WantedShape::kCopied;
  }
  int64_t numInferred = llvm::count(*entries, WantedShape::kInferred);
  if (numInferred > 1)
    return op.fail() << "shape must have one -1 at most, but has "
                     << numInferred;
  if (numInferred == 1 && llvm::is_contained(*entries, 0))
    return op.fail() << "shape must not have both -1 and 0 with allowzero";
  return WantedShape{*entries};
}

/// The product of what is known of `values`, or nullopt where it is too large.
static std::optional<int64_t> getKnownProduct(ArrayRef<OpFoldResult> values) {
  int64_t product = 1;
  for (OpFoldResult value : values) {
    auto next =
        llvm::checkedMul(product, getConstantIntValue(value).value_or(1));
    if (!next)
      return std::nullopt;
    product = *next;
  }
  return product;
}

/// The extents of the result. Those that are copied stand on both sides and do
/// not count: so nothing is divided by an extent, which may be 0.
static FailureOr<SmallVector<OpFoldResult>>
getSizes(OnnxOp &op, ArrayRef<OpFoldResult> extents, const WantedShape &shape) {
  FoldingArith arith(op.builder, op.getLoc());
  SmallVector<OpFoldResult> sizes, given, toFill;
  for (auto [axis, extent] : llvm::enumerate(extents))
    if (!shape.isCopied(axis))
      toFill.push_back(extent);
  for (auto [axis, entry] : llvm::enumerate(shape.entries)) {
    sizes.push_back(entry == WantedShape::kCopied ? extents[axis]
                                                  : arith.constant(entry));
    if (entry >= 0)
      given.push_back(sizes.back());
  }
  std::optional<int64_t> numGiven = getKnownProduct(given);
  if (!numGiven)
    return op.fail() << "the number of elements exceeds 2^63-1";

  OpFoldResult numElements = arith.constant(1);
  for (OpFoldResult extent : toFill)
    numElements = arith.mul(numElements, extent);
  OpFoldResult numFilled = arith.constant(*numGiven);
  auto *inferred = llvm::find(shape.entries, WantedShape::kInferred);
  if (inferred != shape.entries.end()) {
    OpFoldResult size = arith.div(numElements, numFilled);
    sizes[inferred - shape.entries.begin()] = size;
    if (*numGiven == 1)
      return sizes;
    numFilled = arith.mul(numFilled, size);
  }
  std::optional<int64_t> known = getConstantIntValue(numElements);
  std::optional<int64_t> filled = getConstantIntValue(numFilled);
  if (known && filled && *known == *filled)
    return sizes;
  if (known && filled)
    return op.fail() << "shape has no place for the " << *known
                     << " elements of the axes that are not copied";
  Value counts[] = {
      getValueOrCreateConstantIndexOp(op.builder, op.getLoc(), numElements),
      getValueOrCreateConstantIndexOp(op.builder, op.getLoc(), numFilled)};
  Value fits = arith::CmpIOp::create(
      op.builder, op.getLoc(), arith::CmpIPredicate::eq, counts[0], counts[1]);
  op.createAssert(fits, "there are {0} elements, but the shape has {1}",
                  counts);
  return sizes;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// The first `numKept` of `rank` axes each for themselves, the rest together.
static SmallVector<ReassociationIndices> groupAxes(int64_t numKept,
                                                   int64_t rank) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t axis : llvm::seq(numKept))
    groups.push_back({axis});
  if (numKept < rank)
    groups.push_back(llvm::to_vector<2>(llvm::seq(numKept, rank)));
  return groups;
}

/// `source` with all axes behind the first `numKept` in one, if there are any.
static Value collapse(OnnxOp &op, Value source, int64_t numKept) {
  int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  if (rank <= numKept + 1)
    return source;
  return tensor::CollapseShapeOp::create(op.builder, op.getLoc(), source,
                                         groupAxes(numKept, rank));
}

/// `flat`, of which all axes but the last are those of `sizes`, with the rest
/// of `sizes` in the place of the last, as a view of it.
static Value expand(OnnxOp &op, Value flat, ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(flat.getType());
  auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  int64_t numKept = type.getRank() - 1;
  int64_t numElements = 1;
  for (int64_t size : ArrayRef(shape).drop_front(numKept))
    numElements =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(numElements)
            ? ShapedType::kDynamic
            : numElements * size;
  // What the shape tells of the number of elements has been checked.
  SmallVector<int64_t> flatShape(type.getShape());
  flatShape.back() = numElements;
  if (type.getShape() != ArrayRef(flatShape))
    flat = tensor::CastOp::create(op.builder, op.getLoc(),
                                  type.clone(flatShape), flat);
  if (static_cast<int64_t>(sizes.size()) == type.getRank())
    return flat;
  return tensor::ExpandShapeOp::create(op.builder, op.getLoc(),
                                       type.clone(shape), flat,
                                       groupAxes(numKept, sizes.size()), sizes);
}

/// The same as a copy, for which more than one of the sizes may be unknown.
static Value createCopy(OnnxOp &op, Value flat, ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(flat.getType());
  int64_t numKept = type.getRank() - 1;
  auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  auto createBody = [&](OpBuilder &builder, Location loc, ValueRange indices) {
    Value place = indices[numKept];
    for (int64_t axis : llvm::seq<int64_t>(numKept + 1, sizes.size())) {
      Value size = getValueOrCreateConstantIndexOp(builder, loc, sizes[axis]);
      place = arith::MulIOp::create(builder, loc, place, size);
      place = arith::AddIOp::create(builder, loc, place, indices[axis]);
    }
    SmallVector<Value> places(indices.take_front(numKept));
    places.push_back(place);
    Value element = tensor::ExtractOp::create(builder, loc, flat, places);
    tensor::YieldOp::create(builder, loc, element);
  };
  return tensor::GenerateOp::create(op.builder, op.getLoc(), type.clone(shape),
                                    dynamicSizes, createBody);
}

/// `source` as a tensor without axes, or of a tensor without axes.
static Value reshapeScalar(OnnxOp &op, Value source,
                           ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> ones(sizes.empty() ? type.getRank() : sizes.size(), 1);
  if (type.getRank() == 0)
    return tensor::ExpandShapeOp::create(op.builder, op.getLoc(),
                                         type.clone(ones), source,
                                         ArrayRef<ReassociationIndices>());
  // That there is one element has been checked.
  if (!type.hasStaticShape())
    source = tensor::CastOp::create(op.builder, op.getLoc(), type.clone(ones),
                                    source);
  return tensor::CollapseShapeOp::create(op.builder, op.getLoc(), source,
                                         ArrayRef<ReassociationIndices>());
}

static Value reshape(OnnxOp &op, Value source, ArrayRef<OpFoldResult> extents,
                     ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(source.getType());
  if (llvm::any_of(sizes, isZeroInteger))
    return tensor::EmptyOp::create(op.builder, op.getLoc(), sizes,
                                   type.getElementType());
  if (llvm::equal(extents, sizes))
    return source;
  if (extents.empty() || sizes.empty())
    return reshapeScalar(op, source, sizes);
  // At least one axis on each side is not kept, be it for ones only.
  size_t numKept = 0;
  while (numKept + 1 < std::min(extents.size(), sizes.size()) &&
         extents[numKept] == sizes[numKept])
    ++numKept;
  Value flat = collapse(op, source, numKept);
  auto isUnknown = [](OpFoldResult size) { return !getConstantIntValue(size); };
  if (llvm::count_if(sizes.drop_front(numKept), isUnknown) > 1)
    return createCopy(op, flat, sizes);
  return expand(op, flat, sizes);
}

FailureOr<Value> split::lowerReshape(OnnxOp &op) {
  SmallVector<StringRef> attributes;
  if (op.opset < 5)
    attributes = {"shape", "consumed_inputs"};
  if (op.opset >= 14)
    attributes = {"allowzero"};
  unsigned numOperands = op.opset < 5 ? 1 : 2;
  if (failed(op.checkForm(numOperands, numOperands, attributes)))
    return failure();
  FailureOr<Value> source = op.getTensor(0);
  if (failed(source))
    return failure();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(op.builder, op.getLoc(), *source);
  FailureOr<WantedShape> shape = readShape(op, extents.size());
  if (failed(shape))
    return failure();
  FailureOr<SmallVector<OpFoldResult>> sizes = getSizes(op, extents, *shape);
  if (failed(sizes))
    return failure();
  if (!getKnownProduct(extents) || !getKnownProduct(*sizes))
    return op.fail() << "the number of elements exceeds 2^63-1";
  Value result = reshape(op, *source, extents, *sizes);
  if (result == *source)
    return result;
  for (int64_t axis : llvm::seq<int64_t>(shape->entries.size()))
    if (shape->isCopied(axis))
      op.same.note({result, axis}, {*source, axis});
  return result;
}
