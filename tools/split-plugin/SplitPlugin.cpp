//===- SplitPlugin.cpp - The project as a plugin of mlir-opt --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Compiler.h"

// A tool that has the dialect built in may be given the plugin too. Registering
// the same again would end it: the two copies differ in their type IDs.

static void registerDialectsOnce(mlir::DialectRegistry *registry) {
  if (!registry->getDialectAllocator("split"))
    split::registerAllDialects(*registry);
}

static void registerPassesOnce() {
  if (!mlir::PassInfo::lookup("split-drop-spec"))
    split::registerAllPasses();
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "split", SPLIT_VERSION,
          registerDialectsOnce};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "split", SPLIT_VERSION, registerPassesOnce};
}
