//===- CheckLLVMTypes.cpp - Refusal of types without a form in LLVM -------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToLLVM/SplitToLLVM.h"

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"

namespace split {
#define GEN_PASS_DEF_SPLITCHECKLLVMTYPES
#include "split/Conversion/Passes.h.inc"
} // namespace split

using namespace mlir;
using namespace split;

namespace {
struct CheckLLVMTypes
    : public split::impl::SplitCheckLLVMTypesBase<CheckLLVMTypes> {
  void runOnOperation() override;

private:
  /// Whether elements of `type` can be in a buffer, and that be lowered.
  bool hasForm(Type type);

  /// Emits an error on `op`, which has to do with a value of `type`, where the
  /// elements of that have no form.
  LogicalResult checkValue(Operation *op, Type type);

  LogicalResult checkConstants(Operation *op);
  LogicalResult check(Operation *op);

  const LLVMTypeConverter *converter = nullptr;
  /// Types that have been found right: programs have few, and many values.
  llvm::DenseSet<Type> right;
};
} // namespace

bool CheckLLVMTypes::hasForm(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return hasForm(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(type))
    return hasForm(vector.getElementType());
  if (!BaseMemRefType::isValidElementType(type))
    return false;
  if (isa<ConvertToLLVMPatternInterface>(&type.getDialect()))
    return true;
  return static_cast<bool>(converter->convertType(type));
}

LogicalResult CheckLLVMTypes::checkValue(Operation *op, Type type) {
  if (right.contains(type))
    return success();
  auto shaped = dyn_cast<ShapedType>(type);
  // Of what is no tensor, another pass may still make something else.
  Type element = shaped ? shaped.getElementType() : type;
  if ((shaped || isa<FloatType>(type)) && !hasForm(element))
    return op->emitOpError("cannot be lowered to LLVM, which has no form for "
                           "elements of type ")
           << element << ", as in " << type;
  right.insert(type);
  return success();
}

LogicalResult CheckLLVMTypes::checkConstants(Operation *op) {
  for (NamedAttribute attribute : op->getAttrDictionary()) {
    auto elements = dyn_cast<ElementsAttr>(attribute.getValue());
    if (elements && isa<StringType>(elements.getElementType()))
      return op->emitOpError("cannot be lowered to LLVM, which has no form for "
                             "constants of type ")
             << elements.getElementType() << ", as in "
             << elements.getShapedType();
  }
  return success();
}

LogicalResult CheckLLVMTypes::check(Operation *op) {
  if (failed(checkConstants(op)))
    return failure();
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    for (ArrayRef<Type> types :
         {function.getArgumentTypes(), function.getResultTypes()})
      for (Type type : types)
        if (failed(checkValue(op, type)))
          return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Type type : block.getArgumentTypes())
        if (failed(checkValue(op, type)))
          return failure();
  for (Type type : op->getResultTypes())
    if (failed(checkValue(op, type)))
      return failure();
  return success();
}

void CheckLLVMTypes::runOnOperation() {
  LLVMTypeConverter typeConverter(&getContext());
  converter = &typeConverter;
  right.clear();
  WalkResult result =
      getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
        return failed(check(op)) ? WalkResult::interrupt()
                                 : WalkResult::advance();
      });
  if (result.wasInterrupted())
    signalPassFailure();
}
