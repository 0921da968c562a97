"""Graphs, functions and opsets that break a rule of the format."""

from bad_files import A, B, CUT, X, with_node
from cases import Cases
from onnxwire import *

CASES = Cases()
case = CASES.add


def with_nodes(name, nodes, *texts, initializers=(), inputs=(X,), outputs=(A, B), strict=False):
    case(name, model(graph(nodes, inputs, outputs, initializers)), *texts, strict=strict)


COND = value("cond", BOOL, [])
KEEP_X = graph([], [], [X])


def keep(source, result, name):
    return node("Identity", [source], [result], name)


def choose(then_branch):
    return node("If", ["cond"], ["y"], "choose", then_branch=then_branch, else_branch=KEEP_X)


# Values.

with_nodes("cycle-of-one", [keep("y", "y", "self"), CUT], "node 'self'", "cycle")
with_nodes("cycle-of-three", [CUT, keep("u", "v", "one"), keep("v", "w", "two"),
                              keep("w", "u", "three")], "node '", "cycle")
with_nodes("cycle-through-a-branch",
           [CUT, choose(then_branch=graph([keep("z", "t", "in")], [], [A])),
            keep("y", "z", "back")], "node '", "cycle", inputs=(X, COND))
with_nodes("no-such-input", [node("Split", ["nobody"], ["a", "b"], "cut", num_outputs=2)],
           "node 'cut'", "'nobody'")
with_nodes("no-such-sizes", [node("Split", ["x", "nobody"], ["a", "b"], "cut")], "node 'cut'",
           "'nobody'")
with_nodes("no-such-input-in-a-branch",
           [CUT, choose(then_branch=graph([keep("nobody", "t", "in")], [], [A]))], "node 'in'",
           "'nobody'", inputs=(X, COND))
with_nodes("no-such-output", [CUT], "'nobody'", outputs=(A, value("nobody", FLOAT, [2])))
with_nodes("no-such-output-of-a-branch",
           [CUT, choose(then_branch=graph([], [], [value("nobody", FLOAT)]))], "node 'choose'",
           "'nobody'", inputs=(X, COND))
with_nodes("value-of-a-branch-used-outside",
           [choose(then_branch=graph([keep("x", "inner", "in")], [], [value("inner", FLOAT)])),
            node("Split", ["inner"], ["a", "b"], "cut", num_outputs=2)], "node 'cut'", "'inner'",
           inputs=(X, COND))
with_nodes("value-made-twice", [CUT, keep("x", "a", "again")], "node 'again'", "'a'",
           strict=True)
with_nodes("value-made-twice-by-a-node", [node("Split", ["x"], ["a", "a"], "cut", num_outputs=2)],
           "node 'cut'", "'a'", outputs=(A,), strict=True)
with_nodes("input-made-again", [CUT, keep("b", "k", "again")], "node 'again'", "'k'",
           inputs=(X, value("k", FLOAT, [2])))
with_nodes("initializer-made-again", [CUT, keep("x", "k", "again")], "node 'again'", "'k'",
           initializers=[floats("k", [1])])
with_nodes("two-inputs-of-a-name", [CUT], "'x'", inputs=(X, X))
with_nodes("two-initializers-of-a-name", [CUT], "'k'",
           initializers=[floats("k", [1]), floats("k", [2])])
with_nodes("input-without-a-name", [CUT], "input", inputs=(X, value("", FLOAT, [4])))
with_nodes("initializer-without-a-name", [CUT], "initializer", initializers=[floats("", [1])])
with_nodes("output-without-a-name", [CUT], "output", outputs=(A, value("", FLOAT, [2])))
with_nodes("input-and-initializer-differ", [CUT], "'k'", inputs=(X, value("k", FLOAT, [3])),
           initializers=[floats("k", [1, 2])], strict=True)

# Nodes and attributes.

with_nodes("node-without-a-type", [CUT, node("", ["x"], ["y"], "blank")], "node 'blank'", "op_type")


def with_attribute(name, written, *texts, op="Split", opset=18):
    """A node with an attribute out of bytes."""
    wrong = node(op, ["x"], ["a", "b"], "cut", raw=message(5, written))
    case(name, with_node(wrong, opset=opset), "node 'cut'", *texts)


with_attribute("axis-is-a-float", attribute("axis", 1.0), "axis", "FLOAT")
with_attribute("axis-is-a-list", attribute("axis", [1]), "axis", "INTS")
with_attribute("axis-is-a-string", attribute("axis", "0"), "axis", "STRING")
with_attribute("axis-is-a-tensor", attribute("axis", int64s("", [0])), "axis", "TENSOR")
with_attribute("num-outputs-is-a-float", attribute("num_outputs", 2.0), "num_outputs", "FLOAT")
with_attribute("split-is-an-integer", attribute("split", 2), "split", "INT", opset=11)
with_attribute("split-is-a-list-of-floats", attribute("split", [2.0, 2.0]), "split", "FLOATS",
               opset=11)
with_attribute("type-and-value-differ", attribute_of("axis", fixed32(2, 1), A_INT), "axis")
with_attribute("type-without-value", attribute_of("axis", message(5, int64s("", [0])), A_FLOATS),
               "axis")
with_attribute("attribute-of-type-99", attribute_of("axis", integer(3, 0), 99),
               "AttributeProto.type")
with_attribute("attribute-without-a-name", attribute("", 1), "attribute")
with_attribute("attribute-without-a-value", message(1, "axis"), "axis")
with_attribute("reference-outside-of-a-function", attribute("axis", Reference("where")), "axis",
               "'where'")
with_attribute("attribute-of-no-version", attribute("pieces", 2), "pieces")
with_attribute("split-attribute-in-opset-13", attribute("split", [2, 2]), "split", opset=13)
case("op-type-has-a-null", with_node(node("a\0b", ["x"], ["a", "b"], "strange")), "node 'strange'",
     "op_type")
case("attribute-twice", with_node(node("Split", ["x"], ["a", "b"], "cut", axis=0, raw=message(
    5, attribute("axis", 0)))), "node 'cut'", "'axis'")
case("attribute-of-another-op-twice", with_node(
    node("Mystery", ["x"], ["a", "b"], "cut", domain="com.example",
         raw=message(5, attribute("k", 0)) * 2), opsets={"com.example": 1}), "node 'cut'", "'k'")
with_nodes("if-without-a-branch", [CUT, node("If", ["cond"], ["y"], "choose", else_branch=KEEP_X)],
           "node 'choose'", "then_branch", inputs=(X, COND))
with_nodes("branch-is-no-graph", [CUT, choose(then_branch=1)], "node 'choose'", "then_branch",
           inputs=(X, COND))
with_nodes("branch-without-the-output", [CUT, choose(then_branch=graph([]))], "node 'choose'",
           "then_branch", inputs=(X, COND))
with_nodes("loop-without-a-body", [CUT, node("Loop", ["", "cond", "x"], ["y"], "repeat")],
           "node 'repeat'", "body", inputs=(X, COND))

# Opsets.

case("opset-missing", with_node(CUT, opset=None), "opset")
case("opset-0", with_node(CUT, opset=0), "opset", "0")
case("opset-below-0", with_node(CUT, opset=-1), "opset", "-1")
case("opset-lowest", with_node(CUT, opset=-2**63), "opset", "-9223372036854775808")
case("opset-without-version", with_node(CUT, opset=None, raw=message(8, b"")), "version")
case("opset-twice", with_node(CUT, opset=13, opsets={"ai.onnx": 18}), "opset", "13", "18")

# Functions.


def with_functions(name, nodes, functions, *texts, **options):
    case(name, model(graph(nodes, [X], [A, B]), functions=functions, opsets={"local": 1},
                     **options), *texts)


def call(name, inputs=("x",), outputs=("a", "b"), at="call", **attributes):
    return node(name, inputs, outputs, at, domain="local", **attributes)


def halves(name="Halves", nodes=None, outputs=("p", "q"), **options):
    nodes = nodes or [node("Split", ["v"], ["p", "q"], "inner", num_outputs=2)]
    return function(name, ["v"], outputs, nodes, **options)


with_functions("function-calls-itself", [call("F")], [
    halves("F", [call("F", ["v"], ["p", "q"], "again")])], "'again'", "F")
with_functions("functions-call-each-other", [call("F")], [
    halves("F", [call("G", ["v"], ["p", "q"], "to_g")]),
    halves("G", [call("F", ["v"], ["p", "q"], "to_f")])], "'to_", "itself")
with_functions("function-calls-itself-in-a-branch", [call("F")], [halves("F", [
    node("If", ["v"], ["p", "q"], "choose",
         then_branch=graph([call("F", ["v"], ["r", "s"], "again")], [], [A, B]),
         else_branch=graph([], [], [A, B]))])], "'again'", "F")

def laughter(count):
    """Each function calls the one before it twice: 2^count splits."""
    yield halves("F0")
    for i in range(1, count):
        yield halves("F%d" % i, [call("F%d" % (i - 1), ["v"], ["p", "r"], "one"),
                                 call("F%d" % (i - 1), ["v"], ["q", "s"], "two")])


with_functions("functions-double-60-times", [call("F59")], list(laughter(60)), "node '", "function")
with_functions("function-chain-of-30000", [call("F29999")], [halves("F0")] + [
    halves("F%d" % i, [call("F%d" % (i - 1), ["v"], ["p", "q"], "next")]) for i in range(1, 30000)],
    "node '", "function")
with_functions("function-twice", [call("Halves")], [halves(), halves()], "'Halves'")
with_functions("too-many-inputs-of-a-call", [call("Halves", ["x", "x"])], [halves()],
               "node 'call'", "2", "1")
with_functions("too-many-outputs-of-a-call", [call("Halves", outputs=["a", "b", "c"])], [halves()],
               "node 'call'", "3", "2")
with_functions("function-without-the-output", [call("Halves")], [halves(outputs=("p", "nobody"))],
               "'nobody'")
with_functions("function-without-the-input", [call("F")], [halves("F", [
    node("Split", ["x"], ["p", "q"], "inner", num_outputs=2)])], "'inner'", "'x'")
with_functions("function-input-twice", [call("F", ["x", "x"])], [
    function("F", ["v", "v"], ["p", "q"], [node("Split", ["v"], ["p", "q"], "inner",
                                                num_outputs=2)])], "'v'")
with_functions("attribute-of-a-call-has-another-type", [call("F", count=2.0)], [halves("F", [
    node("Split", ["v"], ["p", "q"], "inner", num_outputs=Reference("count"))],
    attributes=["count"])], "'inner'", "num_outputs", "FLOAT")
with_functions("function-without-opsets", [call("F")], [halves("F", opsets={"local": 1})],
               "'inner'", "opset")
with_nodes("split-of-a-loop-does-not-fit",
           [node("Loop", ["trip", "cond"], ["a"], "repeat", body=graph(
               [node("Split", ["x", "sizes"], ["p", "q"], "cut")],
               [value("i", INT64, []), value("going", BOOL, [])],
               [value("going", BOOL, []), value("p", FLOAT)]))],
           "node 'cut'", "[onnx18-c10]", initializers=[int64s("sizes", [2, 3])],
           inputs=(X, COND, value("trip", INT64, [])), outputs=(A,))
with_functions("cycle-in-a-function", [call("F")], [halves("F", [
    keep("p", "q", "one"), keep("q", "p", "two")])], "node '", "cycle")
