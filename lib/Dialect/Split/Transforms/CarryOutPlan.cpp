//===- CarryOutPlan.cpp - Rewrite a split as planned ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CarryOutPlan.h"

#include "split/Dialect/Split/IR/RulePattern.h"
#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

namespace {
/// Makes the parts of one op anew.
class PartMaker {
public:
  PartMaker(const Plan &plan, SplitOp op, SplitSpecAttrInterface spec,
            RewriterBase &rewriter)
      : plan(plan), op(op), spec(spec), rewriter(rewriter), loc(op.getLoc()),
        parts(op.getParts().size()), stepSources(plan.steps.size()) {}

  /// A value for each part, null where nobody uses it.
  SmallVector<Value> make();

private:
  IntegerAttr getSI64Attr(std::optional<int64_t> value) {
    if (!value)
      return nullptr;
    return rewriter.getIntegerAttr(
        rewriter.getIntegerType(64, /*isSigned=*/true), *value);
  }

  void set(const PlanValue &planned, Value value);
  SmallVector<OpFoldResult> getSizes(const SplitDesc &form);
  SplitOp makeStep(const PlanStep &step, Value source);
  Value makeEmpty(size_t part);
  SmallVector<ReassociationIndices> getGroups();
  Value expand(Value part);

  const Plan &plan;
  SplitOp op;
  SplitSpecAttrInterface spec;
  RewriterBase &rewriter;
  Location loc;
  SmallVector<Value> parts;
  /// What each step splits.
  SmallVector<Value> stepSources;
};
} // namespace

void PartMaker::set(const PlanValue &planned, Value value) {
  if (planned.part)
    parts[*planned.part] = value;
  if (planned.step)
    stepSources[*planned.step] = value;
}

/// The sizes in the list of `form`; those that are not known are computed.
SmallVector<OpFoldResult> PartMaker::getSizes(const SplitDesc &form) {
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(rewriter.getContext(), form.sizes->values);
  if (!llvm::is_contained(form.sizes->values, kUnknown))
    return sizes;
  SmallVector<OpFoldResult> computed;
  if (op.hasSizes()) {
    computed = getStatedSizes(rewriter, op);
  } else {
    FoldingArith arith(rewriter, loc);
    OpFoldResult extent = tensor::getMixedSize(rewriter, loc, op.getSource(),
                                               *op.getNormalizedAxis());
    // Also of parts that are left out of the results of `op`.
    int64_t number = form.getNumResults();
    computed = op.getCount() ? partsOfCount(arith, extent, number, number).sizes
                             : partsOfEqual(arith, extent, number).sizes;
  }
  for (auto [size, known, ofOp] :
       llvm::zip(sizes, form.sizes->values, computed))
    if (known == kUnknown)
      size = ofOp;
  return sizes;
}

SplitOp PartMaker::makeStep(const PlanStep &step, Value source) {
  const SplitDesc &form = step.form;
  std::optional<SmallVector<OpFoldResult>> sizes;
  Value sizesTensor;
  if (form.sizes && form.sizes->origin == SizesDesc::Origin::Tensor)
    sizesTensor = op.getSizesTensor();
  else if (form.sizes)
    sizes = getSizes(form);
  OperationState state(loc, SplitOp::getOperationName());
  SplitOp::build(rewriter, state, TypeRange(), source, getSI64Attr(form.axis),
                 getSI64Attr(form.count), sizes, sizesTensor, spec);
  SplitOp::Adaptor adaptor(state.operands,
                           DictionaryAttr::get(rewriter.getContext()),
                           state.getOrAddProperties<SplitOp::Properties>());
  SmallVector<Type> types = inferPartTypes(adaptor, form.getNumResults());
  // A part keeps its type, which may tell more or less.
  for (auto [type, value] : llvm::zip_equal(types, step.results))
    if (value.part && !plan.isCollapsed)
      type = op.getParts()[*value.part].getType();
  state.addTypes(types);
  return cast<SplitOp>(rewriter.create(state));
}

Value PartMaker::makeEmpty(size_t part) {
  auto sourceType = cast<RankedTensorType>(op.getSourceType());
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(rewriter, loc, op.getSource());
  extents[*op.getNormalizedAxis()] =
      rewriter.getIndexAttr(getKnownPartSize(op, part));
  return tensor::EmptyOp::create(
      rewriter, loc, extents,
      getElementTypeOrSelf(op.getParts()[part].getType()),
      sourceType.getEncoding());
}

//===----------------------------------------------------------------------===//
// Fewer axes
//===----------------------------------------------------------------------===//

/// The axes before that of the split, that axis, and those behind it.
SmallVector<ReassociationIndices> PartMaker::getGroups() {
  int64_t rank = cast<RankedTensorType>(op.getSourceType()).getRank();
  int64_t axis = *op.getNormalizedAxis();
  SmallVector<ReassociationIndices> groups;
  for (auto [begin, end] : {std::pair<int64_t, int64_t>(0, axis),
                            {axis, axis + 1},
                            {axis + 1, rank}})
    if (begin != end)
      groups.emplace_back(llvm::to_vector<2>(llvm::seq(begin, end)));
  return groups;
}

/// A part of the source in few axes, in as many as the source has.
Value PartMaker::expand(Value part) {
  auto sourceType = cast<RankedTensorType>(op.getSourceType());
  auto partType = cast<RankedTensorType>(part.getType());
  int64_t axis = *op.getNormalizedAxis();
  int64_t partAxis = axis == 0 ? 0 : 1;
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(rewriter, loc, op.getSource());
  extents[axis] = tensor::getMixedSize(rewriter, loc, part, partAxis);
  SmallVector<int64_t> shape(sourceType.getShape());
  shape[axis] = partType.getDimSize(partAxis);
  return tensor::ExpandShapeOp::create(rewriter, loc, partType.clone(shape),
                                       part, getGroups(), extents);
}

//===----------------------------------------------------------------------===//
// All parts
//===----------------------------------------------------------------------===//

SmallVector<Value> PartMaker::make() {
  Value source = op.getSource();
  if (plan.isCollapsed)
    source =
        tensor::CollapseShapeOp::create(rewriter, loc, source, getGroups());
  set(plan.source, source);
  for (auto [index, step] : llvm::enumerate(plan.steps)) {
    SplitOp made = makeStep(step, stepSources[index]);
    // What others put on a split stays on it where it is still one.
    if (plan.steps.size() == 1)
      made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    for (auto [planned, value] : llvm::zip_equal(step.results, made.getParts()))
      set(planned, value);
  }
  if (plan.isCollapsed)
    for (Value &part : parts)
      if (part)
        part = expand(part);
  for (size_t part : plan.emptyParts)
    parts[part] = makeEmpty(part);
  for (auto [part, old] : llvm::zip_equal(parts, op.getParts()))
    if (part)
      part = castTo(rewriter, part, old.getType());
  return parts;
}

void split::detail::carryOut(const Plan &plan, SplitOp op,
                             SplitSpecAttrInterface spec,
                             RewriterBase &rewriter) {
  // Where nothing reaches it, the source of a split can be its only part.
  bool isOwnPart = !plan.source.step && plan.source.part &&
                   op.getSource() == op.getParts()[*plan.source.part];
  if (plan.isAsWritten || isOwnPart) {
    rewriter.modifyOpInPlace(
        op, [&] { op.setSpecAttr(isOwnPart ? nullptr : spec); });
    return;
  }
  rewriter.setInsertionPoint(op);
  SmallVector<Value> parts = PartMaker(plan, op, spec, rewriter).make();
  // A part that nobody uses may have become a run of several.
  for (auto [part, old] : llvm::zip_equal(parts, op.getParts()))
    if (old.use_empty())
      part = nullptr;
  rewriter.replaceOp(op, parts);
}
