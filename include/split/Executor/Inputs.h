//===- Inputs.h - Inputs of a call, from a command line ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_EXECUTOR_INPUTS_H
#define SPLIT_EXECUTOR_INPUTS_H

#include "split/Executor/Executor.h"

namespace split {

/// The inputs of `function` that `texts` say, each @file.npy or what
/// parseTensor takes. One that begins with the name of an argument and = is
/// that argument; all others are the rest in order. There may be too few or too
/// many, which checkInputs tells. The error names the text by its number.
llvm::Expected<llvm::SmallVector<HostTensor, 0>>
readInputs(const FunctionSignature &function,
           llvm::ArrayRef<std::string> texts);

} // namespace split

#endif // SPLIT_EXECUTOR_INPUTS_H
