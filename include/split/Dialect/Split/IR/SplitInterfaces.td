//===- SplitInterfaces.td - Interfaces of the split dialect -*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITINTERFACES
#define SPLIT_DIALECT_SPLIT_IR_SPLITINTERFACES

include "mlir/IR/OpBase.td"

def Split_SpecAttrInterface : AttrInterface<"SplitSpecAttrInterface"> {
  let cppNamespace = "::split";
  let description = [{
    An attribute that stands for a specification of splits. A `split.split`
    that carries one must satisfy it, in addition to the rules of every split.
    A dialect of another project can have specifications of its own.
  }];
  let methods = [
    InterfaceMethod<[{
        Asks whether the split that `desc` describes satisfies the
        specification. A violation carries the label of the clause that is
        violated and a message that names the parameter, the rule and the
        values; what is not known yet is undecided and no violation. Must answer
        for every description, also one that breaks the rules of every split.
      }], "::split::Verdict", "checkSplit",
      (ins "const ::split::SplitDesc &":$desc)>
  ];
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITINTERFACES
