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
    {ElementKind::I8, "i8", 1},
    {ElementKind::I16, "i16", 2},
    {ElementKind::I32, "i32", 4},
    {ElementKind::I64, "i64", 8},
    {ElementKind::UI8, "ui8", 1},
    {ElementKind::UI16, "ui16", 2},
    {ElementKind::UI32, "ui32", 4},
    {ElementKind::UI64, "ui64", 8},
    {ElementKind::F16, "f16", 2},
    {ElementKind::BF16, "bf16", 2},
    {ElementKind::F32, "f32", 4},
    {ElementKind::F64, "f64", 8},
    {ElementKind::ComplexF32, "complex<f32>", 8},
    {ElementKind::ComplexF64, "complex<f64>", 16},
    {ElementKind::String, "!split.string", 0},
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
  // There is no signed integer of one bit among the kinds: i1 is a truth value.
  if (name.starts_with("si") && name != "si1")
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
