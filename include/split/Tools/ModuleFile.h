//===- ModuleFile.h - Opening the modules that tools read -------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TOOLS_MODULEFILE_H
#define SPLIT_TOOLS_MODULEFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace split {

/// Brackets of a module may be nested so deep; MLIR's parser recurses for each.
constexpr unsigned maxModuleNesting = 1000;

/// The deepest nesting of the brackets ( [ { < in `text`, which is MLIR,
/// outside of strings and comments.
unsigned getNestingDepth(llvm::StringRef text);

/// Reads the module in the file `path`, or from the standard input if that is
/// -. It is an error if it cannot be read, if it is neither text nor bytecode,
/// or if it is text nested so deep that reading it would overflow the stack.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openModuleFile(llvm::StringRef path);

} // namespace split

#endif // SPLIT_TOOLS_MODULEFILE_H
