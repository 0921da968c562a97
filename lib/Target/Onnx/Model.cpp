//===- Model.cpp - Reading the messages of ONNX ---------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model.h"

#include "split/Specs/Quote.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/unknown_field_set.h>

using namespace split;
using namespace split::onnx_import;
namespace protobuf = google::protobuf;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using Nodes = protobuf::RepeatedPtrField<onnx::NodeProto>;

StringRef onnx_import::getDomain(const std::string &domain) {
  return domain.empty() ? StringRef(kOnnxDomain) : StringRef(domain);
}

std::string onnx_import::describeNode(const onnx::NodeProto &node) {
  std::string text = "node ";
  if (!node.name().empty())
    text += quote(node.name());
  else if (node.output_size() > 0)
    text += "of " + quote(node.output(0));
  else
    text += "without a name";
  return text + " (" + escape(node.op_type()) + ")";
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static Error checkFields(const protobuf::Message &message, std::string place);

/// Fails unless entry `index` of `field` in `message`, or the field if it is
/// not repeated, is UTF-8 or has such texts only.
static Error checkFields(const protobuf::Message &message,
                         const protobuf::FieldDescriptor *field, int index,
                         StringRef place) {
  const protobuf::Reflection *reflection = message.GetReflection();
  if (field->cpp_type() == protobuf::FieldDescriptor::CPPTYPE_MESSAGE)
    return checkFields(
        field->is_repeated()
            ? reflection->GetRepeatedMessage(message, field, index)
            : reflection->GetMessage(message, field),
        place.str());
  std::string scratch;
  const std::string &text =
      field->is_repeated()
          ? reflection->GetRepeatedStringReference(message, field, index,
                                                   &scratch)
          : reflection->GetStringReference(message, field, &scratch);
  if (llvm::json::isUTF8(text))
    return Error::success();
  return createStringError("%s: %s must be UTF-8, but is %s",
                           place.str().c_str(), field->full_name().c_str(),
                           quote(text).c_str());
}

/// Parsing puts what a field cannot be among those that the message does not
/// know.
static Error checkWireTypes(const protobuf::Message &message, StringRef place) {
  const protobuf::UnknownFieldSet &unknown =
      message.GetReflection()->GetUnknownFields(message);
  for (int index = 0; index < unknown.field_count(); ++index)
    if (const protobuf::FieldDescriptor *field =
            message.GetDescriptor()->FindFieldByNumber(
                unknown.field(index).number()))
      return createStringError("%s: %s has a value that it cannot have",
                               place.str().c_str(), field->full_name().c_str());
  return Error::success();
}

/// Fails unless all texts in `message`, which is in `place`, are UTF-8, and all
/// fields of their types. It recurses as deep as messages are nested, which
/// parsing limits.
static Error checkFields(const protobuf::Message &message, std::string place) {
  if (message.GetDescriptor() == onnx::NodeProto::descriptor())
    place = describeNode(static_cast<const onnx::NodeProto &>(message));
  if (Error error = checkWireTypes(message, place))
    return error;
  std::vector<const protobuf::FieldDescriptor *> fields;
  message.GetReflection()->ListFields(message, &fields);
  for (const protobuf::FieldDescriptor *field : fields) {
    if (field->type() != protobuf::FieldDescriptor::TYPE_STRING &&
        field->cpp_type() != protobuf::FieldDescriptor::CPPTYPE_MESSAGE)
      continue;
    int size = field->is_repeated()
                   ? message.GetReflection()->FieldSize(message, field)
                   : 1;
    for (int index = 0; index < size; ++index)
      if (Error error = checkFields(message, field, index, place))
        return error;
  }
  return Error::success();
}

Expected<std::unique_ptr<onnx::ModelProto>>
onnx_import::parseModel(llvm::MemoryBufferRef file) {
  if (file.getBufferSize() > std::numeric_limits<int>::max())
    return createStringError(
        "a model must have less than 2 GiB, but has %zu bytes",
        file.getBufferSize());
  auto model = std::make_unique<onnx::ModelProto>();
  protobuf::io::CodedInputStream stream(
      reinterpret_cast<const uint8_t *>(file.getBufferStart()),
      static_cast<int>(file.getBufferSize()));
  // The library speaks of errors on the standard error stream.
  protobuf::LogSilencer silencer;
  if (!model->MergeFromCodedStream(&stream) || !stream.ConsumedEntireMessage())
    return createStringError("not an ONNX model: the message breaks off, is "
                             "malformed or is nested too deep at byte %d of "
                             "%zu",
                             stream.CurrentPosition(), file.getBufferSize());
  if (!model->has_graph())
    return createStringError("not an ONNX model: ModelProto.graph is missing");
  if (Error error = checkFields(*model, "the model"))
    return error;
  return model;
}

Expected<llvm::SmallVector<onnx::AttributeProto, 0>>
onnx_import::getDefaultAttributes(const onnx::FunctionProto &function) {
  // FunctionProto.attribute_proto, since IR version 9.
  constexpr int fieldNumber = 11;
  const protobuf::UnknownFieldSet &fields =
      function.GetReflection()->GetUnknownFields(function);
  llvm::SmallVector<onnx::AttributeProto, 0> attributes;
  for (int index = 0; index < fields.field_count(); ++index) {
    const protobuf::UnknownField &field = fields.field(index);
    if (field.number() != fieldNumber)
      continue;
    bool isParsed =
        field.type() == protobuf::UnknownField::TYPE_LENGTH_DELIMITED &&
        attributes.emplace_back().ParseFromString(field.length_delimited());
    if (!isParsed)
      return createStringError(
          "function %s: FunctionProto.attribute_proto is malformed",
          quote(function.name()).c_str());
    if (Error error = checkFields(attributes.back(),
                                  "function " + quote(function.name())))
      return error;
  }
  return attributes;
}

/// The text in the field `number`, which the definition of `message` does not
/// have.
static std::string getUnknownText(const protobuf::Message &message,
                                  int number) {
  const protobuf::UnknownFieldSet &fields =
      message.GetReflection()->GetUnknownFields(message);
  for (int index = 0; index < fields.field_count(); ++index)
    if (fields.field(index).number() == number &&
        fields.field(index).type() ==
            protobuf::UnknownField::TYPE_LENGTH_DELIMITED)
      return fields.field(index).length_delimited();
  return "";
}

// The fields `overload`, since IR version 10.
std::string onnx_import::getOverload(const onnx::FunctionProto &function) {
  return getUnknownText(function, 13);
}

std::string onnx_import::getOverload(const onnx::NodeProto &node) {
  return getUnknownText(node, 8);
}

/// The types of which `attribute` has values.
static llvm::SmallVector<onnx::AttributeProto::AttributeType, 2>
getValueTypes(const onnx::AttributeProto &attribute) {
  using Proto = onnx::AttributeProto;
  const std::pair<Proto::AttributeType, bool> fields[] = {
      {Proto::FLOAT, attribute.has_f()},
      {Proto::INT, attribute.has_i()},
      {Proto::STRING, attribute.has_s()},
      {Proto::TENSOR, attribute.has_t()},
      {Proto::GRAPH, attribute.has_g()},
      {Proto::SPARSE_TENSOR, attribute.has_sparse_tensor()},
      {Proto::TYPE_PROTO, attribute.has_tp()},
      {Proto::FLOATS, attribute.floats_size() > 0},
      {Proto::INTS, attribute.ints_size() > 0},
      {Proto::STRINGS, attribute.strings_size() > 0},
      {Proto::TENSORS, attribute.tensors_size() > 0},
      {Proto::GRAPHS, attribute.graphs_size() > 0},
      {Proto::SPARSE_TENSORS, attribute.sparse_tensors_size() > 0},
      {Proto::TYPE_PROTOS, attribute.type_protos_size() > 0},
  };
  llvm::SmallVector<Proto::AttributeType, 2> types;
  for (auto [type, isThere] : fields)
    if (isThere)
      types.push_back(type);
  return types;
}

onnx::AttributeProto::AttributeType
onnx_import::getAttributeType(const onnx::AttributeProto &attribute) {
  if (attribute.type() != onnx::AttributeProto::UNDEFINED)
    return attribute.type();
  auto types = getValueTypes(attribute);
  return types.empty() ? onnx::AttributeProto::UNDEFINED : types.front();
}

Error onnx_import::checkAttribute(const onnx::AttributeProto &attribute) {
  onnx::AttributeProto::AttributeType type = getAttributeType(attribute);
  for (onnx::AttributeProto::AttributeType found : getValueTypes(attribute))
    if (found != type)
      return createStringError(
          "attribute %s is of type %s, but has a value of type %s",
          quote(attribute.name()).c_str(),
          onnx::AttributeProto::AttributeType_Name(type).c_str(),
          onnx::AttributeProto::AttributeType_Name(found).c_str());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// The names of the values that `graph` has of its own.
static llvm::StringSet<> collectOwnNames(const onnx::GraphProto &graph) {
  llvm::StringSet<> names;
  for (const onnx::ValueInfoProto &input : graph.input())
    names.insert(input.name());
  for (const onnx::TensorProto &initializer : graph.initializer())
    names.insert(initializer.name());
  for (const onnx::SparseTensorProto &initializer : graph.sparse_initializer())
    names.insert(initializer.values().name());
  for (const onnx::NodeProto &node : graph.node())
    names.insert(node.output().begin(), node.output().end());
  return names;
}

using UseFn = llvm::function_ref<void(const std::string &name)>;

/// Calls `fn` on the names of all values from outside that `node` reads, also
/// in its subgraphs.
static void forEachUse(const onnx::NodeProto &node, UseFn fn) {
  for (const std::string &name : node.input())
    fn(name);
  auto visitGraph = [&](const onnx::GraphProto &graph) {
    llvm::StringSet<> own = collectOwnNames(graph);
    auto visit = [&](const std::string &name) {
      if (!own.contains(name))
        fn(name);
    };
    for (const onnx::NodeProto &inner : graph.node())
      forEachUse(inner, visit);
    for (const onnx::ValueInfoProto &output : graph.output())
      visit(output.name());
  };
  for (const onnx::AttributeProto &attribute : node.attribute()) {
    if (attribute.has_g())
      visitGraph(attribute.g());
    llvm::for_each(attribute.graphs(), visitGraph);
  }
}

static void findMakers(const Nodes &nodes, NodeOrder &result) {
  for (int index = 0; index < nodes.size(); ++index)
    for (const std::string &name : nodes[index].output()) {
      if (name.empty())
        continue;
      auto [entry, isNew] = result.makers.try_emplace(name, index);
      if (!isNew && result.numDuplicates++ == 0)
        result.duplicate =
            describeNode(nodes[index]) +
            ": [NodeProto.output] a value must be made once, but " +
            quote(name) + " is an output of " +
            describeNode(nodes[entry->second]) + " too";
    }
}

Expected<NodeOrder> onnx_import::sortNodes(const Nodes &nodes) {
  NodeOrder result;
  findMakers(nodes, result);
  std::vector<llvm::SmallVector<int, 2>> needs(nodes.size());
  for (int index = 0; index < nodes.size(); ++index)
    forEachUse(nodes[index], [&](const std::string &name) {
      if (auto maker = result.makers.find(name); maker != result.makers.end())
        needs[index].push_back(maker->second);
    });

  // Depth first, with a stack of its own: chains are long.
  enum class State : uint8_t { New, Open, Done };
  std::vector<State> states(nodes.size(), State::New);
  llvm::SmallVector<int> stack;
  for (int root = 0; root < nodes.size(); ++root) {
    stack.push_back(root);
    while (!stack.empty()) {
      int index = stack.back();
      if (states[index] != State::New) {
        if (states[index] == State::Open)
          result.order.push_back(index);
        states[index] = State::Done;
        stack.pop_back();
        continue;
      }
      states[index] = State::Open;
      for (int need : llvm::reverse(needs[index])) {
        if (states[need] == State::Open)
          return createStringError(
              "%s: its input needs its own output: there is a cycle",
              describeNode(nodes[need]).c_str());
        if (states[need] == State::New)
          stack.push_back(need);
      }
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Walking
//===----------------------------------------------------------------------===//

static void forEachNode(const Nodes &nodes, NodeFn fn) {
  for (const onnx::NodeProto &node : nodes) {
    fn(node);
    for (const onnx::AttributeProto &attribute : node.attribute()) {
      if (attribute.has_g())
        forEachNode(attribute.g().node(), fn);
      for (const onnx::GraphProto &graph : attribute.graphs())
        forEachNode(graph.node(), fn);
    }
  }
}

void onnx_import::forEachNode(const onnx::ModelProto &model, NodeFn fn) {
  ::forEachNode(model.graph().node(), fn);
  for (const onnx::FunctionProto &function : model.functions())
    ::forEachNode(function.node(), fn);
}
