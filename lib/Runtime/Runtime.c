/*===- Runtime.c - What compiled code calls -------------------------------===*\
|*                                                                            *|
|* Part of the split project, under the Apache License v2.0 with LLVM         *|
|* Exceptions. See the file LICENSE for license information.                  *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "split-c/Runtime.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* If a placeholder {i} of a value that there is begins at text, prints the
   value and returns where the placeholder ends, else returns text. */
static const char *printPlaceholder(const char *text, const int64_t *values,
                                    int64_t numValues) {
  if (*text != '{' || text[1] < '0' || text[1] > '9')
    return text;
  char *end;
  long long index = strtoll(text + 1, &end, 10);
  if (*end != '}' || index >= numValues)
    return text;
  fprintf(stderr, "%" PRId64, values[index]);
  return end + 1;
}

void split_rt_fail(const char *location, const char *message,
                   const int64_t *values, int64_t numValues) {
  /* What the program printed so far comes first. */
  fflush(NULL);
  fprintf(stderr, "%s: error: ", location);
  while (*message) {
    const char *rest = printPlaceholder(message, values, numValues);
    if (rest == message)
      fputc(*rest++, stderr);
    message = rest;
  }
  fputc('\n', stderr);
  fflush(stderr);
  /* Not exit(): a program that is not in order any more runs no handlers. */
  _Exit(SPLIT_RT_EXIT_CODE);
}

/* Ends the program unless memory of that size was had. */
static void *checkMemory(void *memory, size_t count, size_t size) {
  if (memory)
    return memory;
  fflush(NULL);
  fprintf(stderr, "error: compiled code cannot have memory for ");
  if (count != 1)
    fprintf(stderr, "%zu times ", count);
  fprintf(stderr, "%zu bytes\n", size);
  fflush(stderr);
  _Exit(SPLIT_RT_EXIT_CODE);
}

void *split_rt_malloc(size_t size) {
  return checkMemory(malloc(size ? size : 1), 1, size);
}

void *split_rt_aligned_alloc(size_t alignment, size_t size) {
  void *memory = aligned_alloc(alignment, size ? size : alignment);
  return checkMemory(memory, 1, size);
}

void *split_rt_calloc(size_t count, size_t size) {
  void *memory = count && size ? calloc(count, size) : calloc(1, 1);
  return checkMemory(memory, count, size);
}

static _Atomic int64_t allocatedBytes, buffers, copiedBytes, copies;

void split_rt_count_allocation(int64_t bytes) {
  atomic_fetch_add(&allocatedBytes, bytes);
  atomic_fetch_add(&buffers, 1);
}

void split_rt_count_copy(int64_t bytes) {
  atomic_fetch_add(&copiedBytes, bytes);
  atomic_fetch_add(&copies, 1);
}

split_rt_byte_counts split_rt_take_byte_counts(void) {
  split_rt_byte_counts counts = {
      atomic_exchange(&allocatedBytes, 0), atomic_exchange(&buffers, 0),
      atomic_exchange(&copiedBytes, 0), atomic_exchange(&copies, 0)};
  return counts;
}

/* The descriptor of a memref of static rank. */
typedef struct {
  char *allocated;
  char *aligned;
  int64_t offset;
  int64_t sizesAndStrides[];
} Descriptor;

/* Copies a block of dims [dim, rank) whose inner dims from blockDim on are one
   contiguous block in both. */
static void copyBlocks(const char *src, const int64_t *srcStrides, char *dst,
                       const int64_t *dstStrides, const int64_t *sizes,
                       int64_t dim, int64_t blockDim, int64_t blockSize,
                       int64_t elementSize) {
  if (dim == blockDim) {
    memcpy(dst, src, blockSize);
    return;
  }
  for (int64_t i = 0; i < sizes[dim]; ++i)
    copyBlocks(src + i * srcStrides[dim] * elementSize, srcStrides,
               dst + i * dstStrides[dim] * elementSize, dstStrides, sizes,
               dim + 1, blockDim, blockSize, elementSize);
}

void memrefCopy(int64_t elementSize, split_rt_memref *src,
                split_rt_memref *dst) {
  const Descriptor *from = src->descriptor;
  const Descriptor *to = dst->descriptor;
  int64_t rank = src->rank;
  const int64_t *sizes = from->sizesAndStrides;
  const int64_t *srcStrides = sizes + rank;
  const int64_t *dstStrides = to->sizesAndStrides + rank;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (sizes[dim] == 0)
      return;
  int64_t blockDim = rank;
  int64_t numElements = 1;
  while (blockDim > 0 && srcStrides[blockDim - 1] == numElements &&
         dstStrides[blockDim - 1] == numElements)
    numElements *= sizes[--blockDim];
  copyBlocks(from->aligned + from->offset * elementSize, srcStrides,
             to->aligned + to->offset * elementSize, dstStrides, sizes, 0,
             blockDim, numElements * elementSize, elementSize);
}
