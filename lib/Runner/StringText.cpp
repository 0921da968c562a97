//===- StringText.cpp - Strings of tensors as text ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StringText.h"

#include "ElementText.h"
#include "split/Runner/HostTensor.h"
#include "llvm/Support/JSON.h"
#include <optional>

using namespace split;
using namespace split::detail;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

size_t split::detail::findStringEnd(StringRef text, size_t start) {
  for (size_t position = start + 1; position < text.size(); ++position) {
    if (text[position] == '\\')
      ++position;
    else if (text[position] == '"')
      return position + 1;
  }
  return text.size();
}

/// The code unit of the escape `\uXXXX` that `text` begins with, if it does.
static std::optional<unsigned> takeCodeUnit(StringRef text) {
  unsigned unit;
  if (!text.consume_front("\\u") || text.size() < 4 ||
      text.take_front(4).getAsInteger(16, unit))
    return std::nullopt;
  return unit;
}

/// Whether an escape in `text` is half of a character.
static bool hasLoneSurrogate(StringRef text) {
  while (!text.empty()) {
    size_t escape = text.find('\\');
    if (escape == StringRef::npos)
      return false;
    text = text.drop_front(escape);
    std::optional<unsigned> unit = takeCodeUnit(text);
    if (!unit || *unit < 0xD800 || *unit > 0xDFFF) {
      text = text.drop_front(2);
      continue;
    }
    std::optional<unsigned> low = takeCodeUnit(text.drop_front(6));
    if (*unit >= 0xDC00 || !low || *low < 0xDC00 || *low > 0xDFFF)
      return true;
    text = text.drop_front(12);
  }
  return false;
}

Expected<std::string> split::detail::parseString(StringRef text,
                                                 size_t offset) {
  auto malformed = [&](const Twine &why) {
    return errorAt(offset, "expected a string between double quotes, as in "
                           "JSON, but found " +
                               quoteExcerpt(text) + why);
  };
  if (!text.starts_with("\""))
    return malformed("");
  Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value) {
    // What precedes the brackets' end is a place in the string alone.
    std::string message = llvm::toString(value.takeError());
    return malformed(": " + StringRef(message).split("]: ").second);
  }
  if (hasLoneSurrogate(text))
    return malformed(": Surrogate without its other half");
  // What begins with a quote is nothing else.
  return value->getAsString().value_or("").str();
}

void split::detail::printString(llvm::raw_ostream &os, StringRef value) {
  os << llvm::json::Value(value);
}
