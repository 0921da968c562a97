//===- CallsTest.cpp - One compiled module, called several times ----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"

using namespace split;
using namespace split::test;

namespace {

std::vector<uint8_t> getBytes(const HostTensor &tensor) {
  return tensor.getBytes().vec();
}

HostTensor makeBytes(llvm::ArrayRef<int64_t> shape,
                     llvm::ArrayRef<uint8_t> values) {
  HostTensor tensor = makeTensor(ElementKind::UI8, shape);
  llvm::copy(values, tensor.getData());
  return tensor;
}

llvm::SmallVector<HostTensor, 0> makeInputs(llvm::ArrayRef<int64_t> shape,
                                            llvm::ArrayRef<uint8_t> values,
                                            llvm::ArrayRef<int64_t> sizes) {
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(makeBytes(shape, values));
  inputs.push_back(makeI64Tensor({int64_t(sizes.size())}, sizes));
  return inputs;
}

using Shape = llvm::ArrayRef<int64_t>;

TEST(Calls, OneDynamicModuleTakesOtherShapesAndSizesEachTime) {
  Compiled compiled(R"mlir(
    func.func @main(%x : tensor<?x?xui8>, %s : tensor<?xi64>)
        -> (tensor<?x?xui8>, tensor<?x?xui8>) {
      %parts:2 = split.split %x axis(1) sizes(%s : tensor<?xi64>)
        spec(#split.onnx<13>)
        : tensor<?x?xui8> -> (tensor<?x?xui8>, tensor<?x?xui8>)
      return %parts#0, %parts#1 : tensor<?x?xui8>, tensor<?x?xui8>
    })mlir");

  auto first = compiled.call(makeInputs({2, 3}, {1, 2, 3, 4, 5, 6}, {1, 2}));
  ASSERT_EQ(first.size(), 2u);
  EXPECT_EQ(first[0].getShape(), Shape({2, 1}));
  EXPECT_EQ(getBytes(first[0]), std::vector<uint8_t>({1, 4}));
  EXPECT_EQ(first[1].getShape(), Shape({2, 2}));
  EXPECT_EQ(getBytes(first[1]), std::vector<uint8_t>({2, 3, 5, 6}));

  auto second = compiled.call(makeInputs({1, 4}, {7, 8, 9, 10}, {4, 0}));
  ASSERT_EQ(second.size(), 2u);
  EXPECT_EQ(second[0].getShape(), Shape({1, 4}));
  EXPECT_EQ(getBytes(second[0]), std::vector<uint8_t>({7, 8, 9, 10}));
  EXPECT_EQ(second[1].getShape(), Shape({1, 0}));
  EXPECT_EQ(getBytes(second[1]), std::vector<uint8_t>());

  auto third =
      compiled.call(makeInputs({3, 2}, {11, 12, 13, 14, 15, 16}, {1, 1}));
  ASSERT_EQ(third.size(), 2u);
  EXPECT_EQ(third[0].getShape(), Shape({3, 1}));
  EXPECT_EQ(getBytes(third[0]), std::vector<uint8_t>({11, 13, 15}));
  EXPECT_EQ(third[1].getShape(), Shape({3, 1}));
  EXPECT_EQ(getBytes(third[1]), std::vector<uint8_t>({12, 14, 16}));

  // Results of earlier calls are the caller's, and stay.
  EXPECT_EQ(getBytes(first[1]), std::vector<uint8_t>({2, 3, 5, 6}));
}

TEST(Calls, ResultsShareNoMemory) {
  // One part is returned twice, and the source as well.
  Compiled compiled(R"mlir(
    func.func @main(%x : tensor<4xui8>)
        -> (tensor<2xui8>, tensor<2xui8>, tensor<4xui8>) {
      %parts:2 = split.split %x axis(0)
        : tensor<4xui8> -> (tensor<2xui8>, tensor<2xui8>)
      return %parts#1, %parts#1, %x
        : tensor<2xui8>, tensor<2xui8>, tensor<4xui8>
    })mlir");
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(makeBytes({4}, {1, 2, 3, 4}));
  auto results = compiled.call(inputs);
  ASSERT_EQ(results.size(), 3u);
  for (uint8_t &byte : results[0].getBytes())
    byte = 99;
  EXPECT_EQ(getBytes(results[1]), std::vector<uint8_t>({3, 4}));
  EXPECT_EQ(getBytes(results[2]), std::vector<uint8_t>({1, 2, 3, 4}));
  EXPECT_EQ(getBytes(inputs[0]), std::vector<uint8_t>({1, 2, 3, 4}));
}

TEST(Calls, ChainedSplitsReturnInSwappedOrder) {
  Compiled compiled(R"mlir(
    func.func @main(%x : tensor<?xui8>, %n : index)
        -> (tensor<?xui8>, tensor<?xui8>, tensor<?xui8>) {
      %outer:2 = split.split %x sizes([1, %n])
        : tensor<?xui8> -> (tensor<?xui8>, tensor<?xui8>)
      %inner:2 = split.split %outer#1 count(2)
        : tensor<?xui8> -> (tensor<?xui8>, tensor<?xui8>)
      return %inner#1, %inner#0, %outer#0
        : tensor<?xui8>, tensor<?xui8>, tensor<?xui8>
    })mlir");
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(makeBytes({6}, {1, 2, 3, 4, 5, 6}));
  inputs.push_back(makeI64Tensor({}, 5));
  auto results = compiled.call(inputs);
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(getBytes(results[0]), std::vector<uint8_t>({5, 6}));
  EXPECT_EQ(getBytes(results[1]), std::vector<uint8_t>({2, 3, 4}));
  EXPECT_EQ(getBytes(results[2]), std::vector<uint8_t>({1}));
}

TEST(Calls, SizesOfAnyIntegerTypeAreRead) {
  Compiled compiled(R"mlir(
    func.func @main(%x : tensor<5xui8>, %s : tensor<2xi8>, %t : tensor<2xindex>)
        -> (tensor<?xui8>, tensor<?xui8>) {
      %a:2 = split.split %x sizes(%s : tensor<2xi8>)
        : tensor<5xui8> -> (tensor<?xui8>, tensor<?xui8>)
      %b:2 = split.split %x sizes(%t : tensor<2xindex>)
        : tensor<5xui8> -> (tensor<?xui8>, tensor<?xui8>)
      return %a#0, %b#0 : tensor<?xui8>, tensor<?xui8>
    })mlir");
  llvm::SmallVector<HostTensor, 0> inputs;
  inputs.push_back(makeBytes({5}, {1, 2, 3, 4, 5}));
  HostTensor sizes = makeTensor(ElementKind::I8, {2});
  sizes.getData()[0] = 2;
  sizes.getData()[1] = 3;
  inputs.push_back(std::move(sizes));
  inputs.push_back(makeI64Tensor({2}, {4, 1}));
  auto results = compiled.call(inputs);
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(getBytes(results[0]), std::vector<uint8_t>({1, 2}));
  EXPECT_EQ(getBytes(results[1]), std::vector<uint8_t>({1, 2, 3, 4}));
}

} // namespace
