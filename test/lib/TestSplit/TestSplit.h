//===- TestSplit.h - A specification of another project ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TESTSPLIT_TESTSPLIT_H
#define TESTSPLIT_TESTSPLIT_H

#include "split/Dialect/Split/IR/Split.h"

#include "TestSplit/TestSplitDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "TestSplit/TestSplitAttrs.h.inc"

#endif // TESTSPLIT_TESTSPLIT_H
