//===- Forms.h - Ways to say the same split ---------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A split can be said by equal parts, by a count or by sizes. Specifications
// differ in which of these they have, so that a split that is not one of theirs
// as it is written may be one in another form.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_FORMS_H
#define SPLIT_SPECS_FORMS_H

#include "split/Specs/SpecId.h"

namespace split {

/// The forms in which `desc`, which must keep the rules of every split, can be
/// said with the same parts: first its own, all with the axis written out, and
/// all others with one from the front where the rank is known. Parts at the end
/// that `count` leaves out become results.
llvm::SmallVector<SplitDesc, 0> getEquivalentForms(const SplitDesc &desc);

struct FormVerdict {
  SplitDesc form;
  Verdict verdict;
};

/// Whether `verdict`, a violation, is of a clause that is asked after that of
/// `other`, another one: it tells more, since the clauses before it are kept.
bool isDeeper(const Verdict &verdict, const Verdict &other);

/// Of `forms`, of which there is at least one, the first that conforms to the
/// specification that `askSpec` asks; else the first that an unknown decides;
/// else that which keeps the most clauses before the one it violates.
FormVerdict chooseForm(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
                       llvm::ArrayRef<SplitDesc> forms);

/// The best form of `desc` for `spec`, as chooseForm has it. Where it violates
/// a clause, but may turn out to be one of equal parts, it is that one, which
/// an unknown decides.
FormVerdict checkBestForm(const SpecId &spec, const SplitDesc &desc);

} // namespace split

#endif // SPLIT_SPECS_FORMS_H
