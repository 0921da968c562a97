//===- SplitToLLVM.cpp - split to LLVM conversion -------------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Conversion/SplitToLLVM/SplitToLLVM.h"

#include "split/Dialect/Split/IR/Split.h"

#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace split;

/// Where `loc` is, as compilers write it: file:line:column where it is that
/// simple, and as MLIR prints it where it is not.
static std::string spellLocation(Location loc) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    stream << file.getFilename().getValue() << ":" << file.getLine() << ":"
           << file.getColumn();
  else
    loc.print(stream);
  return text;
}

/// The address of a constant string that ends with a zero; equal strings of one
/// module are one.
static Value getString(ConversionPatternRewriter &rewriter, Location loc,
                       Operation *module, StringRef text) {
  std::string name =
      "split_rt_text_" + llvm::utohexstr(llvm::xxh3_64bits(text));
  std::string terminated = text.str() + '\0';
  auto global = dyn_cast_or_null<LLVM::GlobalOp>(
      SymbolTable::lookupSymbolIn(module, name));
  if (!global) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&module->getRegion(0).front());
    auto type =
        LLVM::LLVMArrayType::get(rewriter.getI8Type(), terminated.size());
    global = LLVM::GlobalOp::create(rewriter, loc, type, /*isConstant=*/true,
                                    LLVM::Linkage::Private, name,
                                    rewriter.getStringAttr(terminated));
  }
  return LLVM::AddressOfOp::create(rewriter, loc, global);
}

namespace {
struct AssertOpLowering : public ConvertOpToLLVMPattern<split::AssertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(split::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    // A module, or what is one on a device.
    Operation *module = SymbolTable::getNearestSymbolTable(op);
    if (!module)
      return rewriter.notifyMatchFailure(op, "not in a module");
    Type pointer = LLVM::LLVMPointerType::get(getContext());
    FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
        rewriter, module, "split_rt_fail",
        {pointer, pointer, pointer, rewriter.getI64Type()},
        LLVM::LLVMVoidType::get(getContext()));
    if (failed(callee))
      return failure();

    Block *before = op->getBlock();
    Block *after = rewriter.splitBlock(before, op->getIterator());
    Block *fail = rewriter.createBlock(before->getParent());
    Value values = storeValues(rewriter, loc, adaptor.getValues());
    Value numValues = LLVM::ConstantOp::create(
        rewriter, loc, rewriter.getI64Type(), adaptor.getValues().size());
    Value place = getString(rewriter, loc, module, spellLocation(loc));
    Value message = getString(rewriter, loc, module, op.getMessage());
    LLVM::CallOp::create(rewriter, loc, *callee,
                         ValueRange{place, message, values, numValues});
    LLVM::UnreachableOp::create(rewriter, loc);

    rewriter.setInsertionPointToEnd(before);
    LLVM::CondBrOp::create(rewriter, loc, adaptor.getCondition(), after, fail);
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// The address of `values` in memory, as integers of 64 bits.
  Value storeValues(ConversionPatternRewriter &rewriter, Location loc,
                    ValueRange values) const {
    Type pointer = LLVM::LLVMPointerType::get(getContext());
    Type i64 = rewriter.getI64Type();
    Value size = LLVM::ConstantOp::create(rewriter, loc, i64, values.size());
    Value memory = LLVM::AllocaOp::create(rewriter, loc, pointer, i64, size);
    for (auto [index, value] : llvm::enumerate(values)) {
      if (value.getType() != i64)
        value = LLVM::SExtOp::create(rewriter, loc, i64, value);
      Value place = LLVM::GEPOp::create(
          rewriter, loc, pointer, i64, memory,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
      LLVM::StoreOp::create(rewriter, loc, value, place);
    }
    return memory;
  }
};

struct SplitToLLVMInterface : public ConvertToLLVMPatternInterface {
  explicit SplitToLLVMInterface(Dialect *dialect)
      : ConvertToLLVMPatternInterface(dialect) {}

  void loadDependentDialects(MLIRContext *context) const override {
    context->loadDialect<LLVM::LLVMDialect>();
  }

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &converter,
      RewritePatternSet &patterns) const override {
    populateSplitToLLVMPatterns(converter, patterns);
  }
};
} // namespace

void split::populateSplitToLLVMPatterns(LLVMTypeConverter &converter,
                                        RewritePatternSet &patterns) {
  converter.addConversion([](StringType type) -> Type {
    return LLVM::LLVMPointerType::get(type.getContext());
  });
  patterns.add<AssertOpLowering>(converter);
}

void split::registerConvertSplitToLLVMInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, SplitDialect *dialect) {
    dialect->addInterfaces<SplitToLLVMInterface>();
  });
}
