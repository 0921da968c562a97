//===- SplitDialect.cpp - The split dialect -------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace split;

#include "split/Dialect/Split/IR/SplitDialect.cpp.inc"

#include "split/Dialect/Split/IR/SplitInterfaces.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "split/Dialect/Split/IR/SplitTypes.cpp.inc"

namespace {
struct BytecodeVersion : public DialectVersion {
  explicit BytecodeVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

/// Writes the version of the dialect and refuses one that this build does not
/// know: properties are read by position, so that nothing else would notice.
struct SplitBytecodeInterface : public BytecodeDialectInterface {
  explicit SplitBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    writer.writeVarInt(SplitDialect::kBytecodeVersion);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t number;
    if (failed(reader.readVarInt(number)))
      return nullptr;
    if (number == 0 || number > SplitDialect::kBytecodeVersion) {
      reader.emitError() << "bytecode of version " << number
                         << " of the dialect split cannot be read: versions 1 "
                            "to "
                         << SplitDialect::kBytecodeVersion << " can";
      return nullptr;
    }
    return std::make_unique<BytecodeVersion>(number);
  }
};

/// A split has neither regions nor effects.
struct SplitInlinerInterface : public DialectInlinerInterface {
  explicit SplitInlinerInterface(Dialect *dialect)
      : DialectInlinerInterface(dialect) {}

  bool isLegalToInline(Operation *, Region *, bool,
                       IRMapping &) const override {
    return true;
  }
};
} // namespace

void SplitDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "split/Dialect/Split/IR/SplitOps.cpp.inc"
      >();
  registerAttributes();
  registerTypes();
  addInterfaces<SplitBytecodeInterface, SplitInlinerInterface>();
}

void SplitDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "split/Dialect/Split/IR/SplitTypes.cpp.inc"
      >();
}
