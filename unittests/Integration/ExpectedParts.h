//===- ExpectedParts.h - What must come out of a split ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computed element by element, without the project's part arithmetic.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_UNITTESTS_INTEGRATION_EXPECTEDPARTS_H
#define SPLIT_UNITTESTS_INTEGRATION_EXPECTEDPARTS_H

#include "split/Runner/HostTensor.h"

#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace split::test {

/// The bytes of each part: the elements of the source that belong to it, in the
/// order of the source. Of each index along the axis, `owners` has the part
/// that it belongs to, and `numResults` where it belongs to none.
inline std::vector<std::vector<uint8_t>>
getExpectedBytes(const HostTensor &source, int64_t axis,
                 llvm::ArrayRef<int64_t> owners, int64_t numResults,
                 size_t elementSize) {
  std::vector<std::vector<uint8_t>> parts(numResults + 1);
  llvm::ArrayRef<uint8_t> bytes = source.getBytes();
  std::vector<int64_t> position(source.getRank(), 0);
  for (size_t begin = 0; begin < bytes.size(); begin += elementSize) {
    std::vector<uint8_t> &part = parts[owners[position[axis]]];
    for (size_t byte = begin; byte < begin + elementSize; ++byte)
      part.push_back(bytes[byte]);
    for (int64_t dim = source.getRank() - 1; dim >= 0; --dim) {
      if (++position[dim] < source.getShape()[dim])
        break;
      position[dim] = 0;
    }
  }
  parts.pop_back();
  return parts;
}

} // namespace split::test

#endif // SPLIT_UNITTESTS_INTEGRATION_EXPECTEDPARTS_H
