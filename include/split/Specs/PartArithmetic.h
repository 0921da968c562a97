//===- PartArithmetic.h - Sizes and offsets of parts ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one home of split arithmetic. The formulas are written once, over an
// `Arith` that knows how to add, subtract, multiply, divide and take the
// minimum of its values: ConstantArith computes on integers, the dialect's
// FoldingArith on OpFoldResults. Verifier, inference, folds and lowerings all
// come here.
//
// An Arith has a type Value and the members
//   Value constant(int64_t), add(a, b), sub(a, b), mul(a, b), div(a, b) and
//   min(a, b),
// all on unsigned 64-bit integers: extents are at most 2^63-1, so that neither
// extent + count - 1 nor count * ceil(extent / count) can wrap.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_PARTARITHMETIC_H
#define SPLIT_SPECS_PARTARITHMETIC_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cstdint>
#include <optional>

namespace split {

/// Sizes of the parts along the axis, and where each begins in the source, in
/// the order of the parts.
template <typename Value>
struct Parts {
  llvm::SmallVector<Value> sizes;
  llvm::SmallVector<Value> offsets;
};

/// One of them.
template <typename Value>
struct Part {
  Value size;
  Value offset;
};

/// Parts whose sizes are given: each begins where the one before ends.
template <typename Arith>
Parts<typename Arith::Value>
partsOfSizes(Arith &arith, llvm::ArrayRef<typename Arith::Value> sizes) {
  Parts<typename Arith::Value> parts;
  typename Arith::Value offset = arith.constant(0);
  for (auto [index, size] : llvm::enumerate(sizes)) {
    if (index != 0)
      offset = arith.add(offset, parts.sizes.back());
    parts.offsets.push_back(offset);
    parts.sizes.push_back(size);
  }
  return parts;
}

/// The size of the first of `count` parts: ceil(extent / count), at most the
/// extent. Requires count >= 1.
template <typename Arith>
typename Arith::Value
firstSizeOfCount(Arith &arith, typename Arith::Value extent, int64_t count) {
  return arith.div(arith.add(extent, arith.constant(count - 1)),
                   arith.constant(count));
}

/// Part `index` of those whose first has the size `size`: shorter, or empty,
/// where the extent does not suffice.
template <typename Arith>
Part<typename Arith::Value>
partOfCount(Arith &arith, typename Arith::Value extent,
            typename Arith::Value size, int64_t index) {
  if (index == 0)
    return {size, arith.constant(0)};
  typename Arith::Value offset =
      arith.min(arith.mul(arith.constant(index), size), extent);
  return {arith.min(size, arith.sub(extent, offset)), offset};
}

/// The first `numParts` of `count` parts. Requires count >= 1.
template <typename Arith>
Parts<typename Arith::Value> partsOfCount(Arith &arith,
                                          typename Arith::Value extent,
                                          int64_t count, int64_t numParts) {
  Parts<typename Arith::Value> parts;
  typename Arith::Value size = firstSizeOfCount(arith, extent, count);
  for (int64_t index = 0; index < numParts; ++index) {
    Part<typename Arith::Value> part = partOfCount(arith, extent, size, index);
    parts.sizes.push_back(part.size);
    parts.offsets.push_back(part.offset);
  }
  return parts;
}

/// The size of each of `numParts` equal parts. Requires numParts >= 1.
template <typename Arith>
typename Arith::Value sizeOfEqual(Arith &arith, typename Arith::Value extent,
                                  int64_t numParts) {
  return arith.div(extent, arith.constant(numParts));
}

/// `numParts` parts of the size extent / numParts. Requires numParts >= 1.
template <typename Arith>
Parts<typename Arith::Value>
partsOfEqual(Arith &arith, typename Arith::Value extent, int64_t numParts) {
  Parts<typename Arith::Value> parts;
  typename Arith::Value size = sizeOfEqual(arith, extent, numParts);
  for (int64_t index = 0; index < numParts; ++index) {
    parts.offsets.push_back(arith.mul(arith.constant(index), size));
    parts.sizes.push_back(size);
  }
  return parts;
}

/// Arithmetic on known integers.
struct ConstantArith {
  using Value = int64_t;
  static Value constant(int64_t value) { return value; }
  static Value add(Value a, Value b) { return uint64_t(a) + uint64_t(b); }
  static Value sub(Value a, Value b) { return uint64_t(a) - uint64_t(b); }
  static Value mul(Value a, Value b) { return uint64_t(a) * uint64_t(b); }
  static Value div(Value a, Value b) { return uint64_t(a) / uint64_t(b); }
  static Value min(Value a, Value b) {
    return std::min(uint64_t(a), uint64_t(b));
  }
};

/// The axis as an index from the front, or nullopt where it is not in
/// [-rank, rank-1]; a rank of 0 has no axis.
inline std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return std::nullopt;
  return axis < 0 ? axis + rank : axis;
}

/// The sum of non-negative `values`, or nullopt where it exceeds 2^63-1.
std::optional<int64_t> checkedSum(llvm::ArrayRef<int64_t> values);

} // namespace split

#endif // SPLIT_SPECS_PARTARITHMETIC_H
