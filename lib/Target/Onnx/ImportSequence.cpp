//===- ImportSequence.cpp - ONNX SplitToSequence to split.split -----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A SplitToSequence is a split where all that becomes of its sequence are
// elements at constant positions, and where the number of parts is known.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/PartArithmetic.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;

/// The most parts that a split may get for which the model has no list.
static constexpr int64_t kMaxParts = 1 << 16;

static std::optional<int64_t> getIntAttr(Operation *op, StringRef name) {
  auto attr = op->getAttrOfType<IntegerAttr>(name);
  return attr ? std::optional<int64_t>(attr.getInt()) : std::nullopt;
}

static bool hasIntIfAny(Operation *op, StringRef name) {
  return !op->hasAttr(name) || op->getAttrOfType<IntegerAttr>(name);
}

/// The sizes of the parts along `axis`, or nullopt where they are not known, or
/// where parts do not keep their rank.
static std::optional<SmallVector<int64_t>>
getSequenceSizes(Operation *op, RankedTensorType source, int64_t axis) {
  bool hasSizes =
      op->getNumOperands() > 1 && !isa<NoneType>(op->getOperand(1).getType());
  // Without sizes, each part is of extent 1, and the axis may vanish.
  if (!hasSizes && getIntAttr(op, "keepdims").value_or(1) == 0)
    return std::nullopt;
  SmallVector<int64_t> sizes = {1};
  bool isChunk = true;
  if (hasSizes) {
    std::optional<SmallVector<int64_t>> constants =
        getConstantInts(op->getOperand(1));
    if (!constants)
      return std::nullopt;
    sizes = std::move(*constants);
    isChunk = cast<ShapedType>(op->getOperand(1).getType()).getRank() == 0;
  }
  if (!isChunk)
    return sizes;
  // A number is the size of all parts but the last, which may be smaller.
  int64_t extent = source.getDimSize(axis), chunk = sizes.front();
  if (ShapedType::isDynamic(extent) || chunk < 1)
    return std::nullopt;
  int64_t numParts = llvm::divideCeil(extent, chunk);
  if (numParts == 0 || numParts > kMaxParts)
    return std::nullopt;
  ConstantArith arith;
  int64_t first = std::min(chunk, extent);
  return llvm::map_to_vector(llvm::seq(numParts), [&](int64_t index) {
    return partOfCount(arith, extent, first, index).size;
  });
}

/// The position, from the front, of the element that `user` takes out of a
/// sequence of `numParts`, or nullopt.
static std::optional<int64_t> getPosition(Operation *user, Value sequence,
                                          int64_t numParts) {
  bool isElement = user->getName().getStringRef() == "onnx.SequenceAt" &&
                   user->getNumOperands() == 2 && user->getNumResults() == 1 &&
                   user->getOperand(0) == sequence &&
                   !user->hasAttr("onnx.domain");
  if (!isElement)
    return std::nullopt;
  std::optional<SmallVector<int64_t>> position =
      getConstantInts(user->getOperand(1));
  if (!position || position->size() != 1)
    return std::nullopt;
  return normalizeAxis(position->front(), numParts);
}

void Importer::convertSplitToSequence(const SplitToSequence &split) {
  Operation *op = split.op;
  // Since opset 11; before, and with attributes of other types, it is unknown.
  bool isKnown = split.record.opset >= 11 && hasIntIfAny(op, "axis") &&
                 hasIntIfAny(op, "keepdims");
  if (!isKnown || op->getNumOperands() == 0 || op->getNumResults() != 1 ||
      op->use_empty())
    return;
  auto source = dyn_cast<TypedValue<RankedTensorType>>(op->getOperand(0));
  if (!source)
    return;
  int64_t written = getIntAttr(op, "axis").value_or(0);
  std::optional<int64_t> axis =
      normalizeAxis(written, source.getType().getRank());
  if (!axis)
    return;
  std::optional<SmallVector<int64_t>> sizes =
      getSequenceSizes(op, source.getType(), *axis);
  if (!sizes || llvm::is_contained(*sizes, kUnknown))
    return;
  // Few bytes of a model may ask for many parts.
  if (numPartsLeft < static_cast<int64_t>(sizes->size()))
    return;
  numPartsLeft -= static_cast<int64_t>(sizes->size());
  Value sequence = op->getResult(0);
  for (Operation *user : sequence.getUsers())
    if (!getPosition(user, sequence, sizes->size()))
      return;

  builder.setInsertionPoint(op);
  auto parts = SplitOp::create(builder, op->getLoc(), source, written,
                               getAsIndexOpFoldResult(context, *sizes));
  bool isValid = !parts.checkRulesOf({}).isViolation();
  for (Operation *user : sequence.getUsers()) {
    int64_t position = *getPosition(user, sequence, sizes->size());
    isValid &= tensor::CastOp::areCastCompatible(
        parts.getResult(position).getType(), user->getResult(0).getType());
  }
  if (!isValid)
    return parts.erase();

  OnnxSplit record = split.record;
  if (op->getNumOperands() > 1 && !isa<NoneType>(op->getOperand(1).getType()))
    record.origin = initializers.contains(op->getOperand(1))
                        ? OnnxSplit::SizesOrigin::Initializer
                        : OnnxSplit::SizesOrigin::Constant;
  record.desc = parts.describe();
  record.op = parts;
  for (Operation *user : llvm::make_early_inc_range(sequence.getUsers())) {
    Value part = parts.getResult(*getPosition(user, sequence, sizes->size()));
    Type type = user->getResult(0).getType();
    builder.setInsertionPoint(user);
    if (part.getType() != type)
      part = tensor::CastOp::create(builder, user->getLoc(), type, part);
    user->getResult(0).replaceAllUsesWith(part);
    user->erase();
  }
  op->erase();
  result.splits.push_back(std::move(record));
}

void Importer::convertSplitsToSequence() {
  size_t numSplits = result.splits.size();
  for (const SplitToSequence &split : splitsToSequence)
    convertSplitToSequence(split);
  result.numSequences =
      splitsToSequence.size() - (result.splits.size() - numSplits);
}
