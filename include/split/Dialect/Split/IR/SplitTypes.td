//===- SplitTypes.td - Types of the split dialect ----------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITTYPES
#define SPLIT_DIALECT_SPLIT_IR_SPLITTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "split/Dialect/Split/IR/SplitDialect.td"

def Split_StringType
    : TypeDef<Split_Dialect, "String", [MemRefElementTypeInterface]> {
  let mnemonic = "string";
  let summary = "a string as an element of a tensor";
  let description = [{
    The element type of ONNX's `tensor(string)`: an opaque handle of the size of
    a pointer, which a split moves and never looks into.
  }];
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITTYPES
