//===- SplitOps.cpp - Syntax and builders of split.split ------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace split;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// Parses the list `[2, %n]` or the tensor `%s : tensor<2xi64>`.
static ParseResult
parseSizes(OpAsmParser &parser,
           SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamicSizes,
           DenseI64ArrayAttr &staticSizes,
           std::optional<OpAsmParser::UnresolvedOperand> &sizesTensor,
           Type &sizesTensorType) {
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult tensor = parser.parseOptionalOperand(operand);
  if (!tensor.has_value())
    return parseDynamicIndexList(parser, dynamicSizes, staticSizes);
  if (failed(*tensor))
    return failure();
  sizesTensor = operand;
  return parser.parseColonType(sizesTensorType);
}

static void printSizes(OpAsmPrinter &printer, Operation *op,
                       OperandRange dynamicSizes, DenseI64ArrayAttr staticSizes,
                       Value sizesTensor, Type sizesTensorType) {
  if (sizesTensor)
    printer << sizesTensor << " : " << sizesTensorType;
  else
    printDynamicIndexList(printer, op, dynamicSizes, staticSizes);
}

/// Parses one type, or any number of them in parentheses.
static ParseResult parsePartTypes(OpAsmParser &parser,
                                  SmallVectorImpl<Type> &types) {
  if (failed(parser.parseOptionalLParen()))
    return parser.parseType(types.emplace_back());
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(parser.parseTypeList(types) || parser.parseRParen());
}

static void printPartTypes(OpAsmPrinter &printer, Operation *,
                           TypeRange types) {
  if (types.size() == 1)
    printer << types.front();
  else
    printer << "(" << types << ")";
}

void SplitOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  if (!getParts().empty())
    setName(getParts().front(), getParts().size() == 1 ? "part" : "parts");
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

static IntegerAttr getSI64Attr(OpBuilder &builder, int64_t value) {
  return builder.getIntegerAttr(builder.getIntegerType(64, /*isSigned=*/true),
                                value);
}

void SplitOp::build(OpBuilder &builder, OperationState &state, TypeRange parts,
                    Value source, IntegerAttr axis, IntegerAttr count,
                    std::optional<ArrayRef<OpFoldResult>> sizes,
                    Value sizesTensor, SplitSpecAttrInterface spec) {
  SmallVector<int64_t> staticSizes;
  SmallVector<Value> dynamicSizes;
  if (sizes)
    dispatchIndexOpFoldResults(*sizes, dynamicSizes, staticSizes);
  state.addOperands(source);
  state.addOperands(dynamicSizes);
  if (sizesTensor)
    state.addOperands(sizesTensor);
  auto &properties = state.getOrAddProperties<Properties>();
  properties.axis = axis;
  properties.count = count;
  if (sizes)
    properties.staticSizes = builder.getDenseI64ArrayAttr(staticSizes);
  properties.spec = spec;
  properties.operandSegmentSizes = {
      1, static_cast<int32_t>(dynamicSizes.size()), sizesTensor ? 1 : 0};
  state.addTypes(parts);
}

/// Adds to `state` the types of `numParts` results, as far as its operands and
/// properties tell them.
static void addInferredTypes(OpBuilder &builder, OperationState &state,
                             int64_t numParts) {
  SplitOp::Adaptor adaptor(state.operands,
                           DictionaryAttr::get(builder.getContext()),
                           state.getOrAddProperties<SplitOp::Properties>());
  state.addTypes(inferPartTypes(adaptor, numParts));
}

void SplitOp::build(OpBuilder &builder, OperationState &state, Value source,
                    int64_t axis, int64_t numParts) {
  build(builder, state, TypeRange(), source, getSI64Attr(builder, axis),
        /*count=*/{}, /*sizes=*/std::nullopt, /*sizesTensor=*/{}, /*spec=*/{});
  addInferredTypes(builder, state, numParts);
}

void SplitOp::build(OpBuilder &builder, OperationState &state, Value source,
                    int64_t axis, ArrayRef<OpFoldResult> sizes) {
  build(builder, state, TypeRange(), source, getSI64Attr(builder, axis),
        /*count=*/{}, sizes, /*sizesTensor=*/{}, /*spec=*/{});
  addInferredTypes(builder, state, sizes.size());
}

void SplitOp::build(OpBuilder &builder, OperationState &state, Value source,
                    int64_t axis, Value sizesTensor, int64_t numParts) {
  build(builder, state, TypeRange(), source, getSI64Attr(builder, axis),
        /*count=*/{}, /*sizes=*/std::nullopt, sizesTensor, /*spec=*/{});
  addInferredTypes(builder, state, numParts);
}

//===----------------------------------------------------------------------===//
// AssertOp
//===----------------------------------------------------------------------===//

LogicalResult AssertOp::canonicalize(AssertOp op, PatternRewriter &rewriter) {
  if (!matchPattern(op.getCondition(), m_One()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Accessors
//===----------------------------------------------------------------------===//

SmallVector<OpFoldResult> SplitOp::getMixedSizes() {
  if (!getStaticSizes())
    return {};
  return mlir::getMixedValues(*getStaticSizes(), getDynamicSizes(),
                              getContext());
}

std::optional<ArrayRef<int64_t>> SplitOp::getConstantSizes() {
  return getDynamicSizes().empty() ? getStaticSizes() : std::nullopt;
}

bool SplitOp::hasAllParts() {
  return hasSizes() || !getCount() ||
         *getCount() == static_cast<int64_t>(getParts().size());
}

#define GET_OP_CLASSES
#include "split/Dialect/Split/IR/SplitOps.cpp.inc"
