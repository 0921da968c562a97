//===- NpyTest.cpp - Tests of tensors in .npy files -----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/Npy.h"

#include "split/Runner/TensorText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace split;
using llvm::StringRef;

static std::string print(const HostTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTensor(os, tensor);
  return text;
}

/// A file of the format version `version` with the length of `header` in
/// `lengthSize` bytes.
static std::string makeFile(StringRef header, StringRef data, char version = 1,
                            int lengthSize = 2) {
  std::string file = "\x93NUMPY";
  file += version;
  file += '\0';
  for (int i = 0; i < lengthSize; ++i)
    file += static_cast<char>(header.size() >> (8 * i));
  return file + header.str() + data.str();
}

static std::string makeHeader(StringRef descr, StringRef shape,
                              StringRef fortranOrder = "False") {
  return ("{'descr': '" + descr + "', 'fortran_order': " + fortranOrder +
          ", 'shape': " + shape + ", }\n")
      .str();
}

namespace {
/// Gives each test a folder of its own.
class Npy : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("split-npy", folder));
  }

  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  std::string pathOf(StringRef name) {
    llvm::SmallString<128> path = folder;
    llvm::sys::path::append(path, name);
    return path.str().str();
  }

  std::string writeBytes(StringRef name, StringRef bytes) {
    std::string path = pathOf(name);
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    EXPECT_FALSE(code);
    os << bytes;
    return path;
  }

  std::string readBytes(StringRef path) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "no file";
  }

  /// What a file of these bytes reads as: a tensor text, or the error without
  /// the name of the file, which it has to begin with.
  std::string read(StringRef bytes) {
    std::string path = writeBytes("in.npy", bytes);
    llvm::Expected<HostTensor> tensor = readNpy(path);
    if (tensor)
      return print(*tensor);
    std::string error = llvm::toString(tensor.takeError());
    StringRef message = error;
    EXPECT_TRUE(message.consume_front("'" + path + "': ")) << error;
    return message.str();
  }

  std::string readHeader(StringRef header) {
    return read(makeFile(header, ""));
  }

  int countFiles() {
    std::error_code code;
    int count = 0;
    for (llvm::sys::fs::directory_iterator it(folder, code), end;
         it != end && !code; it.increment(code))
      ++count;
    return count;
  }

  llvm::SmallString<128> folder;
};
} // namespace

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

TEST_F(Npy, RoundTripsRandomBytesOfAllKinds) {
  for (StringRef kind :
       {"i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16",
        "f32", "f64", "complex<f32>", "complex<f64>"})
    for (StringRef shape : {"", "7x", "3x5x67x", "0x", "2x0x3x"}) {
      HostTensor tensor =
          llvm::cantFail(parseTensor((shape + kind + "=random:3").str()));
      std::string path = pathOf("out.npy");
      EXPECT_FALSE(llvm::errorToBool(writeNpy(path, tensor)));
      HostTensor other = llvm::cantFail(readNpy(path));
      EXPECT_TRUE(identical(tensor, other)) << kind.str();
    }
  EXPECT_EQ(countFiles(), 1);
}

TEST_F(Npy, WritesVersionOne) {
  HostTensor tensor = llvm::cantFail(parseTensor("2x3xui8=[1,2,3][4,5,6]"));
  std::string path = pathOf("out.npy");
  EXPECT_FALSE(llvm::errorToBool(writeNpy(path, tensor)));
  std::string header =
      "{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }";
  header.resize(117, ' ');
  EXPECT_EQ(readBytes(path),
            makeFile(header + "\n", StringRef("\1\2\3\4\5\6", 6)));
}

TEST_F(Npy, AlignsElementsForAllHeaderLengths) {
  for (int rank = 0; rank <= 64; ++rank) {
    llvm::SmallVector<int64_t> shape(rank, 1);
    HostTensor tensor =
        llvm::cantFail(HostTensor::create(ElementKind::UI8, shape));
    std::string path = pathOf("out.npy");
    EXPECT_FALSE(llvm::errorToBool(writeNpy(path, tensor)));
    std::string bytes = readBytes(path);
    EXPECT_EQ(bytes.size() % 64, 1u);
    EXPECT_EQ(bytes[bytes.size() - 2], '\n');
    EXPECT_TRUE(identical(tensor, llvm::cantFail(readNpy(path))));
  }
}

TEST_F(Npy, RefusesToWriteWhatTheFormatLacks) {
  std::string path = pathOf("out.npy");
  EXPECT_EQ(
      llvm::toString(writeNpy(path, llvm::cantFail(parseTensor("2xbf16=1")))),
      "'" + path +
          "': expected elements that have a dtype in .npy "
          "files, but found bf16");
  HostTensor bools = llvm::cantFail(parseTensor("3xi1=1"));
  bools.getBytes()[1] = 255;
  EXPECT_EQ(llvm::toString(writeNpy(path, bools)),
            "'" + path +
                "': expected the bytes of bools to be 0 or 1, but "
                "found 255 for element 1");
  EXPECT_EQ(countFiles(), 0);
}

TEST_F(Npy, LeavesNothingWhereItCannotWrite) {
  HostTensor tensor = llvm::cantFail(parseTensor("i8=1"));
  std::string path = pathOf("missing/out.npy");
  EXPECT_EQ(llvm::toString(writeNpy(path, tensor)),
            "'" + path + "': cannot write the file: No such file or directory");
  EXPECT_EQ(llvm::toString(writeNpy(folder, tensor)),
            ("'" + folder +
             "': expected a regular file, but found another "
             "kind of file")
                .str());
  EXPECT_EQ(llvm::toString(writeNpy("/dev/null", tensor)),
            "'/dev/null': expected a regular file, but found another kind of "
            "file");
  EXPECT_EQ(countFiles(), 0);
}

TEST_F(Npy, ReplacesAFile) {
  std::string path = writeBytes("out.npy", std::string(10000, 'x'));
  HostTensor tensor = llvm::cantFail(parseTensor("i8=1"));
  EXPECT_FALSE(llvm::errorToBool(writeNpy(path, tensor)));
  EXPECT_EQ(readBytes(path).size(), 129u);
  EXPECT_EQ(countFiles(), 1);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

TEST_F(Npy, ReadsAllVersions) {
  std::string header = makeHeader("|u1", "(2,)");
  EXPECT_EQ(read(makeFile(header, "\1\2", 1, 2)), "2xui8=[1,2]");
  EXPECT_EQ(read(makeFile(header, "\1\2", 2, 4)), "2xui8=[1,2]");
  EXPECT_EQ(read(makeFile(header, "\1\2", 3, 4)), "2xui8=[1,2]");
}

TEST_F(Npy, ReadsBothByteOrders) {
  StringRef data("\1\2\3\4", 4);
  EXPECT_EQ(read(makeFile(makeHeader("<u2", "(2,)"), data)),
            "2xui16=[513,1027]");
  EXPECT_EQ(read(makeFile(makeHeader(">u2", "(2,)"), data)),
            "2xui16=[258,772]");
  EXPECT_EQ(read(makeFile(makeHeader("<i1", "(4,)"), data)), "4xi8=[1,2,3,4]");
  // The parts of a complex number are swapped each, and not for each other.
  StringRef complexData("\x3F\x80\0\0\x40\0\0\0", 8);
  EXPECT_EQ(read(makeFile(makeHeader(">c8", "()"), complexData)),
            "complex<f32>=(1,2)");
}

TEST_F(Npy, ReadsFortranOrder) {
  EXPECT_EQ(read(makeFile(makeHeader("|i1", "(2, 3)", "True"), "\1\2\3\4\5\6")),
            "2x3xi8=[[1,3,5],[2,4,6]]");
  EXPECT_EQ(read(makeFile(makeHeader("|i1", "(2, 2, 3)", "True"),
                          "\1\2\3\4\5\6\7\x8\x9\xA\xB\xC")),
            "2x2x3xi8=[[[1,5,9],[3,7,11]],[[2,6,10],[4,8,12]]]");
  EXPECT_EQ(read(makeFile(makeHeader("<i2", "(2, 2)", "True"),
                          StringRef("\1\0\2\0\3\0\4\0", 8))),
            "2x2xi16=[[1,3],[2,4]]");
  EXPECT_EQ(read(makeFile(makeHeader("|i1", "()", "True"), "\5")), "i8=5");
  EXPECT_EQ(read(makeFile(makeHeader("|i1", "(0, 3)", "True"), "")),
            "0x3xi8=[]");
}

TEST_F(Npy, ReadsHeadersOfAnySpelling) {
  EXPECT_EQ(read(makeFile("{\"shape\":(1L , 2L,),'fortran_order':False,"
                          "\n\t'descr':\"|u1\"}   \n",
                          "\1\2")),
            "1x2xui8=[[1,2]]");
}

TEST_F(Npy, ReadsBools) {
  EXPECT_EQ(read(makeFile(makeHeader("|b1", "(2,)"), StringRef("\0\1", 2))),
            "2xi1=[0,1]");
  EXPECT_EQ(read(makeFile(makeHeader("|b1", "(2,)"), "\1\2")),
            "expected the bytes of bools to be 0 or 1, but found 2 for element "
            "1");
}

TEST_F(Npy, RefusesOtherDtypes) {
  for (StringRef descr :
       {"|O", "<V2", "|V2", "<f16", "<U5", "|S3", "<M8[ns]", "f4", "=f4", "|f4",
        "<f", "<", "", "<b2", "<c4", "<f4x"})
    EXPECT_EQ(readHeader(makeHeader(descr, "(2,)")),
              "expected a dtype of f2 f4 f8 i1 i2 i4 i8 u1 u2 u4 u8 b1 c8 c16 "
              "and its byte order, but found '" +
                  descr.str() + "'");
  EXPECT_EQ(readHeader("{'descr': [('a', '<f4')], "),
            "expected a dtype of numbers, but found a structured one");
}

TEST_F(Npy, RefusesMalformedHeaders) {
  EXPECT_EQ(readHeader(""),
            "expected a dictionary at offset 0 of the header, but found the "
            "end");
  EXPECT_EQ(readHeader("{"),
            "expected a string at offset 1 of the header, but found the end");
  EXPECT_EQ(readHeader("{'descr"),
            "expected a string that ends at offset 1 of the header, but found "
            "''descr'");
  EXPECT_EQ(readHeader("{'descr' '<f4'"),
            "expected ':' after a key at offset 9 of the header, but found "
            "''<f4''");
  EXPECT_EQ(readHeader("{'descr': 4"),
            "expected a string at offset 10 of the header, but found '4'");
  EXPECT_EQ(readHeader("{'descr': '<f4' 'shape'"),
            "expected ',' or '}' after a value at offset 16 of the header, but "
            "found ''shape''");
  EXPECT_EQ(readHeader("{'fortran_order': 1"),
            "expected True or False at offset 18 of the header, but found "
            "'1'");
  EXPECT_EQ(readHeader("{'order': 1"),
            "expected the keys descr, fortran_order and shape in the header, "
            "but found 'order'");
  EXPECT_EQ(readHeader("{'descr': '<f4', 'descr': '<f4'"),
            "expected each key of the header once, but found 'descr' twice");
  EXPECT_EQ(readHeader("{'descr': '<f4', 'shape': ()}"),
            "expected the key 'fortran_order' in the header, but found none");
  EXPECT_EQ(readHeader(makeHeader("<f4", "()") + "x"),
            "expected nothing after the dictionary at offset 56 of the header, "
            "but found 'x'");
}

TEST_F(Npy, RefusesMalformedShapes) {
  EXPECT_EQ(readHeader("{'shape': 3"),
            "expected a tuple of extents at offset 10 of the header, but found "
            "'3'");
  EXPECT_EQ(readHeader("{'shape': (3)"),
            "expected ',' after an extent at offset 12 of the header, but "
            "found ')'");
  EXPECT_EQ(readHeader("{'shape': (3, -4)"),
            "expected an extent from 0 to 9223372036854775807 at offset 14 of "
            "the header, but found '-4)'");
  EXPECT_EQ(readHeader("{'shape': (9223372036854775808,)"),
            "expected an extent from 0 to 9223372036854775807 at offset 11 of "
            "the header, but found '9223372036854775808,)'");
  EXPECT_EQ(readHeader("{'shape': (3, 4"),
            "expected ',' after an extent at offset 15 of the header, but "
            "found the end");
  std::string deep = "(";
  for (int i = 0; i < 65; ++i)
    deep += "1,";
  EXPECT_EQ(readHeader(makeHeader("<f4", deep + ")")),
            "expected at most 64 extents at offset 179 of the header, but "
            "found '1,), }\\0A'");
}

TEST_F(Npy, RefusesSizesThatLie) {
  EXPECT_EQ(read(makeFile(makeHeader("<f4", "(2,)"), "1234567")),
            "expected 8 bytes of elements for 2xf32, but found 7");
  EXPECT_EQ(read(makeFile(makeHeader("<f4", "(2,)"), "123456789")),
            "expected 8 bytes of elements for 2xf32, but found 9");
  EXPECT_EQ(read(makeFile(makeHeader("<f4", "(1000000000000000000,)"), "1")),
            "expected 4000000000000000000 bytes of elements for "
            "1000000000000000000xf32, but found 1");
  EXPECT_EQ(read(makeFile(makeHeader("<f4", "(9223372036854775807, 2)"), "1")),
            "the size of a host tensor has to fit 63 bits, but found "
            "9223372036854775807x2xf32");
}

TEST_F(Npy, RefusesOtherFiles) {
  EXPECT_EQ(read(""),
            "expected a .npy file to begin with \\93NUMPY, but found ''");
  EXPECT_EQ(read("PK\3\4 and so on"),
            "expected a .npy file to begin with \\93NUMPY, but found "
            "'PK\\03\\04 a'");
  EXPECT_EQ(read(StringRef("\x93NUMPY\4\0\0\0", 10)),
            "expected version 1.0, 2.0 or 3.0, but found 4.0");
  EXPECT_EQ(read(StringRef("\x93NUMPY\1\1\0\0", 10)),
            "expected version 1.0, 2.0 or 3.0, but found 1.1");
  EXPECT_EQ(read(StringRef("\x93NUMPY\1\0\0", 9)),
            "expected 10 bytes before the elements, but the file has 9");
  EXPECT_EQ(read(StringRef("\x93NUMPY\2\0\0\0", 10)),
            "expected 12 bytes before the elements, but the file has 10");
  EXPECT_EQ(read(StringRef("\x93NUMPY\1\0\xFF\xFF", 10)),
            "expected 65545 bytes before the elements, but the file has 10");
  EXPECT_EQ(read(StringRef("\x93NUMPY\2\0\xFF\xFF\xFF\xFF", 12)),
            "expected 4294967307 bytes before the elements, but the file has "
            "12");
}

TEST_F(Npy, ReportsEveryTruncation) {
  std::string file = makeFile(makeHeader("<f4", "(2,)"), "12345678");
  for (size_t size = 0; size < file.size(); ++size)
    EXPECT_TRUE(StringRef(read(file.substr(0, size))).starts_with("expected"))
        << size;
  EXPECT_TRUE(StringRef(read(file)).starts_with("2xf32="));
}

TEST_F(Npy, ReportsFilesThatCannotBeRead) {
  std::string path = pathOf("missing.npy");
  EXPECT_EQ(llvm::toString(readNpy(path).takeError()),
            "'" + path + "': cannot read the file: No such file or directory");
  EXPECT_EQ(llvm::toString(readNpy("/dev/zero").takeError()),
            "'/dev/zero': expected a regular file, but found another kind of "
            "file");
}
