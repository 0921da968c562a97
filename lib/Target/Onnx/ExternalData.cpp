//===- ExternalData.cpp - Data of ONNX models in other files --------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExternalData.h"

#include "split/Specs/Quote.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace split;
using llvm::createStringError;
using llvm::Expected;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace {
struct Place {
  StringRef location;
  uint64_t offset = 0;
  std::optional<uint64_t> length;
};
} // namespace

static Expected<uint64_t> parseNumber(StringRef key, const std::string &text) {
  uint64_t value;
  if (!StringRef(text).getAsInteger(10, value))
    return value;
  return createStringError("external data: %s must be a number of bytes, but "
                           "is %s",
                           key.str().c_str(), quote(text).c_str());
}

static Expected<Place> parsePlace(const onnx::TensorProto &proto) {
  Place place;
  for (const onnx::StringStringEntryProto &entry : proto.external_data()) {
    StringRef key = entry.key();
    if (key == "location") {
      place.location = entry.value();
      continue;
    }
    if (key != "offset" && key != "length")
      continue;
    Expected<uint64_t> number = parseNumber(key, entry.value());
    if (!number)
      return number.takeError();
    if (key == "offset")
      place.offset = *number;
    else
      place.length = *number;
  }
  if (place.location.empty())
    return createStringError("external data: location is missing");
  // A path ends there, whatever follows.
  if (place.location.contains('\0'))
    return createStringError("external data: location must be a path, but is "
                             "%s",
                             quote(place.location).c_str());
  return place;
}

/// The file at `location`, whose real path must be below that of `folder`.
static Expected<std::string> resolve(StringRef location, StringRef folder) {
  if (folder.empty())
    return createStringError("external data: a model from the standard input "
                             "has no folder for %s",
                             quote(location).c_str());
  llvm::SmallString<256> root, file(folder);
  bool climbs =
      llvm::any_of(llvm::make_range(path::begin(location), path::end(location)),
                   [](StringRef part) { return part == ".."; });
  path::append(file, location);
  if (path::is_absolute(location) || climbs)
    return createStringError("external data: location must be in the folder "
                             "of the model, but is %s",
                             quote(location).c_str());
  llvm::SmallString<256> real;
  if (llvm::sys::fs::real_path(folder, root) ||
      llvm::sys::fs::real_path(file, real))
    return createStringError("external data: there is no file %s",
                             quote(location).c_str());
  if (!StringRef(root).ends_with(path::get_separator()))
    root += path::get_separator();
  if (!StringRef(real).starts_with(root))
    return createStringError("external data: location must be in the folder "
                             "of the model, but %s leads out of it",
                             quote(location).c_str());
  if (!llvm::sys::fs::is_regular_file(real))
    return createStringError("external data: %s is no regular file",
                             quote(location).c_str());
  return real.str().str();
}

Expected<std::unique_ptr<llvm::MemoryBuffer>>
onnx_import::readExternalData(const onnx::TensorProto &proto, StringRef folder,
                              uint64_t numBytes) {
  Expected<Place> place = parsePlace(proto);
  if (!place)
    return place.takeError();
  if (place->length && *place->length != numBytes)
    return createStringError(
        "external data: length must be %llu bytes, as dims and data_type say, "
        "but is %llu",
        static_cast<unsigned long long>(numBytes),
        static_cast<unsigned long long>(*place->length));
  Expected<std::string> file = resolve(place->location, folder);
  if (!file)
    return file.takeError();
  uint64_t fileSize = 0;
  if (std::error_code error = llvm::sys::fs::file_size(*file, fileSize))
    return llvm::errorCodeToError(error);
  if (place->offset > fileSize || numBytes > fileSize - place->offset)
    return createStringError(
        "external data: %llu bytes from byte %llu on are wanted, but %s has "
        "%llu",
        static_cast<unsigned long long>(numBytes),
        static_cast<unsigned long long>(place->offset),
        quote(place->location).c_str(),
        static_cast<unsigned long long>(fileSize));
  auto buffer =
      llvm::MemoryBuffer::getFileSlice(*file, numBytes, place->offset);
  if (!buffer)
    return llvm::errorCodeToError(buffer.getError());
  return std::move(*buffer);
}
