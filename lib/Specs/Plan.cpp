//===- Plan.cpp - How a split is said in a specification ------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Plan.h"

#include "PlanParts.h"

#include "split/Specs/PartArithmetic.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace split;
using namespace split::detail;
using llvm::formatv;

using Forms = llvm::SmallVector<SplitDesc, 0>;

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// The result for each part that `desc` has a result for, and nothing for those
/// that it leaves out.
static llvm::SmallVector<PlanValue, 3> getPartsAsResults(const SplitDesc &desc,
                                                         int64_t numResults) {
  llvm::SmallVector<PlanValue, 3> results(numResults);
  for (int64_t part = 0; part < desc.getNumResults(); ++part)
    results[part].part = part;
  return results;
}

/// Whether `desc` has parts by count of an extent that is not known, so that
/// the last ones may turn out shorter.
static bool hasPartsByUnknown(const SplitDesc &desc) {
  return desc.count && !desc.sizes &&
         collectShapeFacts(desc).extent == kUnknown;
}

bool split::wantsEqualParts(SpecRules askSpec, const SplitDesc &desc) {
  if (!desc.count || desc.sizes || *desc.count < 2)
    return false;
  SplitDesc sample = desc;
  int64_t axis = desc.getAxis();
  if (!sample.shape)
    sample.shape = Shape(axis < 0 ? -axis : axis + 1, kUnknown);
  // One element less than parts of 2 have. The results are too many to look at,
  // and their extents are of another source.
  (*sample.shape)[*normalizeAxis(axis, sample.shape->size())] =
      llvm::SaturatingMultiply<uint64_t>(*desc.count, 2) - 1;
  for (ResultDesc &result : sample.results)
    result.shape.reset();
  return askSpec(sample).isViolation();
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// `whole` with the axes before its own, and those behind, as one each; nullopt
/// where it has no more, or they have too many elements.
static std::optional<SplitDesc> collapse(const SplitDesc &whole) {
  auto multiply = [](llvm::ArrayRef<int64_t> extents) {
    std::optional<int64_t> product = 1;
    if (llvm::is_contained(extents, kUnknown))
      return std::optional<int64_t>(kUnknown);
    for (int64_t extent : extents)
      if (product && llvm::MulOverflow(*product, extent, *product))
        product.reset();
    return product;
  };
  llvm::ArrayRef<int64_t> shape = *whole.shape;
  int64_t axis = whole.getAxis();
  llvm::ArrayRef<int64_t> before = shape.take_front(axis);
  llvm::ArrayRef<int64_t> behind = shape.drop_front(axis + 1);
  std::optional<int64_t> outer = multiply(before), inner = multiply(behind);
  if ((before.size() < 2 && behind.size() < 2) || !outer || !inner)
    return std::nullopt;
  SplitDesc collapsed = whole;
  collapsed.axis = before.empty() ? 0 : 1;
  collapsed.shape->clear();
  if (!before.empty())
    collapsed.shape->push_back(*outer);
  collapsed.shape->push_back(shape[axis]);
  if (!behind.empty())
    collapsed.shape->push_back(*inner);
  for (ResultDesc &result : collapsed.results)
    result.shape.reset();
  return collapsed;
}

namespace {
class Planner {
public:
  Planner(SpecRules askSpec, const SplitDesc &desc, const PlanOptions &options)
      : askSpec(askSpec), written(desc), desc(desc), options(options),
        used(options.used.begin(), options.used.end()) {
    if (used.empty())
      used.assign(desc.getNumResults(), true);
    if (options.areEqual && hasPartsByUnknown(desc) &&
        *desc.count == desc.getNumResults())
      this->desc.count.reset();
  }

  Plan run() {
    if (planForm() || planParts())
      return std::move(plan);
    plan.verdict = failure;
    if (failure.isUndecided())
      plan.kind = Plan::Kind::Undecided;
    if (hasPartsByUnknown(desc))
      waitForEqualParts();
    return std::move(plan);
  }

private:
  bool planForm();
  bool planParts();
  bool planParts(const SplitDesc &whole, bool areEqual);
  void waitForEqualParts();

  SpecRules askSpec;
  const SplitDesc &written;
  /// The same, but by equal parts where they are known to be equal.
  SplitDesc desc;
  const PlanOptions &options;
  llvm::SmallVector<bool> used;
  Forms forms;
  Plan plan;
  Verdict failure;
};
} // namespace

/// Finds one split for the one that is asked about.
bool Planner::planForm() {
  auto accept = [&](const Verdict &verdict, Plan::Kind kind) {
    plan.verdict = verdict;
    plan.kind = verdict.isUndecided() ? Plan::Kind::Undecided : kind;
    plan.isRefused = false;
    return true;
  };
  auto acceptAsWritten = [&](const Verdict &verdict) {
    plan.isAsWritten = true;
    return accept(verdict, Plan::Kind::Conforms);
  };
  Verdict asWritten = checkSplit(askSpec, written);
  if (asWritten.isConforming())
    return acceptAsWritten(asWritten);
  forms = getEquivalentForms(desc);
  Forms possible = forms;
  bool canMakeSizes = desc.shape || (desc.sizes && desc.sizes->origin ==
                                                       SizesDesc::Origin::List);
  if (!canMakeSizes)
    possible.erase(
        std::remove_if(possible.begin() + 1, possible.end(), hasUnknownSizes),
        possible.end());
  bool isAsWrittenPossible = asWritten.isUndecided();
  if (hasPartsByUnknown(desc)) {
    auto isRefused = [&](const SplitDesc &form) {
      return wantsEqualParts(askSpec, form);
    };
    isAsWrittenPossible &= !isRefused(desc);
    llvm::erase_if(possible, isRefused);
  }
  FormVerdict best = chooseForm(askSpec, possible.empty() ? forms : possible);
  if (isAsWrittenPossible && !best.verdict.isConforming())
    return acceptAsWritten(asWritten);
  if (best.verdict.isViolation() || possible.empty()) {
    failure = best.verdict;
    return false;
  }
  size_t numResults = best.form.getNumResults();
  plan.source.step = 0;
  plan.steps.push_back(
      {std::move(best.form), getPartsAsResults(desc, numResults)});
  return accept(best.verdict, Plan::Kind::Rewritten);
}

/// Finds splits that make the parts together.
bool Planner::planParts() {
  // Behind the form that was asked about is the one that lists all sizes.
  if (forms.size() < 2 || !desc.shape)
    return false;
  const SplitDesc &whole = forms[1];
  bool areEqual = !desc.sizes && !desc.count;
  if (planParts(whole, areEqual))
    return true;
  std::optional<SplitDesc> collapsed = collapse(whole);
  if (!options.canCollapse || !collapsed || !planParts(*collapsed, areEqual))
    return false;
  plan.isCollapsed = true;
  return true;
}

bool Planner::planParts(const SplitDesc &whole, bool areEqual) {
  PartPlanner planner(askSpec, whole, used, areEqual);
  std::optional<Plan> found = planner.run();
  if (found)
    plan = std::move(*found);
  else if (isDeeper(planner.getFailure(), failure))
    failure = planner.getFailure();
  return found.has_value();
}

/// Where parts by count could be rewritten if they were equal, an unknown
/// decides and nothing is impossible.
void Planner::waitForEqualParts() {
  SplitDesc equal = desc;
  equal.count.reset();
  // The last form has all parts as results, unless they are too many.
  equal.results = forms.back().results;
  if (equal.getNumResults() != *desc.count)
    return;
  Plan equalPlan = planSplit(askSpec, equal, options);
  if (equalPlan.isRefused)
    return;
  ShapeFacts facts = collectShapeFacts(desc);
  plan.kind = Plan::Kind::Undecided;
  plan.verdict = equalPlan.verdict;
  if (plan.verdict.isConforming())
    plan.verdict = Verdict::undecided(
        facts.axis ? formatv("the extent of axis {0}", *facts.axis).str()
                   : "the rank of the source");
}

Plan split::planSplit(SpecRules askSpec, const SplitDesc &desc,
                      const PlanOptions &options) {
  return Planner(askSpec, desc, options).run();
}

Plan split::planSplit(const SpecId &spec, const SplitDesc &desc,
                      const PlanOptions &options) {
  return planSplit(
      [&](const SplitDesc &asked) { return checkSpecRules(spec, asked); }, desc,
      options);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string getRewriteText(const Plan &plan) {
  std::string bytes = plan.extraBytes ? std::to_string(*plan.extraBytes)
                                      : "an unknown number of";
  return formatv("rewritten: {0} op{1}, {2} extra bytes moved",
                 plan.steps.size(), plan.steps.size() == 1 ? "" : "s", bytes);
}

std::string Plan::getText() const {
  switch (kind) {
  case Kind::Conforms:
    return "conforms";
  case Kind::Rewritten:
    return getRewriteText(*this);
  case Kind::Undecided:
    if (isRefused)
      return formatv("undecided: cannot be rewritten before {0} is known",
                     verdict.message);
    return formatv("undecided: waits for {0}{1}", verdict.message,
                   isAsWritten ? "" : "; " + getRewriteText(*this));
  case Kind::Impossible:
    return "impossible: " + verdict.getText();
  }
  llvm_unreachable("all kinds are above");
}
