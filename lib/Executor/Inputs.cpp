//===- Inputs.cpp - Inputs of a call, from a command line -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Executor/Inputs.h"

#include "split/Runner/Npy.h"
#include "split/Runner/TensorText.h"
#include "split/Specs/Quote.h"

#include "llvm/ADT/STLExtras.h"

using namespace split;
using llvm::Expected;
using llvm::StringRef;

/// The argument of `function` that `text` begins with the name of, which is
/// taken off with the = after it; or nullopt.
static std::optional<size_t> consumeName(const FunctionSignature &function,
                                         StringRef &text) {
  for (auto [index, argument] : llvm::enumerate(function.arguments)) {
    StringRef value = text;
    if (argument.name.empty() || !value.consume_front(argument.name) ||
        !value.consume_front("="))
      continue;
    // Such as an input called 2xf32 of a text 2xf32=[1,2].
    if (!value.starts_with("@") && !value.contains('='))
      continue;
    text = value;
    return index;
  }
  return std::nullopt;
}

static Expected<HostTensor> readInput(StringRef text, size_t number) {
  bool isFile = text.consume_front("@");
  Expected<HostTensor> input = isFile ? readNpy(text) : parseTensor(text);
  if (input)
    return input;
  std::string message = llvm::toString(input.takeError());
  // What has a file or a tensor behind its first = begins with a name.
  auto [name, value] = text.split('=');
  Expected<HostTensor> named = parseTensor(value);
  if (!isFile && (named || value.starts_with("@")))
    message = "no argument is called " + quote(name);
  if (!named)
    llvm::consumeError(named.takeError());
  return llvm::createStringError("input #%zu: %s", number, message.c_str());
}

Expected<llvm::SmallVector<HostTensor, 0>>
split::readInputs(const FunctionSignature &function,
                  llvm::ArrayRef<std::string> texts) {
  // Named ones first, so that the others know which arguments are left.
  llvm::SmallVector<std::optional<size_t>> places(texts.size());
  llvm::SmallVector<StringRef> values(texts.begin(), texts.end());
  size_t numPlaces = std::max(function.arguments.size(), texts.size());
  llvm::SmallVector<bool> isTaken(numPlaces, false);
  for (auto [number, place] : llvm::enumerate(places)) {
    place = consumeName(function, values[number]);
    if (!place)
      continue;
    if (isTaken[*place])
      return llvm::createStringError(
          "input #%zu: argument %s is given twice", number,
          quote(function.arguments[*place].name).c_str());
    isTaken[*place] = true;
  }
  llvm::SmallVector<std::optional<HostTensor>, 0> inputs(numPlaces);
  size_t next = 0;
  for (auto [number, place] : llvm::enumerate(places)) {
    while (!place && isTaken[next])
      ++next;
    Expected<HostTensor> input = readInput(values[number], number);
    if (!input)
      return input.takeError();
    inputs[place ? *place : next++] = std::move(*input);
  }
  llvm::SmallVector<HostTensor, 0> given;
  for (std::optional<HostTensor> &input : inputs)
    if (input)
      given.push_back(std::move(*input));
  return given;
}
