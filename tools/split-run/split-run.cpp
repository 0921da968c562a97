//===- split-run.cpp - Compile a module and call a function ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/Passes.h"
#include "split/Executor/Executor.h"
#include "split/Executor/Inputs.h"
#include "split/Runner/Npy.h"
#include "split/Runner/TensorText.h"
#include "split/Target/Onnx/Import.h"
#include "split/Target/Onnx/Options.h"
#include "split/Tools/ModuleFile.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using split::HostTensor;

static cl::OptionCategory category("split-run");

static cl::opt<std::string> modelPath(cl::Positional, cl::Required,
                                      cl::desc("<model: .mlir, .mlirbc or "
                                               ".onnx>"),
                                      cl::cat(category));
static cl::list<std::string>
    inputTexts("input", cl::cat(category), cl::value_desc("tensor"),
               cl::desc("One input, in the order of the arguments: "
                        "2x3xf32=[[1,2,3],[4,5,6]], 2x3xf32=random:7, "
                        "2x3xf32=zero, f32=1, 2x!split.string=[\"a\",\"b\"] "
                        "or @file.npy; or of any input of an .onnx model, "
                        "after its name and ="));
static cl::list<std::string>
    dimTexts("dim", cl::cat(category), cl::value_desc("name=n"),
             cl::desc("Of an .onnx model, the extent that a symbolic dimension "
                      "has"));
static cl::opt<bool>
    strict("strict", cl::cat(category),
           cl::desc("Of an .onnx model, refuse what the text of ONNX forbids, "
                    "instead of a warning"));
static cl::list<std::string>
    outputTexts("output", cl::cat(category), cl::value_desc("target"),
                cl::desc("Where one result goes, in the order of the results: "
                         "@file.npy, or - for the standard output, which is "
                         "the default"));
static cl::opt<std::string>
    entryName("entry", cl::cat(category), cl::value_desc("function"),
              cl::desc("The function to call; by default the only public one, "
                       "or else main"));
static cl::opt<std::string> targetName("target", cl::cat(category),
                                       cl::value_desc("name"), cl::init("cpu"),
                                       cl::desc("What to compile for: cpu"));
static cl::opt<bool>
    noVerify("no-verify", cl::cat(category),
             cl::desc("Do not check the rules of ops at run time: what breaks "
                      "one is undefined"));
/// Called --stats by nameStats.
static cl::opt<bool>
    stats("split-stats", cl::cat(category),
          cl::desc("Print on the standard error stream how many bytes the "
                   "program allocates and copies"));
static cl::opt<bool> printInputs("print-inputs", cl::cat(category),
                                 cl::desc("Print the inputs too"));

static Error errorIn(StringRef place, Error error) {
  return llvm::createStringError("%s: %s", place.str().c_str(),
                                 llvm::toString(std::move(error)).c_str());
}

static void print(StringRef word, size_t index, const HostTensor &tensor) {
  llvm::outs() << word << "[" << index << "]: ";
  split::printTensor(llvm::outs(), tensor);
  llvm::outs() << "\n";
}

static Error checkOutputs(const split::FunctionSignature &function) {
  if (outputTexts.size() > function.results.size())
    return llvm::createStringError(
        "function @%s has %zu results, but %zu outputs are given",
        function.name.c_str(), function.results.size(), outputTexts.size());
  for (StringRef text : outputTexts)
    if (text != "-" && !text.starts_with("@"))
      return llvm::createStringError(
          "an output must be @file.npy or -, but is '%s'", text.str().c_str());
  return Error::success();
}

static Error writeOutputs(llvm::ArrayRef<HostTensor> results) {
  for (auto [index, result] : llvm::enumerate(results)) {
    StringRef target =
        index < outputTexts.size() ? StringRef(outputTexts[index]) : "-";
    if (!target.consume_front("@"))
      print("result", index, result);
    else if (Error error = split::writeNpy(target, result))
      return errorIn("result #" + std::to_string(index), std::move(error));
  }
  return Error::success();
}

static void printStats(const split_rt_byte_counts &counts) {
  llvm::errs() << "allocated: " << counts.allocated_bytes << " bytes in "
               << counts.buffers << " buffers\n"
               << "copied: " << counts.copied_bytes << " bytes in "
               << counts.copies << " copies\n";
}

static Error run(mlir::ModuleOp module) {
  // What can be wrong is looked for before the module is compiled.
  split::Signatures signatures(module);
  auto function = signatures.find(entryName);
  if (!function)
    return function.takeError();
  Expected<llvm::SmallVector<HostTensor, 0>> inputs =
      split::readInputs(**function, inputTexts);
  if (!inputs)
    return inputs.takeError();
  if (Error error = split::checkInputs(**function, *inputs))
    return error;
  if (Error error = checkOutputs(**function))
    return error;
  split::CompileOptions options;
  options.checkRules = !noVerify;
  options.countBytes = stats;
  auto executor = split::Executor::compile(module, options);
  if (!executor)
    return executor.takeError();
  auto results = (*executor)->call(**function, *inputs);
  if (!results)
    return results.takeError();
  if (printInputs)
    for (auto [index, input] : llvm::enumerate(*inputs))
      print("input", index, input);
  if (Error error = writeOutputs(*results))
    return error;
  if (stats)
    printStats((*executor)->getByteCounts());
  return Error::success();
}

static int fail(Error error) {
  llvm::WithColor::error(llvm::errs(), "split-run")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}

static Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importModel(mlir::MLIRContext &context) {
  split::OnnxImportOptions options;
  options.strict = strict;
  for (StringRef text : dimTexts)
    if (Error error = split::addOnnxDim(text, options))
      return std::move(error);
  auto file = llvm::MemoryBuffer::getFile(modelPath, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return errorIn(modelPath, llvm::errorCodeToError(file.getError()));
  auto warn = [](StringRef message) {
    llvm::WithColor::warning(llvm::errs(), "split-run") << message << "\n";
  };
  auto model = split::importOnnx(**file, options, warn, &context);
  if (!model)
    return model.takeError();
  return std::move(model->module);
}

/// Parses the module in `modelPath`; `sourceMgr`, to which a handler of
/// diagnostics refers, gets the file.
static Expected<mlir::OwningOpRef<mlir::ModuleOp>>
parseModule(llvm::SourceMgr &sourceMgr, mlir::MLIRContext &context) {
  auto file = split::openModuleFile(modelPath);
  // What makes a file an ONNX model is its name.
  if (!file && modelPath == "-")
    return llvm::createStringError(
        llvm::toString(file.takeError()) +
        "; an ONNX model is read only from a file called .onnx");
  if (!file)
    return file.takeError();
  sourceMgr.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(sourceMgr, &context);
  if (module)
    return module;
  return llvm::createStringError("no module in '%s'", modelPath.c_str());
}

/// Comes before all else, so that an op that cannot be executed is named,
/// rather than a type that is not known because of it. The error is the first
/// that the pass has, which names the node.
static Error lowerOnnxOps(mlir::ModuleOp module) {
  llvm::SmallVector<std::string> messages;
  mlir::ScopedDiagnosticHandler collect(module.getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          messages.push_back(diagnostic.str());
                                          return mlir::success();
                                        });
  mlir::PassManager passManager(module.getContext());
  passManager.addPass(split::createConvertOnnxToLinalg());
  if (succeeded(passManager.run(module)))
    return Error::success();
  std::string text = messages.empty() ? "lowering failed" : messages.front();
  if (messages.size() > 1)
    text += "; " + std::to_string(messages.size() - 1) + " more such errors";
  return llvm::createStringError(text);
}

static Error loadAndRun(llvm::SourceMgr &sourceMgr,
                        mlir::MLIRContext &context) {
  auto module = StringRef(modelPath).ends_with(".onnx")
                    ? importModel(context)
                    : parseModule(sourceMgr, context);
  if (!module)
    return module.takeError();
  if (Error error = lowerOnnxOps(**module))
    return errorIn(modelPath, std::move(error));
  return run(**module);
}

/// An option of LLVM about itself is called --stats already.
static void nameStats() {
  if (cl::Option *other = cl::getRegisteredOptions().lookup("stats"))
    other->setArgStr("llvm-stats");
  stats.setArgStr("stats");
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  nameStats();
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "split-run: compiles a module and calls one function\n");

  if (targetName != "cpu")
    return fail(llvm::createStringError("unknown target '%s': there is cpu",
                                        targetName.c_str()));
  mlir::DialectRegistry registry;
  split::Executor::registerDialects(registry);
  mlir::MLIRContext context(registry);
  // Ops of ONNX models have no dialect.
  context.allowUnregisteredDialects();
  llvm::SourceMgr sourceMgr;
  mlir::SourceMgrDiagnosticHandler handler(sourceMgr, &context);
  bool isReported = false;
  mlir::ScopedDiagnosticHandler noteErrors(
      &context, [&](mlir::Diagnostic &diagnostic) {
        isReported |=
            diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
        return mlir::failure();
      });
  Error error = loadAndRun(sourceMgr, context);
  if (!error)
    return 0;
  if (!isReported)
    return fail(std::move(error));
  // The diagnostic says more, and has the place.
  llvm::consumeError(std::move(error));
  return 1;
}
