"""Models with subgraphs, functions, and unusual names and orders."""

import struct

from onnxwire import *
from registry import NO_RANK, small_model

X6, A, B, C = (value(name, FLOAT, dims)
               for name, dims in [("x", [6]), ("a", [2]), ("b", [4]), ("c", [2])])
COND, TRIP, SIZES = value("cond", BOOL, []), value("trip", INT64, []), value("sizes", INT64, [2])


def split_into(inputs, outputs, name, **attributes):
    return node("Split", inputs, outputs, name, **attributes)


# Subgraphs.


@small_model(splits=2)
def branches():
    # They use values of the graph around them: what is split, and the sizes.
    then = graph([split_into(["x", "sizes"], ["t0", "t1"], "cut_then")], (),
                 [value("t0", FLOAT, [2])], name="then")
    other = graph([split_into(["x"], ["e0", "e1", "e2"], "cut_else", num_outputs=3)], (),
                  [value("e2", FLOAT, [2])], name="else")
    choose = node("If", ["cond"], ["y"], "choose", then_branch=then, else_branch=other)
    return model(graph([choose], [COND, X6], [value("y", FLOAT, [2])],
                       [int64s("sizes", [2, 4])]))


@small_model(refused=NO_RANK)
def branch_in_branch():
    deepest = graph([split_into(["x"], ["p", "q"], "cut", num_outputs=2)], (), [value("q", FLOAT)],
                    name="deepest")
    keep = graph([node("Identity", ["x"], ["k"])], (), [value("k", FLOAT)], name="keep")
    inner = graph([node("If", ["other"], ["r"], "inner", then_branch=deepest, else_branch=keep)],
                  (), [value("r", FLOAT)], name="middle")
    outer = node("If", ["cond"], ["y"], "outer", then_branch=inner, else_branch=keep)
    return model(graph([outer], [COND, value("other", BOOL, []), X6], [value("y", FLOAT)]))


@small_model(splits=2, refused=NO_RANK)
def same_names_in_branches():
    # Each subgraph has its own.
    def branch(name, count):
        return graph([split_into(["x"], ["p%d" % i for i in range(count)], "cut",
                                 num_outputs=count)], (), [value("p0", FLOAT)], name=name)

    choose = node("If", ["cond"], ["y"], "choose", then_branch=branch("then", 2),
                  else_branch=branch("else", 3))
    return model(graph([choose], [COND, X6], [value("y", FLOAT)]))


@small_model(splits=2, refused=NO_RANK)
def dead_branch_does_not_fit():
    # The condition is constant: the branch whose sizes sum to 7 instead of 6 never runs.
    then = graph([split_into(["x", "good"], ["t0", "t1"], "fits")], (), [value("t0", FLOAT)],
                 name="then")
    other = graph([split_into(["x", "bad"], ["e0", "e1"], "does_not_fit")], (),
                  [value("e0", FLOAT)], name="else")
    choose = node("If", ["cond"], ["y"], "choose", then_branch=then, else_branch=other)
    return model(graph([constant("cond", tensor("", BOOL, [], b"\1")), choose], [X6],
                       [value("y", FLOAT)], [int64s("good", [2, 4]), int64s("bad", [2, 5])]))


@small_model()
def loop():
    body = graph([split_into(["carried"], ["low", "high"], "cut", num_outputs=2),
                  node("Concat", ["high", "low"], ["next"], "turn", axis=0),
                  node("Identity", ["going"], ["still"], "keep")],
                 [value("i", INT64, []), value("going", BOOL, []), value("carried", FLOAT, [6])],
                 [value("still", BOOL, []), value("next", FLOAT, [6]), value("low", FLOAT, [3])],
                 name="body")
    repeat = node("Loop", ["trip", "cond", "x"], ["last", "lows"], "repeat", body=body)
    return model(graph([repeat], [TRIP, COND, X6],
                       [value("last", FLOAT, [6]), value("lows", FLOAT, [None, 3])]))


@small_model()
def loop_without_trip_and_condition():
    body = graph([split_into(["x"], ["low", "high"], "cut", num_outputs=2),
                  constant("still", tensor("", BOOL, [], b"\0"))],
                 [value("i", INT64, []), value("going", BOOL, [])],
                 [value("still", BOOL, []), value("low", FLOAT, [3])], name="body")
    repeat = node("Loop", ["", ""], ["lows"], "repeat", body=body)
    return model(graph([repeat], [X6], [value("lows", FLOAT, [None, 3])]))


@small_model()
def scan():
    body = graph([split_into(["row"], ["low", "high"], "cut", axis=0, num_outputs=2),
                  node("Add", ["state", "low"], ["sum"], "add")],
                 [value("state", FLOAT, [3]), value("row", FLOAT, [6])],
                 [value("sum", FLOAT, [3]), value("high", FLOAT, [3])], name="body")
    walk = node("Scan", ["start", "rows"], ["total", "highs"], "walk", body=body,
                num_scan_inputs=1)
    return model(graph([walk], [value("start", FLOAT, [3]), value("rows", FLOAT, [5, 6])],
                       [value("total", FLOAT, [3]), value("highs", FLOAT, [5, 3])]))


@small_model(refused="it wants the nodes in order")
def branch_uses_a_later_value():
    then = graph([node("Identity", ["low"], ["t"])], (), [value("t", FLOAT, [3])], name="then")
    other = graph([node("Identity", ["high"], ["e"])], (), [value("e", FLOAT, [3])], name="else")
    choose = node("If", ["cond"], ["y"], "choose", then_branch=then, else_branch=other)
    return model(graph([choose, split_into(["x"], ["low", "high"], "cut", num_outputs=2)],
                       [COND, X6], [value("y", FLOAT, [3])]))


@small_model()
def subgraph_has_initializers():
    then = graph([split_into(["x", "own"], ["t0", "t1"], "cut")], (), [value("t1", FLOAT, [4])],
                 [int64s("own", [2, 4])], name="then")
    other = graph([], (), [value("four", FLOAT, [4])], [floats("four", [1, 2, 3, 4])], name="else")
    choose = node("If", ["cond"], ["y"], "choose", then_branch=then, else_branch=other)
    return model(graph([choose], [COND, X6], [value("y", FLOAT, [4])]))


@small_model(refused=NO_RANK)
def attribute_of_graphs():
    def part(result):
        nodes = [split_into(["x"], ["p", "q"], "cut", num_outputs=2)] if result == "p" else []
        return graph(nodes, (), [value(result, FLOAT)], name="part")

    many = node("Many", [], ["y"], "many", domain="com.example",
                parts=[part("x"), part("cond"), part("p"), graph([])])
    return model(graph([many], [X6, COND], [value("y", FLOAT)]), opsets={"com.example": 1})


# Functions of the model.

HALVES = function("Halves", ["v"], ["low", "high"],
                  [split_into(["v"], ["low", "high"], "cut", num_outputs=2)])


def calls(*nodes, functions, inputs=(X6,), outputs=(), initializers=()):
    return model(graph(nodes, inputs, outputs, initializers), opsets={"local": 1},
                 functions=functions)


@small_model()
def function_of_the_model():
    return calls(node("Halves", ["x"], ["a", "b"], "call", domain="local"), functions=[HALVES],
                 outputs=[value("a", FLOAT, [3]), value("b", FLOAT, [3])])


@small_model()
def function_called_twice():
    return calls(node("Halves", ["x"], ["left", "b"], "first", domain="local"),
                 node("Halves", ["b"], ["c", "d"], "second", domain="local"), functions=[HALVES],
                 inputs=[value("x", FLOAT, [4])],
                 outputs=[value("left", FLOAT, [2]), value("c", FLOAT, [1]),
                          value("d", FLOAT, [1])])


@small_model(splits=1, refused=NO_RANK)
def dead_branch_calls_a_function():
    # As dead_branch_does_not_fit(), by a call.
    bad = function("Bad", ["v"], ["low"],
                   [constant("sizes", int64s("", [2, 5])),
                    split_into(["v", "sizes"], ["low", "high"], "does_not_fit")])
    other = graph([node("Bad", ["x"], ["e"], "call", domain="local")], (), [value("e", FLOAT)],
                  name="else")
    then = graph([node("Identity", ["x"], ["t"])], (), [value("t", FLOAT)], name="then")
    choose = node("If", ["cond"], ["y"], "choose", then_branch=then, else_branch=other)
    return calls(constant("cond", tensor("", BOOL, [], b"\1")), choose, functions=[bad],
                 outputs=[value("y", FLOAT)])


@small_model()
def function_never_called():
    return calls(node("Identity", ["x"], ["y"]), functions=[HALVES],
                 outputs=[value("y", FLOAT, [6])])


@small_model(splits=2)
def function_in_function():
    quarter = function("Quarter", ["v"], ["first"],
                       [node("Halves", ["v"], ["low", "high"], "call", domain="local"),
                        split_into(["low"], ["first", ""], "again", num_outputs=2)])
    return calls(node("Quarter", ["x"], ["y"], "call", domain="local"),
                 functions=[quarter, HALVES], inputs=[value("x", FLOAT, [8])],
                 outputs=[value("y", FLOAT, [2])])


@small_model()
def function_with_attributes():
    body = split_into(["v"], ["first", "second"], "cut", axis=Reference("where"),
                      num_outputs=Reference("count"))
    cut = function("Cut", ["v"], ["first", "second"], [body], attributes=["where", "count"])
    return calls(node("Cut", ["x"], ["a", "b"], "call", domain="local", where=1, count=2),
                 functions=[cut], inputs=[value("x", FLOAT, [5, 4])],
                 outputs=[value("a", FLOAT, [5, 2]), value("b", FLOAT, [5, 2])])


@small_model()
def function_with_defaults():
    body = split_into(["v"], ["first", "second"], "cut", axis=Reference("where"), num_outputs=2)
    cut = function("Cut", ["v"], ["first", "second"], [body], defaults=[attribute("where", 1)])
    return calls(node("Cut", ["x"], ["a", "b"], "by_default", domain="local"),
                 node("Cut", ["x"], ["c", "d"], "other", domain="local", where=0),
                 functions=[cut], inputs=[value("x", FLOAT, [4, 6])],
                 outputs=[value("a", FLOAT, [4, 3]), value("b", FLOAT, [4, 3]),
                          value("c", FLOAT, [2, 6]), value("d", FLOAT, [2, 6])])


@small_model()
def function_attribute_not_given():
    # An attribute that refers to none is as if it were not there.
    body = split_into(["v"], ["first", "second"], "cut", axis=Reference("where"), num_outputs=2)
    cut = function("Cut", ["v"], ["first", "second"], [body], attributes=["where"])
    return calls(node("Cut", ["x"], ["a", "b"], "call", domain="local"), functions=[cut],
                 outputs=[value("a", FLOAT, [3]), value("b", FLOAT, [3])])


@small_model(splits=3)
def attribute_handed_on():
    inner = function("Inner", ["v"], ["first", "second"],
                     [split_into(["v"], ["first", "second"], "cut", axis=Reference("k"),
                                 num_outputs=2)], attributes=["k"])
    outer = function("Outer", ["v"], ["p", "q"],
                     [node("Inner", ["v"], ["p", "rest"], "call", domain="local",
                           k=Reference("where")),
                      split_into(["rest"], ["q", ""], "again", axis=Reference("where"),
                                 num_outputs=2),
                      split_into(["v"], ["unused", ""], "nobody", num_outputs=2)],
                     attributes=["where"])
    return calls(node("Outer", ["x"], ["a", "b"], "call", domain="local", where=1),
                 functions=[inner, outer], inputs=[value("x", FLOAT, [4, 8])],
                 outputs=[value("a", FLOAT, [4, 4]), value("b", FLOAT, [4, 2])])


@small_model()
def function_input_not_given():
    cut = function("Cut", ["v", "lengths"], ["first", "second"],
                   [split_into(["v", "lengths"], ["first", "second"], "cut")],
                   opsets={"": 13})
    outputs = [value(name, FLOAT, [3]) for name in "abcd"]
    return model(graph([node("Cut", ["x"], ["a", "b"], "short", domain="local"),
                        node("Cut", ["x", ""], ["c", "d"], "no_name", domain="local")],
                       [X6], outputs), 13, opsets={"local": 1}, functions=[cut])


@small_model(refused="its inference wants all outputs of a call")
def function_outputs_not_taken():
    thirds = function("Thirds", ["v"], ["p", "q", "r"],
                      [split_into(["v"], ["p", "q", "r"], "cut", num_outputs=3)])
    return calls(node("Thirds", ["x"], ["", "b"], "call", domain="local"), functions=[thirds],
                 outputs=[value("b", FLOAT, [2])])


@small_model(splits=2)
def function_of_an_older_opset():
    # Both have Split-13.
    old = function("Old", ["v"], ["p", "q"], [split_into(["v"], ["p", "q"], "old")],
                   opsets={"": 13})
    nodes = [node("Old", ["x"], ["a", "left"], "call", domain="local"),
             split_into(["left"], ["b", "c", "d"], "new")]
    return model(graph(nodes, [X6], [value("a", FLOAT, [3]), value("b", FLOAT, [1])]), 17,
                 opsets={"local": 1}, functions=[old])


@small_model(splits=2, refused="it wants the versions of an operator to agree")
def function_of_another_opset():
    # Split-13 in the function, Split-18 in the model.
    old = function("Old", ["v"], ["p", "q"], [split_into(["v"], ["p", "q"], "old")],
                   opsets={"": 13})
    return calls(node("Old", ["x"], ["a", "left"], "call", domain="local"),
                 split_into(["left"], ["b", "c", "d"], "new", num_outputs=3), functions=[old],
                 outputs=[value("a", FLOAT, [3]), value("b", FLOAT, [1])])


@small_model(splits=2, refused=NO_RANK)
def function_with_branches():
    then = graph([split_into(["v"], ["t0", "t1"], "cut_then", axis=Reference("where"),
                             num_outputs=2)], (), [value("t0", FLOAT)], name="then")
    other = graph([split_into(["v"], ["e0", "e1", "e2"], "cut_else", num_outputs=3)], (),
                  [value("e2", FLOAT)], name="else")
    pick = function("Pick", ["which", "v"], ["y"],
                    [node("If", ["which"], ["y"], "choose", then_branch=then, else_branch=other)],
                    attributes=["where"])
    return calls(node("Pick", ["cond", "x"], ["y"], "call", domain="local", where=0),
                 functions=[pick], inputs=[COND, X6], outputs=[value("y", FLOAT)])


@small_model(splits=2)
def function_overloads():
    two = function("Cut", ["v"], ["p", "q"],
                   [split_into(["v"], ["p", "q"], "in_two", num_outputs=2)], overload="two")
    three = function("Cut", ["v"], ["p", "q", "r"],
                     [split_into(["v"], ["p", "q", "r"], "in_three", num_outputs=3)],
                     overload="three")
    nodes = [node("Cut", ["x"], ["a", "b"], "call2", domain="local", overload="two"),
             node("Cut", ["x"], ["c", "d", "e"], "call3", domain="local", overload="three")]
    return model(graph(nodes, [X6], [value("a", FLOAT, [3]), value("e", FLOAT, [2])]),
                 opsets={"local": 1}, functions=[two, three], ir_version=10)


# Names and orders.


@small_model()
def names_of_all_kinds():
    names = ["\u0432\u0445\u043e\u0434", "\u6570\u636e/split:0", "\U0001F600", 'quo"te\\back', " "]
    split = node("Split", names[:1], names[1:], "\u0443\u0437\u0435\u043b \"1\"\n", num_outputs=4)
    return model(graph([split], [value(names[0], FLOAT, [8])],
                       [value(name, FLOAT, [2]) for name in names[1:]], name="\u56fe"))


@small_model(splits=2)
def nodes_without_names():
    nodes = [node("Split", ["x"], ["p", "b"], num_outputs=2),
             node("Split", ["p"], ["a", "c"], num_outputs=2)]
    return model(graph(nodes, [value("x", FLOAT, [8])], [A, B, C]))


@small_model(splits=2)
def nodes_of_one_name():
    nodes = [node("Split", ["x"], ["p", "b"], "same", num_outputs=2),
             node("Split", ["p"], ["a", "c"], "same", num_outputs=2)]
    return model(graph(nodes, [value("x", FLOAT, [8])], [A, B, C]))


@small_model(splits=0)
def results_are_inputs_and_constants():
    return model(graph([], [X6], [X6, value("k", FLOAT, [2])], [floats("k", [1, 2])]))


@small_model()
def result_twice():
    return model(graph([split_into(["x"], ["a", "c"], "cut", num_outputs=2)],
                       [value("x", FLOAT, [4])], [A, C, A]))


@small_model()
def documents_and_unknown_fields():
    # Fields that are not known are passed over, whatever their wire type.
    unknown = (integer(1000, 7) + message(1001, "text") + fixed32(1002, 1.5)
               + tag(1003, FIXED64) + bytes(8)
               + tag(1004, GROUP) + integer(1, 7) + tag(1004, END_GROUP))
    entry = message(14, message(1, "key") + message(2, "text"))
    split = split_into(["x"], ["a", "c"], "cut", num_outputs=2, raw=message(6, "words") + unknown)
    return model(graph([split], [value("x", FLOAT, [4]) + message(3, "words")], [A, C],
                       raw=message(10, "words") + unknown),
                 raw=message(3, "1.0") + integer(5, 3) + message(6, "words") + entry + unknown)


@small_model()
def fields_in_reverse_order():
    # The opset comes before the graph, and a node's outputs before its inputs.
    split = (message(5, attribute("num_outputs", 2)) + message(4, "Split")
             + messages(2, ["a", "c"]) + message(1, "x") + message(3, "cut"))
    main = (messages(12, [A, C]) + message(11, value("x", FLOAT, [4])) + message(2, "g")
            + message(1, split))
    return message(8, opset_import("", 18)) + message(7, main) + integer(1, 8)


@small_model(splits=0)
def empty_graph():
    return model(graph([]))


@small_model()
def values_between_have_types():
    nodes = [split_into(["x"], ["p", "q"], "cut", num_outputs=2),
             node("Mystery", ["p"], ["a"], "unknown", domain="com.example")]
    return model(graph(nodes, [value("x", FLOAT, ["n"])], [A],
                       values=[value("p", FLOAT, [3]), value("q", FLOAT, ["m"])]),
                 opsets={"com.example": 1})


@small_model(refused=NO_RANK)
def inputs_without_names():
    nodes = [split_into(["x"], ["a", "c"], "cut", num_outputs=2),
             node("Mystery", ["", "a", ""], ["y"], "unknown", domain="com.example")]
    return model(graph(nodes, [value("x", FLOAT, [4])], [value("y", FLOAT), C]),
                 opsets={"com.example": 1})
