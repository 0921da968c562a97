//===- PlanTest.cpp - Tests of plans --------------------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Plan.h"

#include "split/Specs/PartArithmetic.h"

#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace split;

namespace {
using Family = SpecId::Family;

const SpecId kNnrt = {Family::Nnrt};
const SpecId kNnrtRuntime = {Family::Nnrt, 1, /*runtime=*/true};
const SpecId kAtb = {Family::Atb};

SpecId onnx(int64_t opset) { return {Family::Onnx, opset}; }

SplitDesc makeDesc(Shape shape, int64_t numResults) {
  SplitDesc desc;
  desc.shape = std::move(shape);
  desc.elementKind = ElementKind::F16;
  desc.axis = 0;
  desc.results.resize(numResults);
  return desc;
}

SplitDesc makeSizes(Shape shape, llvm::ArrayRef<int64_t> sizes) {
  SplitDesc desc = makeDesc(std::move(shape), sizes.size());
  desc.sizes = SizesDesc::list(sizes);
  return desc;
}

SplitDesc makeCount(Shape shape, int64_t count, int64_t numResults) {
  SplitDesc desc = makeDesc(std::move(shape), numResults);
  desc.count = count;
  return desc;
}

std::string spellValue(const PlanValue &value) {
  if (value.part)
    return "#" + std::to_string(*value.part);
  return value.step ? "@" + std::to_string(*value.step) : "-";
}

/// The steps, as in "@0: axis 0 sizes 2,4 -> #0 @1".
std::vector<std::string> spellSteps(const Plan &plan) {
  std::vector<std::string> lines;
  for (auto [index, step] : llvm::enumerate(plan.steps)) {
    std::string line = "@" + std::to_string(index) + ": axis " +
                       std::to_string(step.form.getAxis());
    if (step.form.count)
      line += " count " + std::to_string(*step.form.count);
    if (step.form.sizes) {
      line += " sizes ";
      for (auto [part, size] : llvm::enumerate(step.form.sizes->values))
        line +=
            (part ? "," : "") + (size == kUnknown ? "?" : std::to_string(size));
    }
    line += " ->";
    for (const PlanValue &value : step.results)
      line += " " + spellValue(value);
    lines.push_back(line);
  }
  return lines;
}

using Lines = std::vector<std::string>;

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

TEST(PlanTest, WhatConformsStaysAsWritten) {
  SplitDesc desc = makeDesc({6}, 2);
  desc.axis = -1;
  Plan plan = planSplit(kAtb, desc);
  EXPECT_EQ(plan.kind, Plan::Kind::Conforms);
  EXPECT_TRUE(plan.isAsWritten);
  EXPECT_EQ(plan.getText(), "conforms");
}

TEST(PlanTest, AnotherFormIsOneOp) {
  Plan plan = planSplit(onnx(13), makeCount({7}, 4, 3));
  EXPECT_EQ(plan.kind, Plan::Kind::Rewritten);
  EXPECT_EQ(plan.getText(), "rewritten: 1 op, 0 extra bytes moved");
  EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 0 sizes 2,2,2,1 -> #0 #1 #2 -"});
  // Where the axis is left out.
  SplitDesc bare = makeDesc({6}, 2);
  bare.axis.reset();
  EXPECT_TRUE(planSplit(onnx(13), bare).isAsWritten);
  EXPECT_EQ(spellSteps(planSplit(onnx(1), bare)), Lines{"@0: axis 0 -> #0 #1"});
}

TEST(PlanTest, AnUnknownDecidesWhatIsWritten) {
  Plan plan = planSplit(kAtb, makeDesc({kUnknown}, 2));
  EXPECT_EQ(plan.kind, Plan::Kind::Undecided);
  EXPECT_FALSE(plan.isRefused);
  EXPECT_TRUE(plan.isAsWritten);
  EXPECT_EQ(plan.getText(), "undecided: waits for the extent of axis 0 of x");
  // Of an unranked source no sizes can be made.
  SplitDesc unranked = makeCount({}, 2, 2);
  unranked.shape.reset();
  plan = planSplit(onnx(13), unranked);
  EXPECT_TRUE(plan.isRefused);
  EXPECT_EQ(plan.getText(),
            "undecided: cannot be rewritten before the rank of input is known");
}

TEST(PlanTest, PartsByCountAreNotTakenForEqual) {
  // Of 7 they are 4 and 3.
  SplitDesc desc = makeCount({kUnknown}, 2, 2);
  for (const SpecId &spec : {onnx(2), onnx(11), kAtb, kNnrtRuntime}) {
    Plan plan = planSplit(spec, desc);
    EXPECT_EQ(plan.kind, Plan::Kind::Undecided);
    EXPECT_TRUE(plan.isRefused) << getSpecName(spec);
    EXPECT_NE(plan.getText().find("cannot be rewritten before the extent of "
                                  "axis 0"),
              std::string::npos)
        << plan.getText();
  }
  // Where sizes can be computed, they are.
  for (const SpecId &spec : {onnx(13), kNnrt}) {
    Plan plan = planSplit(spec, desc);
    EXPECT_FALSE(plan.isRefused) << getSpecName(spec);
    EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 0 sizes ?,? -> #0 #1"});
  }
  // Neither are those of which only some have results.
  EXPECT_TRUE(planSplit(kAtb, makeCount({kUnknown}, 3, 2)).isRefused);
  // Seven in a row are no tree of ATB even if they are equal.
  EXPECT_EQ(planSplit(kAtb, makeCount({kUnknown}, 7, 7)).verdict.label,
            "atb-c11");
}

TEST(PlanTest, PartsByCountAreEqualWhereTheyMustBe) {
  SplitDesc desc = makeCount({kUnknown}, 4, 4);
  auto ask = [](const SpecId &spec) {
    return [spec](const SplitDesc &desc) { return checkSpecRules(spec, desc); };
  };
  EXPECT_TRUE(wantsEqualParts(ask(kNnrt), desc));
  EXPECT_FALSE(wantsEqualParts(ask(onnx(18)), desc));
  PlanOptions options;
  options.areEqual = true;
  EXPECT_EQ(spellSteps(planSplit(onnx(2), desc, options)),
            Lines{"@0: axis 0 -> #0 #1 #2 #3"});
  EXPECT_EQ(planSplit(kAtb, desc, options).steps.size(), 3U);
  EXPECT_TRUE(planSplit(kNnrt, desc, options).isAsWritten);
  EXPECT_TRUE(planSplit(onnx(2), desc).isRefused);
}

TEST(PlanTest, TheLabelIsOfWhatCannotBeHelped) {
  auto getLabel = [](const SpecId &spec, const SplitDesc &desc) {
    Plan plan = planSplit(spec, desc);
    EXPECT_TRUE(plan.isRefused);
    EXPECT_EQ(plan.kind, Plan::Kind::Impossible);
    return plan.verdict.label;
  };
  auto makeF32 = [](SplitDesc desc) {
    desc.elementKind = ElementKind::F32;
    return desc;
  };
  EXPECT_EQ(getLabel(kAtb, makeF32(makeDesc({6}, 2))), "atb-c7");
  // Not that there are too many parts, nor axes.
  EXPECT_EQ(getLabel(kAtb, makeF32(makeDesc({10}, 5))), "atb-c7");
  EXPECT_EQ(getLabel(kAtb, makeF32(makeDesc({4, 1, 1, 1, 1, 1, 1, 1, 2}, 4))),
            "atb-c7");
  SpecId training = kAtb;
  training.product = AtbProduct::AtlasTraining;
  SplitDesc brain = makeDesc({10}, 5);
  brain.elementKind = ElementKind::BF16;
  EXPECT_EQ(getLabel(training, brain), "atb-c9");
  EXPECT_EQ(getLabel(kNnrt, brain), "nnrt-c1");
  EXPECT_EQ(getLabel(kAtb, makeSizes({kUnknown}, {2, kUnknown, 1, 4, 5})),
            "atb-c11");
  EXPECT_EQ(getLabel(kAtb, makeDesc({5, int64_t(1) << 40}, 5)), "atb-c6");
}

TEST(PlanTest, TextsAreAsDocumented) {
  SplitDesc desc = makeDesc({10}, 5);
  desc.elementKind = ElementKind::F32;
  EXPECT_EQ(planSplit(kAtb, desc).getText(),
            "impossible: [atb-c7] x must have one of the element types f16, "
            "i64 and bf16, but has f32 (ERROR_INVALID_TENSOR_INI_MATCH)");
  EXPECT_EQ(planSplit(kAtb, makeDesc({4, kUnknown}, 4)).getText(),
            "undecided: waits for the extent of axis 1 of x; rewritten: 2 ops, "
            "an unknown number of extra bytes moved");
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

TEST(PlanTest, EqualPartsOfATreeNeedNoSizes) {
  SplitDesc desc = makeDesc({5, 18}, 9);
  desc.axis = -1;
  Plan plan = planSplit(kAtb, desc);
  EXPECT_EQ(spellSteps(plan),
            (Lines{"@0: axis 1 -> @1 @2 @3", "@1: axis 1 -> #0 #1 #2",
                   "@2: axis 1 -> #3 #4 #5", "@3: axis 1 -> #6 #7 #8"}));
  EXPECT_EQ(plan.extraBytes, 5U * 18 * 2);
}

TEST(PlanTest, I64IsCutIntoTwo) {
  SplitDesc desc = makeSizes({6}, {1, 2, 3});
  desc.elementKind = ElementKind::I64;
  Plan plan = planSplit(kAtb, desc);
  EXPECT_EQ(spellSteps(plan),
            (Lines{"@0: axis 0 -> @1 #2", "@1: axis 0 sizes 1,2 -> #0 #1"}));
  EXPECT_EQ(plan.getText(), "rewritten: 2 ops, 24 extra bytes moved");
}

TEST(PlanTest, PartsWithoutElementsAreLeftOut) {
  Plan plan = planSplit(kAtb, makeSizes({6}, {0, 2, 0, 4, 0}));
  EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 0 sizes 2,4 -> #1 #3"});
  EXPECT_EQ(plan.emptyParts, (llvm::SmallVector<size_t>{0, 2, 4}));
  plan = planSplit(kNnrtRuntime, makeSizes({6}, {0, 2, 4}));
  EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 0 sizes 2,4 -> #1 #2"});
  // One that is left is the source.
  plan = planSplit(kAtb, makeSizes({6}, {0, 6}));
  EXPECT_EQ(plan.getText(), "rewritten: 0 ops, 0 extra bytes moved");
  EXPECT_EQ(plan.source.part, 1U);
  EXPECT_EQ(planSplit(kAtb, makeDesc({6}, 1)).source.part, 0U);
  // None has elements.
  for (const Shape &shape : {Shape{0, 2}, Shape{6, 0}}) {
    plan = planSplit(kAtb, makeDesc(shape, 3));
    EXPECT_EQ(plan.kind, Plan::Kind::Rewritten);
    EXPECT_TRUE(plan.steps.empty() && !plan.source.part);
    EXPECT_EQ(plan.emptyParts.size(), 3U);
  }
}

TEST(PlanTest, UnusedNeighboursAreOnePart) {
  llvm::SmallVector<bool> used = {false, false, true, false, false};
  SplitDesc desc = makeSizes({15}, {1, 2, 3, 4, 5});
  EXPECT_EQ(spellSteps(planSplit(kAtb, desc, {used})),
            Lines{"@0: axis 0 sizes 3,3,9 -> - #2 -"});
  // Also over one without elements.
  desc = makeSizes({15}, {1, 2, 3, 0, 9});
  used = {true, false, false, true, false};
  Plan plan = planSplit(kAtb, desc, {used});
  EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 0 sizes 1,14 -> #0 -"});
  EXPECT_EQ(plan.emptyParts, (llvm::SmallVector<size_t>{3}));
  // What conforms is not touched.
  EXPECT_TRUE(planSplit(kNnrt, desc, {used}).isAsWritten);
  used.assign(5, false);
  plan = planSplit(kAtb, desc, {used});
  EXPECT_TRUE(plan.steps.empty() && plan.emptyParts.empty());
}

TEST(PlanTest, ManyAxesBecomeThree) {
  SplitDesc desc = makeDesc({2, 3, 2, 6, 2, 1, 1, 1, 5}, 3);
  desc.axis = 3;
  Plan plan = planSplit(kAtb, desc);
  EXPECT_TRUE(plan.isCollapsed);
  ASSERT_EQ(plan.steps.size(), 1U);
  EXPECT_EQ(*plan.steps[0].form.shape, (Shape{12, 6, 10}));
  EXPECT_EQ(spellSteps(plan), Lines{"@0: axis 1 -> #0 #1 #2"});
  PlanOptions options;
  options.canCollapse = false;
  EXPECT_EQ(planSplit(kAtb, desc, options).verdict.label, "atb-c4");
  // Axes that need not be reshaped are not.
  desc.shape->pop_back();
  EXPECT_FALSE(planSplit(kAtb, desc).isCollapsed);
  // At the ends there is nothing to put together.
  desc = makeDesc({6, 3, 2, kUnknown, 2, 1, 1, 1, 5}, 3);
  plan = planSplit(kAtb, desc);
  EXPECT_EQ(*plan.steps[0].form.shape, (Shape{6, kUnknown}));
  desc = makeDesc({1, 3, 2, 2, 2, 1, 1, 1, 4, 6}, 2);
  desc.axis = -1;
  EXPECT_EQ(*planSplit(kAtb, desc).steps[0].form.shape, (Shape{96, 6}));
}

TEST(PlanTest, UnknownExtentsAreCutIntoEqualParts) {
  auto getNumSteps = [](int64_t numParts, ElementKind kind) {
    SplitDesc desc = makeDesc({kUnknown, 4}, numParts);
    desc.elementKind = kind;
    Plan plan = planSplit(kAtb, desc);
    EXPECT_EQ(plan.isRefused, plan.verdict.isViolation());
    return plan.isRefused ? -1 : int64_t(plan.steps.size());
  };
  for (auto [numParts, numSteps] : std::map<int64_t, int64_t>{
           {4, 3}, {6, 3}, {9, 4}, {12, 7}, {5, -1}, {10, -1}, {7, -1}})
    EXPECT_EQ(getNumSteps(numParts, ElementKind::F16), numSteps) << numParts;
  for (auto [numParts, numSteps] :
       std::map<int64_t, int64_t>{{4, 3}, {8, 7}, {3, -1}, {6, -1}})
    EXPECT_EQ(getNumSteps(numParts, ElementKind::I64), numSteps) << numParts;
  // Nothing is cut for parts that nobody uses.
  llvm::SmallVector<bool> used = {false, false, false, true};
  EXPECT_EQ(spellSteps(planSplit(kAtb, makeDesc({kUnknown}, 4), {used})),
            (Lines{"@0: axis 0 -> - @1", "@1: axis 0 -> - #3"}));
  // Extents in the types of results are as good as sizes.
  SplitDesc desc = makeDesc({kUnknown}, 5);
  desc.results[2].shape = Shape{2};
  EXPECT_EQ(planSplit(kAtb, desc).steps.size(), 2U);
}

TEST(PlanTest, OtherSpecificationsGetTreesToo) {
  Plan plan = planSplit(kNnrtRuntime, makeDesc({600}, 300));
  EXPECT_EQ(plan.getText(), "rewritten: 2 ops, 404 extra bytes moved");
  auto atMostFour = [](const SplitDesc &desc) {
    return desc.getNumResults() <= 4 ? Verdict::conforms()
                                     : Verdict::violates("too many");
  };
  EXPECT_EQ(planSplit(atMostFour, makeDesc({11}, 11)).steps.size(), 4U);
}

//===----------------------------------------------------------------------===//
// What plans compute
//===----------------------------------------------------------------------===//

/// Where each part begins, by carrying out `plan` on a source of `extent`.
std::map<size_t, int64_t> carryOut(const Plan &plan, int64_t extent) {
  std::map<size_t, int64_t> begins;
  struct Run {
    int64_t begin = 0, size = 0;
  };
  std::vector<Run> runs(plan.steps.size());
  auto set = [&](const PlanValue &value, Run run) {
    if (value.part)
      begins[*value.part] = run.begin;
    if (value.step)
      runs[*value.step] = run;
  };
  set(plan.source, {0, extent});
  for (auto [step, run] : llvm::zip_equal(plan.steps, runs)) {
    const SplitDesc &form = step.form;
    EXPECT_EQ((*form.shape)[form.getAxis()], run.size);
    int64_t begin = run.begin;
    for (auto [index, value] : llvm::enumerate(step.results)) {
      int64_t size = form.sizes ? form.sizes->values[index]
                                : run.size / form.getNumResults();
      set(value, {begin, size});
      begin += size;
    }
    EXPECT_EQ(begin, run.begin + run.size);
  }
  return begins;
}

TEST(PlanTest, EachPartIsWhereItWas) {
  std::mt19937 random(22);
  for (int64_t number = 2; number <= 40; ++number) {
    for (int round = 0; round < 60; ++round) {
      llvm::SmallVector<int64_t> sizes;
      llvm::SmallVector<bool> used;
      int64_t extent = 0;
      for (int64_t part = 0; part < number; ++part) {
        extent += sizes.emplace_back(random() % 6);
        used.push_back(round % 2 || random() % 4);
      }
      SplitDesc desc = makeSizes({3, extent}, sizes);
      desc.axis = 1;
      desc.elementKind = round % 3 ? ElementKind::F16 : ElementKind::I64;
      Plan plan = planSplit(kAtb, desc, {used});
      ASSERT_FALSE(plan.isRefused) << plan.getText();
      if (plan.isAsWritten)
        continue;
      std::map<size_t, int64_t> begins = carryOut(plan, extent);
      int64_t begin = 0;
      for (auto [part, size] : llvm::enumerate(sizes)) {
        if (size != 0 && used[part]) {
          EXPECT_EQ(begins.at(part), begin);
        }
        EXPECT_EQ(llvm::is_contained(plan.emptyParts, part),
                  size == 0 && used[part]);
        begin += size;
      }
      for (const PlanStep &step : plan.steps)
        EXPECT_TRUE(checkSplit(kAtb, step.form).isConforming());
    }
  }
}
} // namespace
