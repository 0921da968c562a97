//===- Import.h - ONNX models to MLIR ---------------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form that a model has in MLIR is described in docs/Onnx.md.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TARGET_ONNX_IMPORT_H
#define SPLIT_TARGET_ONNX_IMPORT_H

#include "split/Specs/SplitDesc.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

struct OnnxImportOptions {
  /// Values of symbolic dimensions, by name.
  llvm::StringMap<int64_t> dims;

  /// Shapes of inputs of the model, by name: they replace those in the model.
  llvm::StringMap<llvm::SmallVector<int64_t>> shapes;

  /// Whether each warning is an error.
  bool strict = false;

  /// Whether external data is read that no rule of a split needs. Without, a
  /// large constant is an onnx.ExternalData, which tells where its data is.
  bool readExternalData = true;
};

/// A Split of a model as it was imported, or a SplitToSequence that became one.
struct OnnxSplit {
  /// Where the sizes come from.
  enum class SizesOrigin {
    Equal,       ///< no parameter: equal parts
    NumOutputs,  ///< the attribute num_outputs
    Attribute,   ///< the attribute split
    Initializer, ///< an initializer
    Constant,    ///< a Constant node
    RunTime      ///< only a run tells
  };

  /// As messages call it: node 'name' (Split).
  std::string node;
  /// Of the node, which may have none.
  std::string name;
  /// The names of its first input and output.
  std::string input;
  std::string output;
  std::string opType;
  /// The graph it is in: main, main/If#3.then_branch, function DOMAIN::NAME.
  std::string path;
  int64_t opset = 0;
  SizesOrigin origin = SizesOrigin::Equal;
  /// What is known of it, in its own form.
  SplitDesc desc;
  /// What it became: split.split, or onnx.Split where that cannot be. Part of
  /// the module.
  mlir::Operation *op = nullptr;
};

struct OnnxModel {
  mlir::OwningOpRef<mlir::ModuleOp> module;

  /// In the order of their import, those that were a SplitToSequence last. A
  /// split in a function is there once for each call of it.
  llvm::SmallVector<OnnxSplit, 0> splits;

  /// The number of Split nodes as the model has them: those of a function
  /// once, whether or not it is called.
  int64_t numSplitNodes = 0;

  /// The number of SplitToSequence that became no split.
  int64_t numSequences = 0;
};

/// What an import needs of MLIR: dialects that context must have.
void registerOnnxImportDialects(mlir::DialectRegistry &registry);

/// Imports the model in `file`, whose identifier is its path: external data is
/// sought in that folder and nowhere else. Unregistered dialects are allowed in
/// `context` from then on. The error names the path, the node and the rule;
/// `warn` is called with the like for what the text of ONNX forbids but an
/// assumption allows.
llvm::Expected<OnnxModel>
importOnnx(llvm::MemoryBufferRef file, const OnnxImportOptions &options,
           llvm::function_ref<void(llvm::StringRef)> warn,
           mlir::MLIRContext *context);

} // namespace split

#endif // SPLIT_TARGET_ONNX_IMPORT_H
