//===- OptMain.cpp - The main function of the opt tools -------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Tools/OptMain.h"

#include "split/Tools/ModuleFile.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

static int fail(llvm::StringRef message) {
  llvm::WithColor::error() << message << "\n";
  return EXIT_FAILURE;
}

int split::runOptMain(int argc, char **argv, llvm::StringRef toolName,
                      DialectRegistry &registry) {
  llvm::InitLLVM initLLVM(argc, argv);
  auto [input, output] =
      registerAndParseCLIOptions(argc, argv, toolName, registry);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return asMainReturnCode(MlirOptMain(argc, argv, input, output, registry));

  auto module = openModuleFile(input);
  if (!module)
    return fail(llvm::toString(module.takeError()));
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(output, &message);
  if (!file)
    return fail(message);
  if (failed(MlirOptMain(file->os(), std::move(*module), registry, config)))
    return EXIT_FAILURE;
  file->keep();
  return EXIT_SUCCESS;
}
