//===- HostCall.h - One call from the host into compiled code ---*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_EXECUTOR_HOSTCALL_H
#define SPLIT_LIB_EXECUTOR_HOSTCALL_H

#include "split/Executor/Executor.h"

#include <cstdint>
#include <unordered_set>

namespace split {

/// The arguments and the results of one call, as the packed interface of
/// mlir::ExecutionEngine has them: one pointer per argument of the LLVM
/// function, in which a memref is its descriptor's fields, and a last one to
/// where the results go.
class HostCall {
public:
  /// `inputs` must match the arguments of `function` and outlive the call.
  HostCall(const FunctionSignature &function,
           llvm::ArrayRef<HostTensor> inputs);

  llvm::MutableArrayRef<void *> getPackedArguments() { return packed; }

  /// After the call: copies the results and frees what the callee allocated
  /// for them.
  llvm::Expected<llvm::SmallVector<HostTensor, 0>> takeResults();

private:
  /// Adds the fields of the memref descriptor of `input`.
  void addDescriptor(const HostTensor &input);

  /// Gives `result` copies of the strings that elements at `data` point to;
  /// false if one of them is none of the inputs' strings: an element that was
  /// never written can be any number.
  bool takeStrings(const void *data, HostTensor &result);

  const FunctionSignature &function;
  llvm::ArrayRef<HostTensor> inputs;
  /// Fields of descriptors; packed pointers point into it.
  std::unique_ptr<int64_t[]> fields;
  size_t numFields = 0;
  /// Where the callee puts its results: a struct of numbers and descriptors.
  std::unique_ptr<int64_t[]> resultStruct;
  /// Per result, its offset in that struct in bytes.
  llvm::SmallVector<size_t> resultOffsets;
  llvm::SmallVector<void *> packed;
  /// What the elements of the inputs point to, once that is asked for.
  std::unordered_set<uintptr_t> inputStrings;
};

} // namespace split

#endif // SPLIT_LIB_EXECUTOR_HOSTCALL_H
