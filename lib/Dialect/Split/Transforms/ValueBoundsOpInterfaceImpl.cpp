//===- ValueBoundsOpInterfaceImpl.cpp - Bounds of extents -----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each part is bounded on its own. That the parts sum to the source is left
// out: bounds would then be said by the other parts, where they should be said
// by operands.
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/Transforms/ValueBoundsOpInterfaceImpl.h"

#include "split/Dialect/Split/IR/SplitParts.h"

#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace split;

/// Bounds are computed in 64 bits, which no extent that fits into memory leaves
/// together with a count of up to this.
static constexpr int64_t kMaxBoundingCount = int64_t(1) << 32;

/// Adds to `cstr` what the form of `op` tells of the size of `part` on `axis`
/// where it is unknown; `extent` is that of the source.
static void addBoundsOfForm(SplitOp op, OpResult part, int64_t axis,
                            AffineExpr extent, ValueBoundsConstraintSet &cstr) {
  if (op.getSizesTensor())
    return;
  if (op.getStaticSizes()) {
    cstr.bound(part)[axis] == getListedSize(op, part.getResultNumber());
    return;
  }
  AffineExpr size = cstr.getExpr(part, axis);
  std::optional<int64_t> count = op.getCount();
  if (!count) {
    cstr.bound(op.getSource())[axis] == size *op.getParts().size();
    return;
  }
  if (*count > kMaxBoundingCount)
    return;
  // The first part has the size ceil(extent / count), and none has more. The
  // latter without a division, behind which no upper bound would be found.
  if (part.getResultNumber() == 0)
    cstr.bound(part)[axis] == extent.ceilDiv(*count);
  else
    cstr.bound(op.getSource())[axis] >= size **count - (*count - 1);
}

namespace {
struct SplitOpValueBounds
    : public ValueBoundsOpInterface::ExternalModel<SplitOpValueBounds,
                                                   SplitOp> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &cstr) const {
    auto splitOp = cast<SplitOp>(op);
    auto part = cast<OpResult>(value);
    // An unranked source has no extents that bounds could be said by.
    std::optional<int64_t> axis = splitOp.getNormalizedAxis();
    if (!axis)
      return;
    AffineExpr extent = cstr.getExpr(splitOp.getSource(), dim);
    if (dim != *axis) {
      cstr.bound(part)[dim] == extent;
      return;
    }
    int64_t known = getKnownPartSize(splitOp, part.getResultNumber());
    if (known != kUnknown) {
      cstr.bound(part)[dim] == known;
      return;
    }
    addBoundsOfForm(splitOp, part, dim, extent, cstr);
    cstr.bound(part)[dim] >= 0;
    cstr.bound(part)[dim] <= extent;
  }
};
} // namespace

void split::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SplitDialect *) {
    SplitOp::attachInterface<SplitOpValueBounds>(*context);
  });
}
