//===- Schemas.cpp - What ONNX's schemas tell of types --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only file that is compiled with exceptions: headers of ONNX have them.
//
//===----------------------------------------------------------------------===//

#include "Schemas.h"

#include <onnx/defs/schema.h>

using namespace split::onnx_import;

/// The number of the only type that `parameter` may have, or 0.
static int32_t
getOnlyDataType(const onnx::OpSchema::FormalParameter &parameter) {
  if (parameter.GetTypes().size() != 1)
    return 0;
  const onnx::TypeProto &type =
      onnx::Utils::DataTypeUtils::ToTypeProto(*parameter.GetTypes().begin());
  return type.has_tensor_type() ? type.tensor_type().elem_type() : 0;
}

static std::optional<OutputElementType>
findInSchema(const onnx::OpSchema &schema, int index) {
  const auto &inputs = schema.inputs();
  const auto &outputs = schema.outputs();
  if (outputs.empty())
    return std::nullopt;
  bool isVariadic = outputs.back().GetOption() == onnx::OpSchema::Variadic;
  if (index >= static_cast<int>(outputs.size()) && !isVariadic)
    return std::nullopt;
  size_t last = outputs.size() - 1;
  const auto &output = outputs[std::min<size_t>(index, last)];
  if (int32_t dataType = getOnlyDataType(output))
    return OutputElementType{-1, dataType};
  if (output.GetIsHomogeneous())
    for (size_t input = 0; input < inputs.size(); ++input)
      if (inputs[input].GetTypeStr() == output.GetTypeStr())
        return OutputElementType{static_cast<int>(input), 0};
  return std::nullopt;
}

std::optional<OutputElementType>
split::onnx_import::findOutputElementType(const std::string &opType,
                                          int64_t opset, int index) {
  try {
    const onnx::OpSchema *schema = onnx::OpSchemaRegistry::Schema(
        opType, static_cast<int>(std::min<int64_t>(opset, 1 << 20)), "");
    return schema ? findInSchema(*schema, index) : std::nullopt;
  } catch (const std::exception &) {
    // Nothing is told.
    return std::nullopt;
  }
}
