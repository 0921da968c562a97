//===- OnnxOp.cpp - What the lowerings of ONNX ops share ------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OnnxOp.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// SameExtents
//===----------------------------------------------------------------------===//

/// An extent that `extent` is the same as, itself where none is known.
static SameExtents::Extent getNext(SameExtents::Extent extent) {
  auto [value, axis] = extent;
  auto split = value.getDefiningOp<SplitOp>();
  if (!split)
    return extent;
  std::optional<int64_t> splitAxis = split.getNormalizedAxis();
  if (!splitAxis)
    return extent;
  if (axis != *splitAxis)
    return {split.getSource(), axis};
  bool areEqual = !split.hasSizes() && !split.getCount();
  return areEqual ? SameExtents::Extent(split.getParts().front(), axis)
                  : extent;
}

SameExtents::Extent SameExtents::getRoot(Extent extent) {
  SmallVector<Extent> path;
  while (true) {
    // What is on the path already is its own root, which ends a cycle.
    auto [entry, isNew] = roots.try_emplace(extent, extent);
    if (!isNew) {
      extent = entry->second;
      break;
    }
    path.push_back(extent);
    extent = getNext(extent);
  }
  for (Extent passed : path)
    roots[passed] = extent;
  return extent;
}

//===----------------------------------------------------------------------===//
// OnnxOp
//===----------------------------------------------------------------------===//

std::string OnnxOp::describe(Operation *op) {
  std::string text = "'" + op->getName().getStringRef().str() + "' op";
  if (auto node = op->getLoc()->findInstanceOf<NameLoc>())
    text += " of node '" + node.getName().str() + "'";
  return text;
}

std::string OnnxOp::getOpsetText() const {
  return opset == kNewestOpset ? "the newest opset"
                               : "opset " + std::to_string(opset);
}

InFlightDiagnostic OnnxOp::fail() const {
  return op->emitError(describe(op)) << " cannot be lowered: ";
}

LogicalResult OnnxOp::checkForm(unsigned minOperands, unsigned maxOperands,
                                ArrayRef<StringRef> attributes) const {
  unsigned count = op->getNumOperands();
  if (count < minOperands || count > maxOperands)
    return fail() << "it has " << count << " operands, but " << getOpsetText()
                  << " wants "
                  << (count < minOperands ? "at least " : "at most ")
                  << (count < minOperands ? minOperands : maxOperands);
  if (op->getNumResults() != 1)
    return fail() << "it must have one result, but has " << op->getNumResults();
  for (NamedAttribute attribute : op->getAttrs()) {
    StringRef name = attribute.getName();
    // A dot is in attributes that are not the node's.
    if (!name.contains('.') && !llvm::is_contained(attributes, name))
      return fail() << "attribute '" << name << "' is not known in "
                    << getOpsetText();
  }
  return success();
}

bool OnnxOp::hasOperand(unsigned index) const {
  return index < op->getNumOperands() &&
         !isa<NoneType>(op->getOperand(index).getType());
}

FailureOr<Value> OnnxOp::getTensor(unsigned index) const {
  Value operand = op->getOperand(index);
  // It has been lowered before, unless the region is a graph.
  if (Operation *producer = operand.getDefiningOp();
      producer && producer->getName().getDialectNamespace() == "onnx" &&
      hasOperand(index))
    return fail() << "operand #" << index << " is computed behind the op";
  if (auto cast = operand.getDefiningOp<tensor::CastOp>())
    if (isa<RankedTensorType>(cast.getSource().getType()) &&
        (!isa<RankedTensorType>(operand.getType()) ||
         tensor::canFoldIntoConsumerOp(cast)))
      operand = cast.getSource();
  if (!isa<RankedTensorType>(operand.getType()))
    return fail() << "operand #" << index
                  << " must be a ranked tensor, but has type "
                  << operand.getType();
  return operand;
}

FailureOr<SmallVector<int64_t>> OnnxOp::getConstant(unsigned index,
                                                    StringRef name) const {
  FailureOr<Value> operand = getTensor(index);
  if (failed(operand))
    return failure();
  auto type = cast<RankedTensorType>(operand->getType());
  auto element = dyn_cast<IntegerType>(type.getElementType());
  if (!element || element.getWidth() > 64 || type.getRank() != 1)
    return fail() << name << " must be a list of integers, but has type "
                  << type;
  DenseIntElementsAttr elements;
  if (!matchPattern(*operand, m_Constant(&elements)))
    return fail() << name << " must be a constant: what is computed at run "
                  << "time is not supported";
  return llvm::map_to_vector(elements.getValues<APInt>(),
                             [](const APInt &i) { return i.getSExtValue(); });
}

/// The value of an integer of up to 64 bits.
static std::optional<int64_t> getInteger(Attribute attribute) {
  auto integer = dyn_cast<IntegerAttr>(attribute);
  if (!integer || integer.getValue().getBitWidth() > 64)
    return std::nullopt;
  return integer.getValue().getSExtValue();
}

LogicalResult OnnxOp::read(StringRef name,
                           std::optional<int64_t> &value) const {
  Attribute attribute = op->getAttr(name);
  if (!attribute)
    return success();
  value = getInteger(attribute);
  if (!value)
    return fail() << "attribute '" << name << "' must be an integer, but is "
                  << attribute;
  return success();
}

LogicalResult OnnxOp::read(StringRef name,
                           std::optional<SmallVector<int64_t>> &value) const {
  Attribute attribute = op->getAttr(name);
  if (!attribute)
    return success();
  auto array = dyn_cast<ArrayAttr>(attribute);
  if (!array || !llvm::all_of(array, getInteger))
    return fail() << "attribute '" << name
                  << "' must be a list of integers, but is " << attribute;
  value = llvm::map_to_vector(
      array, [](Attribute integer) { return *getInteger(integer); });
  return success();
}

FailureOr<int64_t> OnnxOp::getAxis(int64_t axis, int64_t rank) const {
  std::optional<int64_t> normalized = normalizeAxis(axis, rank);
  int64_t lowest = opset < 11 ? 0 : -rank;
  if (!normalized || axis < lowest)
    return fail() << "axis " << axis << " must be in [" << lowest << ", "
                  << rank - 1 << "] in " << getOpsetText();
  return *normalized;
}

void OnnxOp::createAssert(Value condition, const Twine &message,
                          ValueRange extents) const {
  AssertOp::create(builder, getLoc(), condition,
                   (describe(op) + ": " + message).str(), extents);
}

LogicalResult OnnxOp::requireSame(SameExtents::Extent lhs,
                                  SameExtents::Extent rhs) const {
  auto getKnown = [](SameExtents::Extent extent) {
    auto type = cast<RankedTensorType>(extent.first.getType());
    return type.getDimSize(extent.second);
  };
  int64_t known = getKnown(lhs), other = getKnown(rhs);
  bool areKnown =
      !ShapedType::isDynamic(known) && !ShapedType::isDynamic(other);
  if (areKnown && known != other)
    return fail() << "extents " << known << " on axis " << lhs.second << " of "
                  << lhs.first.getType() << " and " << other << " on axis "
                  << rhs.second << " of " << rhs.first.getType()
                  << " must be the same";
  if (areKnown || same.areSame(lhs, rhs))
    return success();
  Value extents[] = {
      tensor::DimOp::create(builder, getLoc(), lhs.first, lhs.second),
      tensor::DimOp::create(builder, getLoc(), rhs.first, rhs.second)};
  Value areSame = arith::CmpIOp::create(
      builder, getLoc(), arith::CmpIPredicate::eq, extents[0], extents[1]);
  createAssert(areSame,
               "extents {0} on axis " + Twine(lhs.second) +
                   " and {1} on axis " + Twine(rhs.second) +
                   " must be the same",
               extents);
  return success();
}
