//===- ExecuteTest.cpp - Every form of split, executed --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A generated matrix of splits: each case is compiled and called on random
// bytes. What must come out is computed here element by element: each index
// along the axis is given to a part, and then each element to the part that its
// index belongs to. That shares nothing with the project's part arithmetic.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"
#include "ExpectedParts.h"

#include "split/Specs/SplitDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace split;
using namespace split::test;

namespace {

enum class Sizes { Equal, Count, List, Mixed, Tensor };
enum class Types { Static, Dynamic };
enum class AxisText { Positive, Negative, LeftOut };

/// What a function is called with, as far as it depends on the axis: the extent
/// of the source, and the sizes where they are given.
struct AxisData {
  int64_t extent;
  std::vector<int64_t> sizes;
};

/// A way to state the sizes of parts, without an axis and types.
struct Form {
  const char *name;
  Sizes sizes;
  int64_t numResults;
  /// Of Sizes::Count.
  int64_t count;
  /// The first belongs to static types; all belong to dynamic ones. Of a list
  /// all have the same sizes, and of a mixed one the even entries are static.
  std::vector<AxisData> calls;
};

const std::vector<Form> forms = {
    {"equal", Sizes::Equal, 3, 0, {{6, {}}, {9, {}}, {0, {}}}},
    {"count_even", Sizes::Count, 3, 3, {{6, {}}, {3, {}}, {0, {}}}},
    {"count_uneven", Sizes::Count, 3, 3, {{7, {}}, {10, {}}, {8, {}}}},
    {"count_empty_last", Sizes::Count, 4, 4, {{5, {}}, {9, {}}, {2, {}}}},
    {"count_fewer_results", Sizes::Count, 2, 4, {{7, {}}, {13, {}}, {1, {}}}},
    {"sizes_list", Sizes::List, 4, 0, {{6, {2, 0, 3, 1}}, {6, {2, 0, 3, 1}}}},
    {"sizes_mixed",
     Sizes::Mixed,
     4,
     0,
     {{7, {2, 1, 0, 4}}, {5, {2, 3, 0, 0}}, {2, {2, 0, 0, 0}}}},
    // The last part begins where the source ends, as far as types tell.
    {"sizes_mixed_full", Sizes::Mixed, 2, 0, {{5, {5, 0}}, {5, {5, 0}}}},
    {"sizes_tensor",
     Sizes::Tensor,
     3,
     0,
     {{6, {3, 1, 2}}, {4, {0, 4, 0}}, {0, {0, 0, 0}}}},
};

struct ExecuteCase {
  const Form *form;
  Types types;
  int64_t rank;
  /// From the front.
  int64_t axis;
  AxisText axisText;
  const char *element;
  /// The extent on the next axis, counted around, is 0.
  bool hasNoElements = false;
};

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// The extents of the source in call number `call`: those off the axis differ
/// from each other and from call to call.
std::vector<int64_t> getSourceShape(const ExecuteCase &param, size_t call) {
  std::vector<int64_t> shape;
  for (int64_t dim = 0; dim < param.rank; ++dim)
    shape.push_back(dim == param.axis ? param.form->calls[call].extent
                                      : 1 + (dim + call + 1) % 3);
  if (param.hasNoElements)
    shape[(param.axis + 1) % param.rank] = 0;
  return shape;
}

/// The part that each index along the axis belongs to; the number of results
/// where it belongs to a part that is left out.
std::vector<int64_t> getOwners(const Form &form, const AxisData &data) {
  std::vector<int64_t> owners;
  if (form.sizes == Sizes::Equal) {
    for (int64_t index = 0; index < data.extent; ++index)
      owners.push_back(index * form.numResults / data.extent);
    return owners;
  }
  if (form.sizes == Sizes::Count) {
    int64_t full = 0;
    while (full * form.count < data.extent)
      ++full;
    for (int64_t index = 0; index < data.extent; ++index)
      owners.push_back(std::min(index / full, form.numResults));
    return owners;
  }
  for (auto [part, size] : llvm::enumerate(data.sizes))
    owners.insert(owners.end(), size, part);
  return owners;
}

std::string getTypeText(const ExecuteCase &param, int64_t axisExtent) {
  std::string text = "tensor<";
  for (auto [dim, extent] : llvm::enumerate(getSourceShape(param, 0))) {
    int64_t shown = int64_t(dim) == param.axis ? axisExtent : extent;
    bool isDynamic = param.types == Types::Dynamic || shown == kUnknown;
    text += (isDynamic ? "?" : std::to_string(shown)) + "x";
  }
  return text + param.element + ">";
}

/// The type of a result, with the extent that a reader can tell.
std::string getResultTypeText(const ExecuteCase &param, int64_t part) {
  const Form &form = *param.form;
  bool isUnknown = form.sizes == Sizes::Tensor ||
                   (form.sizes == Sizes::Mixed && part % 2 == 1);
  return getTypeText(
      param,
      isUnknown ? kUnknown : llvm::count(getOwners(form, form.calls[0]), part));
}

std::string getAxisText(const ExecuteCase &param) {
  if (param.axisText == AxisText::LeftOut)
    return "";
  return " axis(" +
         std::to_string(param.axisText == AxisText::Negative
                            ? param.axis - param.rank
                            : param.axis) +
         ")";
}

/// What stands behind the axis, and the arguments behind the source.
std::pair<std::string, std::string> getSizesText(const Form &form) {
  std::string arguments;
  std::string sizes;
  switch (form.sizes) {
  case Sizes::Equal:
    return {"", ""};
  case Sizes::Count:
    return {" count(" + std::to_string(form.count) + ")", ""};
  case Sizes::Tensor: {
    std::string type = "tensor<" + std::to_string(form.numResults) + "xi64>";
    return {" sizes(%s : " + type + ")", ", %s : " + type};
  }
  case Sizes::List:
  case Sizes::Mixed:
    for (auto [part, size] : llvm::enumerate(form.calls[0].sizes)) {
      sizes += part == 0 ? "" : ", ";
      if (form.sizes == Sizes::List || part % 2 == 0) {
        sizes += std::to_string(size);
      } else {
        sizes += "%n" + std::to_string(part);
        arguments += ", %n" + std::to_string(part) + " : index";
      }
    }
    return {" sizes([" + sizes + "])", arguments};
  }
  return {};
}

std::string getModuleText(const ExecuteCase &param) {
  const Form &form = *param.form;
  auto [sizes, arguments] = getSizesText(form);
  std::string source = getTypeText(param, form.calls[0].extent);
  std::vector<std::string> types, values;
  for (int64_t part = 0; part < form.numResults; ++part) {
    types.push_back(getResultTypeText(param, part));
    values.push_back("%parts#" + std::to_string(part));
  }
  std::string results = llvm::join(types, ", ");
  std::string text;
  llvm::raw_string_ostream(text)
      << "func.func @main(%source : " << source << arguments << ")\n    -> ("
      << results << ") {\n  %parts:" << form.numResults
      << " = split.split %source" << getAxisText(param) << sizes
      << "\n    : " << source << " -> (" << results << ")\n  return "
      << llvm::join(values, ", ") << " : " << results << "\n}\n";
  return text;
}

//===----------------------------------------------------------------------===//
// The call and what it must give
//===----------------------------------------------------------------------===//

/// The inputs behind the source.
void addSizes(const Form &form, const AxisData &data,
              llvm::SmallVectorImpl<HostTensor> &inputs) {
  if (form.sizes == Sizes::Tensor)
    inputs.push_back(makeI64Tensor({form.numResults}, data.sizes));
  if (form.sizes == Sizes::Mixed)
    for (auto [part, size] : llvm::enumerate(data.sizes))
      if (part % 2 == 1)
        inputs.push_back(makeI64Tensor({}, size));
}

size_t getBitWidth(llvm::StringRef element) {
  size_t width = 0;
  element.drop_while(llvm::isAlpha).getAsInteger(10, width);
  return width;
}

class Execute : public testing::TestWithParam<ExecuteCase> {};

TEST_P(Execute, GivesTheBytesOfTheReference) {
  const ExecuteCase &param = GetParam();
  const Form &form = *param.form;
  std::string module = getModuleText(param);
  SCOPED_TRACE(module);
  Compiled compiled(module);
  ElementKind kind = *parseElementKind(param.element);
  size_t elementSize = std::max<size_t>(getBitWidth(param.element) / 8, 1);
  std::mt19937 random(testing::UnitTest::GetInstance()->random_seed() + 22);

  size_t numCalls = param.types == Types::Static ? 1 : form.calls.size();
  for (size_t call = 0; call < numCalls; ++call) {
    SCOPED_TRACE("call " + std::to_string(call));
    std::vector<int64_t> shape = getSourceShape(param, call);
    llvm::SmallVector<HostTensor, 0> inputs;
    inputs.push_back(makeRandomTensor(kind, shape, random));
    addSizes(form, form.calls[call], inputs);
    std::vector<int64_t> owners = getOwners(form, form.calls[call]);
    std::vector<std::vector<uint8_t>> expected = getExpectedBytes(
        inputs[0], param.axis, owners, form.numResults, elementSize);
    std::vector<uint8_t> before = inputs[0].getBytes().vec();

    llvm::SmallVector<HostTensor, 0> results = compiled.call(inputs);

    EXPECT_EQ(inputs[0].getBytes().vec(), before) << "the source was changed";
    ASSERT_EQ(int64_t(results.size()), form.numResults);
    for (auto [part, result] : llvm::enumerate(results)) {
      shape[param.axis] = llvm::count(owners, int64_t(part));
      EXPECT_EQ(result.getKind(), kind);
      EXPECT_EQ(result.getShape(), llvm::ArrayRef(shape)) << "part " << part;
      EXPECT_EQ(result.getBytes().vec(), expected[part]) << "part " << part;
    }
  }
}

//===----------------------------------------------------------------------===//
// The matrix
//===----------------------------------------------------------------------===//

constexpr const char *elements[] = {"f32", "f16", "f64",  "i8",   "i16",  "i32",
                                    "i64", "ui8", "ui16", "ui32", "ui64", "i1"};

/// All forms, types, axes and ways to write them, the element types in turn.
std::vector<ExecuteCase> makeAxisCases(int64_t rank) {
  std::vector<ExecuteCase> cases;
  size_t turn = rank;
  for (const Form &form : forms)
    for (Types types : {Types::Static, Types::Dynamic})
      for (int64_t axis = 0; axis < rank; ++axis)
        for (AxisText text :
             {AxisText::Positive, AxisText::Negative, AxisText::LeftOut})
          if (axis == 0 || text != AxisText::LeftOut)
            cases.push_back({&form, types, rank, axis, text,
                             elements[turn++ % std::size(elements)]});
  return cases;
}

/// All forms and element types, static and dynamic in turn.
std::vector<ExecuteCase> makeElementCases() {
  std::vector<ExecuteCase> cases;
  for (const Form &form : forms)
    for (auto [index, element] : llvm::enumerate(elements))
      cases.push_back({&form, index % 2 == 0 ? Types::Static : Types::Dynamic,
                       /*rank=*/2, /*axis=*/1, AxisText::Negative, element});
  return cases;
}

/// Sources of rank 2 and 3 that have no elements, whatever the parts.
std::vector<ExecuteCase> makeEmptyCases() {
  std::vector<ExecuteCase> cases;
  for (const Form &form : forms)
    for (Types types : {Types::Static, Types::Dynamic})
      for (int64_t rank : {2, 3})
        for (int64_t axis = 0; axis < rank; ++axis)
          cases.push_back({&form, types, rank, axis, AxisText::Positive, "f32",
                           /*hasNoElements=*/true});
  return cases;
}

std::string getName(const ExecuteCase &param) {
  std::string axis = std::to_string(param.axis);
  if (param.axisText == AxisText::Negative)
    axis = "minus" + std::to_string(param.rank - param.axis);
  if (param.axisText == AxisText::LeftOut)
    axis = "left_out";
  return std::string(param.form->name) +
         (param.types == Types::Static ? "_static" : "_dynamic") + "_axis_" +
         axis + "_" + param.element +
         (param.hasNoElements ? "_rank_" + std::to_string(param.rank) : "");
}

void PrintTo(const ExecuteCase &param, std::ostream *os) {
  *os << getName(param);
}

std::string getCaseName(const testing::TestParamInfo<ExecuteCase> &info) {
  return getName(info.param);
}

INSTANTIATE_TEST_SUITE_P(Rank1, Execute, testing::ValuesIn(makeAxisCases(1)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank2, Execute, testing::ValuesIn(makeAxisCases(2)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank3, Execute, testing::ValuesIn(makeAxisCases(3)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank4, Execute, testing::ValuesIn(makeAxisCases(4)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank5, Execute, testing::ValuesIn(makeAxisCases(5)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Elements, Execute,
                         testing::ValuesIn(makeElementCases()), getCaseName);
INSTANTIATE_TEST_SUITE_P(Empty, Execute, testing::ValuesIn(makeEmptyCases()),
                         getCaseName);

} // namespace
