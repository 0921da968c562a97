//===- InitAll.cpp - Registration of all of split -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/InitAll.h"

#include "split/Conversion/Passes.h"
#include "split/Conversion/SplitToLLVM/SplitToLLVM.h"
#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/Transforms/BufferizableOpInterfaceImpl.h"
#include "split/Dialect/Split/Transforms/Passes.h"
#include "split/Dialect/Split/Transforms/RuntimeOpVerification.h"
#include "split/Dialect/Split/Transforms/TilingInterfaceImpl.h"
#include "split/Dialect/Split/Transforms/ValueBoundsOpInterfaceImpl.h"
#include "split/Pipelines/Pipelines.h"

void split::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<SplitDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerConvertSplitToLLVMInterface(registry);
  registerRuntimeVerifiableOpInterfaceExternalModels(registry);
  registerTilingInterfaceExternalModels(registry);
  registerValueBoundsOpInterfaceExternalModels(registry);
}

void split::registerAllPasses() {
  registerSplitConversionPasses();
  registerSplitTransformsPasses();
  registerSplitPipelines();
}
