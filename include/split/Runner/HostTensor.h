//===- HostTensor.h - A tensor in the memory of the host -----------*- C++
//-*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_RUNNER_HOSTTENSOR_H
#define SPLIT_RUNNER_HOSTTENSOR_H

#include "split/Specs/ElementKind.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace split {

/// The greatest rank of a host tensor.
constexpr int64_t maxTensorRank = 64;

/// The alignment of the buffer of a host tensor, in bytes.
constexpr int64_t hostTensorAlignment = 64;

/// The kind of the numbers that make up an element: f32 for complex<f32>, f64
/// for complex<f64>, and `kind` itself otherwise.
ElementKind getComponentKind(ElementKind kind);

/// The type as the notation of tensors spells it, such as `2x6xf32`, or `f32`
/// for an empty shape.
std::string getTensorTypeText(ElementKind kind, llvm::ArrayRef<int64_t> shape);

/// `text` between single quotes for use in a message: unprintable characters
/// are escaped, and a long text is cut and ends in `...`.
std::string quoteExcerpt(llvm::StringRef text);

/// The bytes that a tensor takes, without padding. It is an error if the kind
/// has no elements of a fixed size (Unknown, Other), the rank exceeds
/// maxTensorRank, an extent is negative, or the size does not fit int64_t. The
/// product of the extents other than 0 has to fit even where the tensor is
/// empty, so that no stride can overflow.
llvm::Expected<int64_t> getTensorByteSize(ElementKind kind,
                                          llvm::ArrayRef<int64_t> shape);

/// A tensor that owns its elements: contiguous, row-major, each in the byte
/// order of the host, an i1 being one byte of 0 or 1, an i4 or ui4 one byte of
/// 0 to 15. A string is a pointer to where the tensor keeps it, null being the
/// empty one. A tensor that was moved from may only be destroyed or assigned
/// to.
class HostTensor {
public:
  /// A tensor whose bytes are all 0. The errors are those of
  /// getTensorByteSize, and that the memory cannot be had.
  static llvm::Expected<HostTensor> create(ElementKind kind,
                                           llvm::ArrayRef<int64_t> shape);

  ElementKind getKind() const { return kind; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getRank() const { return static_cast<int64_t>(shape.size()); }

  /// The number of elements; 1 for rank 0.
  int64_t getNumElements() const { return byteSize / getElementByteSize(kind); }

  /// The size of the elements in bytes, without the padding of the buffer.
  int64_t getByteSize() const { return byteSize; }

  /// The first byte, aligned to hostTensorAlignment; never null, even where
  /// the tensor is empty.
  uint8_t *getData() { return data; }
  const uint8_t *getData() const { return data; }

  /// Of a tensor of strings, the element `index` in row-major order. Its
  /// pointer must be one that setString made, whatever copied it since.
  llvm::StringRef getString(int64_t index) const {
    return getString(getData(), index);
  }

  /// The same for elements that are elsewhere, at `data`.
  static llvm::StringRef getString(const uint8_t *data, int64_t index);

  /// Gives the element `index` of a tensor of strings the value `text`, which
  /// is UTF-8. The tensor keeps a copy.
  void setString(int64_t index, llvm::StringRef text);

  /// The bytes of all elements.
  llvm::MutableArrayRef<uint8_t> getBytes() {
    return {data, static_cast<size_t>(byteSize)};
  }
  llvm::ArrayRef<uint8_t> getBytes() const {
    return {data, static_cast<size_t>(byteSize)};
  }

private:
  struct FreeDeleter {
    void operator()(uint8_t *pointer) const { std::free(pointer); }
  };
  using Buffer = std::unique_ptr<uint8_t, FreeDeleter>;

  HostTensor(ElementKind kind, llvm::ArrayRef<int64_t> shape, int64_t byteSize,
             Buffer buffer);

  ElementKind kind;
  llvm::SmallVector<int64_t> shape;
  int64_t byteSize;
  /// A little larger than the tensor, whose first byte is at `data`.
  Buffer buffer;
  uint8_t *data;
  /// The strings that elements point to: addresses in a deque do not change.
  std::unique_ptr<std::deque<std::string>> strings;
};

/// Whether the two have the same kind, the same shape and the same bytes, or of
/// strings, the same strings. So 0.0 and -0.0 differ, and a NaN equals a NaN of
/// the same bits.
bool identical(const HostTensor &lhs, const HostTensor &rhs);

/// The position of the first byte of an i1 tensor that is neither 0 nor 1, or
/// -1 where there is none or the tensor is of another kind.
int64_t findInvalidBool(ElementKind kind, llvm::ArrayRef<uint8_t> bytes);

} // namespace split

#endif // SPLIT_RUNNER_HOSTTENSOR_H
