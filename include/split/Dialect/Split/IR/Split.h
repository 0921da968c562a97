//===- Split.h - The split dialect ------------------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLIT_H
#define SPLIT_DIALECT_SPLIT_IR_SPLIT_H

#include "split/Specs/Rules.h"
#include "split/Specs/SplitDesc.h"
#include "split/Specs/Verdict.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "split/Dialect/Split/IR/SplitInterfaces.h.inc"

#include "split/Dialect/Split/IR/SplitDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "split/Dialect/Split/IR/SplitTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "split/Dialect/Split/IR/SplitAttrs.h.inc"

#define GET_OP_CLASSES
#include "split/Dialect/Split/IR/SplitOps.h.inc"

namespace split {

/// The kind under which the rules know `type`, Other where they know none.
ElementKind getElementKind(mlir::Type type);

/// The types of `numParts` results, as far as the operands and attributes of
/// `op` tell: unranked where the rank is unknown or does not have the axis,
/// dynamic on the axis where a size is unknown or negative. Where the source is
/// no tensor at all, which verification will say, its type.
llvm::SmallVector<mlir::Type> inferPartTypes(SplitOp::Adaptor op,
                                             int64_t numParts);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_IR_SPLIT_H
