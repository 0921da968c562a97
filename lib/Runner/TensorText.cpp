//===- TensorText.cpp - Tensors as text -----------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Runner/TensorText.h"

#include "ElementText.h"
#include "StringText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <random>

using namespace split;
using namespace split::detail;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::raw_ostream;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Parsing of lists
//===----------------------------------------------------------------------===//

namespace {
struct Token {
  enum Kind { Open, Close, Comma, Value, End } kind;
  size_t offset;
  StringRef text;
};

/// Splits the elements of a tensor into brackets, commas and values.
class Lexer {
public:
  Lexer(StringRef text, size_t position) : text(text), position(position) {}

  Token next() {
    position =
        std::min(text.find_first_not_of(whiteSpace, position), text.size());
    if (position == text.size())
      return {Token::End, position, StringRef()};
    switch (text[position]) {
    case '[':
      return take(Token::Open, position + 1);
    case ']':
      return take(Token::Close, position + 1);
    case ',':
      return take(Token::Comma, position + 1);
    case '(':
      return take(Token::Value, text.find(')', position), /*extra=*/1);
    case '"':
      return take(Token::Value, findDelimiter(findStringEnd(text, position)));
    default:
      return take(Token::Value, findDelimiter(position + 1));
    }
  }

private:
  size_t findDelimiter(size_t start) {
    return text.find_first_of(" \t\n\v\f\r,[]()", start);
  }

  Token take(Token::Kind kind, size_t end, size_t extra = 0) {
    size_t start = position;
    position = end == StringRef::npos ? text.size() : end + extra;
    return {kind, start, text.slice(start, position)};
  }

  StringRef text;
  size_t position;
};

/// A tensor type and the place where its elements begin.
struct TypedText {
  StringRef text;
  size_t elementOffset = 0;
  ElementKind kind = ElementKind::Unknown;
  llvm::SmallVector<int64_t> shape;
  int64_t numElements = 0;
  std::string type;
};

/// Checks that brackets, commas and the number of values fit the shape. The
/// values themselves it does not look at, so that no memory has been taken for
/// the tensor when the text turns out to hold another number of them.
class ListChecker {
public:
  explicit ListChecker(const TypedText &source);

  /// The error if the text does not fit; otherwise whether the text is one
  /// value that is meant for all elements.
  Expected<bool> check();

private:
  Error checkOpeningBrackets();
  Error add(const Token &token);
  Error open(const Token &token);
  Error close(const Token &token);
  Error addValue(const Token &token);
  Error checkTotals(size_t end);
  void countItems(size_t end);
  Error unexpected(const Token &token, StringRef expected);

  const TypedText &source;
  /// How deep complete lists nest: an empty one ends the nesting.
  size_t depth;
  /// For each open list how many items it has so far.
  llvm::SmallVector<int64_t> counts;
  /// The lists that are open without a bracket: the outermost, or none.
  size_t numImplied = 0;
  /// Whether there are no brackets at all.
  bool flat = false;
  int64_t numValues = 0;
  Token::Kind previous = Token::Open;
  /// The first list of a wrong length. Its message is held back as the total
  /// number of values may tell more.
  std::optional<size_t> misfitOffset;
  std::string misfit;
};
} // namespace

ListChecker::ListChecker(const TypedText &source) : source(source) {
  const int64_t *zero = llvm::find(source.shape, 0);
  depth = zero == source.shape.end() ? source.shape.size()
                                     : zero - source.shape.begin() + 1;
}

Error ListChecker::unexpected(const Token &token, StringRef expected) {
  std::string found =
      token.kind == Token::End ? "the end" : quoteExcerpt(token.text);
  return errorAt(token.offset, "expected " + expected + " for " + source.type +
                                   ", but found " + found);
}

/// Tells from the brackets before the first value how the lists are written.
Error ListChecker::checkOpeningBrackets() {
  Lexer lexer(source.text, source.elementOffset);
  size_t numOpen = 0;
  Token token = lexer.next();
  size_t offset = token.offset;
  for (; token.kind == Token::Open; token = lexer.next())
    ++numOpen;
  flat = numOpen == 0;
  if (flat || numOpen == depth)
    return Error::success();
  if (numOpen + 1 == depth) {
    numImplied = 1;
    counts.push_back(0);
    return Error::success();
  }
  return errorAt(offset, "expected " + Twine(depth) +
                             (depth == 1 ? " opening bracket for "
                                         : " opening brackets for ") +
                             source.type + ", but found " + Twine(numOpen));
}

Error ListChecker::open(const Token &token) {
  if (flat || counts.size() == depth)
    return unexpected(token, "a value");
  if (counts.empty() && previous != Token::Open)
    return unexpected(token, "the end");
  if (!counts.empty())
    ++counts.back();
  counts.push_back(0);
  return Error::success();
}

/// Ends the innermost list, which has to have as many items as the extent.
void ListChecker::countItems(size_t end) {
  int64_t count = counts.pop_back_val();
  int64_t extent = source.shape[counts.size()];
  if (count == extent || misfitOffset)
    return;
  misfitOffset = end;
  misfit = ("expected " + Twine(extent) + " items in a list of dimension " +
            Twine(counts.size()) + " of " + source.type + ", but found " +
            Twine(count))
               .str();
}

Error ListChecker::close(const Token &token) {
  if (counts.size() == numImplied)
    return unexpected(token, "no closing bracket");
  countItems(token.offset);
  return Error::success();
}

Error ListChecker::addValue(const Token &token) {
  if (!flat && counts.empty())
    return unexpected(token, "the end");
  if (!flat && counts.size() != depth)
    return unexpected(token, "an opening bracket");
  if (!flat)
    ++counts.back();
  // The place to report where a flat list is too long.
  if (++numValues == source.numElements + 1 && flat)
    misfitOffset = token.offset;
  return Error::success();
}

Error ListChecker::add(const Token &token) {
  bool afterItem = previous == Token::Value || previous == Token::Close;
  if (token.kind == Token::Comma)
    return afterItem ? Error::success() : unexpected(token, "a value");
  if (previous == Token::Comma &&
      (token.kind == Token::Close || token.kind == Token::End))
    return unexpected(token, "a value after the comma");
  switch (token.kind) {
  case Token::Open:
    return open(token);
  case Token::Close:
    return close(token);
  case Token::Value:
    return addValue(token);
  default:
    return counts.size() == numImplied ? Error::success()
                                       : unexpected(token, "']'");
  }
}

Error ListChecker::checkTotals(size_t end) {
  if (numImplied)
    countItems(end);
  if (numValues != source.numElements)
    return errorAt(
        misfitOffset.value_or(end),
        "expected " + Twine(source.numElements) +
            (source.numElements == 1 ? " value for " : " values for ") +
            source.type + ", but found " + Twine(numValues));
  return misfitOffset ? errorAt(*misfitOffset, misfit) : Error::success();
}

Expected<bool> ListChecker::check() {
  if (Error error = checkOpeningBrackets())
    return error;
  Lexer lexer(source.text, source.elementOffset);
  Token token;
  do {
    token = lexer.next();
    if (Error error = add(token))
      return error;
    previous = token.kind;
  } while (token.kind != Token::End);
  if (flat && numValues == 1 && !source.shape.empty())
    return true;
  if (Error error = checkTotals(token.offset))
    return error;
  return false;
}

/// Parses the value `token` into the element `index` of `tensor`.
static Error parseInto(HostTensor &tensor, int64_t index, const Token &token) {
  ElementKind kind = tensor.getKind();
  if (kind != ElementKind::String)
    return parseElement(token.text, kind, token.offset,
                        tensor.getData() + index * getElementByteSize(kind));
  Expected<std::string> value = parseString(token.text, token.offset);
  if (!value)
    return value.takeError();
  tensor.setString(index, *value);
  return Error::success();
}

static Error parseElements(const TypedText &source, HostTensor &tensor) {
  int64_t index = 0;
  Lexer lexer(source.text, source.elementOffset);
  for (Token token = lexer.next(); token.kind != Token::End;
       token = lexer.next())
    if (token.kind == Token::Value)
      if (Error error = parseInto(tensor, index++, token))
        return error;
  return Error::success();
}

/// Parses the one value of `source` and gives it to all elements.
static Error parseSplat(const TypedText &source, HostTensor &tensor) {
  Token token = Lexer(source.text, source.elementOffset).next();
  // The value is parsed even where there is no element to hold it.
  Expected<HostTensor> element = HostTensor::create(source.kind, {});
  if (!element)
    return element.takeError();
  HostTensor &first = tensor.getByteSize() == 0 ? *element : tensor;
  if (Error error = parseInto(first, 0, token))
    return error;
  int64_t elementSize = getElementByteSize(source.kind);
  for (int64_t i = elementSize; i < tensor.getByteSize(); i += elementSize)
    std::memcpy(tensor.getData() + i, tensor.getData(), elementSize);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Parsing of tensors
//===----------------------------------------------------------------------===//

/// Parses the extents, each followed by `x`, and leaves `rest` at the element
/// type.
static Error parseShape(TypedText &source, StringRef &rest) {
  auto offset = [&] { return rest.data() - source.text.data(); };
  while (!rest.empty() && (llvm::isDigit(rest[0]) || rest[0] == '-')) {
    StringRef digits =
        rest.take_front(1 + rest.drop_front().take_while(llvm::isDigit).size());
    int64_t extent;
    if (digits.getAsInteger(10, extent) || extent < 0)
      return errorAt(offset(), "expected an extent from 0 to " +
                                   Twine(std::numeric_limits<int64_t>::max()) +
                                   ", but found " + quoteExcerpt(digits));
    if (static_cast<int64_t>(source.shape.size()) == maxTensorRank)
      return errorAt(offset(), "expected at most " + Twine(maxTensorRank) +
                                   " extents, but found more");
    source.shape.push_back(extent);
    rest = rest.drop_front(digits.size());
    if (!rest.consume_front("x"))
      return errorAt(offset(), "expected 'x' after an extent, but found " +
                                   quoteExcerpt(rest));
  }
  return Error::success();
}

/// Parses what stands before `=`.
static Error parseType(TypedText &source) {
  size_t equals = source.text.find('=');
  if (equals == StringRef::npos)
    return errorAt(source.text.size(),
                   "expected '=' and elements after the type of a tensor, as "
                   "in 2x2xf32=1,2,3,4, but found no '=' in " +
                       quoteExcerpt(source.text));
  source.elementOffset = equals + 1;
  StringRef rest = source.text.take_front(equals);
  if (Error error = parseShape(source, rest))
    return error;
  size_t offset = rest.data() - source.text.data();
  std::optional<ElementKind> kind = parseElementKind(rest);
  if (!kind)
    return errorAt(offset, "expected an extent or an element type, but found " +
                               quoteExcerpt(rest));
  Expected<int64_t> byteSize = getTensorByteSize(*kind, source.shape);
  if (!byteSize)
    return errorAt(0, llvm::toString(byteSize.takeError()));
  source.kind = *kind;
  source.numElements = *byteSize / getElementByteSize(*kind);
  source.type = getTensorTypeText(*kind, source.shape);
  return Error::success();
}

/// Which bits of each eight random bytes elements of `kind` may have.
static uint64_t getRandomMask(ElementKind kind) {
  if (kind == ElementKind::I1)
    return 0x0101010101010101;
  if (kind == ElementKind::I4 || kind == ElementKind::UI4)
    return 0x0F0F0F0F0F0F0F0F;
  return ~uint64_t(0);
}

static void fillRandom(HostTensor &tensor, std::mt19937_64 &generator) {
  uint64_t mask = getRandomMask(tensor.getKind());
  uint8_t *data = tensor.getData();
  uint8_t *end = data + tensor.getByteSize();
  for (; end - data >= 8; data += 8)
    llvm::support::endian::write64le(data, generator() & mask);
  uint8_t draw[8];
  llvm::support::endian::write64le(draw, generator() & mask);
  std::memcpy(data, draw, end - data);
}

static void fillRandomStrings(HostTensor &tensor, std::mt19937_64 &generator) {
  for (int64_t index : llvm::seq(tensor.getNumElements())) {
    uint64_t draw = generator();
    std::string digits =
        llvm::utohexstr(draw, /*LowerCase=*/true, /*Width=*/16);
    tensor.setString(index, StringRef(digits).take_front(draw % 17));
  }
}

/// Parses `text`, which begins with `random:`, and makes the tensor.
static Expected<HostTensor> parseRandom(const TypedText &source,
                                        StringRef text) {
  StringRef digits = text;
  digits.consume_front("random:");
  uint64_t seed;
  if (digits.getAsInteger(10, seed))
    return errorAt(digits.data() - source.text.data(),
                   "expected a seed from 0 to " +
                       Twine(std::numeric_limits<uint64_t>::max()) +
                       " after 'random:', but found " + quoteExcerpt(digits));
  Expected<HostTensor> tensor = HostTensor::create(source.kind, source.shape);
  if (!tensor)
    return tensor;
  std::mt19937_64 generator(seed);
  if (tensor->getKind() == ElementKind::String)
    fillRandomStrings(*tensor, generator);
  else
    fillRandom(*tensor, generator);
  return tensor;
}

Expected<HostTensor> split::parseTensor(StringRef text) {
  TypedText source;
  source.text = text;
  if (Error error = parseType(source))
    return error;
  StringRef elements = text.drop_front(source.elementOffset).trim(whiteSpace);
  if (elements == "zero")
    return HostTensor::create(source.kind, source.shape);
  if (elements.starts_with("random:"))
    return parseRandom(source, elements);

  Expected<bool> isSplat = ListChecker(source).check();
  if (!isSplat)
    return isSplat.takeError();
  Expected<HostTensor> tensor = HostTensor::create(source.kind, source.shape);
  if (!tensor)
    return tensor.takeError();
  if (Error error = *isSplat ? parseSplat(source, *tensor)
                             : parseElements(source, *tensor))
    return error;
  return tensor;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Prints items in nested lists of the extents `shape`, none of which is 0.
static void printNested(raw_ostream &os, ArrayRef<int64_t> shape,
                        llvm::function_ref<void(int64_t)> printItem) {
  int64_t numItems = 1;
  for (int64_t extent : shape)
    numItems *= extent;
  // The lists that begin, or have just ended, where `index` items are printed.
  auto countBoundaries = [&](int64_t index) {
    int count = 0;
    int64_t blockSize = 1;
    for (int64_t extent : llvm::reverse(shape)) {
      blockSize *= extent;
      if (index % blockSize != 0)
        break;
      ++count;
    }
    return count;
  };
  for (int64_t index = 0; index < numItems; ++index) {
    int numBoundaries = countBoundaries(index);
    if (index != 0)
      os << std::string(numBoundaries, ']') << ',';
    os << std::string(numBoundaries, '[');
    printItem(index);
  }
  os << std::string(shape.size(), ']');
}

/// Prints an empty tensor, whose dimension `zero` is the first of extent 0.
static void printEmpty(raw_ostream &os, ArrayRef<int64_t> shape, size_t zero) {
  // The lists cost time and room although there is nothing in them.
  constexpr int64_t maxLists = 65536;
  ArrayRef<int64_t> outer = shape.take_front(zero);
  int64_t numLists = 1;
  for (int64_t extent : outer)
    if (llvm::MulOverflow(numLists, extent, numLists) || numLists > maxLists) {
      os << "zero";
      return;
    }
  printNested(os, outer, [&](int64_t) { os << "[]"; });
}

void split::printTensor(raw_ostream &os, const HostTensor &tensor) {
  ArrayRef<int64_t> shape = tensor.getShape();
  os << getTensorTypeText(tensor.getKind(), shape) << '=';
  if (const int64_t *zero = llvm::find(shape, 0); zero != shape.end())
    return printEmpty(os, shape, zero - shape.begin());
  int64_t elementSize = getElementByteSize(tensor.getKind());
  printNested(os, shape, [&](int64_t index) {
    if (tensor.getKind() == ElementKind::String)
      printString(os, tensor.getString(index));
    else
      printElement(os, tensor.getKind(),
                   tensor.getData() + index * elementSize);
  });
}
