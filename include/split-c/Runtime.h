/*===- split-c/Runtime.h - What compiled code calls --------------*- C -*-===*\
|*                                                                            *|
|* Part of the split project, under the Apache License v2.0 with LLVM         *|
|* Exceptions. See the file LICENSE for license information.                  *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
|*===----------------------------------------------------------------------===*|
|*                                                                            *|
|* The functions that code compiled from the split dialect calls. A program   *|
|* may link its own instead of libSplitRuntime.a.                             *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#ifndef SPLIT_C_RUNTIME_H
#define SPLIT_C_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The exit code of a program in which a rule is violated at run time, or memory
 * cannot be had.
 */
#define SPLIT_RT_EXIT_CODE 3

/**
 * Ends the program because of a violated rule: writes
 * "<location>: error: <message>" and a newline to the standard error stream,
 * flushes all streams and exits with SPLIT_RT_EXIT_CODE. In the message, {i}
 * stands for values[i] as a signed decimal number. Does not return.
 */
void split_rt_fail(const char *location, const char *message,
                   const int64_t *values, int64_t num_values);

/**
 * malloc, aligned_alloc and calloc, but never null, also if the size is 0:
 * where the memory cannot be had they end the program with a message and
 * SPLIT_RT_EXIT_CODE. Compiled code calls the functions without the prefix and
 * does not look at what they return. split-run binds those names to these
 * functions; of an object file, objcopy --redefine-sym can.
 */
void *split_rt_malloc(size_t size);
void *split_rt_aligned_alloc(size_t alignment, size_t size);
void *split_rt_calloc(size_t count, size_t size);

/**
 * What a program allocated and copied, where it is compiled to count that
 * (--split-count-bytes).
 */
typedef struct {
  int64_t allocated_bytes;
  int64_t buffers;
  int64_t copied_bytes;
  int64_t copies;
} split_rt_byte_counts;

/**
 * Compiled code calls the first for every buffer that it allocates, and the
 * second for every copy, with the number of bytes. Threads may do so at once.
 */
void split_rt_count_allocation(int64_t bytes);
void split_rt_count_copy(int64_t bytes);

/** What was counted since this was last called, or the program began. */
split_rt_byte_counts split_rt_take_byte_counts(void);

/** A memref of any rank, as MLIR passes it: its rank and its descriptor. */
typedef struct {
  int64_t rank;
  void *descriptor;
} split_rt_memref;

/**
 * Copies every element of src, of element_size bytes each, to its place in dst,
 * which has the same shape and any strides. What upstream lowers a copy to
 * where one of the two is not contiguous; the name is upstream's.
 */
void memrefCopy(int64_t element_size, split_rt_memref *src,
                split_rt_memref *dst);

#ifdef __cplusplus
}
#endif

#endif /* SPLIT_C_RUNTIME_H */
