"""Types that are none, and tensors whose data is not what they say."""

import struct

from bad_files import A, B, CUT, X, with_input
from cases import Cases
from onnxwire import *

CASES = Cases()
case = CASES.add


# Types.

case("element-type-99", with_input(tensor_type(99, [4])), "'extra'", "99")
case("element-type-of-31-bits", with_input(tensor_type((1 << 31) - 1)), "'extra'", "2147483647")
case("element-type-below-0", with_input(tensor_type(-1, [4])), "'extra'", "-1")
case("element-type-in-sequence", with_input(sequence_type(tensor_type(99))), "'extra'", "99")
case("extent-below-0", with_input(tensor_type(FLOAT, [4, -5])), "'extra'", "-5")
case("extent-is-lowest", with_input(tensor_type(FLOAT, [-2**63])), "'extra'",
     "-9223372036854775808")
case("extents-overflow", with_input(tensor_type(FLOAT, [2**62, 2**62])), "'extra'", "overflow")
case("extents-overflow-to-0", with_input(tensor_type(FLOAT, [2**32, 2**32])), "'extra'", "overflow")
case("rank-65", with_input(tensor_type(FLOAT, [1] * 65)), "'extra'", "rank", "64", "65")
case("bytes-overflow", with_input(tensor_type(DOUBLE, [2**61])), "'extra'", "overflow")

# Tensors: each is an initializer `w` that a node uses.

USE = node("Mystery", ["w"], ["y"], "use", domain="com.example")


def with_tensors(**tensors):
    return model(graph([CUT, USE], [X], [A, B, value("y", FLOAT)], **tensors),
                 opsets={"com.example": 1})


def initial(name, written, *texts):
    case(name, with_tensors(initializers=[written]), "'w'", *texts)


initial("tensor-of-no-type", tensor("w", UNDEFINED, [1], bytes(4)), "data_type", "0")
initial("tensor-of-type-99", tensor("w", 99, [1], bytes(4)), "data_type", "99")
initial("dims-below-0", tensor("w", FLOAT, [2, -3], bytes(24)), "dims[1]", "-3")
initial("dims-are-lowest", tensor("w", FLOAT, [-2**63]), "dims[0]", "-9223372036854775808")
initial("dims-of-rank-65", tensor("w", FLOAT, [1] * 65, bytes(4)), "rank", "64", "65")
initial("dims-overflow", tensor("w", FLOAT, [2**40, 2**40], bytes(4)), "overflow")
initial("dims-overflow-to-1", tensor("w", UINT8, [2**32, 2**32], b"\0"), "overflow")
initial("dims-are-large", tensor("w", FLOAT, [2**40], bytes(4)), "raw_data", "4398046511104")
initial("bits-overflow", tensor("w", INT64, [2**58 + 1], bytes(8)), "overflow")
initial("raw-data-too-short", tensor("w", FLOAT, [3], bytes(11)), "raw_data", "12", "11")
initial("raw-data-too-long", tensor("w", FLOAT, [3], bytes(13)), "raw_data", "12", "13")
initial("raw-data-empty", tensor("w", FLOAT, [3], b""), "raw_data", "12", "0")
initial("raw-data-of-a-scalar", tensor("w", FLOAT, [], b""), "raw_data", "4", "0")
initial("no-data", tensor("w", FLOAT, [3]), "12", "0")
initial("typed-data-too-short", tensor("w", FLOAT, [3], float_data=[1, 2]), "12", "8")
initial("typed-data-too-long", tensor("w", INT64, [1], int64_data=[1, 2]), "8", "16")
initial("data-of-another-type", tensor("w", INT64, [2], int32_data=[1, 2]))
initial("floats-in-another-field", tensor("w", DOUBLE, [2], float_data=[1, 2]))
initial("raw-and-typed-data", tensor("w", FLOAT, [1], bytes(4), float_data=[1]), "raw_data")
initial("int8-of-200", tensor("w", INT8, [1], int32_data=[200]), "200")
initial("int8-of-300", tensor("w", INT8, [1], int32_data=[300]), "300")
initial("uint16-below-0", tensor("w", UINT16, [1], int32_data=[-1]), "-1")
initial("uint8-of-256", tensor("w", UINT8, [2], int32_data=[1, 256]), "256")
initial("uint32-of-33-bits", tensor("w", UINT32, [1], uint64_data=[2**32]), "4294967296")
initial("float16-of-17-bits", tensor("w", FLOAT16, [1], int32_data=[65536]), "65536")
initial("bool-of-2", tensor("w", BOOL, [2], b"\1\2"), "2")
initial("bool-of-2-typed", tensor("w", BOOL, [2], int32_data=[1, 2]), "2")
initial("int4-too-short", tensor("w", INT4, [3], b"\1"), "2", "1")
initial("int4-too-long", tensor("w", UINT4, [3], b"\1\2\3"), "2", "3")
initial("int4-without-packing", tensor("w", INT4, [3], int32_data=[1, 2, 3]))
initial("complex-of-one-float", tensor("w", COMPLEX64, [1], float_data=[1]), "8", "4")
initial("strings-in-raw-data", tensor("w", STRING, [1], b"text"), "string_data")
initial("strings-too-few", tensor("w", STRING, [3], string_data=["a", "b"]), "string_data", "3",
        "2")
initial("strings-too-many", tensor("w", STRING, [1], string_data=["a", "b"]), "string_data", "1")
initial("segment", tensor("w", FLOAT, [1], bytes(4), raw=message(3, integer(1, 0) + integer(2, 1))),
        "segment")

# Data of Constant nodes.


def made(name, content, *texts, **attributes):
    make = node("Constant", [], ["k"], "make", **content)
    case(name, model(graph([CUT, make], [X], [A, B, value("k", FLOAT)])), "node 'make'", *texts)


made("constant-without-value", {}, "value")
made("constant-of-two-values", {"value_int": 1, "value_float": 1.5}, "value")
made("constant-of-unknown-value", {"value_graph": 1}, "value_graph")
made("constant-too-short", {"value": tensor("", FLOAT, [3], bytes(4))}, "12", "4")
made("constant-of-another-type", {"value": 7})
made("constant-ints-of-a-float", {"value_ints": 1.5}, "value_ints")

# Data in other files; the runner makes good.bin, of 16 bytes, and links beside the model.


def outside(name, *texts, dims=(4,), element=FLOAT, raw=b"", **entries):
    initial("external-" + name, external("w", element, dims, raw=raw, **entries), *texts)


outside("without-location", "location")
outside("in-no-file", "'missing.bin'", location="missing.bin")
outside("in-the-folder-above", "'../secret.bin'", location="../secret.bin")
outside("in-a-folder-above", "'sub/../../secret.bin'", location="sub/../../secret.bin")
outside("at-the-root", "'/etc/passwd'", location="/etc/passwd")
outside("behind-a-link", "'link.bin'", location="link.bin")
outside("behind-a-linked-folder", "'linked/secret.bin'", location="linked/secret.bin")
outside("in-a-folder", "'sub'", location="sub")
outside("in-a-pipe", "'pipe'", location="pipe")
outside("in-the-folder-itself", "'.'", location=".")
outside("with-a-null-in-its-name", "location", location=b"good.bin\0.txt")
outside("offset-below-0", "offset", "-4", location="good.bin", offset=-4)
outside("offset-of-65-bits", "offset", location="good.bin", offset=2**64)
outside("offset-is-a-word", "offset", "'four'", location="good.bin", offset="four")
outside("offset-after-the-end", "16", location="good.bin", offset=17)
outside("offset-near-the-largest", "16", location="good.bin", offset=2**64 - 8)
outside("length-below-0", "length", "-16", location="good.bin", length=-16)
outside("length-too-short", "16", "12", location="good.bin", length=12)
outside("length-too-long", "16", "20", location="good.bin", length=20)
outside("shorter-than-dims", "20", "16", location="good.bin", dims=(5,))
outside("ends-too-early", "16", location="good.bin", offset=8)
outside("of-strings", "string", location="good.bin", element=STRING)
outside("and-raw-data", "raw_data", location="good.bin", raw=message(9, bytes(16)))

# Sparse tensors.


def sparsely(name, values, indices, dims, *texts):
    case("sparse-" + name, with_tensors(sparse_initializers=[sparse(values, indices, dims)]),
         "'w'", *texts)


TWO = floats("w", [1, 2])
sparsely("index-after-the-end", TWO, int64s("", [0, 4]), [4], "indices", "4")
sparsely("index-below-0", TWO, int64s("", [-1, 2]), [4], "indices", "-1")
sparsely("index-of-two-after-the-end", TWO, tensor("", INT64, [2, 2], struct.pack(
    "<4q", 0, 1, 1, 3)), [2, 3], "indices", "3")
sparsely("too-few-indices", TWO, int64s("", [1]), [4], "indices")
sparsely("too-many-numbers-per-index", TWO, tensor("", INT64, [2, 2], struct.pack(
    "<4q", 0, 1, 0, 1)), [4], "indices")
sparsely("dims-below-0", TWO, int64s("", [0, 1]), [-4], "-4")
sparsely("dims-overflow", TWO, int64s("", [0, 1]), [2**40, 2**40], "overflow")
sparsely("indices-are-floats", TWO, floats("", [0, 1]), [4], "indices")
sparsely("values-too-short", tensor("w", FLOAT, [2], bytes(4)), int64s("", [0, 1]), [4], "8", "4")
sparsely("values-of-rank-2", tensor("w", FLOAT, [1, 2], bytes(8)), int64s("", [0, 1]), [4],
         "values")
sparsely("indices-of-rank-3", TWO, tensor("", INT64, [2, 1, 1], struct.pack("<2q", 0, 1)), [4],
         "indices")
