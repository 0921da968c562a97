//===- HostTensor.cpp - A tensor in the memory of the host ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/HostTensor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cassert>
#include <cstring>

using namespace split;
using llvm::ArrayRef;
using llvm::createStringError;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

ElementKind split::getComponentKind(ElementKind kind) {
  if (kind == ElementKind::ComplexF32)
    return ElementKind::F32;
  if (kind == ElementKind::ComplexF64)
    return ElementKind::F64;
  return kind;
}

std::string split::getTensorTypeText(ElementKind kind,
                                     ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t extent : shape)
    os << extent << 'x';
  os << getElementKindName(kind);
  return text;
}

std::string split::quoteExcerpt(StringRef text) {
  constexpr size_t maxLength = 40;
  std::string quoted;
  llvm::raw_string_ostream os(quoted);
  os << '\'';
  llvm::printEscapedString(text.take_front(maxLength), os);
  os << (text.size() > maxLength ? "...'" : "'");
  return quoted;
}

Expected<int64_t> split::getTensorByteSize(ElementKind kind,
                                           ArrayRef<int64_t> shape) {
  int64_t byteSize = getElementByteSize(kind);
  if (byteSize == 0)
    return createStringError(
        Twine("a host tensor needs elements of a fixed size, but found ") +
        getElementKindName(kind));
  if (static_cast<int64_t>(shape.size()) > maxTensorRank)
    return createStringError("the rank of a host tensor is at most " +
                             Twine(maxTensorRank) + ", but found " +
                             Twine(shape.size()));
  for (auto [dimension, extent] : llvm::enumerate(shape)) {
    if (extent < 0)
      return createStringError("the extents of a host tensor must not be "
                               "negative, but found " +
                               Twine(extent) + " for dimension " +
                               Twine(dimension));
    if (extent != 0 && llvm::MulOverflow(byteSize, extent, byteSize))
      return createStringError("the size of a host tensor has to fit 63 bits, "
                               "but found " +
                               getTensorTypeText(kind, shape));
  }
  return llvm::is_contained(shape, 0) ? 0 : byteSize;
}

Expected<HostTensor> HostTensor::create(ElementKind kind,
                                        ArrayRef<int64_t> shape) {
  Expected<int64_t> byteSize = getTensorByteSize(kind, shape);
  if (!byteSize)
    return byteSize.takeError();
  // Not aligned_alloc: calloc does not touch what the system hands out zeroed,
  // which of a large tensor is all of it. Without elements one byte is needed
  // all the same, since null is no address of a tensor.
  uint64_t paddedSize = std::max<uint64_t>(*byteSize, 1) + hostTensorAlignment;
  Buffer buffer(static_cast<uint8_t *>(std::calloc(paddedSize, 1)));
  if (!buffer)
    return createStringError("no memory for the " + Twine(*byteSize) +
                             " bytes of a tensor " +
                             getTensorTypeText(kind, shape));
  return HostTensor(kind, shape, *byteSize, std::move(buffer));
}

HostTensor::HostTensor(ElementKind kind, ArrayRef<int64_t> shape,
                       int64_t byteSize, Buffer memory)
    : kind(kind), shape(shape.begin(), shape.end()), byteSize(byteSize),
      buffer(std::move(memory)),
      data(reinterpret_cast<uint8_t *>(llvm::alignTo(
          reinterpret_cast<uintptr_t>(buffer.get()), hostTensorAlignment))) {}

StringRef HostTensor::getString(const uint8_t *data, int64_t index) {
  uintptr_t handle;
  std::memcpy(&handle, data + index * sizeof(handle), sizeof(handle));
  return handle ? StringRef(*reinterpret_cast<const std::string *>(handle))
                : StringRef();
}

void HostTensor::setString(int64_t index, StringRef text) {
  assert(kind == ElementKind::String && "not a tensor of strings");
  uintptr_t handle = 0;
  if (!text.empty()) {
    if (!strings)
      strings = std::make_unique<std::deque<std::string>>();
    handle = reinterpret_cast<uintptr_t>(&strings->emplace_back(text));
  }
  std::memcpy(data + index * sizeof(handle), &handle, sizeof(handle));
}

bool split::identical(const HostTensor &lhs, const HostTensor &rhs) {
  if (lhs.getKind() != rhs.getKind() || lhs.getShape() != rhs.getShape())
    return false;
  if (lhs.getKind() != ElementKind::String)
    return lhs.getBytes() == rhs.getBytes();
  return llvm::all_of(llvm::seq(lhs.getNumElements()), [&](int64_t index) {
    return lhs.getString(index) == rhs.getString(index);
  });
}

int64_t split::findInvalidBool(ElementKind kind, ArrayRef<uint8_t> bytes) {
  if (kind != ElementKind::I1)
    return -1;
  const uint8_t *invalid =
      llvm::find_if(bytes, [](uint8_t byte) { return byte > 1; });
  return invalid == bytes.end() ? -1 : invalid - bytes.begin();
}
