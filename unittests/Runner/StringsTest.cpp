//===- StringsTest.cpp - Tensors of strings -------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/HostTensor.h"
#include "split/Runner/Npy.h"
#include "split/Runner/TensorText.h"
#include "gtest/gtest.h"
#include <cstring>

using namespace split;
using llvm::StringRef;

namespace {

std::string print(const HostTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTensor(os, tensor);
  return text;
}

HostTensor parse(StringRef elements, int64_t number = 1) {
  return llvm::cantFail(
      parseTensor((llvm::Twine(number) + "x!split.string=" + elements).str()));
}

/// Why `element` is no string, without the place.
std::string parseError(StringRef element) {
  llvm::Expected<HostTensor> tensor =
      parseTensor(("!split.string=" + element).str());
  if (tensor)
    return "parsed: " + print(*tensor);
  std::string message = llvm::toString(tensor.takeError());
  StringRef place = "at offset 14: expected a string between double quotes, as "
                    "in JSON, but found ";
  EXPECT_TRUE(StringRef(message).starts_with(place)) << message;
  return message.substr(place.size());
}

TEST(Strings, EscapesAreThoseOfJson) {
  EXPECT_EQ(parse(R"("\"\\\/\b\f\n\r\t")").getString(0), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(parse(R"("\u00fc\u20AC")").getString(0), "ü€");
  EXPECT_EQ(parse(R"("\ud83d\ude00")").getString(0), "😀");
  EXPECT_EQ(parse(R"("a\u0000b")").getString(0), StringRef("a\0b", 3));
  EXPECT_EQ(parse("\"ü\"").getString(0), "ü");
}

TEST(Strings, DelimitersInStringsAreText) {
  HostTensor tensor = parse(R"text(["a,b", "[", "]", "(\")", " "])text", 5);
  EXPECT_EQ(tensor.getString(0), "a,b");
  EXPECT_EQ(tensor.getString(1), "[");
  EXPECT_EQ(tensor.getString(2), "]");
  EXPECT_EQ(tensor.getString(3), "(\")");
  EXPECT_EQ(tensor.getString(4), " ");
}

TEST(Strings, PrintsWhatItParses) {
  for (StringRef text :
       {R"(["a","","b\n","ü"])", R"(["\"","\\","\u0000","\u001f"])"})
    EXPECT_EQ(print(parse(text, 4)), ("4x!split.string=" + text).str());
  EXPECT_EQ(print(parse("\"s\"", 3)), R"(3x!split.string=["s","s","s"])");
  EXPECT_EQ(print(parse("zero", 2)), R"(2x!split.string=["",""])");
  EXPECT_EQ(print(parse("", 0)), "0x!split.string=[]");
}

TEST(Strings, RefusesWhatJsonHasNot) {
  EXPECT_EQ(parseError("abc"), "'abc'");
  EXPECT_EQ(parseError("'a'"), "''a''");
  EXPECT_EQ(parseError("\"a"), "'\\22a': Unterminated string");
  EXPECT_EQ(parseError("\"a\\\""), "'\\22a\\\\\\22': Unterminated string");
  EXPECT_EQ(parseError("\""), "'\\22': Unterminated string");
  EXPECT_EQ(parseError(R"("\x")"), "'\\22\\\\x\\22': Invalid escape sequence");
  EXPECT_EQ(parseError(R"("\u12")"),
            "'\\22\\\\u12\\22': Invalid \\u escape sequence");
  EXPECT_EQ(parseError("\"\1\""),
            "'\\22\\01\\22': Control character in string");
  EXPECT_EQ(parseError("\"a\"b"), "'\\22a\\22b': Text after end of document");
  EXPECT_EQ(parseError("\"a\"\"b\""),
            "'\\22a\\22\\22b\\22': Text after end of document");
}

TEST(Strings, RefusesInvalidUtf8) {
  for (StringRef bytes : {"\xff", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\x80"})
    EXPECT_TRUE(StringRef(parseError(("\"" + bytes + "\"").str()))
                    .ends_with(": Invalid UTF-8 sequence"));
}

TEST(Strings, RefusesHalvesOfCharacters) {
  for (StringRef text :
       {R"("\ud800")", R"("\udc00")", R"("\ud800\ud800")", R"("\udc00\ud800")",
        R"("\ud800x\udc00")", R"("\\\ud800")", R"("\ud83d\ude00\ude00")"})
    EXPECT_TRUE(StringRef(parseError(text))
                    .ends_with(": Surrogate without its other half"))
        << text.str();
  // No escape, but a backslash before what looks like one.
  EXPECT_EQ(parse(R"("\\ud800")").getString(0), "\\ud800");
}

TEST(Strings, IdenticalComparesTexts) {
  HostTensor tensor = parse(R"("a","")", 2);
  EXPECT_TRUE(identical(tensor, parse(R"("a","")", 2)));
  EXPECT_FALSE(identical(tensor, parse(R"("a","b")", 2)));
  EXPECT_FALSE(identical(tensor, parse(R"("a")", 1)));
  EXPECT_TRUE(identical(parse(R"("")"), parse("zero")));
}

TEST(Strings, HandlesOutliveMovesAndCopies) {
  HostTensor tensor = parse(R"("a","b")", 2);
  tensor.setString(1, "new");
  const uint8_t *data = tensor.getData();
  HostTensor moved = std::move(tensor);
  EXPECT_EQ(moved.getString(1), "new");
  // As compiled code does it.
  std::memcpy(moved.getData(), moved.getData() + 8, 8);
  EXPECT_EQ(HostTensor::getString(data, 0), "new");
}

TEST(Strings, RandomStringsAreDigitsOfTheirDraws) {
  // 14514284786278117030 and 4620546740167642908.
  EXPECT_EQ(print(parse("random:5489", 2)),
            R"(2x!split.string=["c96d1","401f7ac78bc80f1c"])");
  EXPECT_TRUE(identical(parse("random:1", 500), parse("random:1", 500)));
  EXPECT_FALSE(identical(parse("random:1", 500), parse("random:2", 500)));
}

TEST(Strings, NpyFilesHaveNone) {
  EXPECT_EQ(llvm::toString(writeNpy("strings.npy", parse("\"a\""))),
            "'strings.npy': expected elements that have a dtype in .npy files, "
            "but found !split.string");
}

} // namespace
