//===- Verdict.h - What the rules say of a split ----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_VERDICT_H
#define SPLIT_SPECS_VERDICT_H

#include <string>
#include <utility>

namespace split {

/// The answer of a rule, or of all the rules of a specification, to one split.
struct Verdict {
  enum class Kind {
    Conforms, ///< holds, whatever is still unknown
    Violates, ///< broken, whatever is still unknown
    Undecided ///< an unknown decides
  };

  Kind kind = Kind::Conforms;

  /// Of a violation, the clause: `onnx13-c4`. Empty otherwise, and empty while
  /// the clause has not been filled in yet.
  std::string label;

  /// Of a violation, the parameter in the specification's own word, the rule
  /// and the values; otherwise, the unknown that decides. Empty if it conforms.
  std::string message;

  /// Of a violation, the error by which the specified interface reports it;
  /// empty where it has none.
  std::string errorClass = {};

  static Verdict conforms() { return {}; }
  static Verdict violates(std::string message) {
    return {Kind::Violates, {}, std::move(message), {}};
  }
  static Verdict undecided(std::string unknown) {
    return {Kind::Undecided, {}, std::move(unknown), {}};
  }

  /// Of a violation: the label in brackets, the message and, in parentheses,
  /// the error class, if any. Otherwise the message.
  std::string getText() const {
    std::string text = label.empty() ? message : "[" + label + "] " + message;
    return errorClass.empty() ? text : text + " (" + errorClass + ")";
  }

  bool isConforming() const { return kind == Kind::Conforms; }
  bool isViolation() const { return kind == Kind::Violates; }
  bool isUndecided() const { return kind == Kind::Undecided; }
};

} // namespace split

#endif // SPLIT_SPECS_VERDICT_H
