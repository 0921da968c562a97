//===- Schemas.h - What ONNX's schemas tell of types ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_TARGET_ONNX_SCHEMAS_H
#define SPLIT_LIB_TARGET_ONNX_SCHEMAS_H

#include <cstdint>
#include <optional>
#include <string>

namespace split::onnx_import {

/// The element type of an output: that of an input, or a type that is always
/// the same.
struct OutputElementType {
  /// -1 where it is no input's.
  int input = -1;
  /// TensorProto.DataType; 0 where it is an input's.
  int32_t dataType = 0;
};

/// What the schema of `opType` in ONNX's own domain, as of `opset`, tells of
/// the element type of output `index`; nullopt if nothing, or if the library
/// does not know the operator.
std::optional<OutputElementType>
findOutputElementType(const std::string &opType, int64_t opset, int index);

} // namespace split::onnx_import

#endif // SPLIT_LIB_TARGET_ONNX_SCHEMAS_H
