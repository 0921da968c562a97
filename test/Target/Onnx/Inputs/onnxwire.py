"""Writes ONNX models byte by byte, so that tests need no package, and can be wrong.

Whatever makes a message returns its bytes; the numbers are those of the fields of
onnx.proto. A string may be given as bytes too, for one that is no UTF-8. What comes
in `raw` is put at the end of the message as it is: a field that has no word here, or
one that breaks the format.

    model(graph([node("Split", ["x"], ["a", "b"], axis=0)],
                [value("x", FLOAT, [4])], [value("a", FLOAT, [2]), value("b", FLOAT, [2])]),
          opset=13)
"""

import struct

VARINT, FIXED64, BYTES, GROUP, END_GROUP, FIXED32 = range(6)

(UNDEFINED, FLOAT, UINT8, INT8, UINT16, INT16, INT32, INT64, STRING, BOOL, FLOAT16, DOUBLE, UINT32,
 UINT64, COMPLEX64, COMPLEX128, BFLOAT16, FLOAT8E4M3FN, FLOAT8E4M3FNUZ, FLOAT8E5M2, FLOAT8E5M2FNUZ,
 UINT4, INT4, FLOAT4E2M1, FLOAT8E8M0, UINT2, INT2) = range(27)

# The types of attributes.
(A_UNDEFINED, A_FLOAT, A_INT, A_STRING, A_TENSOR, A_GRAPH, A_FLOATS, A_INTS, A_STRINGS, A_TENSORS,
 A_GRAPHS, A_SPARSE_TENSOR, A_SPARSE_TENSORS, A_TYPE_PROTO, A_TYPE_PROTOS) = range(15)


class Graph(bytes):
    pass


class Tensor(bytes):
    pass


class SparseTensor(bytes):
    pass


class Type(bytes):
    pass


class Reference(str):
    """The value of an attribute in a function that is an attribute of the function."""


# The wire format.


def varint(number):
    number &= (1 << 64) - 1
    digits = bytearray()
    while number > 0x7F:
        digits.append(number & 0x7F | 0x80)
        number >>= 7
    digits.append(number)
    return bytes(digits)


def tag(number, wire):
    return varint(number << 3 | wire)


def integer(number, content):
    return tag(number, VARINT) + varint(content)


def fixed32(number, content):
    return tag(number, FIXED32) + struct.pack("<f", content)


def message(number, content):
    """A field of bytes: a message, a string, or packed numbers."""
    content = content.encode() if isinstance(content, str) else bytes(content)
    return tag(number, BYTES) + varint(len(content)) + content


def messages(number, contents):
    return b"".join(message(number, content) for content in contents)


def integers(number, contents):
    return b"".join(integer(number, content) for content in contents)


def packed(number, contents):
    return message(number, b"".join(varint(content) for content in contents))


def packed_as(number, letter, contents):
    return message(number, struct.pack("<%d%s" % (len(contents), letter), *contents))


# Types and values.


def shape(dims):
    """`None` is a dimension of which nothing is said, and a string its name."""
    def dim(size):
        if size is None:
            return b""
        return message(2, size) if isinstance(size, (str, bytes)) else integer(1, size)
    return messages(1, [dim(size) for size in dims])


def tensor_type(element, dims=None, number=1):
    """Without `dims` the rank is not known."""
    content = integer(1, element)
    return Type(message(number, content if dims is None else content + message(2, shape(dims))))


def sparse_tensor_type(element, dims=None):
    return tensor_type(element, dims, number=8)


def sequence_type(element):
    return Type(message(4, message(1, element)))


def map_type(key, element):
    return Type(message(5, integer(1, key) + message(2, element)))


def optional_type(element):
    return Type(message(9, message(1, element)))


def typed(name, type_of_it):
    return message(1, name) + message(2, type_of_it)


def value(name, element, dims=None):
    return typed(name, tensor_type(element, dims))


# Tensors.


def tensor(name, element, dims, data=None, raw=b"", **fields):
    """`data` is raw data; `fields` are others, as in tensor(..., int32_data=[1, 2])."""
    content = integers(1, dims) + integer(2, element)
    writers = {
        "float_data": lambda numbers: packed_as(4, "f", numbers),
        "int32_data": lambda numbers: packed(5, numbers),
        "string_data": lambda strings: messages(6, strings),
        "int64_data": lambda numbers: packed(7, numbers),
        "double_data": lambda numbers: packed_as(10, "d", numbers),
        "uint64_data": lambda numbers: packed(11, numbers),
    }
    for field, numbers in fields.items():
        content += writers[field](numbers)
    content += message(8, name) if name else b""
    content += b"" if data is None else message(9, data)
    return Tensor(content + raw)


def int64s(name, numbers):
    return tensor(name, INT64, [len(numbers)], struct.pack("<%dq" % len(numbers), *numbers))


def floats(name, numbers):
    return tensor(name, FLOAT, [len(numbers)], struct.pack("<%df" % len(numbers), *numbers))


def external(name, element, dims, raw=b"", **entries):
    """As in external(..., location="weights.bin", offset=0, length=16)."""
    written = [message(1, key) + message(2, text if isinstance(text, bytes) else str(text))
               for key, text in entries.items()]
    return tensor(name, element, dims, raw=messages(13, written) + integer(14, 1) + raw)


def sparse(values, indices, dims):
    return SparseTensor(message(1, values) + message(2, indices) + integers(3, dims))


# Attributes and nodes.


def attribute_of(name, content, kind=None, raw=b""):
    """An attribute out of the bytes of its value; `kind` is its type, if it has one."""
    return message(1, name) + content + (b"" if kind is None else integer(20, kind)) + raw


def attribute(name, content):
    """An attribute of the type that goes with the type of `content`."""
    if isinstance(content, Reference):
        return attribute_of(name, message(21, str(content)), A_INT)
    if isinstance(content, (list, tuple)):
        return attribute_of(name, *list_and_type(content))
    scalars = [(int, A_INT, lambda: integer(3, content)),
               (float, A_FLOAT, lambda: fixed32(2, content)),
               (Graph, A_GRAPH, lambda: message(6, content)),
               (Tensor, A_TENSOR, lambda: message(5, content)),
               (SparseTensor, A_SPARSE_TENSOR, lambda: message(22, content)),
               (Type, A_TYPE_PROTO, lambda: message(14, content)),
               ((str, bytes), A_STRING, lambda: message(4, content))]
    for type_of_it, kind, write in scalars:
        if isinstance(content, type_of_it):
            return attribute_of(name, write(), kind)
    raise TypeError(content)


def list_and_type(content):
    """An empty list is one of integers."""
    if all(isinstance(item, int) for item in content):
        return integers(8, content), A_INTS
    lists = [(float, A_FLOATS, lambda: b"".join(fixed32(7, item) for item in content)),
             (Graph, A_GRAPHS, lambda: messages(11, content)),
             (Tensor, A_TENSORS, lambda: messages(10, content)),
             (SparseTensor, A_SPARSE_TENSORS, lambda: messages(23, content)),
             (Type, A_TYPE_PROTOS, lambda: messages(15, content)),
             ((str, bytes), A_STRINGS, lambda: messages(9, content))]
    for type_of_it, kind, write in lists:
        if all(isinstance(item, type_of_it) for item in content):
            return write(), kind
    raise TypeError(content)


def node(op, inputs, outputs, name="", domain="", overload="", raw=b"", **attributes):
    content = messages(1, inputs) + messages(2, outputs) + (message(3, name) if name else b"")
    content += message(4, op)
    content += messages(5, [attribute(*pair) for pair in attributes.items()])
    content += (message(7, domain) if domain else b"") + (message(8, overload) if overload else b"")
    return content + raw


def constant(output, content, name=""):
    return node("Constant", [], [output], name, value=content)


# Graphs, functions and models.


def graph(nodes, inputs=(), outputs=(), initializers=(), name="g", values=(),
          sparse_initializers=(), raw=b""):
    return Graph(messages(1, nodes) + message(2, name) + messages(5, initializers)
                 + messages(11, inputs) + messages(12, outputs) + messages(13, values)
                 + messages(15, sparse_initializers) + raw)


def opset_import(domain, version):
    """The domain "" is left out, as it is by most programs."""
    return (message(1, domain) if domain else b"") + integer(2, version)


def function(name, inputs, outputs, nodes, domain="local", attributes=(), defaults=(), opsets=None,
             overload="", raw=b""):
    """`attributes` are names of attributes, `defaults` attributes with their values."""
    imports = [opset_import(*pair) for pair in (opsets or {"": 18, domain: 1}).items()]
    return (message(1, name) + messages(4, inputs) + messages(5, outputs) + messages(6, attributes)
            + messages(7, nodes) + messages(9, imports) + message(10, domain)
            + messages(11, defaults) + (message(13, overload) if overload else b"") + raw)


def model(main, opset=18, opsets=None, functions=(), ir_version=8, raw=b""):
    """`opsets` are those of other domains."""
    imports = [] if opset is None else [opset_import("", opset)]
    imports += [opset_import(*pair) for pair in (opsets or {}).items()]
    return (integer(1, ir_version) + message(2, "split") + message(7, main) + messages(8, imports)
            + messages(25, functions) + raw)
