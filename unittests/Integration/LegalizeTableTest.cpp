//===- LegalizeTableTest.cpp - From each specification to each ------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits of many sorts are put under each specification that has them, and
// rewritten for each other. What becomes of them is stated by the tables in
// docs/Legalization.md, which are compared with what happens, and whatever is
// rewritten is executed before and after.
//
// With the environment variable SPLIT_WRITE_TABLES set, the tables are written.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>

using namespace split;
using namespace split::test;
using llvm::StringRef;

namespace {

const StringRef specs[] = {"onnx1",  "onnx2", "onnx11", "onnx13",
                           "onnx18", "nnrt",  "atb"};

struct Sort {
  StringRef name;
  /// Axis, count and sizes, of `%n`, `%m` and the tensor `%s` of them.
  StringRef how;
  StringRef source;
  std::vector<StringRef> parts;
  /// What the unknown extent, the first, and the values are in the call.
  int64_t extent = 0;
  int64_t n = 0;
  int64_t m = 0;
};

const Sort sorts[] = {
    {"two equal parts", "axis(1)", "2x6xf16", {"2x3xf16", "2x3xf16"}},
    {"the same, axis left out", "", "6xf16", {"3xf16", "3xf16"}},
    {"sizes", "axis(0) sizes([2, 4])", "6xf16", {"2xf16", "4xf16"}},
    {"sizes, axis from the back",
     "axis(-1) sizes([2, 4])",
     "2x6xf16",
     {"2x2xf16", "2x4xf16"}},
    {"count of an uneven extent",
     "axis(0) count(2)",
     "7xf16",
     {"4xf16", "3xf16"}},
    {"count, fewer results",
     "axis(0) count(4)",
     "7xf16",
     {"2xf16", "2xf16", "2xf16"}},
    {"count and sizes",
     "axis(0) count(2) sizes([2, 4])",
     "6xf16",
     {"2xf16", "4xf16"}},
    {"five equal parts",
     "axis(0)",
     "10xf16",
     {"2xf16", "2xf16", "2xf16", "2xf16", "2xf16"}},
    {"a part without elements",
     "axis(0) sizes([2, 0, 4])",
     "6xf16",
     {"2xf16", "0xf16", "4xf16"}},
    {"three parts of i64", "axis(0)", "6xi64", {"2xi64", "2xi64", "2xi64"}},
    {"two equal parts of f32", "axis(0)", "6xf32", {"3xf32", "3xf32"}},
    {"two equal parts of bf16", "axis(0)", "6xbf16", {"3xbf16", "3xbf16"}},
    {"nine axes",
     "axis(3)",
     "2x1x2x4x1x1x1x1x3xf16",
     {"2x1x2x2x1x1x1x1x3xf16", "2x1x2x2x1x1x1x1x3xf16"}},
    {"two equal parts of an unknown extent",
     "axis(0)",
     "?xf16",
     {"?xf16", "?xf16"},
     6},
    {"four equal parts of an unknown extent",
     "axis(0)",
     "?x2xf16",
     {"?x2xf16", "?x2xf16", "?x2xf16", "?x2xf16"},
     8},
    {"count of an unknown extent",
     "axis(0) count(2)",
     "?xf16",
     {"?xf16", "?xf16"},
     7},
    {"sizes of run time",
     "axis(0) sizes([%n, %m])",
     "?xf16",
     {"?xf16", "?xf16"},
     7,
     2,
     5},
    {"a tensor of sizes",
     "axis(0) sizes(%s : tensor<2xi64>)",
     "?xf16",
     {"?xf16", "?xf16"},
     7,
     3,
     4},
};

/// The function `name`, which returns all parts.
std::string getText(const Sort &sort, StringRef name) {
  auto getType = [](StringRef type) { return "tensor<" + type.str() + ">"; };
  std::string types = llvm::join(llvm::map_range(sort.parts, getType), ", ");
  std::vector<std::string> values;
  for (size_t part = 0; part < sort.parts.size(); ++part)
    values.push_back("%0#" + std::to_string(part));
  return llvm::formatv("func.func @{0}(%x: {1}, %n: index, %m: index, %s: "
                       "tensor<2xi64>) -> ({2}) {{\n  %0:{3} = split.split %x "
                       "{4} : {1} -> ({2})\n  return {5} : {2}\n}\n",
                       name, getType(sort.source), types, sort.parts.size(),
                       sort.how, llvm::join(values, ", "));
}

/// Runs one pass on `function`, and keeps what it says.
bool run(std::unique_ptr<mlir::Pass> pass, mlir::func::FuncOp function,
         std::string &message) {
  mlir::ScopedDiagnosticHandler handler(&getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message = diagnostic.str();
                                          return mlir::success();
                                        });
  mlir::PassManager passes(&getContext(), function.getOperationName());
  passes.addPass(std::move(pass));
  return mlir::succeeded(passes.run(function));
}

std::string print(mlir::Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os);
  return text;
}

/// Without specifications.
std::string printSplits(mlir::func::FuncOp function) {
  mlir::OwningOpRef<mlir::Operation *> copy(function->clone());
  copy->walk([](SplitOp op) { op.removeSpecAttr(); });
  return print(*copy);
}

struct Outcome {
  enum Kind { Identical, Rewritten, Refused } kind;
  /// How many splits there are now.
  int number = 0;
  /// Of a refusal, or `unknown`.
  std::string label;

  std::string getCell() const {
    switch (kind) {
    case Identical:
      return "identical";
    case Rewritten:
      return number == 1 ? "rewritten" : "rewritten: " + std::to_string(number);
    case Refused:
      return label == "unknown" ? "refused: unknown"
                                : "refused [" + label + "]";
    }
    return "";
  }
};

/// Rewrites `function` for `target`.
Outcome legalize(mlir::func::FuncOp function, StringRef target) {
  std::string before = printSplits(function);
  std::string message;
  Outcome outcome = {Outcome::Identical, 0, ""};
  if (!run(createSplitLegalizeSpec({target.str()}), function, message)) {
    outcome.kind = Outcome::Refused;
    outcome.label = "unknown";
    auto [ahead, behind] = StringRef(message).split("[");
    if (!StringRef(message).contains("undecided"))
      outcome.label = behind.split("]").first.str();
    return outcome;
  }
  if (printSplits(function) != before)
    outcome.kind = Outcome::Rewritten;
  function.walk([&](SplitOp) { ++outcome.number; });
  return outcome;
}

/// A module with one function, which may be under the specification `source`;
/// null where that does not have it.
mlir::OwningOpRef<mlir::ModuleOp> makeModule(const Sort &sort,
                                             StringRef source) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(getText(sort, "f"),
                                                        &getContext());
  if (!module) {
    ADD_FAILURE() << getText(sort, "f");
    return nullptr;
  }
  std::string message;
  auto function = *module->getOps<mlir::func::FuncOp>().begin();
  if (!source.empty() &&
      !run(createSplitAssignSpec({source.str()}), function, message))
    return nullptr;
  return module;
}

/// Nothing where `source` does not have `sort`.
std::optional<Outcome> getOutcome(const Sort &sort, StringRef source,
                                  StringRef target) {
  mlir::OwningOpRef<mlir::ModuleOp> module = makeModule(sort, source);
  if (!module)
    return std::nullopt;
  return legalize(*module->getOps<mlir::func::FuncOp>().begin(), target);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

std::string getHead(StringRef first) {
  std::string head = "| " + first.str() + " |", line = "| --- |";
  for (StringRef spec : specs) {
    head += " " + spec.str() + " |";
    line += " --- |";
  }
  return head + "\n" + line + "\n";
}

/// One row for each sort.
std::string getSortTable() {
  std::string table = getHead("split");
  for (const Sort &sort : sorts) {
    table += "| " + sort.name.str() + " |";
    for (StringRef target : specs)
      table += " " + getOutcome(sort, "", target)->getCell() + " |";
    table += "\n";
  }
  return table;
}

/// What becomes of all sorts that `source` has: such as `9 identical, 2
/// rewritten, 1 refused [atb-c7]`.
std::string getSummary(StringRef source, StringRef target) {
  int numbers[3] = {};
  std::set<std::string> labels;
  for (const Sort &sort : sorts) {
    std::optional<Outcome> outcome = getOutcome(sort, source, target);
    if (!outcome)
      continue;
    ++numbers[outcome->kind];
    if (outcome->kind == Outcome::Refused)
      labels.insert(outcome->label);
  }
  std::vector<std::string> words;
  if (numbers[0])
    words.push_back(std::to_string(numbers[0]) + " identical");
  if (numbers[1])
    words.push_back(std::to_string(numbers[1]) + " rewritten");
  if (numbers[2])
    words.push_back(std::to_string(numbers[2]) + " refused [" +
                    llvm::join(labels, ", ") + "]");
  return llvm::join(words, ", ");
}

/// One row for each specification to come from.
std::string getSpecTable() {
  std::string table = getHead("from \\ to");
  for (StringRef source : specs) {
    table += "| " + source.str() + " |";
    for (StringRef target : specs)
      table += " " + getSummary(source, target) + " |";
    table += "\n";
  }
  return table;
}

TEST(LegalizeTable, IsAsDocumented) {
  auto file = llvm::MemoryBuffer::getFile(SPLIT_LEGALIZATION_DOC);
  ASSERT_TRUE(static_cast<bool>(file));
  std::string tables = "\n" + getSpecTable() + "\n" + getSortTable() + "\n";
  StringRef begin = "<!-- Written by LegalizeTests. -->\n";
  StringRef end = "<!-- End of what is written. -->\n";
  auto [before, rest] = (*file)->getBuffer().split(begin);
  auto [stated, behind] = rest.split(end);
  if (std::getenv("SPLIT_WRITE_TABLES")) {
    std::string text =
        before.str() + begin.str() + tables + end.str() + behind.str();
    std::error_code error;
    llvm::raw_fd_ostream(SPLIT_LEGALIZATION_DOC, error) << text;
    EXPECT_FALSE(error);
    return;
  }
  EXPECT_EQ(stated.str(), tables);
}

TEST(LegalizeTable, NothingThatASpecificationHasIsRefusedByItself) {
  for (const Sort &sort : sorts)
    for (StringRef spec : specs)
      if (std::optional<Outcome> outcome = getOutcome(sort, spec, spec)) {
        EXPECT_EQ(outcome->getCell(), "identical")
            << sort.name.str() << " under " << spec.str();
      }
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

class LegalizeSort : public testing::TestWithParam<size_t> {
protected:
  const Sort &sort = sorts[GetParam()];

  /// What `sort` becomes under some specification, each once, by its text. Of
  /// each, whether it was under one that wants equal parts.
  std::map<std::string, bool> rewriteAll() {
    std::map<std::string, bool> rewritten;
    for (StringRef source : sources)
      for (StringRef target : specs) {
        mlir::OwningOpRef<mlir::ModuleOp> module = makeModule(sort, source);
        if (!module)
          continue;
        auto function = *module->getOps<mlir::func::FuncOp>().begin();
        if (legalize(function, target).kind == Outcome::Rewritten)
          rewritten.try_emplace(printSplits(function),
                                source == "nnrt" || source == "atb");
      }
    return rewritten;
  }

  llvm::SmallVector<HostTensor, 0> makeInputs(const FunctionSignature &function,
                                              bool areEqual) {
    std::mt19937 random(testing::UnitTest::GetInstance()->random_seed() + 5);
    llvm::SmallVector<int64_t> shape = function.arguments[0].shape;
    for (int64_t &extent : shape)
      if (extent == kUnknown)
        // 7 by a count is not equal, 8 is.
        extent = sort.extent + (areEqual && sort.how.contains("count"));
    llvm::SmallVector<HostTensor, 0> inputs;
    inputs.push_back(
        makeRandomTensor(function.arguments[0].kind, shape, random));
    inputs.push_back(makeI64Tensor({}, sort.n));
    inputs.push_back(makeI64Tensor({}, sort.m));
    inputs.push_back(makeI64Tensor({2}, {sort.n, sort.m}));
    return inputs;
  }

private:
  /// None, and all others.
  const StringRef sources[8] = {"",       "onnx1",  "onnx2", "onnx11",
                                "onnx13", "onnx18", "nnrt",  "atb"};
};

TEST_P(LegalizeSort, ComputesTheSame) {
  for (const auto &[text, areEqual] : rewriteAll()) {
    SCOPED_TRACE(text);
    Compiled before(getText(sort, "f")), after(text);
    llvm::SmallVector<HostTensor, 0> inputs =
        makeInputs(before.getSignature(), areEqual);
    llvm::SmallVector<HostTensor, 0> expected = before.call(inputs);
    llvm::SmallVector<HostTensor, 0> actual = after.call(inputs);
    ASSERT_EQ(expected.size(), sort.parts.size());
    ASSERT_EQ(actual.size(), expected.size());
    for (auto [index, tensor] : llvm::enumerate(expected)) {
      EXPECT_EQ(actual[index].getShape(), tensor.getShape())
          << "of part " << index;
      EXPECT_EQ(actual[index].getBytes(), tensor.getBytes())
          << "of part " << index;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sorts, LegalizeSort,
                         testing::Range<size_t>(0, std::size(sorts)),
                         [](const testing::TestParamInfo<size_t> &info) {
                           std::string name = sorts[info.param].name.str();
                           std::replace(name.begin(), name.end(), ' ', '_');
                           llvm::erase(name, ',');
                           return name;
                         });

} // namespace
