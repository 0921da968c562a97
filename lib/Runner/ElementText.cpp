//===- ElementText.cpp - Elements of tensors as text ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementText.h"

#include "split/Runner/HostTensor.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include <charconv>
#include <climits>
#include <cmath>
#include <cstring>
#include <optional>

using namespace split;
using namespace split::detail;
using llvm::APFloat;
using llvm::APInt;
using llvm::Error;
using llvm::Expected;
using llvm::raw_ostream;
using llvm::StringRef;
using llvm::Twine;

Error split::detail::errorAt(size_t offset, const Twine &message) {
  return llvm::createStringError("at offset " + Twine(offset) + ": " + message);
}

/// The format of a float kind, or null for other kinds.
static const llvm::fltSemantics *getFloatSemantics(ElementKind kind) {
  switch (kind) {
  case ElementKind::F8E3M4:
    return &APFloat::Float8E3M4();
  case ElementKind::F8E4M3:
    return &APFloat::Float8E4M3();
  case ElementKind::F8E4M3FN:
    return &APFloat::Float8E4M3FN();
  case ElementKind::F8E4M3FNUZ:
    return &APFloat::Float8E4M3FNUZ();
  case ElementKind::F8E4M3B11FNUZ:
    return &APFloat::Float8E4M3B11FNUZ();
  case ElementKind::F8E5M2:
    return &APFloat::Float8E5M2();
  case ElementKind::F8E5M2FNUZ:
    return &APFloat::Float8E5M2FNUZ();
  case ElementKind::F8E8M0FNU:
    return &APFloat::Float8E8M0FNU();
  case ElementKind::F16:
    return &APFloat::IEEEhalf();
  case ElementKind::BF16:
    return &APFloat::BFloat();
  case ElementKind::F32:
    return &APFloat::IEEEsingle();
  case ElementKind::F64:
    return &APFloat::IEEEdouble();
  default:
    return nullptr;
  }
}

static bool isUnsigned(ElementKind kind) {
  return kind == ElementKind::I1 || kind == ElementKind::UI4 ||
         kind == ElementKind::UI8 || kind == ElementKind::UI16 ||
         kind == ElementKind::UI32 || kind == ElementKind::UI64;
}

static unsigned getComponentBits(ElementKind kind) {
  if (kind == ElementKind::I1)
    return 1;
  if (kind == ElementKind::I4 || kind == ElementKind::UI4)
    return 4;
  return getElementByteSize(kind) * 8;
}

template <typename T>
static uint64_t loadAs(const uint8_t *data) {
  T value;
  std::memcpy(&value, data, sizeof(T));
  return value;
}

static uint64_t loadBits(const uint8_t *data, int64_t byteSize) {
  switch (byteSize) {
  case 1:
    return *data;
  case 2:
    return loadAs<uint16_t>(data);
  case 4:
    return loadAs<uint32_t>(data);
  default:
    return loadAs<uint64_t>(data);
  }
}

template <typename T>
static void storeAs(uint8_t *data, uint64_t bits) {
  T value = static_cast<T>(bits);
  std::memcpy(data, &value, sizeof(T));
}

static void storeBits(uint8_t *data, int64_t byteSize, uint64_t bits) {
  switch (byteSize) {
  case 1:
    return storeAs<uint8_t>(data, bits);
  case 2:
    return storeAs<uint16_t>(data, bits);
  case 4:
    return storeAs<uint32_t>(data, bits);
  default:
    return storeAs<uint64_t>(data, bits);
  }
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Parses the bit pattern of a float, `text` being what follows `0x`.
static std::optional<uint64_t> parseBitPattern(StringRef text, unsigned bits) {
  uint64_t pattern;
  if (text.size() != bits / 4 || !llvm::all_of(text, llvm::isHexDigit) ||
      text.getAsInteger(16, pattern))
    return std::nullopt;
  return pattern;
}

static Expected<uint64_t> parseFloat(StringRef text, ElementKind kind,
                                     size_t offset) {
  const llvm::fltSemantics &semantics = *getFloatSemantics(kind);
  unsigned bits = getComponentBits(kind);
  auto bitsOf = [](const APFloat &value) {
    return value.bitcastToAPInt().getZExtValue();
  };
  if (text == "nan")
    return bitsOf(APFloat::getQNaN(semantics));
  if (APFloat::semanticsHasInf(semantics) &&
      (text == "inf" || text == "+inf" || text == "-inf"))
    return bitsOf(APFloat::getInf(semantics, text.starts_with("-")));
  if (text.starts_with_insensitive("0x")) {
    if (auto pattern = parseBitPattern(text.drop_front(2), bits))
      return *pattern;
    return errorAt(offset, "expected 0x and " + Twine(bits / 4) +
                               " hexadecimal digits for the bits of " +
                               getElementKindName(kind) + ", but found " +
                               quoteExcerpt(text));
  }
  auto malformed = [&] {
    return errorAt(offset, Twine("expected a value of type ") +
                               getElementKindName(kind) + ", but found " +
                               quoteExcerpt(text));
  };
  // APFloat takes spellings that are no part of this notation, such as other
  // names of a NaN and `1e`.
  if (text.find_first_not_of("0123456789+-.eE") != StringRef::npos ||
      StringRef("+-eE").contains(text.take_back()))
    return malformed();
  APFloat value(semantics);
  Expected<APFloat::opStatus> status =
      value.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return malformed();
  }
  // Of a format without 0 or a sign, APFloat takes the least number for them.
  bool hasValue =
      (APFloat::semanticsHasSignedRepr(semantics) || text[0] != '-') &&
      (APFloat::semanticsHasZero(semantics) ||
       text.find_first_of("123456789") < text.find_first_of("eE"));
  if (!hasValue || *status & APFloat::opOverflow)
    return errorAt(offset, "expected a value in the range of " +
                               Twine(getElementKindName(kind)) +
                               ", but found " + quoteExcerpt(text));
  return bitsOf(value);
}

static Expected<uint64_t> parseInteger(StringRef text, ElementKind kind,
                                       size_t offset) {
  if (kind == ElementKind::I1 && (text == "true" || text == "false"))
    return text == "true";
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  if (!negative)
    digits.consume_front("+");
  if (digits.empty() || !llvm::all_of(digits, llvm::isDigit))
    return errorAt(offset, Twine("expected a value of type ") +
                               getElementKindName(kind) + ", but found " +
                               quoteExcerpt(text));
  unsigned bits = getComponentBits(kind);
  APInt low = isUnsigned(kind) ? APInt::getMinValue(bits)
                               : APInt::getSignedMinValue(bits);
  APInt high = isUnsigned(kind) ? APInt::getMaxValue(bits)
                                : APInt::getSignedMaxValue(bits);
  uint64_t limit = (negative ? -low : high).getZExtValue();
  uint64_t magnitude;
  if (digits.getAsInteger(10, magnitude) || magnitude > limit)
    return errorAt(
        offset,
        "expected a value from " + llvm::toString(low, 10, !isUnsigned(kind)) +
            " to " + llvm::toString(high, 10, !isUnsigned(kind)) + " for " +
            getElementKindName(kind) + ", but found " + quoteExcerpt(text));
  // The bits of an i4 are the low ones of its byte, the others being 0.
  return (negative ? -magnitude : magnitude) &
         llvm::maskTrailingOnes<uint64_t>(bits);
}

/// Parses a number of the kind `kind`, which is no complex one, into `out`.
static Error parseNumber(StringRef text, ElementKind kind, size_t offset,
                         uint8_t *out) {
  // Conversions of decimals take more than linear time; no exact decimal of a
  // float is as long as this.
  constexpr size_t maxLength = 2048;
  if (text.size() > maxLength)
    return errorAt(offset, "expected at most " + Twine(maxLength) +
                               " characters for a number, but found " +
                               Twine(text.size()));
  Expected<uint64_t> bits = getFloatSemantics(kind)
                                ? parseFloat(text, kind, offset)
                                : parseInteger(text, kind, offset);
  if (!bits)
    return bits.takeError();
  storeBits(out, getElementByteSize(kind), *bits);
  return Error::success();
}

Error split::detail::parseElement(StringRef text, ElementKind kind,
                                  size_t offset, uint8_t *out) {
  ElementKind component = getComponentKind(kind);
  if (component == kind)
    return parseNumber(text, kind, offset, out);
  auto malformed = [&] {
    return errorAt(offset, Twine("expected a value (re,im) of type ") +
                               getElementKindName(kind) + ", but found " +
                               quoteExcerpt(text));
  };
  StringRef inner = text;
  if (!inner.consume_front("(") || !inner.consume_back(")"))
    return malformed();
  auto [real, imaginary] = inner.split(',');
  if (real.trim(whiteSpace).empty() || imaginary.trim(whiteSpace).empty())
    return malformed();
  for (StringRef part : {real, imaginary}) {
    part = part.trim(whiteSpace);
    if (Error error = parseNumber(part, component,
                                  offset + (part.data() - text.data()), out))
      return error;
    out += getElementByteSize(component);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Room for every decimal that std::to_chars makes of a double, when asked for
/// the shortest or for few digits.
constexpr size_t decimalSize = 64;

template <typename T, typename... Args>
static StringRef toDecimal(char (&buffer)[decimalSize], T value, Args... args) {
  char *end = std::to_chars(buffer, buffer + decimalSize, value, args...).ptr;
  return StringRef(buffer, end - buffer);
}

/// A decimal of `digits` digits that rounds to `value`, a finite float narrower
/// than f32, or an empty text if there is none.
static StringRef toDecimalOfDigits(char (&buffer)[decimalSize],
                                   const APFloat &value, int digits) {
  float wide = value.convertToFloat();
  llvm::SmallVector<float, 2> candidates = {wide};
  // Below a power of two the floats are denser than above, so the decimals
  // that round to it lie around a value that is an eighth of a unit greater.
  if (value.getExactLog2Abs() != INT_MIN) {
    int precision = APFloat::semanticsPrecision(value.getSemantics());
    candidates.push_back(wide + std::ldexp(wide, -precision - 2));
  }
  for (float candidate : candidates) {
    StringRef text =
        toDecimal(buffer, candidate, std::chars_format::general, digits);
    APFloat parsed(value.getSemantics());
    llvm::cantFail(
        parsed.convertFromString(text, APFloat::rmNearestTiesToEven));
    if (parsed.bitwiseIsEqual(value))
      return text;
  }
  return StringRef();
}

/// The shortest decimal of a finite float narrower than f32. The one of the
/// same value as f32 is exact enough, but may have digits that the narrower
/// format does not need.
static StringRef toNarrowDecimal(char (&buffer)[decimalSize],
                                 const APFloat &value) {
  // Every f32 is told by 9 digits.
  StringRef text;
  for (int digits = 1; text.empty() && digits <= 9; ++digits)
    text = toDecimalOfDigits(buffer, value, digits);
  // 2048 rather than 2.05e+03.
  char wideBuffer[decimalSize];
  float wide = value.convertToFloat();
  if (!text.empty() && text.size() < toDecimal(wideBuffer, wide).size())
    return text;
  return toDecimal(buffer, wide);
}

static void printFloat(raw_ostream &os, ElementKind kind, uint64_t bits) {
  const llvm::fltSemantics &semantics = *getFloatSemantics(kind);
  unsigned width = getComponentBits(kind);
  APFloat value(semantics, APInt(width, bits));
  char buffer[decimalSize];
  if (value.isInfinity())
    os << (value.isNegative() ? "-inf" : "inf");
  else if (value.bitwiseIsEqual(APFloat::getQNaN(semantics)))
    os << "nan";
  else if (value.isNaN())
    os << llvm::format_hex(bits, width / 4 + 2, /*Upper=*/true);
  else if (kind == ElementKind::F64)
    os << toDecimal(buffer, value.convertToDouble());
  else if (kind == ElementKind::F32)
    os << toDecimal(buffer, value.convertToFloat());
  else
    os << toNarrowDecimal(buffer, value);
}

static void printNumber(raw_ostream &os, ElementKind kind,
                        const uint8_t *data) {
  uint64_t bits = loadBits(data, getElementByteSize(kind));
  unsigned width = getComponentBits(kind);
  if (getFloatSemantics(kind))
    printFloat(os, kind, bits);
  else if (isUnsigned(kind) || !llvm::isUIntN(width, bits))
    os << bits;
  else
    os << llvm::SignExtend64(bits, width);
}

void split::detail::printElement(raw_ostream &os, ElementKind kind,
                                 const uint8_t *data) {
  ElementKind component = getComponentKind(kind);
  if (component == kind)
    return printNumber(os, kind, data);
  os << '(';
  printNumber(os, component, data);
  os << ',';
  printNumber(os, component, data + getElementByteSize(component));
  os << ')';
}
