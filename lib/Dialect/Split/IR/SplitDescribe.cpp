//===- SplitDescribe.cpp - What ops tell the rules ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitDescribe.h"

#include "split/Specs/PartArithmetic.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace split;
using namespace split::detail;

static_assert(kUnknown == ShapedType::kDynamic,
              "shapes of types are shapes of descriptions");

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

std::optional<SizesDesc> split::detail::describeSizes(SplitOp::Adaptor op) {
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

SplitDesc split::detail::describeOperands(SplitOp::Adaptor op) {
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

SmallVector<PartRange> split::detail::getPartRanges(ArrayRef<int64_t> sizes) {
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

SplitDesc split::detail::describe(SplitOp::Adaptor op, TypeRange parts) {
  SplitDesc desc = describeOperands(op);
  auto source = cast<TensorType>(op.getSource().getType());
  for (Type type : parts)
    desc.results.push_back(describeResult(source, cast<TensorType>(type)));
  describeElementTypes(desc, source.getElementType(), parts);
  return desc;
}

SplitDesc SplitOp::describe() {
  return detail::describe(Adaptor(*this), getParts().getTypes());
}

std::optional<int64_t> SplitOp::getNormalizedAxis() {
  if (!getSourceType().hasRank())
    return std::nullopt;
  return normalizeAxis(getAxisOrDefault(), getSourceType().getRank());
}
