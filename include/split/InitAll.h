//===- InitAll.h - Registration of all of split -----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_INITALL_H
#define SPLIT_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// Adds the split dialect and what it needs from other dialects to `registry`.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers the project's passes and pipelines. The pipelines look up passes
/// of MLIR when they are used: register those too.
void registerAllPasses();

} // namespace split

#endif // SPLIT_INITALL_H
