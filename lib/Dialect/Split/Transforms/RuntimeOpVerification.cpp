//===- RuntimeOpVerification.cpp - Rules at run time ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check at run time needs a condition, which is IR, and a message, which must
// have the label and the words of the clause that is violated: the clause of
// the specification, if it has one. So the rules are asked about a split that
// violates just this, with stand-ins for the values that only the run tells,
// and in the message that they give the stand-ins become places for values.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/RuntimeOpVerification.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/IR/SplitParts.h"
#include "split/Specs/PartArithmetic.h"
#include "split/Specs/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"
#include <array>

using namespace mlir;
using namespace split;

/// Numbers that stand in for values of the run, two for a message at most.
/// Prime, so that no number of parts divides them. The next pair is tried where
/// one is too large for a limit of the specification, or too small.
static constexpr std::array<int64_t, 2> kStandIns[] = {
    {1000003, 1000033},
    {10007, 10009},
    {101, 103},
    {1000000007, 1000000009},
    {4000000000000000007, 4000000000000000037}};

namespace {
/// What the rules say of a split that violates just one of them, with these
/// numbers for the values of the run.
using AskRules = llvm::function_ref<Verdict(ArrayRef<int64_t> standIns)>;

/// Makes the checks of one split, before it.
class SplitChecks {
public:
  SplitChecks(OpBuilder &builder, SplitOp op)
      : builder(builder), op(op), loc(op.getLoc()), desc(op.describe()),
        facts(collectShapeFacts(desc)) {}

  void create();

private:
  void checkNumberOfSizes();
  void checkSizesNotNegative();
  void checkSum();
  void checkEqualParts();
  void checkExtentsPositive();
  void checkResultExtents();
  void checkExtentsOffAxis();

  /// Ends the program unless `condition` holds, if the rules want it: with what
  /// they say of a split that violates it, and `values` in the places of the
  /// numbers that `ask` was given, negative ones if `isNegative`.
  void assertThat(Value condition, ArrayRef<Value> values, AskRules ask,
                  bool isNegative = false);

  /// Whether the description has `number` somewhere: then it can stand for
  /// nothing else.
  bool mentions(int64_t number) const;

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value asValue(OpFoldResult result) {
    return getValueOrCreateConstantIndexOp(builder, loc, result);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value getExtent(int64_t axis) {
    return asValue(tensor::getMixedSize(builder, loc, op.getSource(), axis));
  }

  OpBuilder &builder;
  SplitOp op;
  Location loc;
  SplitDesc desc;
  ShapeFacts facts;
  /// Of a split with sizes, the values of all.
  SmallVector<Value> sizes;
};
} // namespace

/// Replaces each of `numbers` in `message` by the place of the value with the
/// same index; false if one of them is not there.
static bool fillIn(std::string &message, ArrayRef<int64_t> numbers) {
  for (auto [index, number] : llvm::enumerate(numbers)) {
    std::string digits = std::to_string(number);
    std::string place = "{" + std::to_string(index) + "}";
    size_t at = message.find(digits);
    if (at == std::string::npos)
      return false;
    for (; at != std::string::npos; at = message.find(digits, at))
      message.replace(at, digits.size(), place);
  }
  return true;
}

bool SplitChecks::mentions(int64_t number) const {
  if (desc.count == number || desc.getNumResults() == number)
    return true;
  if (llvm::is_contained(*desc.shape, number))
    return true;
  if (desc.sizes && llvm::is_contained(desc.sizes->values, number))
    return true;
  return llvm::any_of(desc.results, [&](const ResultDesc &result) {
    return result.shape && llvm::is_contained(*result.shape, number);
  });
}

void SplitChecks::assertThat(Value condition, ArrayRef<Value> values,
                             AskRules ask, bool isNegative) {
  std::string message;
  bool isComplete = false;
  for (std::array<int64_t, 2> standIns : kStandIns) {
    if (isNegative)
      standIns = {-standIns[0], -standIns[1]};
    ArrayRef<int64_t> numbers = ArrayRef(standIns).take_front(values.size());
    if (llvm::any_of(numbers, [&](int64_t number) { return mentions(number); }))
      continue;
    Verdict verdict = ask(standIns);
    if (!verdict.isViolation())
      continue;
    // Another rule may be violated on the way, such as a limit.
    message = verdict.getText();
    isComplete = fillIn(message, numbers);
    if (isComplete)
      break;
  }
  if (message.empty())
    return;
  split::AssertOp::create(builder, loc, condition,
                          "'split.split' op " + message,
                          isComplete ? ValueRange(values) : ValueRange());
}

void SplitChecks::create() {
  // Without a rank there are no extents that could be compared, and without one
  // the split can neither be lowered nor run.
  if (!op.getSourceType().hasRank())
    return;
  if (op.hasSizes()) {
    checkNumberOfSizes();
    for (OpFoldResult size : getStatedSizes(builder, op))
      sizes.push_back(asValue(size));
    checkSizesNotNegative();
    checkSum();
  } else {
    checkEqualParts();
  }
  checkExtentsPositive();
  checkResultExtents();
  checkExtentsOffAxis();
}

void SplitChecks::checkNumberOfSizes() {
  if (desc.sizes->number)
    return;
  Value number =
      tensor::DimOp::create(builder, loc, op.getSizesTensor(), index(0));
  assertThat(
      compare(arith::CmpIPredicate::eq, number, index(desc.getNumResults())),
      number, [&](ArrayRef<int64_t> standIns) {
        SplitDesc violated = desc;
        violated.sizes->number = standIns[0];
        return op.checkRules(violated);
      });
}

void SplitChecks::checkSizesNotNegative() {
  SmallVector<int64_t> stated = getStatedPartSizes(desc, facts);
  for (auto [number, size] : llvm::enumerate(sizes)) {
    if (stated[number] != kUnknown)
      continue;
    assertThat(
        compare(arith::CmpIPredicate::sge, size, index(0)), size,
        [&, number = number](ArrayRef<int64_t> standIns) {
          SplitDesc violated = desc;
          violated.sizes->number = sizes.size();
          violated.sizes->values = stated;
          violated.sizes->values[number] = standIns[0];
          return op.checkRules(violated);
        },
        /*isNegative=*/true);
  }
}

/// `sizes` with numbers for those that are unknown, so that they sum to `sum`;
/// nullopt where those known sum to more.
static std::optional<SmallVector<int64_t>> completeTo(ArrayRef<int64_t> sizes,
                                                      int64_t sum) {
  SmallVector<int64_t> completed(sizes);
  llvm::erase(completed, kUnknown);
  std::optional<int64_t> known = checkedSum(completed);
  if (!known || *known > sum)
    return std::nullopt;
  int64_t rest = sum - *known;
  completed.assign(sizes.begin(), sizes.end());
  for (int64_t &size : completed)
    if (size == kUnknown)
      size = std::exchange(rest, 0);
  return completed;
}

void SplitChecks::checkSum() {
  SmallVector<int64_t> stated = getStatedPartSizes(desc, facts);
  bool isSumKnown = !llvm::is_contained(stated, kUnknown);
  bool isExtentKnown = facts.extent != kUnknown;
  if (isSumKnown && isExtentKnown)
    return;

  // Each size is compared with what those before it leave, since their sum
  // could wrap around to the extent.
  Value extent = getExtent(*facts.axis);
  Value left = extent;
  Value sum = index(0);
  Value fits = arith::ConstantIntOp::create(builder, loc, 1, 1);
  for (Value size : sizes) {
    fits = arith::AndIOp::create(
        builder, loc, fits, compare(arith::CmpIPredicate::ule, size, left));
    left = arith::SubIOp::create(builder, loc, left, size);
    // For the message only, and no more than the largest number there.
    sum = arith::AddIOp::create(builder, loc, sum, size);
    sum = arith::MinUIOp::create(builder, loc, sum,
                                 index(std::numeric_limits<int64_t>::max()));
  }
  fits = arith::AndIOp::create(
      builder, loc, fits, compare(arith::CmpIPredicate::eq, left, index(0)));

  SmallVector<Value> values;
  if (!isSumKnown)
    values.push_back(sum);
  if (!isExtentKnown)
    values.push_back(extent);
  assertThat(fits, values, [&](ArrayRef<int64_t> standIns) {
    SplitDesc violated = desc;
    violated.results.assign(desc.results.size(), ResultDesc());
    violated.sizes->number = sizes.size();
    violated.sizes->values = stated;
    if (!isSumKnown) {
      auto completed = completeTo(stated, standIns[0]);
      if (!completed)
        return Verdict::conforms();
      violated.sizes->values = *completed;
    }
    if (!isExtentKnown)
      (*violated.shape)[*facts.axis] = standIns[isSumKnown ? 0 : 1];
    return op.checkRules(violated);
  });
}

void SplitChecks::checkEqualParts() {
  int64_t numParts = desc.count.value_or(desc.getNumResults());
  if (facts.extent != kUnknown || numParts <= 1)
    return;
  Value extent = getExtent(*facts.axis);
  Value remainder =
      arith::RemUIOp::create(builder, loc, extent, index(numParts));
  // By a count alone there are parts of every extent: then the rules have
  // nothing to say.
  assertThat(compare(arith::CmpIPredicate::eq, remainder, index(0)), extent,
             [&](ArrayRef<int64_t> standIns) {
               SplitDesc violated = desc;
               violated.results.assign(desc.results.size(), ResultDesc());
               (*violated.shape)[*facts.axis] = standIns[0];
               return op.checkRules(violated);
             });
}

void SplitChecks::checkExtentsPositive() {
  SplitSpecAttrInterface spec = op.getSpecAttr();
  if (!spec)
    return;
  for (auto [axis, extent] : llvm::enumerate(*desc.shape)) {
    // Sizes that are given sum to the extent, and that is checked.
    bool isDecided = int64_t(axis) == *facts.axis && op.hasSizes();
    if (extent != kUnknown || isDecided)
      continue;
    assertThat(compare(arith::CmpIPredicate::ne, getExtent(axis), index(0)), {},
               [&, axis = axis](ArrayRef<int64_t>) {
                 SplitDesc violated = desc;
                 violated.results.assign(desc.results.size(), ResultDesc());
                 (*violated.shape)[axis] = 0;
                 return spec.checkSplit(violated);
               });
  }
}

void SplitChecks::checkResultExtents() {
  SmallVector<int64_t> stated = getStatedPartSizes(desc, facts);
  auto isClaim = [&](size_t number) {
    return facts.resultExtents[number] != kUnknown &&
           stated[number] == kUnknown;
  };
  if (llvm::none_of(llvm::seq(stated.size()), isClaim))
    return;
  SmallVector<OpFoldResult> parts = computeStatedParts(builder, op).sizes;
  for (size_t number :
       llvm::make_filter_range(llvm::seq(stated.size()), isClaim)) {
    Value size = asValue(parts[number]);
    assertThat(compare(arith::CmpIPredicate::eq, size,
                       index(facts.resultExtents[number])),
               size, [&](ArrayRef<int64_t> standIns) {
                 // A rule of every split, and the same whatever gives the size.
                 SplitDesc violated = desc;
                 violated.count.reset();
                 violated.sizes = SizesDesc::list(stated);
                 violated.sizes->values[number] = standIns[0];
                 (*violated.shape)[*facts.axis] = kUnknown;
                 return checkCommonRules(violated);
               });
  }
}

void SplitChecks::checkExtentsOffAxis() {
  for (int64_t axis : llvm::seq<int64_t>(desc.shape->size())) {
    if (axis == *facts.axis || (*desc.shape)[axis] != kUnknown)
      continue;
    auto *claim = llvm::find_if(desc.results, [&](const ResultDesc &result) {
      return result.shape && (*result.shape)[axis] != kUnknown;
    });
    if (claim == desc.results.end())
      continue;
    Value extent = getExtent(axis);
    assertThat(
        compare(arith::CmpIPredicate::eq, extent, index((*claim->shape)[axis])),
        extent, [&](ArrayRef<int64_t> standIns) {
          SplitDesc violated = desc;
          (*violated.shape)[axis] = standIns[0];
          return checkCommonRules(violated);
        });
  }
}

namespace {
struct SplitOpRuntimeVerification
    : public RuntimeVerifiableOpInterface::ExternalModel<
          SplitOpRuntimeVerification, SplitOp> {
  /// The message is that of the rules: \p generateErrorMessage would print the
  /// op, and not the values of the run.
  void generateRuntimeVerification(
      Operation *op, OpBuilder &builder, Location,
      function_ref<std::string(Operation *, StringRef)>) const {
    SplitChecks(builder, cast<SplitOp>(op)).create();
  }
};
} // namespace

void split::registerRuntimeVerifiableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SplitDialect *) {
    SplitOp::attachInterface<SplitOpRuntimeVerification>(*context);
    context->loadDialect<arith::ArithDialect, tensor::TensorDialect>();
  });
}
