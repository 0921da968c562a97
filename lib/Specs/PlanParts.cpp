//===- PlanParts.cpp - Parts by one or more splits ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanParts.h"

#include "split/Specs/PartArithmetic.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace split;
using namespace split::detail;

bool split::detail::hasUnknownSizes(const SplitDesc &form) {
  return form.sizes && llvm::is_contained(form.sizes->values, kUnknown);
}

FormVerdict PartPlanner::check(int64_t extent, llvm::ArrayRef<int64_t> sizes) {
  SplitDesc step;
  step.elementKind = whole.elementKind;
  step.otherElementType = whole.otherElementType;
  step.axis = axis;
  step.shape = shape;
  (*step.shape)[axis] = extent;
  for (int64_t size : sizes) {
    ResultDesc &result = step.results.emplace_back();
    result.shape = shape;
    (*result.shape)[axis] = size;
  }
  if (!llvm::all_equal(sizes))
    step.sizes = SizesDesc::list(sizes);
  llvm::SmallVector<SplitDesc, 0> forms = getEquivalentForms(step);
  // The first is what was asked for.
  if (!step.sizes)
    llvm::erase_if(forms, hasUnknownSizes);
  return chooseForm(askSpec, forms);
}

std::optional<size_t> PartPlanner::addStep(int64_t extent,
                                           llvm::ArrayRef<int64_t> sizes) {
  FormVerdict best = check(extent, sizes);
  if (best.verdict.isViolation()) {
    note(best.verdict);
    return std::nullopt;
  }
  if (plan.verdict.isConforming())
    plan.verdict = best.verdict;
  plan.steps.push_back({std::move(best.form), {}});
  return plan.steps.size() - 1;
}

int64_t PartPlanner::findFanOut(
    int64_t most,
    llvm::function_ref<llvm::SmallVector<int64_t>(int64_t)> getSizes) {
  for (int64_t fanOut = 2; fanOut <= most; ++fanOut) {
    FormVerdict best = check(shape[axis], getSizes(fanOut));
    if (!best.verdict.isViolation())
      continue;
    note(best.verdict);
    return fanOut - 1;
  }
  return std::max<int64_t>(most, 1);
}

//===----------------------------------------------------------------------===//
// Parts of known sizes
//===----------------------------------------------------------------------===//

bool PartPlanner::planKnown() {
  Shape others = shape;
  others.erase(others.begin() + axis);
  bool isEmpty = llvm::is_contained(others, 0);
  llvm::SmallVector<PlanValue> leaves;
  llvm::SmallVector<int64_t> sizes;
  for (auto [part, size] : llvm::enumerate(whole.sizes->values)) {
    if (size == 0 || isEmpty) {
      if (isUsed(part))
        plan.emptyParts.push_back(part);
    } else if (isUsed(part)) {
      leaves.push_back({part, std::nullopt});
      sizes.push_back(size);
    } else if (leaves.empty() || leaves.back().part) {
      leaves.emplace_back();
      sizes.push_back(size);
    } else {
      // No more than the sum, which is an extent.
      sizes.back() += size;
    }
  }
  if (leaves.empty())
    return true;
  if (leaves.size() == 1) {
    plan.source = leaves.front();
    return true;
  }
  return planTree(leaves, sizes);
}

bool PartPlanner::planTree(llvm::ArrayRef<PlanValue> leaves,
                           llvm::ArrayRef<int64_t> sizes) {
  if (std::optional<size_t> step = addStep(shape[axis], sizes)) {
    plan.source.step = step;
    llvm::append_range(plan.steps[*step].results, leaves);
    return true;
  }
  int64_t fanOut = findFanOut(sizes.size() - 1, [&](int64_t number) {
    llvm::SmallVector<int64_t> tried(sizes.take_front(number - 1));
    tried.push_back(*checkedSum(sizes.drop_front(number - 1)));
    return tried;
  });
  if (fanOut < 2)
    return false;
  CutTree tree = buildCutTree(sizes, fanOut);
  plan.source.step = addTree(tree, tree.size() - 1, shape[axis], leaves);
  return plan.source.step.has_value();
}

std::optional<size_t> PartPlanner::addTree(const CutTree &tree, size_t node,
                                           int64_t extent,
                                           llvm::ArrayRef<PlanValue> leaves) {
  llvm::SmallVector<int64_t> sizes;
  for (size_t child : tree[node].children)
    sizes.push_back(tree[child].size);
  std::optional<size_t> step = addStep(extent, sizes);
  if (!step)
    return std::nullopt;
  for (size_t child : tree[node].children) {
    PlanValue value;
    if (child < leaves.size()) {
      value = leaves[child];
    } else {
      value.step = addTree(tree, child, tree[child].size, leaves);
      if (!value.step)
        return std::nullopt;
    }
    plan.steps[*step].results.push_back(value);
  }
  return step;
}

//===----------------------------------------------------------------------===//
// Equal parts of an unknown extent
//===----------------------------------------------------------------------===//

bool PartPlanner::planEqual() {
  size_t numParts = whole.results.size();
  int64_t fanOut = findFanOut(numParts, [&](int64_t number) {
    return llvm::SmallVector<int64_t>(number, kUnknown);
  });
  std::optional<llvm::SmallVector<int64_t>> fanOuts =
      factorEqualCuts(numParts, fanOut);
  if (!fanOuts)
    return false;
  std::optional<PlanValue> source =
      addEqual(*fanOuts, /*firstPart=*/0, numParts, shape[axis]);
  if (source)
    plan.source = *source;
  return source.has_value();
}

std::optional<PlanValue> PartPlanner::addEqual(llvm::ArrayRef<int64_t> fanOuts,
                                               size_t firstPart,
                                               size_t numParts,
                                               int64_t extent) {
  PlanValue value;
  if (llvm::none_of(llvm::seq(firstPart, firstPart + numParts),
                    [&](size_t part) { return isUsed(part); }))
    return value;
  if (fanOuts.empty()) {
    value.part = firstPart;
    return value;
  }
  llvm::SmallVector<int64_t> sizes(fanOuts.front(), kUnknown);
  value.step = addStep(extent, sizes);
  if (!value.step)
    return std::nullopt;
  size_t numInner = numParts / fanOuts.front();
  for (size_t child : llvm::seq<size_t>(0, fanOuts.front())) {
    std::optional<PlanValue> inner = addEqual(
        fanOuts.drop_front(), firstPart + child * numInner, numInner, kUnknown);
    if (!inner)
      return std::nullopt;
    plan.steps[*value.step].results.push_back(*inner);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// All parts
//===----------------------------------------------------------------------===//

/// The bytes of the source of `step`.
static std::optional<uint64_t> countBytes(const PlanStep &step) {
  uint64_t bytes = getElementByteSize(step.form.elementKind);
  bool overflows = bytes == 0;
  for (int64_t extent : *step.form.shape) {
    bool overflowsHere = false;
    bytes = llvm::SaturatingMultiply<uint64_t>(bytes, extent, &overflowsHere);
    overflows |= overflowsHere || extent == kUnknown;
  }
  if (overflows)
    return std::nullopt;
  return bytes;
}

std::optional<Plan> PartPlanner::run() {
  bool areKnown = !hasUnknownSizes(whole);
  if (!areKnown) {
    // Sizes that only a run tells, whatever their number.
    SplitDesc tried = whole;
    tried.results.resize(2);
    tried.sizes = SizesDesc::list({kUnknown, kUnknown});
    note(checkSplit(askSpec, tried));
  }
  if (areKnown ? !planKnown() : !areEqual || !planEqual())
    return std::nullopt;
  plan.isRefused = false;
  plan.kind = plan.verdict.isUndecided() ? Plan::Kind::Undecided
                                         : Plan::Kind::Rewritten;
  for (const PlanStep &step :
       llvm::drop_begin(plan.steps, plan.steps.empty() ? 0 : 1)) {
    std::optional<uint64_t> bytes = countBytes(step);
    if (plan.extraBytes && bytes)
      *plan.extraBytes += *bytes;
    else
      plan.extraBytes.reset();
  }
  return std::move(plan);
}
