//===- Quote.cpp - Text of a user in a message ----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Quote.h"

#include "llvm/ADT/StringExtras.h"

static constexpr size_t maxLength = 60;

std::string split::escape(llvm::StringRef text) {
  std::string escaped;
  for (char character : text.take_front(maxLength)) {
    if (llvm::isPrint(character))
      escaped += character;
    else
      escaped += "\\x" + llvm::toHex(llvm::StringRef(&character, 1));
  }
  return text.size() > maxLength ? escaped + "..." : escaped;
}

std::string split::quote(llvm::StringRef text) {
  return "'" + escape(text) + "'";
}
