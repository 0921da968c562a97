//===- Tensors.cpp - Types and tensors of ONNX in MLIR --------------------===//
//
// Part of the split project, under the Apache License v2.0 with LLVM
// Exceptions. See the file LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensors.h"

#include "ExternalData.h"

#include "split/Dialect/Split/IR/Split.h"
#include "split/Specs/Quote.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace split;
using namespace split::onnx_import;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

/// From this number of bytes on, elements are a resource.
static constexpr uint64_t kResourceBytes = 4096;
static constexpr size_t kMaxRank = 64;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

// As TensorProto.DataType numbers them; those after 16 are newer than the
// definition of the message that is compiled in.
Type onnx_import::getElementType(int32_t dataType, MLIRContext *context) {
  Builder builder(context);
  auto getUnsigned = [&](unsigned width) {
    return builder.getIntegerType(width, /*isSigned=*/false);
  };
  switch (dataType) {
  case 1:
    return builder.getF32Type();
  case 2:
    return getUnsigned(8);
  case 3:
    return builder.getI8Type();
  case 4:
    return getUnsigned(16);
  case 5:
    return builder.getI16Type();
  case 6:
    return builder.getI32Type();
  case 7:
    return builder.getI64Type();
  case 8:
    return StringType::get(context);
  case 9:
    return builder.getI1Type();
  case 10:
    return builder.getF16Type();
  case 11:
    return builder.getF64Type();
  case 12:
    return getUnsigned(32);
  case 13:
    return getUnsigned(64);
  case 14:
    return ComplexType::get(builder.getF32Type());
  case 15:
    return ComplexType::get(builder.getF64Type());
  case 16:
    return builder.getBF16Type();
  case 17:
    return Float8E4M3FNType::get(context);
  case 18:
    return Float8E4M3FNUZType::get(context);
  case 19:
    return Float8E5M2Type::get(context);
  case 20:
    return Float8E5M2FNUZType::get(context);
  case 21:
    return getUnsigned(4);
  case 22:
    return builder.getIntegerType(4);
  case 23:
    return Float4E2M1FNType::get(context);
  case 24:
    return Float8E8M0FNUType::get(context);
  case 25:
    return getUnsigned(2);
  case 26:
    return builder.getIntegerType(2);
  default:
    return nullptr;
  }
}

Type onnx_import::getUnknownType(MLIRContext *context) {
  return OpaqueType::get(StringAttr::get(context, "onnx"), "unknown");
}

Error onnx_import::checkShape(ArrayRef<int64_t> shape) {
  if (shape.size() > kMaxRank)
    return createStringError("the rank must be <= %zu, but is %zu", kMaxRank,
                             shape.size());
  if (llvm::is_contained(shape, 0))
    return Error::success();
  // In bits, of which an element has up to 128.
  int64_t numBits = 128;
  for (int64_t extent : shape)
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(numBits, extent, numBits))
      return createStringError("the extents overflow: the bytes of the tensor "
                               "must be countable");
  return Error::success();
}

Expected<int64_t>
TypeReader::readDim(const onnx::TensorShapeProto::Dimension &dim) {
  if (dim.has_dim_value()) {
    // Exporters write -1 for an extent that is not known.
    if (dim.dim_value() >= -1)
      return dim.dim_value() == -1 ? ShapedType::kDynamic : dim.dim_value();
    return createStringError("dim_value must be >= 0, but is %lld",
                             static_cast<long long>(dim.dim_value()));
  }
  if (!dim.dim_param().empty())
    dims.insert(dim.dim_param());
  auto fixed = options.dims.find(dim.dim_param());
  return fixed == options.dims.end() ? ShapedType::kDynamic : fixed->second;
}

/// Of a message with the fields elem_type and shape.
template <typename Proto>
Expected<Type> TypeReader::readTensor(const Proto &proto) {
  // An element type that is left out is as good as none.
  if (proto.elem_type() == 0)
    return getUnknownType(context);
  Type elementType = getElementType(proto.elem_type(), context);
  if (!elementType)
    return createStringError("there is no element type of number %d",
                             proto.elem_type());
  if (!proto.has_shape())
    return UnrankedTensorType::get(elementType);
  SmallVector<int64_t> shape;
  for (const auto &dim : proto.shape().dim()) {
    Expected<int64_t> extent = readDim(dim);
    if (!extent)
      return extent.takeError();
    shape.push_back(*extent);
  }
  if (Error error = checkShape(shape))
    return std::move(error);
  return RankedTensorType::get(shape, elementType);
}

/// The type `name`<`inner`> of the dialect onnx.
Expected<Type> TypeReader::wrap(StringRef name, Expected<Type> inner) {
  if (!inner)
    return inner.takeError();
  std::string text;
  llvm::raw_string_ostream(text) << name << "<" << *inner << ">";
  return OpaqueType::get(StringAttr::get(context, "onnx"), text);
}

Expected<Type> TypeReader::read(const onnx::TypeProto &proto) {
  switch (proto.value_case()) {
  case onnx::TypeProto::kTensorType:
    return readTensor(proto.tensor_type());
  case onnx::TypeProto::kSparseTensorType:
    return wrap("sparse_tensor", readTensor(proto.sparse_tensor_type()));
  case onnx::TypeProto::kSequenceType:
    return wrap("seq", read(proto.sequence_type().elem_type()));
  case onnx::TypeProto::kOptionalType:
    return wrap("opt", read(proto.optional_type().elem_type()));
  case onnx::TypeProto::kMapType:
    return wrap("map", read(proto.map_type().value_type()));
  default:
    return getUnknownType(context);
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// How many bits an element has in raw_data.
static unsigned getPackedBits(Type elementType) {
  if (elementType.isInteger(1))
    return 8;
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  return elementType.getIntOrFloatBitWidth();
}

static uint64_t getPackedBytes(RankedTensorType type) {
  return llvm::divideCeil(uint64_t(type.getNumElements()) *
                              getPackedBits(type.getElementType()),
                          8);
}

static bool isExternal(const onnx::TensorProto &proto) {
  return proto.data_location() == onnx::TensorProto::EXTERNAL;
}

static bool isString(Type type) { return isa<StringType>(type); }

/// In how many places the elements of `proto` are.
static int countPlaces(const onnx::TensorProto &proto) {
  return isExternal(proto) + proto.has_raw_data() +
         (proto.float_data_size() > 0) + (proto.int32_data_size() > 0) +
         (proto.string_data_size() > 0) + (proto.int64_data_size() > 0) +
         (proto.double_data_size() > 0) + (proto.uint64_data_size() > 0);
}

Expected<RankedTensorType>
TensorReader::getType(const onnx::TensorProto &proto) const {
  Type elementType = onnx_import::getElementType(proto.data_type(), context);
  if (!elementType)
    return createStringError("tensor %s: there is no data_type of number %d",
                             quote(proto.name()).c_str(), proto.data_type());
  if (proto.has_segment())
    return createStringError("tensor %s: segments are not supported",
                             quote(proto.name()).c_str());
  if (countPlaces(proto) > 1)
    return createStringError("tensor %s: the data must be in one of raw_data, "
                             "a typed field and external_data, but is in %d",
                             quote(proto.name()).c_str(), countPlaces(proto));
  SmallVector<int64_t> shape(proto.dims().begin(), proto.dims().end());
  for (auto [index, extent] : llvm::enumerate(shape))
    if (extent < 0)
      return createStringError("tensor %s: dims[%zu] must be >= 0, but is %lld",
                               quote(proto.name()).c_str(), index,
                               static_cast<long long>(extent));
  if (Error error = checkShape(shape))
    return createStringError("tensor %s: dims: %s", quote(proto.name()).c_str(),
                             llvm::toString(std::move(error)).c_str());
  return RankedTensorType::get(shape, elementType);
}

bool TensorReader::staysOutside(const onnx::TensorProto &proto,
                                RankedTensorType type) const {
  // What may tell sizes of parts.
  bool isSizes = type.getRank() == 1 && type.getElementType().isInteger(64);
  return isExternal(proto) && !options.readExternalData &&
         !isString(type.getElementType()) && !isSizes &&
         getPackedBytes(type) >= kResourceBytes;
}

/// Appends the low `bits` of each value, which must have no others.
template <typename Values>
static Error pack(const Values &values, unsigned bits, bool isSigned,
                  SmallVectorImpl<char> &bytes) {
  for (auto value : values) {
    bool fits = bits >= 64 || (isSigned ? llvm::isIntN(bits, int64_t(value))
                                        : llvm::isUIntN(bits, uint64_t(value)));
    if (!fits)
      return createStringError("an element of %u bits cannot be %s", bits,
                               std::to_string(value).c_str());
    char word[8];
    llvm::support::endian::write64le(word, uint64_t(value));
    bytes.append(word, word + bits / 8);
  }
  return Error::success();
}

/// Appends the bits of floats.
template <typename Bits, typename Values>
static Error packFloats(const Values &values, SmallVectorImpl<char> &bytes) {
  for (auto value : values)
    if (Error error = pack(ArrayRef<Bits>(llvm::bit_cast<Bits>(value)),
                           8 * sizeof(Bits), /*isSigned=*/false, bytes))
      return error;
  return Error::success();
}

/// Appends the elements in the field that is for them, as raw_data would have
/// them.
static Error packTypedField(const onnx::TensorProto &proto, Type elementType,
                            SmallVectorImpl<char> &bytes) {
  switch (proto.data_type()) {
  case onnx::TensorProto::FLOAT:
  case onnx::TensorProto::COMPLEX64:
    return packFloats<uint32_t>(proto.float_data(), bytes);
  case onnx::TensorProto::DOUBLE:
  case onnx::TensorProto::COMPLEX128:
    return packFloats<uint64_t>(proto.double_data(), bytes);
  case onnx::TensorProto::INT64:
    return pack(proto.int64_data(), 64, /*isSigned=*/true, bytes);
  case onnx::TensorProto::UINT32:
  case onnx::TensorProto::UINT64:
    return pack(proto.uint64_data(), getPackedBits(elementType),
                /*isSigned=*/false, bytes);
  default: {
    // Of types below 8 bits, an entry holds a packed byte; of floats, their
    // bits.
    unsigned bits = std::max(8u, getPackedBits(elementType));
    bool isSigned = elementType.isSignlessInteger(bits);
    return pack(proto.int32_data(), bits, isSigned, bytes);
  }
  }
}

/// One byte for each element of `bits` bits in `packed`, the first in the
/// lowest.
static SmallVector<char> unpack(ArrayRef<char> packed, unsigned bits,
                                int64_t numElements) {
  SmallVector<char> bytes(numElements);
  unsigned perByte = 8 / bits;
  for (int64_t index = 0; index < numElements; ++index) {
    uint8_t byte = packed[index / perByte];
    bytes[index] = static_cast<char>((byte >> (index % perByte * bits)) &
                                     ((1u << bits) - 1));
  }
  return bytes;
}

static Expected<ElementsAttr> makeBools(RankedTensorType type,
                                        ArrayRef<char> bytes) {
  SmallVector<bool> values;
  for (char byte : bytes) {
    if (byte != 0 && byte != 1)
      return createStringError("an element of type bool must be 0 or 1, but "
                               "is %d",
                               uint8_t(byte));
    values.push_back(byte);
  }
  return DenseElementsAttr::get(type, values);
}

Expected<ElementsAttr>
TensorReader::makeElements(const onnx::TensorProto &proto,
                           RankedTensorType type, ArrayRef<char> bytes) {
  Type elementType = type.getElementType();
  if (elementType.isInteger(1))
    return makeBools(type, bytes);
  unsigned bits = getPackedBits(elementType);
  if (bits < 8)
    return DenseElementsAttr::getFromRawBuffer(
        type, unpack(bytes, bits, type.getNumElements()));
  if (bytes.size() < kResourceBytes)
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  std::string name = proto.name().empty() ? "constant" : proto.name();
  if (unsigned number = resources[name]++)
    name += "_" + std::to_string(number);
  return DenseResourceElementsAttr::get(
      type, name,
      HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, /*align=*/64,
                                                    /*dataIsMutable=*/false));
}

static Expected<ElementsAttr> makeStrings(const onnx::TensorProto &proto,
                                          RankedTensorType type) {
  if (isExternal(proto) || proto.has_raw_data())
    return createStringError("strings must be in string_data");
  if (proto.string_data_size() != type.getNumElements())
    return createStringError("string_data must have %lld elements, as dims "
                             "say, but has %d",
                             static_cast<long long>(type.getNumElements()),
                             proto.string_data_size());
  SmallVector<StringRef> strings(proto.string_data().begin(),
                                 proto.string_data().end());
  return DenseElementsAttr::get(type, strings);
}

Expected<ElementsAttr>
TensorReader::readElements(const onnx::TensorProto &proto,
                           RankedTensorType type) {
  if (isString(type.getElementType()))
    return makeStrings(proto, type);
  uint64_t numBytes = getPackedBytes(type);
  if (isExternal(proto)) {
    auto file = readExternalData(proto, folder, numBytes);
    if (!file)
      return file.takeError();
    return makeElements(proto, type,
                        {(*file)->getBufferStart(), (*file)->getBufferSize()});
  }
  SmallVector<char> packed;
  ArrayRef<char> bytes(proto.raw_data().data(), proto.raw_data().size());
  if (!proto.has_raw_data()) {
    if (Error error = packTypedField(proto, type.getElementType(), packed))
      return std::move(error);
    bytes = packed;
  }
  if (bytes.size() != numBytes)
    return createStringError(
        "%s must have %llu bytes, as dims and data_type say, but has %zu",
        proto.has_raw_data() ? "raw_data" : "the typed field for its data",
        static_cast<unsigned long long>(numBytes), bytes.size());
  return makeElements(proto, type, bytes);
}

Expected<ElementsAttr> TensorReader::read(const onnx::TensorProto &proto) {
  Expected<RankedTensorType> type = getType(proto);
  if (!type)
    return type.takeError();
  Expected<ElementsAttr> elements = readElements(proto, *type);
  if (elements)
    return elements;
  return createStringError("tensor %s: %s", quote(proto.name()).c_str(),
                           llvm::toString(elements.takeError()).c_str());
}
