//===- OnnxToLinalg.cpp - ONNX ops to linalg conversion -------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/OnnxToLinalg/OnnxToLinalg.h"

#include "OnnxOp.h"

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

namespace split {
#define GEN_PASS_DEF_CONVERTONNXTOLINALG
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct Lowering {
  StringLiteral name;
  FailureOr<Value> (*lower)(OnnxOp &op);
};
} // namespace

static constexpr Lowering lowerings[] = {{"onnx.Add", lowerAdd},
                                         {"onnx.Concat", lowerConcat},
                                         {"onnx.Identity", lowerIdentity},
                                         {"onnx.Mul", lowerMul},
                                         {"onnx.Relu", lowerRelu},
                                         {"onnx.Reshape", lowerReshape},
                                         {"onnx.Sigmoid", lowerSigmoid},
                                         {"onnx.Slice", lowerSlice},
                                         {"onnx.Transpose", lowerTranspose}};

//===----------------------------------------------------------------------===//
// What the ops are
//===----------------------------------------------------------------------===//

static bool isOnnx(Operation *op) {
  return op->getName().getDialectNamespace() == "onnx" && !op->isRegistered();
}

/// Stands for an operand that is absent.
static bool isNoValue(Operation *op) {
  return op->getName().getStringRef() == "onnx.NoValue";
}

/// The domain of an op that is not ONNX's own, or else nothing.
static StringRef getDomain(Operation *op) {
  auto domain = op->getAttrOfType<StringAttr>("onnx.domain");
  return domain && domain.getValue() != "ai.onnx" ? domain.getValue() : "";
}

static const Lowering *findLowering(Operation *op) {
  if (!getDomain(op).empty())
    return nullptr;
  StringRef name = op->getName().getStringRef();
  const Lowering *lowering = llvm::find_if(
      lowerings, [&](const Lowering &known) { return known.name == name; });
  return lowering == std::end(lowerings) ? nullptr : lowering;
}

/// The version of ONNX's own operator set around `op`; where nothing says it,
/// that of the newest.
static FailureOr<int64_t> getOpset(Operation *op) {
  constexpr StringLiteral name = "onnx.opset";
  while (op && !op->hasAttr(name))
    op = op->getParentOp();
  if (!op)
    return kNewestOpset;
  auto versions = op->getAttrOfType<DictionaryAttr>(name);
  auto version =
      versions ? versions.getAs<IntegerAttr>("ai.onnx") : IntegerAttr();
  if (versions && !versions.contains("ai.onnx"))
    return kNewestOpset;
  bool isVersion = version && version.getValue().isStrictlyPositive() &&
                   version.getValue().getActiveBits() < 64;
  if (!isVersion)
    return op->emitError() << "'" << name << "' must give the version of "
                           << "ai.onnx, but is " << op->getAttr(name);
  return version.getValue().getSExtValue();
}

/// Emits one error for each kind of op among `ops` that cannot be lowered, at
/// the first of it.
static LogicalResult checkKinds(ArrayRef<Operation *> ops) {
  llvm::MapVector<std::pair<StringRef, StringRef>, SmallVector<Operation *>>
      unknown;
  for (Operation *op : ops) {
    // What ends a region goes with the op that has it.
    bool isYield = op->getName().getStringRef() == "onnx.Yield" &&
                   isOnnx(op->getParentOp());
    if (!findLowering(op) && !isNoValue(op) && !isYield)
      unknown[{op->getName().getStringRef(), getDomain(op)}].push_back(op);
  }
  std::string known = llvm::join(
      llvm::map_range(lowerings, [](const Lowering &l) { return l.name; }),
      ", ");
  for (const auto &[kind, sameKind] : unknown) {
    Operation *op = sameKind.front();
    InFlightDiagnostic error = op->emitError();
    error << OnnxOp::describe(op) << " cannot be lowered: ";
    if (kind.second.empty())
      error << "what can be lowered is " << known;
    else
      error << "it is of domain '" << kind.second << "'";
    if (sameKind.size() > 1)
      error << " (and " << sameKind.size() - 1 << " more of its kind)";
  }
  return success(unknown.empty());
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static LogicalResult convert(IRRewriter &rewriter, Operation *op,
                             const Lowering &lowering, SameExtents &same) {
  FailureOr<int64_t> opset = getOpset(op);
  if (failed(opset))
    return failure();
  rewriter.setInsertionPoint(op);
  OnnxOp onnxOp(op, *opset, same, rewriter);
  FailureOr<Value> lowered = lowering.lower(onnxOp);
  if (failed(lowered))
    return failure();
  Value value = *lowered;
  Type type = op->getResult(0).getType();
  if (value.getType() != type) {
    if (!tensor::CastOp::areCastCompatible(value.getType(), type))
      return onnxOp.fail() << "it computes " << value.getType()
                           << ", but its result has type " << type;
    value = tensor::CastOp::create(rewriter, op->getLoc(), type, value);
    if (auto ranked = dyn_cast<RankedTensorType>(type))
      for (int64_t axis : llvm::seq(ranked.getRank()))
        same.note({value, axis}, {*lowered, axis});
  }
  rewriter.replaceOp(op, value);
  return success();
}

/// Erases those of `ops` that nothing uses and that only passed something on:
/// absent operands, lists of integers, and casts that were looked through.
static void eraseUnused(IRRewriter &rewriter, ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (op->use_empty() && (isNoValue(op) || isa<tensor::CastOp>(op) ||
                            matchPattern(op, m_Constant())))
      rewriter.eraseOp(op);
}

namespace {
struct ConvertOnnxToLinalg
    : public split::impl::ConvertOnnxToLinalgBase<ConvertOnnxToLinalg> {
  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
};
} // namespace

LogicalResult ConvertOnnxToLinalg::run() {
  bool hasOnnx =
      getOperation()
          ->walk([](Operation *op) {
            return isOnnx(op) ? WalkResult::interrupt() : WalkResult::advance();
          })
          .wasInterrupted();
  if (!hasOnnx)
    return success();
  // In unreachable blocks, ops can be computed from themselves.
  IRRewriter rewriter(&getContext());
  (void)eraseUnreachableBlocks(rewriter, getOperation()->getRegions());
  SmallVector<Operation *> ops;
  getOperation()->walk<WalkOrder::PreOrder, ForwardDominanceIterator<>>(
      [&](Operation *op) {
        if (isOnnx(op))
          ops.push_back(op);
      });
  if (failed(checkKinds(ops)))
    return failure();
  SameExtents same;
  llvm::SetVector<Operation *> maybeUnused;
  for (Operation *op : ops) {
    const Lowering *lowering = findLowering(op);
    if (!lowering) {
      maybeUnused.insert(op);
      continue;
    }
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && !isOnnx(producer))
        maybeUnused.insert(producer);
    if (failed(convert(rewriter, op, *lowering, same)))
      return failure();
  }
  // Not before: what has been noted of a value must not pass to another one.
  eraseUnused(rewriter, maybeUnused.getArrayRef());
  return success();
}
