//===- Clauses.h - Checks that clauses are made of --------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks that several specifications share, each asked by the clauses that
// state it. Every one of them is total: it answers for descriptions that break
// other clauses too.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_SPECS_CLAUSES_H
#define SPLIT_LIB_SPECS_CLAUSES_H

#include "split/Specs/Rules.h"

namespace split::clauses {

/// There is at least one result.
Verdict hasResult(const Question &question);

/// The source has rank 1 or more.
Verdict hasAxes(const Question &question);

/// The source has rank `most` or less.
Verdict rankAtMost(const Question &question, int64_t most);

/// No extent of the source is 0.
Verdict sourceExtentsPositive(const Question &question);

/// No extent of a result is 0.
Verdict resultExtentsPositive(const Question &question);

/// The source takes `most` bytes or less, where no extent may be 0: one that
/// is not known counts as 1 at least.
Verdict bytesAtMost(const Question &question, int64_t most);

/// The source has one of the element types `kinds`; `where` follows them in the
/// message.
Verdict elementTypeAmong(const Question &question,
                         llvm::ArrayRef<ElementKind> kinds,
                         llvm::StringRef where = "");

/// The axis is in [-rank, rank-1].
Verdict axisInRange(const Question &question);

/// The count, if given, is 1 or more.
Verdict countPositive(const Question &question);

/// There are no more results than the count, if given, says.
Verdict resultsWithinCount(const Question &question);

/// Where there are sizes and a count, they agree in number.
Verdict countIsNumberOfSizes(const Question &question);

/// The count, if given, is the number of results.
Verdict countIsNumberOfResults(const Question &question);

/// There are as many sizes, if given, as results.
Verdict oneSizePerResult(const Question &question);

/// No size is negative.
Verdict sizesNotNegative(const Question &question);

/// No size is less than `least`.
Verdict sizesAtLeast(const Question &question, int64_t least);

/// All sizes, if given, are constants; `why` ends the message.
Verdict sizesConstant(const Question &question, llvm::StringRef why);

/// The sizes sum to the extent on the axis; extents in the results' types
/// stand for sizes that are not known otherwise.
Verdict sizesSumToExtent(const Question &question);

/// Without sizes and count, the number of results divides the extent.
Verdict resultsDivideExtent(const Question &question);

/// Without sizes, the number of parts, which is the count or else the number of
/// results, divides the extent; so what is known of the results' extents on the
/// axis is equal.
Verdict countDividesExtent(const Question &question);

/// Every result has the source's rank.
Verdict resultsHaveRank(const Question &question);

/// Source and results agree in all extents but that of the axis.
Verdict resultsAgreeOffAxis(const Question &question);

/// Every result's extent on the axis is the size of its part.
Verdict resultsHavePartSizes(const Question &question);

/// Where the source's extent on the axis is unknown, there is one from which
/// parts of the results' extents can come.
Verdict resultsHaveCommonExtent(const Question &question);

/// Every result has the element type that follows from the source's.
Verdict resultsHaveElementType(const Question &question);

/// Every result has the source's encoding.
Verdict resultsHaveEncoding(const Question &question);

} // namespace split::clauses

#endif // SPLIT_LIB_SPECS_CLAUSES_H
