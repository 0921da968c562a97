//===- SplitDesc.h - One split, described without IR ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_SPLITDESC_H
#define SPLIT_SPECS_SPLITDESC_H

#include "split/Specs/ElementKind.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <limits>
#include <optional>
#include <string>

namespace split {

/// An extent or a size that is not known yet; the value that MLIR has for it
/// too (ShapedType::kDynamic).
constexpr int64_t kUnknown = std::numeric_limits<int64_t>::min();

/// Extents, each of which may be kUnknown.
using Shape = llvm::SmallVector<int64_t, 4>;

/// The sizes of the parts along the axis, as a split states them.
struct SizesDesc {
  /// Where the sizes come from.
  enum class Origin {
    List,  ///< a list of integers and of values known at run time
    Tensor ///< a one-dimensional tensor
  };

  Origin origin = Origin::List;

  /// How many sizes there are; nullopt where that is not known.
  std::optional<int64_t> number;

  /// The sizes, kUnknown where a value is not known yet; those beyond the end
  /// of the vector are not known either.
  llvm::SmallVector<int64_t> values;

  /// Of a tensor, the type of its elements.
  ElementKind elementKind = ElementKind::I64;

  /// Of a tensor whose elementKind is Other, the spelling of that type.
  std::string otherElementType;

  /// The sizes of a list.
  static SizesDesc list(llvm::ArrayRef<int64_t> values) {
    SizesDesc desc;
    desc.number = values.size();
    desc.values.assign(values.begin(), values.end());
    return desc;
  }

  llvm::StringRef getElementTypeName() const {
    return elementKind == ElementKind::Other ? otherElementType
                                             : getElementKindName(elementKind);
  }
};

/// How a result differs from its source in something that must be equal: the
/// two values, spelt for a message.
struct Mismatch {
  std::string source;
  std::string result;
};

/// What is known of one result.
struct ResultDesc {
  /// nullopt where the rank is not known.
  std::optional<Shape> shape;

  /// Set where the result does not have the element type that follows from the
  /// source's.
  std::optional<Mismatch> elementType;

  /// Set where the result does not have the source's encoding.
  std::optional<Mismatch> encoding;
};

/// One split with all that is known of it: the question that the rules answer.
struct SplitDesc {
  /// Of the source; nullopt where its rank is not known.
  std::optional<Shape> shape;

  /// Of the source's elements.
  ElementKind elementKind = ElementKind::Unknown;

  /// Where elementKind is Other, the spelling of that type.
  std::string otherElementType;

  /// As written; nullopt where it was left out.
  std::optional<int64_t> axis;

  /// The number of parts that the split makes, some of which may have no
  /// result; nullopt where it was left out.
  std::optional<int64_t> count;

  /// nullopt where no sizes were given.
  std::optional<SizesDesc> sizes;

  /// One entry per result.
  llvm::SmallVector<ResultDesc> results;

  /// The axis that holds: what was written, or the default 0.
  int64_t getAxis() const { return axis.value_or(0); }

  int64_t getNumResults() const { return results.size(); }

  llvm::StringRef getElementTypeName() const {
    return elementKind == ElementKind::Other ? otherElementType
                                             : getElementKindName(elementKind);
  }
};

/// What follows from all the shapes of a split, its source's and its results':
/// they agree in rank and in every extent but that of the axis.
struct ShapeFacts {
  /// nullopt where no shape has a known rank.
  std::optional<int64_t> rank;

  /// The axis from the front; nullopt where the rank is unknown or does not
  /// have it.
  std::optional<int64_t> axis;

  /// The source's extent on the axis, or kUnknown.
  int64_t extent = kUnknown;

  /// One entry per result: its extent on the axis, or kUnknown.
  llvm::SmallVector<int64_t> resultExtents;
};

/// Collects the facts of `desc`, whether or not it breaks a rule.
ShapeFacts collectShapeFacts(const SplitDesc &desc);

/// The sizes of as many parts as `desc` has results, each kUnknown where the
/// sizes given, or the count or the number of results together with the
/// extent, do not tell. Never more entries than results, whatever count says.
llvm::SmallVector<int64_t> getStatedPartSizes(const SplitDesc &desc,
                                              const ShapeFacts &facts);

/// The same, but an extent in the type of a result tells as well: of equal
/// parts, one tells all.
llvm::SmallVector<int64_t> getKnownPartSizes(const SplitDesc &desc,
                                             const ShapeFacts &facts);

} // namespace split

#endif // SPLIT_SPECS_SPLITDESC_H
