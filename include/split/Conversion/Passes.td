//===- Passes.td - Conversions out of the split dialect ----*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_CONVERSION_PASSES
#define SPLIT_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

def ConvertCFAssertToSplit : Pass<"convert-cf-assert-to-split"> {
  let summary = "Convert cf.assert to split.assert";
  let description = [{
    Upstream lowers `cf.assert` to `puts` and `abort`: the text is lost where the
    standard output is a pipe, and the program ends by a signal.
    `split.assert` ends it in order, after the text is out.
  }];
  let dependentDialects = ["::split::SplitDialect"];
}

def ConvertSplitToTensor : Pass<"convert-split-to-tensor"> {
  let summary = "Convert splits to tensor.extract_slice";
  let description = [{
    Each part that is used becomes a `tensor.extract_slice` of the source, with
    offsets and sizes as constants where they are known and as arith ops where
    they are not. A part without elements becomes a `tensor.empty`, since a
    slice at the very end of a tensor, or of a tensor without elements, does not
    verify. A split with a specification is converted like one without.

    Parts of a tensor that is quantised on the axis have types with fewer scales.
    They are cut as integers, with `quant.scast` before and after.

    A split of an unranked tensor has no such form: it is an error.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::quant::QuantDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def SplitCheckLLVMTypes : Pass<"split-check-llvm-types"> {
  let summary = "Refuse element types and constants without a form in LLVM";
  let description = [{
    Fails on the first op in which there is a tensor, buffer or vector whose
    elements have no form in LLVM, such as `tf32` or a quantised type, or a
    constant of strings: a `!split.string` is a handle that only the caller can
    make. Without this pass, `convert-to-llvm` would leave such ops behind and
    say nothing.

    Types of a dialect that has a ConvertToLLVMPatternInterface are left to that.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // SPLIT_CONVERSION_PASSES
