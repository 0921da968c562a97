//===- Check.cpp - One split against one specification --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Check/Check.h"

using namespace split;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

Expected<Verdict> split::checkRequest(const CheckRequest &request) {
  Expected<SplitDesc> desc = describe(request);
  if (!desc)
    return desc.takeError();
  return checkSplit(request.spec, *desc);
}

Expected<CheckReport> split::checkWords(llvm::ArrayRef<StringRef> words) {
  Expected<CheckRequest> request = parseCheckRequest(words);
  if (!request)
    return request.takeError();
  CheckReport report;
  report.spec = request->spec;
  if (llvm::Error error = checkRequest(*request).moveInto(report.verdict))
    return error;
  if (report.verdict.isViolation())
    report.suggestions = suggestChanges(*request, report.verdict);
  return report;
}

StringRef split::getVerdictName(Verdict::Kind kind) {
  switch (kind) {
  case Verdict::Kind::Conforms:
    return "conforms";
  case Verdict::Kind::Violates:
    return "violates";
  case Verdict::Kind::Undecided:
    return "undecided";
  }
  llvm_unreachable("all verdicts are above");
}

void split::printReport(llvm::raw_ostream &stream, const CheckReport &report) {
  const Verdict &verdict = report.verdict;
  stream << getVerdictName(verdict.kind);
  if (verdict.isConforming()) {
    stream << " to " << getSpecName(report.spec);
    if (report.spec.product)
      stream << " on " << getAtbProductName(*report.spec.product);
  } else if (verdict.isUndecided()) {
    stream << ": waits for " << verdict.message;
  } else {
    stream << " " << verdict.getText();
  }
  stream << "\n";
  for (StringRef suggestion : report.suggestions)
    stream << "conforms with: " << suggestion << "\n";
}

json::Value split::toJSON(const CheckReport &report) {
  const Verdict &verdict = report.verdict;
  auto orNull = [](StringRef text, bool exists = true) -> json::Value {
    return exists && !text.empty() ? json::Value(text.str())
                                   : json::Value(nullptr);
  };
  StringRef product;
  if (report.spec.product)
    product = getAtbProductName(*report.spec.product);
  return json::Object{
      {"spec", getSpecName(report.spec)},
      {"product", orNull(product)},
      {"verdict", getVerdictName(verdict.kind)},
      {"label", orNull(verdict.label)},
      {"message", orNull(verdict.message, verdict.isViolation())},
      {"errorClass", orNull(verdict.errorClass)},
      {"waitsFor", orNull(verdict.message, verdict.isUndecided())},
      {"suggestions", json::Array(report.suggestions)}};
}
