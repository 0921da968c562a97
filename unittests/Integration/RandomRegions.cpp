//===- RandomRegions.cpp - Branches, loops and calls at random ------------===//
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

RandomTensor RandomFunction::transform(const RandomTensor &tensor) {
  if (module.chance(20))
    return tensor;
  if (module.chance(30))
    return addToItself(tensor);
  int64_t axis = module.pick(tensor.shape.size());
  std::vector<RandomTensor> parts =
      split(tensor, axis, listSizes(tensor.extents[axis]));
  llvm::erase_if(parts, std::mem_fn(&RandomTensor::hasNoElements));
  if (parts.empty())
    return tensor;
  if (module.chance(60))
    std::reverse(parts.begin(), parts.end());
  return castTo(concat(parts, axis), tensor.shape);
}

std::string RandomFunction::makeRegion(const RandomTensor &tensor) {
  std::string outer = std::move(body);
  body.clear();
  std::vector<RandomTensor> outerTensors = tensors, outerParts = latestParts;
  int64_t outerAxis = latestAxis;
  ++nesting;
  tensors.push_back(tensor);
  addStatements(module.pick(3));
  RandomTensor last = transform(tensor);
  body +=
      "  scf.yield " + last.name + " : " + module.getType(last.shape) + "\n";
  --nesting;
  tensors = outerTensors;
  latestParts = outerParts;
  latestAxis = outerAxis;
  std::swap(body, outer);
  return outer;
}

void RandomFunction::addIf() {
  RandomTensor tensor = take();
  std::string flag = getFlag();
  std::string type = module.getType(tensor.shape);
  std::string first = makeRegion(tensor);
  std::string second = makeRegion(tensor);
  tensor.name = emit("scf.if " + flag + " -> " + type + " {\n" + first +
                     "  } else {\n" + second + "  }");
  tensors.push_back(tensor);
}

void RandomFunction::addLoop() {
  RandomTensor tensor = take();
  std::string type = module.getType(tensor.shape);
  std::string begin = emit("arith.constant 0 : index");
  std::string step = emit("arith.constant 1 : index");
  std::string end = getIndex(module.pick(4));
  RandomTensor carried = tensor;
  carried.name = "%c" + std::to_string(numNames++);
  std::string counter = "%i" + std::to_string(numNames++);
  std::string region = makeRegion(carried);
  tensor.name = emit("scf.for " + counter + " = " + begin + " to " + end +
                     " step " + step + " iter_args(" + carried.name + " = " +
                     tensor.name + ") -> " + type + " {\n" + region + "  }");
  tensors.push_back(tensor);
}

void RandomFunction::addCall() {
  RandomFunction callee(module, depth - 1);
  std::vector<std::string> operands;
  for (int64_t number = module.pick(1, 2); number > 0; --number) {
    RandomTensor tensor = take();
    callee.addTensorArgument(tensor);
    operands.push_back(tensor.name);
  }
  callee.addStatements(module.pick(1, 4));
  std::string name = "@f" + std::to_string(module.numFunctions++);
  module.functions += callee.finish("private " + name, /*maxResults=*/2);
  std::vector<std::string> types;
  for (const RandomArgument &argument : callee.getArguments()) {
    types.push_back(argument.type);
    if (argument.kind == RandomArgument::Kind::Tensor)
      continue;
    if (argument.kind == RandomArgument::Kind::Index) {
      operands.push_back(getIndex(argument.values.front()));
      continue;
    }
    addArgument(argument.kind, argument.type, argument.values);
    operands.push_back(arguments.back().name);
  }
  std::vector<std::string> resultTypes;
  for (const RandomTensor &result : callee.getResults())
    resultTypes.push_back(module.getType(result.shape));
  for (int64_t number = module.chance(25) ? 2 : 1; number > 0; --number) {
    std::string results = "%r" + std::to_string(numNames++);
    body += "  " + results + ":" + std::to_string(resultTypes.size()) +
            " = func.call " + name + "(" + llvm::join(operands, ", ") +
            ") : (" + llvm::join(types, ", ") + ") -> (" +
            llvm::join(resultTypes, ", ") + ")\n";
    for (auto [index, result] : llvm::enumerate(callee.getResults()))
      tensors.push_back({results + "#" + std::to_string(index), result.shape,
                         result.extents});
  }
}
