//===- InferTypes.cpp - Types of the outputs of ONNX nodes ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes are inferred for the operators that models made of splits have besides
// them (those that split-run executes); of all others the element type, which
// ONNX's schemas tell.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "Schemas.h"

#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Traits.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;

Type onnx_import::mergeTypes(Type inferred, Type declared) {
  bool isUnknown =
      !declared || declared == getUnknownType(declared.getContext());
  if (isUnknown || !inferred)
    return isUnknown && inferred ? inferred : declared;
  auto from = dyn_cast<TensorType>(inferred);
  auto to = dyn_cast<TensorType>(declared);
  if (!from || !to || from.getElementType() != to.getElementType() ||
      !from.hasRank() || failed(verifyCompatibleShape(from, to)))
    return declared;
  if (!to.hasRank())
    return from;
  SmallVector<int64_t> shape(to.getShape());
  for (auto [extent, other] : llvm::zip(shape, from.getShape()))
    if (ShapedType::isDynamic(extent))
      extent = other;
  return to.clone(shape);
}

/// The type of a value that is of the one type or of the other, null if nothing
/// is known of one.
static Type joinTypes(Type one, Type other) {
  if (!one || !other)
    return nullptr;
  auto a = dyn_cast<TensorType>(one), b = dyn_cast<TensorType>(other);
  if (!a || !b || a.getElementType() != b.getElementType())
    return one == other ? one : Type();
  if (!a.hasRank() || !b.hasRank() || a.getRank() != b.getRank())
    return UnrankedTensorType::get(a.getElementType());
  SmallVector<int64_t> shape(a.getShape());
  for (auto [extent, second] : llvm::zip(shape, b.getShape()))
    if (extent != second)
      extent = ShapedType::kDynamic;
  return a.clone(shape);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

using ShapeOrNone = std::optional<SmallVector<int64_t>>;

/// `operand` if it is a ranked tensor.
static RankedTensorType getRanked(ValueRange operands, size_t index) {
  if (index >= operands.size())
    return nullptr;
  return dyn_cast<RankedTensorType>(operands[index].getType());
}

/// An attribute; a wrong one is left to who needs it.
template <typename T>
static std::optional<T> ifValid(llvm::Expected<std::optional<T>> value) {
  if (value)
    return std::move(*value);
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

/// The constants that the attribute `name` or else operand `index` gives.
static ShapeOrNone getConstants(const Node &node, StringRef name,
                                ValueRange operands, size_t index) {
  if (ShapeOrNone values = ifValid(node.getInts(name)))
    return values;
  return index < operands.size() ? getConstantInts(operands[index])
                                 : std::nullopt;
}

static ShapeOrNone inferBroadcast(const Node &node, ValueRange operands) {
  RankedTensorType a = getRanked(operands, 0), b = getRanked(operands, 1);
  if (!a || !b)
    return std::nullopt;
  // Before opset 7 the second operand alone is broadcast.
  SmallVector<int64_t> shape(a.getShape());
  if (node.opset >= 7 &&
      !OpTrait::util::getBroadcastedShape(a.getShape(), b.getShape(), shape))
    return std::nullopt;
  return shape;
}

static ShapeOrNone inferConcat(const Node &node, ValueRange operands) {
  RankedTensorType first = getRanked(operands, 0);
  if (!first)
    return std::nullopt;
  std::optional<int64_t> axis =
      normalizeAxis(ifValid(node.getInt("axis")).value_or(1), first.getRank());
  if (!axis)
    return std::nullopt;
  SmallVector<int64_t> shape(first.getShape());
  for (size_t index = 1; index < operands.size(); ++index) {
    RankedTensorType type = getRanked(operands, index);
    if (!type || type.getRank() != first.getRank())
      return std::nullopt;
    for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
      bool isAxis = int64_t(dim) == *axis;
      if (isAxis && !ShapedType::isDynamic(shape[dim]) &&
          (ShapedType::isDynamic(extent) ||
           llvm::AddOverflow(shape[dim], extent, shape[dim])))
        shape[dim] = ShapedType::kDynamic;
      else if (!isAxis && ShapedType::isDynamic(shape[dim]))
        shape[dim] = extent;
    }
  }
  return shape;
}

/// The extent of [start, end) by `step` on an axis of `extent`.
static int64_t getSliceExtent(int64_t extent, int64_t start, int64_t end,
                              int64_t step) {
  if (ShapedType::isDynamic(extent) || step == 0)
    return ShapedType::kDynamic;
  if (extent == 0)
    return 0;
  auto clamp = [&](int64_t value, int64_t low, int64_t high) {
    if (value < 0)
      value += extent;
    return std::clamp(value, low, high);
  };
  // From the back, the end may be before the first element.
  if (step < 0) {
    start = clamp(start, 0, extent - 1);
    end = clamp(end, -1, extent - 1);
    return start > end ? llvm::divideCeilSigned(end - start, step) : 0;
  }
  start = clamp(start, 0, extent);
  end = clamp(end, 0, extent);
  return start < end ? llvm::divideCeilSigned(end - start, step) : 0;
}

static ShapeOrNone inferSlice(const Node &node, ValueRange operands) {
  RankedTensorType source = getRanked(operands, 0);
  if (!source)
    return std::nullopt;
  ShapeOrNone starts = getConstants(node, "starts", operands, 1);
  ShapeOrNone ends = getConstants(node, "ends", operands, 2);
  ShapeOrNone axes = getConstants(node, "axes", operands, 3);
  ShapeOrNone steps = getConstants(node, "steps", operands, 4);
  SmallVector<int64_t> shape(source.getShape());
  bool hasAxes =
      axes || operands.size() <= 3 || isa<NoneType>(operands[3].getType());
  if (starts && !axes && hasAxes)
    axes = llvm::to_vector(llvm::seq<int64_t>(starts->size()));
  if (!axes)
    return SmallVector<int64_t>(shape.size(), ShapedType::kDynamic);
  bool hasSteps = operands.size() > 4 && !isa<NoneType>(operands[4].getType());
  for (auto [index, written] : llvm::enumerate(*axes)) {
    std::optional<int64_t> axis = normalizeAxis(written, shape.size());
    if (!axis)
      return std::nullopt;
    bool isKnown = starts && ends && index < starts->size() &&
                   index < ends->size() &&
                   (!hasSteps || (steps && index < steps->size()));
    shape[*axis] =
        isKnown ? getSliceExtent(shape[*axis], (*starts)[index], (*ends)[index],
                                 hasSteps ? (*steps)[index] : 1)
                : ShapedType::kDynamic;
  }
  return shape;
}

static ShapeOrNone inferReshape(const Node &node, ValueRange operands) {
  ShapeOrNone shape = getConstants(node, "shape", operands, 1);
  RankedTensorType source = getRanked(operands, 0);
  if (!shape)
    return std::nullopt;
  bool zeroIsZero = ifValid(node.getInt("allowzero")).value_or(0) != 0;
  std::optional<size_t> rest;
  for (auto [dim, extent] : llvm::enumerate(*shape)) {
    if (extent == 0 && !zeroIsZero)
      extent = source && dim < size_t(source.getRank()) ? source.getDimSize(dim)
                                                        : ShapedType::kDynamic;
    if (extent == -1) {
      rest = dim;
      extent = ShapedType::kDynamic;
    } else if (extent < 0 && !ShapedType::isDynamic(extent)) {
      return std::nullopt;
    }
  }
  if (!rest || !source || !source.hasStaticShape())
    return shape;
  int64_t others = 1;
  for (auto [dim, extent] : llvm::enumerate(*shape))
    if (dim != *rest && llvm::MulOverflow(others, extent, others))
      return std::nullopt;
  if (others > 0 && source.getNumElements() % others == 0)
    (*shape)[*rest] = source.getNumElements() / others;
  return shape;
}

static ShapeOrNone inferTranspose(const Node &node, ValueRange operands) {
  RankedTensorType source = getRanked(operands, 0);
  if (!source)
    return std::nullopt;
  SmallVector<int64_t> shape(llvm::reverse(source.getShape()));
  ShapeOrNone perm = ifValid(node.getInts("perm"));
  if (!perm)
    return shape;
  if (perm->size() != shape.size())
    return std::nullopt;
  for (auto [extent, from] : llvm::zip(shape, *perm)) {
    if (from < 0 || from >= source.getRank())
      return std::nullopt;
    extent = source.getDimSize(from);
  }
  return shape;
}

static ShapeOrNone inferShape(const Node &node, ValueRange operands) {
  if (node.is("Identity") || node.is("Relu") || node.is("Sigmoid")) {
    RankedTensorType source = getRanked(operands, 0);
    return source ? ShapeOrNone(source.getShape()) : std::nullopt;
  }
  if (node.is("Add") || node.is("Mul"))
    return inferBroadcast(node, operands);
  if (node.is("Concat"))
    return inferConcat(node, operands);
  if (node.is("Slice"))
    return inferSlice(node, operands);
  if (node.is("Reshape"))
    return inferReshape(node, operands);
  if (node.is("Transpose"))
    return inferTranspose(node, operands);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The types that the bodies of If, Loop and Scan yield: outputs of If are
/// those of its branches; the first output of a Loop's body is a condition.
/// What loops carry or stack has any shape.
static SmallVector<Type>
inferFromRegions(const Node &node, ArrayRef<std::unique_ptr<Region>> regions) {
  SmallVector<Type> types(node.proto.output_size());
  size_t skipped = node.is("Loop") ? 1 : 0;
  bool isFirst = true;
  for (const std::unique_ptr<Region> &region : regions) {
    ValueRange yielded = region->front().back().getOperands();
    for (auto [index, type] : llvm::enumerate(types)) {
      if (index + skipped >= yielded.size())
        continue;
      Type other = yielded[index + skipped].getType();
      auto tensor = dyn_cast<TensorType>(other);
      if (!node.is("If") && tensor)
        other = UnrankedTensorType::get(tensor.getElementType());
      type = isFirst ? other : joinTypes(type, other);
    }
    isFirst = false;
  }
  return types;
}

/// The type that the schema tells, of any shape.
static Type inferFromSchema(const Node &node, ValueRange operands, int index) {
  if (getDomain(node.proto.domain()) != kOnnxDomain)
    return nullptr;
  MLIRContext *context = node.loc.getContext();
  int32_t dataType = 0;
  if (node.is("Cast"))
    if (int64_t to = ifValid(node.getInt("to")).value_or(0);
        llvm::isInt<32>(to))
      dataType = static_cast<int32_t>(to);
  std::optional<OutputElementType> known =
      findOutputElementType(node.proto.op_type(), node.opset, index);
  if (known && known->dataType != 0)
    dataType = known->dataType;
  if (Type elementType = getElementType(dataType, context))
    return UnrankedTensorType::get(elementType);
  if (!known || known->input < 0 || size_t(known->input) >= operands.size())
    return nullptr;
  Type type = operands[known->input].getType();
  if (auto tensor = dyn_cast<TensorType>(type))
    return UnrankedTensorType::get(tensor.getElementType());
  return isa<NoneType>(type) ? Type() : type;
}

SmallVector<Type>
onnx_import::inferTypes(const Node &node, ValueRange operands,
                        ArrayRef<std::unique_ptr<Region>> regions) {
  if (node.is("If") || node.is("Loop") || node.is("Scan"))
    return inferFromRegions(node, regions);
  SmallVector<Type> types;
  for (int index = 0; index < node.proto.output_size(); ++index)
    types.push_back(inferFromSchema(node, operands, index));
  if (types.empty() || !types.front())
    return types;
  auto tensor = dyn_cast<TensorType>(types.front());
  ShapeOrNone shape = inferShape(node, operands);
  if (shape && tensor && !llvm::errorToBool(checkShape(*shape)))
    types.front() = RankedTensorType::get(*shape, tensor.getElementType());
  return types;
}
