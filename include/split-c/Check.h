//===- Check.h - One split against one specification --------------*- C -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface of split-check. It needs neither MLIR nor the dialect, keeps
// no state, and may be called from several threads at once.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_C_CHECK_H
#define SPLIT_C_CHECK_H

#include <stddef.h>

#if defined(__GNUC__)
#define SPLIT_CHECK_EXPORT __attribute__((visibility("default")))
#else
#define SPLIT_CHECK_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The values are the exit status of split-check. */
typedef enum SplitCheckVerdict {
  SPLIT_CHECK_CONFORMS = 0,  /* holds, whatever is still unknown */
  SPLIT_CHECK_VIOLATES = 1,  /* broken, whatever is still unknown */
  SPLIT_CHECK_UNDECIDED = 2, /* an unknown decides */
  SPLIT_CHECK_USAGE = 3      /* the request was not understood */
} SplitCheckVerdict;

/* What the rules say. No text is null: one that has no value is empty. Made by
   splitCheck() only, so that later versions can add members at the end. */
typedef struct SplitCheckResult {
  SplitCheckVerdict verdict;
  /* Of a violation, the clause: "atb-c12". */
  const char *label;
  /* Of a violation, the parameter, the rule and the values; of undecided, the
     unknown that decides; of usage, what was expected. */
  const char *message;
  /* Of a violation, the error by which the specified interface reports it. */
  const char *errorClass;
  /* Of a violation, changes after each of which the split conforms. */
  const char *const *suggestions;
  size_t numSuggestions;
} SplitCheckResult;

/* Asks the rules about one split. `words` are the arguments of split-check: the
   specification, then parameters, such as
     {"atb", "x=2x6xf16", "splitDim=-1", "splitNum=2", "splitSizes=2,4"}
   They are read during the call only. Never returns null; the result, with all
   that it points to, is the caller's until splitCheckResultDestroy(). */
SPLIT_CHECK_EXPORT SplitCheckResult *splitCheck(size_t numWords,
                                                const char *const *words);

/* Frees a result; null is allowed. */
SPLIT_CHECK_EXPORT void splitCheckResultDestroy(SplitCheckResult *result);

#ifdef __cplusplus
}
#endif

#endif /* SPLIT_C_CHECK_H */
