//===- OtherKindsTest.cpp - Elements that ONNX has no type for ------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/HostTensor.h"
#include "split/Runner/Npy.h"
#include "split/Runner/TensorText.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <set>

using namespace split;
using llvm::StringRef;

namespace {

constexpr ElementKind f8Kinds[] = {
    ElementKind::F8E3M4,     ElementKind::F8E4M3,        ElementKind::F8E4M3FN,
    ElementKind::F8E4M3FNUZ, ElementKind::F8E4M3B11FNUZ, ElementKind::F8E5M2,
    ElementKind::F8E5M2FNUZ, ElementKind::F8E8M0FNU,
};

std::string print(const HostTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTensor(os, tensor);
  return text;
}

/// `text` parsed and printed again, or the error.
std::string reprint(StringRef text) {
  llvm::Expected<HostTensor> tensor = parseTensor(text);
  return tensor ? print(*tensor) : llvm::toString(tensor.takeError());
}

/// The byte that `text`, one value, is parsed into.
int parseByte(ElementKind kind, StringRef text) {
  return llvm::cantFail(
             parseTensor((getElementKindName(kind) + "=" + text).str()))
      .getData()[0];
}

TEST(OtherKinds, EveryByteOfEveryF8RoundTrips) {
  for (ElementKind kind : f8Kinds) {
    HostTensor tensor = llvm::cantFail(HostTensor::create(kind, {256}));
    for (unsigned i = 0; i < 256; ++i)
      tensor.getData()[i] = i;
    HostTensor parsed = llvm::cantFail(parseTensor(print(tensor)));
    EXPECT_TRUE(identical(tensor, parsed)) << print(tensor);
  }
}

TEST(OtherKinds, F8HasTheBitsOfItsFormat) {
  EXPECT_EQ(parseByte(ElementKind::F8E3M4, "1"), 0x30);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3, "1"), 0x38);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3FN, "448"), 0x7E);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3FN, "nan"), 0x7F);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3FNUZ, "1"), 0x40);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3FNUZ, "nan"), 0x80);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3FNUZ, "-0"), 0x00);
  EXPECT_EQ(parseByte(ElementKind::F8E4M3B11FNUZ, "1"), 0x58);
  EXPECT_EQ(parseByte(ElementKind::F8E5M2, "-inf"), 0xFC);
  EXPECT_EQ(parseByte(ElementKind::F8E5M2FNUZ, "1"), 0x40);
  EXPECT_EQ(parseByte(ElementKind::F8E8M0FNU, "1"), 0x7F);
  EXPECT_EQ(parseByte(ElementKind::F8E8M0FNU, "nan"), 0xFF);
}

TEST(OtherKinds, F8RefusesWhatItsFormatLacks) {
  // Formats without an infinity.
  for (StringRef kind :
       {"f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E8M0FNU"})
    EXPECT_EQ(reprint((kind + "=inf").str()),
              ("at offset " + llvm::Twine(kind.size() + 1) +
               ": expected a value of type " + kind + ", but found 'inf'")
                  .str());
  EXPECT_EQ(reprint("f8E4M3FN=480"),
            "at offset 9: expected a value in the range of f8E4M3FN, but found "
            "'480'");
  EXPECT_EQ(reprint("f8E5M2=1e9"),
            "at offset 7: expected a value in the range of f8E5M2, but found "
            "'1e9'");
  // Neither 0 nor a sign, nor a number that is no power of two.
  for (StringRef value : {"0", "-0", "0e5", "-1", "0.0"})
    EXPECT_EQ(reprint(("f8E8M0FNU=" + value).str()),
              ("at offset 10: expected a value in the range of f8E8M0FNU, but "
               "found '" +
               value + "'")
                  .str());
  EXPECT_EQ(reprint("f8E8M0FNU=3"), "f8E8M0FNU=4");
}

TEST(OtherKinds, NibblesAreTheLowBitsOfTheirBytes) {
  EXPECT_EQ(parseByte(ElementKind::I4, "-1"), 15);
  EXPECT_EQ(parseByte(ElementKind::I4, "-8"), 8);
  EXPECT_EQ(parseByte(ElementKind::UI4, "15"), 15);
  EXPECT_EQ(reprint("3xi4=-8,7,-1"), "3xi4=[-8,7,-1]");
  EXPECT_EQ(reprint("2xsi4=-8,7"), "2xi4=[-8,7]");
  EXPECT_EQ(reprint("2xui4=0,15"), "2xui4=[0,15]");
  EXPECT_EQ(reprint("i4=8"),
            "at offset 3: expected a value from -8 to 7 for i4, but found '8'");
  EXPECT_EQ(reprint("ui4=-1"), "at offset 4: expected a value from 0 to 15 for "
                               "ui4, but found '-1'");
}

TEST(OtherKinds, NibbleBytesAboveFifteenAreShown) {
  HostTensor tensor = llvm::cantFail(HostTensor::create(ElementKind::I4, {1}));
  tensor.getData()[0] = 0xFF;
  EXPECT_EQ(print(tensor), "1xi4=[255]");
}

TEST(OtherKinds, RandomNibblesAreNibbles) {
  for (StringRef kind : {"i4", "ui4"}) {
    HostTensor tensor =
        llvm::cantFail(parseTensor(("1001x" + kind + "=random:5").str()));
    std::set<int> values(tensor.getBytes().begin(), tensor.getBytes().end());
    EXPECT_EQ(values.size(), 16u);
    EXPECT_EQ(*values.rbegin(), 15);
  }
}

TEST(OtherKinds, IndexHas64SignedBits) {
  EXPECT_EQ(reprint("2xindex=-9223372036854775808,9223372036854775807"),
            "2xindex=[-9223372036854775808,9223372036854775807]");
}

TEST(OtherKinds, IndexIsI64InNpyFiles) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("index", "npy", path));
  llvm::cantFail(writeNpy(path, llvm::cantFail(parseTensor("2xindex=-1,7"))));
  EXPECT_EQ(print(llvm::cantFail(readNpy(path))), "2xi64=[-1,7]");
  llvm::sys::fs::remove(path);
}

TEST(OtherKinds, SignIsNoPartOfOtherNames) {
  for (StringRef name : {"si1", "sindex", "si3", "si"})
    EXPECT_EQ(parseElementKind(name), std::nullopt) << name.str();
  EXPECT_EQ(parseElementKind("si8"), ElementKind::I8);
}

} // namespace
