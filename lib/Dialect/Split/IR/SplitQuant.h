//===- SplitQuant.h - Quantised types of parts ------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A type that is quantised per axis has a scale and a zero point for each index
// on that axis. So a split on this axis gives each part a type of its own, with
// the scales and zero points of its indices. All other element types, and this
// one on other axes, are those of the source.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_IR_SPLITQUANT_H
#define SPLIT_LIB_DIALECT_SPLIT_IR_SPLITQUANT_H

#include "split/Specs/SplitDesc.h"

#include "mlir/IR/Types.h"
#include <optional>
#include <string>

namespace split::detail {

/// Where a part lies on the axis, each kUnknown where that is not known.
struct PartRange {
  int64_t offset = kUnknown;
  int64_t size = kUnknown;
};

/// The element types that parts can have.
class PartElementTypes {
public:
  /// Of a source with elements of `type`, cut as the other two say.
  PartElementTypes(mlir::Type type, const SplitDesc &desc,
                   const ShapeFacts &facts);

  /// Whether the element types depend on where the parts lie.
  bool isSliced() const { return sliced; }

  /// The element type of a part; that of the source where the range does not
  /// tell it, or the part has no elements: a type without scales cannot be
  /// written.
  mlir::Type get(PartRange range) const;

  /// Whether `part` can turn out to be the element type of a part. It is enough
  /// that there are scales like its in the source where the offset is unknown,
  /// and as many as it has from the offset where only the size is.
  bool allows(mlir::Type part, PartRange range) const;

  /// What a part's element type must be, for a message.
  std::string spell(PartRange range) const;

private:
  mlir::Type type;
  /// Whether the axis is the quantised one.
  bool sliced = false;
  /// Whether it is only not known to be another.
  bool maybeSliced = false;
};

/// Whether `part` is `source` or has a run of its scales and zero points.
bool isSliceOfElementType(mlir::Type source, mlir::Type part);

} // namespace split::detail

#endif // SPLIT_LIB_DIALECT_SPLIT_IR_SPLITQUANT_H
