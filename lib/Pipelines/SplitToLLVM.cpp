//===- SplitToLLVM.cpp - The pipeline from splits to LLVM -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Pipelines/Pipelines.h"

#include "split/Conversion/Passes.h"
#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace split;

void split::buildSplitToLLVMPipeline(
    OpPassManager &passManager, const SplitToLLVMPipelineOptions &options) {
  passManager.addPass(createSplitCheckLLVMTypes());
  passManager.addPass(createSplitDropSpec());
  // What a module has besides its splits: arithmetic on whole tensors has no
  // bufferization of its own. Its ops take an operand for their result, which
  // would be copied for that; fusing them leaves that out.
  passManager.addPass(createConvertElementwiseToLinalgPass());
  passManager.addPass(createLinalgElementwiseOpFusionPass());

  // What is put together is computed where it belongs. The extents of what is
  // computed must be known before it is.
  passManager.addPass(createSplitDecomposeConcat());
  passManager.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  passManager.addPass(bufferization::createEmptyTensorEliminationPass());

  // Plain row-major buffers at the boundary of functions, so that callers need
  // not know how a part lies in the source.
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.allowReturnAllocsFromLoops = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  passManager.addPass(bufferization::createOneShotBufferizePass(bufferize));
  passManager.addPass(createSplitCopyStridedCasts());
  // Views that are copied to themselves, as insertions in place leave them.
  passManager.addPass(createCSEPass());
  passManager.addPass(createSplitEraseSelfCopies());
  bufferization::buildBufferDeallocationPipeline(passManager);
  passManager.addPass(createConvertBufferizationToMemRefPass());
  if (options.countBytes)
    passManager.addPass(createSplitCountBytes());

  passManager.addPass(createConvertLinalgToLoopsPass());
  passManager.addPass(memref::createExpandStridedMetadataPass());
  passManager.addPass(createLowerAffinePass());
  passManager.addPass(createSCFToControlFlowPass());
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  passManager.addPass(arith::createArithExpandOpsPass(expand));
  passManager.addPass(createConvertToLLVMPass());
  passManager.addPass(createReconcileUnrealizedCastsPass());
}

void split::registerSplitPipelines() {
  PassPipelineRegistration<SplitToLLVMPipelineOptions>(
      "split-to-llvm",
      "Lower a module with splits on tensors to the LLVM dialect",
      buildSplitToLLVMPipeline);
}
