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

class Split_SpecOption<string what>
    : Option<"spec", "spec", "std::string", /*default=*/"",
             what # ": onnx<N> written onnx18, nnrt, nnrt-runtime, atb, or the "
                    "text of an attribute such as #split.onnx<18>">;

def SplitAssignSpec : Pass<"split-assign-spec"> {
  let summary = "Put a specification on the splits that have none";
  let description = [{
    Puts the specification `spec` on every split that has none, so that it holds
    from here on; a split that has one keeps it. Where rules would be violated,
    each such split gets the error that verification would give, nothing is
    changed and the pass fails. A split of which an unknown decides is legal, and
    gets the specification.

    `spec` is a name as on command lines or the text of an attribute, which may
    be one of another dialect:

    ```
    --split-assign-spec="spec=onnx18"
    --split-assign-spec="spec=#split.atb<product=atlas_a2_training>"
    ```
  }];
  let options = [Split_SpecOption<"The specification to put">];
}

def SplitCheckSpec : Pass<"split-check-spec"> {
  let summary = "Report every split that a specification does not allow";
  let description = [{
    Asks the rules of the specification `spec`, given as for
    `split-assign-spec`, about every split, also about one that has another
    specification. Each violation is a warning, or with `require` an error, after
    all of which the pass fails. Where an unknown decides, a remark names it; that
    never makes the pass fail. Changes nothing.
  }];
  let options = [
    Split_SpecOption<"The specification to ask">,
    Option<"require", "require", "bool", /*default=*/"false",
           "Violations are errors">
  ];
}

def SplitDropSpec : Pass<"split-drop-spec"> {
  let summary = "Take the specification away from every split";
  let description = [{
    A specification is a constraint, and rewrites keep it. Once nothing needs it
    any more, as when lowering begins, this pass takes it away, so that splits
    can be rewritten into forms that the specification does not have.
  }];
}

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES
