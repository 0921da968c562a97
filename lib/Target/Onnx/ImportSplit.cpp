//===- ImportSplit.cpp - ONNX Split to split.split ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/Quote.h"
#include "split/Specs/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::Error;
using llvm::Expected;

/// What a node says of a split besides its input.
struct Importer::SplitParameters {
  std::optional<int64_t> axis;
  std::optional<int64_t> count;
  /// At most one of the two.
  std::optional<SmallVector<int64_t>> sizes;
  Value sizesTensor;
  OnnxSplit::SizesOrigin origin = OnnxSplit::SizesOrigin::Equal;
};

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static bool hasSizesInput(int64_t version) {
  return version == 1 || version >= 13;
}

/// Inputs and attributes must be those that the version has.
Error Importer::checkSplitSignature(const Node &node, int64_t version) {
  std::string name = "Split-" + std::to_string(version);
  int maxInputs = hasSizesInput(version) ? 2 : 1;
  if (node.proto.input_size() == 0 || node.proto.input(0).empty())
    return node.fail(name + " must have an input");
  if (node.proto.input_size() > maxInputs)
    return node.fail(name + " has at most " + llvm::Twine(maxInputs) +
                     " inputs, but there are " +
                     llvm::Twine(node.proto.input_size()));
  for (auto [attribute, value] : node.attributes) {
    // The rules have a word on num_outputs before it was there.
    bool isKnown = attribute == "axis" || attribute == "num_outputs" ||
                   (attribute == "split" && version < 13);
    if (!isKnown)
      return node.fail(name + " has no attribute " + quote(attribute));
  }
  return Error::success();
}

/// The lengths that Split-1 has in a tensor of the type of its input.
static Expected<SmallVector<int64_t>> readFloatSizes(const Node &node,
                                                     Value value) {
  DenseFPElementsAttr floats;
  if (!matchPattern(value, m_Constant(&floats)) ||
      floats.getType().getRank() != 1)
    return node.fail("split of Split-1 must be a one-dimensional constant: "
                     "lengths that arrive at run time as floats have no form");
  SmallVector<int64_t> sizes;
  for (const APFloat &length : floats.getValues<APFloat>()) {
    llvm::APSInt size(64, /*isUnsigned=*/false);
    bool isExact = false;
    if (length.convertToInteger(size, APFloat::rmTowardZero, &isExact) !=
        APFloat::opOK) {
      SmallString<16> text;
      length.toString(text);
      return node.fail("split[" + llvm::Twine(sizes.size()) +
                       "] must be an integer, but is " + text);
    }
    sizes.push_back(size.getSExtValue());
  }
  return sizes;
}

/// `value` as a one-dimensional tensor of integers, such as `sizes` takes.
static Expected<Value> makeSizesTensor(const Node &node, OpBuilder &builder,
                                       Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  bool isInteger =
      type && isa<IntegerType>(type.getElementType()) &&
      type.getElementType().isSignlessInteger() &&
      llvm::is_contained({8, 16, 32, 64}, int(type.getElementTypeBitWidth()));
  if (!isInteger || (type.hasRank() && type.getRank() != 1)) {
    std::string text;
    llvm::raw_string_ostream(text) << value.getType();
    return node.fail("split must be a one-dimensional tensor of int64, but "
                     "has type " +
                     text);
  }
  if (type.hasRank())
    return value;
  Type list =
      RankedTensorType::get({node.proto.output_size()}, type.getElementType());
  return tensor::CastOp::create(builder, node.loc, list, value).getResult();
}

static bool isIdentity(Operation *op) {
  return op && op->getName().getStringRef() == "onnx.Identity" &&
         op->getNumOperands() == 1 && !op->hasAttr("onnx.domain");
}

Error Importer::readSizes(const Node &node, int64_t version,
                          ArrayRef<Value> operands,
                          SplitParameters &parameters) {
  Expected<std::optional<SmallVector<int64_t>>> list = node.getInts("split");
  if (!list)
    return list.takeError();
  bool hasInput = operands.size() > 1 && !isa<NoneType>(operands[1].getType());
  if (*list && hasInput)
    return node.fail("split is given twice, as an attribute and as an input");
  if (*list) {
    parameters.sizes = std::move(*list);
    parameters.origin = OnnxSplit::SizesOrigin::Attribute;
    return Error::success();
  }
  if (!hasInput)
    return Error::success();
  Value value = operands[1];
  while (isIdentity(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  parameters.origin = initializers.contains(value)
                          ? OnnxSplit::SizesOrigin::Initializer
                          : OnnxSplit::SizesOrigin::Constant;
  if (version == 1) {
    Expected<SmallVector<int64_t>> sizes = readFloatSizes(node, value);
    if (!sizes)
      return sizes.takeError();
    parameters.sizes = std::move(*sizes);
    return Error::success();
  }
  auto type = dyn_cast<RankedTensorType>(value.getType());
  bool isList = type && type.getRank() == 1 &&
                type.getElementType().isSignlessInteger(64);
  if (isList)
    parameters.sizes = getConstantInts(value);
  if (parameters.sizes)
    return Error::success();
  if (!value.getDefiningOp<arith::ConstantOp>())
    parameters.origin = OnnxSplit::SizesOrigin::RunTime;
  Expected<Value> sizesTensor = makeSizesTensor(node, builder, value);
  if (!sizesTensor)
    return sizesTensor.takeError();
  parameters.sizesTensor = *sizesTensor;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

/// Keeps `node` as it is written, as an onnx.Split.
Error Importer::keepAsGeneric(const Node &node, OnnxSplit split) {
  if (Error error = importGeneric(node))
    return error;
  split.op = &node.scope.block->back();
  result.splits.push_back(std::move(split));
  return Error::success();
}

static SplitSpecAttrInterface getSpec(MLIRContext *context, int64_t opset) {
  return cast<SplitSpecAttrInterface>(OnnxSpecAttr::get(context, opset));
}

/// A split of `source`, with unranked results, as many as `node` has outputs.
static SplitOp
buildSplit(OpBuilder &builder, const Node &node, TypedValue<TensorType> source,
           std::optional<int64_t> axis, std::optional<int64_t> count,
           std::optional<SmallVector<int64_t>> sizes, Value sizesTensor) {
  auto makeInt = [&](std::optional<int64_t> value) {
    return value ? IntegerAttr::get(builder.getIntegerType(64, true), *value)
                 : IntegerAttr();
  };
  SmallVector<OpFoldResult> list;
  if (sizes)
    list = getAsIndexOpFoldResult(builder.getContext(), *sizes);
  SmallVector<Type> types(
      node.proto.output_size(),
      UnrankedTensorType::get(source.getType().getElementType()));
  return SplitOp::create(
      builder, node.loc, types, source, makeInt(axis), makeInt(count),
      sizes ? std::optional<ArrayRef<OpFoldResult>>(list) : std::nullopt,
      sizesTensor, SplitSpecAttrInterface());
}

/// Gives the results of `op` the types that follow from its operands and those
/// that the model says.
Error Importer::setPartTypes(const Node &node, SplitOp op) {
  SmallVector<Type> inferred =
      inferPartTypes(SplitOp::Adaptor(op), op.getNumResults());
  Expected<SmallVector<Type>> types = getResultTypes(node, inferred);
  if (!types)
    return types.takeError();
  for (auto [index, type] : llvm::enumerate(*types)) {
    auto stated = dyn_cast<TensorType>(type);
    if (!stated)
      return node.fail("output #" + llvm::Twine(index) + " must be a tensor");
    op.getResult(index).setType(stated);
  }
  return Error::success();
}

Error Importer::importSplit(const Node &node) {
  int64_t version = getOnnxSplitVersion(node.opset);
  if (Error error = checkSplitSignature(node, version))
    return error;
  Expected<SmallVector<Value>> operands = getOperands(node);
  if (!operands)
    return operands.takeError();
  SplitParameters parameters;
  if (Error error = node.getInt("axis").moveInto(parameters.axis))
    return error;
  if (Error error = node.getInt("num_outputs").moveInto(parameters.count))
    return error;
  if (parameters.count)
    parameters.origin = OnnxSplit::SizesOrigin::NumOutputs;
  if (Error error = readSizes(node, version, *operands, parameters))
    return error;
  // The one integer that sizes of split.split have another use for.
  if (parameters.sizes && llvm::is_contained(*parameters.sizes, kUnknown))
    return node.fail("an element of split must be >= 0, but one is " +
                     llvm::Twine(kUnknown));

  OnnxSplit split = node.makeRecord();
  split.origin = parameters.origin;
  auto source = dyn_cast<TypedValue<TensorType>>(operands->front());
  if (!source) {
    if (operands->front().getType() != getUnknownType(context))
      return node.fail("input must be a tensor");
    warn(describeNode(node.proto) +
         ": the element type of input is not known; kept as onnx.Split");
    split.desc.axis = parameters.axis;
    split.desc.count = parameters.count;
    if (parameters.sizes)
      split.desc.sizes = SizesDesc::list(*parameters.sizes);
    split.desc.results.resize(node.proto.output_size());
    return keepAsGeneric(node, std::move(split));
  }

  SplitOp op =
      buildSplit(builder, node, source, parameters.axis, parameters.count,
                 parameters.sizes, parameters.sizesTensor);
  if (Error error = setPartTypes(node, op))
    return error;
  split.desc = op.describe();
  split.op = op;

  SplitSpecAttrInterface spec = getSpec(context, node.opset);
  Verdict verdict = op.checkRulesOf(spec);
  bool hasNeither = version == 18 && !op.hasSizes() && !op.getCount();
  if (hasNeither && verdict.label == "onnx18-c4") {
    SplitSpecAttrInterface older = getSpec(context, 13);
    Verdict olderVerdict = op.checkRulesOf(older);
    if (olderVerdict.isViolation())
      verdict.message +=
          ", and equal parts, as of Split-13, are not possible: " +
          olderVerdict.getText();
    else if (Error error =
                 assume(describeNode(node.proto) + ": " + verdict.getText(),
                        "to be equal parts, as of Split-13"))
      return error;
    else
      verdict = olderVerdict;
    spec = older;
  }
  if (!verdict.isViolation()) {
    op.setSpecAttr(spec);
    bindOutputs(node, op.getResults());
    result.splits.push_back(std::move(split));
    return Error::success();
  }
  op.erase();
  if (!node.scope.isBranch)
    return node.fail(verdict.getText());
  if (Error error =
          assume(describeNode(node.proto) + ": " + verdict.getText(),
                 "that this branch never runs, and kept as onnx.Split"))
    return error;
  return keepAsGeneric(node, std::move(split));
}
