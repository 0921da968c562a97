//===- SplitDescribe.h - What ops tell the rules ----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_DIALECT_SPLIT_IR_SPLITDESCRIBE_H
#define SPLIT_LIB_DIALECT_SPLIT_IR_SPLITDESCRIBE_H

#include "SplitQuant.h"
#include "split/Dialect/Split/IR/Split.h"

namespace split::detail {

/// The sizes that `op` states, if any.
std::optional<SizesDesc> describeSizes(SplitOp::Adaptor op);

/// All that `op` tells but its results.
SplitDesc describeOperands(SplitOp::Adaptor op);

/// All that `op` tells, with results of the types `parts`: also of a split that
/// is not made yet.
SplitDesc describe(SplitOp::Adaptor op, mlir::TypeRange parts);

/// Where parts of these `sizes` lie.
llvm::SmallVector<PartRange> getPartRanges(llvm::ArrayRef<int64_t> sizes);

/// The verdict of `spec`, if any, and of the rules of every split.
Verdict checkRules(SplitSpecAttrInterface spec, const SplitDesc &desc);

} // namespace split::detail

#endif // SPLIT_LIB_DIALECT_SPLIT_IR_SPLITDESCRIBE_H
