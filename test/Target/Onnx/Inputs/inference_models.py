"""Models that say nothing of the types between their inputs and their results."""

from onnxwire import *
from registry import small_model

BIG = 2**63 - 1


def chain(steps, inputs, rank, opset=18):
    """The result of the last step, of which only the rank is said."""
    constants, nodes = [], []
    for i, (op, operands, attributes) in enumerate(steps):
        names = []
        for j, operand in enumerate(operands):
            if isinstance(operand, list):
                names.append("c%d_%d" % (i, j))
                constants.append(int64s(names[-1], operand))
            else:
                names.append(operand)
        nodes.append(node(op, names, ["v%d" % i], op.lower() + str(i), **attributes))
    return model(graph(nodes, inputs, [value("v%d" % (len(steps) - 1), FLOAT, [None] * rank)],
                       constants), opset)


X = value("x", FLOAT, [4, 6])


@small_model(splits=0)
def shapes_of_element_wise_ops():
    return chain([("Identity", ["x"], {}), ("Relu", ["v0"], {}), ("Sigmoid", ["v1"], {}),
                  ("Add", ["v2", "row"], {}), ("Mul", ["column", "v3"], {}),
                  ("Add", ["v4", "batch"], {})],
                 [X, value("row", FLOAT, [6]), value("column", FLOAT, [4, 1]),
                  value("batch", FLOAT, ["n", 1, 1])], 3)


@small_model(splits=0)
def shapes_of_concat():
    return chain([("Concat", ["x", "x"], {"axis": 0}), ("Concat", ["v0", "v0", "v0"], {"axis": -1}),
                  ("Concat", ["v1", "other"], {"axis": 1})],
                 [X, value("other", FLOAT, [8, "n"])], 2)


@small_model(splits=0)
def shapes_of_slice():
    return chain([("Slice", ["x", [1], [BIG], [1]], {}),
                  ("Slice", ["x", [-1, 1], [0, -1], [0, -1], [-2, 2]], {}),
                  ("Slice", ["x", [-BIG], [BIG]], {}),
                  ("Slice", ["x", [3], [2]], {}),
                  ("Slice", ["x", [-1], [-BIG - 1], [1], [-1]], {}),
                  ("Slice", ["v3", [-1], [-BIG - 1], [0], [-1]], {}),
                  ("Slice", ["x", [0], "end", [1]], {})],
                 [X, value("end", INT64, [1])], 2)


@small_model(splits=0)
def shapes_of_slice_attributes():
    return chain([("Slice", ["x"], {"starts": [1], "ends": [3]}),
                  ("Slice", ["x"], {"starts": [0, -4], "ends": [100, -1], "axes": [0, 1]})],
                 [X], 2, opset=9)


@small_model(splits=0)
def shapes_of_reshape():
    return chain([("Reshape", ["x", [2, -1]], {}), ("Reshape", ["v0", [0, 3, -1, 1]], {}),
                  ("Reshape", ["named", [0, -1]], {}),
                  ("Reshape", ["none", [0, 5]], {"allowzero": 1}),
                  ("Reshape", ["x", [24]], {})],
                 [X, value("named", FLOAT, ["n", 2, 3]), value("none", FLOAT, [5, 0])], 1)


@small_model(splits=0)
def shapes_of_transpose():
    return chain([("Transpose", ["x"], {}), ("Transpose", ["cube"], {"perm": [2, 0, 1]}),
                  ("Transpose", ["cube"], {})],
                 [X, value("cube", FLOAT, [2, "n", 5])], 3)


@small_model(splits=3)
def shapes_through_splits():
    """Each split knows the extent because of what is before it."""
    nodes = [node("Split", ["x"], ["a", "b"], "first", axis=1, num_outputs=2),
             node("Concat", ["b", "a", "b"], ["wide"], "join", axis=1),
             node("Split", ["wide"], ["c", "d"], "second", axis=1, num_outputs=2),
             node("Transpose", ["d"], ["e"], "turn"),
             node("Reshape", ["e", "flat"], ["f"], "flatten"),
             node("Split", ["f"], ["g", "h", "i"], "third", num_outputs=3)]
    return model(graph(nodes, [X], [value("i", FLOAT, [None])], [int64s("flat", [-1])]))


@small_model(splits=0)
def element_types_of_schemas():
    """What is known of an op that no shape is inferred through."""
    nodes = [node("Cast", ["x"], ["half"], "cast", to=FLOAT16),
             node("Shape", ["half"], ["shape"], "shape"),
             node("Greater", ["x", "x"], ["greater"], "greater"),
             node("Softmax", ["half"], ["soft"], "soft"),
             node("Identity", ["shape"], ["a"]), node("Identity", ["greater"], ["b"]),
             node("Identity", ["soft"], ["c"])]
    return model(graph(nodes, [X], [value("a", INT64, [2]), value("b", BOOL, [4, 6]),
                                    value("c", FLOAT16, [4, 6])]))
