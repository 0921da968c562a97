//===- BufferizableOpInterfaceImpl.h - Parts as views -----------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_DIALECT_SPLIT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define SPLIT_DIALECT_SPLIT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace split {

/// Gives split.split mlir::bufferization::BufferizableOpInterface: each part
/// that is used is a memref.subview of the source's buffer. Where that cannot
/// be, parts that are written are copied, or the source once where all are
/// written or it is overwritten itself.
void registerBufferizableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace split

#endif // SPLIT_DIALECT_SPLIT_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
