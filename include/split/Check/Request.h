//===- Request.h - One split in words, and a specification ------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is asked of split-check, on its command line and through its C
// interface: a specification, and the parameters of one split, each a word
// NAME=VALUE under the project's name or the specification's own.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CHECK_REQUEST_H
#define SPLIT_CHECK_REQUEST_H

#include "split/Specs/SpecId.h"

namespace split {

/// No request has more extents, sizes or results than this.
constexpr int64_t kMaxRequestEntries = 1 << 16;

/// The parameters of a request.
enum class Parameter { Source, Axis, Sizes, Count, Results, Product };
constexpr size_t kNumParameters = 6;

/// A split, as far as it is given, and the specification it is to satisfy.
struct CheckRequest {
  SpecId spec;

  /// Of the source; nullopt where the rank is not known.
  std::optional<Shape> shape;
  ElementKind elementKind = ElementKind::Unknown;

  /// Where elementKind is Other, the spelling of that type.
  std::string otherElementType;

  /// nullopt where they are left out; a size is kUnknown where only a run
  /// tells.
  std::optional<int64_t> axis;
  std::optional<llvm::SmallVector<int64_t>> sizes;
  std::optional<int64_t> count;
  std::optional<int64_t> results;

  /// For each parameter that is given, the name under which it is.
  llvm::StringRef names[kNumParameters];

  llvm::StringRef &getName(Parameter parameter) {
    return names[static_cast<size_t>(parameter)];
  }
  llvm::StringRef getName(Parameter parameter) const {
    return names[static_cast<size_t>(parameter)];
  }
};

/// Understands `words`: a specification, then parameters in any order. Names in
/// the request stay valid for ever. An error says what is expected.
llvm::Expected<CheckRequest>
parseCheckRequest(llvm::ArrayRef<llvm::StringRef> words);

/// The parameter as it would be given, such as `splitDim=1`; nullopt where it
/// is left out. One that was not given when `request` was parsed gets the
/// specification's own name, or the project's where others are given so.
std::optional<std::string> spellParameter(const CheckRequest &request,
                                          Parameter parameter);

/// The split that is asked about. An error says that the number of results is
/// needed, where nothing tells it, or that there are too many.
llvm::Expected<SplitDesc> describe(const CheckRequest &request);

} // namespace split

#endif // SPLIT_CHECK_REQUEST_H
