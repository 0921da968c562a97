//===- ExternalData.h - Data of ONNX models in other files ------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_TARGET_ONNX_EXTERNALDATA_H
#define SPLIT_LIB_TARGET_ONNX_EXTERNALDATA_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <onnx/onnx_pb.h>

namespace split::onnx_import {

/// The `numBytes` bytes that the external data of `proto` must be, from a file
/// in `folder`. It is an error if the location is not in that folder, whatever
/// links there are, or if the file does not have them.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readExternalData(const onnx::TensorProto &proto, llvm::StringRef folder,
                 uint64_t numBytes);

} // namespace split::onnx_import

#endif // SPLIT_LIB_TARGET_ONNX_EXTERNALDATA_H
