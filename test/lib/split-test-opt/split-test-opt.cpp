//===- split-test-opt.cpp - split-opt for the tests -----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// split-opt with what only the tests need.
//
//===----------------------------------------------------------------------===//

#include "TestSplit/TestSplit.h"
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
  registry.insert<test_split::TestSplitDialect>();
  mlir::registerAllPasses();
  split::registerAllPasses();
  return split::runOptMain(
      argc, argv, "split-test-opt: split-opt for the tests\n", registry);
}
