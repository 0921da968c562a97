//===- RandomFunction.h - A function made at random -------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How makeRandomProgram makes a module: function by function, op by op. Of each
// tensor it knows the extents that the call will see, so that no op breaks a
// rule.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_RANDOMFUNCTION_H
#define SPLIT_UNITTESTS_INTEGRATION_RANDOMFUNCTION_H

#include "OpText.h"

#include "split/Specs/ElementKind.h"

#include <random>

namespace split::test {

using Extents = std::vector<int64_t>;

/// A tensor that a function has.
struct RandomTensor {
  std::string name;
  /// What the type says, kUnknown where it says nothing.
  Extents shape;
  /// What the call sees.
  Extents extents;

  bool hasNoElements() const { return llvm::is_contained(extents, 0); }
};

/// An argument of a function, added where the body wants one.
struct RandomArgument {
  enum class Kind { Tensor, Index, Sizes, Flag, Element };
  Kind kind;
  std::string name;
  std::string type;
  /// The extents of a tensor, the elements of Sizes, or the one value.
  Extents values;
};

/// What all functions of a module share.
class RandomModule {
public:
  explicit RandomModule(uint64_t seed);

  /// A number in [0, end).
  int64_t pick(int64_t end) { return random() % end; }
  /// A number in [first, last].
  int64_t pick(int64_t first, int64_t last) {
    return first + pick(last - first + 1);
  }
  bool chance(int percent) { return pick(100) < percent; }

  std::string getType(const Extents &shape) const {
    return TypeText{shape, getElementKindName(kind).str()}.get();
  }
  /// A constant of the element type.
  std::string getElement();
  /// Extents for a new tensor: on all axes but one, those that others have.
  Extents pickExtents();

  std::mt19937_64 random;
  ElementKind kind;
  /// The functions that others call.
  std::string functions;
  int64_t numFunctions = 0;

private:
  Extents baseExtents;
};

/// One function, as text that grows.
class RandomFunction {
public:
  /// With `depth` below 1 it calls no others.
  RandomFunction(RandomModule &module, int depth)
      : module(module), depth(depth) {}

  /// Adds an argument that is a tensor of any type.
  void addTensorArgument();
  void addTensorArgument(const RandomTensor &like);
  void addStatements(int64_t number);
  /// The function, which returns some of its tensors; see getResults.
  std::string finish(llvm::StringRef name, int64_t maxResults);

  llvm::ArrayRef<RandomArgument> getArguments() const { return arguments; }
  llvm::ArrayRef<RandomTensor> getResults() const { return results; }

private:
  /// The sizes of parts and how they are stated.
  struct Sizes {
    Form form;
    /// Of all parts that are results.
    Extents parts;
    std::optional<int64_t> count;
  };

  // RandomSplit.cpp: splits.
  Extents cutAnywhere(int64_t extent);
  /// A list of sizes, at random.
  Sizes listSizes(int64_t extent) {
    return {Form::List, cutAnywhere(extent), std::nullopt};
  }
  Sizes pickSizes(int64_t extent);
  std::string getSizesTensor(const Extents &sizes, ElementKind &elementKind);
  Extents pickPartShape(const RandomTensor &source, int64_t axis, int64_t size,
                        bool isKnown, int style);
  std::string pickSpec(const RandomTensor &source, std::optional<int64_t> axis,
                       const Sizes &sizes, const std::optional<SizesDesc> &desc,
                       llvm::ArrayRef<RandomTensor> parts);
  std::vector<RandomTensor> split(const RandomTensor &source, int64_t axis,
                                  const Sizes &sizes);
  /// Splits `source` in any way, perhaps some parts once more, and keeps some.
  void splitAndKeep(const RandomTensor &source, int64_t axis);
  void splitAndKeep(const RandomTensor &source) {
    splitAndKeep(source, module.pick(source.shape.size()));
  }

  // RandomRegions.cpp: branches, loops and calls.
  /// A tensor of the type of `tensor`, made of it.
  RandomTensor transform(const RandomTensor &tensor);
  /// A region that ends with a tensor like `tensor`, as text.
  std::string makeRegion(const RandomTensor &tensor);
  void addIf();
  void addLoop();
  void addCall();

  // RandomFunction.cpp: what else there is.
  std::string emit(const std::string &op);
  void addArgument(RandomArgument::Kind kind, const std::string &type,
                   const Extents &values);
  /// An index of that value: a constant, or an argument.
  std::string getIndex(int64_t value);
  std::string getFlag();
  /// A value of the element type: a constant, or an argument.
  std::string getElement();
  /// One of the tensors, of which `isLast` says that nothing else will use it.
  RandomTensor take(bool isLast);
  RandomTensor take() { return take(module.chance(50)); }
  /// Extents that `shape` does not tell, as operands.
  std::string getDynamicExtents(const RandomTensor &tensor);
  RandomTensor castTo(const RandomTensor &tensor, const Extents &shape);
  RandomTensor concat(llvm::ArrayRef<RandomTensor> operands, int64_t axis);
  RandomTensor fill(const RandomTensor &destination);
  RandomTensor addToItself(const RandomTensor &tensor);
  RandomTensor makeTensor();
  RandomTensor makeEmpty();
  void keepOrSplit(const RandomTensor &tensor, int64_t axis);

  void addStatement();
  void addConcat();
  void addNeighbours();
  void addFill();
  void addEmpty();
  void addSlice();
  void addCast();
  void addInsertion();

  RandomModule &module;
  int depth;
  int nesting = 0;
  std::string body;
  int64_t numNames = 0;
  std::vector<RandomArgument> arguments;
  std::vector<RandomTensor> results;
  /// The tensors that can be used.
  std::vector<RandomTensor> tensors;
  /// The parts of the latest split, and its axis.
  std::vector<RandomTensor> latestParts;
  int64_t latestAxis = 0;
};

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_RANDOMFUNCTION_H
