//===- Pipelines.h - Pipelines for splits -----------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_PIPELINES_PIPELINES_H
#define SPLIT_PIPELINES_PIPELINES_H

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace split {

/// Adds the passes of `--split-to-llvm` to the pass manager of a module: all
/// public, and listed in docs/Lowering.md.
void buildSplitToLLVMPipeline(mlir::OpPassManager &passManager);

/// Registers the project's pipelines under their names.
void registerSplitPipelines();

} // namespace split

#endif // SPLIT_PIPELINES_PIPELINES_H
