//===- RandomFunction.cpp - What stands around random splits --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomFunction.h"

#include <functional>

using namespace split;
using namespace split::test;

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

RandomModule::RandomModule(uint64_t seed) : random(seed) {
  static constexpr ElementKind kinds[] = {ElementKind::I8,  ElementKind::I32,
                                          ElementKind::I64, ElementKind::F16,
                                          ElementKind::F32, ElementKind::BF16};
  kind = kinds[pick(std::size(kinds))];
  for (int64_t rank = pick(1, 3); rank > 0; --rank)
    baseExtents.push_back(pick(1, 4));
}

std::string RandomModule::getElement() {
  std::string digits = std::to_string(pick(100));
  bool isFloat = kind == ElementKind::F16 || kind == ElementKind::F32 ||
                 kind == ElementKind::BF16;
  return isFloat ? digits + ".0" : digits;
}

Extents RandomModule::pickExtents() {
  Extents extents = baseExtents;
  extents[pick(extents.size())] = chance(5) ? 0 : pick(1, 9);
  return extents;
}

//===----------------------------------------------------------------------===//
// Names and arguments
//===----------------------------------------------------------------------===//

/// Adds an op with one result, and returns its name.
std::string RandomFunction::emit(const std::string &op) {
  std::string name = "%v" + std::to_string(numNames++);
  body += "  " + name + " = " + op + "\n";
  return name;
}

void RandomFunction::addArgument(RandomArgument::Kind kind,
                                 const std::string &type,
                                 const Extents &values) {
  std::string name = "%a" + std::to_string(arguments.size());
  arguments.push_back({kind, name, type, values});
}

void RandomFunction::addTensorArgument(const RandomTensor &like) {
  addArgument(RandomArgument::Kind::Tensor, module.getType(like.shape),
              like.extents);
  tensors.push_back({arguments.back().name, like.shape, like.extents});
}

void RandomFunction::addTensorArgument() {
  RandomTensor tensor;
  tensor.extents = tensor.shape = module.pickExtents();
  for (int64_t &extent : tensor.shape)
    if (module.chance(20))
      extent = kUnknown;
  if (module.chance(20))
    llvm::fill(tensor.shape, kUnknown);
  addTensorArgument(tensor);
}

std::string RandomFunction::getIndex(int64_t value) {
  if (module.chance(40))
    return emit("arith.constant " + std::to_string(value) + " : index");
  for (const RandomArgument &argument : arguments)
    if (argument.kind == RandomArgument::Kind::Index &&
        argument.values.front() == value && module.chance(50))
      return argument.name;
  addArgument(RandomArgument::Kind::Index, "index", {value});
  return arguments.back().name;
}

std::string RandomFunction::getFlag() {
  addArgument(RandomArgument::Kind::Flag, "i1", {module.pick(2)});
  return arguments.back().name;
}

std::string RandomFunction::getElement() {
  std::string type = getElementKindName(module.kind).str();
  // Without optimisation, LLVM calls a function of the compiler's library to
  // pass a bf16.
  if (module.kind == ElementKind::BF16 || module.chance(30))
    return emit("arith.constant " + module.getElement() + " : " + type);
  addArgument(RandomArgument::Kind::Element, type, {});
  return arguments.back().name;
}

RandomTensor RandomFunction::take(bool isLast) {
  // Newer ones are taken more often.
  size_t index =
      std::max(module.pick(tensors.size()), module.pick(tensors.size()));
  RandomTensor tensor = tensors[index];
  if (isLast && tensors.size() > 1)
    tensors.erase(tensors.begin() + index);
  return tensor;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

std::string RandomFunction::getDynamicExtents(const RandomTensor &tensor) {
  std::vector<std::string> operands;
  for (auto [written, extent] : llvm::zip_equal(tensor.shape, tensor.extents))
    if (written == kUnknown)
      operands.push_back(getIndex(extent));
  return llvm::join(operands, ", ");
}

RandomTensor RandomFunction::castTo(const RandomTensor &tensor,
                                    const Extents &shape) {
  if (tensor.shape == shape)
    return tensor;
  return {emit("tensor.cast " + tensor.name + " : " +
               module.getType(tensor.shape) + " to " + module.getType(shape)),
          shape, tensor.extents};
}

RandomTensor RandomFunction::concat(llvm::ArrayRef<RandomTensor> operands,
                                    int64_t axis) {
  RandomTensor tensor = operands.front();
  std::vector<std::string> names, types;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    names.push_back(operand.name);
    types.push_back(module.getType(operand.shape));
    if (index == 0)
      continue;
    tensor.extents[axis] += operand.extents[axis];
    for (size_t dim = 0; dim < tensor.shape.size(); ++dim) {
      int64_t &extent = tensor.shape[dim];
      int64_t other = operand.shape[dim];
      bool isKnown = extent != kUnknown && other != kUnknown;
      if (int64_t(dim) == axis)
        extent = isKnown ? extent + other : kUnknown;
      else if (extent == kUnknown)
        extent = other;
    }
  }
  // Upstream may forget that the type of a concat of one can say less.
  if (operands.size() > 1 && module.chance(20))
    tensor.shape[axis] = kUnknown;
  tensor.name =
      emit("tensor.concat dim(" + std::to_string(axis) + ") " +
           llvm::join(names, ", ") + " : (" + llvm::join(types, ", ") +
           ") -> " + module.getType(tensor.shape));
  return tensor;
}

RandomTensor RandomFunction::fill(const RandomTensor &destination) {
  std::string element = getElementKindName(module.kind).str();
  std::string value = getElement();
  std::string type = module.getType(destination.shape);
  RandomTensor filled = destination;
  filled.name = emit("linalg.fill ins(" + value + " : " + element + ") outs(" +
                     destination.name + " : " + type + ") -> " + type);
  return filled;
}

/// A tensor that is computed of `tensor`, of the same type.
RandomTensor RandomFunction::addToItself(const RandomTensor &tensor) {
  bool isFloat = llvm::StringRef(module.getElement()).contains('.');
  std::string type = module.getType(tensor.shape);
  RandomTensor computed = tensor;
  computed.name = isFloat ? emit("arith.negf " + tensor.name + " : " + type)
                          : emit("arith.addi " + tensor.name + ", " +
                                 tensor.name + " : " + type);
  return computed;
}

RandomTensor RandomFunction::makeEmpty() {
  RandomTensor tensor;
  tensor.extents = tensor.shape = module.pickExtents();
  for (int64_t &extent : tensor.shape)
    if (module.chance(15))
      extent = kUnknown;
  tensor.name = emit("tensor.empty(" + getDynamicExtents(tensor) +
                     ") : " + module.getType(tensor.shape));
  return tensor;
}

/// A tensor that is made of no other.
RandomTensor RandomFunction::makeTensor() {
  int64_t kind = module.pick(8);
  if (kind < 2)
    return fill(makeEmpty());
  RandomTensor tensor;
  tensor.extents = tensor.shape = module.pickExtents();
  if (kind < 6) {
    std::string value = getElement();
    if (module.chance(30))
      tensor.shape[module.pick(tensor.shape.size())] = kUnknown;
    std::string dynamic = getDynamicExtents(tensor);
    tensor.name = emit("tensor.splat " + value +
                       (dynamic.empty() ? "" : "[" + dynamic + "]") + " : " +
                       module.getType(tensor.shape));
    return tensor;
  }
  // A splat, or elements that are all there in hexadecimal digits.
  std::string elements = module.getElement();
  if (kind == 6) {
    size_t bytes = getElementByteSize(module.kind);
    for (int64_t extent : tensor.extents)
      bytes *= extent;
    elements = bytes == 0 ? "" : "\"0x";
    for (size_t i = 0; i < 2 * bytes; ++i)
      elements += "0123456789ABCDEF"[module.pick(16)];
    elements += bytes == 0 ? "" : "\"";
  }
  tensor.name = emit("arith.constant dense<" + elements +
                     "> : " + module.getType(tensor.shape));
  return tensor;
}

void RandomFunction::keepOrSplit(const RandomTensor &tensor, int64_t axis) {
  if (module.chance(50))
    llvm::append_range(tensors,
                       split(tensor, axis, listSizes(tensor.extents[axis])));
  else if (module.chance(50))
    splitAndKeep(tensor, axis);
  else
    tensors.push_back(tensor);
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void RandomFunction::addConcat() {
  std::vector<RandomTensor> operands;
  int64_t axis = latestAxis;
  if (!latestParts.empty() && module.chance(60)) {
    // All parts of a split, or neighbours.
    size_t first = module.chance(60) ? 0 : module.pick(latestParts.size());
    size_t end = latestParts.size();
    if (module.chance(40))
      end = module.pick(first + 1, end);
    operands.assign(latestParts.begin() + first, latestParts.begin() + end);
    if (module.chance(70))
      llvm::erase_if(tensors, [&](const RandomTensor &tensor) {
        return llvm::is_contained(
            llvm::map_range(operands, [](auto &part) { return part.name; }),
            tensor.name);
      });
  } else {
    operands.push_back(take(false));
    axis = module.pick(operands.front().shape.size());
  }
  // Some that fit.
  for (int64_t left = operands.size() == 1 ? 2 : module.pick(2); left > 0;
       --left) {
    if (tensors.empty())
      break;
    RandomTensor other = take(false);
    Extents extents = other.extents;
    extents[axis] = operands.front().extents[axis];
    if (extents == operands.front().extents)
      operands.push_back(other);
  }
  // Upstream makes a view of each operand's place in the outcome, which does
  // not verify where there are no elements.
  llvm::erase_if(operands, std::mem_fn(&RandomTensor::hasNoElements));
  if (operands.empty())
    return;
  int64_t extent = 0;
  Sizes cuts = {Form::List, {}, {}};
  for (const RandomTensor &operand : operands)
    cuts.parts.push_back(operand.extents[axis]);
  for (int64_t size : cuts.parts)
    extent += size;
  if (extent > 24)
    return;
  RandomTensor tensor = concat(operands, axis);
  if (module.chance(30)) {
    llvm::append_range(tensors, split(tensor, axis, cuts));
    return;
  }
  keepOrSplit(tensor, axis);
}

/// Some parts of a split, put together again.
void RandomFunction::addNeighbours() {
  RandomTensor source = take(true);
  int64_t axis = module.pick(source.shape.size());
  int64_t extent = source.extents[axis];
  if (source.hasNoElements() || extent < 4)
    return tensors.push_back(source);
  int64_t size = module.pick(1, extent - 3);
  std::vector<RandomTensor> parts =
      split(source, axis,
            {Form::List, {1, 1, size, extent - 2 - size}, std::nullopt});
  tensors.push_back(concat({parts[1], parts[2]}, axis));
  tensors.push_back(parts[0]);
  tensors.push_back(parts[3]);
  if (module.chance(30))
    tensors.push_back(parts[2]);
}

void RandomFunction::addFill() {
  RandomTensor tensor = makeTensor();
  keepOrSplit(tensor, module.pick(tensor.shape.size()));
}

/// Parts of an empty tensor, each filled.
void RandomFunction::addEmpty() {
  RandomTensor empty = makeEmpty();
  int64_t axis = module.pick(empty.shape.size());
  for (const RandomTensor &part :
       split(empty, axis, listSizes(empty.extents[axis])))
    if (module.chance(80))
      tensors.push_back(fill(part));
  // What is in them is not told.
  latestParts.clear();
}

void RandomFunction::addSlice() {
  RandomTensor source = take(module.chance(70));
  if (depth > 0 && nesting == 0 && module.chance(50)) {
    // One of which all extents are known.
    source.extents = source.shape = module.pickExtents();
    addTensorArgument(source);
    source = tensors.back();
    tensors.pop_back();
  }
  int64_t axis = module.pick(source.shape.size());
  if (module.chance(30)) {
    std::vector<RandomTensor> parts =
        split(source, axis, listSizes(source.extents[axis]));
    source = parts[module.pick(parts.size())];
  }
  if (source.hasNoElements())
    return;
  int64_t stride = module.chance(85) ? 1 : 2;
  int64_t offset = module.pick(source.extents[axis]);
  RandomTensor slice = source;
  slice.extents[axis] =
      module.pick(1, (source.extents[axis] - offset + stride - 1) / stride);
  std::string offsets, sizes, strides;
  for (size_t dim = 0; dim < source.shape.size(); ++dim) {
    bool isAxis = int64_t(dim) == axis;
    llvm::StringRef comma = dim == 0 ? "" : ", ";
    int64_t first = isAxis ? offset : 0;
    offsets +=
        comma.str() +
        (isAxis && module.chance(20) ? getIndex(first) : std::to_string(first));
    strides += comma.str() + std::to_string(isAxis ? stride : 1);
    bool isStatic = isAxis ? module.chance(85) : source.shape[dim] != kUnknown;
    slice.shape[dim] = isStatic ? slice.extents[dim] : kUnknown;
    sizes += comma.str() + (isStatic ? std::to_string(slice.extents[dim])
                                     : getIndex(slice.extents[dim]));
  }
  slice.name =
      emit("tensor.extract_slice " + source.name + "[" + offsets + "] [" +
           sizes + "] [" + strides + "] : " + module.getType(source.shape) +
           " to " + module.getType(slice.shape));
  if (module.chance(50))
    llvm::append_range(tensors,
                       split(slice, axis, listSizes(slice.extents[axis])));
  else
    keepOrSplit(slice, axis);
}

void RandomFunction::addCast() {
  RandomTensor tensor = take();
  Extents shape = tensor.extents;
  for (int64_t &extent : shape)
    if (module.chance(50))
      extent = kUnknown;
  keepOrSplit(castTo(tensor, shape), module.pick(shape.size()));
}

void RandomFunction::addInsertion() {
  RandomTensor destination = take();
  RandomTensor piece = take();
  std::string offsets, sizes, strides;
  for (size_t dim = 0; dim < piece.shape.size(); ++dim) {
    int64_t size = piece.extents[dim];
    int64_t most = destination.extents[dim] - size;
    if (size == 0 || most < 0)
      return tensors.push_back(destination);
    std::string comma = dim == 0 ? "" : ", ";
    offsets += comma + std::to_string(module.pick(0, most));
    sizes += comma + (piece.shape[dim] == kUnknown ? getIndex(size)
                                                   : std::to_string(size));
    strides += comma + "1";
  }
  std::string type = module.getType(destination.shape);
  destination.name =
      emit("tensor.insert_slice " + piece.name + " into " + destination.name +
           "[" + offsets + "] [" + sizes + "] [" + strides +
           "] : " + module.getType(piece.shape) + " into " + type);
  tensors.push_back(destination);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

void RandomFunction::addStatement() {
  int64_t kind = module.pick(100);
  if (kind < 25)
    return splitAndKeep(take());
  if (kind < 36)
    return addConcat();
  if (kind < 48)
    return addNeighbours();
  if (kind < 60)
    return addFill();
  if (kind < 65)
    return addEmpty();
  if (kind < 82)
    return addSlice();
  if (kind < 86)
    return addCast();
  if (kind < 89)
    return addInsertion();
  if (kind < 90)
    return tensors.push_back(addToItself(take()));
  if (kind < 93 && nesting < 2)
    return addIf();
  if (kind < 96 && nesting < 2)
    return addLoop();
  if (depth > 0)
    addCall();
}

void RandomFunction::addStatements(int64_t number) {
  for (; number > 0; --number)
    addStatement();
}

std::string RandomFunction::finish(llvm::StringRef name, int64_t maxResults) {
  std::shuffle(tensors.begin(), tensors.end(), module.random);
  results = tensors;
  results.resize(std::min<size_t>(results.size(),
                                  module.pick(maxResults / 2, maxResults)));
  std::vector<std::string> parameters, names, types;
  for (const RandomArgument &argument : arguments)
    parameters.push_back(argument.name + ": " + argument.type);
  for (const RandomTensor &result : results) {
    names.push_back(result.name);
    types.push_back(module.getType(result.shape));
  }
  std::string typeList = llvm::join(types, ", ");
  return "func.func " + name.str() + "(" + llvm::join(parameters, ", ") +
         ") -> (" + typeList + ") {\n" + body + "  return " +
         llvm::join(names, ", ") + " : " + typeList + "\n}\n";
}
