//===- TensorText.h - Tensors as text ------------------------------*- C++
//-*-===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The notation is that of iree-run-module: a type, `=` and the elements.
//
//   2x3xf32=[[1,2,3],[4,5,6]]      nested lists, as printTensor writes them
//   2x3xf32=[1 2 3][4 5 6]         the outermost brackets may be absent, and
//                                  white space separates as commas do
//   2x3xf32=1,2,3,4,5,6            all elements in row-major order
//   2x3xf32=7                      one value, that of all elements
//   f32=3.5                        rank 0
//   2x0xf32=[[],[]]                empty
//   2xcomplex<f32>=[(1,2),(3,4)]   real and imaginary parts
//   2x!split.string=["a","\u00fc"]  strings as JSON has them
//   8192x4096xf32=random:7         bytes drawn with the seed 7
//   8192x4096xf32=zero             all bytes 0
//
// An integer is decimal; an i1 may be `true` or `false` too. A float is
// decimal, `inf`, `-inf`, `nan`, or `0x` and all hexadecimal digits of its bit
// pattern, as far as its format has these values.
//
//===----------------------------------------------------------------------===//

#ifndef SPLIT_RUNNER_TENSORTEXT_H
#define SPLIT_RUNNER_TENSORTEXT_H

#include "split/Runner/HostTensor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace split {

/// The tensor that `text` describes, in time linear in the text and the
/// tensor. The error names the place (counted in characters from 0), what was
/// expected there and what was found; nothing is allocated for a tensor whose
/// elements the text does not give. A decimal is rounded to the nearest float,
/// ties to even, and is an error where that would be an infinity.
///
/// `random:SEED` fills the bytes with the output of std::mt19937_64, each
/// draw giving eight bytes, least significant first; of an i1 the lowest bit
/// is kept, and of an i4 and ui4 the lowest four. A string has the first D % 17
/// of the 16 hexadecimal digits of one draw D. `zero` makes empty strings.
llvm::Expected<HostTensor> parseTensor(llvm::StringRef text);

/// Prints all of `tensor` in nested lists without white space, such that
/// parseTensor gives identical bytes. Floats have the fewest digits that
/// achieve it; a NaN other than the positive quiet one without payload is its
/// bit pattern, as in `0x7FC00001`. An empty tensor of very many lists is
/// printed as `=zero`. (An i1 byte other than 0 and 1, and an i4 byte above 15,
/// is printed as its number, which parseTensor refuses.)
void printTensor(llvm::raw_ostream &os, const HostTensor &tensor);

} // namespace split

#endif // SPLIT_RUNNER_TENSORTEXT_H
