//===- DialectTest.h - Splits made for tests --------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_DIALECT_SPLIT_DIALECTTEST_H
#define SPLIT_UNITTESTS_DIALECT_SPLIT_DIALECTTEST_H

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <string>
#include <vector>

namespace split::test {

/// A block to build splits in, whose arguments are their operands. Diagnostics
/// are collected.
class DialectTest : public testing::Test {
protected:
  DialectTest()
      : loc(mlir::UnknownLoc::get(&context)), builder(&context),
        handler(&context, [this](mlir::Diagnostic &diagnostic) {
          messages += diagnostic.str() + "\n";
          return mlir::success();
        }) {
    context.loadDialect<SplitDialect, mlir::arith::ArithDialect,
                        mlir::tensor::TensorDialect>();
    builder.setInsertionPointToEnd(&block);
  }

  mlir::Type parseType(llvm::StringRef text) {
    mlir::Type type = mlir::parseType(text, &context);
    EXPECT_TRUE(type) << text.str();
    return type;
  }

  llvm::SmallVector<mlir::Type>
  parseTypes(const std::vector<std::string> &texts) {
    llvm::SmallVector<mlir::Type> types;
    for (const std::string &text : texts)
      types.push_back(parseType(text));
    return types;
  }

  /// A value of the type that `type` spells.
  mlir::Value makeValue(llvm::StringRef type) {
    return block.addArgument(parseType(type), loc);
  }

  mlir::IntegerAttr makeSI64(int64_t value) {
    return builder.getIntegerAttr(builder.getIntegerType(64, true), value);
  }

  /// What verification says of `op`; empty where it says nothing.
  std::string verify(SplitOp op) {
    messages.clear();
    bool isRight = mlir::succeeded(mlir::verify(op));
    EXPECT_EQ(isRight, messages.empty()) << messages;
    return messages;
  }

  static std::vector<std::string> spell(mlir::TypeRange types) {
    std::vector<std::string> texts;
    for (mlir::Type type : types)
      llvm::raw_string_ostream(texts.emplace_back()) << type;
    return texts;
  }

  mlir::MLIRContext context;
  mlir::Location loc;
  mlir::Block block;
  mlir::OpBuilder builder;
  std::string messages;

private:
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace split::test

#endif // SPLIT_UNITTESTS_DIALECT_SPLIT_DIALECTTEST_H
