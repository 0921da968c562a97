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
  // The option is read where a module without splits has not loaded it.
  let dependentDialects = ["::split::SplitDialect"];
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
  let dependentDialects = ["::split::SplitDialect"];
}

def SplitCopyStridedCasts : Pass<"split-copy-strided-casts"> {
  let summary = "Copy where a cast would take a strided buffer for a plain one";
  let description = [{
    Bufferization of function boundaries with an identity layout casts what is
    returned to the type of the result. Where that type has dynamic extents, so
    are its strides, and a `memref.cast` from a strided view, such as a part of
    a split, is legal, though the buffer is not row-major: whoever takes the
    type at its word reads other elements. This pass replaces such a cast, where
    it is returned or passed to a call, by a buffer of its own and a copy, unless
    the type of the view shows that it is contiguous. It belongs directly after
    bufferization, before deallocation.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def SplitCountBytes : Pass<"split-count-bytes", "::mlir::ModuleOp"> {
  let summary = "Count the bytes that a program allocates and copies";
  let description = [{
    Behind each op on buffers that allocates or copies, calls a counter with the
    number of bytes, which may be known at run time only:

    -  `split_rt_count_allocation(i64)` for `memref.alloc`, `memref.alloca` and
       `bufferization.clone`, but for the lists of addresses that deallocation
       makes for itself;
    -  `split_rt_count_copy(i64)` for `memref.copy`, `bufferization.clone`, and
       each output of a linalg op, such as `linalg.copy`, of which every element
       is one of an input, unchanged, in this or in another order. Loops of
       loads and stores are not looked at.

    The counters are functions of the runtime (include/split-c/Runtime.h), which
    the pass declares. An element takes as many bytes as the data layout says,
    up to where the next one can begin.

    The pass belongs behind bufferization and deallocation, and before linalg
    ops become loops: what LLVM makes of the program is not seen by it. A buffer
    without a rank, or of elements whose size the data layout does not know, is
    an error.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def SplitDecomposeConcat : Pass<"split-decompose-concat"> {
  let summary = "Put parts together in one buffer";
  let description = [{
    Makes of each `tensor.concat` a `tensor.empty` into which the operands are
    inserted one after the other. Bufferized as it is, a concat copies each
    operand into a buffer, and that into the result. With
    `--eliminate-empty-tensors` between this pass and `--one-shot-bufferize`,
    what computes an operand writes it where it belongs, and nothing is copied.
    Where extents are dynamic, this takes
    `--resolve-ranked-shaped-type-result-dims` in between too, so that the
    extents of operands are not asked of the operands.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect"
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

def SplitEraseSelfCopies : Pass<"split-erase-self-copies"> {
  let summary = "Erase copies of buffers to themselves";
  let description = [{
    What is computed where it is inserted leaves a copy of that place to itself,
    once `--cse` has made one view of the two. `--canonicalize` erases these
    too, but also folds constants into views, and a view that begins where its
    source ends, of a part that turns out to be empty, does not verify then.
  }];
}

def SplitLegalizeSpec : Pass<"split-legalize-spec"> {
  let summary = "Rewrite splits into such as a specification allows";
  let description = [{
    Rewrites every split into one, or several, that have the specification
    `spec`, given as for `split-assign-spec`, and make the same parts. A
    specification that the split had before is replaced. In turn are tried:

    1. the split as it is written;
    2. another form of it: by equal parts, by count or by a list of sizes, with
       the axis from the front. A count is introduced or left out, and parts
       that it leaves out become results;
    3. the same without the parts that have no elements, which become
       `tensor.empty`, and with neighbours that nobody uses as one part. A part
       that is left alone is the source;
    4. a tree of such splits into fewer parts, with the fewest ops. Among these
       it moves the fewest bytes, an op moving all of its source;
    5. the last two on a source in which the axes before that of the split are
       one axis, and those behind it, between `tensor.collapse_shape` and
       `tensor.expand_shape`.

    Where an unknown decides whether a split is allowed, as it may in programs
    with dynamic extents, it is rewritten as well: the specification holds from
    here on, and what breaks it at run time is undefined behaviour, as with
    `split-assign-spec`. But parts by `count` of an extent that is not known are
    not taken for equal ones, and no size becomes one that is known at run time
    only, unless the specification has those.

    Where a split cannot be rewritten, it gets an error with the label of the
    clause that is violated, or with the unknown that decides; if there are any,
    nothing is changed and the pass fails. With `report-only` nothing is changed
    either, and each split gets a remark, one of

    ```
    conforms
    rewritten: 2 ops, 24 extra bytes moved
    undecided: waits for the extent of axis 0 of x
    undecided: waits for the extent of axis 0 of x; rewritten: 3 ops, ...
    undecided: cannot be rewritten before the extent of axis 0 of x is known
    impossible: [atb-c7] x must have one of the element types ...
    ```

    See docs/Legalization.md.
  }];
  let options = [
    Split_SpecOption<"The specification to rewrite for">,
    Option<"reportOnly", "report-only", "bool", /*default=*/"false",
           "Change nothing, and say of each split what would become of it">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
    "::split::SplitDialect"
  ];
}

def SplitSimplify : Pass<"split-simplify"> {
  let summary = "Simplify splits and what is around them, at a price";
  let description = [{
    Rules that canonicalisation leaves alone, since each trades one thing for
    another: a source that is in memory once, parts being views of it, for
    parts that can be computed, or left out, one by one. A rule fires where the
    split is the only user of what it looks at, or that of the split; so nothing
    is computed twice. It changes no split that has a specification and expects
    canonical ones, with lists of sizes.

    -  `split-simplify-fill`, `split-simplify-splat`: a split of `linalg.fill` or
       `tensor.splat` becomes one of them per used part. Parts that nobody uses
       are not filled, and fusion sees a scalar; but there is a buffer and a loop
       per part instead of one.
    -  `split-simplify-empty`: a split of `tensor.empty` becomes one per used
       part. Each part can then be a destination of its own; but parts that were
       neighbours in one buffer, to be returned as a whole, no longer are.
    -  `split-simplify-slices-of-parts`: a slice of a part becomes one of the
       source. Slices that overlap elsewhere can meet; but an
       `insert_slice` that was done in place on the part, with nothing else of
       the source in the way, may now need a copy.
    -  `split-simplify-slice`: a split of a slice of static extents that is
       shorter on the axis only becomes a split of the source of the slice, with
       parts that nobody uses around. There is one op less; but the source of
       the slice lives on as long as the parts.
    -  `split-simplify-concat`: a split of a concat that was cut elsewhere becomes
       splits of the operands, and concats of pieces only where a part reaches
       over a seam. Elements are copied for such parts only, instead of all of
       them once; but there are more ops.
    -  `split-simplify-concat-of-parts`: parts that are put together again as they
       were become one part. Nothing is copied for them; but the parts are gone
       for rules to come.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_PASSES
