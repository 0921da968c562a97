//===- Executor.h - Compile a module and call its functions -----*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_EXECUTOR_EXECUTOR_H
#define SPLIT_EXECUTOR_EXECUTOR_H

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

/// A module that was compiled for the host, at the optimisation level 3.
class Executor {
public:
  /// Adds what compiling needs to `registry`: all dialects, ours and
  /// upstream's, with their interfaces.
  static void registerDialects(mlir::DialectRegistry &registry);

  /// Lowers `module` by --convert-onnx-to-linalg and --split-to-llvm, in place,
  /// and compiles it. With `checkRules`, a call in which an op breaks a rule
  /// ends the program with a message before that op is executed
  /// (split_rt_fail); without, it is undefined. Errors are those of the passes,
  /// which are also emitted as diagnostics of the context, and those of the
  /// compiler.
  static llvm::Expected<std::unique_ptr<Executor>>
  compile(mlir::ModuleOp module, bool checkRules = true);

  ~Executor();

  /// The public function `name`; if it is empty, the only public function or
  /// else the one called main. It is an error if there is none, or if a value
  /// has a type that the host cannot pass.
  llvm::Expected<const FunctionSignature *>
  findFunction(llvm::StringRef name) const;

  /// Calls `function` and returns its results, none of which shares memory with
  /// an input or with another result. It is an error if the number, the element
  /// types or the shapes of the inputs are not those of the arguments (where an
  /// index is wanted, i64 will do), or if a result has a string that no input
  /// has.
  llvm::Expected<llvm::SmallVector<HostTensor, 0>>
  call(const FunctionSignature &function, llvm::ArrayRef<HostTensor> inputs);

private:
  Executor() = default;

  std::unique_ptr<mlir::ExecutionEngine> engine;
  llvm::SmallVector<FunctionSignature> functions;
  /// Why a public function that is not in `functions` cannot be called.
  llvm::StringMap<std::string> uncallable;
};

} // namespace split

#endif // SPLIT_EXECUTOR_EXECUTOR_H
