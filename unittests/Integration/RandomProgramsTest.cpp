//===- RandomProgramsTest.cpp - Random programs, before and after ---------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs are executed as they stand, after --canonicalize, and after
// --canonicalize, --split-simplify and --canonicalize: results must be equal,
// byte by byte, and but for few programs no more bytes be allocated and copied.
// They must also be those of the program whose parts are copies, not views.
// Each rule of the passes must have fired often.
//
// SPLIT_RANDOM_PROGRAMS is the number of programs, and SPLIT_RANDOM_SEED the
// seed of the first, to which each failure gives the value that shows it alone.
//
//===----------------------------------------------------------------------===//

#include "Compiled.h"
#include "RandomProgram.h"

#include "split/Conversion/Passes.h"
#include "split/Dialect/Split/IR/Split.h"
#include "split/Dialect/Split/Transforms/Passes.h"

#include "mlir/IR/Action.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cstdlib>
#include <map>

using namespace split;
using namespace split::test;
using llvm::StringRef;

namespace {

uint64_t getNumber(const char *variable, uint64_t standard) {
  const char *text = std::getenv(variable);
  return text ? std::strtoull(text, nullptr, 10) : standard;
}

/// How often each rule must fire.
constexpr int64_t kLeastFirings = 50;

/// How often each rule changed something, by its name.
using Firings = std::map<std::string, int64_t>;

/// The rules of canonicalisation and of --split-simplify, none of which fired.
Firings getRules() {
  mlir::RewritePatternSet patterns(&getContext());
  getContext().loadDialect<SplitDialect>();
  SplitOp::getCanonicalizationPatterns(patterns, &getContext());
  populateSplitSimplifyPatterns(patterns);
  Firings rules;
  for (const std::unique_ptr<mlir::RewritePattern> &pattern :
       patterns.getNativePatterns())
    rules[pattern->getDebugName().str()] = 0;
  return rules;
}

/// The rules that docs/Canonicalization.md describes, each in a row of a table.
Firings getDescribedRules() {
  Firings rules;
  auto file = llvm::MemoryBuffer::getFile(SPLIT_CANONICALIZATION_DOC);
  if (!file)
    return rules;
  StringRef text = (*file)->getBuffer();
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    if (line.consume_front("| `split-"))
      rules["split-" + line.take_until([](char c) { return c == '`'; }).str()] =
          0;
  }
  return rules;
}

/// The name of the rule that `action` applies, or nothing.
std::string getRuleName(const mlir::tracing::Action &action) {
  if (!llvm::isa<mlir::ApplyPatternAction>(action))
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  action.print(os);
  auto [before, name] = StringRef(text).rsplit("pattern: ");
  return name.starts_with("split-") ? name.str() : "";
}

/// Counts in `firings` each rule that changes `module` from now on.
void countFirings(mlir::ModuleOp module, Firings &firings) {
  getContext().registerActionHandler(
      [module, &firings](llvm::function_ref<void()> apply,
                         const mlir::tracing::Action &action) {
        std::string name = getRuleName(action);
        if (name.empty())
          return apply();
        mlir::OperationFingerPrint before(module);
        apply();
        if (before != mlir::OperationFingerPrint(module))
          ++firings[name];
      });
}

std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text;
}

/// One program in its three forms, and what upstream alone makes of it.
struct Forms {
  std::string untouched;
  std::string upstream;
  /// Each part is a copy, made by --convert-split-to-linalg.
  std::string copied;
  std::string canonical;
  std::string simplified;
};

/// The passes between the forms. To collect the patterns of canonicalisation
/// takes longer than to apply them, so this is done once.
struct Passes {
  mlir::PassManager nothing{&getContext()};
  mlir::PassManager upstream{&getContext()};
  mlir::PassManager canonicalize{&getContext()};
  mlir::PassManager simplify{&getContext()};
  mlir::PassManager copy{&getContext()};

  Passes() {
    std::vector<std::string> rules;
    for (const auto &[name, times] : getRules())
      rules.push_back(name);
    upstream.addPass(
        mlir::createCanonicalizerPass(mlir::GreedyRewriteConfig(), rules));
    canonicalize.addPass(mlir::createCanonicalizerPass());
    simplify.addPass(createSplitSimplify());
    simplify.addPass(mlir::createCanonicalizerPass());
    copy.addPass(createConvertSplitToLinalg());
  }

  /// The module `text` after `passes`, and again after `more`; empty where one
  /// fails.
  static std::pair<std::string, std::string> run(StringRef text, uint64_t seed,
                                                 mlir::PassManager &passes,
                                                 mlir::PassManager &more,
                                                 Firings *firings = nullptr) {
    // Whatever is wrong in a program names the file.
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceString<mlir::ModuleOp>(text, &getContext(),
                                                "seed-" + std::to_string(seed));
    if (!module)
      return {};
    if (firings)
      countFirings(*module, *firings);
    std::pair<std::string, std::string> texts;
    if (succeeded(passes.run(*module)))
      texts.first = print(*module);
    if (!texts.first.empty() && succeeded(more.run(*module)))
      texts.second = print(*module);
    getContext().registerActionHandler(nullptr);
    return texts;
  }

  Forms makeForms(StringRef text, uint64_t seed, Firings *firings = nullptr) {
    Forms forms;
    std::tie(forms.untouched, forms.upstream) =
        run(text, seed, nothing, upstream);
    forms.copied = run(text, seed, copy, nothing).first;
    std::tie(forms.canonical, forms.simplified) =
        run(text, seed, canonicalize, simplify, firings);
    return forms;
  }
};

/// What a program gives, and what that takes.
struct Outcome {
  llvm::SmallVector<HostTensor, 0> results;
  split_rt_byte_counts counts = {};

  Outcome(StringRef text, llvm::ArrayRef<HostTensor> inputs) {
    CompileOptions options;
    options.checkRules = false;
    options.countBytes = true;
    // What LLVM does is tested elsewhere, and takes most of the time.
    options.optimize = false;
    Compiled compiled(text, options);
    results = compiled.call(inputs);
    counts = compiled.getByteCounts();
  }

  bool takesMoreThan(const Outcome &other) const {
    return counts.allocated_bytes > other.counts.allocated_bytes ||
           counts.copied_bytes > other.counts.copied_bytes;
  }
};

/// Fails where the program `text` gives something else than `expected`.
Outcome compare(const Outcome &expected, StringRef text,
                llvm::ArrayRef<HostTensor> inputs) {
  Outcome actual(text, inputs);
  EXPECT_EQ(actual.results.size(), expected.results.size()) << text.str();
  for (auto [index, tensor] : llvm::enumerate(actual.results)) {
    if (index == expected.results.size())
      break;
    const HostTensor &other = expected.results[index];
    EXPECT_EQ(tensor.getShape(), other.getShape())
        << "result #" << index << "\n"
        << text.str();
    EXPECT_EQ(tensor.getBytes(), other.getBytes())
        << "result #" << index << "\n"
        << text.str();
  }
  return actual;
}

/// Whether `text` can be lowered. Of slices that only a later fold shows to be
/// at the end of their source, upstream makes views that do not verify.
bool canBeLowered(StringRef text) {
  mlir::ScopedDiagnosticHandler quiet(&getContext(), [](mlir::Diagnostic &) {});
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &getContext());
  if (!module)
    return false;
  CompileOptions options;
  options.optimize = false;
  auto compiled = Executor::compile(*module, options);
  if (compiled)
    return true;
  llvm::consumeError(compiled.takeError());
  return false;
}

/// Fails where `program`, in one of its forms, gives something else than
/// untouched; returns whether it takes more.
bool compareForms(const RandomProgram &program, const Forms &forms) {
  Outcome untouched(forms.untouched, program.inputs);
  if (canBeLowered(forms.copied))
    compare(untouched, forms.copied, program.inputs);
  std::optional<Outcome> upstream;
  bool takesMore = false;
  for (StringRef text : {forms.canonical, forms.simplified}) {
    Outcome outcome = compare(untouched, text, program.inputs);
    // What was computed and is a constant now has to be copied to be returned.
    if (!outcome.takesMoreThan(untouched) || text.contains("constant dense"))
      continue;
    // Upstream's own rules can make it take more.
    if (!upstream)
      upstream = compare(untouched, forms.upstream, program.inputs);
    takesMore |= outcome.takesMoreThan(*upstream);
  }
  return takesMore;
}

class RandomPrograms : public testing::Test {
protected:
  uint64_t first = getNumber("SPLIT_RANDOM_SEED", 0);
  uint64_t number = getNumber("SPLIT_RANDOM_PROGRAMS", 1200);
  /// What shows the failure of one program.
  static std::string getTrace(uint64_t seed, StringRef text) {
    return "SPLIT_RANDOM_PROGRAMS=1 SPLIT_RANDOM_SEED=" + std::to_string(seed) +
           "\n" + text.str();
  }

  Passes passes;
  bool isWholeRun = !std::getenv("SPLIT_RANDOM_PROGRAMS");
};

TEST_F(RandomPrograms, RulesAreThoseOfTheDocument) {
  EXPECT_EQ(getRules(), getDescribedRules());
}

TEST_F(RandomPrograms, FireEachRule) {
  Firings rules = getRules();
  Firings firings = rules;
  for (uint64_t seed = first; seed < first + number; ++seed) {
    RandomProgram program = makeRandomProgram(seed);
    Forms forms = passes.makeForms(program.text, seed, &firings);
    EXPECT_NE(forms.simplified, "") << getTrace(seed, program.text);
  }
  EXPECT_EQ(firings.size(), rules.size()) << "a rule has no name of the list";
  for (const auto &[name, times] : firings) {
    llvm::outs() << llvm::format("%6lld ", static_cast<long long>(times))
                 << name << "\n";
    if (isWholeRun) {
      EXPECT_GE(times, kLeastFirings) << name;
    }
  }
}

TEST_F(RandomPrograms, ComputeTheSame) {
  using Clock = std::chrono::steady_clock;
  auto end = Clock::now() + std::chrono::seconds(isWholeRun ? 20 : 24 * 3600);
  std::vector<uint64_t> takeMore;
  uint64_t seed = first;
  for (; seed < first + number && Clock::now() < end; ++seed) {
    RandomProgram program = makeRandomProgram(seed);
    Forms forms = passes.makeForms(program.text, seed);
    SCOPED_TRACE(getTrace(seed, forms.untouched));
    if (forms.simplified.empty())
      ADD_FAILURE() << program.text;
    else if (compareForms(program, forms)) {
      takeMore.push_back(seed);
      if (!isWholeRun)
        llvm::outs() << forms.untouched;
    }
  }
  llvm::outs() << seed - first << " programs, of which " << takeMore.size()
               << " take more bytes:";
  for (uint64_t other : takeMore)
    llvm::outs() << " " << other;
  llvm::outs() << "\n";
  // docs/Canonicalization.md says why it can be a few.
  EXPECT_LE(takeMore.size(), (seed - first) / 50 + 1);
}

} // namespace
