//===- ImportSubgraph.cpp - Subgraphs of ONNX nodes to MLIR ---------------===//
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

/// Subgraphs and calls of functions may be nested so deep: each recurses.
static constexpr unsigned kMaxDepth = 100;

Error onnx_import::checkDepth(const Node &node) {
  if (node.scope.depth < kMaxDepth)
    return Error::success();
  return node.fail("subgraphs and calls of functions must be nested at most " +
                   llvm::Twine(kMaxDepth) + " deep");
}

/// Whether nothing tells that the branch `name` of an If is the one that runs.
static bool mayNeverRun(const Node &node, StringRef name, ValueRange operands) {
  if (!node.is("If"))
    return false;
  std::optional<SmallVector<int64_t>> condition;
  if (!operands.empty())
    condition = getConstantInts(operands.front());
  if (!condition || condition->size() != 1)
    return true;
  return name != (condition->front() ? "then_branch" : "else_branch");
}

Expected<std::unique_ptr<Region>>
Importer::importSubgraph(const Node &node, const onnx::GraphProto &graph,
                         StringRef name, ValueRange operands) {
  if (Error error = checkDepth(node))
    return std::move(error);
  OpBuilder::InsertionGuard guard(builder);
  auto region = std::make_unique<Region>();
  Scope scope{node.scope.frame, &node.scope};
  scope.block = &region->emplaceBlock();
  // Many splits of a graph have its path: that of a very long name is cut.
  constexpr size_t maxLength = 200;
  std::string opType = node.proto.op_type();
  if (opType.size() > maxLength)
    opType = quote(opType);
  scope.path = node.scope.path + "/" + opType + "#" +
               std::to_string(node.index) + "." + name.str();
  scope.isBranch = node.scope.isBranch || mayNeverRun(node, name, operands);
  scope.depth = node.scope.depth + 1;
  if (Error error = declareValues(graph, scope))
    return std::move(error);
  for (auto [index, input] : llvm::enumerate(graph.input())) {
    Expected<Type> type = types.read(input.type());
    if (!type)
      return node.fail("input " + quote(input.name()) + " of " + quote(name) +
                       ": " + llvm::toString(type.takeError()));
    // What a loop carries is of the type of the operand, but of any shape.
    if (*type == getUnknownType(context) && index < operands.size())
      if (auto tensor = dyn_cast<TensorType>(operands[index].getType()))
        *type = UnrankedTensorType::get(tensor.getElementType());
    if (!scope.values
             .try_emplace(input.name(),
                          scope.block->addArgument(*type, node.loc))
             .second)
      return node.fail("input " + quote(input.name()) + " of " + quote(name) +
                       " is there twice");
  }
  if (Error error = importNodes(graph.node(), scope))
    return std::move(error);
  OperationState yield(node.loc, "onnx.Yield");
  for (const onnx::ValueInfoProto &output : graph.output()) {
    Expected<Value> value = lookUp(output.name(), scope);
    if (!value)
      return value.takeError();
    if (!*value)
      return node.fail("output " + quote(output.name()) + " of " + quote(name) +
                       " is made by no node");
    yield.addOperands(*value);
  }
  builder.setInsertionPointToEnd(scope.block);
  builder.create(yield);
  return region;
}

/// The attributes that hold the subgraphs of `node`, if its operator is known.
static SmallVector<StringRef, 2> getSubgraphNames(const Node &node) {
  if (node.is("If"))
    return {"then_branch", "else_branch"};
  if (node.is("Loop") || node.is("Scan"))
    return {"body"};
  return {};
}

Error onnx_import::checkSubgraphs(const Node &node, ArrayRef<Attribute> names,
                                  ArrayRef<std::unique_ptr<Region>> regions) {
  // The first output of a Loop's body is a condition.
  size_t expected = node.proto.output_size() + (node.is("Loop") ? 1 : 0);
  for (StringRef name : getSubgraphNames(node)) {
    const auto *it = llvm::find_if(names, [&](Attribute attr) {
      return cast<StringAttr>(attr).getValue() == name;
    });
    if (it == names.end())
      return node.fail("attribute " + quote(name) + " must be a graph");
    Region &region = *regions[it - names.begin()];
    size_t found = region.front().back().getNumOperands();
    if (found < expected)
      return node.fail("the graph " + quote(name) + " must have " +
                       llvm::Twine(expected) + " outputs, but has " +
                       llvm::Twine(found));
  }
  return Error::success();
}
