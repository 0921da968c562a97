//===- Import.cpp - ONNX models to MLIR -----------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "split/Specs/Quote.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

/// Where functions call functions, so many nodes may come of each node.
static constexpr int64_t kMaxNodesPerNode = 100;
static constexpr int64_t kMinNodesLeft = 100000;

void split::registerOnnxImportDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, func::FuncDialect, SplitDialect,
                  tensor::TensorDialect>();
}

Importer::Importer(const onnx::ModelProto &model, std::string folder,
                   const OnnxImportOptions &options,
                   llvm::function_ref<void(StringRef)> warn,
                   MLIRContext *context)
    : model(model), options(options), warn(warn), context(context),
      builder(context), tensors(std::move(folder), options, context),
      types(options, context) {
  int64_t numNodes = 0;
  forEachNode(model, [&](const onnx::NodeProto &node) {
    ++numNodes;
    result.numSplitNodes +=
        node.op_type() == "Split" && getDomain(node.domain()) == kOnnxDomain;
  });
  numNodesLeft = kMinNodesLeft + kMaxNodesPerNode * numNodes;
}

Error Importer::assume(const llvm::Twine &message, StringRef assumption) {
  if (options.strict)
    return createStringError(message);
  warn((message + "; assumed " + assumption).str());
  return Error::success();
}

/// Of which operators the versions are known to the model or a function.
Error Importer::importOpsets(
    const google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto> &from,
    StringRef place, Opsets &opsets) {
  for (const onnx::OperatorSetIdProto &opset : from) {
    StringRef domain = getDomain(opset.domain());
    if (opset.version() < 1)
      return createStringError(
          "%s: opset_import of domain %s: the version must be >= 1, but is "
          "%lld",
          place.str().c_str(), quote(domain).c_str(),
          static_cast<long long>(opset.version()));
    if (opset.domain() == kOnnxDomain)
      if (Error error =
              assume(place + ": opset_import: [OperatorSetIdProto.domain] "
                             "ONNX's own domain must be the empty string, but "
                             "is 'ai.onnx'",
                     "to be the same"))
        return error;
    auto [entry, isNew] = opsets.try_emplace(domain, opset.version());
    if (!isNew && entry->second != opset.version())
      return createStringError(
          "%s: opset_import: domain %s has two versions, %lld and %lld",
          place.str().c_str(), quote(domain).c_str(),
          static_cast<long long>(entry->second),
          static_cast<long long>(opset.version()));
  }
  return Error::success();
}

/// What tells functions apart.
static std::string getFunctionKey(StringRef domain, StringRef name,
                                  StringRef overload) {
  return domain.str() + '\0' + name.str() + '\0' + overload.str();
}

Error Importer::collectFunctions() {
  for (const onnx::FunctionProto &function : model.functions()) {
    std::string key = getFunctionKey(getDomain(function.domain()),
                                     function.name(), getOverload(function));
    if (!functions.try_emplace(key, &function).second)
      return createStringError("function %s of domain %s is there twice",
                               quote(function.name()).c_str(),
                               quote(function.domain()).c_str());
    llvm::StringSet<> inputs;
    for (const std::string &input : function.input())
      if (input.empty() || !inputs.insert(input).second)
        return createStringError("function %s of domain %s: input %s is there "
                                 "twice or has no name",
                                 quote(function.name()).c_str(),
                                 quote(function.domain()).c_str(),
                                 quote(input).c_str());
  }
  return Error::success();
}

const onnx::FunctionProto *
Importer::findFunction(const onnx::NodeProto &node) const {
  return functions.lookup(getFunctionKey(getDomain(node.domain()),
                                         node.op_type(), getOverload(node)));
}

/// Options that name what the model does not have are errors.
Error Importer::checkOptions() {
  for (StringRef dim : options.dims.keys())
    if (!types.hasMet(dim))
      return createStringError("--dim: the model has no dimension %s",
                               quote(dim).c_str());
  for (StringRef name : options.shapes.keys())
    if (llvm::none_of(model.graph().input(),
                      [&](const auto &input) { return input.name() == name; }))
      return createStringError("--shape: the model has no input %s",
                               quote(name).c_str());
  return Error::success();
}

/// The types of an input and of its initializer must agree.
Error Importer::checkInitialized(const onnx::ValueInfoProto &input, Type type,
                                 const onnx::TensorProto &initializer) {
  Expected<RankedTensorType> known = tensors.getType(initializer);
  if (!known)
    return known.takeError();
  auto stated = dyn_cast<TensorType>(type);
  if (type == getUnknownType(context) ||
      (stated && stated.getElementType() == known->getElementType() &&
       succeeded(verifyCompatibleShape(stated, *known))))
    return Error::success();
  std::string text;
  llvm::raw_string_ostream(text)
      << "input " << quote(input.name()) << ": [ValueInfoProto.type] the type "
      << "must be that of its initializer, " << *known << ", but is " << type;
  return assume(text, "that it is wrong there");
}

/// Replaces the shape of the input called `name`, where that is asked for.
static Error reshape(StringRef name, const OnnxImportOptions &options,
                     Type &type) {
  auto shape = options.shapes.find(name);
  if (shape == options.shapes.end())
    return Error::success();
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return createStringError("--shape: input %s is no tensor",
                             quote(name).c_str());
  if (Error error = checkShape(shape->second))
    return createStringError("--shape: input %s: %s", quote(name).c_str(),
                             llvm::toString(std::move(error)).c_str());
  type = tensor.cloneWith(shape->second, tensor.getElementType());
  return Error::success();
}

/// The attributes onnx.name of arguments or results.
static SmallVector<DictionaryAttr> makeNameAttrs(Builder &builder,
                                                 ArrayRef<Attribute> names) {
  return llvm::map_to_vector(names, [&](Attribute name) {
    return builder.getDictionaryAttr(builder.getNamedAttr("onnx.name", name));
  });
}

Error Importer::importMain(ModuleOp module) {
  const onnx::GraphProto &graph = model.graph();
  Frame frame;
  if (Error error =
          importOpsets(model.opset_import(), "the model", frame.opsets))
    return error;
  SmallVector<NamedAttribute> opsets;
  for (const auto &entry : frame.opsets)
    opsets.emplace_back(builder.getStringAttr(entry.getKey()),
                        builder.getI64IntegerAttr(entry.getValue()));
  module->setAttr("onnx.ir_version",
                  builder.getI64IntegerAttr(model.ir_version()));
  module->setAttr("onnx.opset", builder.getDictionaryAttr(opsets));

  Location loc = NameLoc::get(builder.getStringAttr("main"));
  builder.setInsertionPointToEnd(module.getBody());
  auto function = func::FuncOp::create(builder, loc, "main",
                                       builder.getFunctionType({}, {}));
  Scope scope{frame};
  scope.path = "main";
  scope.block = function.addEntryBlock();
  if (Error error = declareValues(graph, scope))
    return error;

  SmallVector<Type> argTypes, resultTypes;
  SmallVector<Attribute> argNames;
  for (const onnx::ValueInfoProto &input : graph.input()) {
    if (input.name().empty())
      return createStringError("an input must have a name");
    if (scope.sparseInitializers.contains(input.name()))
      continue;
    Expected<Type> type = types.read(input.type());
    if (!type)
      return createStringError("input %s: %s", quote(input.name()).c_str(),
                               llvm::toString(type.takeError()).c_str());
    // What has an initializer is a constant.
    if (auto initializer = scope.initializers.find(input.name());
        initializer != scope.initializers.end()) {
      if (Error error = checkInitialized(input, *type, *initializer->second))
        return error;
      if (options.shapes.contains(input.name()))
        return createStringError("--shape: input %s has an initializer",
                                 quote(input.name()).c_str());
      continue;
    }
    if (Error error = reshape(input.name(), options, *type))
      return error;
    if (!scope.values
             .try_emplace(input.name(), scope.block->addArgument(*type, loc))
             .second)
      return createStringError("input %s is there twice",
                               quote(input.name()).c_str());
    argTypes.push_back(*type);
    argNames.push_back(builder.getStringAttr(input.name()));
  }
  if (Error error = importNodes(graph.node(), scope))
    return error;

  SmallVector<Value> results;
  SmallVector<Attribute> resultNames;
  for (const onnx::ValueInfoProto &output : graph.output()) {
    Expected<Value> value = lookUp(output.name(), scope);
    if (!value)
      return value.takeError();
    if (!*value)
      return createStringError("output %s is made by no node",
                               quote(output.name()).c_str());
    results.push_back(*value);
    resultNames.push_back(builder.getStringAttr(output.name()));
  }
  builder.setInsertionPointToEnd(scope.block);
  auto returned = func::ReturnOp::create(builder, loc, results);
  // It replaces values.
  convertSplitsToSequence();
  function.setType(
      builder.getFunctionType(argTypes, returned.getOperandTypes()));
  // All at once: each change of one makes a new list of all.
  function.setAllArgAttrs(makeNameAttrs(builder, argNames));
  function.setAllResultAttrs(makeNameAttrs(builder, resultNames));
  return Error::success();
}

Expected<OnnxModel> Importer::import() {
  result.module = ModuleOp::create(builder.getUnknownLoc());
  if (Error error = collectFunctions())
    return error;
  if (Error error = importMain(*result.module))
    return error;
  if (Error error = checkOptions())
    return error;
  // The rules have been asked: this is for what nobody thought of.
  std::string message;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (message.empty())
      message = diagnostic.str();
    return success();
  });
  if (failed(verify(*result.module)))
    return createStringError("the model has no valid form in MLIR: %s",
                             message.c_str());
  return std::move(result);
}

Expected<OnnxModel> split::importOnnx(llvm::MemoryBufferRef file,
                                      const OnnxImportOptions &options,
                                      llvm::function_ref<void(StringRef)> warn,
                                      MLIRContext *context) {
  StringRef path = file.getBufferIdentifier();
  auto place = [&](StringRef message) { return (path + ": " + message).str(); };
  auto fail = [&](Error error) {
    return createStringError(place(llvm::toString(std::move(error))));
  };
  DialectRegistry registry;
  registerOnnxImportDialects(registry);
  context->appendDialectRegistry(registry);
  context->loadAllAvailableDialects();
  context->allowUnregisteredDialects();

  Expected<std::unique_ptr<onnx::ModelProto>> proto = parseModel(file);
  if (!proto)
    return fail(proto.takeError());
  std::string folder;
  if (path != "-" && path != "<stdin>") {
    StringRef parent = llvm::sys::path::parent_path(path);
    folder = parent.empty() ? "." : parent.str();
  }
  auto warnInPlace = [&](StringRef message) { warn(place(message)); };
  Importer importer(**proto, std::move(folder), options, warnInPlace, context);
  Expected<OnnxModel> imported = importer.import();
  if (!imported)
    return fail(imported.takeError());
  return imported;
}
