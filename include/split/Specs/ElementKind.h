//===- ElementKind.h - Element types the rules know -------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_ELEMENTKIND_H
#define SPLIT_SPECS_ELEMENTKIND_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace split {

/// The element types that have a name here: those that the specifications speak
/// of, and others that the host can hold. Signless and signed integers of MLIR
/// are one kind, as the specifications know no third.
enum class ElementKind : uint8_t {
  Unknown, ///< not known yet: rules about the type are undecided
  I1,
  I4,
  I8,
  I16,
  I32,
  I64,
  UI4,
  UI8,
  UI16,
  UI32,
  UI64,
  Index,
  F8E3M4,
  F8E4M3,
  F8E4M3FN,
  F8E4M3FNUZ,
  F8E4M3B11FNUZ,
  F8E5M2,
  F8E5M2FNUZ,
  F8E8M0FNU,
  F16,
  BF16,
  F32,
  F64,
  ComplexF32,
  ComplexF64,
  String,
  Other ///< known, and none of the above
};

/// The MLIR spelling of `kind`, such as `ui8` or `complex<f32>`; `unknown` and
/// `other` for the two kinds that are no type.
llvm::StringRef getElementKindName(ElementKind kind);

/// The kind spelt `name` as in MLIR (`i8` and `si8` are the same kind), or
/// nullopt where no kind has that name.
std::optional<ElementKind> parseElementKind(llvm::StringRef name);

/// Bytes one element takes in memory, or 0 where the kind does not tell
/// (Unknown, Other). An i1, i4 or ui4 takes a byte of its own, and a string
/// that of its handle, a pointer.
int64_t getElementByteSize(ElementKind kind);

} // namespace split

#endif // SPLIT_SPECS_ELEMENTKIND_H
