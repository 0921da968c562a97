//===- Translate.cpp - Translations of ONNX models for split-translate ----===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Target/Onnx/Translate.h"

#include "split/Target/Onnx/Import.h"
#include "split/Target/Onnx/Options.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;
using namespace mlir;
using namespace split;
using llvm::Error;
using llvm::Expected;

static constexpr llvm::StringLiteral kToolName = "split-translate";

namespace {
struct Options {
  cl::OptionCategory category{"ONNX"};
  cl::list<std::string> dims{
      "dim", cl::cat(category), cl::value_desc("name=n"),
      cl::desc("The extent that a symbolic dimension of the model has")};
  cl::list<std::string> shapes{
      "shape", cl::cat(category), cl::value_desc("input=2x?x3"),
      cl::desc("The shape of an input, in place of the one in the model")};
  cl::opt<bool> strict{
      "strict", cl::cat(category),
      cl::desc("Refuse what the text of ONNX forbids, instead of a warning")};
};
} // namespace

static Options &getOptions() {
  static Options options;
  return options;
}

static Expected<OnnxImportOptions> parseOptions() {
  OnnxImportOptions options;
  options.strict = getOptions().strict;
  for (llvm::StringRef text : getOptions().dims)
    if (Error error = addOnnxDim(text, options))
      return std::move(error);
  for (llvm::StringRef text : getOptions().shapes)
    if (Error error = addOnnxShape(text, options))
      return std::move(error);
  return options;
}

static void printWarning(llvm::StringRef message) {
  llvm::WithColor::warning(llvm::errs(), kToolName) << message << "\n";
}

static LogicalResult fail(Error error) {
  llvm::WithColor::error(llvm::errs(), kToolName)
      << llvm::toString(std::move(error)) << "\n";
  return failure();
}

static Expected<OnnxModel> importModel(const llvm::SourceMgr &sourceMgr,
                                       bool readExternalData,
                                       MLIRContext *context) {
  Expected<OnnxImportOptions> options = parseOptions();
  if (!options)
    return options.takeError();
  options->readExternalData = readExternalData;
  return importOnnx(
      sourceMgr.getMemoryBuffer(sourceMgr.getMainFileID())->getMemBufferRef(),
      *options, printWarning, context);
}

static OwningOpRef<Operation *> translateToMLIR(llvm::SourceMgr &sourceMgr,
                                                MLIRContext *context) {
  Expected<OnnxModel> model =
      importModel(sourceMgr, /*readExternalData=*/true, context);
  if (model)
    return std::move(model->module);
  (void)fail(model.takeError());
  return nullptr;
}

void split::registerOnnxTranslations() {
  getOptions();
  static TranslateToMLIRRegistration toMLIR(
      "import-onnx", "Import an ONNX model", translateToMLIR,
      registerOnnxImportDialects);
}
