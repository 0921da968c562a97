//===- Report.cpp - What the splits of a model are ------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Target/Onnx/Report.h"

#include "split/Check/Check.h"
#include "split/Specs/Forms.h"
#include "split/Specs/Quote.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatAdapters.h"
#include "llvm/Support/MathExtras.h"

using namespace split;
using llvm::createStringError;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

/// The version of the form that toJSON has.
static constexpr int64_t kJsonVersion = 1;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

Expected<SpecId> split::parseTarget(StringRef text) {
  auto [name, product] = text.split(':');
  Expected<SpecId> spec = parseSpecId(name);
  if (!spec || !text.contains(':'))
    return spec;
  spec->product = parseAtbProduct(product);
  if (spec->family == SpecId::Family::Atb && spec->product)
    return spec;
  return createStringError(
      "a target has a product only after atb:, one of %s, but is %s",
      llvm::join(getAtbProductNames(), ", ").c_str(), quote(text).c_str());
}

std::string split::getTargetName(const SpecId &target) {
  std::string name = getSpecName(target);
  return target.product ? name + ":" + getAtbProductName(*target.product).str()
                        : name;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The bytes of the parts that are used, or nullopt.
static std::optional<int64_t> countBytes(const OnnxReportRow &row) {
  const SplitDesc &desc = row.split->desc;
  ShapeFacts facts = collectShapeFacts(desc);
  int64_t elementBytes = getElementByteSize(desc.elementKind);
  if (!desc.shape || !facts.axis || elementBytes == 0)
    return std::nullopt;
  int64_t total = 0;
  for (auto [part, size] : llvm::zip(row.split->op->getResults(), row.sizes)) {
    if (part.use_empty())
      continue;
    Shape shape = *desc.shape;
    shape[*facts.axis] = size;
    if (llvm::is_contained(shape, 0))
      continue;
    int64_t bytes = elementBytes;
    for (int64_t extent : shape)
      if (extent == kUnknown || llvm::MulOverflow(bytes, extent, bytes))
        return std::nullopt;
    if (llvm::AddOverflow(total, bytes, total))
      return std::nullopt;
  }
  return total;
}

static OnnxReportRow makeRow(const OnnxSplit &split,
                             llvm::ArrayRef<SpecId> targets) {
  OnnxReportRow row;
  row.split = &split;
  if (split.opType == "Split")
    row.version = getOnnxSplitVersion(split.opset);
  row.sizes = getKnownPartSizes(split.desc, collectShapeFacts(split.desc));
  row.numUsed = llvm::count_if(split.op->getResults(), [](mlir::Value part) {
    return !part.use_empty();
  });
  row.bytesMoved = countBytes(row);
  for (const SpecId &target : targets)
    row.verdicts.push_back(checkBestForm(target, split.desc).verdict);
  return row;
}

OnnxReport split::makeOnnxReport(StringRef path, const OnnxModel &model,
                                 llvm::ArrayRef<SpecId> targets) {
  OnnxReport report;
  report.model = path.str();
  report.targets.assign(targets.begin(), targets.end());
  report.numSplitNodes = model.numSplitNodes;
  report.numSequences = model.numSequences;
  for (const OnnxSplit &split : model.splits)
    report.rows.push_back(makeRow(split, targets));
  return report;
}

/// What a verdict says, after its name.
static std::string explain(const OnnxReportRow &row, const Verdict &verdict) {
  std::string text = getVerdictName(verdict.kind).str();
  // Parameters of specifications may have the names of other values.
  if (verdict.isUndecided())
    return text + ": waits for " + verdict.message + " (the input is " +
           quote(row.split->input) + ")";
  return verdict.isViolation() ? text + " " + verdict.getText() : text;
}

llvm::SmallVector<std::string>
split::findOffenders(const OnnxReport &report,
                     llvm::ArrayRef<SpecId> required) {
  llvm::SmallVector<std::string> offenders;
  for (const SpecId &spec : required) {
    std::string name = getTargetName(spec);
    for (const OnnxReportRow &row : report.rows)
      for (auto [target, verdict] : llvm::zip(report.targets, row.verdicts))
        if (getTargetName(target) == name && !verdict.isConforming())
          offenders.push_back(row.split->node + " in " + row.split->path +
                              ": " + name + ": " + explain(row, verdict));
  }
  return offenders;
}

//===----------------------------------------------------------------------===//
// Spelling
//===----------------------------------------------------------------------===//

static StringRef getOriginName(OnnxSplit::SizesOrigin origin) {
  switch (origin) {
  case OnnxSplit::SizesOrigin::Equal:
    return "equal";
  case OnnxSplit::SizesOrigin::NumOutputs:
    return "num_outputs";
  case OnnxSplit::SizesOrigin::Attribute:
    return "attribute";
  case OnnxSplit::SizesOrigin::Initializer:
    return "initializer";
  case OnnxSplit::SizesOrigin::Constant:
    return "constant";
  case OnnxSplit::SizesOrigin::RunTime:
    return "run-time";
  }
  llvm_unreachable("all origins are above");
}

static std::string spellExtent(int64_t extent) {
  return extent == kUnknown ? "?" : std::to_string(extent);
}

static std::string spellType(const SplitDesc &desc) {
  std::string text = desc.shape ? "" : "*x";
  if (desc.shape)
    for (int64_t extent : *desc.shape)
      text += spellExtent(extent) + "x";
  StringRef name = desc.elementKind == ElementKind::Unknown
                       ? "?"
                       : desc.getElementTypeName();
  return text + name.str();
}

static std::string spellSizes(llvm::ArrayRef<int64_t> sizes) {
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : ",") + spellExtent(size);
  return text;
}

/// `text` with the end cut off where it is longer than `width`.
static std::string cut(StringRef text, size_t width) {
  return text.size() <= width ? text.str()
                              : text.take_front(width - 3).str() + "...";
}

/// `text` in exactly `width` columns.
static std::string fit(StringRef text, size_t width) {
  std::string fitted = cut(text, width);
  return fitted + std::string(width - fitted.size(), ' ');
}

/// Prints `text` from column `indent` on, broken at spaces before column 100;
/// the cursor is at that column.
static void printWrapped(llvm::raw_ostream &os, StringRef text, size_t indent) {
  size_t width = 100 - indent;
  while (text.size() > width) {
    size_t end = text.take_front(width + 1).rfind(' ');
    if (end == StringRef::npos || end == 0)
      end = width;
    os << text.take_front(end).rtrim() << "\n" << std::string(indent, ' ');
    text = text.drop_front(end).ltrim();
  }
  os << text << "\n";
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

/// A name may have what disturbs a table.
static std::string spellName(const OnnxSplit &split) {
  return split.name.empty() ? "-> " + escape(split.output) : escape(split.name);
}

static void printRow(llvm::raw_ostream &os, const OnnxReport &report,
                     const OnnxReportRow &row) {
  const OnnxSplit &split = *row.split;
  std::string version =
      row.version ? "Split-" + std::to_string(row.version) : split.opType;
  std::string origin = " (" + getOriginName(split.origin).str() + ")";
  std::string sizes = cut(spellSizes(row.sizes), 24 - origin.size());
  std::string used = std::to_string(row.numUsed) + "/" +
                     std::to_string(split.desc.getNumResults());
  std::string bytes = row.bytesMoved ? std::to_string(*row.bytesMoved) : "?";
  // Long numbers take their room from the name.
  size_t nameWidth =
      24 - std::min<size_t>(20, std::max<size_t>(used.size(), 5) - 5 +
                                    std::max<size_t>(bytes.size(), 9) - 9);
  os << fit(spellName(split), nameWidth) << " "
     << fit(std::to_string(split.opset) + " " + version, 12) << " "
     << fit(std::to_string(split.desc.getAxis()), 4) << " "
     << fit(sizes + origin, 24) << " " << fit(spellType(split.desc), 16) << " "
     << llvm::right_justify(used, 5) << " " << llvm::right_justify(bytes, 9)
     << "\n";
  if (split.path != "main") {
    os << "  in ";
    printWrapped(os, escape(split.path), 5);
  }
  for (auto [target, verdict] : llvm::zip(report.targets, row.verdicts)) {
    std::string name = getTargetName(target) + ": ";
    os << "  " << name;
    printWrapped(os, explain(row, verdict), 2 + name.size());
  }
}

static int64_t countVerdicts(const OnnxReport &report, size_t target,
                             Verdict::Kind kind) {
  return llvm::count_if(report.rows, [&](const OnnxReportRow &row) {
    return row.verdicts[target].kind == kind;
  });
}

void split::printReport(llvm::raw_ostream &os, const OnnxReport &report) {
  if (!report.rows.empty())
    os << fit("node", 24) << " " << fit("opset", 12) << " axis "
       << fit("sizes (origin)", 24) << " " << fit("input", 16) << "  used "
       << "    bytes\n";
  for (const OnnxReportRow &row : report.rows)
    printRow(os, report, row);
  std::string summary;
  llvm::raw_string_ostream text(summary);
  text << report.rows.size() << " splits, " << report.numSplitNodes
       << " Split nodes";
  if (report.numSequences > 0)
    text << ", " << report.numSequences << " SplitToSequence not looked into";
  for (auto [index, target] : llvm::enumerate(report.targets))
    text << (index == 0 ? "; conform/violate/undecided: " : ", ")
         << getTargetName(target) << " "
         << countVerdicts(report, index, Verdict::Kind::Conforms) << "/"
         << countVerdicts(report, index, Verdict::Kind::Violates) << "/"
         << countVerdicts(report, index, Verdict::Kind::Undecided);
  printWrapped(os, summary, 0);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Value toJSON(const Verdict &verdict) {
  json::Object object{{"verdict", getVerdictName(verdict.kind)}};
  if (verdict.isViolation()) {
    object["label"] = verdict.label;
    object["message"] = verdict.message;
    if (!verdict.errorClass.empty())
      object["errorClass"] = verdict.errorClass;
  }
  if (verdict.isUndecided())
    object["waitsFor"] = verdict.message;
  return object;
}

static json::Value toJSON(llvm::ArrayRef<int64_t> extents) {
  json::Array array;
  for (int64_t extent : extents)
    array.push_back(extent == kUnknown ? json::Value(nullptr)
                                       : json::Value(extent));
  return array;
}

static json::Value toJSON(const OnnxReport &report, const OnnxReportRow &row) {
  const OnnxSplit &split = *row.split;
  json::Object targets;
  for (auto [target, verdict] : llvm::zip(report.targets, row.verdicts))
    targets[getTargetName(target)] = toJSON(verdict);
  auto orNull = [](std::optional<int64_t> value) {
    return value ? json::Value(*value) : json::Value(nullptr);
  };
  return json::Object{
      {"node", split.name},
      {"input", split.input},
      {"output", split.output},
      {"op", split.opType},
      {"path", split.path},
      {"opset", split.opset},
      {"version", row.version ? json::Value(row.version) : nullptr},
      {"axis", split.desc.getAxis()},
      {"sizes", toJSON(row.sizes)},
      {"sizesOrigin", getOriginName(split.origin)},
      {"shape", split.desc.shape
                    ? toJSON(llvm::ArrayRef<int64_t>(*split.desc.shape))
                    : json::Value(nullptr)},
      {"elementType", split.desc.elementKind == ElementKind::Unknown
                          ? json::Value(nullptr)
                          : json::Value(split.desc.getElementTypeName())},
      {"outputs", split.desc.getNumResults()},
      {"outputsUsed", row.numUsed},
      {"bytesMoved", orNull(row.bytesMoved)},
      {"targets", std::move(targets)}};
}

json::Value split::toJSON(const OnnxReport &report) {
  json::Array rows;
  for (const OnnxReportRow &row : report.rows)
    rows.push_back(::toJSON(report, row));
  json::Object targets;
  for (auto [index, target] : llvm::enumerate(report.targets))
    targets[getTargetName(target)] = json::Object{
        {"conforms", countVerdicts(report, index, Verdict::Kind::Conforms)},
        {"violates", countVerdicts(report, index, Verdict::Kind::Violates)},
        {"undecided", countVerdicts(report, index, Verdict::Kind::Undecided)}};
  return json::Object{
      {"version", kJsonVersion},
      {"model", report.model},
      {"splits", std::move(rows)},
      {"summary", json::Object{{"splitNodes", report.numSplitNodes},
                               {"splits", int64_t(report.rows.size())},
                               {"splitToSequence", report.numSequences},
                               {"targets", std::move(targets)}}}};
}
