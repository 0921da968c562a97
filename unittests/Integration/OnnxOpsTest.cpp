//===- OnnxOpsTest.cpp - ONNX ops beside splits, executed -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Random small cases of each op, with static and dynamic types, compared with
// evaluators that go over the elements of the result one by one and compute
// where each comes from.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"

#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace split;
using namespace split::test;

namespace {

using Shape = std::vector<int64_t>;

/// A tensor of f32.
struct Array {
  Shape shape;
  std::vector<float> values;

  explicit Array(Shape shape) : shape(std::move(shape)) {
    int64_t count = 1;
    for (int64_t extent : this->shape)
      count *= extent;
    values.resize(count);
  }

  float &at(const Shape &index) {
    int64_t place = 0;
    for (size_t axis = 0; axis < shape.size(); ++axis)
      place = place * shape[axis] + index[axis];
    return values[place];
  }
};

/// Calls `visit` with each index of `shape`.
void forEachIndex(const Shape &shape,
                  const std::function<void(const Shape &)> &visit) {
  int64_t count = Array(shape).values.size();
  for (int64_t place = 0; place < count; ++place) {
    Shape index(shape.size());
    int64_t rest = place;
    for (size_t axis = shape.size(); axis-- > 0; rest /= shape[axis])
      index[axis] = rest % shape[axis];
    visit(index);
  }
}

/// A model of one op, and what it must give.
struct Case {
  std::string name;
  std::string attributes;
  int64_t opset = 18;
  bool hasStaticTypes = false;
  std::vector<Array> inputs;
  /// Lists that are constants.
  std::vector<Shape> lists;
  Array expected = Array({});
};

class OnnxOps : public testing::TestWithParam<int> {
protected:
  int64_t pick(int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  }

  Shape makeShape(int64_t minRank, int64_t maxRank, int64_t minExtent = 0) {
    Shape shape(pick(minRank, maxRank));
    for (int64_t &extent : shape)
      extent = pick(0, 9) == 0 ? minExtent : pick(1, 4);
    return shape;
  }

  Array makeArray(const Shape &shape) {
    Array array(shape);
    for (float &value : array.values)
      value = float(pick(-1000, 1000)) / 64;
    return array;
  }

  /// `shape` as a type, of which each extent may be dynamic unless `isStatic`.
  std::string makeType(const Shape &shape, bool isStatic) {
    std::string text = "tensor<";
    for (int64_t extent : shape)
      text += (!isStatic && pick(0, 1) ? "?" : std::to_string(extent)) + "x";
    return text + "f32>";
  }

  std::string makeModule(const Case &test) {
    std::vector<std::string> arguments, operands, types, constants;
    for (const Array &input : test.inputs) {
      operands.push_back("%x" + std::to_string(operands.size()));
      types.push_back(makeType(input.shape, test.hasStaticTypes));
      arguments.push_back(operands.back() + " : " + types.back());
    }
    for (const Shape &list : test.lists) {
      operands.push_back("%c" + std::to_string(operands.size()));
      types.push_back("tensor<" + std::to_string(list.size()) + "xi64>");
      std::string values = llvm::join(
          llvm::map_range(list, [](int64_t v) { return std::to_string(v); }),
          ", ");
      constants.push_back("  " + operands.back() + " = arith.constant dense<[" +
                          values + "]> : " + types.back() + "\n");
    }
    std::string result = makeType(test.expected.shape, test.hasStaticTypes);
    return "module attributes {onnx.opset = {\"ai.onnx\" = " +
           std::to_string(test.opset) + " : i64}} {\nfunc.func @main(" +
           llvm::join(arguments, ", ") + ") -> " + result + " {\n" +
           llvm::join(constants, "") + "  %y = \"onnx." + test.name + "\"(" +
           llvm::join(operands, ", ") + ") {" + test.attributes + "} : (" +
           llvm::join(types, ", ") + ") -> " + result +
           "\n  return %y : " + result + "\n}\n}\n";
  }

  void check(const Case &test) {
    getContext().allowUnregisteredDialects();
    std::string text = makeModule(test);
    SCOPED_TRACE(text);
    Compiled program(text);
    llvm::SmallVector<HostTensor, 0> inputs;
    for (const Array &input : test.inputs) {
      inputs.push_back(makeTensor(ElementKind::F32, input.shape));
      std::memcpy(inputs.back().getData(), input.values.data(),
                  inputs.back().getByteSize());
    }
    auto results = program.call(inputs);
    ASSERT_EQ(results.size(), 1u);
    EXPECT_EQ(results[0].getShape().vec(), test.expected.shape);
    std::vector<float> values(results[0].getNumElements());
    std::memcpy(values.data(), results[0].getData(), results[0].getByteSize());
    ASSERT_EQ(values.size(), test.expected.values.size());
    for (size_t i = 0; i < values.size(); ++i)
      EXPECT_FLOAT_EQ(values[i], test.expected.values[i]) << "element " << i;
  }

  std::string makeAttribute(llvm::StringRef name, int64_t value) {
    return name.str() + " = " + std::to_string(value) + " : si64";
  }

  std::string makeAttribute(llvm::StringRef name, const Shape &values) {
    std::vector<std::string> texts;
    for (int64_t value : values)
      texts.push_back(std::to_string(value) + " : si64");
    return name.str() + " = [" + llvm::join(texts, ", ") + "]";
  }

  std::mt19937 random{static_cast<unsigned>(GetParam())};
};

TEST_P(OnnxOps, AddAndMulBroadcastBoth) {
  Shape shape = makeShape(0, 4), shapes[2];
  for (Shape &operand : shapes) {
    operand = shape;
    for (int64_t &extent : operand)
      extent = pick(0, 2) == 0 ? 1 : extent;
  }
  // Of one, the first axes are left out.
  Shape &shorter = shapes[pick(0, 1)];
  shorter.erase(shorter.begin(), shorter.begin() + pick(0, shape.size()));
  bool isAdd = pick(0, 1);
  Case test{isAdd ? "Add" : "Mul"};
  test.inputs = {makeArray(shapes[0]), makeArray(shapes[1])};
  Shape result(shape.size(), 1);
  for (const Shape &operand : shapes)
    for (size_t back = 1; back <= operand.size(); ++back)
      if (operand[operand.size() - back] != 1)
        result[result.size() - back] = operand[operand.size() - back];
  test.expected = Array(result);
  forEachIndex(result, [&](const Shape &index) {
    float values[2];
    for (int i : {0, 1}) {
      Shape place(index.end() - shapes[i].size(), index.end());
      for (size_t axis = 0; axis < place.size(); ++axis)
        place[axis] %= shapes[i][axis];
      values[i] = test.inputs[i].at(place);
    }
    test.expected.at(index) =
        isAdd ? values[0] + values[1] : values[0] * values[1];
  });
  check(test);
}

TEST_P(OnnxOps, AddBroadcastsSecondBeforeOpset7) {
  Shape shape = makeShape(0, 4);
  int64_t axis = pick(0, shape.size());
  int64_t end = pick(axis, shape.size());
  Shape second(shape.begin() + axis, shape.begin() + end);
  bool isOne = pick(0, 3) == 0;
  if (isOne)
    second.assign(second.size(), 1);
  Case test{"Add", makeAttribute("axis", axis) + ", broadcast = 1 : si64"};
  test.opset = pick(1, 6);
  test.inputs = {makeArray(shape), makeArray(second)};
  // Without an axis, the last ones go together.
  if (end == int64_t(shape.size()) && pick(0, 1))
    test.attributes = makeAttribute("broadcast", 1);
  test.expected = Array(shape);
  forEachIndex(shape, [&](const Shape &index) {
    Shape place(index.begin() + axis, index.begin() + end);
    if (isOne)
      place.assign(place.size(), 0);
    test.expected.at(index) =
        test.inputs[0].at(index) + test.inputs[1].at(place);
  });
  // That it has one element must be known when the model is compiled.
  test.hasStaticTypes = isOne;
  check(test);
}

TEST_P(OnnxOps, ReluAndSigmoid) {
  Shape shape = makeShape(0, 3);
  bool isRelu = pick(0, 1);
  Case test{isRelu ? "Relu" : "Sigmoid"};
  test.inputs = {makeArray(shape)};
  for (float &value : test.inputs[0].values)
    value *= float(pick(0, 8));
  test.expected = Array(shape);
  for (size_t i = 0; i < test.expected.values.size(); ++i) {
    float x = test.inputs[0].values[i];
    test.expected.values[i] =
        isRelu ? (x > 0 ? x : 0) : float(1 / (1 + std::exp(-double(x))));
  }
  check(test);
}

TEST_P(OnnxOps, Concat) {
  Shape shape = makeShape(1, 4);
  int64_t rank = shape.size(), axis = pick(0, rank - 1);
  Case test{"Concat", makeAttribute("axis", pick(0, 1) ? axis : axis - rank)};
  shape[axis] = 0;
  for (int64_t count = pick(1, 4); count > 0; --count) {
    Shape part = shape;
    part[axis] = pick(0, 3);
    test.inputs.push_back(makeArray(part));
  }
  for (const Array &input : test.inputs)
    shape[axis] += input.shape[axis];
  test.expected = Array(shape);
  forEachIndex(shape, [&](Shape index) {
    float &value = test.expected.at(index);
    size_t part = 0;
    for (; index[axis] >= test.inputs[part].shape[axis]; ++part)
      index[axis] -= test.inputs[part].shape[axis];
    value = test.inputs[part].at(index);
  });
  check(test);
}

/// The indices that a Slice takes of an axis, one after another.
Shape slice(int64_t extent, int64_t start, int64_t end, int64_t step) {
  // In 128 bits nothing wraps.
  __extension__ using Wide = __int128;
  Wide low = step < 0 ? -1 : 0;
  Wide first = Wide(start) + (start < 0 ? extent : 0);
  Wide last = Wide(end) + (end < 0 ? extent : 0);
  first = std::min<Wide>(std::max<Wide>(first, 0), extent + low);
  last = std::min<Wide>(std::max<Wide>(last, low), extent + low);
  Shape indices;
  for (Wide i = first; step < 0 ? i > last : i < last; i += step)
    indices.push_back(int64_t(i));
  return indices;
}

TEST_P(OnnxOps, Slice) {
  constexpr int64_t highest = std::numeric_limits<int64_t>::max();
  constexpr int64_t lowest = std::numeric_limits<int64_t>::min();
  const int64_t steps[] = {1, 1, 2, 3, -1, -2, highest, lowest};
  auto pickPlace = [&] {
    const int64_t places[] = {highest, lowest, highest - 1, lowest + 1};
    int64_t choice = pick(0, 7);
    return choice < 4 ? places[choice] : pick(-6, 6);
  };
  Shape shape = makeShape(1, 3);
  int64_t rank = shape.size();
  Case test{"Slice"};
  test.inputs = {makeArray(shape)};
  test.lists.resize(4);
  std::vector<Shape> indices;
  for (int64_t extent : shape)
    indices.push_back(slice(extent, 0, extent, 1));
  for (int64_t axis = rank - 1; axis >= 0; axis -= pick(1, 2)) {
    int64_t start = pickPlace(), end = pickPlace();
    int64_t step = steps[pick(0, 7)];
    indices[axis] = slice(shape[axis], start, end, step);
    int64_t values[] = {start, end, pick(0, 1) ? axis : axis - rank, step};
    for (int i = 0; i < 4; ++i)
      test.lists[i].push_back(values[i]);
  }
  Shape result;
  for (const Shape &taken : indices)
    result.push_back(taken.size());
  test.expected = Array(result);
  forEachIndex(result, [&](const Shape &index) {
    Shape place;
    for (int64_t axis = 0; axis < rank; ++axis)
      place.push_back(indices[axis][index[axis]]);
    test.expected.at(index) = test.inputs[0].at(place);
  });
  check(test);
}

TEST_P(OnnxOps, Reshape) {
  Shape shape = makeShape(0, 4), result = shape;
  // Axes are joined, split into others, and made of one element.
  for (int64_t count = pick(0, 3); count > 0; --count) {
    int64_t axis = pick(0, result.size());
    if (axis + 1 < int64_t(result.size())) {
      result[axis] *= result[axis + 1];
      result.erase(result.begin() + axis + 1);
    } else if (axis < int64_t(result.size()) && result[axis] % 2 == 0) {
      result[axis] /= 2;
      result.insert(result.begin() + axis, 2);
    } else {
      result.insert(result.begin() + axis, 1);
    }
  }
  bool isEmpty = Array(shape).values.empty();
  Case test{"Reshape"};
  test.inputs = {makeArray(shape)};
  test.expected = Array(result);
  test.expected.values = test.inputs[0].values;
  test.lists = {result};
  bool isInferred = false;
  for (size_t axis = 0; axis < result.size(); ++axis) {
    int64_t choice = isEmpty ? 2 : pick(0, 2);
    if (choice == 0 && axis < shape.size() && shape[axis] == result[axis])
      test.lists[0][axis] = 0;
    else if (choice == 1 && !isInferred)
      test.lists[0][axis] = -1;
    isInferred |= test.lists[0][axis] == -1;
  }
  if (isEmpty)
    test.attributes = makeAttribute("allowzero", 1);
  check(test);
}

TEST_P(OnnxOps, Transpose) {
  Shape shape = makeShape(0, 4);
  Shape perm;
  for (size_t axis = shape.size(); axis-- > 0;)
    perm.push_back(axis);
  Case test{"Transpose"};
  if (pick(0, 3) != 0) {
    std::shuffle(perm.begin(), perm.end(), random);
    test.attributes = makeAttribute("perm", perm);
  }
  Shape result;
  for (int64_t axis : perm)
    result.push_back(shape[axis]);
  test.inputs = {makeArray(shape)};
  test.expected = Array(result);
  forEachIndex(result, [&](const Shape &index) {
    Shape place(index.size());
    for (size_t axis = 0; axis < perm.size(); ++axis)
      place[perm[axis]] = index[axis];
    test.expected.at(index) = test.inputs[0].at(place);
  });
  check(test);
}

INSTANTIATE_TEST_SUITE_P(Seeds, OnnxOps, testing::Range(0, 20));

} // namespace
