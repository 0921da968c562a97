//===- split-test-rules.cpp - Verdicts on splits, one a line --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads one split a line from standard input, and prints for each one line: the
// word conforms, undecided or violates, of a violation also the label and, if
// there is one, the error class. For test/Specs/oracle.py, which compares the
// verdicts with its own.
//
// A line is a specification and then, in any order,
//   x=SHAPExTYPE        the source; * is an unknown rank, ? an unknown extent
//                       or an unknown type
//   y=SHAPExTYPE        one for each result
//   axis=N count=N
//   sizes=[N,?,...]     a list
//   sizes=TYPE[N,?,...] a tensor; [...] if its number of elements is unknown
// where the specification is split, onnx<N>, nnrt, nnrt-runtime, atb or
// atb:<product>.
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Rules.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>
#include <string>

using namespace split;
using llvm::StringRef;

[[noreturn]] static void refuse(StringRef text) {
  llvm::errs() << "split-test-rules: cannot read '" << text << "'\n";
  std::exit(2);
}

static int64_t parseInteger(StringRef text) {
  int64_t value = 0;
  if (text == "?")
    return kUnknown;
  if (text.getAsInteger(10, value) || value == kUnknown)
    refuse(text);
  return value;
}

namespace {
struct TensorText {
  std::optional<Shape> shape;
  StringRef type;
};
} // namespace

static TensorText parseTensor(StringRef text) {
  TensorText tensor;
  if (text.consume_front("*x")) {
    tensor.type = text;
    return tensor;
  }
  tensor.shape.emplace();
  // Types have an x too, but do not begin with an extent.
  while (text.starts_with("?x") ||
         (!text.empty() && llvm::isDigit(text.front()))) {
    auto [extent, rest] = text.split('x');
    tensor.shape->push_back(parseInteger(extent));
    text = rest;
  }
  tensor.type = text;
  return tensor;
}

static ElementKind parseKind(StringRef type, std::string &otherType) {
  if (type == "?")
    return ElementKind::Unknown;
  if (std::optional<ElementKind> kind = parseElementKind(type))
    return *kind;
  otherType = type.str();
  return ElementKind::Other;
}

static SizesDesc parseSizes(StringRef text) {
  auto [type, values] = text.split('[');
  if (!values.consume_back("]"))
    refuse(text);
  SizesDesc sizes = SizesDesc::list({});
  if (!type.empty()) {
    sizes.origin = SizesDesc::Origin::Tensor;
    sizes.elementKind = parseKind(type, sizes.otherElementType);
  }
  if (values == "...") {
    sizes.number.reset();
    return sizes;
  }
  for (StringRef value : llvm::split(values, ','))
    if (!values.empty())
      sizes.values.push_back(parseInteger(value));
  sizes.number = sizes.values.size();
  return sizes;
}

static SplitDesc parseSplit(StringRef line) {
  SplitDesc desc;
  StringRef sourceType = "?";
  for (StringRef word : llvm::split(line, ' ')) {
    auto [key, value] = word.split('=');
    if (key == "x") {
      TensorText tensor = parseTensor(value);
      sourceType = tensor.type;
      desc.shape = std::move(tensor.shape);
      desc.elementKind = parseKind(tensor.type, desc.otherElementType);
    } else if (key == "y") {
      TensorText tensor = parseTensor(value);
      ResultDesc &result = desc.results.emplace_back();
      result.shape = std::move(tensor.shape);
      if (tensor.type != sourceType)
        result.elementType = Mismatch{sourceType.str(), tensor.type.str()};
    } else if (key == "axis") {
      desc.axis = parseInteger(value);
    } else if (key == "count") {
      desc.count = parseInteger(value);
    } else if (key == "sizes") {
      desc.sizes = parseSizes(value);
    } else {
      refuse(word);
    }
  }
  return desc;
}

static Verdict ask(StringRef spec, const SplitDesc &desc) {
  int64_t opset = 0;
  if (spec == "split")
    return checkCommonRules(desc);
  if (spec == "nnrt" || spec == "nnrt-runtime")
    return checkNnrtRules(desc, spec != "nnrt");
  if (spec == "atb")
    return checkAtbRules(desc, std::nullopt);
  if (spec.consume_front("atb:"))
    if (std::optional<AtbProduct> product = parseAtbProduct(spec))
      return checkAtbRules(desc, product);
  if (spec.consume_front("onnx") && !spec.getAsInteger(10, opset) && opset > 0)
    return checkOnnxRules(desc, opset);
  refuse(spec);
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    auto [spec, rest] = StringRef(line).split(' ');
    Verdict verdict = ask(spec, parseSplit(rest));
    if (verdict.isConforming())
      llvm::outs() << "conforms\n";
    else if (verdict.isUndecided())
      llvm::outs() << "undecided\n";
    else if (verdict.errorClass.empty())
      llvm::outs() << "violates " << verdict.label << "\n";
    else
      llvm::outs() << "violates " << verdict.label << " " << verdict.errorClass
                   << "\n";
  }
  return 0;
}
