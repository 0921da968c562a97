//===- SpecIdTest.cpp - Tests of the specifications by name ---------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/SpecId.h"

#include "split/Specs/Quote.h"

#include <gtest/gtest.h>

using namespace split;

namespace {
/// A split of 6 into equal parts.
SplitDesc makeDesc(int64_t numResults) {
  SplitDesc desc;
  desc.shape = Shape{6};
  desc.elementKind = ElementKind::F32;
  desc.results.resize(numResults);
  return desc;
}

/// The name after parsing, or the error.
std::string roundTrip(llvm::StringRef name) {
  llvm::Expected<SpecId> spec = parseSpecId(name);
  return spec ? getSpecName(*spec)
              : "error: " + llvm::toString(spec.takeError());
}

TEST(SpecIdTest, NamesAreReadAsTheyAreWritten) {
  for (const char *name : {"onnx1", "onnx18", "onnx9223372036854775807", "nnrt",
                           "nnrt-runtime", "atb"})
    EXPECT_EQ(roundTrip(name), name);
}

TEST(SpecIdTest, OtherNamesAreRefused) {
  for (const char *name :
       {"", "onnx", "onnx0", "onnx-1", "onnx+1", "onnx01", "onnx 1", "onnx1 ",
        "onnx9223372036854775808", "Onnx1", "nnrt-", "nnrt2", "atb2"})
    EXPECT_EQ(llvm::StringRef(roundTrip(name)).take_front(7), "error: ")
        << name;
}

TEST(SpecIdTest, EveryProductHasItsName) {
  EXPECT_EQ(getAtbProductNames().size(), 7U);
  for (llvm::StringRef name : getAtbProductNames())
    EXPECT_EQ(getAtbProductName(*parseAtbProduct(name)), name);
}

TEST(SpecIdTest, OpsetAndProductReachTheRules) {
  SplitDesc desc = makeDesc(2);
  desc.count = 2;
  auto ask = [&](SpecId spec) { return checkSplit(spec, desc).label; };
  EXPECT_EQ(ask({SpecId::Family::Onnx, 13}), "onnx13-c4");
  EXPECT_EQ(ask({SpecId::Family::Onnx, 18}), "");
  desc.shape = Shape{6, 0};
  EXPECT_EQ(ask({SpecId::Family::Nnrt, 1, /*runtime=*/false}), "");
  EXPECT_EQ(ask({SpecId::Family::Nnrt, 1, /*runtime=*/true}), "nnrt-c11");
  desc.shape = Shape{6};
  desc.elementKind = ElementKind::BF16;
  EXPECT_EQ(ask({SpecId::Family::Atb, 1, false, std::nullopt}), "");
  EXPECT_EQ(ask({SpecId::Family::Atb, 1, false, AtbProduct::AtlasInference}),
            "atb-c9");
}

/// A specification that answers `verdict` to everything.
Verdict askAfter(const Verdict &verdict, const SplitDesc &desc) {
  return checkSplit([&](const SplitDesc &) { return verdict; }, desc);
}

TEST(SpecIdTest, TheSpecificationComesBeforeTheCommonRules) {
  SplitDesc good = makeDesc(2), bad = makeDesc(4), open = makeDesc(2);
  open.shape = Shape{kUnknown};
  Verdict violates = Verdict::violates("own rule");
  Verdict undecided = Verdict::undecided("own unknown");

  EXPECT_TRUE(askAfter(Verdict::conforms(), good).isConforming());
  EXPECT_EQ(askAfter(violates, bad).message, "own rule");
  EXPECT_EQ(askAfter(violates, good).message, "own rule");
  // A violation of the common rules counts more than an unknown,
  EXPECT_EQ(askAfter(Verdict::conforms(), bad).label, "split-c10");
  EXPECT_EQ(askAfter(undecided, bad).label, "split-c10");
  // and an unknown of the specification more than one of the common rules.
  EXPECT_EQ(askAfter(undecided, good).message, "own unknown");
  EXPECT_EQ(askAfter(undecided, open).message, "own unknown");
  EXPECT_EQ(askAfter(Verdict::conforms(), open).message,
            "the extent of axis 0");
}

TEST(QuoteTest, WhatIsNotPrintableIsEscaped) {
  EXPECT_EQ(quote("a b"), "'a b'");
  EXPECT_EQ(quote(llvm::StringRef("\x1b\n\0\xff", 4)),
            "'\\x1B\\x0A\\x00\\xFF'");
}

TEST(QuoteTest, WhatIsLongIsCut) {
  EXPECT_EQ(quote(std::string(60, 'a')), "'" + std::string(60, 'a') + "'");
  EXPECT_EQ(quote(std::string(61, 'a')), "'" + std::string(60, 'a') + "...'");
}
} // namespace
