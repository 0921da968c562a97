//===- DataMovement.cpp - Lowering of ONNX ops that move elements ---------===//
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
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace split;

static Value createEmpty(OnnxOp &op, ArrayRef<OpFoldResult> sizes, Value like) {
  auto type = cast<RankedTensorType>(like.getType());
  return tensor::EmptyOp::create(op.builder, op.getLoc(), sizes,
                                 type.getElementType());
}

//===----------------------------------------------------------------------===//
// Identity
//===----------------------------------------------------------------------===//

FailureOr<Value> split::lowerIdentity(OnnxOp &op) {
  if (failed(op.checkForm(1, 1, {"consumed_inputs"})))
    return failure();
  // What is no tensor, such as a sequence, can only be passed on.
  if (isa<TensorType>(op.getOperand(0).getType()))
    return op.getTensor(0);
  return op.getOperand(0);
}

//===----------------------------------------------------------------------===//
// Concat
//===----------------------------------------------------------------------===//

/// The operands of a Concat, which have the same element type and rank.
static FailureOr<SmallVector<Value>> getParts(OnnxOp &op) {
  SmallVector<Value> parts;
  for (unsigned index : llvm::seq(op.getNumOperands())) {
    FailureOr<Value> part = op.getTensor(index);
    if (failed(part))
      return failure();
    parts.push_back(*part);
    auto type = cast<RankedTensorType>(part->getType());
    auto first = cast<RankedTensorType>(parts.front().getType());
    if (type.getElementType() != first.getElementType() ||
        type.getRank() != first.getRank())
      return op.fail() << "operand #" << index << " of type " << type
                       << " does not go with " << first;
  }
  return parts;
}

static FailureOr<int64_t> getConcatAxis(OnnxOp &op, int64_t rank) {
  std::optional<int64_t> axis;
  if (failed(op.read("axis", axis)))
    return failure();
  if (!axis && op.opset >= 4)
    return op.fail() << "attribute 'axis' is missing";
  return op.getAxis(axis.value_or(1), rank);
}

/// The extents of what `parts` make, apart from that on `axis`: what one of
/// them tells holds for all.
static FailureOr<SmallVector<OpFoldResult>>
getCommonExtents(OnnxOp &op, ArrayRef<Value> parts, int64_t axis) {
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(op.builder, op.getLoc(), parts.front());
  for (int64_t other : llvm::seq<int64_t>(extents.size())) {
    // The one that all others are compared with is known if any is.
    SameExtents::Extent reference = {parts.front(), other};
    for (Value part : parts) {
      auto type = cast<RankedTensorType>(part.getType());
      if (other == axis || type.isDynamicDim(other))
        continue;
      reference = {part, other};
      extents[other] = op.builder.getIndexAttr(type.getDimSize(other));
      break;
    }
    for (Value part : parts)
      if (other != axis && failed(op.requireSame(reference, {part, other})))
        return failure();
  }
  return extents;
}

FailureOr<Value> split::lowerConcat(OnnxOp &op) {
  if (failed(op.checkForm(1, std::numeric_limits<unsigned>::max(), {"axis"})))
    return failure();
  FailureOr<SmallVector<Value>> parts = getParts(op);
  if (failed(parts))
    return failure();
  auto firstType = cast<RankedTensorType>(parts->front().getType());
  FailureOr<int64_t> axis = getConcatAxis(op, firstType.getRank());
  if (failed(axis))
    return failure();
  if (parts->size() == 1)
    return parts->front();
  FailureOr<SmallVector<OpFoldResult>> extents =
      getCommonExtents(op, *parts, *axis);
  if (failed(extents))
    return failure();

  FoldingArith arith(op.builder, op.getLoc());
  SmallVector<OpFoldResult> sizes;
  SmallVector<int64_t> knownSizes;
  for (Value part : *parts) {
    sizes.push_back(tensor::getMixedSize(op.builder, op.getLoc(), part, *axis));
    knownSizes.push_back(getConstantIntValue(sizes.back()).value_or(0));
  }
  if (!checkedSum(knownSizes))
    return op.fail() << "the extent on axis " << *axis << " exceeds 2^63-1";
  Parts<OpFoldResult> places = partsOfSizes(arith, sizes);
  SmallVector<OpFoldResult> offsets(extents->size(),
                                    op.builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(extents->size(),
                                    op.builder.getIndexAttr(1));
  (*extents)[*axis] = arith.add(places.offsets.back(), sizes.back());
  Value result = createEmpty(op, *extents, parts->front());
  for (auto [index, part] : llvm::enumerate(*parts)) {
    // A slice of no elements does not verify, and has nothing to insert.
    if (isZeroInteger(sizes[index]) || llvm::any_of(*extents, isZeroInteger))
      continue;
    offsets[*axis] = places.offsets[index];
    SmallVector<OpFoldResult> partSizes =
        tensor::getMixedSizes(op.builder, op.getLoc(), part);
    result = tensor::InsertSliceOp::create(op.builder, op.getLoc(), part,
                                           result, offsets, partSizes, strides);
  }
  for (int64_t other : llvm::seq<int64_t>(extents->size()))
    if (other != *axis)
      op.same.note({result, other}, {parts->front(), other});
  return result;
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

namespace {
/// What a Slice says, in its attributes or operands.
struct SliceParameters {
  SmallVector<int64_t> starts, ends, axes, steps;
};

/// What is taken of an axis: `size` elements from `first` on, each `step`
/// behind the one before, or `step` in front of it if it is backward.
struct AxisRange {
  OpFoldResult first, size, step;
  bool isBackward = false;
};
} // namespace

/// Reads what is an operand since opset 10, and an attribute before, into
/// `values`. Where it is absent, `values` stays as it is.
static LogicalResult readParameter(OnnxOp &op, StringRef name, unsigned operand,
                                   SmallVector<int64_t> &values) {
  if (op.opset >= 10) {
    if (!op.hasOperand(operand))
      return success();
    FailureOr<SmallVector<int64_t>> constant = op.getConstant(operand, name);
    if (succeeded(constant))
      values = *constant;
    return constant;
  }
  std::optional<SmallVector<int64_t>> attribute;
  if (failed(op.read(name, attribute)))
    return failure();
  if (attribute)
    values = *attribute;
  return success();
}

static FailureOr<SliceParameters> readSlice(OnnxOp &op, int64_t rank) {
  SliceParameters slice;
  if (failed(readParameter(op, "starts", 1, slice.starts)) ||
      failed(readParameter(op, "ends", 2, slice.ends)))
    return failure();
  llvm::append_range(slice.axes, llvm::seq<int64_t>(slice.starts.size()));
  slice.steps.assign(slice.starts.size(), 1);
  if (failed(readParameter(op, "axes", 3, slice.axes)) ||
      (op.opset >= 10 && failed(readParameter(op, "steps", 4, slice.steps))))
    return failure();
  size_t count = slice.starts.size();
  if (slice.ends.size() != count || slice.axes.size() != count ||
      slice.steps.size() != count)
    return op.fail() << "starts, ends, axes and steps must have the same "
                     << "length, but have " << count << ", "
                     << slice.ends.size() << ", " << slice.axes.size()
                     << " and " << slice.steps.size();
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t &axis : slice.axes) {
    FailureOr<int64_t> normalized = op.getAxis(axis, rank);
    if (failed(normalized))
      return failure();
    axis = *normalized;
    if (!seen.insert(axis).second)
      return op.fail() << "axis " << axis << " is given twice";
  }
  if (llvm::is_contained(slice.steps, 0))
    return op.fail() << "a step must not be 0";
  return slice;
}

/// The absolute value of a number below 0, less `less`, as an unsigned one.
static int64_t negate(int64_t value, int64_t less = 0) {
  return ConstantArith::sub(ConstantArith::sub(0, value), less);
}

/// The range that goes forward from `start` to `end`. All arithmetic is on
/// unsigned numbers, of which the greatest extent is half the greatest.
static AxisRange getForwardRange(FoldingArith &arith, OpFoldResult extent,
                                 int64_t start, int64_t end, int64_t step) {
  auto clamp = [&](int64_t place) -> OpFoldResult {
    if (place >= 0)
      return arith.min(arith.constant(place), extent);
    return arith.sub(extent, arith.min(arith.constant(negate(place)), extent));
  };
  AxisRange range;
  range.first = clamp(start);
  OpFoldResult last = clamp(end);
  OpFoldResult length = arith.sub(last, arith.min(range.first, last));
  range.size = arith.div(arith.add(length, arith.constant(step - 1)),
                         arith.constant(step));
  // A longer step goes nowhere, but makes a stride that nothing can hold.
  range.step =
      step == 1 ? arith.constant(1) : arith.min(arith.constant(step), extent);
  return range;
}

/// The range that goes backward from `start` to `end`. Places are counted one
/// higher, so that there is one before the first element.
static AxisRange getBackwardRange(FoldingArith &arith, OpFoldResult extent,
                                  int64_t start, int64_t end, int64_t step) {
  auto clamp = [&](int64_t place, OpFoldResult highest) -> OpFoldResult {
    if (place >= 0)
      return arith.min(arith.constant(ConstantArith::add(place, 1)), extent);
    return arith.sub(extent,
                     arith.min(arith.constant(negate(place, 1)), highest));
  };
  // A start before the first element is at the first.
  OpFoldResult others = arith.sub(extent, arith.min(extent, arith.constant(1)));
  OpFoldResult first = clamp(start, others);
  OpFoldResult last = clamp(end, extent);
  OpFoldResult length = arith.sub(first, arith.min(last, first));
  AxisRange range;
  range.isBackward = true;
  range.step = arith.constant(negate(step));
  range.size =
      arith.div(arith.add(length, arith.constant(negate(step, 1))), range.step);
  // Without elements, what it begins with does not matter.
  range.first = arith.sub(first, arith.constant(1));
  return range;
}

/// The elements of `source` that `ranges` have, one by one: no slice goes
/// backward.
static Value createGather(OnnxOp &op, Value source,
                          ArrayRef<AxisRange> ranges) {
  auto sizes =
      llvm::map_to_vector(ranges, [](const AxisRange &r) { return r.size; });
  auto [shape, dynamicSizes] = decomposeMixedValues(sizes);
  auto type = cast<RankedTensorType>(source.getType());
  auto createBody = [&](OpBuilder &builder, Location loc, ValueRange indices) {
    SmallVector<Value> places;
    for (auto [range, index] : llvm::zip_equal(ranges, indices)) {
      Value first = getValueOrCreateConstantIndexOp(builder, loc, range.first);
      Value step = getValueOrCreateConstantIndexOp(builder, loc, range.step);
      Value way = arith::MulIOp::create(builder, loc, index, step);
      if (range.isBackward)
        places.push_back(arith::SubIOp::create(builder, loc, first, way));
      else
        places.push_back(arith::AddIOp::create(builder, loc, first, way));
    }
    Value element = tensor::ExtractOp::create(builder, loc, source, places);
    tensor::YieldOp::create(builder, loc, element);
  };
  return tensor::GenerateOp::create(op.builder, op.getLoc(), type.clone(shape),
                                    dynamicSizes, createBody);
}

FailureOr<Value> split::lowerSlice(OnnxOp &op) {
  bool hasOperands = op.opset >= 10;
  SmallVector<StringRef> attributes;
  if (!hasOperands)
    attributes = {"starts", "ends", "axes"};
  if (failed(
          op.checkForm(hasOperands ? 3 : 1, hasOperands ? 5 : 1, attributes)))
    return failure();
  FailureOr<Value> source = op.getTensor(0);
  if (failed(source))
    return failure();
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(op.builder, op.getLoc(), *source);
  FailureOr<SliceParameters> slice = readSlice(op, extents.size());
  if (failed(slice))
    return failure();

  FoldingArith arith(op.builder, op.getLoc());
  SmallVector<AxisRange> ranges;
  for (OpFoldResult extent : extents)
    ranges.push_back({arith.constant(0), extent, arith.constant(1)});
  for (auto [start, end, axis, step] :
       llvm::zip_equal(slice->starts, slice->ends, slice->axes, slice->steps)) {
    auto getRange = step > 0 ? getForwardRange : getBackwardRange;
    ranges[axis] = getRange(arith, extents[axis], start, end, step);
  }
  SmallVector<OpFoldResult> offsets, sizes, strides;
  for (const AxisRange &range : ranges) {
    offsets.push_back(range.first);
    sizes.push_back(range.size);
    strides.push_back(range.step);
  }
  Value result;
  // A slice of nothing, or at the end of its source, does not verify.
  if (llvm::any_of(sizes, isZeroInteger))
    result = createEmpty(op, sizes, *source);
  else if (llvm::any_of(ranges,
                        [](const AxisRange &r) { return r.isBackward; }))
    result = createGather(op, *source, ranges);
  else
    result = tensor::ExtractSliceOp::create(op.builder, op.getLoc(), *source,
                                            offsets, sizes, strides);
  for (int64_t axis : llvm::seq<int64_t>(extents.size()))
    if (!llvm::is_contained(slice->axes, axis))
      op.same.note({result, axis}, {*source, axis});
  return result;
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

FailureOr<Value> split::lowerTranspose(OnnxOp &op) {
  if (failed(op.checkForm(1, 1, {"perm"})))
    return failure();
  FailureOr<Value> source = op.getTensor(0);
  std::optional<SmallVector<int64_t>> perm;
  if (failed(source) || failed(op.read("perm", perm)))
    return failure();
  int64_t rank = cast<RankedTensorType>(source->getType()).getRank();
  if (!perm)
    perm = llvm::to_vector(llvm::reverse(llvm::seq(rank)));
  if (static_cast<int64_t>(perm->size()) != rank || !isPermutationVector(*perm))
    return op.fail() << "perm must have each of the " << rank << " axes once";
  if (llvm::equal(*perm, llvm::seq(rank)))
    return *source;
  SmallVector<OpFoldResult> sizes = applyPermutation(
      tensor::getMixedSizes(op.builder, op.getLoc(), *source), *perm);
  Value init = createEmpty(op, sizes, *source);
  Value result =
      linalg::TransposeOp::create(op.builder, op.getLoc(), *source, init, *perm)
          ->getResult(0);
  for (auto [axis, from] : llvm::enumerate(*perm))
    op.same.note({result, static_cast<int64_t>(axis)}, {*source, from});
  return result;
}
