//===- Quote.h - Text of a user in a message --------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_QUOTE_H
#define SPLIT_SPECS_QUOTE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace split {

/// `text` for a message: what is not printable ASCII becomes \xHH, and what is
/// long is cut with "...".
std::string escape(llvm::StringRef text);

/// The same in single quotes.
std::string quote(llvm::StringRef text);

} // namespace split

#endif // SPLIT_SPECS_QUOTE_H
