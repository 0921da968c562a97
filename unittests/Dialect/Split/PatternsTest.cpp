//===- PatternsTest.cpp - Conversions as patterns -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes do not take the patterns that other projects can add to theirs.
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToLinalg/SplitToLinalg.h"
#include "split/Conversion/SplitToTensor/SplitToTensor.h"

#include "DialectTest.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace split;
using namespace split::test;

namespace {

class PatternsTest : public DialectTest {
protected:
  PatternsTest() : module(ModuleOp::create(loc)) {
    context.loadDialect<linalg::LinalgDialect>();
    context.allowUnregisteredDialects();
    builder.setInsertionPointToEnd(module->getBody());
  }

  /// A source of `type`, without an op that patterns know.
  Value makeSource(StringRef type) {
    return UnrealizedConversionCastOp::create(builder, loc, parseType(type),
                                              ValueRange())
        .getResult(0);
  }

  /// An op that uses all parts of `op`.
  Operation *use(SplitOp op) {
    OperationState state(loc, "test.use");
    state.addOperands(op.getParts());
    return builder.create(state);
  }

  /// Applies the patterns that `populate` adds.
  void apply(void (*populate)(RewritePatternSet &)) {
    RewritePatternSet patterns(&context);
    populate(patterns);
    EXPECT_TRUE(succeeded(applyPatternsGreedily(*module, std::move(patterns))));
    EXPECT_TRUE(succeeded(mlir::verify(*module))) << messages;
  }

  template <typename OpT>
  int64_t count() {
    auto ops = module->getOps<OpT>();
    return std::distance(ops.begin(), ops.end());
  }

  OwningOpRef<ModuleOp> module;
};

TEST_F(PatternsTest, PartsBecomeSlices) {
  Value source = makeSource("tensor<2x6xf32>");
  Operation *user = use(SplitOp::create(builder, loc, source, 1, 2));
  apply(populateSplitToTensorPatterns);
  EXPECT_EQ(count<SplitOp>(), 0);
  for (auto [index, part] : llvm::enumerate(user->getOperands())) {
    auto slice = part.getDefiningOp<tensor::ExtractSliceOp>();
    ASSERT_TRUE(slice) << index;
    EXPECT_EQ(slice.getSource(), source);
    int64_t begin = 3 * index;
    EXPECT_EQ(slice.getStaticOffsets(), ArrayRef<int64_t>({0, begin}));
    EXPECT_EQ(slice.getStaticSizes(), ArrayRef<int64_t>({2, 3}));
  }
}

TEST_F(PatternsTest, PartsBecomeCopies) {
  Value source = makeSource("tensor<2x6xf32>");
  Operation *user = use(SplitOp::create(builder, loc, source, 1, 2));
  apply(populateSplitToLinalgPatterns);
  EXPECT_EQ(count<SplitOp>(), 0);
  for (auto [index, part] : llvm::enumerate(user->getOperands())) {
    auto copy = part.getDefiningOp<linalg::GenericOp>();
    ASSERT_TRUE(copy) << index;
    auto slice = copy.getInputs()[0].getDefiningOp<tensor::ExtractSliceOp>();
    ASSERT_TRUE(slice) << index;
    EXPECT_EQ(slice.getSource(), source);
    int64_t begin = 3 * index;
    EXPECT_EQ(slice.getStaticOffsets(), ArrayRef<int64_t>({0, begin}));
  }
}

// Others may have patterns for these; none of ours loops or says anything.
TEST_F(PatternsTest, UnrankedSourcesStay) {
  Type part = parseType("tensor<*xf32>");
  for (auto *populate :
       {populateSplitToTensorPatterns, populateSplitToLinalgPatterns}) {
    module->getBody()->clear();
    builder.setInsertionPointToEnd(module->getBody());
    Value source = makeSource("tensor<*xf32>");
    auto op = SplitOp::create(builder, loc, source, 0, 2);
    EXPECT_EQ(op.getParts()[0].getType(), part);
    use(op);
    apply(populate);
    EXPECT_EQ(count<SplitOp>(), 1);
    EXPECT_EQ(messages, "");
  }
}

} // namespace
