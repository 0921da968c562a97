//===- Executor.h - Compile a module and call its functions -----*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_EXECUTOR_EXECUTOR_H
#define SPLIT_EXECUTOR_EXECUTOR_H

#include "split-c/Runtime.h"
#include "split/Runner/HostTensor.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace mlir {
class DialectRegistry;
class ExecutionEngine;
} // namespace mlir

namespace split {

/// An argument or a result of a function that can be called from the host: a
/// ranked tensor of an element type that host tensors have, or a number, which
/// the host sees as a tensor of rank 0.
struct ValueSignature {
  /// Of an argument, the name in a model that was imported; empty where it has
  /// none.
  std::string name;
  ElementKind kind = ElementKind::Unknown;
  /// Extents, kUnknown where only the call tells.
  llvm::SmallVector<int64_t> shape;
  bool isTensor = true;
};

/// A public function of a module.
struct FunctionSignature {
  std::string name;
  llvm::SmallVector<ValueSignature> arguments;
  llvm::SmallVector<ValueSignature> results;
};

/// The public functions of a module, before it is lowered.
class Signatures {
public:
  Signatures() = default;
  explicit Signatures(mlir::ModuleOp module);

  /// The public function `name`; if it is empty, the only public function or
  /// else the one called main. It is an error if there is none, or if a value
  /// has a type that the host cannot pass.
  llvm::Expected<const FunctionSignature *> find(llvm::StringRef name) const;

private:
  llvm::SmallVector<FunctionSignature, 0> functions;
  /// Why a public function that is not in `functions` cannot be called.
  llvm::StringMap<std::string> uncallable;
};

/// An error unless `inputs` are those that `function` takes, in number, element
/// types and shapes; where it takes an index, i64 will do.
llvm::Error checkInputs(const FunctionSignature &function,
                        llvm::ArrayRef<HostTensor> inputs);

struct CompileOptions {
  /// A call in which an op breaks a rule ends the program with a message before
  /// that op is executed (split_rt_fail); without, it is undefined.
  bool checkRules = true;
  /// Calls count the bytes that they allocate and copy (--split-count-bytes).
  bool countBytes = false;
  /// At LLVM's level 3, else at 0.
  bool optimize = true;
};

/// A module that was compiled for the host.
class Executor {
public:
  /// Adds what compiling needs to `registry`: all dialects, ours and
  /// upstream's, with their interfaces.
  static void registerDialects(mlir::DialectRegistry &registry);

  /// Lowers `module` by --convert-onnx-to-linalg and --split-to-llvm, in place,
  /// and compiles it. Errors are those of the passes, which are also emitted as
  /// diagnostics of the context, and those of the compiler.
  static llvm::Expected<std::unique_ptr<Executor>>
  compile(mlir::ModuleOp module, const CompileOptions &options = {});

  ~Executor();

  /// As Signatures::find.
  llvm::Expected<const FunctionSignature *>
  findFunction(llvm::StringRef name) const {
    return signatures.find(name);
  }

  /// Calls `function` and returns its results, none of which shares memory with
  /// an input or with another result. It is an error if checkInputs has one, or
  /// if a result has a string that no input has.
  llvm::Expected<llvm::SmallVector<HostTensor, 0>>
  call(const FunctionSignature &function, llvm::ArrayRef<HostTensor> inputs);

  /// What the last call allocated and copied, its results included, where the
  /// module was compiled to count that. Calls at once would count together.
  const split_rt_byte_counts &getByteCounts() const { return byteCounts; }

private:
  Executor() = default;

  std::unique_ptr<mlir::ExecutionEngine> engine;
  Signatures signatures;
  split_rt_byte_counts byteCounts = {};
};

} // namespace split

#endif // SPLIT_EXECUTOR_EXECUTOR_H
