//===- OptMain.h - The main function of the opt tools -----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TOOLS_OPTMAIN_H
#define SPLIT_TOOLS_OPTMAIN_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// What mlir::MlirOptMain does for `toolName`, on a module that is opened by
/// openModuleFile. All passes must be registered. Returns the exit code.
int runOptMain(int argc, char **argv, llvm::StringRef toolName,
               mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_TOOLS_OPTMAIN_H
