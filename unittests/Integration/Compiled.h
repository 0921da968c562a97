//===- Compiled.h - Modules compiled for tests ------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_COMPILED_H
#define SPLIT_UNITTESTS_INTEGRATION_COMPILED_H

#include "split/Executor/Executor.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/ArrayRef.h"
#include "gtest/gtest.h"
#include <cstring>
#include <random>

namespace split::test {

/// The context of all tests of a program, with everything that compiling needs.
inline mlir::MLIRContext &getContext() {
  static mlir::DialectRegistry registry = [] {
    mlir::DialectRegistry all;
    Executor::registerDialects(all);
    return all;
  }();
  static mlir::MLIRContext context(registry,
                                   mlir::MLIRContext::Threading::DISABLED);
  return context;
}

/// A module that was compiled, and its only public function.
class Compiled {
public:
  /// Fails the test where `text` does not compile.
  explicit Compiled(llvm::StringRef text, const CompileOptions &options = {}) {
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
    if (!module) {
      ADD_FAILURE() << "does not parse:\n" << text.str();
      return;
    }
    llvm::Expected<std::unique_ptr<Executor>> compiled =
        Executor::compile(*module, options);
    if (!compiled) {
      ADD_FAILURE() << llvm::toString(compiled.takeError());
      return;
    }
    executor = std::move(*compiled);
    llvm::Expected<const FunctionSignature *> found =
        executor->findFunction("");
    if (found)
      function = *found;
    else
      ADD_FAILURE() << llvm::toString(found.takeError());
  }

  /// Of the function; it must have compiled.
  const FunctionSignature &getSignature() const { return *function; }

  /// The results, or none where compilation or the call failed, which fails the
  /// test.
  llvm::SmallVector<HostTensor, 0> call(llvm::ArrayRef<HostTensor> inputs) {
    if (!function)
      return {};
    auto results = executor->call(*function, inputs);
    if (results)
      return std::move(*results);
    ADD_FAILURE() << llvm::toString(results.takeError());
    return {};
  }

  /// What the last call allocated and copied, where `options` ask for that.
  split_rt_byte_counts getByteCounts() const {
    return executor ? executor->getByteCounts() : split_rt_byte_counts();
  }

private:
  std::unique_ptr<Executor> executor;
  const FunctionSignature *function = nullptr;
};

inline HostTensor makeTensor(ElementKind kind, llvm::ArrayRef<int64_t> shape) {
  return llvm::cantFail(HostTensor::create(kind, shape));
}

/// A tensor of random bytes; of an i1, each 0 or 1.
inline HostTensor makeRandomTensor(ElementKind kind,
                                   llvm::ArrayRef<int64_t> shape,
                                   std::mt19937 &random) {
  HostTensor tensor = makeTensor(kind, shape);
  for (uint8_t &byte : tensor.getBytes())
    byte = kind == ElementKind::I1 ? random() & 1 : random();
  return tensor;
}

/// A tensor of `shape` of i64: of rank 0 the host's form of an index.
inline HostTensor makeI64Tensor(llvm::ArrayRef<int64_t> shape,
                                llvm::ArrayRef<int64_t> values) {
  HostTensor tensor = makeTensor(ElementKind::I64, shape);
  if (!values.empty())
    std::memcpy(tensor.getData(), values.data(), 8 * values.size());
  return tensor;
}

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_COMPILED_H
