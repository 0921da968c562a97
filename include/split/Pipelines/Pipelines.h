//===- Pipelines.h - Pipelines for splits -----------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_PIPELINES_PIPELINES_H
#define SPLIT_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassOptions.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace split {

struct SplitToLLVMPipelineOptions
    : public mlir::PassPipelineOptions<SplitToLLVMPipelineOptions> {
  Option<bool> countBytes{
      *this, "count-bytes",
      llvm::cl::desc("Count the bytes that are allocated and copied, by "
                     "split-count-bytes"),
      llvm::cl::init(false)};
};

/// Adds the passes of `--split-to-llvm` to the pass manager of a module: all
/// public, and listed in docs/Lowering.md.
void buildSplitToLLVMPipeline(mlir::OpPassManager &passManager,
                              const SplitToLLVMPipelineOptions &options = {});

/// Registers the project's pipelines under their names.
void registerSplitPipelines();

} // namespace split

#endif // SPLIT_PIPELINES_PIPELINES_H
