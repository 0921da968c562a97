//===- OpText.h - Splits as text, to be changed by tests --------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_OPTEXT_H
#define SPLIT_UNITTESTS_INTEGRATION_OPTEXT_H

#include "split/Specs/SplitDesc.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <optional>
#include <string>
#include <vector>

namespace split::test {

/// A tensor type.
struct TypeText {
  /// nullopt for an unranked tensor.
  std::optional<std::vector<int64_t>> shape;
  std::string element = "f32";
  std::string encoding;

  std::string get() const {
    std::string text = "tensor<";
    if (!shape)
      text += "*x";
    else
      for (int64_t extent : *shape)
        text += (extent == kUnknown ? "?" : std::to_string(extent)) + "x";
    return text + element + (encoding.empty() ? "" : ", " + encoding) + ">";
  }
};

/// One split in a function.
struct OpText {
  TypeText source;
  std::optional<int64_t> axis;
  std::optional<int64_t> count;
  /// In a list, kUnknown for a value of run time.
  std::optional<std::vector<int64_t>> sizes;
  /// In a tensor of this type.
  std::optional<TypeText> sizesTensor;
  std::vector<TypeText> results;
  bool isOnnx = false;

  std::string get() const {
    std::string text =
        "func.func private @f(%x : " + source.get() + ", %n : index" +
        (sizesTensor ? ", %s : " + sizesTensor->get() : "") + ") {\n  ";
    if (!results.empty())
      text += "%parts:" + std::to_string(results.size()) + " = ";
    text += "split.split %x";
    if (axis)
      text += " axis(" + std::to_string(*axis) + ")";
    if (count)
      text += " count(" + std::to_string(*count) + ")";
    if (sizes)
      text += " sizes([" + llvm::join(llvm::map_range(*sizes, getSize), ", ") +
              "])";
    if (sizesTensor)
      text += " sizes(%s : " + sizesTensor->get() + ")";
    if (isOnnx)
      text += " spec(#split.onnx<13>)";
    auto getType = [](const TypeText &type) { return type.get(); };
    return text + "\n    : " + source.get() + " -> (" +
           llvm::join(llvm::map_range(results, getType), ", ") +
           ")\n  return\n}\n";
  }

private:
  static std::string getSize(int64_t size) {
    return size == kUnknown ? "%n" : std::to_string(size);
  }
};

/// The rank and the axis, from the front, that a case is about.
struct Place {
  int64_t rank;
  int64_t axis;

  TypeText getType(int64_t extent) const {
    std::vector<int64_t> shape;
    for (int64_t dim = 0; dim < rank; ++dim)
      shape.push_back(dim == axis ? extent : 2 + dim);
    return {shape};
  }

  void setExtents(OpText &op, int64_t source,
                  llvm::ArrayRef<int64_t> results) const {
    op.source.shape = getType(source).shape;
    op.results.clear();
    for (int64_t extent : results)
      op.results.push_back(getType(extent));
  }
};

/// The ways to state the sizes of parts.
enum class Form { Equal, Count, List, Mixed, Tensor };

/// An op that keeps all rules.
inline OpText makeOp(Form form, Place place) {
  OpText op;
  op.axis = place.axis;
  switch (form) {
  case Form::Equal:
    place.setExtents(op, 6, {2, 2, 2});
    break;
  case Form::Count:
    op.count = 4;
    place.setExtents(op, 7, {2, 2, 2, 1});
    break;
  case Form::List:
    op.sizes = {1, 2, 3};
    place.setExtents(op, 6, {1, 2, 3});
    break;
  case Form::Mixed:
    op.sizes = {1, kUnknown, 3};
    place.setExtents(op, 6, {1, kUnknown, 3});
    break;
  case Form::Tensor:
    op.sizesTensor = TypeText{{{3}}, "i64"};
    place.setExtents(op, 6, {kUnknown, kUnknown, kUnknown});
    break;
  }
  return op;
}

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_OPTEXT_H
