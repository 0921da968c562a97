//===- SplitVerify.cpp - Verification and inference of split.split --------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"

#include "split/Specs/PartArithmetic.h"
#include "split/Specs/Rules.h"
#include "split/Specs/SpecId.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace split;

static_assert(kUnknown == ShapedType::kDynamic,
              "shapes of types are shapes of descriptions");

/// Where neither the operands nor `count` may ask for more results than this,
/// inference cannot be made to allocate at will.
static constexpr int64_t kMaxInferredParts = 1 << 16;

//===----------------------------------------------------------------------===//
// Description
//===----------------------------------------------------------------------===//

static ElementKind getIntegerKind(IntegerType type) {
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return type.isSignless() ? ElementKind::I1 : ElementKind::Other;
  case 8:
    return isUnsigned ? ElementKind::UI8 : ElementKind::I8;
  case 16:
    return isUnsigned ? ElementKind::UI16 : ElementKind::I16;
  case 32:
    return isUnsigned ? ElementKind::UI32 : ElementKind::I32;
  case 64:
    return isUnsigned ? ElementKind::UI64 : ElementKind::I64;
  default:
    return ElementKind::Other;
  }
}

ElementKind split::getElementKind(Type type) {
  return llvm::TypeSwitch<Type, ElementKind>(type)
      .Case<IntegerType>(getIntegerKind)
      .Case<Float16Type>([](Type) { return ElementKind::F16; })
      .Case<BFloat16Type>([](Type) { return ElementKind::BF16; })
      .Case<Float32Type>([](Type) { return ElementKind::F32; })
      .Case<Float64Type>([](Type) { return ElementKind::F64; })
      .Case<ComplexType>([](ComplexType complex) {
        if (complex.getElementType().isF32())
          return ElementKind::ComplexF32;
        return complex.getElementType().isF64() ? ElementKind::ComplexF64
                                                : ElementKind::Other;
      })
      .Case<StringType>([](Type) { return ElementKind::String; })
      .Default([](Type) { return ElementKind::Other; });
}

template <typename TypeOrAttr>
static std::string spell(TypeOrAttr entity) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (entity)
    stream << entity;
  else
    stream << "none";
  return text;
}

static std::optional<Shape> describeShape(TensorType type) {
  if (!type.hasRank())
    return std::nullopt;
  return Shape(type.getShape());
}

/// The sizes that `op`, a SplitOp or its adaptor, states.
template <typename OpOrAdaptor>
static std::optional<SizesDesc> describeSizes(OpOrAdaptor op) {
  if (std::optional<ArrayRef<int64_t>> list = op.getStaticSizes())
    return SizesDesc::list(*list);
  if (!op.getSizesTensor())
    return std::nullopt;
  SizesDesc desc;
  desc.origin = SizesDesc::Origin::Tensor;
  // Builders may ask before anything is verified.
  Type sizesType = op.getSizesTensor().getType();
  auto type = dyn_cast<RankedTensorType>(sizesType);
  if (!type || type.getRank() != 1)
    return desc;
  desc.elementKind = getElementKind(type.getElementType());
  if (desc.elementKind == ElementKind::Other)
    desc.otherElementType = spell(type.getElementType());
  if (!type.isDynamicDim(0))
    desc.number = type.getDimSize(0);
  return desc;
}

/// All but the results.
template <typename OpOrAdaptor>
static SplitDesc describeOperands(OpOrAdaptor op) {
  SplitDesc desc;
  // Builders may ask before anything is verified.
  Type sourceType = op.getSource().getType();
  if (auto type = dyn_cast<TensorType>(sourceType)) {
    desc.shape = describeShape(type);
    desc.elementKind = getElementKind(type.getElementType());
    if (desc.elementKind == ElementKind::Other)
      desc.otherElementType = spell(type.getElementType());
  }
  desc.axis = op.getAxis();
  desc.count = op.getCount();
  desc.sizes = describeSizes(op);
  return desc;
}

static ResultDesc describeResult(TensorType source, TensorType result) {
  ResultDesc desc;
  desc.shape = describeShape(result);
  if (result.getElementType() != source.getElementType())
    desc.elementType = Mismatch{spell(source.getElementType()),
                                spell(result.getElementType())};
  auto rankedSource = dyn_cast<RankedTensorType>(source);
  auto rankedResult = dyn_cast<RankedTensorType>(result);
  if (rankedSource && rankedResult &&
      rankedSource.getEncoding() != rankedResult.getEncoding())
    desc.encoding = Mismatch{spell(rankedSource.getEncoding()),
                             spell(rankedResult.getEncoding())};
  return desc;
}

SplitDesc SplitOp::describe() {
  SplitDesc desc = describeOperands(*this);
  for (Type type : getParts().getTypes())
    desc.results.push_back(
        describeResult(getSourceType(), cast<TensorType>(type)));
  return desc;
}

std::optional<int64_t> SplitOp::getNormalizedAxis() {
  if (!getSourceType().hasRank())
    return std::nullopt;
  return normalizeAxis(getAxisOrDefault(), getSourceType().getRank());
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// The verdict of `spec`, if any, and of the rules of every split.
static Verdict checkRules(SplitSpecAttrInterface spec, const SplitDesc &desc) {
  if (!spec)
    return checkCommonRules(desc);
  return checkSplit(
      [&](const SplitDesc &asked) { return spec.checkSplit(asked); }, desc);
}

Verdict SplitOp::checkRules(const SplitDesc &desc) {
  return ::checkRules(getSpecAttr(), desc);
}

Verdict SplitOp::checkRulesOf(SplitSpecAttrInterface spec) {
  return ::checkRules(spec, describe());
}

LogicalResult SplitOp::verify() {
  if (getStaticSizes() && getSizesTensor())
    return emitOpError("sizes must be a list or a tensor, but are both");
  int64_t numUnknown =
      getStaticSizes() ? llvm::count(*getStaticSizes(), kUnknown) : 0;
  if (numUnknown != static_cast<int64_t>(getDynamicSizes().size()))
    return emitOpError("sizes must leave open as many entries as there are "
                       "dynamic sizes, ")
           << getDynamicSizes().size() << ", but leave open " << numUnknown;
  Verdict verdict = checkRules(describe());
  if (verdict.isViolation())
    return emitOpError(verdict.getText());
  return success();
}

Speculation::Speculatability SplitOp::getSpeculatability() {
  // What conforms whatever is unknown cannot be undefined anywhere.
  return checkRules(describe()).isConforming() ? Speculation::Speculatable
                                               : Speculation::NotSpeculatable;
}

//===----------------------------------------------------------------------===//
// Inference
//===----------------------------------------------------------------------===//

SmallVector<Type> split::inferPartTypes(SplitOp::Adaptor op, int64_t numParts) {
  SplitDesc desc = describeOperands(op);
  desc.results.resize(std::max<int64_t>(numParts, 0));
  Type sourceType = op.getSource().getType();
  auto type = dyn_cast<TensorType>(sourceType);
  if (!type)
    return SmallVector<Type>(desc.results.size(), sourceType);
  ShapeFacts facts = collectShapeFacts(desc);
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !facts.axis)
    return SmallVector<Type>(desc.results.size(),
                             UnrankedTensorType::get(type.getElementType()));
  SmallVector<Type> types;
  SmallVector<int64_t> shape(ranked.getShape());
  for (int64_t size : getStatedPartSizes(desc, facts)) {
    shape[*facts.axis] = size < 0 ? ShapedType::kDynamic : size;
    types.push_back(RankedTensorType::get(shape, ranked.getElementType(),
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
  Verdict verdict = ::checkRules(adaptor.getSpecAttr(), desc);
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
  if (declaredTensor.getElementType() != inferredTensor.getElementType() ||
      failed(verifyCompatibleShape(declared, inferred)))
    return nullptr;
  auto rankedInferred = dyn_cast<RankedTensorType>(inferred);
  auto rankedDeclared = dyn_cast<RankedTensorType>(declared);
  if (!rankedDeclared || !rankedInferred)
    return rankedDeclared ? declared : inferred;
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
