//===- TypesDocTest.cpp - The tables of docs/Types.md ---------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row of the tables is one case: what it says of a type is tried.
//
//===----------------------------------------------------------------------===//

#include "split/Executor/Executor.h"
#include "split/Runner/TensorText.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace split;
using llvm::StringRef;

namespace {

struct Row {
  std::string type;
  std::string verifies;
  std::string cpu;
  std::string text;
};

/// The lines of the tables that begin with a type.
std::vector<Row> readRows() {
  auto file = llvm::MemoryBuffer::getFile(SPLIT_TYPES_DOC);
  std::vector<Row> rows;
  if (!file)
    return rows;
  llvm::SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    if (!line.starts_with("| `"))
      continue;
    llvm::SmallVector<StringRef> cells;
    line.trim("|").split(cells, '|');
    for (StringRef &cell : cells)
      cell = cell.trim().trim('`');
    cells.resize(4);
    rows.push_back(
        {cells[0].str(), cells[1].str(), cells[2].str(), cells[3].str()});
  }
  return rows;
}

mlir::DialectRegistry makeRegistry() {
  mlir::DialectRegistry registry;
  Executor::registerDialects(registry);
  return registry;
}

/// A module with the one function `@f`, which returns its argument and the
/// halves of it.
std::string makeModule(StringRef type) {
  std::string part = ("tensor<1x" + type + ">").str();
  std::string all = ("tensor<2x" + type + ">").str();
  std::string types = all + ", " + part + ", " + part;
  return "func.func @f(%x: " + all + ") -> (" + types +
         ") {\n%0:2 = split.split %x axis(0) : " + all + " -> (" + part + ", " +
         part + ")\nreturn %x, %0#0, %0#1 : " + types + "\n}";
}

class TypesDoc : public testing::TestWithParam<Row> {
protected:
  TypesDoc() : context(makeRegistry()) {
    context.disableMultithreading();
    module = mlir::parseSourceString<mlir::ModuleOp>(
        makeModule(GetParam().type), &context);
    context.getDiagEngine().registerHandler(
        [this](mlir::Diagnostic &diagnostic) {
          messages.push_back(diagnostic.str());
        });
  }

  void expectRefused() {
    auto executor = Executor::compile(*module);
    EXPECT_FALSE(static_cast<bool>(executor));
    llvm::consumeError(executor.takeError());
    ASSERT_EQ(messages.size(), 1u);
    EXPECT_NE(messages[0].find("cannot be lowered to LLVM"), std::string::npos);
  }

  void expectInside() {
    auto executor = llvm::cantFail(Executor::compile(*module));
    // The only function is the one that is meant.
    auto function = executor->findFunction("");
    EXPECT_NE(llvm::toString(function.takeError())
                  .find("function @f cannot be called: argument #0 has type"),
              std::string::npos);
  }

  void expectRuns(StringRef text) {
    llvm::SmallVector<HostTensor, 0> inputs;
    inputs.push_back(llvm::cantFail(parseTensor(text)));
    auto executor = llvm::cantFail(Executor::compile(*module));
    auto results = llvm::cantFail(
        executor->call(*llvm::cantFail(executor->findFunction("f")), inputs));
    std::vector<std::string> texts;
    for (const HostTensor &result : results) {
      llvm::raw_string_ostream os(texts.emplace_back());
      printTensor(os, result);
    }
    ASSERT_EQ(texts.size(), 3u);
    EXPECT_EQ(texts[0], text);
    // The list of the source has the elements of both halves.
    StringRef first = StringRef(texts[1]).split("=[").second.drop_back();
    StringRef second = StringRef(texts[2]).split("=[").second.drop_back();
    EXPECT_EQ((first + "," + second).str(),
              text.split("=[").second.drop_back().str());
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<std::string> messages;
};

TEST_P(TypesDoc, RowIsTrue) {
  const Row &row = GetParam();
  ASSERT_EQ(row.verifies, "yes");
  ASSERT_TRUE(module) << "does not verify";
  if (row.cpu == "yes")
    return expectRuns(row.text);
  EXPECT_EQ(row.text, "");
  if (row.cpu == "inside")
    return expectInside();
  EXPECT_EQ(row.cpu, "refused");
  expectRefused();
}

INSTANTIATE_TEST_SUITE_P(Rows, TypesDoc, testing::ValuesIn(readRows()),
                         [](const auto &info) {
                           std::string name = info.param.type;
                           llvm::erase_if(
                               name, [](char c) { return !llvm::isAlnum(c); });
                           return name;
                         });

TEST(TypesDocTable, HasTheTypesOfOnnxAndMore) {
  size_t numRun = 0;
  std::vector<Row> rows = readRows();
  for (const Row &row : rows)
    numRun += row.cpu == "yes";
  EXPECT_GE(numRun, 16u + 11u);
  EXPECT_GT(rows.size(), numRun);
}

} // namespace
