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

class Split_SpecAttr<string name, string attrMnemonic>
    : Split_Attr<name, attrMnemonic, [
        DeclareAttrInterfaceMethods<Split_SpecAttrInterface, ["checkSplit"]>
      ]>;

def Split_OnnxSpecAttr : Split_SpecAttr<"OnnxSpec", "onnx"> {
  let summary = "ONNX Split, as of an opset";
  let description = [{
    The operator Split of the domain `ai.onnx` in a model that imports the
    given opset, at least 1; the newest of the versions 1, 2, 11, 13 and 18 that
    is not newer is in force. The clauses are in docs/spec/onnx.md.

    Example: `#split.onnx<13>`
  }];
  let parameters = (ins "int64_t":$opset);
  let assemblyFormat = "`<` $opset `>`";
  let genVerifyDecl = 1;
}

def Split_NnrtSpecAttr : Split_SpecAttr<"NnrtSpec", "nnrt"> {
  let summary = "OpenHarmony NNRt Split";
  let description = [{
    The node Split of OpenHarmony's Neural Network Runtime, as its interface
    documents it; with `runtime = true` also within the limits of the runtime.
    The clauses are in docs/spec/nnrt.md.

    Examples: `#split.nnrt`, `#split.nnrt<runtime = true>`
  }];
  let parameters = (ins DefaultValuedParameter<"bool", "false">:$runtime);
  let assemblyFormat = "(`<` struct($runtime)^ `>`)?";
}

def Split_AtbSpecAttr : Split_SpecAttr<"AtbSpec", "atb"> {
  let summary = "Ascend ATB SplitOperation";
  let description = [{
    SplitOperation of Ascend Transformer Boost, on one of the products
    atlas_a2_training, atlas_800i_a2_inference, atlas_a3_inference,
    atlas_a3_training, atlas_training, atlas_inference and
    atlas_200i_500_a2_inference, or, without one, as far as it is the same on
    all. The clauses are in docs/spec/atb.md.

    Examples: `#split.atb`, `#split.atb<product = atlas_a2_training>`
  }];
  let parameters = (ins
    OptionalParameter<"::std::optional<::split::AtbProduct>">:$product);
  let assemblyFormat = "(`<` `product` `=` custom<Product>($product)^ `>`)?";
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITATTRS
