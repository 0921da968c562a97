//===- Report.h - What the splits of a model are ----------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TARGET_ONNX_REPORT_H
#define SPLIT_TARGET_ONNX_REPORT_H

#include "split/Specs/SpecId.h"
#include "split/Target/Onnx/Import.h"

#include "llvm/Support/JSON.h"

namespace split {

/// A specification on a command line: onnx18, nnrt, nnrt-runtime, atb, or
/// atb:PRODUCT.
llvm::Expected<SpecId> parseTarget(llvm::StringRef text);

/// The name that parseTarget takes.
std::string getTargetName(const SpecId &target);

/// One split of a model, and whether it can be said to each target.
struct OnnxReportRow {
  const OnnxSplit *split = nullptr;
  /// The version of the operator that is in force in its opset; 0 of another
  /// operator.
  int64_t version = 0;
  /// Of the parts, in order, kUnknown where only a run tells.
  llvm::SmallVector<int64_t> sizes;
  /// The number of results that something uses.
  int64_t numUsed = 0;
  /// Of the parts that are used; nullopt where it is not known.
  std::optional<int64_t> bytesMoved;
  /// One per target.
  llvm::SmallVector<Verdict> verdicts;
};

struct OnnxReport {
  std::string model;
  llvm::SmallVector<SpecId> targets;
  llvm::SmallVector<OnnxReportRow, 0> rows;
  /// As of the model.
  int64_t numSplitNodes = 0;
  int64_t numSequences = 0;
};

/// The report on `model`, which it refers to.
OnnxReport makeOnnxReport(llvm::StringRef path, const OnnxModel &model,
                          llvm::ArrayRef<SpecId> targets);

/// Prints a table and a summary, in lines of 100 columns at most.
void printReport(llvm::raw_ostream &os, const OnnxReport &report);

/// As docs/Onnx.md describes it; the field version tells which description.
llvm::json::Value toJSON(const OnnxReport &report);

/// What is wrong with each split that is not known to conform to each of
/// `required`, which are among the targets.
llvm::SmallVector<std::string> findOffenders(const OnnxReport &report,
                                             llvm::ArrayRef<SpecId> required);

} // namespace split

#endif // SPLIT_TARGET_ONNX_REPORT_H
