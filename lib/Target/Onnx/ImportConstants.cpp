//===- ImportConstants.cpp - Constants of ONNX to MLIR --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/Quote.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::Error;
using llvm::Expected;

Expected<Value> Importer::makeConstant(const onnx::TensorProto &tensor,
                                       Location loc) {
  Expected<RankedTensorType> type = tensors.getType(tensor);
  if (!type)
    return type.takeError();
  if (!tensors.staysOutside(tensor, *type)) {
    Expected<ElementsAttr> elements = tensors.read(tensor);
    if (!elements)
      return elements.takeError();
    return arith::ConstantOp::create(builder, loc, *elements).getResult();
  }
  OperationState state(loc, "onnx.ExternalData");
  state.addTypes(*type);
  for (const onnx::StringStringEntryProto &entry : tensor.external_data())
    state.attributes.set("onnx." + entry.key(),
                         builder.getStringAttr(entry.value()));
  return builder.create(state)->getResult(0);
}

Expected<Value>
Importer::makeSparseConstant(const onnx::SparseTensorProto &tensor,
                             Location loc) {
  Expected<Attribute> parts = convertSparse(tensor);
  if (!parts)
    return parts.takeError();
  Expected<RankedTensorType> type = getDenseType(tensor);
  if (!type)
    return type.takeError();
  OperationState state(loc, "onnx.Constant");
  state.addAttribute("sparse_value", *parts);
  state.addTypes(*type);
  return builder.create(state)->getResult(0);
}

/// The tensor that the attributes value_* of `node` say, if one does.
static Expected<std::optional<onnx::TensorProto>> makeTensor(const Node &node) {
  onnx::TensorProto tensor;
  if (node.attributes.size() != 1)
    return node.fail("a Constant must have one attribute, but has " +
                     llvm::Twine(node.attributes.size()));
  auto [name, attribute] = node.attributes.front();
  using Proto = onnx::AttributeProto;
  auto type = llvm::StringSwitch<Proto::AttributeType>(name)
                  .Case("value", Proto::TENSOR)
                  .Case("sparse_value", Proto::SPARSE_TENSOR)
                  .Case("value_float", Proto::FLOAT)
                  .Case("value_floats", Proto::FLOATS)
                  .Case("value_int", Proto::INT)
                  .Case("value_ints", Proto::INTS)
                  .Case("value_string", Proto::STRING)
                  .Case("value_strings", Proto::STRINGS)
                  .Default(Proto::UNDEFINED);
  if (type == Proto::UNDEFINED)
    return node.fail("a Constant has no attribute " + quote(name));
  if (Error error = node.checkType(name, *attribute, type))
    return std::move(error);
  if (name == "value")
    tensor = attribute->t();
  else if (name == "value_float")
    tensor.add_float_data(attribute->f());
  else if (name == "value_floats")
    *tensor.mutable_float_data() = attribute->floats();
  else if (name == "value_int")
    tensor.add_int64_data(attribute->i());
  else if (name == "value_ints")
    *tensor.mutable_int64_data() = attribute->ints();
  else if (name == "value_string")
    tensor.add_string_data(attribute->s());
  else if (name == "value_strings")
    *tensor.mutable_string_data() = attribute->strings();
  else
    return std::nullopt;
  if (name == "value")
    return tensor;
  tensor.set_data_type(
      name.starts_with("value_float") ? onnx::TensorProto::FLOAT
      : name.starts_with("value_int") ? onnx::TensorProto::INT64
                                      : onnx::TensorProto::STRING);
  if (name.ends_with("s"))
    tensor.add_dims(tensor.float_data_size() + tensor.int64_data_size() +
                    tensor.string_data_size());
  return tensor;
}

Error Importer::importConstant(const Node &node) {
  Expected<std::optional<onnx::TensorProto>> tensor = makeTensor(node);
  if (!tensor)
    return tensor.takeError();
  const onnx::AttributeProto *sparse = node.find("sparse_value");
  if (!*tensor && !sparse)
    return importGeneric(node);
  Expected<Value> value =
      sparse ? makeSparseConstant(sparse->sparse_tensor(), node.loc)
             : makeConstant(**tensor, node.loc);
  if (!value)
    return node.fail(llvm::toString(value.takeError()));
  bindOutputs(node, *value);
  return Error::success();
}

std::optional<SmallVector<int64_t>> onnx_import::getConstantInts(Value value) {
  Attribute attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return std::nullopt;
  if (cast<ShapedType>(value.getType()).getRank() > 1)
    return std::nullopt;
  return getInts(attr);
}
