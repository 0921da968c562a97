//===- TestSplit.td - A specification of another project ---*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TESTSPLIT_TESTSPLIT
#define TESTSPLIT_TESTSPLIT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"
include "split/Dialect/Split/IR/SplitInterfaces.td"

def TestSplit_Dialect : Dialect {
  let name = "test_split";
  let cppNamespace = "::test_split";
  let summary = "Stands for a dialect of another project";
  let useDefaultAttributePrinterParser = 1;
}

def TestSplit_MaxPartsAttr : AttrDef<TestSplit_Dialect, "MaxParts", [
    DeclareAttrInterfaceMethods<Split_SpecAttrInterface, ["checkSplit"]>
  ]> {
  let mnemonic = "max_parts";
  let summary = "a specification that allows only so many parts";
  let parameters = (ins "int64_t":$number);
  let assemblyFormat = "`<` $number `>`";
}

#endif // TESTSPLIT_TESTSPLIT
