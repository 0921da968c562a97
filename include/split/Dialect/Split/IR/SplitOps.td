//===- SplitOps.td - Ops of the split dialect --------------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITOPS
#define SPLIT_DIALECT_SPLIT_IR_SPLITOPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "split/Dialect/Split/IR/SplitDialect.td"
include "split/Dialect/Split/IR/SplitInterfaces.td"

def Split_SplitOp : Op<Split_Dialect, "split", [
    AttrSizedOperandSegments,
    // Not Pure: a split of which a rule may turn out violated at run time must
    // not be moved to where it would not have been executed.
    DeclareOpInterfaceMethods<ConditionallySpeculatable>, NoMemoryEffect,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    // Result types may say more or less than can be inferred, and of equal
    // parts nothing but the results tells the number: see refineReturnTypes.
    DeclareOpInterfaceMethods<InferTypeOpInterface,
      ["refineReturnTypes"]>,
    // One part and one dimension at a time too, so that no op is created for
    // the others.
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
      ["reifyResultShapes", "reifyShapeOfResult", "reifyDimOfResult"]>
  ]> {
  let summary = "cuts a tensor into consecutive parts along an axis";
  let description = [{
    Cuts `source` into as many parts as there are results. With `d` the extent
    of the source on the axis, `N` the number of results and `o_i` the sum of
    the sizes of the parts before part `i`, of size `z_i`:

        part_i[..., k, ...] = source[..., o_i + k, ...]   for 0 <= k < z_i

    The sizes are
    *  those of `sizes`, if given: a list of integers and index values, or a
       one-dimensional tensor;
    *  else, with `count` `n`: `min(c, d - min(i * c, d))` with
       `c = ceil(d / n)`: the last parts are shorter, or empty, where the extent
       does not suffice. There may be fewer results than `n`: those parts are
       left out;
    *  else `d / N`.

    `axis` counts from the back if negative, and is 0 where it is left out.

    What types and attributes show is verified by the rules of every split
    (docs/spec/split.md). What they do not show yet is no error yet: source and
    results may be unranked or have dynamic extents. A rule that turns out
    violated at run time is undefined behaviour, as with tensor.extract_slice.

    `spec` is a specification that the split must satisfy for as long as it
    stands there. It is asked first and in its own words.

    Examples:

    ```mlir
    // Equal parts, as many as results.
    %0:3 = split.split %x axis(0)
      : tensor<6xf32> -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    // Sizes that are known now, partly at run time, and in a tensor.
    %1:2 = split.split %y axis(-1) sizes([2, 4])
      : tensor<2x6xf32> -> (tensor<2x2xf32>, tensor<2x4xf32>)
    %2:2 = split.split %z axis(1) sizes([2, %n])
      : tensor<2x?xf32> -> (tensor<2x2xf32>, tensor<2x?xf32>)
    %3:2 = split.split %y axis(1) sizes(%s : tensor<2xi64>)
      : tensor<2x6xf32> -> (tensor<2x?xf32>, tensor<2x?xf32>)
    // A number of parts, the last of which may be smaller.
    %4:4 = split.split %v count(4)
      : tensor<7xf32>
      -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>)
    // A split that must satisfy ONNX Split-13.
    %5:2 = split.split %y axis(1) spec(#split.onnx<13>)
      : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
    ```
  }];

  let arguments = (ins
    AnyTensor:$source,
    Variadic<Index>:$dynamicSizes,
    Optional<1DTensorOf<[I8, I16, I32, I64, Index]>>:$sizesTensor,
    OptionalAttr<SI64Attr>:$axis,
    OptionalAttr<SI64Attr>:$count,
    OptionalAttr<DenseI64ArrayAttr>:$staticSizes,
    OptionalAttr<Split_SpecAttrInterface>:$spec
  );
  let results = (outs Variadic<AnyTensor>:$parts);

  let assemblyFormat = [{
    $source (`axis` `(` $axis^ `)`)? (`count` `(` $count^ `)`)?
    (`sizes` `(` custom<Sizes>($dynamicSizes, $staticSizes, $sizesTensor,
                               type($sizesTensor))^ `)`)?
    (`spec` `(` $spec^ `)`)?
    attr-dict `:` type($source) `->` custom<PartTypes>(type($parts))
  }];

  // None of the builders can abort: a part whose type cannot be told, because
  // an argument is wrong, is an unranked tensor, and verification says why.
  let skipDefaultBuilders = 1;
  let builders = [
    // numParts equal parts.
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$axis,
                   "int64_t":$numParts)>,
    // One part per size; a size is an integer attribute or an index value.
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$axis,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>,
    // numParts parts of the sizes in a one-dimensional tensor.
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$axis,
                   "::mlir::Value":$sizesTensor, "int64_t":$numParts)>,
    // The general form. Of `axis`, `count`, `spec` and `sizesTensor` null
    // means left out, and so does nullopt of `sizes`.
    OpBuilder<(ins "::mlir::TypeRange":$parts, "::mlir::Value":$source,
                   "::mlir::IntegerAttr":$axis, "::mlir::IntegerAttr":$count,
                   "::std::optional<::llvm::ArrayRef<::mlir::OpFoldResult>>":$sizes,
                   "::mlir::Value":$sizesTensor,
                   "::split::SplitSpecAttrInterface":$spec)>,
  ];

  let extraClassDeclaration = [{
    /// The source's type: ranked or unranked.
    ::mlir::TensorType getSourceType() { return getSource().getType(); }

    /// The axis as written, or the default 0: it may be negative.
    int64_t getAxisOrDefault() { return getAxis().value_or(0); }

    /// Whether types of results agree with inferred ones where both tell.
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                        ::mlir::TypeRange declared);

    /// The axis from the front, or nullopt where the source is unranked.
    ::std::optional<int64_t> getNormalizedAxis();

    /// Whether the sizes are given, as a list or in a tensor.
    bool hasSizes() { return getStaticSizes() || getSizesTensor(); }

    /// The sizes of a list, each an integer attribute or an index value; empty
    /// where they are not given as a list.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();

    /// The sizes of a list of which all entries are known, or nullopt.
    ::std::optional<::llvm::ArrayRef<int64_t>> getConstantSizes();

    /// Whether the results are all the parts of the source: a count can leave
    /// the last ones out.
    bool hasAllParts();

    /// All that types and attributes tell of this split, for the rules.
    ::split::SplitDesc describe();

    /// The verdict of the specification, if there is one, and of the rules of
    /// every split, on \p desc: describe(), or what else the split could be.
    ::split::Verdict checkRules(const ::split::SplitDesc &desc);

    /// The same on describe(), as if the op had the specification `spec`, which
    /// may be null.
    ::split::Verdict checkRulesOf(::split::SplitSpecAttrInterface spec);
  }];

  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Split_AssertOp : Op<Split_Dialect, "assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "ends the program with a message unless a condition holds";
  let description = [{
    Does nothing if the condition is true. Otherwise the program ends with the
    message, in which `{i}` stands for the i-th of `values`, as a signed decimal
    number. Unlike `cf.assert`, which it can stand for, it can tell the values
    that are wrong, and the message is on the standard error stream before the
    program ends.

    Lowered by `convert-to-llvm` to a call of `split_rt_fail`.

    Example:

    ```mlir
    split.assert %c, "the extent must be at most 4, but is {0}" (%d)
    ```
  }];

  let arguments = (ins I1:$condition, StrAttr:$message,
                       Variadic<Index>:$values);
  let assemblyFormat = "$condition `,` $message (` ` `(` $values^ `)`)? attr-dict";
  let hasCanonicalizeMethod = 1;
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITOPS
