//===- SplitDialect.td - The split dialect -----------------*- tablegen -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_IR_SPLITDIALECT
#define SPLIT_DIALECT_SPLIT_IR_SPLITDIALECT

include "mlir/IR/DialectBase.td"

def Split_Dialect : Dialect {
  let name = "split";
  let cppNamespace = "::split";
  let summary = "Cutting tensors into consecutive parts";
  let description = [{
    The dialect has one op for all the ops of other dialects, frameworks and
    devices that cut a tensor into consecutive parts along an axis, and an
    attribute for each specification that such a split may have to satisfy.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect"
  ];
  let extraClassDeclaration = [{
    /// The version of the dialect's bytecode. A change to the properties of an
    /// op makes a new one, since bytecode has properties by position.
    static constexpr uint64_t kBytecodeVersion = 1;

  private:
    void registerAttributes();
    void registerTypes();

  public:
  }];
}

#endif // SPLIT_DIALECT_SPLIT_IR_SPLITDIALECT
