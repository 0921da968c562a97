//===- Forms.cpp - Ways to say the same split -----------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Forms.h"

#include "split/Specs/PartArithmetic.h"

using namespace split;

/// More results are not added for parts that `count` leaves out.
static constexpr int64_t kMaxAddedResults = 1 << 16;

/// Whether as many parts as there are sizes, of an extent that is their sum,
/// have these sizes.
static bool areSizesOfCount(llvm::ArrayRef<int64_t> sizes) {
  std::optional<int64_t> extent = checkedSum(sizes);
  ConstantArith arith;
  return extent && !sizes.empty() &&
         llvm::equal(
             partsOfCount(arith, *extent, sizes.size(), sizes.size()).sizes,
             sizes);
}

llvm::SmallVector<SplitDesc, 0>
split::getEquivalentForms(const SplitDesc &desc) {
  SplitDesc full = desc;
  full.axis = desc.getAxis();
  llvm::SmallVector<SplitDesc, 0> forms = {full};
  int64_t numResults = full.getNumResults();
  if (full.count && *full.count > numResults) {
    if (*full.count > kMaxAddedResults)
      return forms;
    numResults = *full.count;
    full.results.resize(numResults);
  }
  ShapeFacts facts = collectShapeFacts(full);
  full.axis = facts.axis.value_or(full.getAxis());
  llvm::SmallVector<int64_t> sizes = getKnownPartSizes(full, facts);
  // Sizes that break a rule, such as that of their sum, are those of no other
  // form.
  bool areKnown = !llvm::is_contained(sizes, kUnknown) &&
                  !checkCommonRules(full).isViolation();
  bool areEqual =
      (!full.sizes && !full.count) || (areKnown && llvm::all_equal(sizes));
  bool areOfCount = (!full.sizes && (full.count || areEqual)) ||
                    (areKnown && areSizesOfCount(sizes));

  auto add = [&](bool hasSizes, bool hasCount) {
    SplitDesc &form = forms.emplace_back(full);
    form.sizes.reset();
    form.count.reset();
    if (hasSizes)
      form.sizes = SizesDesc::list(sizes);
    if (hasCount)
      form.count = numResults;
  };
  add(/*hasSizes=*/true, /*hasCount=*/false);
  add(/*hasSizes=*/true, /*hasCount=*/true);
  if (areEqual)
    add(/*hasSizes=*/false, /*hasCount=*/false);
  if (areOfCount)
    add(/*hasSizes=*/false, /*hasCount=*/true);
  return forms;
}

/// The place of the clause `label` among those that are asked: rules of every
/// split come last.
static unsigned getClausePlace(llvm::StringRef label) {
  unsigned number = 0;
  label.rsplit("-c").second.getAsInteger(10, number);
  return label.starts_with("split-") ? number + 1000 : number;
}

bool split::isDeeper(const Verdict &verdict, const Verdict &other) {
  return getClausePlace(verdict.label) > getClausePlace(other.label);
}

FormVerdict
split::chooseForm(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
                  llvm::ArrayRef<SplitDesc> forms) {
  std::optional<FormVerdict> best;
  for (const SplitDesc &form : forms) {
    Verdict verdict = checkSplit(askSpec, form);
    if (verdict.isConforming())
      return {form, std::move(verdict)};
    bool isBetter = !best ||
                    (verdict.isUndecided() && best->verdict.isViolation()) ||
                    (verdict.isViolation() && best->verdict.isViolation() &&
                     isDeeper(verdict, best->verdict));
    if (isBetter)
      best = FormVerdict{form, std::move(verdict)};
  }
  return std::move(*best);
}

FormVerdict split::checkBestForm(const SpecId &spec, const SplitDesc &desc) {
  FormVerdict best = chooseForm(
      [&](const SplitDesc &asked) { return checkSpecRules(spec, asked); },
      getEquivalentForms(desc));
  // Of an extent that is not known, so many parts may turn out equal.
  if (best.verdict.isViolation() && desc.count && !desc.sizes &&
      *desc.count == desc.getNumResults()) {
    SplitDesc equal = desc;
    equal.axis = desc.getAxis();
    equal.count.reset();
    Verdict verdict = checkSplit(spec, equal);
    if (verdict.isUndecided())
      return {std::move(equal), std::move(verdict)};
  }
  return best;
}
