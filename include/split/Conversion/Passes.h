//===- Passes.h - Conversions out of the split dialect ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_PASSES_H
#define SPLIT_CONVERSION_PASSES_H

#include "split/Conversion/CFAssertToSplit/CFAssertToSplit.h"
#include "split/Conversion/OnnxToLinalg/OnnxToLinalg.h"
#include "split/Conversion/SplitToLLVM/SplitToLLVM.h"
#include "split/Conversion/SplitToLinalg/SplitToLinalg.h"
#include "split/Conversion/SplitToTensor/SplitToTensor.h"

namespace split {

#define GEN_PASS_REGISTRATION
#include "split/Conversion/Passes.h.inc"

} // namespace split

#endif // SPLIT_CONVERSION_PASSES_H
