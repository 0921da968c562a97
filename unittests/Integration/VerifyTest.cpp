//===- VerifyTest.cpp - Splits at the borders of the rules ----------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A generated matrix of splits on and just beyond the borders of the rules: the
// verifier accepts each, or refuses it by exactly the label that is expected.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"
#include "OpText.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>
#include <utility>

using namespace split;
using namespace split::test;

namespace {

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kMin = std::numeric_limits<int64_t>::min();

//===----------------------------------------------------------------------===//
// Changes to ops that are right
//===----------------------------------------------------------------------===//

struct VerifyCase {
  std::string name;
  OpText op;
  /// Empty where the op is accepted.
  std::string label;
};

void PrintTo(const VerifyCase &param, std::ostream *os) { *os << param.name; }

/// Collects the cases of one form at one place.
class Cases {
public:
  Cases(std::string prefix, Form form, Place place,
        std::vector<VerifyCase> &cases)
      : form(form), place(place), prefix(std::move(prefix)), cases(cases) {}

  /// The op that `change` makes of one that is right is refused by the clause
  /// `label`, or accepted where that is empty; with ONNX's specification by
  /// `onnxLabel` where that is not empty.
  template <typename Change>
  void add(const char *name, const char *label, const char *onnxLabel,
           Change change) {
    OpText op = makeOp(form, place);
    change(op);
    cases.push_back({prefix + "_" + name, op, label});
    // Before version 18 there is no count.
    if (op.count)
      return;
    op.isOnnx = true;
    cases.push_back(
        {prefix + "_" + name + "_onnx", op, *onnxLabel ? onnxLabel : label});
  }

  template <typename Change>
  void accept(const char *name, Change change) {
    add(name, "", "", change);
  }

  /// Another extent of the source, other extents of the results.
  void addExtents(const char *name, const char *label, const char *onnxLabel,
                  int64_t source, std::vector<int64_t> results) {
    add(name, label, onnxLabel,
        [&](OpText &op) { place.setExtents(op, source, results); });
  }

  const Form form;
  const Place place;

private:
  std::string prefix;
  std::vector<VerifyCase> &cases;
};

//===----------------------------------------------------------------------===//
// Rules of all forms
//===----------------------------------------------------------------------===//

void addAxes(Cases &cases) {
  auto addAxis = [&](const char *name, const char *label, const char *onnxLabel,
                     std::optional<int64_t> axis) {
    cases.add(name, label, onnxLabel, [&](OpText &op) { op.axis = axis; });
  };
  Place place = cases.place;
  addAxis("axis", "", "", place.axis);
  addAxis("axis_from_back", "", "", place.axis - place.rank);
  if (place.axis == 0)
    addAxis("axis_left_out", "", "", std::nullopt);
  addAxis("axis_rank", "split-c3", "onnx13-c2", place.rank);
  addAxis("axis_minus_rank_minus_1", "split-c3", "onnx13-c2", -place.rank - 1);
  addAxis("axis_int64_max", "split-c3", "onnx13-c2", kMax);
  addAxis("axis_int64_min", "split-c3", "onnx13-c2", kMin);
}

void addResults(Cases &cases) {
  Place place = cases.place;
  cases.add("no_results", "split-c1", "onnx13-c3",
            [](OpText &op) { op.results.clear(); });
  cases.add("result_rank_plus_1", "split-c11", "",
            [](OpText &op) { op.results[1].shape->push_back(kUnknown); });
  cases.add("result_rank_minus_1", "split-c11", "",
            [](OpText &op) { op.results[1].shape->pop_back(); });
  for (int64_t dim = 0; dim < place.rank; ++dim) {
    if (dim == place.axis)
      continue;
    std::string on = "_on_" + std::to_string(dim);
    cases.add(("result_plus_1" + on).c_str(), "split-c12", "",
              [&](OpText &op) { ++(*op.results[1].shape)[dim]; });
    cases.add(("result_minus_1" + on).c_str(), "split-c12", "",
              [&](OpText &op) { --(*op.results[1].shape)[dim]; });
    cases.accept(("result_unknown" + on).c_str(),
                 [&](OpText &op) { (*op.results[1].shape)[dim] = kUnknown; });
  }
  cases.add("result_element_type", "split-c15", "onnx13-c10",
            [](OpText &op) { op.results[1].element = "i32"; });
  cases.add("result_encoding", "split-c16", "",
            [](OpText &op) { op.results[1].encoding = "\"a\""; });
  cases.accept("all_encodings", [](OpText &op) {
    op.source.encoding = "\"a\"";
    for (TypeText &result : op.results)
      result.encoding = "\"a\"";
  });
}

void addUnknownTypes(Cases &cases) {
  cases.accept("source_unranked", [](OpText &op) { op.source.shape.reset(); });
  cases.accept("results_unranked", [](OpText &op) {
    for (TypeText &result : op.results)
      result.shape.reset();
  });
  cases.accept("all_unranked", [](OpText &op) {
    op.source.shape.reset();
    for (TypeText &result : op.results)
      result.shape.reset();
  });
  cases.accept("source_dynamic",
               [](OpText &op) { llvm::fill(*op.source.shape, kUnknown); });
  cases.accept("results_dynamic", [](OpText &op) {
    for (TypeText &result : op.results)
      llvm::fill(*result.shape, kUnknown);
  });
}

//===----------------------------------------------------------------------===//
// Rules of one form
//===----------------------------------------------------------------------===//

void addEqual(Cases &cases) {
  cases.addExtents("extent_plus_1", "split-c10", "onnx13-c9", 7, {2, 2, 2});
  cases.addExtents("extent_minus_1", "split-c10", "onnx13-c9", 5, {2, 2, 2});
  cases.addExtents("extent_0", "", "", 0, {0, 0, 0});
  cases.addExtents("extent_1", "split-c10", "onnx13-c9", 1, {0, 0, 0});
  cases.addExtents("one_result", "", "", 7, {7});
  cases.addExtents("extent_int64_max", "", "", kMax,
                   std::vector<int64_t>(7, kMax / 7));
  cases.addExtents("extent_int64_max_indivisible", "split-c10", "onnx13-c9",
                   kMax, {kMax / 2, kMax / 2});
  cases.addExtents("result_plus_1", "split-c13", "", 6, {2, 2, 3});
  cases.addExtents("result_minus_1", "split-c13", "", 6, {2, 1, 2});
  cases.addExtents("result_unknown", "", "", 6, {2, kUnknown, 2});
  cases.addExtents("unknown_extent_results_differ", "split-c13", "", kUnknown,
                   {2, kUnknown, 3});
  cases.addExtents("unknown_extent_int64_max", "", "", kUnknown,
                   {kMax / 3, kUnknown, kUnknown});
  cases.addExtents("unknown_extent_beyond_int64_max", "split-c14", "", kUnknown,
                   {kMax / 3 + 1, kUnknown, kUnknown});
  cases.addExtents("unknown_extent_beyond_int64_max_by_last", "split-c14", "",
                   kUnknown, {kUnknown, kUnknown, kMax / 3 + 1});
}

void addCounts(Cases &cases) {
  auto addCount = [&](const char *name, const char *label, int64_t count,
                      int64_t source, std::vector<int64_t> results) {
    cases.add(name, label, "", [&](OpText &op) {
      op.count = count;
      cases.place.setExtents(op, source, results);
    });
  };
  addCount("count_0", "split-c4", 0, 7, {7});
  addCount("count_0_no_results", "split-c1", 0, 7, {});
  addCount("count_0_unknown_extent", "split-c4", 0, kUnknown, {kUnknown});
  addCount("count_0_extent_0", "split-c4", 0, 0, {0});
  addCount("count_minus_1", "split-c4", -1, 7, {7});
  addCount("count_int64_min", "split-c4", kMin, 7, {7});
  addCount("count_1", "", 1, 7, {7});
  addCount("count_1_extent_0", "", 1, 0, {0});
  addCount("count_1_unknown_extent", "", 1, kUnknown, {kUnknown});
  addCount("count_int64_max", "", kMax, 7, {1, 1});
  addCount("results_count_plus_1", "split-c5", 4, 7, {2, 2, 2, 1, 0});
  addCount("results_count_plus_1_unknown_extent", "split-c5", 1, kUnknown,
           {kUnknown, kUnknown});
  addCount("results_count_minus_1", "", 4, 7, {2, 2, 2});
  addCount("one_result", "", 4, 7, {2});
  addCount("empty_last", "", 4, 9, {3, 3, 3, 0});
  addCount("empty_last_plus_1", "split-c13", 4, 9, {3, 3, 3, 1});
  addCount("short_before_empty", "", 4, 5, {2, 2, 1, 0});
  addCount("extent_below_count", "", 4, 2, {1, 1, 0, 0});
  addCount("extent_0", "", 4, 0, {0, 0, 0, 0});
  addCount("extent_0_result_1", "split-c13", 4, 0, {0, 0, 0, 1});
  addCount("first_plus_1", "split-c13", 4, 7, {3, 2, 2, 1});
  addCount("first_minus_1", "split-c13", 4, 7, {1, 2, 2, 1});
  addCount("last_plus_1", "split-c13", 4, 7, {2, 2, 2, 2});
  addCount("last_minus_1", "split-c13", 4, 7, {2, 2, 2, 0});
  constexpr int64_t quarter = int64_t(1) << 61;
  addCount("extent_int64_max", "", 4, kMax,
           {quarter, quarter, quarter, quarter - 1});
  addCount("extent_int64_max_last_plus_1", "split-c13", 4, kMax,
           {quarter, quarter, quarter, quarter});
  addCount("extent_and_count_int64_max", "", kMax, kMax, {1, 1});
  addCount("unknown_extent", "", 4, kUnknown, {2, 2, 1, 0});
  addCount("unknown_extent_last_larger", "split-c14", 4, kUnknown,
           {2, 2, 2, 3});
  addCount("unknown_extent_part_after_end", "split-c14", 4, kUnknown,
           {2, 1, 1, 0});
  addCount("unknown_extent_second_larger", "split-c14", 4, kUnknown,
           {2, 3, kUnknown, kUnknown});
  addCount("unknown_extent_third_larger", "split-c14", 4, kUnknown,
           {2, kUnknown, 3, kUnknown});
  addCount("unknown_extent_ends_early", "split-c14", 4, kUnknown,
           {2, 1, kUnknown, kUnknown});
  addCount("unknown_extent_ends_with_first", "split-c14", 4, kUnknown,
           {2, 0, kUnknown, kUnknown});
  addCount("unknown_extent_too_small", "split-c14", 4, kUnknown, {2, 2, 0, 0});
}

void addList(Cases &cases) {
  auto addSizes = [&](const char *name, const char *label,
                      const char *onnxLabel, int64_t source,
                      std::vector<int64_t> sizes) {
    cases.add(name, label, onnxLabel, [&](OpText &op) {
      op.sizes = sizes;
      for (int64_t &size : sizes)
        size = size < 0 ? kUnknown : size;
      cases.place.setExtents(op, source, sizes);
    });
  };
  addSizes("sum_plus_1", "split-c9", "onnx13-c8", 6, {1, 2, 4});
  addSizes("sum_minus_1", "split-c9", "onnx13-c8", 6, {1, 2, 2});
  addSizes("sum_with_zeros", "", "", 6, {0, 6, 0});
  addSizes("extent_0", "", "", 0, {0, 0, 0});
  addSizes("extent_0_sum_1", "split-c9", "onnx13-c8", 0, {0, 1, 0});
  addSizes("size_minus_1", "split-c8", "onnx13-c7", 6, {4, -1, 3});
  addSizes("first_size_minus_1", "split-c8", "onnx13-c7", 6, {-1, 4, 3});
  addSizes("last_size_minus_1_unknown_extent", "split-c8", "onnx13-c7",
           kUnknown, {4, 3, -1});
  addSizes("sum_int64_max", "", "", kMax, {kMax - 1, 0, 1});
  addSizes("sum_int64_max_unknown_extent", "", "", kUnknown, {kMax - 1, 0, 1});
  addSizes("sum_beyond_int64_max", "split-c9", "onnx13-c8", kUnknown,
           {kMax, 0, 1});
  addSizes("sum_wraps_to_extent", "split-c9", "onnx13-c8", 6, {kMax, kMax, 8});
  addSizes("one_size", "", "", 6, {6});
  auto addNumber = [&](const char *name, const char *label,
                       const char *onnxLabel, std::vector<int64_t> sizes) {
    cases.add(name, label, onnxLabel, [&](OpText &op) { op.sizes = sizes; });
  };
  addNumber("sizes_results_plus_1", "split-c7", "onnx13-c6", {1, 2, 3, 0});
  addNumber("sizes_results_minus_1", "split-c7", "onnx13-c6", {1, 5});
  addNumber("no_sizes", "split-c7", "onnx13-c6", {});
  cases.addExtents("result_plus_1", "split-c13", "", 6, {1, 3, 3});
  cases.addExtents("result_minus_1", "split-c13", "", 6, {1, 2, 2});
  cases.addExtents("result_unknown", "", "", 6, {1, kUnknown, 3});
  auto addCount = [&](const char *name, const char *label, int64_t count) {
    cases.add(name, label, "", [&](OpText &op) { op.count = count; });
  };
  addCount("count_sizes", "", 3);
  addCount("count_sizes_plus_1", "split-c6", 4);
  addCount("count_int64_max", "split-c6", kMax);
  addCount("count_sizes_minus_1", "split-c5", 2);
  addCount("count_0", "split-c4", 0);
}

void addMixed(Cases &cases) {
  auto addSizes = [&](const char *name, const char *label,
                      const char *onnxLabel, std::vector<int64_t> sizes) {
    cases.add(name, label, onnxLabel, [&](OpText &op) {
      op.sizes = sizes;
      for (TypeText &result : op.results)
        result = cases.place.getType(kUnknown);
    });
  };
  addSizes("known_sum_extent", "", "", {3, kUnknown, 3});
  addSizes("known_sum_extent_plus_1", "split-c9", "onnx13-c8",
           {4, kUnknown, 3});
  addSizes("size_minus_1", "split-c8", "onnx13-c7", {kUnknown, kUnknown, -1});
  addSizes("sizes_results_plus_1", "split-c7", "onnx13-c6",
           {1, kUnknown, 3, kUnknown});
  addSizes("sizes_results_minus_1", "split-c7", "onnx13-c6", {1, kUnknown});
  cases.addExtents("result_tells_sum", "", "", 6, {1, 2, 3});
  cases.addExtents("result_tells_sum_plus_1", "split-c9", "onnx13-c8", 6,
                   {1, 3, 3});
  cases.addExtents("result_tells_sum_minus_1", "split-c9", "onnx13-c8", 6,
                   {1, 1, 3});
  cases.addExtents("result_plus_1", "split-c13", "", 6, {2, kUnknown, 3});
  cases.addExtents("result_minus_1", "split-c13", "", 6, {1, kUnknown, 2});
  cases.add("count_sizes_plus_1", "split-c6", "",
            [](OpText &op) { op.count = 4; });
}

void addTensor(Cases &cases) {
  auto addType = [&](const char *name, const char *label, const char *onnxLabel,
                     int64_t number, const char *element) {
    cases.add(name, label, onnxLabel, [&](OpText &op) {
      op.sizesTensor = TypeText{{{number}}, element};
    });
  };
  addType("sizes_results_plus_1", "split-c7", "onnx13-c6", 4, "i64");
  addType("sizes_results_minus_1", "split-c7", "onnx13-c6", 2, "i64");
  addType("no_sizes", "split-c7", "onnx13-c6", 0, "i64");
  addType("number_unknown", "", "", kUnknown, "i64");
  addType("sizes_i32", "", "onnx13-c5", 3, "i32");
  addType("sizes_index", "", "onnx13-c5", 3, "index");
  cases.addExtents("results_tell_sum", "", "", 6, {1, 2, 3});
  cases.addExtents("results_tell_sum_plus_1", "split-c9", "onnx13-c8", 6,
                   {1, 2, 4});
  cases.addExtents("results_tell_sum_minus_1", "split-c9", "onnx13-c8", 6,
                   {1, 2, 2});
  cases.addExtents("known_sum_extent", "", "", 6, {3, kUnknown, 3});
  cases.addExtents("known_sum_extent_plus_1", "split-c9", "onnx13-c8", 6,
                   {4, kUnknown, 3});
  cases.addExtents("known_sum_beyond_int64_max", "split-c9", "onnx13-c8",
                   kUnknown, {kMax, kUnknown, 1});
  cases.add("count_sizes_plus_1", "split-c6", "",
            [](OpText &op) { op.count = 4; });
  cases.add("count_sizes_minus_1", "split-c5", "",
            [](OpText &op) { op.count = 2; });
}

//===----------------------------------------------------------------------===//
// The matrix
//===----------------------------------------------------------------------===//

struct FormInfo {
  Form form;
  const char *name;
  void (*add)(Cases &cases);
};

constexpr FormInfo formInfos[] = {
    {Form::Equal, "equal", addEqual},    {Form::Count, "count", addCounts},
    {Form::List, "list", addList},       {Form::Mixed, "mixed", addMixed},
    {Form::Tensor, "tensor", addTensor},
};

std::vector<VerifyCase> makeCases(int64_t rank) {
  std::vector<VerifyCase> all;
  for (const FormInfo &info : formInfos) {
    for (int64_t axis = 0; axis < rank; ++axis) {
      Cases cases(std::string(info.name) + "_at_" + std::to_string(axis),
                  info.form, {rank, axis}, all);
      addAxes(cases);
    }
    Cases cases(info.name, info.form, {rank, (rank - 1) / 2}, all);
    addResults(cases);
    addUnknownTypes(cases);
    info.add(cases);
  }
  return all;
}

/// Where there is no axis, none is in range.
std::vector<VerifyCase> makeRank0Cases() {
  std::vector<VerifyCase> cases;
  for (const FormInfo &info : formInfos) {
    OpText op = makeOp(info.form, {1, 0});
    op.source.shape->clear();
    for (TypeText &result : op.results)
      result.shape->clear();
    auto add = [&](const char *name, std::optional<int64_t> axis) {
      op.axis = axis;
      std::string prefix = std::string(info.name) + "_axis_" + name;
      op.isOnnx = false;
      cases.push_back({prefix, op, "split-c2"});
      op.isOnnx = true;
      cases.push_back({prefix + "_onnx", op, "onnx13-c2"});
    };
    add("left_out", std::nullopt);
    add("0", 0);
    add("minus_1", -1);
    add("int64_max", kMax);
    add("int64_min", kMin);
  }
  return cases;
}

/// The element types of Split-13 and some others.
std::vector<VerifyCase> makeElementCases() {
  std::vector<VerifyCase> cases;
  auto add = [&](const std::string &element, const char *onnxLabel) {
    OpText op = makeOp(Form::Equal, {2, 1});
    op.source.element = element;
    for (TypeText &result : op.results)
      result.element = element;
    std::string name = element;
    llvm::erase_if(name, [](char c) { return !llvm::isAlnum(c); });
    cases.push_back({name, op, ""});
    op.isOnnx = true;
    cases.push_back({name + "_onnx", op, onnxLabel});
  };
  for (const char *element : {"bf16", "f16", "f32", "f64", "i1", "i8", "i16",
                              "i32", "i64", "ui8", "ui16", "ui32", "ui64",
                              "complex<f32>", "complex<f64>", "!split.string"})
    add(element, "");
  for (const char *element : {"i4", "ui4", "f8E4M3FN", "i128", "index", "tf32",
                              "complex<i32>", "vector<2xf32>"})
    add(element, "onnx13-c1");
  return cases;
}

class Verify : public testing::TestWithParam<VerifyCase> {};

TEST_P(Verify, AcceptsOrNamesTheClause) {
  std::string text = GetParam().op.get();
  SCOPED_TRACE(text);
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&getContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message += diagnostic.str() + "\n";
                                          return mlir::success();
                                        });
  bool isAccepted =
      bool(mlir::parseSourceString<mlir::ModuleOp>(text, &getContext()));
  if (GetParam().label.empty()) {
    EXPECT_TRUE(isAccepted) << message;
    return;
  }
  EXPECT_FALSE(isAccepted);
  EXPECT_EQ(message.find("'split.split' op [" + GetParam().label + "] "), 0u)
      << "expected " << GetParam().label << ", but got: " << message;
}

std::string getCaseName(const testing::TestParamInfo<VerifyCase> &info) {
  return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Rank0, Verify, testing::ValuesIn(makeRank0Cases()),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank1, Verify, testing::ValuesIn(makeCases(1)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank2, Verify, testing::ValuesIn(makeCases(2)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank3, Verify, testing::ValuesIn(makeCases(3)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank4, Verify, testing::ValuesIn(makeCases(4)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank5, Verify, testing::ValuesIn(makeCases(5)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank6, Verify, testing::ValuesIn(makeCases(6)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank7, Verify, testing::ValuesIn(makeCases(7)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Rank8, Verify, testing::ValuesIn(makeCases(8)),
                         getCaseName);
INSTANTIATE_TEST_SUITE_P(Elements, Verify,
                         testing::ValuesIn(makeElementCases()), getCaseName);

} // namespace
