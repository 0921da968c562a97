//===- Importer.h - The state of an import of an ONNX model -----*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_TARGET_ONNX_IMPORTER_H
#define SPLIT_LIB_TARGET_ONNX_IMPORTER_H

#include "Model.h"
#include "Tensors.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Target/Onnx/Import.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace split::onnx_import {

using Nodes = google::protobuf::RepeatedPtrField<onnx::NodeProto>;
using Opsets = llvm::StringMap<int64_t>;

/// What a call of a function of the model gives its body; of the model's own
/// graph, what the model says.
struct Frame {
  const Frame *caller = nullptr;
  const onnx::FunctionProto *function = nullptr;
  Opsets opsets;
  /// Those that the body may refer to, by name.
  llvm::StringMap<const onnx::AttributeProto *> attributes;
  /// Owner of those of them that are defaults.
  llvm::SmallVector<onnx::AttributeProto, 0> defaults;
  /// That of the call.
  std::optional<mlir::Location> loc;
  /// Whether its opsets, or those of a call around it, are not the model's.
  bool hasOwnOpsets = false;
};

/// What the names in a graph stand for.
struct Scope {
  const Frame &frame;
  /// The scope of the graph around; null in a function.
  Scope *parent = nullptr;
  mlir::Block *block = nullptr;
  /// As reports spell it: main/If#3.then_branch.
  std::string path;
  /// Whether it is part of a branch of an If, which may never run.
  bool isBranch = false;
  /// How many subgraphs and calls of functions it is in.
  unsigned depth = 0;

  llvm::StringMap<mlir::Value> values;
  /// Those that no value has been made of yet.
  llvm::StringMap<const onnx::TensorProto *> initializers;
  llvm::StringMap<const onnx::SparseTensorProto *> sparseInitializers;
  /// Where initializers become constants: after this one.
  mlir::Operation *lastConstant = nullptr;
  /// The index of the node that makes each value.
  llvm::StringMap<int> makers;
  /// What value_info and outputs say.
  llvm::StringMap<const onnx::TypeProto *> declared;
};

/// A node that is being imported.
struct Node {
  const onnx::NodeProto &proto;
  Scope &scope;
  mlir::Location loc;
  /// In its graph.
  int index = 0;
  /// Of its domain, 0 where neither the model nor the function imports it.
  int64_t opset = 0;
  /// With references to attributes of the function resolved.
  llvm::SmallVector<std::pair<llvm::StringRef, const onnx::AttributeProto *>>
      attributes;

  llvm::Error fail(const llvm::Twine &message) const;
  /// What a report is to say of it, as far as the node tells.
  OnnxSplit makeRecord() const;
  bool is(llvm::StringRef opType) const;
  /// Null where it was left out.
  const onnx::AttributeProto *find(llvm::StringRef name) const;
  /// An error unless `attribute`, called `name`, is of `type`.
  llvm::Error checkType(llvm::StringRef name,
                        const onnx::AttributeProto &attribute,
                        onnx::AttributeProto::AttributeType type) const;
  /// An error where the attribute has another type.
  llvm::Expected<std::optional<int64_t>> getInt(llvm::StringRef name) const;
  llvm::Expected<std::optional<llvm::SmallVector<int64_t>>>
  getInts(llvm::StringRef name) const;
};

/// Fails unless `node` has the subgraphs that its operator needs; `regions` are
/// those it has, under `names`.
llvm::Error
checkSubgraphs(const Node &node, llvm::ArrayRef<mlir::Attribute> names,
               llvm::ArrayRef<std::unique_ptr<mlir::Region>> regions);

/// The elements of `attr` if they are integers.
std::optional<llvm::SmallVector<int64_t>> getInts(mlir::Attribute attr);

/// The elements of a constant of integers, of one dimension or none.
std::optional<llvm::SmallVector<int64_t>> getConstantInts(mlir::Value value);

/// Fails where a subgraph of `node`, or its function, is nested too deep.
llvm::Error checkDepth(const Node &node);

/// The types of the outputs of `node` that follow from its operands, null where
/// nothing follows; those of If, Loop and Scan also from `regions`.
llvm::SmallVector<mlir::Type>
inferTypes(const Node &node, mlir::ValueRange operands,
           llvm::ArrayRef<std::unique_ptr<mlir::Region>> regions);

/// What both types say. Where they contradict each other, `declared`.
mlir::Type mergeTypes(mlir::Type inferred, mlir::Type declared);

class Importer {
public:
  Importer(const onnx::ModelProto &model, std::string folder,
           const OnnxImportOptions &options,
           llvm::function_ref<void(llvm::StringRef)> warn,
           mlir::MLIRContext *context);

  llvm::Expected<OnnxModel> import();

private:
  // Import.cpp
  llvm::Error importModel(mlir::ModuleOp module);
  llvm::Error importOpsets(
      const google::protobuf::RepeatedPtrField<onnx::OperatorSetIdProto> &from,
      llvm::StringRef place, Opsets &opsets);
  llvm::Error collectFunctions();
  /// The function that `node` calls, or null.
  const onnx::FunctionProto *findFunction(const onnx::NodeProto &node) const;
  llvm::Error importMain(mlir::ModuleOp module);
  llvm::Error checkOptions();
  llvm::Error checkInitialized(const onnx::ValueInfoProto &input,
                               mlir::Type type,
                               const onnx::TensorProto &initializer);

  // ImportGraph.cpp
  llvm::Error declareValues(const onnx::GraphProto &graph, Scope &scope);
  llvm::Error importNodes(const Nodes &nodes, Scope &scope);
  llvm::Error importNode(const onnx::NodeProto &proto, int index, Scope &scope);
  llvm::Error importGeneric(const Node &node);
  /// The value of the initializer `name` of `scope`, or null.
  llvm::Expected<mlir::Value> makeInitializer(llvm::StringRef name,
                                              Scope &scope);
  /// The value called `name`, or null where there is none.
  llvm::Expected<mlir::Value> lookUp(llvm::StringRef name, Scope &scope);
  llvm::Expected<llvm::SmallVector<mlir::Value>> getOperands(const Node &node);
  /// The types of the outputs, as declared and as inferred.
  llvm::Expected<llvm::SmallVector<mlir::Type>>
  getResultTypes(const Node &node, llvm::ArrayRef<mlir::Type> inferred);
  void bindOutputs(const Node &node, mlir::ValueRange results);
  mlir::Value getNoValue(mlir::Location loc);

  // ImportSubgraph.cpp
  llvm::Expected<std::unique_ptr<mlir::Region>>
  importSubgraph(const Node &node, const onnx::GraphProto &graph,
                 llvm::StringRef name, mlir::ValueRange operands);

  // ImportConstants.cpp
  llvm::Error importConstant(const Node &node);
  llvm::Expected<mlir::Value> makeConstant(const onnx::TensorProto &tensor,
                                           mlir::Location loc);
  llvm::Expected<mlir::Value>
  makeSparseConstant(const onnx::SparseTensorProto &tensor, mlir::Location loc);

  // ImportFunction.cpp
  llvm::Error callFunction(const Node &node,
                           const onnx::FunctionProto &function);

  // Attributes.cpp
  llvm::Expected<mlir::Attribute>
  convertAttribute(const onnx::AttributeProto &attribute);
  llvm::Expected<mlir::Attribute>
  convertSparse(const onnx::SparseTensorProto &tensor);
  llvm::Expected<mlir::RankedTensorType>
  getDenseType(const onnx::SparseTensorProto &tensor);

  // ImportSplit.cpp
  struct SplitParameters;
  llvm::Error importSplit(const Node &node);
  llvm::Error readSizes(const Node &node, int64_t version,
                        llvm::ArrayRef<mlir::Value> operands,
                        SplitParameters &parameters);
  llvm::Error setPartTypes(const Node &node, SplitOp op);
  llvm::Error keepAsGeneric(const Node &node, OnnxSplit split);
  llvm::Error checkSplitSignature(const Node &node, int64_t version);

  // ImportSequence.cpp
  struct SplitToSequence {
    mlir::Operation *op;
    OnnxSplit record;
  };
  /// All that can be splits become splits, now that all uses are known.
  void convertSplitsToSequence();
  void convertSplitToSequence(const SplitToSequence &split);

  /// Warns of what is assumed, or fails where that is asked.
  llvm::Error assume(const llvm::Twine &message, llvm::StringRef assumption);

  const onnx::ModelProto &model;
  const OnnxImportOptions &options;
  llvm::function_ref<void(llvm::StringRef)> warn;
  mlir::MLIRContext *context;
  mlir::OpBuilder builder;
  TensorReader tensors;
  TypeReader types;
  OnnxModel result;
  llvm::StringMap<const onnx::FunctionProto *> functions;
  llvm::DenseSet<mlir::Value> initializers;
  llvm::SmallVector<SplitToSequence, 0> splitsToSequence;
  /// Whether a node has ONNX's own domain spelt ai.onnx.
  bool hasSpeltDomain = false;
  /// How many more parts may be made of SplitToSequence.
  int64_t numPartsLeft = 1 << 16;
  /// How many more nodes may be imported: functions multiply them.
  int64_t numNodesLeft = 0;
};

} // namespace split::onnx_import

#endif // SPLIT_LIB_TARGET_ONNX_IMPORTER_H
