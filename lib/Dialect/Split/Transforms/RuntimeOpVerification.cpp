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
#include "split/Specs/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/RuntimeVerifiableOpInterface.h"

using namespace mlir;
using namespace split;

/// Stand-ins: numbers that no other part of a message can contain, since what
/// types and attributes say would have to be as large.
static constexpr int64_t kFirstStandIn = 4000000000000000007;
static constexpr int64_t kSecondStandIn = 4000000000000000037;

namespace {
/// A value of the run and the number that stands for it in a description.
struct Filler {
  int64_t standIn;
  Value value;
};

/// Makes the checks of one split, before it.
class SplitChecks {
public:
  SplitChecks(OpBuilder &builder, SplitOp op)
      : builder(builder), op(op), loc(op.getLoc()), desc(op.describe()),
        facts(collectShapeFacts(desc)) {}

  void create();

private:
  void checkNumberOfSizes();
  void checkSizes();
  void checkEqualParts();
  void checkResultExtents();
  void checkExtentsOffAxis();

  /// Ends the program unless `condition` holds, with `violation` as the rules
  /// word it.
  void assertThat(Value condition, const Verdict &violation,
                  ArrayRef<Filler> fillers);

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

/// The text of `message` with a place for each value instead of its stand-in.
static std::string fillIn(std::string message, ArrayRef<Filler> fillers) {
  for (auto [index, filler] : llvm::enumerate(fillers)) {
    std::string number = std::to_string(filler.standIn);
    std::string place = "{" + std::to_string(index) + "}";
    for (size_t at = message.find(number); at != std::string::npos;
         at = message.find(number, at))
      message.replace(at, number.size(), place);
  }
  return message;
}

void SplitChecks::assertThat(Value condition, const Verdict &violation,
                             ArrayRef<Filler> fillers) {
  std::string message = "'split.split' op [" + violation.label + "] " +
                        fillIn(violation.message, fillers);
  SmallVector<Value> values;
  for (const Filler &filler : fillers)
    values.push_back(filler.value);
  split::AssertOp::create(builder, loc, condition, message, values);
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
    checkSizes();
  } else {
    checkEqualParts();
  }
  checkResultExtents();
  checkExtentsOffAxis();
}

void SplitChecks::checkNumberOfSizes() {
  if (desc.sizes->number)
    return;
  Value number =
      tensor::DimOp::create(builder, loc, op.getSizesTensor(), index(0));
  SplitDesc violated = desc;
  violated.sizes->number = kFirstStandIn;
  assertThat(
      compare(arith::CmpIPredicate::eq, number, index(desc.getNumResults())),
      op.checkRules(violated), {{kFirstStandIn, number}});
}

void SplitChecks::checkSizes() {
  SmallVector<int64_t> stated = getStatedPartSizes(desc, facts);
  for (auto [number, size] : llvm::enumerate(sizes)) {
    if (stated[number] != kUnknown)
      continue;
    SplitDesc violated = desc;
    violated.sizes->number = sizes.size();
    violated.sizes->values = stated;
    violated.sizes->values[number] = -kFirstStandIn;
    assertThat(compare(arith::CmpIPredicate::sge, size, index(0)),
               op.checkRules(violated), {{-kFirstStandIn, size}});
  }
  if (!llvm::is_contained(stated, kUnknown) && facts.extent != kUnknown)
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

  SplitDesc violated = desc;
  violated.results.assign(desc.results.size(), ResultDesc());
  violated.sizes->number = sizes.size();
  violated.sizes->values = stated;
  int64_t rest = kFirstStandIn;
  for (int64_t &size : violated.sizes->values) {
    if (size == kUnknown)
      size = std::exchange(rest, 0);
    else
      rest -= size;
  }
  SmallVector<Filler> fillers{{kFirstStandIn, sum}};
  if (facts.extent == kUnknown) {
    (*violated.shape)[*facts.axis] = kSecondStandIn;
    fillers.push_back({kSecondStandIn, extent});
  }
  assertThat(fits, op.checkRules(violated), fillers);
}

void SplitChecks::checkEqualParts() {
  int64_t numResults = desc.getNumResults();
  if (desc.count || facts.extent != kUnknown || numResults == 1)
    return;
  Value extent = getExtent(*facts.axis);
  Value remainder =
      arith::RemUIOp::create(builder, loc, extent, index(numResults));
  // The stand-in is a prime number: no number of results divides it.
  SplitDesc violated = desc;
  (*violated.shape)[*facts.axis] = kFirstStandIn;
  assertThat(compare(arith::CmpIPredicate::eq, remainder, index(0)),
             op.checkRules(violated), {{kFirstStandIn, extent}});
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
    // A rule of every split, and the same whatever gives the size.
    SplitDesc violated = desc;
    violated.count.reset();
    violated.sizes = SizesDesc::list(stated);
    violated.sizes->values[number] = kFirstStandIn;
    (*violated.shape)[*facts.axis] = kUnknown;
    Value size = asValue(parts[number]);
    assertThat(compare(arith::CmpIPredicate::eq, size,
                       index(facts.resultExtents[number])),
               checkCommonRules(violated), {{kFirstStandIn, size}});
  }
}

void SplitChecks::checkExtentsOffAxis() {
  for (int64_t axis : llvm::seq<int64_t>(desc.shape->size())) {
    if (axis == *facts.axis || (*desc.shape)[axis] != kUnknown)
      continue;
    auto claim = llvm::find_if(desc.results, [&](const ResultDesc &result) {
      return result.shape && (*result.shape)[axis] != kUnknown;
    });
    if (claim == desc.results.end())
      continue;
    SplitDesc violated = desc;
    (*violated.shape)[axis] = kFirstStandIn;
    Value extent = getExtent(axis);
    assertThat(
        compare(arith::CmpIPredicate::eq, extent, index((*claim->shape)[axis])),
        checkCommonRules(violated), {{kFirstStandIn, extent}});
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
