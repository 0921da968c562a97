//===- TypesTest.cpp - Splits of all types on all axes, executed ----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The 16 element types of ONNX, on every axis of ranks 1 to 8, counted from the
// front and from the back: one case each, on random data. What must come out is
// computed here: in the order of the source each element goes to the end of the
// part that its index on the axis belongs to.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"

#include "split/Runner/TensorText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>
#include <set>

using namespace split;
using namespace split::test;

namespace {

constexpr int64_t maxRank = 8;

const ElementKind onnxKinds[] = {
    ElementKind::I1,    ElementKind::I8,         ElementKind::I16,
    ElementKind::I32,   ElementKind::I64,        ElementKind::UI8,
    ElementKind::UI16,  ElementKind::UI32,       ElementKind::UI64,
    ElementKind::F16,   ElementKind::BF16,       ElementKind::F32,
    ElementKind::F64,   ElementKind::ComplexF32, ElementKind::ComplexF64,
    ElementKind::String};

/// Parts without elements come first, in the middle, last and in all places.
const std::vector<int64_t> sizesOfCases[] = {
    {0, 2, 3}, {3, 0, 2}, {1, 4, 0}, {0, 3, 0, 2, 0}};

/// Extents on the axes that are not split.
constexpr int64_t otherExtents[maxRank] = {2, 3, 1, 2, 3, 1, 2, 2};

struct Case {
  ElementKind kind;
  int64_t rank;
  /// From the front.
  int64_t axis;
  bool isNegative;

  const std::vector<int64_t> &getSizes() const {
    int64_t number = static_cast<int64_t>(kind) + rank + axis + isNegative;
    return sizesOfCases[number % std::size(sizesOfCases)];
  }

  /// The shape of the source, or of a part of it.
  std::vector<int64_t> getShape(int64_t extent) const {
    std::vector<int64_t> shape(otherExtents, otherExtents + rank);
    shape[axis] = extent;
    return shape;
  }

  std::string getName() const {
    std::string name = getElementKindName(kind).str();
    llvm::erase_if(name, [](char c) { return !llvm::isAlnum(c); });
    return name + "_rank" + std::to_string(rank) + "_axis" +
           std::to_string(axis) + (isNegative ? "_negative" : "");
  }
};

/// Cases of one type and rank are together.
std::vector<Case> makeCases() {
  std::vector<Case> cases;
  for (ElementKind kind : onnxKinds)
    for (int64_t rank = 1; rank <= maxRank; ++rank)
      for (int64_t axis = 0; axis < rank; ++axis)
        for (bool isNegative : {false, true})
          cases.push_back({kind, rank, axis, isNegative});
  return cases;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

std::string getTypeText(const Case &test, int64_t extent) {
  return "tensor<" + getTensorTypeText(test.kind, test.getShape(extent)) + ">";
}

/// A function named as the case is, that returns all parts.
void printFunction(llvm::raw_ostream &os, const Case &test) {
  const std::vector<int64_t> &sizes = test.getSizes();
  std::string source = getTypeText(test, 5);
  std::vector<std::string> parts, results;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    parts.push_back(getTypeText(test, size));
    results.push_back("%0#" + std::to_string(index));
  }
  std::string types = llvm::join(parts, ", ");
  os << "func.func @" << test.getName() << "(%x: " << source << ") -> ("
     << types << ") {\n  %0:" << sizes.size() << " = split.split %x axis("
     << (test.isNegative ? test.axis - test.rank : test.axis) << ") sizes([";
  llvm::interleaveComma(sizes, os);
  os << "]) spec(#split.onnx<13>) : " << source << " -> (" << types
     << ")\n  return " << llvm::join(results, ", ") << " : " << types
     << "\n}\n";
}

/// The functions of all cases of one type and rank, compiled at once, since
/// each compilation costs.
class Program {
public:
  Program(ElementKind kind, int64_t rank) : kind(kind), rank(rank) {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (const Case &test : makeCases())
      if (holds(test))
        printFunction(os, test);
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
    if (!module) {
      error = "does not parse:\n" + text;
      return;
    }
    llvm::Expected<std::unique_ptr<Executor>> compiled =
        Executor::compile(*module);
    if (compiled)
      executor = std::move(*compiled);
    else
      error = llvm::toString(compiled.takeError());
  }

  bool holds(const Case &test) const {
    return kind == test.kind && rank == test.rank;
  }

  /// The results of the function of `test`, or none and a failure.
  llvm::SmallVector<HostTensor, 0> call(const Case &test,
                                        llvm::ArrayRef<HostTensor> inputs) {
    if (!executor) {
      ADD_FAILURE() << error;
      return {};
    }
    const FunctionSignature *function =
        llvm::cantFail(executor->findFunction(test.getName()));
    auto results = executor->call(*function, inputs);
    if (results)
      return std::move(*results);
    ADD_FAILURE() << llvm::toString(results.takeError());
    return {};
  }

private:
  ElementKind kind;
  int64_t rank;
  std::unique_ptr<Executor> executor;
  std::string error;
};

//===----------------------------------------------------------------------===//
// What must come out
//===----------------------------------------------------------------------===//

/// An element as bytes: of a string those of its text.
std::string getElement(const HostTensor &tensor, int64_t index) {
  if (tensor.getKind() == ElementKind::String)
    return tensor.getString(index).str();
  int64_t size = getElementByteSize(tensor.getKind());
  llvm::ArrayRef<uint8_t> bytes = tensor.getBytes().slice(index * size, size);
  return std::string(bytes.begin(), bytes.end());
}

std::vector<std::string> getElements(const HostTensor &tensor) {
  std::vector<std::string> elements;
  for (int64_t index = 0; index < tensor.getNumElements(); ++index)
    elements.push_back(getElement(tensor, index));
  return elements;
}

/// The elements of each part.
std::vector<std::vector<std::string>>
cut(const HostTensor &source, int64_t axis, const std::vector<int64_t> &sizes) {
  // To which part each index on the axis belongs.
  std::vector<size_t> owners;
  for (size_t part = 0; part < sizes.size(); ++part)
    owners.insert(owners.end(), sizes[part], part);
  int64_t block = 1;
  for (int64_t extent : source.getShape().drop_front(axis + 1))
    block *= extent;
  std::vector<std::vector<std::string>> parts(sizes.size());
  for (int64_t index = 0; index < source.getNumElements(); ++index)
    parts[owners[index / block % owners.size()]].push_back(
        getElement(source, index));
  return parts;
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

class Types : public testing::TestWithParam<Case> {
protected:
  /// That of `test`: the last one asked for is kept.
  static Program &getProgram(const Case &test) {
    if (!last || !last->holds(test))
      last = std::make_unique<Program>(test.kind, test.rank);
    return *last;
  }

  /// The engine compiles once more when it is destroyed, which must be before
  /// the end of the program destroys what LLVM has built since.
  static void TearDownTestSuite() { last.reset(); }

private:
  static inline std::unique_ptr<Program> last;
};

TEST_P(Types, PartsHaveTheBytesOfTheSource) {
  const Case &test = GetParam();
  const std::vector<int64_t> &sizes = test.getSizes();
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(llvm::cantFail(
      parseTensor(getTensorTypeText(test.kind, test.getShape(5)) +
                  "=random:" + std::to_string(test.axis + 1))));
  std::vector<std::vector<std::string>> expected =
      cut(inputs[0], test.axis, sizes);
  auto results = getProgram(test).call(test, inputs);
  // Results depend on no input's life.
  inputs.clear();
  ASSERT_EQ(results.size(), sizes.size());
  for (auto [index, result] : llvm::enumerate(results)) {
    EXPECT_EQ(result.getKind(), test.kind);
    EXPECT_EQ(result.getShape().vec(), test.getShape(sizes[index]));
    EXPECT_EQ(getElements(result), expected[index]) << "result #" << index;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Types, testing::ValuesIn(makeCases()),
                         [](const auto &info) { return info.param.getName(); });

TEST(TypesMatrix, HasTypesTimesAxesTimesSigns) {
  std::set<std::string> names;
  std::set<std::vector<int64_t>> sizes;
  for (const Case &test : makeCases()) {
    names.insert(test.getName());
    sizes.insert(test.getSizes());
  }
  int numAxes = 0;
  for (int rank = 1; rank <= maxRank; ++rank)
    numAxes += rank;
  EXPECT_EQ(numAxes, 36);
  EXPECT_EQ(std::size(onnxKinds), 16u);
  EXPECT_EQ(names.size(), 1152u);
  EXPECT_EQ(sizes.size(), std::size(sizesOfCases));
  std::cout << "TypesTest: " << names.size() << " cases\n";
  RecordProperty("cases", static_cast<int>(names.size()));
}

} // namespace
