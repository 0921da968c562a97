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

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The exit code of a program in which a rule is violated at run time. */
#define SPLIT_RT_EXIT_CODE 3

/**
 * Ends the program because of a violated rule: writes
 * "<location>: error: <message>" and a newline to the standard error stream,
 * flushes all streams and exits with SPLIT_RT_EXIT_CODE. In the message, {i}
 * stands for values[i] as a signed decimal number. Does not return.
 */
void split_rt_fail(const char *location, const char *message,
                   const int64_t *values, int64_t num_values);

#ifdef __cplusplus
}
#endif

#endif /* SPLIT_C_RUNTIME_H */
