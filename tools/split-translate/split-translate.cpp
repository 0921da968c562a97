//===- split-translate.cpp - Models and target formats in and out ---------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Target/Onnx/Translate.h"

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include <cstdlib>

int main(int argc, char **argv) {
  bool isRequirementMet = true;
  split::registerOnnxTranslations(isRequirementMet);
  auto result = mlir::mlirTranslateMain(argc, argv, "split-translate");
  return mlir::failed(result) || !isRequirementMet ? EXIT_FAILURE
                                                   : EXIT_SUCCESS;
}
