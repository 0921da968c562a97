//===- SplitQuant.cpp - Quantised types of parts --------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitQuant.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace split;
using namespace split::detail;
using quant::UniformQuantizedPerAxisType;

/// `type` with the `count` scales and zero points from `first` on.
static Type takeScales(UniformQuantizedPerAxisType type, int64_t first,
                       int64_t count) {
  return UniformQuantizedPerAxisType::get(
      type.getFlags(), type.getStorageType(), type.getExpressedType(),
      type.getScales().slice(first, count),
      type.getZeroPoints().slice(first, count), type.getQuantizedDimension(),
      type.getStorageTypeMin(), type.getStorageTypeMax());
}

/// Whether `part` is `source` but for having only some of the scales and zero
/// points, in a row, from `first` on or from anywhere.
static bool isSlice(UniformQuantizedPerAxisType source, Type part,
                    int64_t first) {
  auto quantised = dyn_cast<UniformQuantizedPerAxisType>(part);
  if (!quantised)
    return false;
  int64_t count = quantised.getScales().size();
  int64_t last = static_cast<int64_t>(source.getScales().size()) - count;
  auto isAt = [&](int64_t index) {
    // The scales first: making a type costs more than comparing them.
    return quantised.getScales() == source.getScales().slice(index, count) &&
           takeScales(source, index, count) == part;
  };
  if (last < 0)
    return false;
  if (first != kUnknown)
    return first <= last && isAt(first);
  return llvm::any_of(llvm::seq_inclusive<int64_t>(0, last), isAt);
}

bool split::detail::isSliceOfElementType(Type source, Type part) {
  auto quantised = dyn_cast<UniformQuantizedPerAxisType>(source);
  return source == part || (quantised && isSlice(quantised, part, kUnknown));
}

PartElementTypes::PartElementTypes(Type type, const SplitDesc &desc,
                                   const ShapeFacts &facts)
    : type(type) {
  auto quantised = dyn_cast<UniformQuantizedPerAxisType>(type);
  if (!quantised)
    return;
  std::optional<int64_t> axis = facts.axis;
  if (!facts.rank && desc.getAxis() >= 0)
    axis = desc.getAxis();
  sliced = axis == quantised.getQuantizedDimension();
  maybeSliced = !axis;
}

/// Whether `range` tells one type: it is known, has a scale and no more than
/// `type` has.
static bool isExact(UniformQuantizedPerAxisType type, PartRange range) {
  int64_t numScales = type.getScales().size();
  return range.offset != kUnknown && range.size > 0 &&
         range.offset <= numScales && range.size <= numScales - range.offset;
}

Type PartElementTypes::get(PartRange range) const {
  if (!sliced)
    return type;
  auto quantised = cast<UniformQuantizedPerAxisType>(type);
  return isExact(quantised, range)
             ? takeScales(quantised, range.offset, range.size)
             : type;
}

bool PartElementTypes::allows(Type part, PartRange range) const {
  if (!sliced && (!maybeSliced || part == type))
    return part == type;
  auto quantised = cast<UniformQuantizedPerAxisType>(type);
  if (range.size == 0)
    return isSlice(quantised, part, kUnknown);
  if (!isSlice(quantised, part, range.offset))
    return false;
  int64_t numScales =
      cast<UniformQuantizedPerAxisType>(part).getScales().size();
  return range.size == kUnknown || range.size == numScales;
}

std::string PartElementTypes::spell(PartRange range) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << get(range);
  if (!sliced || isExact(cast<UniformQuantizedPerAxisType>(type), range))
    return text;
  stream << " with ";
  if (range.size == kUnknown)
    stream << "some";
  else
    stream << range.size;
  stream << " of its scales";
  if (range.offset == kUnknown)
    stream << " in a row";
  else
    stream << " from #" << range.offset << " on";
  return text;
}
