//===- split-check.cpp - One split against one specification --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Check/Check.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

namespace cl = llvm::cl;

static cl::OptionCategory category("split-check");

static cl::list<std::string>
    words(cl::Positional, cl::cat(category),
          cl::desc("SPEC x=SHAPExTYPE [axis=I] [sizes=I,...] [count=I] "
                   "[results=N] [product=NAME]"));
static cl::opt<bool> printJSON("json", cl::cat(category),
                               cl::desc("Print JSON"));

static constexpr char help[] = R"(
SPEC is onnx<N>, written onnx18 and with N the opset, or nnrt, nnrt-runtime or
atb. Parameters may have the names of the specification: input, axis, split and
num_outputs under onnx, x, axis, sizeSplits and outputNum under nnrt, x, splitDim,
splitSizes and splitNum under atb. "?" is an extent, a size or an element type
that is not known yet, and "*" an unknown rank: x=2x?xf32, sizes=2,?, x=*xf32.
results is the number of results, where neither sizes nor count tells it;
product, under atb only, is the product it is for.

Exit status: 0 conforms, 1 violates, 2 undecided, 3 not understood.
)";

static constexpr int notUnderstood = 3;

static int getExitStatus(split::Verdict::Kind kind) {
  switch (kind) {
  case split::Verdict::Kind::Conforms:
    return 0;
  case split::Verdict::Kind::Violates:
    return 1;
  case split::Verdict::Kind::Undecided:
    return 2;
  }
  llvm_unreachable("all verdicts are above");
}

static void print(const llvm::json::Value &value) {
  llvm::outs() << llvm::formatv("{0:2}", value) << "\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::extrahelp extraHelp(help);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "split-check: asks the rules of a specification about one split\n",
          &llvm::errs()))
    return notUnderstood;

  llvm::SmallVector<llvm::StringRef> wordRefs(words.begin(), words.end());
  llvm::Expected<split::CheckReport> report = split::checkWords(wordRefs);
  if (!report) {
    std::string message = llvm::toString(report.takeError());
    if (printJSON)
      print(llvm::json::Object{{"verdict", "usage"}, {"message", message}});
    else
      llvm::WithColor::error(llvm::errs(), "split-check") << message << "\n";
    return notUnderstood;
  }
  if (printJSON)
    print(split::toJSON(*report));
  else
    split::printReport(llvm::outs(), *report);
  return getExitStatus(report->verdict.kind);
}
