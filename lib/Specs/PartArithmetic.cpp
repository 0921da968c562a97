//===- PartArithmetic.cpp - Sizes and offsets of parts --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/PartArithmetic.h"

#include "llvm/Support/MathExtras.h"

using namespace split;

std::optional<int64_t> split::checkedSum(llvm::ArrayRef<int64_t> values) {
  int64_t sum = 0;
  for (int64_t value : values)
    if (llvm::AddOverflow(sum, value, sum))
      return std::nullopt;
  return sum;
}
