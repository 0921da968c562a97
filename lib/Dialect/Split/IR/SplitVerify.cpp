//===- SplitVerify.cpp - Verification and inference of split.split --------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"

#include "SplitQuant.h"
#include "split/Specs/PartArithmetic.h"
#include "split/Specs/Rules.h"
#include "split/Specs/SpecId.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

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
  case 4:
    return isUnsigned ? ElementKind::UI4 : ElementKind::I4;
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
      .Case<IndexType>([](Type) { return ElementKind::Index; })
      .Case<Float8E3M4Type>([](Type) { return ElementKind::F8E3M4; })
      .Case<Float8E4M3Type>([](Type) { return ElementKind::F8E4M3; })
      .Case<Float8E4M3FNType>([](Type) { return ElementKind::F8E4M3FN; })
      .Case<Float8E4M3FNUZType>([](Type) { return ElementKind::F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>(
          [](Type) { return ElementKind::F8E4M3B11FNUZ; })
      .Case<Float8E5M2Type>([](Type) { return ElementKind::F8E5M2; })
      .Case<Float8E5M2FNUZType>([](Type) { return ElementKind::F8E5M2FNUZ; })
      .Case<Float8E8M0FNUType>([](Type) { return ElementKind::F8E8M0FNU; })
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
  auto rankedSource = dyn_cast<RankedTensorType>(source);
  auto rankedResult = dyn_cast<RankedTensorType>(result);
  if (rankedSource && rankedResult &&
      rankedSource.getEncoding() != rankedResult.getEncoding())
    desc.encoding = Mismatch{spell(rankedSource.getEncoding()),
                             spell(rankedResult.getEncoding())};
  return desc;
}

/// Where parts of these `sizes` lie.
static SmallVector<PartRange> getPartRanges(ArrayRef<int64_t> sizes) {
  SmallVector<PartRange> ranges;
  int64_t offset = 0;
  for (int64_t size : sizes) {
    PartRange range{offset, size < 0 ? kUnknown : size};
    ranges.push_back(range);
    bool isEndKnown = offset != kUnknown && range.size != kUnknown;
    offset =
        isEndKnown ? checkedSum({offset, size}).value_or(kUnknown) : kUnknown;
  }
  return ranges;
}

/// Completes `desc`, in which all else is, by what `parts` tell of elements.
static void describeElementTypes(SplitDesc &desc, Type source,
                                 TypeRange parts) {
  ShapeFacts facts = collectShapeFacts(desc);
  PartElementTypes types(source, desc, facts);
  SmallVector<PartRange> ranges(parts.size());
  if (types.isSliced())
    ranges = getPartRanges(getKnownPartSizes(desc, facts));
  for (auto [part, range, result] : llvm::zip(parts, ranges, desc.results)) {
    Type type = cast<TensorType>(part).getElementType();
    if (!types.allows(type, range))
      result.elementType = Mismatch{types.spell(range), spell(type)};
  }
}

SplitDesc SplitOp::describe() {
  SplitDesc desc = describeOperands(*this);
  for (Type type : getParts().getTypes())
    desc.results.push_back(
        describeResult(getSourceType(), cast<TensorType>(type)));
  describeElementTypes(desc, getSourceType().getElementType(),
                       getParts().getTypes());
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
