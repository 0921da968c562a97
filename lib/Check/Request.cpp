//===- Request.cpp - One split in words, and a specification --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Check/Request.h"

#include "split/Specs/Quote.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace split;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
using llvm::formatv;
using llvm::StringLiteral;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Names of parameters
//===----------------------------------------------------------------------===//

/// The project's names of the parameters.
static constexpr StringLiteral commonNames[kNumParameters] = {
    "x", "axis", "sizes", "count", "results", "product"};

/// The names that each family of specifications has for them.
static constexpr StringLiteral ownNames[][kNumParameters] = {
    {"input", "axis", "split", "num_outputs", "results", ""},
    {"x", "axis", "sizeSplits", "outputNum", "results", ""},
    {"x", "splitDim", "splitSizes", "splitNum", "results", "product"},
};
static constexpr StringLiteral familyNames[] = {"onnx", "nnrt", "atb"};

static llvm::ArrayRef<StringLiteral> getOwnNames(SpecId::Family family) {
  return ownNames[static_cast<size_t>(family)];
}

static std::optional<Parameter> findParameter(SpecId::Family family,
                                              StringRef name) {
  for (size_t index : llvm::seq(kNumParameters)) {
    StringRef ownName = getOwnNames(family)[index];
    // A parameter without an own name is one that the family does not have.
    if (!ownName.empty() && (name == ownName || name == commonNames[index]))
      return static_cast<Parameter>(index);
  }
  return std::nullopt;
}

/// All names that `spec` has, for messages.
static std::string listNames(const SpecId &spec) {
  std::string list;
  for (auto [common, own] : llvm::zip(commonNames, getOwnNames(spec.family))) {
    if (own.empty())
      continue;
    list += (list.empty() ? "" : ", ") + common.str();
    if (own != common)
      list += " or " + own.str();
  }
  return list;
}

static Error refuseName(const SpecId &spec, StringRef name) {
  std::string owner;
  for (auto [family, names] : llvm::zip(familyNames, ownNames))
    if (!name.empty() && llvm::is_contained(names, name))
      owner = " but of " + family.str();
  return createStringError(formatv("{0} is no parameter of {1}{2}; {1} has {3}",
                                   quote(name), getSpecName(spec), owner,
                                   listNames(spec)));
}

//===----------------------------------------------------------------------===//
// Values of parameters
//===----------------------------------------------------------------------===//

static bool isInteger(StringRef text) {
  text.consume_front("-");
  return !text.empty() && llvm::all_of(text, llvm::isDigit);
}

/// An integer of 64 bits; `what` it is begins the message.
static Expected<int64_t> parseInteger(StringRef text, const llvm::Twine &what) {
  int64_t value;
  if (!isInteger(text))
    return createStringError(what + " must be an integer, but is " +
                             quote(text));
  if (text.getAsInteger(10, value))
    return createStringError(what + " must be in [-2^63, 2^63-1], but is " +
                             quote(text));
  return value;
}

/// Whether MLIR has an element type `name`.
static bool isElementType(StringRef name) {
  static constexpr StringLiteral others[] = {
      "index",    "tf32",     "f80",        "f128",         "f8E5M2",
      "f8E4M3",   "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ",   "f8E3M4",
      "f4E2M1FN", "f6E2M3FN", "f6E3M2FN",   "f8E8M0FNU",    "f16",
      "bf16",     "f32",      "f64",        "f8E4M3B11FNUZ"};
  if (llvm::is_contained(others, name))
    return true;
  StringRef width = name;
  if (!width.consume_front("si") && !width.consume_front("ui"))
    width.consume_front("i");
  unsigned bits;
  return width.size() < name.size() && isInteger(width) &&
         !width.starts_with("0") && !width.getAsInteger(10, bits) &&
         bits < (1 << 24);
}

static Error parseElementType(StringRef text, CheckRequest &request) {
  if (text == "?") {
    request.elementKind = ElementKind::Unknown;
    return Error::success();
  }
  StringRef name = text == "string" ? "!split.string" : text;
  // The only width at which signed and signless integers are two kinds.
  std::optional<ElementKind> kind;
  if (name != "si1")
    kind = parseElementKind(name);
  if (kind) {
    request.elementKind = *kind;
    return Error::success();
  }
  StringRef inner = text;
  if (inner.consume_front("complex<") && !inner.consume_back(">"))
    inner = "";
  if (!isElementType(inner))
    return createStringError(
        formatv("{0} must be SHAPExTYPE, such as 2x6xf32, ?x6xf32 or *xf32, "
                "but {1} is no element type",
                request.getName(Parameter::Source), quote(text)));
  request.elementKind = ElementKind::Other;
  request.otherElementType = text.str();
  return Error::success();
}

static Expected<int64_t> parseExtent(StringRef text, size_t index,
                                     StringRef name) {
  if (text == "?")
    return kUnknown;
  int64_t extent;
  if (!isInteger(text) || text.getAsInteger(10, extent) || extent < 0)
    return createStringError(
        formatv("extent #{0} of {1} must be ? or in [0, 2^63-1], but is {2}",
                index, name, quote(text)));
  return extent;
}

static Error parseSource(StringRef text, CheckRequest &request) {
  if (text.consume_front("*x"))
    return parseElementType(text, request);
  Shape &shape = request.shape.emplace();
  while (true) {
    // No element type begins as an extent does.
    auto [extentText, rest] = text.split('x');
    if (extentText.size() == text.size() || extentText.empty() ||
        (extentText != "?" && extentText.front() != '-' &&
         !llvm::isDigit(extentText.front())))
      return parseElementType(text, request);
    Expected<int64_t> extent = parseExtent(extentText, shape.size(),
                                           request.getName(Parameter::Source));
    if (!extent)
      return extent.takeError();
    shape.push_back(*extent);
    if (int64_t(shape.size()) > kMaxRequestEntries)
      return createStringError(formatv("{0} must have <= {1} extents",
                                       request.getName(Parameter::Source),
                                       kMaxRequestEntries));
    text = rest;
  }
}

static Error parseSizes(StringRef text, CheckRequest &request) {
  StringRef name = request.getName(Parameter::Sizes);
  if (text.consume_front("[") && !text.consume_back("]"))
    return createStringError(name + " lacks its closing bracket");
  llvm::SmallVector<StringRef> entries;
  if (!text.empty())
    text.split(entries, ',');
  if (int64_t(entries.size()) > kMaxRequestEntries)
    return createStringError(formatv("{0} must have <= {1} elements, but has "
                                     "{2}",
                                     name, kMaxRequestEntries, entries.size()));
  llvm::SmallVector<int64_t> &sizes = request.sizes.emplace();
  for (auto [index, entry] : llvm::enumerate(entries)) {
    if (entry == "?") {
      sizes.push_back(kUnknown);
      continue;
    }
    Expected<int64_t> size =
        parseInteger(entry, formatv("{0}[{1}]", name, index).str());
    if (!size)
      return size.takeError();
    if (*size == kUnknown)
      return createStringError(
          formatv("{0}[{1}] must not be -2^63", name, index));
    sizes.push_back(*size);
  }
  return Error::success();
}

static Error parseProduct(StringRef text, CheckRequest &request) {
  request.spec.product = parseAtbProduct(text);
  if (request.spec.product)
    return Error::success();
  return createStringError(formatv("product must be one of {0}, but is {1}",
                                   llvm::join(getAtbProductNames(), ", "),
                                   quote(text)));
}

static Error parseResults(StringRef text, CheckRequest &request) {
  Expected<int64_t> number = parseInteger(text, "results");
  if (!number)
    return number.takeError();
  if (*number < 0 || *number > kMaxRequestEntries)
    return createStringError(formatv("results must be in [0, {0}], but is {1}",
                                     kMaxRequestEntries, *number));
  request.results = *number;
  return Error::success();
}

static Error parseValue(Parameter parameter, StringRef text,
                        CheckRequest &request) {
  StringRef name = request.getName(parameter);
  if (text.empty())
    return createStringError(name + " has no value");
  switch (parameter) {
  case Parameter::Source:
    return parseSource(text, request);
  case Parameter::Sizes:
    return parseSizes(text, request);
  case Parameter::Product:
    return parseProduct(text, request);
  case Parameter::Axis:
    return parseInteger(text, name).moveInto(request.axis);
  case Parameter::Count:
    return parseInteger(text, name).moveInto(request.count);
  case Parameter::Results:
    return parseResults(text, request);
  }
  llvm_unreachable("all parameters are above");
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

static Error parseParameter(StringRef word, CheckRequest &request) {
  auto [name, value] = word.split('=');
  if (name.size() == word.size())
    return createStringError(formatv("{0} must be NAME=VALUE; {1} has {2}",
                                     quote(word), getSpecName(request.spec),
                                     listNames(request.spec)));
  std::optional<Parameter> parameter = findParameter(request.spec.family, name);
  if (!parameter)
    return refuseName(request.spec, name);
  auto index = static_cast<size_t>(*parameter);
  StringRef &given = request.getName(*parameter);
  if (!given.empty())
    return createStringError(
        given == name ? formatv("{0} is given twice", name).str()
                      : formatv("{0} and {1} are the same, and both are given",
                                given, name)
                            .str());
  // Not the text of the word, which may not live as long.
  given = getOwnNames(request.spec.family)[index];
  if (name != given)
    given = commonNames[index];
  return parseValue(*parameter, value, request);
}

Expected<CheckRequest>
split::parseCheckRequest(llvm::ArrayRef<StringRef> words) {
  CheckRequest request;
  if (words.empty())
    return createStringError("a specification and x=SHAPExTYPE must be given, "
                             "such as onnx18 x=2x6xf32");
  if (Error error = parseSpecId(words.front()).moveInto(request.spec))
    return error;
  for (StringRef word : words.drop_front())
    if (Error error = parseParameter(word, request))
      return error;
  if (request.getName(Parameter::Source).empty())
    return createStringError("x=SHAPExTYPE is missing, such as x=2x6xf32");
  return request;
}

static std::string spellEntry(int64_t entry) {
  return entry == kUnknown ? "?" : std::to_string(entry);
}

static std::string spellSource(const CheckRequest &request) {
  std::string text = request.shape ? "" : "*x";
  if (request.shape)
    for (int64_t extent : *request.shape)
      text += spellEntry(extent) + "x";
  if (request.elementKind == ElementKind::Unknown)
    return text + "?";
  return text + (request.elementKind == ElementKind::Other
                     ? request.otherElementType
                     : getElementKindName(request.elementKind).str());
}

static std::optional<std::string> spellValue(const CheckRequest &request,
                                             Parameter parameter) {
  auto spell = [](std::optional<int64_t> value) -> std::optional<std::string> {
    if (!value)
      return std::nullopt;
    return std::to_string(*value);
  };
  switch (parameter) {
  case Parameter::Source:
    return spellSource(request);
  case Parameter::Axis:
    return spell(request.axis);
  case Parameter::Count:
    return spell(request.count);
  case Parameter::Results:
    return spell(request.results);
  case Parameter::Sizes:
    if (!request.sizes)
      return std::nullopt;
    // Without brackets nothing would be left of an empty list.
    if (request.sizes->empty())
      return "[]";
    return llvm::join(llvm::map_range(*request.sizes, spellEntry), ",");
  case Parameter::Product:
    if (!request.spec.product)
      return std::nullopt;
    return getAtbProductName(*request.spec.product).str();
  }
  llvm_unreachable("all parameters are above");
}

/// Whether a parameter is given under a name that only the project has.
static bool usesCommonNames(const CheckRequest &request) {
  return llvm::any_of(
      llvm::zip(request.names, getOwnNames(request.spec.family)),
      [](auto names) {
        auto [given, own] = names;
        return !given.empty() && given != own;
      });
}

std::optional<std::string> split::spellParameter(const CheckRequest &request,
                                                 Parameter parameter) {
  std::optional<std::string> value = spellValue(request, parameter);
  if (!value)
    return std::nullopt;
  auto index = static_cast<size_t>(parameter);
  StringRef name = request.getName(parameter);
  if (name.empty()) {
    name = getOwnNames(request.spec.family)[index];
    if (usesCommonNames(request))
      name = commonNames[index];
  }
  return name.str() + "=" + *value;
}

/// The number of results: given, or that of the sizes, or the count.
static Expected<int64_t> getNumResults(const CheckRequest &request,
                                       std::optional<int64_t> count) {
  if (request.results)
    return *request.results;
  if (request.sizes)
    return request.sizes->size();
  const SpecId &spec = request.spec;
  bool isOnnx = spec.family == SpecId::Family::Onnx;
  if (!count) {
    // Violates a rule with any number of results.
    if (isOnnx && getOnnxSplitVersion(spec.opset) >= 18)
      return 1;
    return createStringError(
        formatv("without sizes, {0} needs {1}results=N, the number of results",
                getSpecName(spec), isOnnx ? "" : "count=N or "));
  }
  // Of the others, ATB refuses more than 3 parts, ONNX before Split-18 a count,
  // and ONNX Split-18 does not ask how many of the parts have a result.
  if (*count > kMaxRequestEntries && spec.family == SpecId::Family::Nnrt)
    return createStringError(
        formatv("{0} must be <= {1} to be checked, but is {2}",
                request.getName(Parameter::Count), kMaxRequestEntries, *count));
  return std::clamp<int64_t>(*count, 0, kMaxRequestEntries);
}

Expected<SplitDesc> split::describe(const CheckRequest &request) {
  SplitDesc desc;
  desc.shape = request.shape;
  desc.elementKind = request.elementKind;
  desc.otherElementType = request.otherElementType;
  desc.axis = request.axis;
  desc.count = request.count;
  // The default that the interface gives splitNum.
  if (!desc.count && request.spec.family == SpecId::Family::Atb)
    desc.count = 2;
  if (request.sizes)
    desc.sizes = SizesDesc::list(*request.sizes);
  Expected<int64_t> numResults = getNumResults(request, desc.count);
  if (!numResults)
    return numResults.takeError();
  desc.results.resize(*numResults);
  return desc;
}
