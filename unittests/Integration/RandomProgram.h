//===- RandomProgram.h - Programs with splits at random ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_RANDOMPROGRAM_H
#define SPLIT_UNITTESTS_INTEGRATION_RANDOMPROGRAM_H

#include "split/Runner/HostTensor.h"

#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <string>

namespace split::test {

/// A module with one public function, and inputs for it with which no rule is
/// broken.
struct RandomProgram {
  std::string text;
  llvm::SmallVector<HostTensor, 0> inputs;
};

/// The program of `seed`, always the same: splits in all forms and under all
/// specifications, on any axis of static and dynamic extents, some of them 0,
/// of arguments, parts, concats, slices, casts, fills, empty tensors and
/// constants; parts that are used once, often or not at all; and all this in
/// branches, loops and functions that are called.
RandomProgram makeRandomProgram(uint64_t seed);

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_RANDOMPROGRAM_H
