//===- PlanParts.h - Parts by one or more splits ----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_SPECS_PLANPARTS_H
#define SPLIT_LIB_SPECS_PLANPARTS_H

#include "split/Specs/CutTree.h"
#include "split/Specs/Forms.h"
#include "split/Specs/Plan.h"

namespace split::detail {

using SpecRules = llvm::function_ref<Verdict(const SplitDesc &)>;

/// Whether a list of sizes has one that is not known.
bool hasUnknownSizes(const SplitDesc &form);

/// Makes parts by one or more splits of a source of one shape.
class PartPlanner {
public:
  /// `whole` is the split with all of its parts as results, its sizes as a
  /// list, and an axis from the front.
  PartPlanner(SpecRules askSpec, const SplitDesc &whole,
              llvm::ArrayRef<bool> used, bool areEqual)
      : askSpec(askSpec), whole(whole), shape(*whole.shape),
        axis(whole.getAxis()), used(used), areEqual(areEqual) {}

  /// The plan, or nullopt, and then getFailure() tells why.
  std::optional<Plan> run();

  const Verdict &getFailure() const { return failure; }

private:
  bool isUsed(size_t part) const { return part < used.size() && used[part]; }

  void note(const Verdict &verdict) {
    if (verdict.isViolation() &&
        (failure.isConforming() || isDeeper(verdict, failure)))
      failure = verdict;
  }

  /// A run of the source of `extent` with parts of `sizes`: equal ones if all
  /// sizes are, also where they are not known.
  FormVerdict check(int64_t extent, llvm::ArrayRef<int64_t> sizes);

  /// Adds a step, or says why not. The index of the step.
  std::optional<size_t> addStep(int64_t extent, llvm::ArrayRef<int64_t> sizes);

  bool planKnown();
  bool planTree(llvm::ArrayRef<PlanValue> leaves,
                llvm::ArrayRef<int64_t> sizes);
  std::optional<size_t> addTree(const CutTree &tree, size_t node,
                                int64_t extent,
                                llvm::ArrayRef<PlanValue> leaves);
  bool planEqual();
  std::optional<PlanValue> addEqual(llvm::ArrayRef<int64_t> fanOuts,
                                    size_t firstPart, size_t numParts,
                                    int64_t extent);

  /// The largest number of parts, up to `most`, of one split; 1 if there is
  /// none. `getSizes` tells the sizes to try for a number.
  int64_t
  findFanOut(int64_t most,
             llvm::function_ref<llvm::SmallVector<int64_t>(int64_t)> getSizes);

  SpecRules askSpec;
  const SplitDesc &whole;
  Shape shape;
  int64_t axis;
  llvm::ArrayRef<bool> used;
  bool areEqual;
  Plan plan;
  Verdict failure;
};

} // namespace split::detail

#endif // SPLIT_LIB_SPECS_PLANPARTS_H
