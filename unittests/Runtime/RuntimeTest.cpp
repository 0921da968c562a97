//===- RuntimeTest.cpp - What compiled code calls -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split-c/Runtime.h"

#include "gtest/gtest.h"
#include <algorithm>
#include <cstdio>
#include <random>
#include <thread>
#include <vector>

namespace {
using Numbers = std::vector<int64_t>;

/// A memref descriptor and the bytes that it lies in.
struct Memref {
  Memref(const Numbers &sizes, const Numbers &strides, int64_t offset,
         int64_t elementSize, int64_t numElements)
      : sizes(sizes), strides(strides), offset(offset),
        bytes(numElements * elementSize) {
    auto data = reinterpret_cast<int64_t>(bytes.data());
    descriptor = {data, data, offset};
    descriptor.insert(descriptor.end(), sizes.begin(), sizes.end());
    descriptor.insert(descriptor.end(), strides.begin(), strides.end());
  }
  split_rt_memref get() {
    return {static_cast<int64_t>(sizes.size()), descriptor.data()};
  }

  Numbers sizes, strides;
  int64_t offset;
  std::vector<uint8_t> bytes;
  Numbers descriptor;
};

/// Random strides for which no two elements meet, and the elements they span.
Memref createRandom(std::mt19937 &random, const Numbers &sizes,
                    int64_t elementSize) {
  Numbers order(sizes.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  if (random() % 2)
    std::shuffle(order.begin(), order.end(), random);
  Numbers strides(sizes.size());
  int64_t stride = 1 + random() % 2;
  for (auto dim = order.rbegin(); dim != order.rend(); ++dim) {
    strides[*dim] = stride;
    stride *= std::max<int64_t>(sizes[*dim], 1) + random() % 2;
  }
  int64_t offset = random() % 3;
  return Memref(sizes, strides, offset, elementSize, offset + stride);
}

/// Calls `visit` with the place of every element in both.
template <typename Visit>
void forEachElement(const Memref &a, const Memref &b, Visit visit) {
  int64_t total = 1;
  for (int64_t size : a.sizes)
    total *= size;
  for (int64_t i = 0; i < total; ++i) {
    int64_t rest = i, placeA = a.offset, placeB = b.offset;
    for (size_t dim = a.sizes.size(); dim-- > 0; rest /= a.sizes[dim]) {
      placeA += rest % a.sizes[dim] * a.strides[dim];
      placeB += rest % a.sizes[dim] * b.strides[dim];
    }
    visit(placeA, placeB);
  }
}
} // namespace

TEST(MemrefCopy, RandomStrides) {
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    Numbers sizes(random() % 5);
    for (int64_t &size : sizes)
      size = random() % 5;
    int64_t elementSize = 1 + random() % 9;
    Memref src = createRandom(random, sizes, elementSize);
    Memref dst = createRandom(random, sizes, elementSize);
    for (uint8_t &byte : src.bytes)
      byte = random();
    for (uint8_t &byte : dst.bytes)
      byte = random();
    std::vector<uint8_t> expected = dst.bytes;
    forEachElement(src, dst, [&](int64_t from, int64_t to) {
      for (int64_t i = 0; i < elementSize; ++i)
        expected[to * elementSize + i] = src.bytes[from * elementSize + i];
    });
    split_rt_memref from = src.get(), to = dst.get();
    memrefCopy(elementSize, &from, &to);
    ASSERT_EQ(dst.bytes, expected) << "round " << round;
  }
}

TEST(Fail, TellsPlaceMessageAndValues) {
  int64_t values[] = {-7, INT64_MIN};
  EXPECT_EXIT(split_rt_fail("a.mlir:1:2", "is {0}, not {1}; {0}", values, 2),
              testing::ExitedWithCode(SPLIT_RT_EXIT_CODE),
              "^a\\.mlir:1:2: error: is -7, not -9223372036854775808; -7\n$");
}

TEST(Fail, LeavesOtherBracesAlone) {
  EXPECT_EXIT(split_rt_fail("x", "100% {} {1} {a} {0x {-1} {", nullptr, 0),
              testing::ExitedWithCode(SPLIT_RT_EXIT_CODE),
              "^x: error: 100% \\{\\} \\{1\\} \\{a\\} \\{0x \\{-1\\} \\{\n$");
}

TEST(Fail, WhatWasPrintedBeforeIsNotLost) {
  EXPECT_EXIT(
      {
        std::setvbuf(stderr, nullptr, _IOFBF, 4096);
        std::fputs("before;", stderr);
        split_rt_fail("x", "m", nullptr, 0);
      },
      testing::ExitedWithCode(SPLIT_RT_EXIT_CODE), "before;x: error: m");
}

TEST(ByteCounts, AddUpUntilTaken) {
  split_rt_take_byte_counts();
  split_rt_count_allocation(24);
  split_rt_count_allocation(0);
  split_rt_count_copy(INT64_C(1) << 40);
  split_rt_count_copy(1);
  split_rt_count_copy(1);
  split_rt_byte_counts counts = split_rt_take_byte_counts();
  EXPECT_EQ(counts.allocated_bytes, 24);
  EXPECT_EQ(counts.buffers, 2);
  EXPECT_EQ(counts.copied_bytes, (INT64_C(1) << 40) + 2);
  EXPECT_EQ(counts.copies, 3);
  counts = split_rt_take_byte_counts();
  EXPECT_EQ(counts.allocated_bytes, 0);
  EXPECT_EQ(counts.buffers, 0);
  EXPECT_EQ(counts.copied_bytes, 0);
  EXPECT_EQ(counts.copies, 0);
}

TEST(ByteCounts, OfThreadsAddUp) {
  split_rt_take_byte_counts();
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([] {
      for (int round = 0; round < 10000; ++round) {
        split_rt_count_allocation(3);
        split_rt_count_copy(5);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  split_rt_byte_counts counts = split_rt_take_byte_counts();
  EXPECT_EQ(counts.allocated_bytes, 120000);
  EXPECT_EQ(counts.buffers, 40000);
  EXPECT_EQ(counts.copied_bytes, 200000);
  EXPECT_EQ(counts.copies, 40000);
}
