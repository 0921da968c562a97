//===- TextProgram.h - Programs and tensors as text for tests ---*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_TEXTPROGRAM_H
#define SPLIT_UNITTESTS_INTEGRATION_TEXTPROGRAM_H

#include "Compiled.h"

#include "split/Runner/TensorText.h"
#include <string>
#include <vector>

namespace split::test {

/// A module that was compiled; its functions take and give tensors as text.
class TextProgram {
public:
  /// Fails the test where `text` does not compile.
  explicit TextProgram(llvm::StringRef text) {
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
    if (!module) {
      ADD_FAILURE() << "does not parse:\n" << text.str();
      return;
    }
    llvm::Expected<std::unique_ptr<Executor>> compiled =
        Executor::compile(*module);
    if (compiled)
      executor = std::move(*compiled);
    else
      ADD_FAILURE() << llvm::toString(compiled.takeError());
  }

  /// The results of the function `name`, or the one message of the error.
  std::vector<std::string> call(llvm::StringRef name,
                                llvm::ArrayRef<llvm::StringRef> inputTexts) {
    if (!executor)
      return {};
    llvm::SmallVector<HostTensor, 0> inputs;
    for (llvm::StringRef text : inputTexts)
      inputs.push_back(llvm::cantFail(parseTensor(text)));
    std::vector<std::string> before = print(inputs);
    auto results =
        executor->call(*llvm::cantFail(executor->findFunction(name)), inputs);
    EXPECT_EQ(print(inputs), before) << "an input was written to";
    if (!results)
      return {llvm::toString(results.takeError())};
    // Whatever still points into an input is wrong.
    inputs.clear();
    return print(*results);
  }

private:
  static std::vector<std::string> print(llvm::ArrayRef<HostTensor> tensors) {
    std::vector<std::string> texts;
    for (const HostTensor &tensor : tensors) {
      llvm::raw_string_ostream os(texts.emplace_back());
      printTensor(os, tensor);
    }
    return texts;
  }

  std::unique_ptr<Executor> executor;
};

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_TEXTPROGRAM_H
