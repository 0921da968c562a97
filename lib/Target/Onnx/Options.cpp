//===- Options.cpp - Options of tools that read ONNX models ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Target/Onnx/Options.h"

#include "split/Specs/Quote.h"

#include "llvm/ADT/StringExtras.h"

using namespace split;
using llvm::createStringError;
using llvm::Error;
using llvm::StringRef;

static bool parseExtent(StringRef text, int64_t &extent) {
  return !text.getAsInteger(10, extent) && extent >= 0;
}

Error split::addOnnxDim(StringRef text, OnnxImportOptions &options) {
  auto [name, value] = text.rsplit('=');
  int64_t extent;
  if (name.empty() || !parseExtent(value, extent))
    return createStringError("--dim must be NAME=N with N >= 0, but is %s",
                             quote(text).c_str());
  if (!options.dims.try_emplace(name, extent).second)
    return createStringError("--dim: %s is given twice", quote(name).c_str());
  return Error::success();
}

Error split::addOnnxShape(StringRef text, OnnxImportOptions &options) {
  auto [name, value] = text.rsplit('=');
  llvm::SmallVector<int64_t> shape;
  bool isValid = !name.empty() && text.contains('=');
  llvm::SmallVector<StringRef> extents;
  if (!value.empty())
    value.split(extents, 'x');
  for (StringRef extent : extents) {
    shape.push_back(kUnknown);
    isValid &= extent == "?" || parseExtent(extent, shape.back());
  }
  if (!isValid)
    return createStringError("--shape must be NAME=2x?x3, but is %s",
                             quote(text).c_str());
  if (!options.shapes.try_emplace(name, std::move(shape)).second)
    return createStringError("--shape: %s is given twice", quote(name).c_str());
  return Error::success();
}
