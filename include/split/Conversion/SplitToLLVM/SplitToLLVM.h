//===- SplitToLLVM.h - split to LLVM conversion -----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_SPLITTOLLVM_SPLITTOLLVM_H
#define SPLIT_CONVERSION_SPLITTOLLVM_SPLITTOLLVM_H

#include "mlir/Pass/Pass.h"

namespace mlir {
class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace split {

#define GEN_PASS_DECL_SPLITCHECKLLVMTYPES
#include "split/Conversion/Passes.h.inc"

/// Adds to `converter` that !split.string is a pointer, and to `patterns` the
/// lowering of split.assert to a call of split_rt_fail.
void populateSplitToLLVMPatterns(mlir::LLVMTypeConverter &converter,
                                 mlir::RewritePatternSet &patterns);

/// Makes upstream's convert-to-llvm use these patterns.
void registerConvertSplitToLLVMInterface(mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_CONVERSION_SPLITTOLLVM_SPLITTOLLVM_H
