//===- Consumer.td - A dialect of somebody else ------------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CONSUMER_TD
#define CONSUMER_TD

include "mlir/IR/AttrTypeBase.td"
include "split/Dialect/Split/IR/SplitOps.td"

def Consumer_Dialect : Dialect {
  let name = "consumer";
  let cppNamespace = "::consumer";
  let useDefaultAttributePrinterParser = 1;
}

def Consumer_EvenSpecAttr : AttrDef<Consumer_Dialect, "EvenSpec", [
    DeclareAttrInterfaceMethods<Split_SpecAttrInterface, ["checkSplit"]>
  ]> {
  let mnemonic = "even";
  let summary = "a specification that allows only an even number of parts";
}

def Consumer_HalvesOp : Op<Consumer_Dialect, "halves"> {
  let summary = "an op that this compiler makes a split of";
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyTensor:$first, AnyTensor:$second);
  let assemblyFormat =
    "$source attr-dict `:` type($source) `->` type($first) `,` type($second)";
}

#endif // CONSUMER_TD
