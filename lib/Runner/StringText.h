//===- StringText.h - Strings of tensors as text ----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_RUNNER_STRINGTEXT_H
#define SPLIT_LIB_RUNNER_STRINGTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstddef>
#include <string>

namespace split::detail {

/// Where the string that begins with the quote at `start` of `text` ends: after
/// the closing quote, or at the end of the text where there is none.
size_t findStringEnd(llvm::StringRef text, size_t start);

/// Parses `text`, a string as JSON has them, which is at `offset` of the tensor
/// text. Unlike parsers that put a replacement character for it, this one
/// refuses an escaped surrogate without its other half.
llvm::Expected<std::string> parseString(llvm::StringRef text, size_t offset);

/// Prints `value`, which is UTF-8, so that parseString gives it.
void printString(llvm::raw_ostream &os, llvm::StringRef value);

} // namespace split::detail

#endif // SPLIT_LIB_RUNNER_STRINGTEXT_H
