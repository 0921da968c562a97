//===- ValueBoundsOpInterfaceImpl.h - Bounds of extents ---------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_VALUEBOUNDSOPINTERFACEIMPL_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_VALUEBOUNDSOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// Gives split.split mlir::ValueBoundsOpInterface: what the extents of a part
/// are, or at most are, said by those of the source and by sizes in a list.
void registerValueBoundsOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_VALUEBOUNDSOPINTERFACEIMPL_H
