//===- split-opt.cpp - mlir-opt with the split dialect --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every registered dialect, extension and pass of upstream MLIR, and ours.
//
//===----------------------------------------------------------------------===//

#include "split/InitAll.h"
#include "split/Tools/OptMain.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  split::registerAllDialects(registry);
  mlir::registerAllPasses();
  split::registerAllPasses();
  return split::runOptMain(
      argc, argv, "split-opt: mlir-opt with the split dialect\n", registry);
}
