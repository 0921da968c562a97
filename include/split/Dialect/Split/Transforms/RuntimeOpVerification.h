//===- RuntimeOpVerification.h - Rules at run time --------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_RUNTIMEOPVERIFICATION_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_RUNTIMEOPVERIFICATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// Gives split.split mlir::RuntimeVerifiableOpInterface, for upstream's
/// generate-runtime-verification: every rule that types leave undecided becomes
/// a split.assert before the op.
void registerRuntimeVerifiableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_RUNTIMEOPVERIFICATION_H
