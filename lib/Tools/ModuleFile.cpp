//===- ModuleFile.cpp - Opening the modules that tools read ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Tools/ModuleFile.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Support/FileUtilities.h"
#include <algorithm>

using llvm::StringRef;

/// Where the string or the comment that begins at `text` ends, or 0 where none
/// begins.
static size_t skipStringOrComment(StringRef text) {
  if (text.starts_with("//"))
    return std::min(text.find('\n'), text.size());
  if (text.front() != '"')
    return 0;
  for (size_t at = 1; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      return at + 1;
  }
  return text.size();
}

unsigned split::getNestingDepth(StringRef text) {
  unsigned depth = 0, deepest = 0;
  while (!text.empty()) {
    if (size_t skipped = skipStringOrComment(text)) {
      text = text.drop_front(skipped);
      continue;
    }
    bool isArrow = text.starts_with("->") || text.starts_with("<=") ||
                   text.starts_with(">=");
    if (!isArrow && StringRef("([{<").contains(text.front()))
      deepest = std::max(deepest, ++depth);
    else if (!isArrow && StringRef(")]}>").contains(text.front()))
      depth -= depth > 0;
    text = text.drop_front(isArrow ? 2 : 1);
  }
  return deepest;
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
split::openModuleFile(StringRef path) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      mlir::openInputFile(path, &message);
  if (!file)
    return llvm::createStringError(message);
  if (mlir::isBytecode(*file))
    return file;
  // As most ONNX models do.
  if (file->getBuffer().starts_with("\x08"))
    return llvm::createStringError(
        "%s: neither text nor bytecode of MLIR: byte 0 is 8",
        path.str().c_str());
  // The parser takes a zero for the end of the text.
  if (size_t zero = file->getBuffer().find('\0'); zero != StringRef::npos)
    return llvm::createStringError(
        "%s: neither text nor bytecode of MLIR: byte %zu is 0",
        path.str().c_str(), zero);
  unsigned depth = getNestingDepth(file->getBuffer());
  if (depth > maxModuleNesting)
    return llvm::createStringError(
        "%s: brackets must be nested at most %u deep, but are %u",
        path.str().c_str(), maxModuleNesting, depth);
  return file;
}
