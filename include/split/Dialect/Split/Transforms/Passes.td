//===- Passes.td - Passes on the split dialect -------------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def SplitDropSpec : Pass<"split-drop-spec"> {
  let summary = "Take the specification away from every split";
  let description = [{
    A specification is a constraint, and rewrites keep it. Once nothing needs it
    any more, as when lowering begins, this pass takes it away, so that splits
    can be rewritten into forms that the specification does not have.
  }];
}

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES
