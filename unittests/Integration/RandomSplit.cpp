//===- RandomSplit.cpp - Splits of functions made at random ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomFunction.h"

#include "split/Specs/SpecId.h"
#include <algorithm>

using namespace split;
using namespace split::test;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Extents RandomFunction::cutAnywhere(int64_t extent) {
  Extents cuts = {0, extent};
  for (int64_t i = module.pick(4); i > 0; --i)
    cuts.push_back(module.pick(extent + 1));
  llvm::sort(cuts);
  // Parts without elements are not that frequent.
  if (extent != 0 && module.chance(75))
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
  Extents parts;
  for (size_t i = 1; i < cuts.size(); ++i)
    parts.push_back(cuts[i] - cuts[i - 1]);
  return parts;
}

RandomFunction::Sizes RandomFunction::pickSizes(int64_t extent) {
  static constexpr Form forms[] = {Form::Equal, Form::Count, Form::List,
                                   Form::List,  Form::Mixed, Form::Tensor};
  Sizes sizes;
  sizes.form = forms[module.pick(std::size(forms))];
  int64_t number = module.pick(1, 6);
  switch (sizes.form) {
  case Form::Equal:
    while (extent % number != 0)
      --number;
    sizes.parts.assign(number, extent / number);
    break;
  case Form::Count: {
    sizes.count = number;
    int64_t size = (extent + number - 1) / number;
    for (int64_t left = extent; number > 0; --number) {
      sizes.parts.push_back(std::min(size, left));
      left -= sizes.parts.back();
    }
    if (module.chance(30))
      sizes.parts.resize(module.pick(1, *sizes.count));
    break;
  }
  default:
    sizes.parts = cutAnywhere(extent);
    if (module.chance(25))
      sizes.count = sizes.parts.size();
  }
  return sizes;
}

/// `sizes(%s : tensor<2xi64>)`: a constant, made of elements, or an argument.
std::string RandomFunction::getSizesTensor(const Extents &sizes,
                                           ElementKind &elementKind) {
  std::string extent = std::to_string(sizes.size());
  auto toText = [](int64_t size) { return std::to_string(size); };
  static constexpr ElementKind kinds[] = {ElementKind::I64, ElementKind::I64,
                                          ElementKind::I32, ElementKind::Index};
  elementKind = kinds[module.pick(std::size(kinds))];
  std::string element = getElementKindName(elementKind).str();
  std::string type = "tensor<" + extent + "x" + element + ">";
  std::string name;
  switch (module.pick(3)) {
  case 0:
    name =
        emit("arith.constant dense<[" +
             llvm::join(llvm::map_range(sizes, toText), ", ") + "]> : " + type);
    break;
  case 1: {
    std::vector<std::string> elements;
    for (int64_t size : sizes) {
      elements.push_back(getIndex(size));
      if (elementKind != ElementKind::Index)
        elements.back() = emit("arith.index_cast " + elements.back() +
                               " : index to " + element);
    }
    name = emit("tensor.from_elements " + llvm::join(elements, ", ") + " : " +
                type);
    break;
  }
  default:
    elementKind = ElementKind::I64;
    type = "tensor<" + extent + "xi64>";
    addArgument(RandomArgument::Kind::Sizes, type, sizes);
    name = arguments.back().name;
  }
  if (module.chance(25)) {
    std::string unknown =
        "tensor<?x" + getElementKindName(elementKind).str() + ">";
    name = emit("tensor.cast " + name + " : " + type + " to " + unknown);
    type = unknown;
  }
  return "sizes(" + name + " : " + type + ")";
}

//===----------------------------------------------------------------------===//
// Splits
//===----------------------------------------------------------------------===//

/// The shape in the type of a part, which may say less or more than the
/// operands of the split.
Extents RandomFunction::pickPartShape(const RandomTensor &source, int64_t axis,
                                      int64_t size, bool isKnown, int style) {
  Extents shape = source.shape;
  bool isWritten = style == 0   ? isKnown
                   : style == 1 ? true
                   : style == 2 ? false
                                : module.chance(50);
  shape[axis] = isWritten ? size : kUnknown;
  int64_t other = module.pick(shape.size());
  if (other != axis && module.chance(10))
    shape[other] = shape[other] == kUnknown ? source.extents[other] : kUnknown;
  return shape;
}

/// A clause with a specification that allows the split, or nothing.
std::string RandomFunction::pickSpec(const RandomTensor &source,
                                     std::optional<int64_t> axis,
                                     const Sizes &sizes,
                                     const std::optional<SizesDesc> &desc,
                                     llvm::ArrayRef<RandomTensor> parts) {
  static const std::pair<llvm::StringLiteral, llvm::StringLiteral> specs[] = {
      {"onnx1", "#split.onnx<1>"},
      {"onnx2", "#split.onnx<2>"},
      {"onnx11", "#split.onnx<11>"},
      {"onnx13", "#split.onnx<13>"},
      {"onnx18", "#split.onnx<18>"},
      {"nnrt", "#split.nnrt"},
      {"nnrt-runtime", "#split.nnrt<runtime = true>"},
      {"atb", "#split.atb"}};
  // What the types say, and what the call sees: the one must not break a rule,
  // the other must be known to break none.
  auto toShape = [](const Extents &extents) {
    return Shape(extents.begin(), extents.end());
  };
  SplitDesc written;
  written.elementKind = module.kind;
  written.axis = axis;
  written.count = sizes.count;
  written.sizes = desc;
  SplitDesc seen = written;
  written.shape = toShape(source.shape);
  seen.shape = toShape(source.extents);
  if (desc)
    seen.sizes->values.assign(sizes.parts.begin(), sizes.parts.end());
  for (const RandomTensor &part : parts) {
    written.results.push_back({toShape(part.shape), {}, {}});
    seen.results.push_back({toShape(part.extents), {}, {}});
  }
  for (int round = 0; round < 4; ++round) {
    auto [name, text] = specs[module.pick(std::size(specs))];
    SpecId spec = llvm::cantFail(parseSpecId(name));
    if (!checkSplit(spec, written).isViolation() &&
        checkSplit(spec, seen).isConforming())
      return " spec(" + text.str() + ")";
  }
  return "";
}

std::vector<RandomTensor> RandomFunction::split(const RandomTensor &source,
                                                int64_t axis,
                                                const Sizes &sizes) {
  std::optional<int64_t> writtenAxis;
  if (axis != 0 || module.chance(70))
    writtenAxis =
        module.chance(30) ? axis - int64_t(source.shape.size()) : axis;
  std::string clauses;
  if (writtenAxis)
    clauses += " axis(" + std::to_string(*writtenAxis) + ")";
  if (sizes.count)
    clauses += " count(" + std::to_string(*sizes.count) + ")";

  std::optional<SizesDesc> desc;
  std::vector<bool> isKnown(sizes.parts.size(), false);
  if (sizes.form == Form::Tensor) {
    desc.emplace();
    desc->origin = SizesDesc::Origin::Tensor;
    desc->number = sizes.parts.size();
    clauses += " " + getSizesTensor(sizes.parts, desc->elementKind);
  } else if (sizes.form == Form::List || sizes.form == Form::Mixed) {
    desc = SizesDesc::list(sizes.parts);
    std::vector<std::string> entries;
    for (auto [index, size] : llvm::enumerate(sizes.parts)) {
      isKnown[index] = sizes.form == Form::List || module.chance(40);
      entries.push_back(isKnown[index] ? std::to_string(size) : getIndex(size));
      if (!isKnown[index])
        desc->values[index] = kUnknown;
    }
    clauses += " sizes([" + llvm::join(entries, ", ") + "])";
  } else {
    isKnown.assign(isKnown.size(), source.shape[axis] != kUnknown);
  }

  std::vector<RandomTensor> parts;
  std::vector<std::string> types;
  static constexpr int styles[] = {0, 0, 0, 1, 2, 3};
  int style = styles[module.pick(std::size(styles))];
  for (auto [size, known] : llvm::zip_equal(sizes.parts, isKnown)) {
    RandomTensor part = source;
    part.extents[axis] = size;
    part.shape = pickPartShape(source, axis, size, known, style);
    types.push_back(module.getType(part.shape));
    parts.push_back(part);
  }
  if (module.chance(25))
    clauses += pickSpec(source, writtenAxis, sizes, desc, parts);
  std::string name = "%p" + std::to_string(numNames++);
  body += "  " + name + ":" + std::to_string(parts.size()) + " = split.split " +
          source.name + clauses + " : " + module.getType(source.shape) +
          " -> (" + llvm::join(types, ", ") + ")\n";
  for (auto [index, part] : llvm::enumerate(parts))
    part.name = name + "#" + std::to_string(index);
  latestParts = parts;
  latestAxis = axis;
  return parts;
}

void RandomFunction::splitAndKeep(const RandomTensor &source, int64_t axis) {
  std::vector<RandomTensor> parts =
      split(source, axis, pickSizes(source.extents[axis]));
  // Parts at the end, or any, may have no user.
  if (module.chance(25))
    parts.resize(module.pick(1, parts.size()));
  for (size_t index = 0; index < parts.size(); ++index) {
    RandomTensor part = parts[index];
    if (module.chance(20))
      continue;
    if (module.chance(20) && parts.size() < 8) {
      std::vector<RandomTensor> inner =
          split(part, axis, pickSizes(part.extents[axis]));
      llvm::append_range(tensors, inner);
      continue;
    }
    tensors.push_back(part);
  }
}
