//===- Canonicalize.cpp - The canonical form of split.split ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Canonicalize.h"

#include "SplitDescribe.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

//===----------------------------------------------------------------------===//
// SplitForm
//===----------------------------------------------------------------------===//

SplitForm::SplitForm(SplitOp op)
    : properties(op.getProperties()), source(op.getSource()),
      dynamicSizes(op.getDynamicSizes()), sizesTensor(op.getSizesTensor()),
      parts(op.getParts().getTypes()) {}

void SplitForm::setSizes(ArrayRef<int64_t> sizes, ValueRange dynamic) {
  properties.staticSizes = DenseI64ArrayAttr::get(source.getContext(), sizes);
  dynamicSizes.assign(dynamic.begin(), dynamic.end());
  sizesTensor = nullptr;
  // A count beside sizes is their number.
  if (properties.count)
    properties.count =
        IntegerAttr::get(properties.count.getType(), sizes.size());
}

/// The operands, of which the properties tell the numbers from now on.
SmallVector<Value> SplitForm::getOperands() {
  SmallVector<Value> operands = {source};
  operands.append(dynamicSizes);
  if (sizesTensor)
    operands.push_back(sizesTensor);
  properties.operandSegmentSizes = {
      1, static_cast<int32_t>(dynamicSizes.size()), sizesTensor ? 1 : 0};
  return operands;
}

SplitDesc SplitForm::describe() {
  SmallVector<Value> operands = getOperands();
  SplitOp::Adaptor op(operands, DictionaryAttr(), properties);
  return detail::describe(op, parts);
}

bool SplitForm::isAllowed() {
  Verdict verdict = checkRules(
      dyn_cast_if_present<SplitSpecAttrInterface>(properties.spec), describe());
  return properties.spec ? verdict.isConforming() : !verdict.isViolation();
}

SmallVector<Type> SplitForm::inferParts(int64_t numParts) {
  SmallVector<Value> operands = getOperands();
  SplitOp::Adaptor op(operands, DictionaryAttr(), properties);
  return inferPartTypes(op, numParts);
}

SplitOp SplitForm::create(PatternRewriter &rewriter, SplitOp op) {
  OperationState state(op.getLoc(), SplitOp::getOperationName(), getOperands(),
                       parts);
  state.getOrAddProperties<SplitOp::Properties>() = properties;
  auto made = cast<SplitOp>(rewriter.create(state));
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return made;
}

void SplitForm::update(PatternRewriter &rewriter, SplitOp op) {
  rewriter.modifyOpInPlace(op, [&] {
    op->setOperands(getOperands());
    op.getProperties() = properties;
  });
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

bool split::canCast(Value value, Type type) {
  auto from = dyn_cast<RankedTensorType>(value.getType());
  auto to = dyn_cast<RankedTensorType>(type);
  // A cast does not look at encodings.
  if (from && to && from.getEncoding() != to.getEncoding())
    return false;
  return tensor::CastOp::areCastCompatible(value.getType(), type);
}

Value split::castTo(OpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, value.getLoc(), type, value);
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

void SplitOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *) {
  // How a split is written comes first, so that the other rules find lists.
  PatternBenefit first(2);
  addRule(patterns, "split-write-axis", writeAxis, first);
  addRule(patterns, "split-drop-count", dropCount, first);
  addRule(patterns, "split-list-sizes", listSizes, first);
  addRule(patterns, "split-list-sizes-tensor", listSizesTensor, first);
  addRule(patterns, "split-fill-sizes", fillSizes, first);
  addRule(patterns, "split-leave-out-trailing", leaveOutTrailing);
  addRule(patterns, "split-refine-types", refineTypes);
  addRule(patterns, "split-fold-single", foldSingle);
  addRule(patterns, "split-empty-parts", emptyParts);
  addRule(patterns, "split-merge-unused", mergeUnused);
  addRule(patterns, "split-fold-constant", foldConstant);
  addRule(patterns, "split-fold-casts", foldCasts);
  addRule(patterns, "split-join-nested", joinNested);
  addRule(patterns, "split-fold-of-concat", foldOfConcat);
  addRule(patterns, "split-fold-concat-of", foldConcatOf);
}
