//===- HostCall.cpp - One call from the host into compiled code -----------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostCall.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/Alignment.h"
#include <cstring>

using namespace split;
using llvm::Expected;

/// Pointers and integers of a memref descriptor of `rank`, all of 8 bytes:
/// allocated and aligned pointer, offset, sizes, strides.
static size_t getNumDescriptorFields(size_t rank) { return 3 + 2 * rank; }

HostCall::HostCall(const FunctionSignature &function,
                   llvm::ArrayRef<HostTensor> inputs)
    : function(function), inputs(inputs) {
  size_t total = 0;
  for (const HostTensor &input : inputs)
    total += getNumDescriptorFields(input.getShape().size());
  fields = std::make_unique<int64_t[]>(total);
  for (auto [argument, input] : llvm::zip(function.arguments, inputs)) {
    if (argument.isTensor)
      addDescriptor(input);
    else
      packed.push_back(const_cast<uint8_t *>(input.getData()));
  }

  // LLVM lays out the struct of results as C would.
  size_t end = 0;
  for (const ValueSignature &result : function.results) {
    size_t size = result.isTensor
                      ? 8 * getNumDescriptorFields(result.shape.size())
                      : getElementByteSize(result.kind);
    // A complex number is a struct of two, and aligned as one of them.
    size_t alignment =
        result.isTensor ? 8 : getElementByteSize(getComponentKind(result.kind));
    end = llvm::alignTo(end, alignment);
    resultOffsets.push_back(end);
    end += size;
  }
  resultStruct = std::make_unique<int64_t[]>(llvm::divideCeil(end, 8));
  packed.push_back(resultStruct.get());
}

void HostCall::addDescriptor(const HostTensor &input) {
  auto add = [&](int64_t value) {
    fields[numFields] = value;
    packed.push_back(&fields[numFields++]);
  };
  // Functions are compiled not to write to their arguments.
  auto data = reinterpret_cast<intptr_t>(input.getData());
  add(data);
  add(data);
  add(/*offset=*/0);
  for (int64_t extent : input.getShape())
    add(extent);
  llvm::SmallVector<int64_t> strides(input.getShape().size());
  int64_t stride = 1;
  for (auto [current, extent] :
       llvm::reverse(llvm::zip_equal(strides, input.getShape()))) {
    current = stride;
    stride *= extent;
  }
  llvm::for_each(strides, add);
}

/// The handles of `count` strings at `data`.
static llvm::SmallVector<uintptr_t> getHandles(const void *data,
                                               int64_t count) {
  llvm::SmallVector<uintptr_t> handles(count);
  if (count != 0)
    std::memcpy(handles.data(), data, count * sizeof(uintptr_t));
  return handles;
}

bool HostCall::takeStrings(const void *data, HostTensor &result) {
  if (inputStrings.empty()) {
    inputStrings.insert(0);
    for (const HostTensor &input : inputs)
      if (input.getKind() == ElementKind::String)
        for (uintptr_t handle :
             getHandles(input.getData(), input.getNumElements()))
          inputStrings.insert(handle);
  }
  for (auto [index, handle] :
       llvm::enumerate(getHandles(data, result.getNumElements()))) {
    if (!inputStrings.count(handle))
      return false;
    result.setString(index, HostTensor::getString(
                                static_cast<const uint8_t *>(data), index));
  }
  return true;
}

Expected<llvm::SmallVector<HostTensor, 0>> HostCall::takeResults() {
  llvm::SmallVector<HostTensor, 0> results;
  llvm::Error failure = llvm::Error::success();
  llvm::SmallPtrSet<void *, 8> owned;
  auto *base = reinterpret_cast<char *>(resultStruct.get());
  for (auto [result, offset] : llvm::zip(function.results, resultOffsets)) {
    const void *data = base + offset;
    llvm::SmallVector<int64_t> shape;
    if (result.isTensor) {
      llvm::SmallVector<int64_t> descriptor(
          getNumDescriptorFields(result.shape.size()));
      std::memcpy(descriptor.data(), data, 8 * descriptor.size());
      owned.insert(reinterpret_cast<void *>(descriptor[0]));
      shape.assign(descriptor.begin() + 3,
                   descriptor.begin() + 3 + result.shape.size());
      // Plain row-major, as the pipeline makes the boundary of functions.
      data = reinterpret_cast<const char *>(descriptor[1]) +
             descriptor[2] * getElementByteSize(result.kind);
    }
    Expected<HostTensor> tensor = HostTensor::create(result.kind, shape);
    if (!tensor) {
      failure = llvm::joinErrors(std::move(failure), tensor.takeError());
      continue;
    }
    if (result.kind == ElementKind::String) {
      if (!takeStrings(data, *tensor))
        failure = llvm::joinErrors(
            std::move(failure),
            llvm::createStringError("result #%zu has an element that is no "
                                    "string of an input",
                                    results.size()));
    } else if (tensor->getByteSize() > 0) {
      std::memcpy(tensor->getData(), data, tensor->getByteSize());
    }
    results.push_back(std::move(*tensor));
  }
  // A function may return one buffer several times, or one of its inputs.
  for (const HostTensor &input : inputs)
    owned.erase(const_cast<uint8_t *>(input.getData()));
  for (void *allocation : owned)
    std::free(allocation);
  if (failure)
    return failure;
  return results;
}
