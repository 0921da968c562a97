//===- PartsTest.cpp - Part arithmetic as IR ------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Dialect/Split/IR/SplitParts.h"

#include "DialectTest.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace split;
using namespace split::test;

namespace {

using Ints = std::vector<int64_t>;

class PartsTest : public DialectTest {
protected:
  SplitOp makeOp(const std::vector<std::string> &results, StringRef source,
                 std::optional<int64_t> count = std::nullopt,
                 std::optional<ArrayRef<OpFoldResult>> sizes = std::nullopt,
                 Value sizesTensor = {}) {
    return SplitOp::create(builder, loc, parseTypes(results), makeValue(source),
                           makeSI64(0),
                           count ? makeSI64(*count) : IntegerAttr(), sizes,
                           sizesTensor, SplitSpecAttrInterface());
  }

  /// The value of `value`, the extents of all tensors being `extent`.
  int64_t evaluate(OpFoldResult value, int64_t extent) {
    if (std::optional<int64_t> known = getConstantIntValue(value))
      return *known;
    Operation *op = cast<Value>(value).getDefiningOp();
    if (isa<tensor::DimOp>(op))
      return extent;
    uint64_t lhs = evaluate(op->getOperand(0), extent);
    uint64_t rhs = evaluate(op->getOperand(1), extent);
    if (isa<arith::AddIOp>(op))
      return lhs + rhs;
    if (isa<arith::SubIOp>(op))
      return lhs - rhs;
    if (isa<arith::MulIOp>(op))
      return lhs * rhs;
    if (isa<arith::DivUIOp>(op))
      return lhs / rhs;
    EXPECT_TRUE(isa<arith::MinUIOp>(op)) << op->getName().getStringRef().str();
    return lhs < rhs ? lhs : rhs;
  }

  Ints evaluate(ArrayRef<OpFoldResult> values, int64_t extent) {
    Ints result;
    for (OpFoldResult value : values)
      result.push_back(evaluate(value, extent));
    return result;
  }

  /// The values of attributes; -1 for each that is none.
  static Ints getKnown(ArrayRef<OpFoldResult> values) {
    Ints result;
    for (OpFoldResult value : values)
      result.push_back(isa<Attribute>(value) ? *getConstantIntValue(value)
                                             : -1);
    return result;
  }

  size_t countOps() { return block.getOperations().size(); }
};

//===----------------------------------------------------------------------===//
// FoldingArith
//===----------------------------------------------------------------------===//

TEST_F(PartsTest, KnownNumbersAreComputed) {
  FoldingArith folding(builder, loc);
  ConstantArith constant;
  const int64_t numbers[] = {0, 1, 2, 5, std::numeric_limits<int64_t>::max()};
  for (int64_t a : numbers)
    for (int64_t b : numbers) {
      OpFoldResult x = folding.constant(a), y = folding.constant(b);
      EXPECT_EQ(getConstantIntValue(folding.add(x, y)), constant.add(a, b));
      EXPECT_EQ(getConstantIntValue(folding.sub(x, y)), constant.sub(a, b));
      EXPECT_EQ(getConstantIntValue(folding.mul(x, y)), constant.mul(a, b));
      EXPECT_EQ(getConstantIntValue(folding.min(x, y)), constant.min(a, b));
      if (b == 0)
        continue;
      EXPECT_EQ(getConstantIntValue(folding.div(x, y)), constant.div(a, b));
    }
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(PartsTest, NeutralNumbersNeedNoOp) {
  FoldingArith folding(builder, loc);
  OpFoldResult value = makeValue("index");
  OpFoldResult zero = folding.constant(0), one = folding.constant(1);
  EXPECT_EQ(folding.add(value, zero), value);
  EXPECT_EQ(folding.add(zero, value), value);
  EXPECT_EQ(folding.sub(value, zero), value);
  EXPECT_EQ(folding.mul(value, one), value);
  EXPECT_EQ(folding.mul(one, value), value);
  EXPECT_EQ(folding.mul(value, zero), zero);
  EXPECT_EQ(folding.mul(zero, value), zero);
  EXPECT_EQ(folding.div(value, one), value);
  EXPECT_EQ(folding.min(value, zero), zero);
  EXPECT_EQ(folding.min(zero, value), zero);
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(PartsTest, UnknownNumbersBecomeOps) {
  FoldingArith folding(builder, loc);
  OpFoldResult a = makeValue("index"), b = makeValue("index");
  auto getOp = [](OpFoldResult value) {
    return cast<Value>(value).getDefiningOp();
  };
  auto isOnBoth = [&](OpFoldResult value) {
    return getOp(value)->getOperand(0) == cast<Value>(a) &&
           getOp(value)->getOperand(1) == cast<Value>(b);
  };
  EXPECT_TRUE(isa<arith::AddIOp>(getOp(folding.add(a, b))));
  EXPECT_TRUE(isa<arith::SubIOp>(getOp(folding.sub(a, b))));
  EXPECT_TRUE(isa<arith::MulIOp>(getOp(folding.mul(a, b))));
  EXPECT_TRUE(isa<arith::DivUIOp>(getOp(folding.div(a, b))));
  EXPECT_TRUE(isa<arith::MinUIOp>(getOp(folding.min(a, b))));
  EXPECT_TRUE(isOnBoth(folding.sub(a, b)));
  EXPECT_TRUE(isOnBoth(folding.div(a, b)));
}

//===----------------------------------------------------------------------===//
// computeParts
//===----------------------------------------------------------------------===//

TEST_F(PartsTest, KnownPartsNeedNoOps) {
  SplitOp op = makeOp({"tensor<2xf32>", "tensor<?xf32>", "tensor<?xf32>"},
                      "tensor<5xf32>", /*count=*/3);
  size_t before = countOps();
  Parts<OpFoldResult> parts = computeParts(builder, op);
  EXPECT_EQ(getKnown(parts.sizes), Ints({2, 2, 1}));
  EXPECT_EQ(getKnown(parts.offsets), Ints({0, 2, 4}));
  EXPECT_EQ(countOps(), before);
}

TEST_F(PartsTest, ResultTypesTellSizes) {
  SplitOp op = makeOp({"tensor<2xf32>", "tensor<4xf32>"}, "tensor<?xf32>",
                      std::nullopt, std::nullopt, makeValue("tensor<2xi64>"));
  size_t before = countOps();
  Parts<OpFoldResult> parts = computeParts(builder, op);
  EXPECT_EQ(getKnown(parts.sizes), Ints({2, 4}));
  EXPECT_EQ(getKnown(parts.offsets), Ints({0, 2}));
  EXPECT_EQ(countOps(), before);
}

TEST_F(PartsTest, OneResultTellsAllEqualParts) {
  SplitOp op = makeOp({"tensor<?xf32>", "tensor<4xf32>"}, "tensor<?xf32>");
  size_t before = countOps();
  EXPECT_EQ(getKnown(computeParts(builder, op).sizes), Ints({4, 4}));
  EXPECT_EQ(countOps(), before);
}

TEST_F(PartsTest, SizesOfAListAreItsValues) {
  SmallVector<OpFoldResult> sizes = {
      builder.getIndexAttr(2), makeValue("index"), builder.getIndexAttr(1)};
  SplitOp op = makeOp({"tensor<?xf32>", "tensor<?xf32>", "tensor<?xf32>"},
                      "tensor<?xf32>", std::nullopt, sizes);
  Parts<OpFoldResult> parts = computeParts(builder, op);
  EXPECT_EQ(parts.sizes[1], sizes[1]);
  EXPECT_EQ(getKnown(parts.sizes), Ints({2, -1, 1}));
  EXPECT_EQ(getKnown(parts.offsets), Ints({0, 2, -1}));
}

TEST_F(PartsTest, SizesOfATensorAreReadWhereNoTypeTells) {
  SplitOp op = makeOp({"tensor<2xf32>", "tensor<?xf32>", "tensor<?xf32>"},
                      "tensor<?xf32>", std::nullopt, std::nullopt,
                      makeValue("tensor<3xi32>"));
  Parts<OpFoldResult> parts = computeParts(builder, op);
  EXPECT_EQ(getKnown(parts.sizes), Ints({2, -1, -1}));
  for (int64_t part : {1, 2}) {
    auto cast = mlir::cast<Value>(parts.sizes[part])
                    .getDefiningOp<arith::IndexCastOp>();
    ASSERT_TRUE(cast);
    auto extract = cast.getIn().getDefiningOp<tensor::ExtractOp>();
    ASSERT_TRUE(extract);
    EXPECT_EQ(extract.getTensor(), op.getSizesTensor());
    EXPECT_EQ(getConstantIntValue(extract.getIndices()[0]), part);
  }
}

TEST_F(PartsTest, UnknownExtentIsCutAtRunTime) {
  SplitOp equal = makeOp({"tensor<?xf32>", "tensor<?xf32>", "tensor<?xf32>"},
                         "tensor<?xf32>");
  Parts<OpFoldResult> parts = computeParts(builder, equal);
  EXPECT_EQ(evaluate(parts.sizes, 12), Ints({4, 4, 4}));
  EXPECT_EQ(evaluate(parts.offsets, 12), Ints({0, 4, 8}));

  SplitOp count = makeOp(
      {"tensor<?xf32>", "tensor<?xf32>", "tensor<?xf32>", "tensor<?xf32>"},
      "tensor<?xf32>", /*count=*/4);
  parts = computeParts(builder, count);
  EXPECT_EQ(evaluate(parts.sizes, 5), Ints({2, 2, 1, 0}));
  EXPECT_EQ(evaluate(parts.offsets, 5), Ints({0, 2, 4, 5}));
  EXPECT_EQ(evaluate(parts.sizes, 0), Ints({0, 0, 0, 0}));
  constexpr int64_t quarter = int64_t(1) << 61;
  EXPECT_EQ(evaluate(parts.sizes, std::numeric_limits<int64_t>::max()),
            Ints({quarter, quarter, quarter, quarter - 1}));
}

//===----------------------------------------------------------------------===//
// One part
//===----------------------------------------------------------------------===//

TEST_F(PartsTest, OnePartIsKnownWhereItIsAmongAll) {
  SmallVector<OpFoldResult> sizes = {
      makeValue("index"), builder.getIndexAttr(2), makeValue("index")};
  std::vector<std::string> open(3, "tensor<?xf32>");
  std::vector<std::string> claim = open;
  claim[1] = "tensor<2xf32>";
  for (const std::vector<std::string> &results : {open, claim})
    for (StringRef source : {"tensor<6xf32>", "tensor<?xf32>"})
      for (SplitOp op :
           {makeOp(results, source), makeOp(results, source, /*count=*/3),
            makeOp(results, source, std::nullopt, ArrayRef(sizes)),
            makeOp(results, source, std::nullopt, std::nullopt,
                   makeValue("tensor<3xi64>"))}) {
        SplitDesc desc = op.describe();
        SmallVector<int64_t> known =
            getKnownPartSizes(desc, collectShapeFacts(desc));
        for (int64_t index : {0, 1, 2})
          EXPECT_EQ(getKnownPartSize(op, index), known[index]);
      }
}

TEST_F(PartsTest, SizeOfOnePartIsThatAmongAll) {
  std::vector<std::string> results(4, "tensor<?xf32>");
  for (std::optional<int64_t> count : {std::optional<int64_t>(), {4}, {5}}) {
    SplitOp op = makeOp(results, "tensor<?xf32>", count);
    Parts<OpFoldResult> parts = computeParts(builder, op);
    PartSizes sizes(builder, op);
    for (int64_t extent : {0, 4, 8, 12, 1024})
      for (int64_t index : {3, 0, 1, 2})
        EXPECT_EQ(evaluate(sizes.get(index), extent),
                  evaluate(parts.sizes[index], extent));
  }
}

TEST_F(PartsTest, SizeInAListIsItsEntry) {
  SmallVector<OpFoldResult> sizes = {
      makeValue("index"), builder.getIndexAttr(2), makeValue("index")};
  SplitOp op = makeOp(std::vector<std::string>(3, "tensor<?xf32>"),
                      "tensor<?xf32>", std::nullopt, sizes);
  for (int64_t index : {0, 1, 2})
    EXPECT_EQ(getListedSize(op, index), sizes[index]);
}

} // namespace
