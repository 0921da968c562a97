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
#include "split/Target/Onnx/Report.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
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
  cl::list<std::string> to{
      "to", cl::CommaSeparated, cl::cat(category), cl::value_desc("targets"),
      cl::desc("The specifications that the report is about: onnx<N>, nnrt, "
               "nnrt-runtime, atb, atb:<product>; by default nnrt and atb")};
  cl::list<std::string> require{
      "require", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("targets"),
      cl::desc("Fail where a split is not known to conform to one of these")};
  cl::opt<bool> json{"json", cl::cat(category),
                     cl::desc("Print the report as JSON")};
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
  // Else a gate would look passed.
  if (!getOptions().to.empty() || !getOptions().require.empty() ||
      getOptions().json) {
    (void)fail(llvm::createStringError(
        "--to, --require and --json need --onnx-split-report"));
    return nullptr;
  }
  Expected<OnnxModel> model =
      importModel(sourceMgr, /*readExternalData=*/true, context);
  if (model)
    return std::move(model->module);
  (void)fail(model.takeError());
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

/// Adds what `texts` say to `targets`, each once.
static Error addTargets(llvm::ArrayRef<std::string> texts,
                        SmallVectorImpl<SpecId> &targets) {
  for (llvm::StringRef text : texts) {
    Expected<SpecId> target = parseTarget(text);
    if (!target)
      return target.takeError();
    std::string name = getTargetName(*target);
    if (llvm::none_of(targets, [&](const SpecId &known) {
          return getTargetName(known) == name;
        }))
      targets.push_back(*target);
  }
  return Error::success();
}

/// Sets `isRequirementMet` to false, having said why, where it is not.
static Error reportSplits(llvm::SourceMgr &sourceMgr, llvm::raw_ostream &os,
                          bool &isRequirementMet, MLIRContext *context) {
  SmallVector<SpecId> targets, required;
  SmallVector<std::string> named(getOptions().to.begin(),
                                 getOptions().to.end());
  if (named.empty() && getOptions().require.empty())
    named = {"nnrt", "atb"};
  SmallVector<std::string> gates(getOptions().require.begin(),
                                 getOptions().require.end());
  if (Error error = addTargets(gates, required))
    return error;
  if (Error error = addTargets(named, targets))
    return error;
  if (Error error = addTargets(gates, targets))
    return error;
  Expected<OnnxModel> model =
      importModel(sourceMgr, /*readExternalData=*/false, context);
  if (!model)
    return model.takeError();
  llvm::StringRef path = sourceMgr.getMemoryBuffer(sourceMgr.getMainFileID())
                             ->getBufferIdentifier();
  OnnxReport report = makeOnnxReport(path, *model, targets);
  if (getOptions().json)
    os << llvm::formatv("{0:2}", toJSON(report)) << "\n";
  else
    printReport(os, report);
  for (const std::string &offender : findOffenders(report, required)) {
    isRequirementMet = false;
    (void)fail(llvm::createStringError(path + ": " + offender));
  }
  return Error::success();
}

void split::registerOnnxTranslations(bool &isRequirementMet) {
  getOptions();
  static TranslateToMLIRRegistration toMLIR(
      "import-onnx", "Import an ONNX model", translateToMLIR,
      registerOnnxImportDialects);
  static TranslateRegistration toReport(
      "onnx-split-report", "Print what the splits of an ONNX model are",
      [&isRequirementMet](const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                          llvm::raw_ostream &os, MLIRContext *context) {
        Error error = reportSplits(*sourceMgr, os, isRequirementMet, context);
        return error ? fail(std::move(error)) : success();
      });
}
