//===- ImportFunction.cpp - Calls of functions of ONNX models to MLIR -----===//
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
using llvm::Error;
using llvm::Expected;

static bool isActive(const Frame &frame, const onnx::FunctionProto &function) {
  for (const Frame *active = &frame; active; active = active->caller)
    if (active->function == &function)
      return true;
  return false;
}

Error Importer::callFunction(const Node &node,
                             const onnx::FunctionProto &function) {
  if (isActive(node.scope.frame, function))
    return node.fail("function " + quote(function.name()) + " calls itself");
  if (Error error = checkDepth(node))
    return error;
  if (node.proto.input_size() > function.input_size() ||
      node.proto.output_size() > function.output_size())
    return node.fail("function " + quote(function.name()) + " has " +
                     llvm::Twine(function.input_size()) + " inputs and " +
                     llvm::Twine(function.output_size()) +
                     " outputs, but the node has " +
                     llvm::Twine(node.proto.input_size()) + " and " +
                     llvm::Twine(node.proto.output_size()));
  Expected<SmallVector<Value>> operands = getOperands(node);
  if (!operands)
    return operands.takeError();

  Frame frame{&node.scope.frame, &function};
  frame.loc = node.loc;
  std::string place =
      ("function " + getDomain(function.domain()) + "::" + function.name())
          .str();
  if (Error error = importOpsets(function.opset_import(), place, frame.opsets))
    return error;
  const Frame *root = &node.scope.frame;
  while (root->caller)
    root = root->caller;
  frame.hasOwnOpsets =
      node.scope.frame.hasOwnOpsets ||
      llvm::any_of(frame.opsets, [&](const auto &entry) {
        return root->opsets.lookup(entry.getKey()) != entry.getValue();
      });
  auto defaults = getDefaultAttributes(function);
  if (!defaults)
    return defaults.takeError();
  frame.defaults = std::move(*defaults);
  for (const onnx::AttributeProto &attribute : frame.defaults)
    frame.attributes[attribute.name()] = &attribute;
  for (auto [name, attribute] : node.attributes)
    frame.attributes[name] = attribute;

  Scope scope{frame};
  scope.block = node.scope.block;
  scope.path = place;
  scope.isBranch = node.scope.isBranch;
  scope.depth = node.scope.depth + 1;
  for (auto [index, name] : llvm::enumerate(function.input()))
    scope.values[name] =
        index < operands->size() ? (*operands)[index] : getNoValue(node.loc);
  if (Error error = importNodes(function.node(), scope))
    return error;
  SmallVector<Value> results;
  for (int index = 0; index < node.proto.output_size(); ++index) {
    Expected<Value> value = lookUp(function.output(index), scope);
    if (!value)
      return value.takeError();
    if (!*value)
      return node.fail("output " + quote(function.output(index)) +
                       " of function " + quote(function.name()) +
                       " is made by no node");
    results.push_back(*value);
  }
  bindOutputs(node, results);
  return Error::success();
}
