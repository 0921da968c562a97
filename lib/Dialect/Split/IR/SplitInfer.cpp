//===- SplitInfer.cpp - Inference of the results of split.split -----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitDescribe.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

/// Where neither the operands nor `count` may ask for more results than this,
/// inference cannot be made to allocate at will.
static constexpr int64_t kMaxInferredParts = 1 << 16;

SmallVector<Type> split::inferPartTypes(SplitOp::Adaptor op, int64_t numParts) {
  SplitDesc desc = describeOperands(op);
  desc.results.resize(std::max<int64_t>(numParts, 0));
  Type sourceType = op.getSource().getType();
  auto type = dyn_cast<TensorType>(sourceType);
  if (!type)
    return SmallVector<Type>(desc.results.size(), sourceType);
  ShapeFacts facts = collectShapeFacts(desc);
  PartElementTypes elements(type.getElementType(), desc, facts);
  auto ranked = dyn_cast<RankedTensorType>(type);
  SmallVector<Type> types;
  for (PartRange range : getPartRanges(getStatedPartSizes(desc, facts))) {
    if (!ranked || !facts.axis) {
      types.push_back(UnrankedTensorType::get(elements.get(range)));
      continue;
    }
    SmallVector<int64_t> shape(ranked.getShape());
    shape[*facts.axis] = range.size;
    types.push_back(RankedTensorType::get(shape, elements.get(range),
                                          ranked.getEncoding()));
  }
  return types;
}

/// The number of results that the operands of `op` alone tell.
static std::optional<int64_t> inferNumParts(SplitOp::Adaptor op) {
  if (std::optional<SizesDesc> sizes = describeSizes(op))
    return sizes->number;
  return op.getCount();
}

LogicalResult
SplitOp::inferReturnTypes(MLIRContext *, std::optional<Location> location,
                          ValueRange operands, DictionaryAttr attributes,
                          OpaqueProperties properties, RegionRange regions,
                          SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  Type sourceType = adaptor.getSource().getType();
  if (!isa<TensorType>(sourceType))
    return emitOptionalError(location,
                             "the source must be a tensor, but has "
                             "type ",
                             sourceType);
  std::optional<int64_t> numParts = inferNumParts(adaptor);
  if (!numParts)
    return emitOptionalError(location, "neither sizes nor count tell how many "
                                       "results the split has");
  if (*numParts > kMaxInferredParts)
    return emitOptionalError(location, "results are inferred for up to ",
                             kMaxInferredParts, " parts, but there are ",
                             *numParts);
  SplitDesc desc = describeOperands(adaptor);
  desc.results.resize(std::max<int64_t>(*numParts, 0));
  Verdict verdict = detail::checkRules(adaptor.getSpecAttr(), desc);
  if (verdict.isViolation())
    return emitOptionalError(location, verdict.getText());
  types = inferPartTypes(adaptor, *numParts);
  return success();
}

/// The type that says all that `declared` and `inferred` say, or null where
/// they contradict each other.
static Type refineType(Type declared, Type inferred) {
  auto declaredTensor = cast<TensorType>(declared);
  auto inferredTensor = cast<TensorType>(inferred);
  // Of a quantised source, inference may not know which scales a part has.
  if (!isSliceOfElementType(inferredTensor.getElementType(),
                            declaredTensor.getElementType()) ||
      failed(verifyCompatibleShape(declared, inferred)))
    return nullptr;
  auto rankedInferred = dyn_cast<RankedTensorType>(inferred);
  auto rankedDeclared = dyn_cast<RankedTensorType>(declared);
  if (!rankedDeclared || !rankedInferred)
    return rankedDeclared
               ? declared
               : inferredTensor.clone(declaredTensor.getElementType());
  SmallVector<int64_t> shape(rankedDeclared.getShape());
  for (auto [extent, other] : llvm::zip(shape, rankedInferred.getShape()))
    if (ShapedType::isDynamic(extent))
      extent = other;
  return rankedDeclared.clone(shape);
}

LogicalResult
SplitOp::refineReturnTypes(MLIRContext *, std::optional<Location> location,
                           ValueRange operands, DictionaryAttr attributes,
                           OpaqueProperties properties, RegionRange regions,
                           SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  SmallVector<Type> inferredTypes = inferPartTypes(adaptor, types.size());
  for (auto [index, type] : llvm::enumerate(types)) {
    Type refined = refineType(type, inferredTypes[index]);
    if (!refined)
      return emitOptionalError(location, "type ", type, " of result #", index,
                               " is incompatible with ", inferredTypes[index],
                               ", which is inferred");
    type = refined;
  }
  return success();
}

bool SplitOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange declared) {
  return inferred.size() == declared.size() &&
         llvm::all_of(llvm::zip(declared, inferred), [](auto types) {
           return refineType(std::get<0>(types), std::get<1>(types)) != nullptr;
         });
}
