/*===- Runtime.c - What compiled code calls -------------------------------===*\
|*                                                                            *|
|* Part of the split project, under the Apache License v2.0 with LLVM         *|
|* Exceptions. See the file LICENSE for license information.                  *|
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception                    *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "split-c/Runtime.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

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
