//===- LegalizeTest.cpp - Trees of splits, executed -----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits into 2 to 40 parts of random sizes, of ranks 1 to 10, are rewritten
// for ATB, compiled and called on random bytes. The parts must be what they
// were, the ops as few as can be, and the bytes that they move no more than
// twice the least, which is found by trying all trees. Parts may be without
// elements, and some are not used.
//
// The environment variable SPLIT_LEGALIZE_LISTS tells how many lists of sizes
// there are for each number of parts.
//
//===----------------------------------------------------------------------===//

#include "../Specs/SlowCutSearch.h"
#include "Compiled.h"
#include "ExpectedParts.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace split;
using namespace split::test;

namespace {

int64_t getNumLists() {
  const char *text = std::getenv("SPLIT_LEGALIZE_LISTS");
  int64_t number = 1;
  if (text && llvm::StringRef(text).getAsInteger(10, number))
    ADD_FAILURE() << "SPLIT_LEGALIZE_LISTS is no number";
  return number;
}

/// One function with one split.
struct Case {
  std::string name;
  ElementKind kind;
  std::vector<int64_t> shape;
  int64_t axis;
  Sizes sizes;
  std::vector<bool> used;

  std::string getType(int64_t extent) const {
    std::string text = "tensor<";
    for (auto [dim, size] : llvm::enumerate(shape))
      text += std::to_string(int64_t(dim) == axis ? extent : size) + "x";
    return text + getElementKindName(kind).str() + ">";
  }

  /// The function that returns the parts that are used.
  std::string getText() const {
    std::vector<std::string> types, values, returned;
    for (auto [part, size] : llvm::enumerate(sizes)) {
      types.push_back(getType(size));
      if (!used[part])
        continue;
      returned.push_back(types.back());
      values.push_back("%0#" + std::to_string(part));
    }
    auto getSize = [](int64_t size) { return std::to_string(size); };
    std::string source = getType(shape[axis]);
    return "func.func @" + name + "(%x: " + source + ") -> (" +
           llvm::join(returned, ", ") +
           ") {\n  %0:" + std::to_string(sizes.size()) +
           " = split.split %x axis(" + std::to_string(axis) + ") sizes([" +
           llvm::join(llvm::map_range(sizes, getSize), ", ") +
           "]) : " + source + " -> (" + llvm::join(types, ", ") +
           ")\n  return " + llvm::join(values, ", ") + " : " +
           llvm::join(returned, ", ") + "\n}\n";
  }

  /// The sizes of the parts that must be told apart: without those that have no
  /// elements, and with neighbours that nobody uses as one.
  Sizes getLeaves() const {
    Sizes leaves;
    bool isLastUsed = true;
    for (auto [part, size] : llvm::enumerate(sizes)) {
      if (size == 0)
        continue;
      if (!used[part] && !isLastUsed)
        leaves.back() += size;
      else
        leaves.push_back(size);
      isLastUsed = used[part];
    }
    return leaves;
  }
};

Case makeCase(std::mt19937 &random, size_t numParts, size_t index) {
  const ElementKind kinds[] = {ElementKind::F16, ElementKind::BF16,
                               ElementKind::I64};
  Case test;
  test.name = "f" + std::to_string(index);
  test.kind = kinds[random() % 3];
  size_t rank = 1 + (numParts + 3 * index) % 10;
  for (size_t dim = 0; dim < rank; ++dim)
    test.shape.push_back(1 + random() % (rank > 4 ? 2 : 3));
  test.axis = random() % rank;
  // Sizes alike, of all widths, or with some that are much larger.
  size_t width = 1 + random() % 6;
  bool isSkewed = random() % 3 == 0;
  int64_t &extent = test.shape[test.axis] = 0;
  for (size_t part = 0; part < numParts; ++part) {
    int64_t size = random() % (width + 1);
    if (isSkewed && random() % 8 == 0)
      size *= 10;
    extent += test.sizes.emplace_back(size);
    test.used.push_back(part == 0 || (numParts + index) % 3 != 2 ||
                        random() % 4 != 0);
  }
  return test;
}

/// Rewrites a module of cases, and looks at what becomes of each.
class LegalizedCases {
public:
  explicit LegalizedCases(llvm::ArrayRef<Case> cases) {
    std::string text;
    for (const Case &test : cases)
      text += test.getText();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
    mlir::PassManager passes(&getContext());
    passes.addPass(createSplitLegalizeSpec({"atb"}));
    if (!module || mlir::failed(passes.run(*module))) {
      ADD_FAILURE() << text;
      module = nullptr;
    }
  }

  bool isValid() { return static_cast<bool>(module); }

  /// The number of splits in `test`, and the elements that they move, of one
  /// line along the axis.
  Cost getCost(const Case &test) {
    Cost cost = {0, 0};
    int64_t line = 1;
    for (auto [dim, extent] : llvm::enumerate(test.shape))
      line *= int64_t(dim) == test.axis ? 1 : extent;
    module->lookupSymbol<mlir::func::FuncOp>(test.name).walk([&](SplitOp op) {
      EXPECT_TRUE(mlir::isa<AtbSpecAttr>(op.getSpecAttr()));
      EXPECT_TRUE(op.checkRulesOf(op.getSpecAttr()).isConforming());
      cost.first += 1;
      auto type = mlir::cast<mlir::RankedTensorType>(op.getSourceType());
      cost.second += type.getNumElements() / line;
    });
    return cost;
  }

  /// Compiles the module, which is lost.
  std::unique_ptr<Executor> compile() {
    auto executor = Executor::compile(*module);
    if (executor)
      return std::move(*executor);
    ADD_FAILURE() << llvm::toString(executor.takeError());
    return nullptr;
  }

private:
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

void checkCost(const Case &test, Cost cost) {
  bool hasThree = test.kind != ElementKind::I64;
  Sizes leaves = test.getLeaves();
  if (leaves.size() < 2) {
    EXPECT_EQ(cost, Cost(0, 0));
    return;
  }
  int64_t number = leaves.size();
  EXPECT_EQ(cost.first, hasThree ? number / 2 : number - 1);
  Cost best = SlowSearch(leaves, hasThree).find();
  EXPECT_EQ(cost.first, best.first);
  EXPECT_LE(cost.second, 2 * best.second);
}

void checkResults(const Case &test, Executor &executor, std::mt19937 &random) {
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(makeRandomTensor(test.kind, test.shape, random));
  std::vector<int64_t> owners;
  for (auto [part, size] : llvm::enumerate(test.sizes))
    owners.insert(owners.end(), size, part);
  std::vector<std::vector<uint8_t>> expected =
      getExpectedBytes(inputs[0], test.axis, owners, test.sizes.size(),
                       getElementByteSize(test.kind));
  auto results = llvm::cantFail(
      executor.call(*llvm::cantFail(executor.findFunction(test.name)), inputs));
  size_t index = 0;
  for (size_t part = 0; part < test.sizes.size(); ++part) {
    if (!test.used[part])
      continue;
    std::vector<int64_t> shape = test.shape;
    shape[test.axis] = test.sizes[part];
    EXPECT_EQ(results[index].getShape(), llvm::ArrayRef(shape));
    EXPECT_EQ(results[index].getBytes().vec(), expected[part])
        << "part " << part;
    ++index;
  }
  EXPECT_EQ(index, results.size());
}

class LegalizeForAtb : public testing::TestWithParam<int> {};

TEST_P(LegalizeForAtb, PartsStayTheSame) {
  std::mt19937 random(testing::UnitTest::GetInstance()->random_seed() +
                      GetParam());
  // Not so many at once that the compiler takes longer for each.
  constexpr int64_t maxAtOnce = 20;
  int64_t left = getNumLists();
  size_t index = 0;
  while (left > 0) {
    std::vector<Case> cases;
    for (; left > 0 && int64_t(cases.size()) < maxAtOnce; --left)
      cases.push_back(makeCase(random, GetParam(), index++));
    LegalizedCases legalized(cases);
    ASSERT_TRUE(legalized.isValid());
    for (const Case &test : cases) {
      SCOPED_TRACE(test.getText());
      checkCost(test, legalized.getCost(test));
    }
    std::unique_ptr<Executor> executor = legalized.compile();
    ASSERT_TRUE(executor);
    for (const Case &test : cases) {
      SCOPED_TRACE(test.getText());
      checkResults(test, *executor, random);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, LegalizeForAtb, testing::Range(2, 41),
                         testing::PrintToStringParamName());

} // namespace
