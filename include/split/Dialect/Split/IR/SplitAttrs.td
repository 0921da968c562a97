//===- SplitAttrs.td - Specifications as attributes --------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITATTRS
#define SPLIT_DIALECT_SPLIT_IR_SPLITATTRS

include "mlir/IR/AttrTypeBase.td"
include "split/Dialect/Split/IR/SplitDialect.td"
include "split/Dialect/Split/IR/SplitInterfaces.td"

class Split_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<Split_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def Split_OnnxSpecAttr : Split_Attr<"OnnxSpec", "onnx", [
    DeclareAttrInterfaceMethods<Split_SpecAttrInterface, ["checkSplit"]>
  ]> {
  let summary = "ONNX Split, as of an opset";
  let description = [{
    The operator Split of the domain `ai.onnx` in a model that imports the
    given opset; the version in force is the newest that is not newer than it.
    The clauses are in docs/spec/onnx.md. Opsets 13 to 17 are known, in which
    Split-13 is in force.

    Example: `#split.onnx<13>`
  }];
  let parameters = (ins "int64_t":$opset);
  let assemblyFormat = "`<` $opset `>`";
  let genVerifyDecl = 1;
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITATTRS
