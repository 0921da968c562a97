//===- ElementKind.cpp - Element types the rules know ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/ElementKind.h"

#include "llvm/ADT/STLExtras.h"

using namespace split;

namespace {
struct KindInfo {
  ElementKind kind;
  llvm::StringLiteral name;
  int64_t byteSize;
};
} // namespace

static constexpr KindInfo kinds[] = {
    {ElementKind::I1, "i1", 1},
    {ElementKind::I4, "i4", 1},
    {ElementKind::I8, "i8", 1},
    {ElementKind::I16, "i16", 2},
    {ElementKind::I32, "i32", 4},
    {ElementKind::I64, "i64", 8},
    {ElementKind::UI4, "ui4", 1},
    {ElementKind::UI8, "ui8", 1},
    {ElementKind::UI16, "ui16", 2},
    {ElementKind::UI32, "ui32", 4},
    {ElementKind::UI64, "ui64", 8},
    {ElementKind::Index, "index", 8},
    {ElementKind::F8E3M4, "f8E3M4", 1},
    {ElementKind::F8E4M3, "f8E4M3", 1},
    {ElementKind::F8E4M3FN, "f8E4M3FN", 1},
    {ElementKind::F8E4M3FNUZ, "f8E4M3FNUZ", 1},
    {ElementKind::F8E4M3B11FNUZ, "f8E4M3B11FNUZ", 1},
    {ElementKind::F8E5M2, "f8E5M2", 1},
    {ElementKind::F8E5M2FNUZ, "f8E5M2FNUZ", 1},
    {ElementKind::F8E8M0FNU, "f8E8M0FNU", 1},
    {ElementKind::F16, "f16", 2},
    {ElementKind::BF16, "bf16", 2},
    {ElementKind::F32, "f32", 4},
    {ElementKind::F64, "f64", 8},
    {ElementKind::ComplexF32, "complex<f32>", 8},
    {ElementKind::ComplexF64, "complex<f64>", 16},
    {ElementKind::String, "!split.string", sizeof(void *)},
};

static const KindInfo *findKind(ElementKind kind) {
  return llvm::find_if(kinds,
                       [&](const KindInfo &info) { return info.kind == kind; });
}

llvm::StringRef split::getElementKindName(ElementKind kind) {
  const KindInfo *info = findKind(kind);
  if (info != std::end(kinds))
    return info->name;
  return kind == ElementKind::Unknown ? "unknown" : "other";
}

std::optional<ElementKind> split::parseElementKind(llvm::StringRef name) {
  // si1 is not i1, and sindex is no type.
  if (name != "si1" && name != "sindex" && name.starts_with("si"))
    name = name.drop_front();
  for (const KindInfo &info : kinds)
    if (info.name == name)
      return info.kind;
  return std::nullopt;
}

int64_t split::getElementByteSize(ElementKind kind) {
  const KindInfo *info = findKind(kind);
  return info == std::end(kinds) ? 0 : info->byteSize;
}
