//===- Elementwise.cpp - Lowering of elementwise ONNX ops -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnnxOp.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

namespace {
/// Which elements an op takes.
enum class Elements { Float, Signed, Any };
} // namespace

/// What the op computes of numbers: floating-point ones or signless integers.
using Compute = function_ref<Value(OpBuilder &, Location, ValueRange)>;

/// The type in which elements of `type` are computed with, or null where they
/// are none that the op takes: f32 for the shorter floating-point ones.
static Type getComputeType(Type type, Elements elements) {
  if (type.isF32() || type.isF64())
    return type;
  if (type.isF16() || type.isBF16())
    return Float32Type::get(type.getContext());
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || elements == Elements::Float)
    return Type();
  if (integer.isUnsigned() && elements == Elements::Signed)
    return Type();
  unsigned width = integer.getWidth();
  if (width != 8 && width != 16 && width != 32 && width != 64)
    return Type();
  return IntegerType::get(type.getContext(), width);
}

/// `value` as one of `type`: a longer or shorter floating-point number, or an
/// integer of the same bits. arith has no integers with a sign: these casts
/// go in the conversion to LLVM, as no others do.
static Value convert(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (isa<IntegerType>(type))
    return UnrealizedConversionCastOp::create(builder, loc, type, value)
        .getResult(0);
  if (type.getIntOrFloatBitWidth() < value.getType().getIntOrFloatBitWidth())
    return arith::TruncFOp::create(builder, loc, type, value);
  return arith::ExtFOp::create(builder, loc, type, value);
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

namespace {
/// How an index of the result becomes one of an operand, on one axis.
enum class Access {
  Same,
  First,
  /// The first if the extent is 1, which only the run tells, or else the same.
  FirstIfOne,
};

/// An operand, and the axis of the result that its first one goes with.
struct Operand {
  Value tensor;
  int64_t firstAxis;
  SmallVector<Access> accesses;

  Operand(Value tensor, int64_t firstAxis)
      : tensor(tensor), firstAxis(firstAxis),
        accesses(getType().getRank(), Access::Same) {}

  RankedTensorType getType() const {
    return cast<RankedTensorType>(tensor.getType());
  }

  /// Whether an affine map says how it is accessed.
  bool hasMap() const {
    return !llvm::is_contained(accesses, Access::FirstIfOne);
  }

  AffineMap getMap(int64_t rank, MLIRContext *context) const;
};

/// The operands of an op and the extents of its result.
struct Broadcast {
  SmallVector<Operand> operands;
  SmallVector<OpFoldResult> extents;
};
} // namespace

AffineMap Operand::getMap(int64_t rank, MLIRContext *context) const {
  SmallVector<AffineExpr> indices;
  for (auto [axis, access] : llvm::enumerate(accesses))
    indices.push_back(access == Access::First
                          ? getAffineConstantExpr(0, context)
                          : getAffineDimExpr(firstAxis + axis, context));
  return AffineMap::get(rank, /*symbolCount=*/0, indices, context);
}

/// Where the run has to tell which of two operands is broadcast on an axis:
/// asserts that one can be, and returns the extent of the result.
static OpFoldResult combineUnknown(OnnxOp &op, OpFoldResult lhsExtent,
                                   OpFoldResult rhsExtent, int64_t axis) {
  Location loc = op.getLoc();
  OpBuilder &builder = op.builder;
  Value lhs = getValueOrCreateConstantIndexOp(builder, loc, lhsExtent);
  Value rhs = getValueOrCreateConstantIndexOp(builder, loc, rhsExtent);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto isEqual = [&](Value a, Value b) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, a, b);
  };
  Value isLhsOne = isEqual(lhs, one);
  Value fits = arith::OrIOp::create(builder, loc, isLhsOne, isEqual(rhs, one));
  fits = arith::OrIOp::create(builder, loc, fits, isEqual(lhs, rhs));
  op.createAssert(fits,
                  "extents {0} and {1} on axis " + Twine(axis) +
                      " of the result must be the same, or one of them 1",
                  {lhs, rhs});
  if (getConstantIntValue(lhsExtent))
    return lhsExtent;
  if (getConstantIntValue(rhsExtent))
    return rhsExtent;
  return arith::SelectOp::create(builder, loc, isLhsOne, rhs, lhs).getResult();
}

/// The extent of the result on `axis`, which both operands have, with their
/// accesses on it.
static FailureOr<OpFoldResult> combine(OnnxOp &op, Operand &lhs, Operand &rhs,
                                       int64_t axis) {
  int64_t lhsAxis = axis - lhs.firstAxis, rhsAxis = axis - rhs.firstAxis;
  int64_t lhsKnown = lhs.getType().getDimSize(lhsAxis);
  int64_t rhsKnown = rhs.getType().getDimSize(rhsAxis);
  OpFoldResult lhsExtent =
      tensor::getMixedSize(op.builder, op.getLoc(), lhs.tensor, lhsAxis);
  OpFoldResult rhsExtent =
      tensor::getMixedSize(op.builder, op.getLoc(), rhs.tensor, rhsAxis);
  bool areKnown =
      !ShapedType::isDynamic(lhsKnown) && !ShapedType::isDynamic(rhsKnown);
  if ((areKnown && lhsKnown == rhsKnown) ||
      op.same.areSame({lhs.tensor, lhsAxis}, {rhs.tensor, rhsAxis}))
    return ShapedType::isDynamic(lhsKnown) ? rhsExtent : lhsExtent;
  if (lhsKnown == 1) {
    lhs.accesses[lhsAxis] = Access::First;
    return rhsExtent;
  }
  if (rhsKnown == 1) {
    rhs.accesses[rhsAxis] = Access::First;
    return lhsExtent;
  }
  if (areKnown)
    return op.fail() << lhs.getType() << " and " << rhs.getType()
                     << " have extents " << lhsKnown << " and " << rhsKnown
                     << " on axis " << axis << " of the result";
  for (auto [operand, operandAxis] :
       {std::pair(&lhs, lhsAxis), std::pair(&rhs, rhsAxis)})
    if (operand->getType().isDynamicDim(operandAxis))
      operand->accesses[operandAxis] = Access::FirstIfOne;
  return combineUnknown(op, lhsExtent, rhsExtent, axis);
}

/// As of opset 7: the last axes go together, and extents of 1 fit any.
static FailureOr<Broadcast> broadcastBoth(OnnxOp &op, Value lhs, Value rhs) {
  int64_t lhsRank = cast<RankedTensorType>(lhs.getType()).getRank();
  int64_t rhsRank = cast<RankedTensorType>(rhs.getType()).getRank();
  int64_t rank = std::max(lhsRank, rhsRank);
  Broadcast result;
  result.operands = {{lhs, rank - lhsRank}, {rhs, rank - rhsRank}};
  Value longer = lhsRank < rhsRank ? rhs : lhs;
  result.extents = tensor::getMixedSizes(op.builder, op.getLoc(), longer);
  Operand &first = result.operands[0], &second = result.operands[1];
  for (int64_t axis :
       llvm::seq(std::max(first.firstAxis, second.firstAxis), rank)) {
    FailureOr<OpFoldResult> extent = combine(op, first, second, axis);
    if (failed(extent))
      return failure();
    result.extents[axis] = *extent;
  }
  return result;
}

/// Before opset 7: only the second operand is broadcast, and only where an
/// attribute says so; its axes go with those of the first from `axis` on.
static FailureOr<Broadcast> broadcastSecond(OnnxOp &op, Value lhs, Value rhs) {
  std::optional<int64_t> isBroadcast, axis;
  if (failed(op.read("broadcast", isBroadcast)) ||
      failed(op.read("axis", axis)))
    return failure();
  auto lhsType = cast<RankedTensorType>(lhs.getType());
  auto rhsType = cast<RankedTensorType>(rhs.getType());
  int64_t lastAxis = lhsType.getRank() - rhsType.getRank();
  if (isBroadcast.value_or(0) == 0)
    axis = 0;
  if (lastAxis < 0 || (isBroadcast.value_or(0) == 0 && lastAxis != 0))
    return op.fail() << lhsType << " and " << rhsType
                     << " must have the same rank, or the second a smaller one "
                     << "and attribute 'broadcast' be 1";
  int64_t firstAxis = axis.value_or(lastAxis);
  bool hasOneElement = isBroadcast.value_or(0) != 0 &&
                       llvm::all_of(rhsType.getShape(),
                                    [](int64_t extent) { return extent == 1; });
  if (hasOneElement)
    firstAxis = lastAxis;
  if (firstAxis < 0 || firstAxis > lastAxis)
    return op.fail() << "attribute 'axis' must be in [0, " << lastAxis
                     << "], but is " << firstAxis;
  Broadcast result;
  result.operands = {{lhs, 0}, {rhs, firstAxis}};
  result.extents = tensor::getMixedSizes(op.builder, op.getLoc(), lhs);
  for (int64_t rhsAxis : llvm::seq(rhsType.getRank())) {
    if (hasOneElement)
      result.operands[1].accesses[rhsAxis] = Access::First;
    else if (failed(op.requireSame({lhs, firstAxis + rhsAxis}, {rhs, rhsAxis})))
      return failure();
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

/// The element of `operand` for the element of the result that a body makes.
static Value createExtract(OpBuilder &builder, Location loc,
                           const Operand &operand) {
  SmallVector<Value> indices;
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  for (auto [axis, access] : llvm::enumerate(operand.accesses)) {
    if (access == Access::First) {
      indices.push_back(zero);
      continue;
    }
    Value index =
        linalg::IndexOp::create(builder, loc, operand.firstAxis + axis);
    if (access == Access::FirstIfOne) {
      Value extent = tensor::DimOp::create(builder, loc, operand.tensor, axis);
      Value isOne = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::eq, extent, one);
      index = arith::SelectOp::create(builder, loc, isOne, zero, index);
    }
    indices.push_back(index);
  }
  return tensor::ExtractOp::create(builder, loc, operand.tensor, indices);
}

/// The elements that `compute` makes of those of the operands, all of which
/// have the type `elementType`.
static Value createGeneric(OnnxOp &op, const Broadcast &broadcast,
                           Type elementType, Type computeType,
                           Compute compute) {
  MLIRContext *context = op.builder.getContext();
  int64_t rank = broadcast.extents.size();
  Value init = tensor::EmptyOp::create(op.builder, op.getLoc(),
                                       broadcast.extents, elementType);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const Operand &operand : broadcast.operands) {
    if (!operand.hasMap())
      continue;
    inputs.push_back(operand.tensor);
    maps.push_back(operand.getMap(rank, context));
  }
  maps.push_back(AffineMap::getMultiDimIdentityMap(rank, context));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto createBody = [&](OpBuilder &builder, Location loc,
                        ValueRange arguments) {
    SmallVector<Value> elements;
    for (const Operand &operand : broadcast.operands) {
      Value element = operand.hasMap() ? arguments.front()
                                       : createExtract(builder, loc, operand);
      if (operand.hasMap())
        arguments = arguments.drop_front();
      elements.push_back(convert(builder, loc, element, computeType));
    }
    Value result = compute(builder, loc, elements);
    linalg::YieldOp::create(builder, loc,
                            convert(builder, loc, result, elementType));
  };
  return linalg::GenericOp::create(op.builder, op.getLoc(), init.getType(),
                                   inputs, init, maps, iterators, createBody)
      .getResult(0);
}

static FailureOr<Value> createElementwise(OnnxOp &op,
                                          const Broadcast &broadcast,
                                          Elements elements, Compute compute) {
  Type elementType = broadcast.operands.front().getType().getElementType();
  for (const Operand &operand : broadcast.operands)
    if (operand.getType().getElementType() != elementType)
      return op.fail() << "its operands must have one element type, but have "
                       << elementType << " and "
                       << operand.getType().getElementType();
  Type computeType = getComputeType(elementType, elements);
  if (!computeType)
    return op.fail() << "elements of type " << elementType
                     << " are not supported";
  Value result =
      createGeneric(op, broadcast, elementType, computeType, compute);
  for (const Operand &operand : broadcast.operands)
    for (auto [axis, access] : llvm::enumerate(operand.accesses))
      if (access == Access::Same)
        op.same.note({result, operand.firstAxis + static_cast<int64_t>(axis)},
                     {operand.tensor, axis});
  return result;
}

static FailureOr<Value> lowerUnary(OnnxOp &op, Elements elements,
                                   Compute compute) {
  if (failed(op.checkForm(1, 1, {"consumed_inputs"})))
    return failure();
  FailureOr<Value> source = op.getTensor(0);
  if (failed(source))
    return failure();
  Broadcast broadcast;
  broadcast.operands = {{*source, 0}};
  broadcast.extents = tensor::getMixedSizes(op.builder, op.getLoc(), *source);
  return createElementwise(op, broadcast, elements, compute);
}

static FailureOr<Value> lowerBinary(OnnxOp &op, Compute compute) {
  SmallVector<StringRef> attributes;
  if (op.opset < 7)
    attributes = {"broadcast", "axis", "consumed_inputs"};
  if (failed(op.checkForm(2, 2, attributes)))
    return failure();
  FailureOr<Value> lhs = op.getTensor(0);
  FailureOr<Value> rhs = op.getTensor(1);
  if (failed(lhs) || failed(rhs))
    return failure();
  FailureOr<Broadcast> broadcast = op.opset < 7
                                       ? broadcastSecond(op, *lhs, *rhs)
                                       : broadcastBoth(op, *lhs, *rhs);
  if (failed(broadcast))
    return failure();
  return createElementwise(op, *broadcast, Elements::Any, compute);
}

/// The body of an op that is one arith op on floating-point numbers, and
/// another one on integers.
template <typename FloatOp, typename IntOp>
static Value createEither(OpBuilder &builder, Location loc, ValueRange values) {
  if (isa<FloatType>(values[0].getType()))
    return FloatOp::create(builder, loc, values[0], values[1]);
  return IntOp::create(builder, loc, values[0], values[1]);
}

FailureOr<Value> split::lowerAdd(OnnxOp &op) {
  return lowerBinary(op, createEither<arith::AddFOp, arith::AddIOp>);
}

FailureOr<Value> split::lowerMul(OnnxOp &op) {
  return lowerBinary(op, createEither<arith::MulFOp, arith::MulIOp>);
}

FailureOr<Value> split::lowerRelu(OnnxOp &op) {
  auto compute = [](OpBuilder &builder, Location loc, ValueRange values) {
    Value zero = arith::ConstantOp::create(
        builder, loc, builder.getZeroAttr(values[0].getType()));
    return createEither<arith::MaximumFOp, arith::MaxSIOp>(builder, loc,
                                                           {values[0], zero});
  };
  return lowerUnary(op, Elements::Signed, compute);
}

FailureOr<Value> split::lowerSigmoid(OnnxOp &op) {
  // 1 / (1 + e^-x) or, for x < 0, e^x / (1 + e^x): no power exceeds 1.
  auto compute = [](OpBuilder &builder, Location loc,
                    ValueRange values) -> Value {
    Value x = values[0];
    Type type = x.getType();
    Value zero = arith::ConstantOp::create(builder, loc,
                                           builder.getFloatAttr(type, 0.0));
    Value one = arith::ConstantOp::create(builder, loc,
                                          builder.getFloatAttr(type, 1.0));
    Value size = math::AbsFOp::create(builder, loc, x);
    Value power = math::ExpOp::create(
        builder, loc, arith::NegFOp::create(builder, loc, size).getResult());
    Value isPositive =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGE, x, zero);
    Value numerator =
        arith::SelectOp::create(builder, loc, isPositive, one, power);
    Value denominator = arith::AddFOp::create(builder, loc, one, power);
    return arith::DivFOp::create(builder, loc, numerator, denominator);
  };
  return lowerUnary(op, Elements::Float, compute);
}
