//===- Translate.h - What split-translate does with ONNX --------*- C++ -*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_TARGET_ONNX_TRANSLATE_H
#define SPLIT_TARGET_ONNX_TRANSLATE_H

namespace split {

/// Registers the translations `import-onnx` and `onnx-split-report` with their
/// options, for mlirTranslateMain. A report of a model that is not what
/// --require asks for is complete, so that the translation succeeds: whoever is
/// main fails where `isRequirementMet` has become false.
void registerOnnxTranslations(bool &isRequirementMet);

} // namespace split

#endif // SPLIT_TARGET_ONNX_TRANSLATE_H
