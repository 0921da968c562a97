//===- RandomProgram.cpp - Programs with splits at random -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomProgram.h"

#include "Compiled.h"
#include "RandomFunction.h"

using namespace split;
using namespace split::test;

static HostTensor makeInput(const RandomArgument &argument,
                            ElementKind elementKind, std::mt19937 &random) {
  switch (argument.kind) {
  case RandomArgument::Kind::Tensor:
    return makeRandomTensor(elementKind, argument.values, random);
  case RandomArgument::Kind::Index:
    return makeI64Tensor({}, argument.values);
  case RandomArgument::Kind::Sizes:
    return makeI64Tensor({int64_t(argument.values.size())}, argument.values);
  case RandomArgument::Kind::Element:
    return makeRandomTensor(elementKind, {}, random);
  case RandomArgument::Kind::Flag:
    break;
  }
  HostTensor flag = makeTensor(ElementKind::I1, {});
  flag.getBytes().front() = argument.values.front();
  return flag;
}

RandomProgram split::test::makeRandomProgram(uint64_t seed) {
  RandomModule module(seed);
  RandomFunction main(module, /*depth=*/1);
  for (int64_t number = module.pick(1, 3); number > 0; --number)
    main.addTensorArgument();
  main.addStatements(module.pick(4, 12));
  RandomProgram program;
  std::string text = main.finish("@main", /*maxResults=*/12);
  program.text = module.functions + text;
  std::mt19937 random(seed);
  for (const RandomArgument &argument : main.getArguments())
    program.inputs.push_back(makeInput(argument, module.kind, random));
  return program;
}
