//===- Tensors.h - Types and tensors of ONNX in MLIR ------------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_LIB_TARGET_ONNX_TENSORS_H
#define SPLIT_LIB_TARGET_ONNX_TENSORS_H

#include "split/Target/Onnx/Import.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSet.h"
#include <onnx/onnx_pb.h>

namespace split::onnx_import {

/// The type in MLIR of TensorProto.DataType `dataType`, or null where there is
/// none of that number.
mlir::Type getElementType(int32_t dataType, mlir::MLIRContext *context);

/// An error where a tensor cannot have `shape`: its rank is above that of
/// NumPy, 64, or its bits, up to 128 an element, cannot be counted in 63 bits
/// whatever its dynamic extents. Without the former, models of a few bytes
/// could ask for any amount of memory, since each type of a part has all
/// extents.
llvm::Error checkShape(llvm::ArrayRef<int64_t> shape);

/// The type of a value of which nothing is known.
mlir::Type getUnknownType(mlir::MLIRContext *context);

/// Converts types, and remembers which symbolic dimensions it met.
class TypeReader {
public:
  TypeReader(const OnnxImportOptions &options, mlir::MLIRContext *context)
      : options(options), context(context) {}

  /// The type that `proto` says. Symbolic dimensions are those of
  /// `options.dims`, or else dynamic; a type without a shape is an unranked
  /// tensor. Sequences, optionals, maps and sparse tensors are opaque types of
  /// the dialect onnx. Nothing said is the unknown type.
  llvm::Expected<mlir::Type> read(const onnx::TypeProto &proto);

  bool hasMet(llvm::StringRef dim) const { return dims.contains(dim); }

private:
  template <typename Proto>
  llvm::Expected<mlir::Type> readTensor(const Proto &proto);
  llvm::Expected<int64_t> readDim(const onnx::TensorShapeProto::Dimension &dim);
  llvm::Expected<mlir::Type> wrap(llvm::StringRef name,
                                  llvm::Expected<mlir::Type> inner);

  const OnnxImportOptions &options;
  mlir::MLIRContext *context;
  llvm::StringSet<> dims;
};

/// Reads the data of tensors.
class TensorReader {
public:
  /// `folder` is that of the model, or empty where it has none.
  TensorReader(std::string folder, const OnnxImportOptions &options,
               mlir::MLIRContext *context)
      : folder(std::move(folder)), options(options), context(context) {}

  /// The type of `proto`. An error where it cannot have one.
  llvm::Expected<mlir::RankedTensorType>
  getType(const onnx::TensorProto &proto) const;

  /// Whether `proto` has its data outside of the model and is large enough to
  /// leave it there, as the options ask.
  bool staysOutside(const onnx::TensorProto &proto,
                    mlir::RankedTensorType type) const;

  /// The elements of `proto`: dense, or a resource where they are many bytes.
  llvm::Expected<mlir::ElementsAttr> read(const onnx::TensorProto &proto);

private:
  llvm::Expected<mlir::ElementsAttr>
  readElements(const onnx::TensorProto &proto, mlir::RankedTensorType type);
  llvm::Expected<mlir::ElementsAttr>
  makeElements(const onnx::TensorProto &proto, mlir::RankedTensorType type,
               llvm::ArrayRef<char> bytes);

  std::string folder;
  const OnnxImportOptions &options;
  mlir::MLIRContext *context;
  /// How many resources have each name: where all have the same, as those of
  /// tensors without a name, MLIR would look for a free one among all.
  llvm::StringMap<unsigned> resources;
};

} // namespace split::onnx_import

#endif // SPLIT_LIB_TARGET_ONNX_TENSORS_H
