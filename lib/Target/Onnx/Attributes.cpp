//===- Attributes.cpp - Attributes of ONNX nodes in MLIR ------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/Quote.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::createStringError;
using llvm::Expected;

std::optional<SmallVector<int64_t>> onnx_import::getInts(Attribute attr) {
  if (auto dense = dyn_cast<DenseIntElementsAttr>(attr))
    return llvm::map_to_vector(dense.getValues<APInt>(), [](const APInt &word) {
      return word.getSExtValue();
    });
  // What is long is a resource.
  if (auto resource = dyn_cast<DenseI64ResourceElementsAttr>(attr))
    if (std::optional<ArrayRef<int64_t>> words = resource.tryGetAsArrayRef())
      return SmallVector<int64_t>(*words);
  return std::nullopt;
}

/// Fails unless `indices`, of as many elements as there are `values`, are in
/// `dims`: each is a number, or has a number for each dimension.
static llvm::Error checkSparse(ElementsAttr values, ElementsAttr indices,
                               ArrayRef<int64_t> dims) {
  ArrayRef<int64_t> shape = indices.getShapedType().getShape();
  if (values.getShapedType().getRank() != 1)
    return createStringError("values must be one-dimensional");
  bool isLinear = shape.size() == 1;
  bool hasShape = !shape.empty() && shape.size() <= 2 &&
                  shape.front() == values.getNumElements() &&
                  (isLinear || shape.back() == int64_t(dims.size()));
  std::optional<SmallVector<int64_t>> numbers = getInts(indices);
  if (!indices.getElementType().isSignlessInteger(64) || !hasShape || !numbers)
    return createStringError("indices must be int64, one or one for each of "
                             "the %zu dimensions for each of the %lld values",
                             dims.size(),
                             static_cast<long long>(values.getNumElements()));
  int64_t size = ShapedType::getNumElements(dims);
  for (auto [position, index] : llvm::enumerate(*numbers)) {
    int64_t bound = isLinear ? size : dims[position % dims.size()];
    if (index < 0 || index >= bound)
      return createStringError("indices must be >= 0 and < %lld, but one is "
                               "%lld",
                               static_cast<long long>(bound),
                               static_cast<long long>(index));
  }
  return llvm::Error::success();
}

Expected<RankedTensorType>
Importer::getDenseType(const onnx::SparseTensorProto &tensor) {
  // A tensor of these dims, of which `values` says the type.
  onnx::TensorProto dense;
  dense.set_name(tensor.values().name());
  dense.set_data_type(tensor.values().data_type());
  *dense.mutable_dims() = tensor.dims();
  return tensors.getType(dense);
}

Expected<Attribute>
Importer::convertSparse(const onnx::SparseTensorProto &tensor) {
  Expected<RankedTensorType> type = getDenseType(tensor);
  if (!type)
    return type.takeError();
  Expected<ElementsAttr> values = tensors.read(tensor.values());
  if (!values)
    return values.takeError();
  Expected<ElementsAttr> indices = tensors.read(tensor.indices());
  if (!indices)
    return indices.takeError();
  ArrayRef<int64_t> dims = type->getShape();
  if (llvm::Error error = checkSparse(*values, *indices, dims))
    return createStringError("sparse tensor %s: %s",
                             quote(tensor.values().name()).c_str(),
                             llvm::toString(std::move(error)).c_str());
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("values", *values),
       builder.getNamedAttr("indices", *indices),
       builder.getNamedAttr("dims", builder.getI64ArrayAttr(dims))});
}

/// The array of what `convert` makes of each of `items`.
template <typename Items, typename Fn>
static Expected<Attribute> convertAll(Builder &builder, const Items &items,
                                      const Fn &convert) {
  SmallVector<Attribute> attrs;
  for (const auto &item : items) {
    Expected<Attribute> attr = convert(item);
    if (!attr)
      return attr.takeError();
    attrs.push_back(*attr);
  }
  return builder.getArrayAttr(attrs);
}

Expected<Attribute>
Importer::convertAttribute(const onnx::AttributeProto &attribute) {
  auto fromInt = [&](int64_t value) -> Expected<Attribute> {
    return IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/true),
                            value);
  };
  auto fromFloat = [&](float value) -> Expected<Attribute> {
    return builder.getF32FloatAttr(value);
  };
  auto fromString = [&](const std::string &value) -> Expected<Attribute> {
    return builder.getStringAttr(value);
  };
  auto fromTensor = [&](const onnx::TensorProto &value) -> Expected<Attribute> {
    Expected<ElementsAttr> elements = tensors.read(value);
    return elements ? Expected<Attribute>(*elements) : elements.takeError();
  };
  auto fromType = [&](const onnx::TypeProto &value) -> Expected<Attribute> {
    Expected<Type> type = types.read(value);
    return type ? Expected<Attribute>(TypeAttr::get(*type)) : type.takeError();
  };
  auto fromSparse = [&](const onnx::SparseTensorProto &value) {
    return convertSparse(value);
  };
  switch (getAttributeType(attribute)) {
  case onnx::AttributeProto::INT:
    return fromInt(attribute.i());
  case onnx::AttributeProto::FLOAT:
    return fromFloat(attribute.f());
  case onnx::AttributeProto::STRING:
    return fromString(attribute.s());
  case onnx::AttributeProto::TENSOR:
    return fromTensor(attribute.t());
  case onnx::AttributeProto::TYPE_PROTO:
    return fromType(attribute.tp());
  case onnx::AttributeProto::SPARSE_TENSOR:
    return fromSparse(attribute.sparse_tensor());
  // One without a type and without a value is a list without elements.
  case onnx::AttributeProto::UNDEFINED:
  case onnx::AttributeProto::INTS:
    return convertAll(builder, attribute.ints(), fromInt);
  case onnx::AttributeProto::FLOATS:
    return convertAll(builder, attribute.floats(), fromFloat);
  case onnx::AttributeProto::STRINGS:
    return convertAll(builder, attribute.strings(), fromString);
  case onnx::AttributeProto::TENSORS:
    return convertAll(builder, attribute.tensors(), fromTensor);
  case onnx::AttributeProto::TYPE_PROTOS:
    return convertAll(builder, attribute.type_protos(), fromType);
  case onnx::AttributeProto::SPARSE_TENSORS:
    return convertAll(builder, attribute.sparse_tensors(), fromSparse);
  case onnx::AttributeProto::GRAPH:
  case onnx::AttributeProto::GRAPHS:
    return createStringError("the graph is missing");
  }
  return createStringError("there is no attribute type of number %d",
                           static_cast<int>(attribute.type()));
}
