//===- Executor.cpp - Compile a module and call its functions -------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "split/Executor/Executor.h"

#include "HostCall.h"

#include "split-c/Runtime.h"
#include "split/Conversion/Passes.h"
#include "split/Dialect/Split/IR/Split.h"
#include "split/InitAll.h"
#include "split/Pipelines/Pipelines.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace split;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

void Executor::registerDialects(DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
  split::registerAllDialects(registry);
}

Executor::~Executor() = default;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// nullopt where the host cannot pass a value of `type`.
static std::optional<ValueSignature> getSignature(Type type) {
  ValueSignature signature;
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    signature.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
    type = tensor.getElementType();
  } else {
    signature.isTensor = false;
  }
  signature.kind = getElementKind(type);
  if (getElementByteSize(signature.kind) == 0)
    return std::nullopt;
  return signature;
}

/// Appends the signatures of `types`, or says which of them has none.
static Error addSignatures(StringRef word, TypeRange types,
                           llvm::SmallVector<ValueSignature> &signatures) {
  for (auto [index, type] : llvm::enumerate(types)) {
    std::optional<ValueSignature> signature = getSignature(type);
    if (!signature) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      return createStringError("%s #%zu has type %s, which the host cannot "
                               "pass",
                               word.str().c_str(), index, text.c_str());
    }
    signatures.push_back(*signature);
  }
  return Error::success();
}

static Expected<FunctionSignature> getSignature(func::FuncOp function) {
  FunctionSignature signature;
  signature.name = function.getName().str();
  if (Error error = addSignatures("argument", function.getArgumentTypes(),
                                  signature.arguments))
    return error;
  if (Error error =
          addSignatures("result", function.getResultTypes(), signature.results))
    return error;
  for (auto [index, argument] : llvm::enumerate(signature.arguments))
    if (auto name = function.getArgAttrOfType<StringAttr>(index, "onnx.name"))
      argument.name = name.str();
  return signature;
}

static bool isCallable(func::FuncOp function) {
  return function.isPublic() && !function.isExternal();
}

Signatures::Signatures(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!isCallable(function))
      continue;
    if (Expected<FunctionSignature> signature = getSignature(function))
      functions.push_back(*signature);
    else
      uncallable[function.getName()] = llvm::toString(signature.takeError());
  }
}

Expected<const FunctionSignature *> Signatures::find(StringRef name) const {
  if (name.empty() && functions.size() + uncallable.size() == 1)
    name = functions.empty() ? uncallable.begin()->getKey()
                             : StringRef(functions.front().name);
  else if (name.empty())
    name = "main";
  for (const FunctionSignature &function : functions)
    if (function.name == name)
      return &function;
  if (auto reason = uncallable.find(name); reason != uncallable.end())
    return createStringError("function @%s cannot be called: %s",
                             name.str().c_str(), reason->second.c_str());
  std::string known;
  for (const FunctionSignature &function : functions)
    known += (known.empty() ? "@" : ", @") + function.name;
  return createStringError(
      "there is no public function @%s; there %s", name.str().c_str(),
      known.empty() ? "is none at all" : ("is " + known).c_str());
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// Inputs belong to the caller, who may pass them again.
static void protectArguments(func::FuncOp function) {
  for (unsigned index : llvm::seq(function.getNumArguments()))
    if (isa<TensorType>(function.getArgument(index).getType()))
      function.setArgAttr(
          index, bufferization::BufferizationDialect::kWritableAttrName,
          BoolAttr::get(function.getContext(), false));
}

static Expected<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(llvm::CodeGenOptLevel level) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  builder->setCodeGenOptLevel(level);
  return builder->createTargetMachine();
}

static Expected<std::unique_ptr<ExecutionEngine>> createEngine(ModuleOp module,
                                                               bool optimize) {
  auto level = optimize ? llvm::CodeGenOptLevel::Aggressive
                        : llvm::CodeGenOptLevel::None;
  Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createHostMachine(level);
  if (!machine)
    return machine.takeError();
  ExecutionEngineOptions options;
  auto transformer = makeOptimizingTransformer(
      /*optLevel=*/optimize ? 3 : 0, /*sizeLevel=*/0, machine->get());
  options.transformer = transformer;
  options.jitCodeGenOptLevel = level;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  return ExecutionEngine::create(module, options, std::move(*machine));
}

/// The functions that compiled code calls. Memory that cannot be had ends the
/// program there, since compiled code writes to what malloc gives unseen.
static llvm::orc::SymbolMap bindRuntime(llvm::orc::MangleAndInterner interner) {
  llvm::orc::SymbolMap symbols;
  auto bind = [&](StringRef name, auto *function) {
    symbols[interner(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                               llvm::JITSymbolFlags::Exported};
  };
  bind("memrefCopy", &memrefCopy);
  bind("split_rt_fail", &split_rt_fail);
  bind("split_rt_count_allocation", &split_rt_count_allocation);
  bind("split_rt_count_copy", &split_rt_count_copy);
  bind("malloc", &split_rt_malloc);
  bind("aligned_alloc", &split_rt_aligned_alloc);
  // The optimiser makes one call of a malloc and the zeroing of its memory.
  bind("calloc", &split_rt_calloc);
  return symbols;
}

/// Names that compiled code and the engine have for functions of their own.
static Error checkNames(ModuleOp module) {
  static constexpr StringLiteral names[] = {
      "malloc", "aligned_alloc", "calloc", "free", "memcpy", "memrefCopy"};
  for (auto function : module.getOps<func::FuncOp>()) {
    StringRef name = function.getName();
    bool isTaken = llvm::is_contained(names, name) ||
                   name.starts_with("_mlir_") || name.starts_with("split_rt_");
    if (isTaken && !function.isExternal())
      return createStringError("function @%s must have another name: compiled "
                               "code has this one for a function of its own",
                               name.str().c_str());
  }
  return Error::success();
}

Expected<std::unique_ptr<Executor>>
Executor::compile(ModuleOp module, const CompileOptions &options) {
  if (Error error = checkNames(module))
    return error;
  std::unique_ptr<Executor> executor(new Executor());
  executor->signatures = Signatures(module);
  for (auto function : module.getOps<func::FuncOp>())
    if (isCallable(function))
      protectArguments(function);
  PassManager passManager(module.getContext());
  passManager.addPass(createConvertOnnxToLinalg());
  if (options.checkRules) {
    passManager.addPass(createGenerateRuntimeVerificationPass());
    passManager.addPass(createConvertCFAssertToSplit());
  }
  SplitToLLVMPipelineOptions pipeline;
  pipeline.countBytes = options.countBytes;
  buildSplitToLLVMPipeline(passManager, pipeline);
  if (failed(passManager.run(module)))
    return createStringError("the module cannot be lowered to LLVM");
  Expected<std::unique_ptr<ExecutionEngine>> engine =
      createEngine(module, options.optimize);
  if (!engine)
    return engine.takeError();
  executor->engine = std::move(*engine);
  executor->engine->registerSymbols(bindRuntime);
  return executor;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The type of `value` in the notation of inputs, such as ?x4xi8.
static std::string spell(const ValueSignature &value) {
  std::string text;
  for (int64_t extent : value.shape)
    text += (extent == kUnknown ? "?" : std::to_string(extent)) + "x";
  return text + getElementKindName(value.kind).str();
}

static Error checkInput(const ValueSignature &argument, const HostTensor &input,
                        size_t index) {
  // Of the same bits, and the form that indices have in files.
  bool isIndexAsI64 = argument.kind == ElementKind::Index &&
                      input.getKind() == ElementKind::I64;
  bool matches = (argument.kind == input.getKind() || isIndexAsI64) &&
                 argument.shape.size() == input.getShape().size();
  if (matches)
    for (auto [expected, extent] : llvm::zip(argument.shape, input.getShape()))
      matches &= expected == kUnknown || expected == extent;
  if (matches)
    return Error::success();
  return createStringError(
      "input #%zu must be %s, but is %s", index, spell(argument).c_str(),
      getTensorTypeText(input.getKind(), input.getShape()).c_str());
}

Error split::checkInputs(const FunctionSignature &function,
                         llvm::ArrayRef<HostTensor> inputs) {
  size_t numArguments = function.arguments.size();
  if (inputs.size() != numArguments)
    return createStringError("function @%s takes %zu input%s, but got %zu",
                             function.name.c_str(), numArguments,
                             numArguments == 1 ? "" : "s", inputs.size());
  for (auto [index, argument] : llvm::enumerate(function.arguments))
    if (Error error = checkInput(argument, inputs[index], index))
      return error;
  return Error::success();
}

Expected<llvm::SmallVector<HostTensor, 0>>
Executor::call(const FunctionSignature &function,
               llvm::ArrayRef<HostTensor> inputs) {
  if (Error error = checkInputs(function, inputs))
    return std::move(error);
  auto entry = engine->lookupPacked(function.name);
  if (!entry)
    return entry.takeError();
  HostCall hostCall(function, inputs);
  split_rt_take_byte_counts();
  (*entry)(hostCall.getPackedArguments().data());
  byteCounts = split_rt_take_byte_counts();
  return hostCall.takeResults();
}
