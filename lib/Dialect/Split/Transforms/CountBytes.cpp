//===- CountBytes.cpp - Count bytes that are allocated and copied ---------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/Passes.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/MathExtras.h"

namespace split {
#define GEN_PASS_DEF_SPLITCOUNTBYTES
#include "split/Dialect/Split/Transforms/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

// include/split-c/Runtime.h describes both.
static constexpr StringLiteral kCountAllocation = "split_rt_count_allocation";
static constexpr StringLiteral kCountCopy = "split_rt_count_copy";

//===----------------------------------------------------------------------===//
// What allocates and what copies
//===----------------------------------------------------------------------===//

/// Whether `buffer` is a list in which the deallocation of several buffers
/// keeps their addresses: one of the arguments of its helper function. Nothing
/// but the name tells that function, so what a user's function of such a name
/// is passed after a cast is taken for a list too, and not counted.
static bool isListOfDeallocation(Value buffer) {
  return llvm::any_of(buffer.getUsers(), [](Operation *cast) {
    return isa<memref::CastOp>(cast) &&
           llvm::any_of(cast->getUsers(), [](Operation *user) {
             auto call = dyn_cast<func::CallOp>(user);
             return call && call.getCallee().starts_with("dealloc_helper");
           });
  });
}

/// The buffer that `op` allocates, or null.
static Value getAllocated(Operation *op) {
  if (!isa<memref::AllocOp, memref::AllocaOp, bufferization::CloneOp>(op) ||
      isListOfDeallocation(op->getResult(0)))
    return nullptr;
  return op->getResult(0);
}

/// The buffers that `op`, an op of linalg, gives each element from one of an
/// input, unchanged, and no two from the same.
static SmallVector<Value> getCopied(linalg::LinalgOp op) {
  SmallVector<Value> copied;
  if (!op.hasPureBufferSemantics() ||
      op.getNumParallelLoops() != op.getNumLoops())
    return copied;
  for (auto [yielded, init] : llvm::zip_equal(
           op.getBlock()->getTerminator()->getOperands(), op.getDpsInits())) {
    auto argument = dyn_cast<BlockArgument>(yielded);
    if (!argument || argument.getOwner() != op.getBlock())
      continue;
    OpOperand *input = op.getMatchingOpOperand(argument);
    if (op.isDpsInput(input) &&
        op.getMatchingIndexingMap(input).isPermutation())
      copied.push_back(init);
  }
  return copied;
}

/// The buffers all of which `op` copies from others.
static SmallVector<Value> getCopied(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    // One of the two may be unranked.
    bool isRanked = isa<MemRefType>(copy.getTarget().getType());
    return {isRanked ? copy.getTarget() : copy.getSource()};
  }
  if (auto clone = dyn_cast<bufferization::CloneOp>(op))
    return {clone.getOutput()};
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return getCopied(linalgOp);
  return {};
}

//===----------------------------------------------------------------------===//
// How many bytes
//===----------------------------------------------------------------------===//

/// Whether a data layout can be asked for the size of `type`.
static bool hasSize(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return !vector.isScalable() && hasSize(vector.getElementType());
  if (auto complex = dyn_cast<ComplexType>(type))
    return hasSize(complex.getElementType());
  return isa<DataLayoutTypeInterface, FloatType, IndexType, IntegerType>(type);
}

/// The distance of two elements of `type` in a buffer, in bytes, or nullopt.
static std::optional<int64_t> getElementSize(Operation *op, Type type) {
  // A handle of the size of a pointer, as an index is.
  if (isa<StringType>(type))
    type = IndexType::get(op->getContext());
  if (!hasSize(type))
    return std::nullopt;
  DataLayout layout = DataLayout::closest(op);
  return llvm::alignTo(layout.getTypeSize(type).getFixedValue(),
                       layout.getTypeABIAlignment(type));
}

/// The bytes of `buffer`, which `op` allocates or copies, as an i64; null after
/// an error.
static Value computeBytes(OpBuilder &builder, Operation *op, Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  std::optional<int64_t> elementSize =
      type ? getElementSize(op, type.getElementType()) : std::nullopt;
  if (!elementSize) {
    op->emitOpError("has a buffer of which the bytes cannot be counted: ")
        << buffer.getType();
    return nullptr;
  }
  Location loc = op->getLoc();
  FoldingArith arith(builder, loc);
  OpFoldResult bytes = arith.constant(*elementSize);
  for (OpFoldResult extent : memref::getMixedSizes(builder, loc, buffer))
    bytes = arith.mul(bytes, extent);
  if (std::optional<int64_t> known = getConstantIntValue(bytes))
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(*known));
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                    cast<Value>(bytes));
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Declares the counter `name` where `op` can call it, if it is not there yet.
static LogicalResult declareCounter(Operation *op, StringRef name) {
  Operation *table = SymbolTable::getNearestSymbolTable(op);
  OpBuilder builder(op->getContext());
  auto type = builder.getFunctionType({builder.getI64Type()}, {});
  if (Operation *other = SymbolTable::lookupSymbolIn(table, name)) {
    auto function = dyn_cast<func::FuncOp>(other);
    if (function && function.getFunctionType() == type)
      return success();
    return other->emitOpError("has the name of a counter of bytes");
  }
  builder.setInsertionPointToStart(&table->getRegion(0).front());
  func::FuncOp::create(builder, op->getLoc(), name, type).setPrivate();
  return success();
}

/// Calls the counter `name` with the bytes of `buffer`, behind `op`.
static LogicalResult count(Operation *op, Value buffer, StringRef name) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  Value bytes = computeBytes(builder, op, buffer);
  if (!bytes || failed(declareCounter(op, name)))
    return failure();
  func::CallOp::create(builder, op->getLoc(), name, TypeRange(), bytes);
  return success();
}

static LogicalResult count(Operation *op) {
  for (Value buffer : getCopied(op))
    if (failed(count(op, buffer, kCountCopy)))
      return failure();
  Value allocated = getAllocated(op);
  return success(!allocated ||
                 succeeded(count(op, allocated, kCountAllocation)));
}

namespace {
struct SplitCountBytes
    : public split::impl::SplitCountBytesBase<SplitCountBytes> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (failed(count(op)))
        return signalPassFailure();
  }
};
} // namespace
