//===- TilingInterfaceImpl.h - Tiles of splits ------------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_TILINGINTERFACEIMPL_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_TILINGINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// Gives split.split mlir::TilingInterface: loops over tiles of the source in
/// which the axis is whole, and tiles of any kind of single parts inside of
/// loops over what uses them.
void registerTilingInterfaceExternalModels(mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_TILINGINTERFACEIMPL_H
