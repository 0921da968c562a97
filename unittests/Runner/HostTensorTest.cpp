//===- HostTensorTest.cpp - Tests of host tensors -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/HostTensor.h"

#include "gtest/gtest.h"
#include <limits>

using namespace split;

static constexpr int64_t maxInt = std::numeric_limits<int64_t>::max();

/// The error that a tensor of this type gives, or nothing.
static std::string createError(ElementKind kind,
                               llvm::ArrayRef<int64_t> shape) {
  llvm::Expected<HostTensor> tensor = HostTensor::create(kind, shape);
  return tensor ? "" : llvm::toString(tensor.takeError());
}

static HostTensor create(ElementKind kind, llvm::ArrayRef<int64_t> shape) {
  return llvm::cantFail(HostTensor::create(kind, shape));
}

TEST(HostTensor, HasZeroedAlignedBytes) {
  HostTensor tensor = create(ElementKind::F32, {2, 3});
  EXPECT_EQ(tensor.getKind(), ElementKind::F32);
  EXPECT_EQ(tensor.getShape(), llvm::ArrayRef<int64_t>({2, 3}));
  EXPECT_EQ(tensor.getRank(), 2);
  EXPECT_EQ(tensor.getNumElements(), 6);
  EXPECT_EQ(tensor.getByteSize(), 24);
  EXPECT_EQ(tensor.getBytes().size(), 24u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(tensor.getData()) % hostTensorAlignment,
            0u);
  for (uint8_t byte : tensor.getBytes())
    EXPECT_EQ(byte, 0);
}

TEST(HostTensor, RankZeroHasOneElement) {
  HostTensor tensor = create(ElementKind::ComplexF64, {});
  EXPECT_EQ(tensor.getNumElements(), 1);
  EXPECT_EQ(tensor.getByteSize(), 16);
}

TEST(HostTensor, EmptyHasBuffer) {
  HostTensor tensor = create(ElementKind::F32, {2, 0, 3});
  EXPECT_EQ(tensor.getNumElements(), 0);
  EXPECT_EQ(tensor.getByteSize(), 0);
  EXPECT_TRUE(tensor.getBytes().empty());
  EXPECT_NE(tensor.getData(), nullptr);
}

TEST(HostTensor, MovesItsBuffer) {
  HostTensor tensor = create(ElementKind::UI8, {4});
  const uint8_t *data = tensor.getData();
  HostTensor moved = std::move(tensor);
  EXPECT_EQ(moved.getData(), data);
}

TEST(HostTensor, IdenticalComparesKindShapeAndBytes) {
  HostTensor tensor = create(ElementKind::F32, {2, 3});
  EXPECT_TRUE(identical(tensor, create(ElementKind::F32, {2, 3})));
  EXPECT_FALSE(identical(tensor, create(ElementKind::I32, {2, 3})));
  EXPECT_FALSE(identical(tensor, create(ElementKind::F32, {3, 2})));
  HostTensor other = create(ElementKind::F32, {2, 3});
  other.getBytes().back() = 0x80;
  EXPECT_FALSE(identical(tensor, other));
}

TEST(HostTensor, RefusesKindsWithoutSize) {
  EXPECT_EQ(createError(ElementKind::Unknown, {2}),
            "a host tensor needs elements of a fixed size, but found unknown");
  EXPECT_EQ(createError(ElementKind::Other, {2}),
            "a host tensor needs elements of a fixed size, but found other");
}

TEST(HostTensor, RefusesNegativeExtents) {
  EXPECT_EQ(createError(ElementKind::F32, {2, -3}),
            "the extents of a host tensor must not be negative, but found -3 "
            "for dimension 1");
  EXPECT_EQ(createError(ElementKind::F32, {0, -1}),
            "the extents of a host tensor must not be negative, but found -1 "
            "for dimension 1");
}

TEST(HostTensor, LimitsRank) {
  llvm::SmallVector<int64_t> shape(64, 1);
  EXPECT_EQ(createError(ElementKind::F32, shape), "");
  shape.push_back(1);
  EXPECT_EQ(createError(ElementKind::F32, shape),
            "the rank of a host tensor is at most 64, but found 65");
}

TEST(HostTensor, RefusesSizesThatOverflow) {
  EXPECT_EQ(createError(ElementKind::F32, {maxInt}),
            "the size of a host tensor has to fit 63 bits, but found "
            "9223372036854775807xf32");
  EXPECT_EQ(createError(ElementKind::I8, {maxInt, 2}),
            "the size of a host tensor has to fit 63 bits, but found "
            "9223372036854775807x2xi8");
  // Also where an extent of 0 makes the tensor empty.
  EXPECT_EQ(createError(ElementKind::I8, {0, maxInt, 2}),
            "the size of a host tensor has to fit 63 bits, but found "
            "0x9223372036854775807x2xi8");
  EXPECT_EQ(createError(ElementKind::I8, {maxInt, 0}), "");
}

TEST(HostTensor, TellsByteSizeWithoutAllocating) {
  EXPECT_EQ(llvm::cantFail(getTensorByteSize(ElementKind::I8, {maxInt})),
            maxInt);
  EXPECT_EQ(llvm::cantFail(getTensorByteSize(ElementKind::F64, {})), 8);
  EXPECT_EQ(llvm::cantFail(getTensorByteSize(ElementKind::I1, {5})), 5);
}

// An allocator that checks addresses ends the process instead of failing.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif
#if !__has_feature(address_sanitizer) && !__has_feature(memory_sanitizer) &&   \
    !__has_feature(thread_sanitizer)
TEST(HostTensor, ReportsLackOfMemory) {
  EXPECT_EQ(createError(ElementKind::I8, {maxInt}),
            "no memory for the 9223372036854775807 bytes of a tensor "
            "9223372036854775807xi8");
}
#endif
#endif

TEST(HostTensor, FindsInvalidBools) {
  EXPECT_EQ(findInvalidBool(ElementKind::I1, {0, 1, 0}), -1);
  EXPECT_EQ(findInvalidBool(ElementKind::I1, {0, 1, 2}), 2);
  EXPECT_EQ(findInvalidBool(ElementKind::I1, {}), -1);
  EXPECT_EQ(findInvalidBool(ElementKind::I8, {0, 1, 2}), -1);
}

TEST(HostTensor, SpellsTypes) {
  EXPECT_EQ(getTensorTypeText(ElementKind::F32, {2, 6}), "2x6xf32");
  EXPECT_EQ(getTensorTypeText(ElementKind::ComplexF32, {0}), "0xcomplex<f32>");
  EXPECT_EQ(getTensorTypeText(ElementKind::I1, {}), "i1");
}

TEST(HostTensor, QuotesExcerpts) {
  EXPECT_EQ(quoteExcerpt(""), "''");
  EXPECT_EQ(quoteExcerpt("a\n\xFF"), "'a\\0A\\FF'");
  EXPECT_EQ(quoteExcerpt(std::string(40, 'a')),
            "'" + std::string(40, 'a') + "'");
  EXPECT_EQ(quoteExcerpt(std::string(41, 'a')),
            "'" + std::string(40, 'a') + "...'");
}
