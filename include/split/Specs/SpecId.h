//===- SpecId.h - The specifications, by name -------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_SPECS_SPECID_H
#define SPLIT_SPECS_SPECID_H

#include "split/Specs/Rules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace split {

/// One of the specifications whose rules this library has.
struct SpecId {
  enum class Family {
    Onnx, ///< ONNX Split, as of `opset`
    Nnrt, ///< OpenHarmony NNRt, and with `runtime` within its runtime's limits
    Atb   ///< Ascend ATB, on `product` or on all
  };

  Family family = Family::Onnx;
  int64_t opset = 1;
  bool runtime = false;
  std::optional<AtbProduct> product = std::nullopt;
};

/// The specification called `name` on command lines: onnx<N>, written onnx18,
/// for N >= 1, nnrt, nnrt-runtime or atb. Else an error that lists these.
llvm::Expected<SpecId> parseSpecId(llvm::StringRef name);

/// The name of `spec` on command lines, which does not tell the product.
std::string getSpecName(const SpecId &spec);

/// The names of all products, in the order of AtbProduct.
llvm::SmallVector<llvm::StringRef> getAtbProductNames();

/// What the rules of `spec` alone say of `desc`.
Verdict checkSpecRules(const SpecId &spec, const SplitDesc &desc);

/// What a specification and then the rules of every split say of `desc`. The
/// first violation counts, else the first unknown. `askSpec` asks the
/// specification, which may be one that this library does not know.
Verdict checkSplit(llvm::function_ref<Verdict(const SplitDesc &)> askSpec,
                   const SplitDesc &desc);

/// The same with a specification of this library.
Verdict checkSplit(const SpecId &spec, const SplitDesc &desc);

} // namespace split

#endif // SPLIT_SPECS_SPECID_H
