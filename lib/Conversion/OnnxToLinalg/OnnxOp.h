//===- OnnxOp.h - What the lowerings of ONNX ops share ----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_CONVERSION_ONNXTOLINALG_ONNXOP_H
#define SPLIT_LIB_CONVERSION_ONNXTOLINALG_ONNXOP_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"
#include <limits>
#include <optional>

namespace split {

/// Which extents of tensors are the same at run time, whatever they are. It is
/// how an op sees that there is nothing to broadcast.
class SameExtents {
public:
  /// An axis of a ranked tensor.
  using Extent = std::pair<mlir::Value, int64_t>;

  /// Notes that `extent`, of a value that has just been made, is the same as
  /// `other`.
  void note(Extent extent, Extent other) { roots[extent] = getRoot(other); }

  bool areSame(Extent lhs, Extent rhs) { return getRoot(lhs) == getRoot(rhs); }

private:
  /// The extent that stands for all that are the same as `extent`.
  Extent getRoot(Extent extent);

  llvm::DenseMap<Extent, Extent> roots;
};

/// The version of the operator set where nothing gives it.
constexpr int64_t kNewestOpset = std::numeric_limits<int64_t>::max();

/// An op of an ONNX model that is being lowered: its parts, and the errors
/// where they are not as they should be. Ops are made in front of it.
class OnnxOp {
public:
  OnnxOp(mlir::Operation *op, int64_t opset, SameExtents &same,
         mlir::OpBuilder &builder)
      : builder(builder), same(same), opset(opset), op(op) {}

  mlir::OpBuilder &builder;
  SameExtents &same;
  /// The version of the operator set that gives the op its meaning.
  const int64_t opset;

  mlir::Location getLoc() const { return op->getLoc(); }

  /// The op and the node it was, as in "'onnx.Add' op of node 'sum'".
  static std::string describe(mlir::Operation *op);

  /// An error on the op, to be continued with what is wrong.
  mlir::InFlightDiagnostic fail() const;

  /// Fails where the op has another number of operands, or an attribute that is
  /// none of `attributes`: it would have a meaning that is not known here.
  mlir::LogicalResult
  checkForm(unsigned minOperands, unsigned maxOperands,
            llvm::ArrayRef<llvm::StringRef> attributes) const;

  unsigned getNumOperands() const { return op->getNumOperands(); }

  /// Whether the op has an operand `index`: optional ones can be absent.
  bool hasOperand(unsigned index) const;

  mlir::Value getOperand(unsigned index) const { return op->getOperand(index); }

  /// The operand `index`, a ranked tensor; what a cast has forgotten is known.
  mlir::FailureOr<mlir::Value> getTensor(unsigned index) const;

  /// The integers of the operand `index`, a constant called `name` in ONNX.
  mlir::FailureOr<llvm::SmallVector<int64_t>>
  getConstant(unsigned index, llvm::StringRef name) const;

  /// Sets `value` to the attribute `name` where there is one.
  mlir::LogicalResult read(llvm::StringRef name,
                           std::optional<int64_t> &value) const;
  mlir::LogicalResult
  read(llvm::StringRef name,
       std::optional<llvm::SmallVector<int64_t>> &value) const;

  /// `axis` counted from the front. Below 0 it counts from the back, which ONNX
  /// allows from opset 11 on.
  mlir::FailureOr<int64_t> getAxis(int64_t axis, int64_t rank) const;

  /// Makes the program end with a message, in which {0} and {1} stand for the
  /// extents, unless `condition` holds.
  void createAssert(mlir::Value condition, const llvm::Twine &message,
                    mlir::ValueRange extents) const;

  /// The extents of `lhs` and `rhs` on axes of theirs, which have to be the
  /// same: fails where they cannot be, and asserts it where only the run tells.
  mlir::LogicalResult requireSame(SameExtents::Extent lhs,
                                  SameExtents::Extent rhs) const;

private:
  std::string getOpsetText() const;

  mlir::Operation *op;
};

/// The lowerings. Each returns what the op computes, of a type that may differ
/// from that of the op's result, or fails with an error on the op.
mlir::FailureOr<mlir::Value> lowerIdentity(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerConcat(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerSlice(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerReshape(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerTranspose(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerAdd(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerMul(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerRelu(OnnxOp &op);
mlir::FailureOr<mlir::Value> lowerSigmoid(OnnxOp &op);

} // namespace split

#endif // SPLIT_LIB_CONVERSION_ONNXTOLINALG_ONNXOP_H
