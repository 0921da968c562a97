//===- split-run.cpp - Compile a module and call a function ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Executor/Executor.h"
#include "split/Runner/Npy.h"
#include "split/Runner/TensorText.h"
#include "split/Tools/ModuleFile.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
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
                                      cl::desc("<model: .mlir or .mlirbc>"),
                                      cl::cat(category));
static cl::list<std::string>
    inputTexts("input", cl::cat(category), cl::value_desc("tensor"),
               cl::desc("One input, in the order of the arguments: "
                        "2x3xf32=[[1,2,3],[4,5,6]], 2x3xf32=random:7, "
                        "2x3xf32=zero, f32=1, 2x!split.string=[\"a\",\"b\"] "
                        "or @file.npy"));
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
static cl::opt<bool> printInputs("print-inputs", cl::cat(category),
                                 cl::desc("Print the inputs too"));

static Error errorIn(StringRef place, Error error) {
  return llvm::createStringError("%s: %s", place.str().c_str(),
                                 llvm::toString(std::move(error)).c_str());
}

static Expected<llvm::SmallVector<HostTensor, 0>> readInputs() {
  llvm::SmallVector<HostTensor, 0> inputs;
  for (auto [index, text] : llvm::enumerate(inputTexts)) {
    StringRef path = text;
    Expected<HostTensor> input = path.consume_front("@")
                                     ? split::readNpy(path)
                                     : split::parseTensor(text);
    if (!input)
      return errorIn("input #" + std::to_string(index), input.takeError());
    inputs.push_back(std::move(*input));
  }
  return inputs;
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

static Error run(mlir::ModuleOp module) {
  Expected<llvm::SmallVector<HostTensor, 0>> inputs = readInputs();
  if (!inputs)
    return inputs.takeError();
  auto executor = split::Executor::compile(module, !noVerify);
  if (!executor)
    return executor.takeError();
  auto function = (*executor)->findFunction(entryName);
  if (!function)
    return function.takeError();
  if (Error error = checkOutputs(**function))
    return error;
  auto results = (*executor)->call(**function, *inputs);
  if (!results)
    return results.takeError();
  if (printInputs)
    for (auto [index, input] : llvm::enumerate(*inputs))
      print("input", index, input);
  return writeOutputs(*results);
}

static int fail(Error error) {
  llvm::WithColor::error(llvm::errs(), "split-run")
      << llvm::toString(std::move(error)) << "\n";
  return 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "split-run: compiles a module and calls one function\n");

  if (targetName != "cpu")
    return fail(llvm::createStringError("unknown target '%s': there is cpu",
                                        targetName.c_str()));
  auto file = split::openModuleFile(modelPath);
  if (!file)
    return fail(file.takeError());
  mlir::DialectRegistry registry;
  split::Executor::registerDialects(registry);
  mlir::MLIRContext context(registry);
  // Ops of ONNX models have no dialect.
  context.allowUnregisteredDialects();
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  mlir::SourceMgrDiagnosticHandler handler(sourceMgr, &context);
  bool isReported = false;
  mlir::ScopedDiagnosticHandler noteErrors(
      &context, [&](mlir::Diagnostic &diagnostic) {
        isReported |=
            diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
        return mlir::failure();
      });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(sourceMgr, &context);
  if (!module)
    return isReported ? 1
                      : fail(llvm::createStringError("no module in '%s'",
                                                     modelPath.c_str()));
  if (Error error = run(*module)) {
    if (!isReported)
      return fail(std::move(error));
    // The diagnostic says more, and has the place.
    llvm::consumeError(std::move(error));
    return 1;
  }
  return 0;
}
