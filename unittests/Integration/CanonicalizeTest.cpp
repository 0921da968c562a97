//===- CanonicalizeTest.cpp - Canonical programs compute the same ---------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each program is executed as it stands and after --canonicalize,
// --split-simplify and --canonicalize. The results must be equal, byte by byte.
// test/Dialect/Split/canonicalize-*.mlir and simplify-*.mlir see what becomes
// of the IR; here it only has to be something else.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"
#include "OpText.h"

#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

using namespace split;
using namespace split::test;

namespace {

/// One function, for all ranks and axes. In its text, $T6 is a type with the
/// extent 6 on the axis, $A the axis as written, $D the axis from the front,
/// $C6 a constant like $T6, and [$O1], [$S3] and [$U] are offsets, sizes and
/// strides of a slice of 3 from 1 on.
///
/// The arguments are %x and %y of the types $TX and $TY, the indices %n and %m,
/// and %s : tensor<2xi64>.
struct Program {
  llvm::StringLiteral name;
  /// The types of %x and %y on the axis: extents or ?.
  llvm::StringLiteral x;
  llvm::StringLiteral y;
  /// The extents at run time, the indices, which also are the elements of %s.
  int64_t xExtent;
  int64_t yExtent;
  int64_t n;
  int64_t m;
  llvm::StringLiteral body;
  /// What is returned, as `%value 6` for one of type $T6.
  std::vector<llvm::StringRef> results;
};

const Program programs[] = {
#include "CanonicalizePrograms.inc"
};

struct Case {
  const Program *program;
  Place place;
  /// Whether the axis is written from the back.
  bool isNegative;
};

/// For GoogleTest, which would print bytes.
void PrintTo(const Case &test, std::ostream *os) {
  *os << test.program->name.str();
}

/// The text of one case.
class CaseText {
public:
  explicit CaseText(const Case &test) : test(test) {}

  std::string get() const {
    const Program &program = *test.program;
    std::vector<std::string> values;
    std::vector<std::string> types;
    for (llvm::StringRef result : program.results) {
      auto [value, extent] = result.split(' ');
      values.push_back(value.str());
      types.push_back(getType(extent));
    }
    std::string typeList = llvm::join(types, ", ");
    return "func.func @main(%x : " + getType(program.x) +
           ", %y : " + getType(program.y) +
           ", %n : index, %m : index, %s : tensor<2xi64>) -> (" + typeList +
           ") {\n" + expand(program.body) + "\n  return " +
           llvm::join(values, ", ") + " : " + typeList + "\n}\n";
  }

private:
  static int64_t toExtent(llvm::StringRef text) {
    int64_t extent = kUnknown;
    text.getAsInteger(10, extent);
    return extent;
  }

  TypeText getTypeText(llvm::StringRef extent) const {
    TypeText type = test.place.getType(toExtent(extent));
    type.element = "i8";
    return type;
  }

  std::string getType(llvm::StringRef extent) const {
    return getTypeText(extent).get();
  }

  /// A list for slices: `axisEntry` on the axis, else what `other` says.
  std::string getList(llvm::StringRef axisEntry,
                      llvm::function_ref<int64_t(int64_t extent)> other) const {
    std::vector<std::string> entries;
    std::vector<int64_t> shape = *test.place.getType(0).shape;
    for (auto [dim, extent] : llvm::enumerate(shape))
      entries.push_back(int64_t(dim) == test.place.axis
                            ? axisEntry.str()
                            : std::to_string(other(extent)));
    return llvm::join(entries, ", ");
  }

  /// Elements that are all different, in hexadecimal digits.
  std::string getConstant(llvm::StringRef extent) const {
    TypeText type = getTypeText(extent);
    int64_t number = 1;
    for (int64_t size : *type.shape)
      number *= size;
    std::string text = "dense<\"0x";
    for (int64_t index = 0; index < number; ++index)
      text += llvm::utohexstr(16 + index % 200);
    return text + "\"> : " + type.get();
  }

  std::string expand(char token, llvm::StringRef argument) const {
    switch (token) {
    case 'T':
      return getType(argument);
    case 'A':
      return std::to_string(test.place.axis -
                            (test.isNegative ? test.place.rank : 0));
    case 'D':
      return std::to_string(test.place.axis);
    case 'C':
      return getConstant(argument);
    case 'O':
      return getList(argument, [](int64_t) { return 0; });
    case 'S':
      return getList(argument, [](int64_t extent) { return extent; });
    default:
      return getList("1", [](int64_t) { return 1; });
    }
  }

  std::string expand(llvm::StringRef text) const {
    std::string expanded;
    while (!text.empty()) {
      auto [before, behind] = text.split('$');
      expanded += before;
      if (behind.empty())
        break;
      llvm::StringRef argument = behind.drop_front().take_while(
          [](char c) { return llvm::isDigit(c) || c == '?'; });
      expanded += expand(behind.front(), argument);
      text = behind.drop_front(1 + argument.size());
    }
    return expanded;
  }

  const Case &test;
};

/// `text` after the passes, or empty where they fail.
std::string simplify(llvm::StringRef text) {
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
  if (!module)
    return "";
  mlir::PassManager passes(&getContext());
  passes.addPass(mlir::createCanonicalizerPass());
  passes.addPass(createSplitSimplify());
  passes.addPass(mlir::createCanonicalizerPass());
  if (mlir::failed(passes.run(*module)))
    return "";
  std::string simplified;
  llvm::raw_string_ostream os(simplified);
  module->print(os);
  return simplified;
}

/// `text` as it is printed.
std::string print(llvm::StringRef text) {
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
  std::string printed;
  llvm::raw_string_ostream os(printed);
  if (module)
    module->print(os);
  return printed;
}

llvm::SmallVector<HostTensor, 0> makeInputs(const Case &test) {
  const Program &program = *test.program;
  std::mt19937 random(testing::UnitTest::GetInstance()->random_seed() + 7);
  llvm::SmallVector<HostTensor, 0> inputs;
  for (int64_t extent : {program.xExtent, program.yExtent})
    inputs.push_back(makeRandomTensor(
        ElementKind::I8, *test.place.getType(extent).shape, random));
  inputs.push_back(makeI64Tensor({}, program.n));
  inputs.push_back(makeI64Tensor({}, program.m));
  inputs.push_back(makeI64Tensor({2}, {program.n, program.m}));
  return inputs;
}

class Canonical : public testing::TestWithParam<Case> {};

TEST_P(Canonical, ComputesTheSame) {
  std::string text = CaseText(GetParam()).get();
  std::string simplified = simplify(text);
  ASSERT_NE(simplified, "") << text;
  EXPECT_NE(simplified, print(text));
  llvm::SmallVector<HostTensor, 0> inputs = makeInputs(GetParam());
  // LLVM would take most of the time, and is not what is tested.
  CompileOptions options;
  options.optimize = false;
  llvm::SmallVector<HostTensor, 0> expected =
      Compiled(text, options).call(inputs);
  llvm::SmallVector<HostTensor, 0> actual =
      Compiled(simplified, options).call(inputs);
  ASSERT_EQ(expected.size(), GetParam().program->results.size()) << text;
  ASSERT_EQ(actual.size(), expected.size()) << text << simplified;
  for (auto [index, tensor] : llvm::enumerate(expected)) {
    EXPECT_EQ(actual[index].getShape(), tensor.getShape())
        << "of result #" << index << "\n"
        << text << simplified;
    EXPECT_EQ(actual[index].getBytes(), tensor.getBytes())
        << "of result #" << index << "\n"
        << text << simplified;
  }
}

std::vector<Case> makeCases() {
  std::vector<Case> cases;
  for (const Program &program : programs)
    for (int64_t rank : {1, 2, 3, 4})
      for (int64_t axis = 0; axis < rank; ++axis)
        for (bool isNegative : {false, true})
          cases.push_back({&program, {rank, axis}, isNegative});
  return cases;
}

std::string getName(const testing::TestParamInfo<Case> &info) {
  const Case &test = info.param;
  return test.program->name.str() + "_rank" + std::to_string(test.place.rank) +
         "_axis" + std::to_string(test.place.axis) +
         (test.isNegative ? "_from_back" : "");
}

INSTANTIATE_TEST_SUITE_P(Programs, Canonical, testing::ValuesIn(makeCases()),
                         getName);

} // namespace
