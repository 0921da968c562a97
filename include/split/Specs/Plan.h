//===- Plan.h - How a split is said in a specification ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A split that a specification does not allow as it is written may be one in
// another form, or become several that it allows. A plan says which; whoever
// has the IR carries it out. Nothing here knows a rule: ways are tried, and the
// rules asked about each split of them.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_PLAN_H
#define SPLIT_SPECS_PLAN_H

#include "split/Specs/SpecId.h"

namespace split {

/// What a result of a step is, or the source of the whole plan: a part of the
/// original split, the source of a further step, or neither, since nobody uses
/// it.
struct PlanValue {
  std::optional<size_t> part;
  std::optional<size_t> step;
};

/// One split of a plan.
struct PlanStep {
  /// How it is written. A size that is not known is that of the same part in
  /// the original split.
  SplitDesc form;

  /// One for each result.
  llvm::SmallVector<PlanValue, 3> results;
};

struct Plan {
  enum class Kind {
    Conforms,  ///< the split conforms as it is written
    Rewritten, ///< the steps conform
    Undecided, ///< an unknown decides
    Impossible ///< a clause is violated whatever is done
  };

  Kind kind = Kind::Impossible;

  /// Whether there is nothing to carry out. Of a plan that an unknown decides,
  /// no step violates a clause, unless it is refused: then there is none that
  /// makes the same parts whatever the unknown turns out to be.
  bool isRefused = true;

  /// The unknown, or the violation.
  Verdict verdict;

  /// Whether the split stays as it is written.
  bool isAsWritten = false;

  /// Whether the axes before and behind that of the split become one each, so
  /// that the source and all parts are reshaped. The steps are about those
  /// shapes.
  bool isCollapsed = false;

  /// The source: there may be no step for it, nor a part.
  PlanValue source;

  /// Each behind the one whose result it splits.
  llvm::SmallVector<PlanStep, 0> steps;

  /// Parts without elements, which no step makes.
  llvm::SmallVector<size_t> emptyParts;

  /// How many bytes the steps move beyond those of the source, each moving all
  /// of its own source; nullopt where that is not known.
  std::optional<uint64_t> extraBytes = 0;

  /// Such as `rewritten: 2 ops, 8 extra bytes moved`.
  std::string getText() const;
};

struct PlanOptions {
  /// The parts that somebody uses, one entry per result; empty for all.
  llvm::ArrayRef<bool> used;

  /// Whether the source can be reshaped.
  bool canCollapse = true;

  /// Whether parts by count, of an extent that is not known, are known to be
  /// equal, since the specification that the split has wants them so.
  bool areEqual = false;
};

/// Whether the specification that `askSpec` asks refuses `desc`, which is by
/// count, where the parts turn out not to be equal. Not asked of other splits,
/// of which it says no.
bool wantsEqualParts(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
                     const SplitDesc &desc);

/// How `desc`, which keeps the rules of every split, is said in the
/// specification that `askSpec` asks. In turn: as it is written; in another
/// form; without its parts that have no elements, with neighbours that nobody
/// uses as one, as a tree of splits into fewer parts; and that in fewer axes.
/// A single form with an unknown size is only chosen where the rank is known or
/// the size is one of a list.
Plan planSplit(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
               const SplitDesc &desc, const PlanOptions &options = {});

/// The same with a specification of this library.
Plan planSplit(const SpecId &spec, const SplitDesc &desc,
               const PlanOptions &options = {});

} // namespace split

#endif // SPLIT_SPECS_PLAN_H
