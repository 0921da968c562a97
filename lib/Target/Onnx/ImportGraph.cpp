//===- ImportGraph.cpp - Graphs and nodes of ONNX to MLIR -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/Quote.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

Error Node::fail(const llvm::Twine &message) const {
  return createStringError(describeNode(proto) + ": " + message);
}

OnnxSplit Node::makeRecord() const {
  OnnxSplit record;
  record.node = describeNode(proto);
  record.name = proto.name();
  if (proto.input_size() > 0)
    record.input = proto.input(0);
  if (proto.output_size() > 0)
    record.output = proto.output(0);
  record.opType = proto.op_type();
  record.path = scope.path;
  record.opset = opset;
  return record;
}

bool Node::is(StringRef opType) const {
  return proto.op_type() == opType && getDomain(proto.domain()) == kOnnxDomain;
}

const onnx::AttributeProto *Node::find(StringRef name) const {
  for (const auto &[known, attribute] : attributes)
    if (known == name)
      return attribute;
  return nullptr;
}

Error Node::checkType(StringRef name, const onnx::AttributeProto &attribute,
                      onnx::AttributeProto::AttributeType type) const {
  // An INTS without elements shows in no field.
  onnx::AttributeProto::AttributeType found = getAttributeType(attribute);
  if (found == type || (found == onnx::AttributeProto::UNDEFINED &&
                        type == onnx::AttributeProto::INTS))
    return Error::success();
  return fail("attribute " + quote(name) + " must be of type " +
              onnx::AttributeProto::AttributeType_Name(type) +
              ", but is of type " +
              onnx::AttributeProto::AttributeType_Name(found));
}

Expected<std::optional<int64_t>> Node::getInt(StringRef name) const {
  const onnx::AttributeProto *attribute = find(name);
  if (!attribute)
    return std::nullopt;
  if (Error error = checkType(name, *attribute, onnx::AttributeProto::INT))
    return std::move(error);
  return attribute->i();
}

Expected<std::optional<SmallVector<int64_t>>>
Node::getInts(StringRef name) const {
  const onnx::AttributeProto *attribute = find(name);
  if (!attribute)
    return std::nullopt;
  if (Error error = checkType(name, *attribute, onnx::AttributeProto::INTS))
    return std::move(error);
  return SmallVector<int64_t>(attribute->ints().begin(),
                              attribute->ints().end());
}

/// The attributes of `proto`; those that refer to one of the function that it
/// is in are that one, or left out where the call leaves it out.
static Expected<SmallVector<std::pair<StringRef, const onnx::AttributeProto *>>>
resolveAttributes(const onnx::NodeProto &proto, const Frame &frame) {
  SmallVector<std::pair<StringRef, const onnx::AttributeProto *>> attributes;
  llvm::StringSet<> names;
  for (const onnx::AttributeProto &attribute : proto.attribute()) {
    StringRef name = attribute.name();
    if (name.empty() || name.starts_with("onnx.") || !names.insert(name).second)
      return createStringError(
          "%s: the name of an attribute must be its own, not empty and not "
          "onnx.*, but is %s",
          describeNode(proto).c_str(), quote(name).c_str());
    const onnx::AttributeProto *value = &attribute;
    if (!attribute.ref_attr_name().empty()) {
      if (!frame.function)
        return createStringError(
            "%s: attribute %s is that of a function, %s, but is in none",
            describeNode(proto).c_str(), quote(name).c_str(),
            quote(attribute.ref_attr_name()).c_str());
      value = frame.attributes.lookup(attribute.ref_attr_name());
    }
    if (!value)
      continue;
    if (Error error = checkAttribute(*value))
      return createStringError(describeNode(proto) + ": " +
                               llvm::toString(std::move(error)));
    attributes.emplace_back(name, value);
  }
  return attributes;
}

Value Importer::getNoValue(Location loc) {
  OperationState state(loc, "onnx.NoValue");
  state.addTypes(builder.getNoneType());
  return builder.create(state)->getResult(0);
}

Expected<Value> Importer::makeInitializer(StringRef name, Scope &scope) {
  const onnx::TensorProto *dense = scope.initializers.lookup(name);
  const onnx::SparseTensorProto *sparse = scope.sparseInitializers.lookup(name);
  if (!dense && !sparse)
    return Value();
  OpBuilder::InsertionGuard guard(builder);
  if (scope.lastConstant)
    builder.setInsertionPointAfter(scope.lastConstant);
  else
    builder.setInsertionPointToStart(scope.block);
  Location loc = NameLoc::get(builder.getStringAttr(name));
  Expected<Value> value =
      dense ? makeConstant(*dense, loc) : makeSparseConstant(*sparse, loc);
  if (!value)
    return value.takeError();
  scope.lastConstant = value->getDefiningOp();
  scope.values[name] = *value;
  initializers.insert(*value);
  return *value;
}

Expected<Value> Importer::lookUp(StringRef name, Scope &scope) {
  if (auto value = scope.values.find(name); value != scope.values.end())
    return value->second;
  Expected<Value> value = makeInitializer(name, scope);
  if (!value || *value || !scope.parent)
    return value;
  return lookUp(name, *scope.parent);
}

Expected<SmallVector<Value>> Importer::getOperands(const Node &node) {
  SmallVector<Value> operands;
  for (auto [index, name] : llvm::enumerate(node.proto.input())) {
    if (name.empty()) {
      operands.push_back(getNoValue(node.loc));
      continue;
    }
    Expected<Value> value = lookUp(name, node.scope);
    if (!value)
      return value.takeError();
    if (!*value)
      return node.fail("input #" + llvm::Twine(index) + ", " + quote(name) +
                       ", is no input or initializer and made by no node");
    operands.push_back(*value);
  }
  return operands;
}

/// Whether the shapes of two tensor types of the same elements cannot both
/// hold.
static bool contradicts(Type inferred, Type stated) {
  auto from = dyn_cast_if_present<TensorType>(inferred);
  auto to = dyn_cast<TensorType>(stated);
  return from && to && from.getElementType() == to.getElementType() &&
         failed(verifyCompatibleShape(from, to));
}

/// `type` without its extents: those in the model may not be those of inputs of
/// other shapes.
static Type forgetExtents(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  SmallVector<int64_t> shape(tensor.getRank(), ShapedType::kDynamic);
  return tensor.clone(shape);
}

Expected<SmallVector<Type>> Importer::getResultTypes(const Node &node,
                                                     ArrayRef<Type> inferred) {
  SmallVector<Type> resultTypes;
  for (auto [index, name] : llvm::enumerate(node.proto.output())) {
    Type type = inferred[index];
    auto declared = node.scope.declared.find(name);
    if (!name.empty() && declared != node.scope.declared.end()) {
      Expected<Type> stated = types.read(*declared->second);
      if (!stated)
        return node.fail("output " + quote(name) + ": " +
                         llvm::toString(stated.takeError()));
      if (!options.shapes.empty())
        *stated = forgetExtents(*stated);
      if (contradicts(type, *stated)) {
        std::string texts;
        llvm::raw_string_ostream(texts)
            << "output " << quote(name) << " must have type " << type
            << ", but the model says " << *stated;
        if (Error error = assume(describeNode(node.proto) +
                                     ": [ValueInfoProto.type] " + texts,
                                 "that it is wrong there"))
          return std::move(error);
        *stated = type;
      }
      type = mergeTypes(type, *stated);
    }
    if (!type)
      type = name.empty() ? builder.getNoneType() : getUnknownType(context);
    resultTypes.push_back(type);
  }
  return resultTypes;
}

void Importer::bindOutputs(const Node &node, ValueRange results) {
  for (auto [name, value] : llvm::zip(node.proto.output(), results))
    if (!name.empty() && node.scope.makers.lookup(name) == node.index)
      node.scope.values[name] = value;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

Error Importer::declareValues(const onnx::GraphProto &graph, Scope &scope) {
  auto add = [&](auto &map, const std::string &name, auto *tensor) -> Error {
    if (!name.empty() && !scope.initializers.contains(name) &&
        map.try_emplace(name, tensor).second)
      return Error::success();
    return createStringError("graph %s: initializer %s %s",
                             quote(scope.path).c_str(), quote(name).c_str(),
                             name.empty() ? "must have a name"
                                          : "is there twice");
  };
  for (const onnx::TensorProto &tensor : graph.initializer())
    if (Error error = add(scope.initializers, tensor.name(), &tensor))
      return error;
  for (const onnx::SparseTensorProto &tensor : graph.sparse_initializer())
    if (Error error =
            add(scope.sparseInitializers, tensor.values().name(), &tensor))
      return error;
  for (const onnx::ValueInfoProto &value : graph.value_info())
    scope.declared.try_emplace(value.name(), &value.type());
  for (const onnx::ValueInfoProto &value : graph.output())
    scope.declared.try_emplace(value.name(), &value.type());
  return Error::success();
}

Error Importer::importNodes(const Nodes &nodes, Scope &scope) {
  Expected<NodeOrder> sorted = sortNodes(nodes);
  if (!sorted)
    return sorted.takeError();
  // One warning tells: tools that make such models do it to many values.
  if (sorted->numDuplicates > 0)
    if (Error error =
            assume(sorted->duplicate + " (one of " +
                       llvm::Twine(sorted->numDuplicates) + " such values)",
                   "that the first is meant"))
      return error;
  scope.makers = std::move(sorted->makers);
  for (int index : sorted->order) {
    builder.setInsertionPointToEnd(scope.block);
    if (Error error = importNode(nodes[index], index, scope))
      return error;
  }
  return Error::success();
}

Error Importer::importNode(const onnx::NodeProto &proto, int index,
                           Scope &scope) {
  // A node that is large is as good as several.
  if (scope.frame.function)
    numNodesLeft -= 1 + static_cast<int64_t>(proto.ByteSizeLong() / 8);
  if (numNodesLeft < 0)
    return createStringError("%s: functions that call functions make too many "
                             "nodes of the model",
                             describeNode(proto).c_str());
  // MLIR's parser has no names of ops with a zero.
  if (StringRef(proto.op_type()).contains('\0'))
    return createStringError("%s: op_type must be a name, but is %s",
                             describeNode(proto).c_str(),
                             quote(proto.op_type()).c_str());
  if (proto.op_type().empty())
    return createStringError("%s: op_type is missing",
                             describeNode(proto).c_str());
  for (const std::string &name : proto.output())
    if (!name.empty() && scope.makers.lookup(name) == index &&
        (scope.values.contains(name) || scope.initializers.contains(name)))
      return createStringError("%s: a value is made once, but its output %s is "
                               "an input or an initializer too",
                               describeNode(proto).c_str(),
                               quote(name).c_str());
  auto attributes = resolveAttributes(proto, scope.frame);
  if (!attributes)
    return attributes.takeError();
  StringRef name = !proto.name().empty()      ? StringRef(proto.name())
                   : proto.output_size() == 0 ? StringRef(proto.op_type())
                                              : StringRef(proto.output(0));
  Location loc = NameLoc::get(builder.getStringAttr(name));
  if (scope.frame.loc)
    loc = CallSiteLoc::get(loc, *scope.frame.loc);
  StringRef domain = getDomain(proto.domain());
  Node node{proto,
            scope,
            loc,
            index,
            scope.frame.opsets.lookup(domain),
            std::move(*attributes)};
  // Once: who spells it so does it throughout.
  if (proto.domain() == kOnnxDomain && !std::exchange(hasSpeltDomain, true))
    if (Error error =
            assume(describeNode(proto) +
                       ": [NodeProto.domain] ONNX's own domain must be "
                       "the empty string, but is 'ai.onnx'",
                   "to be the same, here and elsewhere"))
      return error;
  if (const onnx::FunctionProto *function = findFunction(proto))
    return callFunction(node, *function);
  if (domain == kOnnxDomain && node.opset == 0)
    return node.fail("opset_import has no version of ONNX's own domain");
  if (node.is("Split"))
    return importSplit(node);
  if (node.is("Constant"))
    return importConstant(node);
  return importGeneric(node);
}

Error Importer::importGeneric(const Node &node) {
  Expected<SmallVector<Value>> operands = getOperands(node);
  if (!operands)
    return operands.takeError();
  OperationState state(node.loc, "onnx." + node.proto.op_type());
  state.addOperands(*operands);
  SmallVector<std::unique_ptr<Region>> regions;
  SmallVector<Attribute> regionNames;
  auto addRegion = [&](const onnx::GraphProto &graph,
                       const std::string &name) -> Error {
    auto region = importSubgraph(node, graph, name, *operands);
    if (!region)
      return region.takeError();
    regions.push_back(std::move(*region));
    regionNames.push_back(builder.getStringAttr(name));
    return Error::success();
  };
  for (auto [name, attribute] : node.attributes) {
    if (attribute->has_g() || attribute->graphs_size() > 0) {
      if (attribute->has_g())
        if (Error error = addRegion(attribute->g(), name.str()))
          return error;
      for (auto [index, graph] : llvm::enumerate(attribute->graphs()))
        if (Error error =
                addRegion(graph, (name + "." + llvm::Twine(index)).str()))
          return error;
      continue;
    }
    Expected<Attribute> converted = convertAttribute(*attribute);
    if (!converted)
      return node.fail("attribute " + quote(name) + ": " +
                       llvm::toString(converted.takeError()));
    state.addAttribute(name, *converted);
  }
  if (Error error = checkSubgraphs(node, regionNames, regions))
    return error;
  StringRef domain = getDomain(node.proto.domain());
  if (domain != kOnnxDomain)
    state.addAttribute("onnx.domain", builder.getStringAttr(domain));
  if (node.scope.frame.hasOwnOpsets)
    state.addAttribute("onnx.opset",
                       builder.getDictionaryAttr(builder.getNamedAttr(
                           domain, builder.getI64IntegerAttr(node.opset))));
  if (!regionNames.empty())
    state.addAttribute("onnx.regions", builder.getArrayAttr(regionNames));
  Expected<SmallVector<Type>> resultTypes =
      getResultTypes(node, inferTypes(node, *operands, regions));
  if (!resultTypes)
    return resultTypes.takeError();
  state.addTypes(*resultTypes);
  for (std::unique_ptr<Region> &region : regions)
    state.addRegion(std::move(region));
  Operation *op = builder.create(state);
  bindOutputs(node, op->getResults());
  if (node.is("SplitToSequence"))
    splitsToSequence.push_back({op, node.makeRecord()});
  return Error::success();
}
