//===- ElementText.h - Elements of tensors as text -----------------*- C++
//-*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_RUNNER_ELEMENTTEXT_H
#define SPLIT_LIB_RUNNER_ELEMENTTEXT_H

#include "split/Specs/ElementKind.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstddef>
#include <cstdint>

namespace split::detail {

/// The characters that separate elements beside the comma.
constexpr llvm::StringLiteral whiteSpace = " \t\n\v\f\r";

/// An error about the character `offset`, counted from 0, of a tensor text.
llvm::Error errorAt(size_t offset, const llvm::Twine &message);

/// Parses the element `text`, a number, which is at `offset` of the tensor
/// text, into the bytes at `out`.
llvm::Error parseElement(llvm::StringRef text, ElementKind kind, size_t offset,
                         uint8_t *out);

/// Prints the number that is at `data`, so that parseElement gives the same
/// bytes.
void printElement(llvm::raw_ostream &os, ElementKind kind, const uint8_t *data);

} // namespace split::detail

#endif // SPLIT_LIB_RUNNER_ELEMENTTEXT_H
