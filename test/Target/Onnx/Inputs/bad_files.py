"""Files that are no models, and messages that break the format."""

from cases import Cases
from onnxwire import *

CASES = Cases()
case = CASES.add


X, A, B = value("x", FLOAT, [4]), value("a", FLOAT, [2]), value("b", FLOAT, [2])
CUT = node("Split", ["x"], ["a", "b"], "cut", num_outputs=2)
GOOD = model(graph([CUT], [X], [A, B]))
NO_MODEL = "not an ONNX model"


def with_node(written, **options):
    """A model of one node."""
    return model(graph([written], [X], [A, B]), **options)


def with_input(type_of_it):
    """A model with an input `extra` that nobody uses."""
    return model(graph([CUT], [X, typed("extra", type_of_it)], [A, B]))


# Whole files.

case("empty", b"", NO_MODEL)
case("text", b"not a model at all, but words that are long enough to be one\n" * 10, NO_MODEL)
case("mlir", b"func.func @main() { return }\n", NO_MODEL)
case("zeros", bytes(4096), NO_MODEL)
case("ones", b"\xff" * 4096, NO_MODEL)
case("all-bytes", bytes(range(256)) * 20, NO_MODEL)
case("tensor", int64s("sizes", [2, 4]), NO_MODEL)
case("graph", graph([CUT], [X], [A, B]), NO_MODEL)
case("no-graph", integer(1, 8) + message(8, opset_import("", 18)), "graph")
case("rest-after-model", GOOD + b"\0\0\0\0", NO_MODEL)
for position in [1, 3, 10, 20, 30, 40, 60, 80, 100, len(GOOD) - 1]:
    case("truncated-at-%d" % position, GOOD[:position], NO_MODEL)

# The wire format.

case("varint-of-eleven-bytes", GOOD + tag(5, VARINT) + b"\xff" * 10 + b"\1", NO_MODEL)
case("field-of-number-0", GOOD + b"\x02\x01x", NO_MODEL)
case("wire-type-6", GOOD + b"\x0e", NO_MODEL)
case("wire-type-7", GOOD + b"\x0f", NO_MODEL)
case("end-of-no-group", GOOD + tag(1000, END_GROUP), NO_MODEL)
case("group-without-end", GOOD + tag(1000, GROUP), NO_MODEL)
for name, size in [("2-gib", 1 << 31), ("4-gib", (1 << 32) + 8), ("all-bits", (1 << 64) - 1)]:
    case("length-of-" + name, GOOD + tag(6, BYTES) + varint(size), NO_MODEL)
case("packed-numbers-cut", with_node(node("Split", ["x"], ["a", "b"], "cut", raw=message(
    5, attribute_of("split", message(8, b"\x80"), A_INTS)))), NO_MODEL)

# A field that is known, with another wire type: to pass it over is to lose what it says.

case("graph-is-a-number", integer(1, 8) + integer(7, 5) + message(8, opset_import("", 18)),
     "graph")
case("opset-is-a-string", model(graph([CUT], [X], [A, B]), None,
                                raw=message(8, message(2, "18"))), "version")
case("axis-is-fixed64", with_node(node("Split", ["x"], ["a", "b"], "cut", raw=message(
    5, attribute_of("axis", tag(3, FIXED64) + bytes(8), A_INT)))), "node 'cut'", "AttributeProto.i")
case("op-type-is-a-number", with_node(messages(1, ["x"]) + messages(2, ["a", "b"])
                                      + message(3, "cut") + integer(4, 7)), "node 'cut'", "op_type")
case("input-is-a-number", with_node(integer(1, 7) + messages(2, ["a", "b"]) + message(3, "cut")
                                    + message(4, "Split")), "node 'cut'", "input")
case("name-is-a-number", with_node(messages(1, ["x"]) + messages(2, ["a", "b"]) + integer(3, 7)
                                   + message(4, "Split")), "NodeProto.name")
case("dims-are-a-float", model(graph([CUT], [], [A, B], [Tensor(
    fixed32(1, 4) + integer(2, FLOAT) + message(8, "x") + message(9, bytes(16)))])),
     "TensorProto.dims")
case("extent-is-a-string", with_input(Type(message(1, integer(1, FLOAT) + message(2, message(
    1, message(1, "4")))))), "Dimension.dim_value")
case("function-is-a-number", GOOD + integer(25, 7), "ModelProto.functions")

# Nesting.


def nested(content, numbers):
    """`content` in one message after the other, each a field of the next."""
    # To build them one by one takes the square of the time.
    heads, size = [], len(content)
    for number in numbers:
        heads.append(tag(number, BYTES) + varint(size))
        size += len(heads[-1])
    return b"".join(reversed(heads)) + content


DEEP = 30000
case("deep-graphs", model(Graph(nested(graph([CUT], [], [A]), [6, 5, 1] * DEEP))),
     "nested too deep")
case("deep-types", with_input(Type(nested(tensor_type(FLOAT), [1, 4] * DEEP))), "nested too deep")
case("deep-optionals", with_input(Type(nested(tensor_type(FLOAT), [1, 9] * DEEP))),
     "nested too deep")
case("deep-groups", GOOD + tag(1000, GROUP) * DEEP + tag(1000, END_GROUP) * DEEP,
     "nested too deep")

# Texts that are no UTF-8.

BAD = b"n\xc3\x28me"
case("node-name-is-no-utf-8", with_node(node("Split", ["x"], ["a", "b"], BAD, num_outputs=2)),
     "NodeProto.name must be UTF-8", "n\\xC3(me")
case("op-type-is-no-utf-8", with_node(node(BAD, ["x"], ["a", "b"], "cut", domain="com.example"),
                                      opsets={"com.example": 1}),
     "node 'cut'", "NodeProto.op_type must be UTF-8")
case("domain-is-no-utf-8", with_node(node("Split", ["x"], ["a", "b"], "cut", domain=BAD)),
     "node 'cut'", "NodeProto.domain must be UTF-8")
case("input-is-no-utf-8", with_node(node("Split", [BAD], ["a", "b"], "cut", num_outputs=2)),
     "node 'cut'", "NodeProto.input must be UTF-8")
case("output-is-no-utf-8", with_node(node("Split", ["x"], ["a", b"\xed\xa0\x80"], "cut")),
     "node 'cut'", "NodeProto.output must be UTF-8")
case("attribute-name-is-no-utf-8", with_node(node("Split", ["x"], ["a", "b"], "cut", raw=message(
    5, attribute_of(BAD, integer(3, 1), A_INT)))), "node 'cut'",
     "AttributeProto.name must be UTF-8")
case("dim-param-is-no-utf-8", with_input(tensor_type(FLOAT, [b"\xff"])),
     "dim_param must be UTF-8")
case("graph-name-is-no-utf-8", model(graph([CUT], [X], [A, B], name=b"\xc0\x80")),
     "GraphProto.name must be UTF-8")
case("initializer-name-is-no-utf-8", model(graph([CUT], [X], [A, B], [floats(BAD, [1])])),
     "TensorProto.name must be UTF-8")
case("function-name-is-no-utf-8", model(graph([CUT], [X], [A, B]), functions=[
    function(BAD, [], [], [])], opsets={"local": 1}), "FunctionProto.name must be UTF-8")
