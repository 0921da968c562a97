"""Models with constants of all types in all forms, and with values of all types."""

import struct

from onnxwire import *
from registry import NO_EXTERNAL_SIZES, NO_RANK, small_model


def constants(tensors, opset=18, ir_version=10, outputs=None):
    """Each initialiser, of the name and type given, is a result."""
    results = outputs or [value(name, element, dims) for name, element, dims, _ in tensors]
    return model(graph([], (), results, [written for *_, written in tensors]), opset,
                 ir_version=ir_version)


def raw_constants(table):
    return constants([(name, element, dims, tensor(name, element, dims, data))
                      for name, element, dims, data in table])


def typed_constants(table, **more):
    return constants([(name, element, dims, tensor(name, element, dims, **fields))
                      for name, element, dims, fields in table], **more)


@small_model(splits=0)
def constants_raw():
    return raw_constants([
        ("float", FLOAT, [2], struct.pack("<2f", 1.5, -2.0)),
        ("double", DOUBLE, [2], struct.pack("<2d", 1.5, -2.0)),
        ("float16", FLOAT16, [2], struct.pack("<2e", 1.5, -2.0)),
        ("bfloat16", BFLOAT16, [2], bytes.fromhex("c03f 00c0")),
        ("bool", BOOL, [3], b"\1\0\1"),
        ("int8", INT8, [2], b"\x7f\x80"),
        ("int16", INT16, [2], struct.pack("<2h", 32767, -32768)),
        ("int32", INT32, [2], struct.pack("<2i", 2147483647, -2147483648)),
        ("int64", INT64, [2], struct.pack("<2q", 2**63 - 1, -2**63)),
        ("uint8", UINT8, [2], b"\0\xff"),
        ("uint16", UINT16, [2], struct.pack("<2H", 0, 65535)),
        ("uint32", UINT32, [2], struct.pack("<2I", 0, 4294967295)),
        ("uint64", UINT64, [2], struct.pack("<2Q", 0, 2**64 - 1)),
        ("complex64", COMPLEX64, [2], struct.pack("<4f", 1, -1, 0.5, 2)),
        ("complex128", COMPLEX128, [1], struct.pack("<2d", 1, -1)),
    ])


@small_model(splits=0)
def constants_typed():
    return typed_constants([
        ("float", FLOAT, [2], {"float_data": [1.5, -2.0]}),
        ("double", DOUBLE, [2], {"double_data": [1.5, -2.0]}),
        ("float16", FLOAT16, [2], {"int32_data": [0x3E00, 0xC000]}),
        ("bfloat16", BFLOAT16, [2], {"int32_data": [0x3FC0, 0xC000]}),
        ("bool", BOOL, [3], {"int32_data": [1, 0, 1]}),
        ("int8", INT8, [2], {"int32_data": [127, -128]}),
        ("int16", INT16, [2], {"int32_data": [32767, -32768]}),
        ("int32", INT32, [2], {"int32_data": [2147483647, -2147483648]}),
        ("int64", INT64, [2], {"int64_data": [2**63 - 1, -2**63]}),
        ("uint8", UINT8, [2], {"int32_data": [0, 255]}),
        ("uint16", UINT16, [2], {"int32_data": [0, 65535]}),
        ("uint32", UINT32, [2], {"uint64_data": [0, 4294967295]}),
        ("uint64", UINT64, [2], {"uint64_data": [0, 2**64 - 1]}),
        ("complex64", COMPLEX64, [2], {"float_data": [1, -1, 0.5, 2]}),
        ("complex128", COMPLEX128, [1], {"double_data": [1, -1]}),
        ("string", STRING, [2], {"string_data": ["one", "zw\u00f6lf"]}),
    ])


FLOAT8 = [("e4m3fn", FLOAT8E4M3FN), ("e4m3fnuz", FLOAT8E4M3FNUZ), ("e5m2", FLOAT8E5M2),
          ("e5m2fnuz", FLOAT8E5M2FNUZ)]


@small_model(splits=0)
def constants_float8():
    return raw_constants([(name, element, [2], b"\x38\xb8") for name, element in FLOAT8])


@small_model(splits=0)
def constants_float8_typed():
    return typed_constants([(name, element, [2], {"int32_data": [0x38, 0xB8]})
                            for name, element in FLOAT8])


@small_model(splits=0)
def constants_of_four_bits():
    # Two to a byte, the first in the lower half: 1, -2, 3.
    return raw_constants([("int4", INT4, [3], b"\xe1\x03"), ("uint4", UINT4, [3], b"\xe1\x03"),
                          ("float4", FLOAT4E2M1, [2], b"\x21")])


@small_model(splits=0)
def constants_of_four_bits_typed():
    return typed_constants([("int4", INT4, [3], {"int32_data": [0xE1, 0x03]}),
                            ("uint4", UINT4, [3], {"int32_data": [0xE1, 0x03]})])


@small_model(splits=0)
def constants_newest_types():
    return raw_constants([("e8m0", FLOAT8E8M0, [1], b"\x7f"), ("int2", INT2, [5], b"\xe4\x01"),
                          ("uint2", UINT2, [5], b"\xe4\x01")])


@small_model(splits=0)
def constants_without_packing():
    """Repeated numbers one by one, as programs write them that know only old protobuf."""
    def single(name, element, count, raw):
        return (name, element, [count], tensor(name, element, [count], raw=raw))

    return constants([
        single("float", FLOAT, 2, fixed32(4, 1.5) + fixed32(4, -2.0)),
        single("int32", INT32, 2, integers(5, [7, -7])),
        single("int64", INT64, 2, integers(7, [7, -7])),
        single("double", DOUBLE, 1, tag(10, FIXED64) + struct.pack("<d", 1.5)),
        single("uint64", UINT64, 2, integers(11, [7, 2**64 - 1])),
        # Some of each: they are one list.
        single("both", INT64, 3, integer(7, 1) + packed(7, [2, 3])),
    ])


@small_model()
def packed_attribute_and_dims():
    """Packed where onnx.proto says nothing of it: readers take both."""
    ints = attribute_of("split", packed(8, [2, 4]), A_INTS)
    dims = Tensor(packed(1, [2]) + integer(2, FLOAT) + message(8, "k")
                  + message(9, struct.pack("<2f", 1, 2)))
    split = node("Split", ["x"], ["a", "b"], "cut", raw=message(5, ints))
    return model(graph([split], [value("x", FLOAT, [6])],
                       [value("a", FLOAT, [2]), value("b", FLOAT, [4]), value("k", FLOAT, [2])],
                       [dims]), 11)


@small_model(splits=0)
def constants_of_odd_shapes():
    return constants([
        ("scalar", FLOAT, [], tensor("scalar", FLOAT, [], struct.pack("<f", 1.5))),
        ("empty", FLOAT, [0], tensor("empty", FLOAT, [0], b"")),
        ("hollow", INT64, [3, 0, 2], tensor("hollow", INT64, [3, 0, 2])),
        ("scalar_string", STRING, [], tensor("scalar_string", STRING, [], string_data=["s"])),
        ("splat", INT32, [2, 3], tensor("splat", INT32, [2, 3], int32_data=[7] * 6)),
        ("bool_splat", BOOL, [9], tensor("bool_splat", BOOL, [9], b"\1" * 9)),
        ("bools", BOOL, [9], tensor("bools", BOOL, [9], b"\1\0\0\1\1\0\0\0\1")),
    ])


@small_model(splits=0)
def constant_is_large():
    data = struct.pack("<100000i", *range(100000))
    return raw_constants([("large", INT32, [100000], data)])


@small_model(splits=0)
def large_constants_have_no_names():
    names = ["a", "b", "c"]
    return model(graph([constant(name, tensor("", INT8, [4096], name.encode() * 4096))
                        for name in names], (), [value(name, INT8, [4096]) for name in names]))


@small_model(splits=0)
def nan_and_infinity():
    data = struct.pack("<4I", 0x7FC00000, 0x7F800000, 0xFF800000, 0x7FC00001)
    return raw_constants([("odd", FLOAT, [4], data)])


@small_model(splits=0)
def constant_nodes():
    forms = {"value": floats("", [1.5, 2.0]), "value_float": 1.5, "value_floats": [1.5, -2.0],
             "value_int": -7, "value_ints": [1, -7], "value_string": "text",
             "value_strings": ["one", "two"]}
    types = [(FLOAT, [2]), (FLOAT, []), (FLOAT, [2]), (INT64, []), (INT64, [2]), (STRING, []),
             (STRING, [2])]
    nodes = [node("Constant", [], [form], "make_" + form, **{form: content})
             for form, content in forms.items()]
    return model(graph(nodes, (), [value(form, *t) for form, t in zip(forms, types)]), 13)


# Data outside of the model.


def with_external(*tensors):
    split = node("Split", ["w", "sizes"], ["a", "b"], "cut")
    return model(graph([split], (), [value("a", FLOAT, [1, 2]), value("b", FLOAT, [3, 2])],
                       tensors))


@small_model(refused=NO_EXTERNAL_SIZES)
def external_data():
    return with_external(
        external("w", FLOAT, [4, 2], location="weights.bin", offset=0, length=32),
        external("sizes", INT64, [2], location="weights.bin", offset=32, length=16))


@small_model(refused=NO_EXTERNAL_SIZES)
def external_data_to_the_end():
    return with_external(external("w", FLOAT, [4, 2], location="values.bin"),
                         external("sizes", INT64, [2], location="weights.bin", offset="32"))


@small_model(refused=NO_EXTERNAL_SIZES)
def external_data_in_a_folder():
    return with_external(
        external("w", FLOAT, [4, 2], location="sub/weights.bin", length=32, checksum="0"),
        external("sizes", INT64, [2], location="sub/weights.bin", offset=32, length=16))


@small_model()
def external_data_is_large():
    split = node("Split", ["w", "sizes"], ["a", "b"], "cut")
    return model(graph([split], (), [value("a", FLOAT, [1, 4]), value("b", FLOAT, [999, 4])],
                       [external("w", FLOAT, [1000, 4], location="large.bin"),
                        int64s("sizes", [1, 999])]))


@small_model(splits=None)
def large_bin():
    return struct.pack("<4000f", *range(4000))


@small_model(splits=None)
def weights_bin():
    """What they need beside them, the second also as the first 32 bytes."""
    return struct.pack("<8f2q", *range(8), 1, 3)


@small_model(splits=None)
def values_bin():
    return weights_bin()[:32]


# Values that are no tensors, and attributes of all types.


@small_model(splits=0, refused=NO_RANK)
def types_of_values():
    types = [tensor_type(FLOAT, ["n", 3]), tensor_type(FLOAT), tensor_type(STRING, [2]),
             sequence_type(tensor_type(FLOAT, [None, 2])), sequence_type(tensor_type(INT64)),
             sequence_type(map_type(STRING, tensor_type(FLOAT))),
             map_type(INT64, tensor_type(FLOAT)), optional_type(tensor_type(FLOAT, [2])),
             optional_type(sequence_type(tensor_type(FLOAT, [2]))),
             sparse_tensor_type(FLOAT, [3, 4])]
    nodes = [node("Keep", ["x%d" % i], ["y%d" % i], "keep%d" % i, domain="com.example")
             for i in range(len(types))]
    return model(graph(nodes, [typed("x%d" % i, t) for i, t in enumerate(types)],
                       [typed("y%d" % i, t) for i, t in enumerate(types)]),
                 opsets={"com.example": 1})


@small_model(splits=0, refused=NO_RANK)
def types_of_attributes():
    mystery = node("Mystery", [], ["y"], "all", domain="com.example", a_float=1.5, an_int=-7,
                   a_string="text", bytes_no_text=b"\xff\0", floats=[1.5, -2.0], ints=[1, -7],
                   strings=["one", "two"], no_ints=[], a_tensor=int64s("", [1, 2]),
                   tensors=[int64s("", [1]), floats("", [1.5])],
                   a_type=tensor_type(FLOAT, [2]))
    return model(graph([mystery], (), [value("y", FLOAT)]), opsets={"com.example": 3})


@small_model(refused="its inference takes what is sparse for a scalar")
def sparse_initializer():
    values = tensor("w", FLOAT, [2], struct.pack("<2f", 1.5, 2.5))
    cut = node("Split", ["w"], ["a", "b"], "cut", num_outputs=2)
    return model(graph([cut], (), [value("a", FLOAT, [2]), value("b", FLOAT, [2])],
                       sparse_initializers=[sparse(values, int64s("", [0, 3]), [4])]))


@small_model(splits=0)
def sparse_constant_is_large():
    values, places = floats("", [1.5] * 2000), int64s("", range(2000))
    make = node("Constant", [], ["y"], "make", sparse_value=sparse(values, places, [10**9]))
    return model(graph([make], (), [value("y", FLOAT, [10**9])]))


@small_model(splits=0)
def sparse_constant():
    values = floats("", [1.5, 2.5])
    make = node("Constant", [], ["y"], "make", sparse_value=sparse(values, int64s("", [0, 3]), [4]))
    return model(graph([make], (), [value("y", FLOAT, [4])]))
