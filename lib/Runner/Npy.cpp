//===- Npy.cpp - Tensors in .npy files ------------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/Npy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SwapByteOrder.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cstring>
#include <optional>

using namespace split;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

static constexpr llvm::StringLiteral magic = "\x93NUMPY";

/// The magic, the two bytes of the version and the two of the header length.
static constexpr size_t prefixSize = 10;

static Error fileError(StringRef path, const Twine &message) {
  return llvm::createStringError("'" + path + "': " + message);
}

namespace {
struct Dtype {
  ElementKind kind;
  llvm::StringLiteral code;
};

/// What the header of a file states.
struct NpyHeader {
  ElementKind kind = ElementKind::Unknown;
  bool isBigEndian = false;
  bool isFortranOrder = false;
  llvm::SmallVector<int64_t> shape;
};
} // namespace

/// A dtype is read as the first kind that has it.
static constexpr Dtype dtypes[] = {
    {ElementKind::I1, "b1"},         {ElementKind::I8, "i1"},
    {ElementKind::I16, "i2"},        {ElementKind::I32, "i4"},
    {ElementKind::I64, "i8"},        {ElementKind::UI8, "u1"},
    {ElementKind::UI16, "u2"},       {ElementKind::UI32, "u4"},
    {ElementKind::UI64, "u8"},       {ElementKind::F16, "f2"},
    {ElementKind::F32, "f4"},        {ElementKind::F64, "f8"},
    {ElementKind::ComplexF32, "c8"}, {ElementKind::ComplexF64, "c16"},
    {ElementKind::Index, "i8"},
};

//===----------------------------------------------------------------------===//
// The header
//===----------------------------------------------------------------------===//

namespace {
/// Parses the literal of a Python dictionary that is the header of a file.
class HeaderParser {
public:
  HeaderParser(StringRef path, StringRef text)
      : path(path), text(text), rest(text) {}

  Expected<NpyHeader> parse();

private:
  Error parseEntry(NpyHeader &header);
  Error parseDescr(NpyHeader &header);
  Error parseFortranOrder(NpyHeader &header);
  Error parseShape(NpyHeader &header);
  Expected<StringRef> parseString();
  Expected<int64_t> parseExtent();

  /// Drops white space and then `token`; false if that is not there.
  bool consume(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }

  Error expected(const Twine &what) {
    return fileError(path, "expected " + what + " at offset " +
                               Twine(text.size() - rest.size()) +
                               " of the header, but found " +
                               (rest.empty() ? "the end" : quoteExcerpt(rest)));
  }

  StringRef path;
  StringRef text;
  StringRef rest;
  llvm::SmallVector<StringRef, 3> keys;
};
} // namespace

/// A string of one line without escapes, which the keys and the dtypes are.
Expected<StringRef> HeaderParser::parseString() {
  rest = rest.ltrim();
  if (!rest.starts_with("'") && !rest.starts_with("\""))
    return expected("a string");
  size_t end = rest.find(rest[0], 1);
  if (end == StringRef::npos)
    return expected("a string that ends");
  StringRef value = rest.slice(1, end);
  rest = rest.drop_front(end + 1);
  return value;
}

Error HeaderParser::parseDescr(NpyHeader &header) {
  if (consume("["))
    return fileError(path, "expected a dtype of numbers, but found a "
                           "structured one");
  Expected<StringRef> descr = parseString();
  if (!descr)
    return descr.takeError();
  StringRef order = descr->take_front();
  const Dtype *dtype = llvm::find_if(dtypes, [&](const Dtype &candidate) {
    return candidate.code == descr->drop_front(order.size());
  });
  bool hasOrder = order == "<" || order == ">";
  if (dtype == std::end(dtypes) ||
      (!hasOrder && (order != "|" || getElementByteSize(dtype->kind) != 1)))
    return fileError(path,
                     "expected a dtype of f2 f4 f8 i1 i2 i4 i8 u1 u2 u4 u8 b1 "
                     "c8 c16 and its byte order, but found " +
                         quoteExcerpt(*descr));
  header.kind = dtype->kind;
  header.isBigEndian = order == ">";
  return Error::success();
}

Error HeaderParser::parseFortranOrder(NpyHeader &header) {
  header.isFortranOrder = consume("True");
  if (!header.isFortranOrder && !consume("False"))
    return expected("True or False");
  return Error::success();
}

Expected<int64_t> HeaderParser::parseExtent() {
  rest = rest.ltrim();
  StringRef digits = rest.take_while(llvm::isDigit);
  int64_t extent;
  if (digits.getAsInteger(10, extent))
    return expected("an extent from 0 to 9223372036854775807");
  rest = rest.drop_front(digits.size());
  // Python 2 marked some of its integers.
  rest.consume_front("L");
  return extent;
}

Error HeaderParser::parseShape(NpyHeader &header) {
  if (!consume("("))
    return expected("a tuple of extents");
  while (!consume(")")) {
    if (static_cast<int64_t>(header.shape.size()) == maxTensorRank)
      return expected("at most " + Twine(maxTensorRank) + " extents");
    Expected<int64_t> extent = parseExtent();
    if (!extent)
      return extent.takeError();
    header.shape.push_back(*extent);
    // A tuple of one needs its comma, or it is a number in parentheses.
    rest = rest.ltrim();
    bool mayEnd = header.shape.size() > 1 && rest.starts_with(")");
    if (!mayEnd && !consume(","))
      return expected("',' after an extent");
  }
  return Error::success();
}

Error HeaderParser::parseEntry(NpyHeader &header) {
  Expected<StringRef> key = parseString();
  if (!key)
    return key.takeError();
  if (llvm::is_contained(keys, *key))
    return fileError(path, "expected each key of the header once, but found " +
                               quoteExcerpt(*key) + " twice");
  keys.push_back(*key);
  if (!consume(":"))
    return expected("':' after a key");
  if (*key == "descr")
    return parseDescr(header);
  if (*key == "fortran_order")
    return parseFortranOrder(header);
  if (*key == "shape")
    return parseShape(header);
  return fileError(path, "expected the keys descr, fortran_order and shape in "
                         "the header, but found " +
                             quoteExcerpt(*key));
}

Expected<NpyHeader> HeaderParser::parse() {
  NpyHeader header;
  if (!consume("{"))
    return expected("a dictionary");
  while (!consume("}")) {
    if (Error error = parseEntry(header))
      return error;
    rest = rest.ltrim();
    if (!consume(",") && !rest.starts_with("}"))
      return expected("',' or '}' after a value");
  }
  rest = rest.ltrim();
  if (!rest.empty())
    return expected("nothing after the dictionary");
  for (StringRef key : {"descr", "fortran_order", "shape"})
    if (!llvm::is_contained(keys, key))
      return fileError(path, "expected the key '" + key +
                                 "' in the header, but found none");
  return header;
}

/// Parses what precedes the elements, and leaves those in `contents`.
static Expected<NpyHeader> takeHeader(StringRef path, StringRef &contents) {
  if (!contents.starts_with(magic))
    return fileError(path, "expected a .npy file to begin with \\93NUMPY, but "
                           "found " +
                               quoteExcerpt(contents.take_front(6)));
  auto truncated = [&](uint64_t size) {
    return fileError(path, "expected " + Twine(size) +
                               " bytes before the elements, but the file has " +
                               Twine(contents.size()));
  };
  if (contents.size() < prefixSize)
    return truncated(prefixSize);
  unsigned major = contents.bytes_begin()[6];
  unsigned minor = contents.bytes_begin()[7];
  if (major < 1 || major > 3 || minor != 0)
    return fileError(path, "expected version 1.0, 2.0 or 3.0, but found " +
                               Twine(major) + "." + Twine(minor));
  // From version 2 on the length of the header takes four bytes.
  size_t start = major == 1 ? prefixSize : prefixSize + 2;
  if (contents.size() < start)
    return truncated(start);
  const uint8_t *length = contents.bytes_begin() + 8;
  uint64_t headerSize = major == 1 ? llvm::support::endian::read16le(length)
                                   : llvm::support::endian::read32le(length);
  if (contents.size() - start < headerSize)
    return truncated(start + headerSize);
  StringRef text = contents.substr(start, headerSize);
  contents = contents.drop_front(start + headerSize);
  return HeaderParser(path, text).parse();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Copies elements in column-major order to the row-major ones of `tensor`.
static void copyFortranOrder(const uint8_t *from, HostTensor &tensor) {
  ArrayRef<int64_t> shape = tensor.getShape();
  int64_t elementSize = getElementByteSize(tensor.getKind());
  llvm::SmallVector<int64_t> strides;
  int64_t stride = elementSize;
  for (int64_t extent : shape) {
    strides.push_back(stride);
    stride *= extent;
  }
  llvm::SmallVector<int64_t> index(shape.size(), 0);
  uint8_t *to = tensor.getData();
  int64_t offset = 0;
  for (int64_t i = 0, end = tensor.getNumElements(); i < end; ++i) {
    std::memcpy(to, from + offset, elementSize);
    to += elementSize;
    // Counts up the index, whose last digit is the fastest.
    for (size_t dim = shape.size(); dim-- != 0;) {
      offset += strides[dim];
      if (++index[dim] < shape[dim])
        break;
      offset -= index[dim] * strides[dim];
      index[dim] = 0;
    }
  }
}

static void swapByteOrder(HostTensor &tensor) {
  int64_t size = getElementByteSize(getComponentKind(tensor.getKind()));
  llvm::MutableArrayRef<uint8_t> rest = tensor.getBytes();
  for (; !rest.empty(); rest = rest.drop_front(size))
    std::reverse(rest.begin(), rest.begin() + size);
}

static Error checkBools(StringRef path, ElementKind kind,
                        ArrayRef<uint8_t> bytes) {
  int64_t position = findInvalidBool(kind, bytes);
  if (position < 0)
    return Error::success();
  return fileError(path,
                   "expected the bytes of bools to be 0 or 1, but found " +
                       Twine(unsigned(bytes[position])) + " for element " +
                       Twine(position));
}

static Expected<HostTensor> makeTensor(StringRef path, StringRef contents) {
  Expected<NpyHeader> header = takeHeader(path, contents);
  if (!header)
    return header.takeError();
  Expected<int64_t> byteSize = getTensorByteSize(header->kind, header->shape);
  if (!byteSize)
    return fileError(path, llvm::toString(byteSize.takeError()));
  // Before memory is taken, as the header may state any size.
  if (static_cast<uint64_t>(*byteSize) != contents.size())
    return fileError(path, "expected " + Twine(*byteSize) +
                               " bytes of elements for " +
                               getTensorTypeText(header->kind, header->shape) +
                               ", but found " + Twine(contents.size()));
  ArrayRef<uint8_t> bytes = llvm::arrayRefFromStringRef(contents);
  if (Error error = checkBools(path, header->kind, bytes))
    return error;
  Expected<HostTensor> tensor = HostTensor::create(header->kind, header->shape);
  if (!tensor)
    return fileError(path, llvm::toString(tensor.takeError()));
  if (header->isFortranOrder)
    copyFortranOrder(bytes.data(), *tensor);
  else
    llvm::copy(bytes, tensor->getData());
  if (header->isBigEndian == llvm::sys::IsLittleEndianHost)
    swapByteOrder(*tensor);
  return tensor;
}

/// A pipe or a device may have no end, and must not be replaced by a file.
static Error checkRegular(StringRef path,
                          const llvm::sys::fs::file_status &status) {
  if (llvm::sys::fs::is_regular_file(status))
    return Error::success();
  return fileError(path, "expected a regular file, but found another kind of "
                         "file");
}

Expected<HostTensor> split::readNpy(StringRef path) {
  llvm::sys::fs::file_status status;
  if (std::error_code code = llvm::sys::fs::status(path, status))
    return fileError(path, "cannot read the file: " + code.message());
  if (Error error = checkRegular(path, status))
    return error;
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fileError(path,
                     "cannot read the file: " + buffer.getError().message());
  return makeTensor(path, (*buffer)->getBuffer());
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// The bytes before the elements of `tensor`, whose dtype has the code `code`.
static std::string makePrefix(StringRef code, const HostTensor &tensor) {
  bool isOneByte = getElementByteSize(tensor.getKind()) == 1;
  StringRef order = isOneByte ? "|" : llvm::sys::IsLittleEndianHost ? "<" : ">";
  std::string header;
  llvm::raw_string_ostream os(header);
  os << "{'descr': '" << order << code
     << "', 'fortran_order': False, 'shape': (";
  llvm::interleaveComma(tensor.getShape(), os);
  os << (tensor.getRank() == 1 ? ",), }" : "), }");
  // The format asks that the elements be aligned to 64 bytes, and that a new
  // line end the header.
  size_t end = llvm::alignTo(prefixSize + header.size() + 1, 64);
  header.resize(end - prefixSize - 1, ' ');
  header += '\n';

  char length[2];
  llvm::support::endian::write16le(length, header.size());
  return (magic + StringRef("\1\0", 2) + StringRef(length, 2) + header).str();
}

static Error writeFile(StringRef path, StringRef prefix,
                       ArrayRef<uint8_t> bytes) {
  auto failed = [&](const Twine &why) {
    return fileError(path, "cannot write the file: " + why);
  };
  auto file = llvm::sys::fs::TempFile::create(path + ".tmp-%%%%%%%%");
  if (!file)
    return failed(llvm::toString(file.takeError()));
  llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  os << prefix << llvm::toStringRef(bytes);
  os.flush();
  if (std::error_code code = os.error()) {
    // The stream ends the process if it dies with an error.
    os.clear_error();
    llvm::consumeError(file->discard());
    return failed(code.message());
  }
  if (Error error = file->keep(path))
    return failed(llvm::toString(std::move(error)));
  return Error::success();
}

Error split::writeNpy(StringRef path, const HostTensor &tensor) {
  const Dtype *dtype = llvm::find_if(dtypes, [&](const Dtype &candidate) {
    return candidate.kind == tensor.getKind();
  });
  if (dtype == std::end(dtypes))
    return fileError(path, Twine("expected elements that have a dtype in .npy "
                                 "files, but found ") +
                               getElementKindName(tensor.getKind()));
  if (Error error = checkBools(path, tensor.getKind(), tensor.getBytes()))
    return error;
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status))
    if (Error error = checkRegular(path, status))
      return error;
  return writeFile(path, makePrefix(dtype->code, tensor), tensor.getBytes());
}
