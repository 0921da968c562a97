//===- Suggest.cpp - What would make a split conform ----------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes are tried, and the rules asked again: nothing here knows a rule. A
// change is kept where it repairs the violation and another is left, which a
// further change may repair. Changes that keep the split what it is, such as
// another spelling of the axis, come before those that make it another.
//
//===----------------------------------------------------------------------===//

#include "split/Check/Check.h"

#include "split/Specs/PartArithmetic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>
#include <map>

using namespace split;

using Changes = llvm::SmallVector<CheckRequest, 0>;

/// How many changes are put together.
static constexpr int maxDepth = 3;
/// How many incomplete repairs are followed up at each depth.
static constexpr size_t maxIncomplete = 32;
/// How many suggestions there are, and how many that change the same
/// parameters.
static constexpr size_t maxSuggestions = 4;
static constexpr int maxAlike = 2;
/// How many sizes a suggestion may list.
static constexpr int64_t maxSizes = 16;
/// How many extents and results are looked at before the search is given up.
static constexpr int64_t maxWork = 1 << 22;

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

namespace {
/// Makes the simple changes of one request.
class Changer {
public:
  explicit Changer(const CheckRequest &request, const SplitDesc &desc)
      : request(request), desc(desc), facts(collectShapeFacts(desc)),
        numParts(desc.getNumResults()) {
    // Where nothing tells the number of parts, any will do.
    if (!request.results && !request.sizes && !desc.count)
      numParts = 2;
  }

  Changes makeAll() {
    changeAxis();
    changeForm();
    changeSizes();
    changeNumParts();
    changeElementType();
    changeProduct();
    return std::move(changes);
  }

private:
  template <typename Function>
  void add(Function change) {
    change(changes.emplace_back(request));
  }

  void setAxis(int64_t axis) {
    add([&](CheckRequest &changed) { changed.axis = axis; });
  }

  /// The same axis from the front, or written out, or else one that exists.
  void changeAxis() {
    int64_t rank = facts.rank.value_or(0);
    if (rank == 0)
      return;
    if (facts.axis)
      return setAxis(*facts.axis);
    int64_t nearest = desc.getAxis() < 0 ? 0 : rank - 1;
    setAxis(nearest);
    for (int64_t axis : llvm::seq(std::min<int64_t>(rank, maxSuggestions)))
      if (axis != nearest)
        setAxis(axis);
  }

  /// The same number of parts, told in another way.
  void changeForm() {
    if (request.count) {
      add([&](CheckRequest &changed) {
        changed.count.reset();
        if (!changed.sizes)
          changed.results = numParts;
      });
    }
    if (request.sizes) {
      add([](CheckRequest &changed) { changed.sizes.reset(); });
      add([&](CheckRequest &changed) {
        changed.sizes.reset();
        changed.count = numParts;
      });
    }
    if (desc.count != numParts)
      add([&](CheckRequest &changed) { changed.count = numParts; });
    if (request.results) {
      add([](CheckRequest &changed) { changed.results.reset(); });
      if (desc.count && *desc.count >= 1 && *desc.count <= kMaxRequestEntries)
        add([&](CheckRequest &changed) { changed.results = desc.count; });
    }
  }

  /// `number` sizes that sum to the extent and differ by 1 at most.
  llvm::SmallVector<int64_t> makeEvenSizes(int64_t number) {
    llvm::SmallVector<int64_t> sizes(number, facts.extent / number);
    for (int64_t index : llvm::seq(facts.extent % number))
      ++sizes[index];
    return sizes;
  }

  void changeSizes() {
    if (facts.extent == kUnknown)
      return;
    if (request.sizes && !request.sizes->empty() &&
        int64_t(request.sizes->size()) <= maxSizes &&
        !llvm::is_contained(*request.sizes, kUnknown)) {
      std::optional<int64_t> sum =
          checkedSum(llvm::ArrayRef(*request.sizes).drop_back());
      if (sum && *sum <= facts.extent) {
        int64_t rest = facts.extent - *sum;
        add([&](CheckRequest &changed) { changed.sizes->back() = rest; });
      }
      setSizes(makeEvenSizes(request.sizes->size()));
    }
    if (numParts < 1 || numParts > maxSizes)
      return;
    setSizes(makeEvenSizes(numParts));
    if (request.count)
      add([&](CheckRequest &changed) {
        changed.count.reset();
        changed.sizes = makeEvenSizes(numParts);
      });
  }

  void setSizes(llvm::SmallVector<int64_t> sizes) {
    add([&](CheckRequest &changed) { changed.sizes = std::move(sizes); });
  }

  /// Changes the number of parts wherever it is told.
  void setNumParts(int64_t number) {
    add([&](CheckRequest &changed) {
      if (desc.count)
        changed.count = number;
      if (changed.results || !(desc.count || changed.sizes))
        changed.results = number;
    });
  }

  /// To the nearest numbers that divide the extent, for equal parts, and to
  /// those that every specification allows.
  void changeNumParts() {
    int64_t number = desc.count.value_or(numParts);
    int64_t extent = facts.extent;
    if (number > 1 && number <= kMaxRequestEntries && extent % number != 0 &&
        extent != kUnknown) {
      int64_t fewer = number - 1;
      while (extent % fewer != 0)
        --fewer;
      if (fewer > 1)
        setNumParts(fewer);
      int64_t more = number + 1;
      int64_t last = std::min({extent, 2 * number, kMaxRequestEntries});
      while (more <= last && extent % more != 0)
        ++more;
      if (more <= last)
        setNumParts(more);
    }
    setNumParts(2);
    setNumParts(3);
  }

  /// Types of the same sort, and then those that most specifications have.
  void changeElementType() {
    using Kind = ElementKind;
    static constexpr Kind floats[] = {Kind::F16, Kind::BF16, Kind::F32,
                                      Kind::F64};
    static constexpr Kind integers[] = {Kind::I64, Kind::I32, Kind::I16,
                                        Kind::I8};
    static constexpr Kind unsigneds[] = {Kind::UI64, Kind::UI32, Kind::UI16,
                                         Kind::UI8};
    llvm::SmallVector<Kind> kinds;
    for (llvm::ArrayRef<Kind> sort :
         {llvm::ArrayRef(floats), llvm::ArrayRef(integers),
          llvm::ArrayRef(unsigneds)})
      kinds.insert(llvm::is_contained(sort, desc.elementKind) ? kinds.begin()
                                                              : kinds.end(),
                   sort.begin(), sort.end());
    for (Kind kind : kinds)
      add([&](CheckRequest &changed) { changed.elementKind = kind; });
  }

  void changeProduct() {
    if (!request.spec.product)
      return;
    for (llvm::StringRef name : getAtbProductNames())
      add([&](CheckRequest &changed) {
        changed.spec.product = parseAtbProduct(name);
      });
  }

  const CheckRequest &request;
  const SplitDesc &desc;
  ShapeFacts facts;
  int64_t numParts;
  Changes changes;
};
} // namespace

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

namespace {
/// What differs between two requests.
struct Difference {
  /// The words to give instead, and `without NAME` for those to leave out.
  llvm::SmallVector<std::string> words;
  /// One bit for each parameter that is given or left out.
  unsigned parameters = 0;
  /// Whether both are of one type and make the same parts.
  bool keepsParts = false;
};
} // namespace

/// Whether `a` and `b` are of one type and make the same parts of it.
static bool makeSameParts(const SplitDesc &a, const SplitDesc &b) {
  ShapeFacts aFacts = collectShapeFacts(a), bFacts = collectShapeFacts(b);
  return a.elementKind == b.elementKind && aFacts.axis &&
         aFacts.axis == bFacts.axis &&
         getKnownPartSizes(a, aFacts) == getKnownPartSizes(b, bFacts);
}

static Difference compare(const CheckRequest &before,
                          const CheckRequest &after) {
  Difference difference;
  for (size_t index : llvm::seq(kNumParameters)) {
    auto parameter = static_cast<Parameter>(index);
    std::optional<std::string> old = spellParameter(before, parameter);
    std::optional<std::string> now = spellParameter(after, parameter);
    if (old == now)
      continue;
    if (now) {
      difference.parameters |= 1U << index;
      difference.words.push_back(*now);
    } else {
      difference.parameters |= 1U << (kNumParameters + index);
      difference.words.push_back("without " +
                                 llvm::StringRef(*old).split('=').first.str());
    }
  }
  return difference;
}

/// Whether `difference` has all the words of `other`.
static bool containsWords(const Difference &difference,
                          const Difference &other) {
  return llvm::all_of(other.words, [&](const std::string &word) {
    return llvm::is_contained(difference.words, word);
  });
}

namespace {
/// Tries changes of one request.
class Search {
public:
  Search(const CheckRequest &origin, const SplitDesc &originDesc)
      : origin(origin), originDesc(originDesc) {}

  llvm::SmallVector<std::string> run(const Verdict &verdict) {
    level.emplace_back(origin, verdict.label);
    for (int depth = 0; depth < maxDepth && found.empty(); ++depth) {
      next.clear();
      for (const auto &[request, label] : level)
        tryChanges(request, label);
      std::swap(level, next);
    }
    return choose();
  }

private:
  void tryChanges(const CheckRequest &request, const std::string &label) {
    llvm::Expected<SplitDesc> desc = describe(request);
    if (!desc)
      return llvm::consumeError(desc.takeError());
    for (CheckRequest &changed : Changer(request, *desc).makeAll())
      tryChange(changed, label);
  }

  /// Keeps `changed` if it conforms, or for the next level if it breaks another
  /// rule than the one with `label`.
  void tryChange(CheckRequest &changed, const std::string &label) {
    if (work > maxWork)
      return;
    llvm::Expected<SplitDesc> desc = describe(changed);
    if (!desc)
      return llvm::consumeError(desc.takeError());
    work += 16 + desc->results.size();
    if (desc->shape)
      work += desc->shape->size();
    Verdict verdict = checkSplit(changed.spec, *desc);
    if (verdict.isConforming()) {
      found.push_back(compare(origin, changed));
      found.back().keepsParts = makeSameParts(originDesc, *desc) &&
                                origin.spec.product == changed.spec.product;
    } else if (verdict.isViolation() && verdict.label != label &&
               next.size() < maxIncomplete) {
      next.emplace_back(std::move(changed), verdict.label);
    }
  }

  /// The shortest of all that was found: only those that keep the parts, if
  /// there are any, and none that does more than another one.
  llvm::SmallVector<std::string> choose() {
    auto keepsParts = [](const Difference &difference) {
      return difference.keepsParts;
    };
    if (llvm::any_of(found, keepsParts))
      llvm::erase_if(found, std::not_fn(keepsParts));
    std::vector<const Difference *> shorter;
    std::map<unsigned, int> numAlike;
    llvm::SmallVector<std::string> suggestions;
    for (size_t numWords : llvm::seq_inclusive<size_t>(1, kNumParameters)) {
      for (const Difference &difference : found) {
        if (difference.words.size() != numWords ||
            llvm::any_of(shorter, [&](const Difference *other) {
              return containsWords(difference, *other);
            }))
          continue;
        shorter.push_back(&difference);
        if (suggestions.size() < maxSuggestions &&
            numAlike[difference.parameters]++ < maxAlike)
          suggestions.push_back(llvm::join(difference.words, " "));
      }
    }
    return suggestions;
  }

  const CheckRequest &origin;
  const SplitDesc &originDesc;
  /// Requests with the label of the rule that each breaks.
  std::vector<std::pair<CheckRequest, std::string>> level, next;
  llvm::SmallVector<Difference, 0> found;
  int64_t work = 0;
};
} // namespace

llvm::SmallVector<std::string>
split::suggestChanges(const CheckRequest &request, const Verdict &verdict) {
  llvm::Expected<SplitDesc> desc = describe(request);
  if (!desc) {
    llvm::consumeError(desc.takeError());
    return {};
  }
  return Search(request, *desc).run(verdict);
}
