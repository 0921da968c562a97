//===- SpecOption.h - Specifications in options of passes -------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_SPECOPTION_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_SPECOPTION_H

#include "split/Dialect/Split/IR/Split.h"
#include "split/Specs/SpecId.h"

namespace split {

/// The attribute that stands for `spec`.
SplitSpecAttrInterface getSpecAttr(const SpecId &spec,
                                   mlir::MLIRContext *context);

/// The specification that `text` names, as on command lines (`onnx18`) or as an
/// attribute of any dialect that `context` can load (`#split.onnx<18>`). Null
/// where it names none, of which `context` gets one error.
SplitSpecAttrInterface parseSpecOption(llvm::StringRef text,
                                       mlir::MLIRContext *context);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_SPECOPTION_H
