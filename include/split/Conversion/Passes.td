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

def ConvertOnnxToLinalg : Pass<"convert-onnx-to-linalg"> {
  let summary = "Convert the ONNX ops that often stand beside splits to linalg";
  let description = [{
    Lowers ops of ONNX models, which are unregistered ops such as `onnx.Add`, to
    tensor, linalg, arith and math ops. The attribute `onnx.opset` of the module,
    as in `{"ai.onnx" = 13 : i64}`, tells the version of their operator set;
    without it, that is the newest.

    | op | lowered to | versions |
    | --- | --- | --- |
    | Add, Mul | `linalg.generic` | before opset 7 only the second operand is broadcast, by attributes `broadcast` and `axis` |
    | Concat | `tensor.insert_slice`s | before opset 4 the axis is 1 if it is left out |
    | Identity | its operand | all |
    | Relu, Sigmoid | `linalg.generic` | all |
    | Reshape | `tensor.collapse_shape`, `tensor.expand_shape` | shape: an attribute before opset 5; `allowzero` since 14 |
    | Slice | `tensor.extract_slice`, or `tensor.generate` where a step is below 0 | starts, ends, axes: attributes before opset 10, which has steps |
    | Transpose | `linalg.transpose` | all |

    Before opset 11, axes of Concat and Slice count from the front only.
    `onnx.NoValue`, which stands for an operand that is absent, is erased where
    nothing uses it.

    Tensors must be ranked; extents can be dynamic. Lists of integers that are
    operands, such as the starts of a Slice, must be constants. Where only the
    run can tell that extents do not fit, a `split.assert` does. Ops that
    only move elements take all types. The others take f16 and bf16, computing
    in f32, f32, f64 and, but for Sigmoid, integers of 8, 16, 32 and 64 bits
    (Relu: not unsigned ones). Which of these ONNX has in which version is not
    looked at.

    All else is an error that names the op and its node, which is the name of its
    location: an op that is not in the table or of another domain (attribute
    `onnx.domain`; once for each kind of op), an operand, attribute or type that
    is none of the above, and extents or a type of the result that contradict
    what the op computes.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect",
    "::split::SplitDialect"
  ];
}

def ConvertSplitToLinalg : Pass<"convert-split-to-linalg"> {
  let summary = "Convert splits to linalg.generic ops that tile and fuse";
  let description = [{
    Each part that is used becomes a `linalg.generic` that copies a
    `tensor.extract_slice` of the source, the one that
    `--convert-split-to-tensor` makes, into a `tensor.empty`. Upstream tiles this
    copy and fuses it into what uses it: `--linalg-fuse-elementwise-ops` leaves
    an elementwise op that reads the slice. `--canonicalize` removes a copy,
    fused or not: where parts shall be tensors of their own, tile or bufferize
    before it.

    A part without elements becomes a `tensor.empty`, without a copy. Parts of
    quantised tensors are cut and copied as integers, with `quant.scast` before
    and after. A split with a specification is converted like one without.

    A split of an unranked tensor has no such form: it is an error.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::quant::QuantDialect", "::mlir::tensor::TensorDialect"
  ];
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
