//===- MemoryTest.cpp - Who owns inputs and results -----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled functions may return their inputs, parts of them, one buffer twice
// or a constant. These tests see wrong values; AddressSanitizer sees what is
// freed twice or not at all.
//
//===----------------------------------------------------------------------===//

#include "TextProgram.h"

#include "split-c/Runtime.h"

using namespace split;
using namespace split::test;

using Texts = std::vector<std::string>;

#ifdef __SANITIZE_ADDRESS__
// Else AddressSanitizer ends the program before malloc can return null.
extern "C" const char *__asan_default_options() {
  return "allocator_may_return_null=1";
}
#endif

namespace {

TEST(Memory, InputsAreReturned) {
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<?xf32>, %y: tensor<2xf32>)
        -> (tensor<2xf32>, tensor<?xf32>, tensor<?xf32>) {
      return %y, %x, %x : tensor<2xf32>, tensor<?xf32>, tensor<?xf32>
    })mlir");
  EXPECT_EQ(program.call("main", {"3xf32=1,2,3", "2xf32=4,5"}),
            Texts({"2xf32=[4,5]", "3xf32=[1,2,3]", "3xf32=[1,2,3]"}));
  EXPECT_EQ(program.call("main", {"0xf32=", "2xf32=4,5"}),
            Texts({"2xf32=[4,5]", "0xf32=[]", "0xf32=[]"}));
}

TEST(Memory, PartsOfTheInputAreReturned) {
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<4xi16>)
        -> (tensor<3xi16>, tensor<3xi16>, tensor<1xi16>, tensor<4xi16>) {
      %0:2 = split.split %x sizes([1, 3])
        : tensor<4xi16> -> (tensor<1xi16>, tensor<3xi16>)
      %1 = split.split %x axis(0) : tensor<4xi16> -> tensor<4xi16>
      return %0#1, %0#1, %0#0, %1
        : tensor<3xi16>, tensor<3xi16>, tensor<1xi16>, tensor<4xi16>
    })mlir");
  EXPECT_EQ(program.call("main", {"4xi16=1,2,3,4"}),
            Texts({"3xi16=[2,3,4]", "3xi16=[2,3,4]", "1xi16=[1]",
                   "4xi16=[1,2,3,4]"}));
}

TEST(Memory, WrittenPartLeavesSourceAndSiblings) {
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<4xi16>)
        -> (tensor<2xi16>, tensor<2xi16>, tensor<4xi16>) {
      %c0 = arith.constant 0 : index
      %v = arith.constant 99 : i16
      %0:2 = split.split %x : tensor<4xi16> -> (tensor<2xi16>, tensor<2xi16>)
      %1 = tensor.insert %v into %0#0[%c0] : tensor<2xi16>
      return %1, %0#0, %x : tensor<2xi16>, tensor<2xi16>, tensor<4xi16>
    })mlir");
  EXPECT_EQ(program.call("main", {"4xi16=1,2,3,4"}),
            Texts({"2xi16=[99,2]", "2xi16=[1,2]", "4xi16=[1,2,3,4]"}));
}

TEST(Memory, OneNewBufferIsReturnedTwice) {
  TextProgram program(R"mlir(
    func.func @main(%n: index, %v: f64)
        -> (tensor<?xf64>, tensor<?xf64>, tensor<1xf64>) {
      %0 = tensor.splat %v[%n] : tensor<?xf64>
      %c1 = arith.constant 1 : index
      %r = arith.subi %n, %c1 : index
      %1:2 = split.split %0 sizes([1, %r])
        : tensor<?xf64> -> (tensor<1xf64>, tensor<?xf64>)
      return %0, %0, %1#0 : tensor<?xf64>, tensor<?xf64>, tensor<1xf64>
    })mlir");
  EXPECT_EQ(
      program.call("main", {"index=3", "f64=1.5"}),
      Texts({"3xf64=[1.5,1.5,1.5]", "3xf64=[1.5,1.5,1.5]", "1xf64=[1.5]"}));
}

TEST(Memory, ConstantsAreReturned) {
  TextProgram program(R"mlir(
    func.func @main(%which: i1)
        -> (tensor<3xui8>, tensor<3xui8>, tensor<1xui8>, tensor<2xi1>) {
      %0 = arith.constant dense<[1, 2, 255]> : tensor<3xui8>
      %1 = arith.constant dense<7> : tensor<3xui8>
      %2 = arith.constant dense<[true, false]> : tensor<2xi1>
      %3:2 = split.split %0 sizes([2, 1])
        : tensor<3xui8> -> (tensor<2xui8>, tensor<1xui8>)
      %4 = scf.if %which -> tensor<3xui8> {
        scf.yield %0 : tensor<3xui8>
      } else {
        scf.yield %1 : tensor<3xui8>
      }
      return %0, %4, %3#1, %2
        : tensor<3xui8>, tensor<3xui8>, tensor<1xui8>, tensor<2xi1>
    })mlir");
  EXPECT_EQ(program.call("main", {"i1=1"}),
            Texts({"3xui8=[1,2,255]", "3xui8=[1,2,255]", "1xui8=[255]",
                   "2xi1=[1,0]"}));
  EXPECT_EQ(program.call("main", {"i1=0"})[1], "3xui8=[7,7,7]");
}

TEST(Memory, InputOrNewBufferIsReturned) {
  TextProgram program(R"mlir(
    func.func @main(%which: i1, %x: tensor<?xi8>, %v: i8) -> tensor<?xi8> {
      %c0 = arith.constant 0 : index
      %0 = scf.if %which -> tensor<?xi8> {
        scf.yield %x : tensor<?xi8>
      } else {
        %n = tensor.dim %x, %c0 : tensor<?xi8>
        %new = tensor.splat %v[%n] : tensor<?xi8>
        scf.yield %new : tensor<?xi8>
      }
      return %0 : tensor<?xi8>
    })mlir");
  EXPECT_EQ(program.call("main", {"i1=1", "2xi8=1,2", "i8=9"}),
            Texts({"2xi8=[1,2]"}));
  EXPECT_EQ(program.call("main", {"i1=0", "2xi8=1,2", "i8=9"}),
            Texts({"2xi8=[9,9]"}));
}

TEST(Memory, ResultsWithoutElementsHaveTheirShapes) {
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<?x?xi32>, %n: index)
        -> (tensor<0x?xi32>, tensor<?x?xi32>, tensor<?x0xi32>, tensor<0xi32>) {
      %0:2 = split.split %x sizes([0, %n])
        : tensor<?x?xi32> -> (tensor<0x?xi32>, tensor<?x?xi32>)
      %c1 = arith.constant 1 : index
      %m = tensor.dim %x, %c1 : tensor<?x?xi32>
      %1:2 = split.split %x axis(1) sizes([%m, 0])
        : tensor<?x?xi32> -> (tensor<?x?xi32>, tensor<?x0xi32>)
      %2 = tensor.empty() : tensor<0xi32>
      return %0#0, %0#1, %1#1, %2
        : tensor<0x?xi32>, tensor<?x?xi32>, tensor<?x0xi32>, tensor<0xi32>
    })mlir");
  EXPECT_EQ(program.call("main", {"2x1xi32=1,2", "index=2"}),
            Texts({"0x1xi32=[]", "2x1xi32=[[1],[2]]", "2x0xi32=[[],[]]",
                   "0xi32=[]"}));
  EXPECT_EQ(program.call("main", {"0x5xi32=", "index=0"}),
            Texts({"0x5xi32=[]", "0x5xi32=[]", "0x0xi32=[]", "0xi32=[]"}));
}

TEST(Memory, SizesOfTheRunGiveTheShapes) {
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<?x!split.string>, %s: tensor<?xindex>)
        -> (tensor<?x!split.string>, tensor<?x!split.string>) {
      %0:2 = split.split %x sizes(%s : tensor<?xindex>)
        : tensor<?x!split.string>
        -> (tensor<?x!split.string>, tensor<?x!split.string>)
      return %0#1, %0#0 : tensor<?x!split.string>, tensor<?x!split.string>
    })mlir");
  EXPECT_EQ(
      program.call("main",
                   {"3x!split.string=[\"a\",\"b\",\"c\"]", "2xindex=1,2"}),
      Texts({"2x!split.string=[\"b\",\"c\"]", "1x!split.string=[\"a\"]"}));
  EXPECT_EQ(program.call("main", {"1x!split.string=[\"a\"]", "2xindex=0,1"}),
            Texts({"1x!split.string=[\"a\"]", "0x!split.string=[]"}));
}

TEST(Memory, StringsThatWereNeverWrittenAreAnError) {
  // A zero is an empty string, and other numbers are none if no input has them:
  // the cast is the only way to make such a tensor for sure.
  TextProgram program(R"mlir(
    func.func @main(%x: tensor<2xi64>) -> tensor<2x!split.string> {
      %0 = bufferization.to_buffer %x : tensor<2xi64> to memref<2xi64>
      %1 = builtin.unrealized_conversion_cast %0
        : memref<2xi64> to memref<2x!split.string>
      %2 = bufferization.to_tensor %1 restrict
        : memref<2x!split.string> to tensor<2x!split.string>
      return %2 : tensor<2x!split.string>
    })mlir");
  EXPECT_EQ(program.call("main", {"2xi64=0,0"}),
            Texts({"2x!split.string=[\"\",\"\"]"}));
  EXPECT_EQ(program.call("main", {"2xi64=0,12345"}),
            Texts({"result #0 has an element that is no string of an input"}));
}

TEST(Memory, WhatCompiledCodeCannotHaveEndsTheProgram) {
  TextProgram program(R"mlir(
    func.func @filled(%n: index, %v: f32) -> tensor<?xf32> {
      %0 = tensor.splat %v[%n] : tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    func.func @zeroed(%n: index) -> tensor<?xf32> {
      %zero = arith.constant 0.0 : f32
      %0 = tensor.splat %zero[%n] : tensor<?xf32>
      return %0 : tensor<?xf32>
    })mlir");
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  // 2^50 elements.
  EXPECT_EXIT(program.call("filled", {"index=1125899906842624", "f32=1"}),
              testing::ExitedWithCode(SPLIT_RT_EXIT_CODE),
              "error: compiled code cannot have memory for [0-9]+ bytes");
  EXPECT_EXIT(program.call("zeroed", {"index=1125899906842624"}),
              testing::ExitedWithCode(SPLIT_RT_EXIT_CODE),
              "error: compiled code cannot have memory for");
  EXPECT_EQ(program.call("zeroed", {"index=2"}), Texts({"2xf32=[0,0]"}));
}

TEST(Memory, RuntimeGivesMemoryForSizeZero) {
  for (void *memory : {split_rt_malloc(0), split_rt_aligned_alloc(64, 0),
                       split_rt_calloc(0, 8), split_rt_calloc(8, 0)}) {
    EXPECT_NE(memory, nullptr);
    free(memory);
  }
}

} // namespace
