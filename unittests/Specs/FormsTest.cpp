//===- FormsTest.cpp - Tests of the ways to say the same split ------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Specs/Forms.h"

#include "split/Specs/PartArithmetic.h"

#include <gtest/gtest.h>
#include <random>

using namespace split;

namespace {
using Family = SpecId::Family;

const SpecId kNnrt = {Family::Nnrt};
const SpecId kAtb = {Family::Atb};

SpecId onnx(int64_t opset) { return {Family::Onnx, opset}; }

/// A split of `shape` of f16 along axis 0.
SplitDesc makeDesc(Shape shape, int64_t numResults) {
  SplitDesc desc;
  desc.shape = std::move(shape);
  desc.elementKind = ElementKind::F16;
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

/// How `desc` is said, as in "axis 1 count 2 sizes 3,3".
std::string spell(const SplitDesc &desc) {
  std::string text = "axis " + std::to_string(desc.getAxis());
  if (desc.count)
    text += " count " + std::to_string(*desc.count);
  if (!desc.sizes)
    return text;
  text += " sizes ";
  for (auto [index, size] : llvm::enumerate(desc.sizes->values))
    text +=
        (index ? "," : "") + (size == kUnknown ? "?" : std::to_string(size));
  return text;
}

std::vector<std::string> spellForms(const SplitDesc &desc) {
  std::vector<std::string> forms;
  for (const SplitDesc &form : getEquivalentForms(desc))
    forms.push_back(spell(form));
  return forms;
}

using Strings = std::vector<std::string>;

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

TEST(FormsTest, EqualPartsHaveAllForms) {
  Strings rest = {"axis 0 sizes 3,3", "axis 0 count 2 sizes 3,3", "axis 0",
                  "axis 0 count 2"};
  auto expect = [&](const SplitDesc &desc, llvm::StringRef own) {
    Strings all = {own.str()};
    all.insert(all.end(), rest.begin(), rest.end());
    EXPECT_EQ(spellForms(desc), all);
  };
  expect(makeDesc({6}, 2), "axis 0");
  expect(makeCount({6}, 2, 2), "axis 0 count 2");
  expect(makeSizes({6}, {3, 3}), "axis 0 sizes 3,3");
}

TEST(FormsTest, PartsOfACountCannotBeCalledEqual) {
  EXPECT_EQ(spellForms(makeCount({7}, 3, 3)),
            (Strings{"axis 0 count 3", "axis 0 sizes 3,3,1",
                     "axis 0 count 3 sizes 3,3,1", "axis 0 count 3"}));
  // 2,1 are the parts of 3 in two; 1,2 are not.
  EXPECT_EQ(spellForms(makeSizes({3}, {2, 1})).back(), "axis 0 count 2");
  EXPECT_EQ(spellForms(makeSizes({3}, {1, 2})),
            (Strings{"axis 0 sizes 1,2", "axis 0 sizes 1,2",
                     "axis 0 count 2 sizes 1,2"}));
}

TEST(FormsTest, LeftOutPartsBecomeResults) {
  llvm::SmallVector<SplitDesc, 0> forms =
      getEquivalentForms(makeCount({6}, 3, 2));
  ASSERT_EQ(forms.size(), 5U);
  EXPECT_EQ(forms.front().getNumResults(), 2);
  for (const SplitDesc &form : llvm::drop_begin(forms))
    EXPECT_EQ(form.getNumResults(), 3);
  EXPECT_EQ(spell(forms[1]), "axis 0 sizes 2,2,2");
  // But not more than memory has room for.
  EXPECT_EQ(getEquivalentForms(makeCount({6}, 1 << 16, 2)).size(), 4U);
  EXPECT_EQ(getEquivalentForms(makeCount({6}, (1 << 16) + 1, 2)).size(), 1U);
}

TEST(FormsTest, AxisIsWrittenFromTheFrontWhereItIsKnown) {
  SplitDesc desc = makeSizes({4, 6}, {2, 4});
  desc.axis = -1;
  EXPECT_EQ(spellForms(desc), (Strings{"axis -1 sizes 2,4", "axis 1 sizes 2,4",
                                       "axis 1 count 2 sizes 2,4"}));
  desc.shape.reset();
  EXPECT_EQ(spellForms(desc)[1], "axis -1 sizes 2,4");
}

TEST(FormsTest, UnknownExtentKeepsWhatIsSaid) {
  EXPECT_EQ(spellForms(makeDesc({kUnknown}, 2)),
            (Strings{"axis 0", "axis 0 sizes ?,?", "axis 0 count 2 sizes ?,?",
                     "axis 0", "axis 0 count 2"}));
  // Of so many parts only a run tells whether they are equal.
  EXPECT_EQ(spellForms(makeCount({kUnknown}, 2, 2)),
            (Strings{"axis 0 count 2", "axis 0 sizes ?,?",
                     "axis 0 count 2 sizes ?,?", "axis 0 count 2"}));
  EXPECT_EQ(spellForms(makeSizes({kUnknown}, {kUnknown, 2})),
            (Strings{"axis 0 sizes ?,2", "axis 0 sizes ?,2",
                     "axis 0 count 2 sizes ?,2"}));
}

/// A split that keeps the rules of every split.
SplitDesc makeRandom(std::mt19937 &random) {
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  int64_t rank = pick(1, 4), axis = pick(0, rank - 1), parts = pick(1, 5);
  Shape shape;
  for (int64_t dim = 0; dim < rank; ++dim)
    shape.push_back(pick(0, 9));
  SplitDesc desc = makeDesc(shape, parts);
  desc.axis = pick(0, 1) ? axis : axis - rank;
  int64_t &extent = (*desc.shape)[axis];
  switch (pick(0, 2)) {
  case 0:
    extent = parts * pick(0, 4);
    break;
  case 1:
    desc.count = parts + pick(0, 2);
    break;
  case 2:
    desc.sizes = SizesDesc::list({});
    extent = 0;
    for (int64_t part = 0; part < parts; ++part)
      extent += desc.sizes->values.emplace_back(pick(0, 3));
    desc.sizes->number = parts;
    if (pick(0, 1))
      desc.count = parts;
  }
  return desc;
}

/// The sizes of the parts that `desc` has results for, out of what it says
/// alone.
llvm::SmallVector<int64_t> computeSizes(const SplitDesc &desc, int64_t extent) {
  if (desc.sizes)
    return desc.sizes->values;
  llvm::SmallVector<int64_t> sizes;
  int64_t left = extent, count = desc.count.value_or(desc.getNumResults());
  for (int64_t part = 0; part < desc.getNumResults(); ++part) {
    sizes.push_back(std::min(left, (extent + count - 1) / count));
    left -= sizes.back();
  }
  return sizes;
}

TEST(FormsTest, AllFormsHaveTheSameParts) {
  std::mt19937 random(7);
  for (int round = 0; round < 5000; ++round) {
    SplitDesc desc = makeRandom(random);
    ASSERT_TRUE(checkCommonRules(desc).isConforming()) << spell(desc);
    int64_t rank = desc.shape->size();
    int64_t axis = *normalizeAxis(*desc.axis, rank);
    int64_t extent = (*desc.shape)[axis];
    llvm::SmallVector<int64_t> sizes = computeSizes(desc, extent);
    for (const SplitDesc &form : getEquivalentForms(desc)) {
      llvm::SmallVector<int64_t> formSizes = computeSizes(form, extent);
      ASSERT_GE(formSizes.size(), sizes.size());
      EXPECT_EQ(llvm::ArrayRef<int64_t>(formSizes).take_front(sizes.size()),
                llvm::ArrayRef<int64_t>(sizes))
          << spell(desc) << " of " << extent << " as " << spell(form);
      EXPECT_EQ(normalizeAxis(form.getAxis(), rank), axis);
      EXPECT_TRUE(checkCommonRules(form).isConforming()) << spell(form);
    }
  }
}

TEST(FormsTest, TheBestFormIsOneOfThem) {
  std::mt19937 random(11);
  for (int round = 0; round < 2000; ++round) {
    SplitDesc desc = makeRandom(random);
    for (const SpecId &spec :
         {onnx(1), onnx(2), onnx(11), onnx(13), onnx(18), kNnrt, kAtb}) {
      FormVerdict best = checkBestForm(spec, desc);
      EXPECT_EQ(best.verdict.getText(), checkSplit(spec, best.form).getText());
      Strings forms = spellForms(desc);
      EXPECT_TRUE(llvm::is_contained(forms, spell(best.form)));
      bool canConform =
          llvm::any_of(getEquivalentForms(desc), [&](const SplitDesc &form) {
            return checkSplit(spec, form).isConforming();
          });
      EXPECT_EQ(best.verdict.isConforming(), canConform) << spell(desc);
    }
  }
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

/// The form in which `desc` conforms to `spec`, or what is wrong.
std::string spellConforming(const SpecId &spec, const SplitDesc &desc) {
  FormVerdict best = checkBestForm(spec, desc);
  return best.verdict.isConforming() ? spell(best.form)
                                     : best.verdict.getText();
}

TEST(FormsTest, EachSpecificationGetsAFormThatItHas) {
  SplitDesc uneven = makeCount({2, 7}, 3, 3);
  uneven.axis = -1;
  // No number before Split-18, and none with sizes.
  for (int64_t opset : {1, 2, 11, 13})
    EXPECT_EQ(spellConforming(onnx(opset), uneven), "axis 1 sizes 3,3,1");
  EXPECT_EQ(spellConforming(onnx(18), uneven), "axis -1 count 3");
  EXPECT_EQ(spellConforming(kNnrt, uneven), "axis 1 sizes 3,3,1");
  EXPECT_EQ(spellConforming(kAtb, uneven), "axis 1 sizes 3,3,1");

  SplitDesc equal = makeDesc({6}, 2);
  EXPECT_EQ(spellConforming(onnx(1), equal), "axis 0");
  EXPECT_EQ(spellConforming(onnx(18), equal), "axis 0 sizes 3,3");
  EXPECT_EQ(spellConforming(kNnrt, equal), "axis 0");
  // ATB has no empty parts.
  EXPECT_EQ(spellConforming(kNnrt, makeSizes({6}, {6, 0})), "axis 0 sizes 6,0");
  EXPECT_EQ(checkBestForm(kAtb, makeSizes({6}, {6, 0})).verdict.label,
            "atb-c14");
}

TEST(FormsTest, AnUnknownDecides) {
  SplitDesc desc = makeCount({kUnknown, 2}, 2, 2);
  for (const SpecId &spec : {onnx(2), kNnrt, kAtb}) {
    FormVerdict best = checkBestForm(spec, desc);
    EXPECT_TRUE(best.verdict.isUndecided()) << best.verdict.getText();
    EXPECT_NE(best.verdict.message, "");
  }
  EXPECT_TRUE(checkBestForm(onnx(18), desc).verdict.isConforming());
  // With a part left out, they are not equal parts of the whole.
  EXPECT_EQ(checkBestForm(onnx(2), makeCount({kUnknown}, 3, 2)).verdict.label,
            "onnx2-c5");
}

TEST(FormsTest, TheViolationIsTheDeepest) {
  // Written as it is, ONNX has no number yet (c4); as sizes, the type is fine
  // and the sizes are no constants (c5).
  SplitDesc desc = makeCount({kUnknown}, 3, 2);
  EXPECT_EQ(checkSplit(onnx(2), desc).label, "onnx2-c4");
  EXPECT_EQ(checkBestForm(onnx(2), desc).verdict.label, "onnx2-c5");
  // Of a type that no form can help it is that, in the split's own words.
  desc.elementKind = ElementKind::BF16;
  EXPECT_EQ(checkBestForm(onnx(2), desc).verdict.label, "onnx2-c1");
  EXPECT_EQ(spell(checkBestForm(onnx(2), desc).form), "axis 0 count 3");
  // ATB wants sizes with the axis from the front (c12), but at least 1 (c14).
  SplitDesc hollow = makeSizes({4, 6}, {0, 6});
  hollow.axis = -1;
  EXPECT_EQ(checkSplit(kAtb, hollow).label, "atb-c12");
  EXPECT_EQ(checkBestForm(kAtb, hollow).verdict.label, "atb-c14");
  // Rules of every split come after those of the specification.
  SplitDesc torn = makeCount({6, 2}, 2, 2);
  torn.results[0].shape = Shape{3, 3};
  EXPECT_EQ(checkSplit(onnx(2), torn).label, "onnx2-c4");
  EXPECT_EQ(
      llvm::StringRef(checkBestForm(onnx(2), torn).verdict.label).take_front(7),
      "split-c");
}
} // namespace
