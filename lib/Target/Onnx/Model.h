//===- Model.h - Reading the messages of ONNX -------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_TARGET_ONNX_MODEL_H
#define SPLIT_LIB_TARGET_ONNX_MODEL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <onnx/onnx_pb.h>
#include <optional>

namespace split::onnx_import {

/// The domain of ONNX's own operators, which models spell "" or, against the
/// text, ai.onnx.
constexpr llvm::StringLiteral kOnnxDomain = "ai.onnx";

llvm::StringRef getDomain(const std::string &domain);

/// How messages call a node: node 'name' (OpType), by its first output where it
/// has no name.
std::string describeNode(const onnx::NodeProto &node);

/// The message of a model, of which all texts are UTF-8.
llvm::Expected<std::unique_ptr<onnx::ModelProto>>
parseModel(llvm::MemoryBufferRef file);

/// The attributes that `function` gives defaults for: a field that is newer
/// than the message's definition.
llvm::Expected<llvm::SmallVector<onnx::AttributeProto, 0>>
getDefaultAttributes(const onnx::FunctionProto &function);

/// What tells `function`, or the function that `node` calls, from others of its
/// name: a field that is newer than the messages' definitions.
std::string getOverload(const onnx::FunctionProto &function);
std::string getOverload(const onnx::NodeProto &node);

/// The type that the value of `attribute` has: that which is stated, or in
/// models from before it was, the one that has a value.
onnx::AttributeProto::AttributeType
getAttributeType(const onnx::AttributeProto &attribute);

/// Fails if `attribute` has a value of another type than its own.
llvm::Error checkAttribute(const onnx::AttributeProto &attribute);

/// What the values of a graph say of its nodes.
struct NodeOrder {
  /// In which the nodes can be executed, by their indices: the order of the
  /// graph where it allows.
  llvm::SmallVector<int> order;

  /// The index of the node that makes each value: the first that does.
  llvm::StringMap<int> makers;

  /// How many times a value is made by another node too, and what is wrong with
  /// the first of them.
  int64_t numDuplicates = 0;
  std::string duplicate;
};

/// Sorts the nodes of a graph. The error names a node on a cycle.
llvm::Expected<NodeOrder>
sortNodes(const google::protobuf::RepeatedPtrField<onnx::NodeProto> &nodes);

using NodeFn = llvm::function_ref<void(const onnx::NodeProto &node)>;

/// Calls `fn` on all nodes of `model`, functions and subgraphs included.
void forEachNode(const onnx::ModelProto &model, NodeFn fn);

} // namespace split::onnx_import

#endif // SPLIT_LIB_TARGET_ONNX_MODEL_H
