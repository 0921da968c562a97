"""Models of one node Split in each of the ways in which it is written."""

import struct

from onnxwire import *
from registry import NO_RANK, small_model

X, A, B, C = (value(name, FLOAT, dims)
              for name, dims in [("x", [6]), ("a", [2]), ("b", [4]), ("c", [2])])


def one_split(inputs, opset, outputs=("a", "b"), initializers=(), ir_version=8, raw=b"",
              dims=(6,), sizes=(2, 4), more_inputs=(), nodes=(), **attributes):
    """A model of one Split on the last of `dims`, unless attributes say something else."""
    split = node("Split", inputs, outputs, "cut", **attributes)
    results = [value(name, FLOAT, [*dims[:-1], size])
               for name, size in zip(outputs, sizes) if name]
    return model(graph([*nodes, split], [value("x", FLOAT, dims), *more_inputs], results,
                       initializers, raw=raw), opset, ir_version=ir_version)


# Split-1: an attribute, or lengths as floats in an input.


@small_model()
def split_1_attribute():
    return one_split(["x"], 1, axis=0, split=[2, 4], ir_version=3)


@small_model()
def split_1_equal():
    return one_split(["x"], 1, axis=0, sizes=(3, 3), ir_version=3)


@small_model()
def split_1_input():
    # Before version 4 of the format, what has a value is an input too.
    return one_split(["x", "lengths"], 1, axis=0, initializers=[floats("lengths", [2, 4])],
                     more_inputs=[value("lengths", FLOAT, [2])], ir_version=3)


# Split-2 and Split-11: an attribute.


@small_model()
def split_2_attribute():
    return one_split(["x"], 2, split=[2, 4], ir_version=3)


@small_model()
def split_2_equal():
    return one_split(["x"], 9, outputs=("a", "b", "c"), sizes=(2, 2, 2))


@small_model()
def split_2_negative_axis():
    return one_split(["x"], 6, axis=-1, dims=(5, 6), split=[2, 4])


@small_model()
def split_11_attribute():
    return one_split(["x"], 11, axis=1, dims=(5, 6), split=[2, 4])


@small_model()
def split_11_negative_axis():
    return one_split(["x"], 12, axis=-1, dims=(5, 6), sizes=(3, 3))


# Split-13: an input.


@small_model()
def split_13_initializer():
    return one_split(["x", "sizes"], 13, initializers=[int64s("sizes", [2, 4])])


@small_model()
def split_13_initializer_and_input():
    # The caller may give another value, says ONNX, since version 4 of the format.
    return one_split(["x", "sizes"], 13, initializers=[int64s("sizes", [2, 4])],
                     more_inputs=[value("sizes", INT64, [2])])


@small_model()
def split_13_typed_initializer():
    return one_split(["x", "sizes"], 13,
                     initializers=[tensor("sizes", INT64, [2], int64_data=[2, 4])])


@small_model()
def split_13_constant():
    return one_split(["x", "sizes"], 13, nodes=[constant("sizes", int64s("", [2, 4]))])


@small_model()
def split_13_constant_ints():
    return one_split(["x", "sizes"], 13,
                     nodes=[node("Constant", [], ["sizes"], value_ints=[2, 4])])


@small_model()
def split_13_identity_of_constant():
    return one_split(["x", "sizes"], 13, nodes=[constant("two", int64s("", [2, 4])),
                                                node("Identity", ["two"], ["sizes"])])


@small_model()
def split_13_run_time():
    return one_split(["x", "sizes"], 13, more_inputs=[value("sizes", INT64, [2])])


@small_model()
def split_13_computed():
    return one_split(["x", "sizes"], 13, initializers=[int64s("four", [4])],
                     more_inputs=[value("n", INT64, [1])],
                     nodes=[node("Concat", ["n", "four"], ["sizes"], "join", axis=0)])


@small_model()
def split_13_equal():
    return one_split(["x"], 13, sizes=(3, 3))


@small_model()
def split_13_no_name_for_sizes():
    return one_split(["x", ""], 13, sizes=(3, 3))


@small_model()
def split_13_zero_sizes():
    return one_split(["x", "sizes"], 13, outputs=("a", "b", "c"), dims=(0,), sizes=(0, 0, 0),
                     initializers=[int64s("sizes", [0, 0, 0])])


@small_model()
def split_13_empty_part_at_the_end():
    return one_split(["x", "sizes"], 17, sizes=(6, 0), initializers=[int64s("sizes", [6, 0])])


@small_model()
def split_13_one_output():
    return one_split(["x"], 13, outputs=("a",), sizes=(6,))


@small_model()
def split_13_middle_axis():
    split = node("Split", ["x", "sizes"], ["a", "b"], "cut", axis=1)
    return model(graph([split], [value("x", FLOAT, [2, 3, 2, 1, 2])],
                       [value("a", FLOAT, [2, 1, 2, 1, 2]), value("b", FLOAT, [2, 2, 2, 1, 2])],
                       [int64s("sizes", [1, 2])]), 13)


# Split-18: an input or a number.


@small_model()
def split_18_num_outputs():
    return one_split(["x"], 18, num_outputs=2, sizes=(3, 3))


@small_model()
def split_18_uneven():
    return one_split(["x"], 18, num_outputs=4, outputs=("a", "b", "c", "d"), dims=(7,),
                     sizes=(2, 2, 2, 1))


@small_model(refused="its inference has parts of -1")
def split_18_cut_at_the_end():
    return one_split(["x"], 18, num_outputs=4, outputs=("a", "b", "c", "d"), dims=(5,),
                     sizes=(2, 2, 1, None))


@small_model()
def split_18_fewer_outputs():
    return one_split(["x"], 18, num_outputs=3, sizes=(2, 2))


@small_model()
def split_18_initializer():
    return one_split(["x", "sizes"], 18, initializers=[int64s("sizes", [2, 4])])


@small_model()
def split_18_run_time():
    return one_split(["x", "sizes"], 18, more_inputs=[value("sizes", INT64, [2])])


@small_model()
def split_18_num_outputs_and_no_name():
    return one_split(["x", ""], 18, num_outputs=2, sizes=(3, 3))


@small_model(refused="some programs write it, but it forbids it")
def split_18_neither():
    return one_split(["x"], 18, sizes=(3, 3))


@small_model()
def split_25():
    return one_split(["x"], 25, num_outputs=2, sizes=(3, 3), ir_version=12)


# Names of outputs and of the domain.


@small_model()
def outputs_without_names():
    return one_split(["x"], 18, outputs=("", "b", "", ""), num_outputs=4, sizes=(0, 2), dims=(8,))


@small_model()
def first_output_without_name():
    return one_split(["x"], 13, outputs=("", "b"), sizes=(0, 3))


@small_model()
def last_output_without_name():
    return one_split(["x"], 13, outputs=("a", ""), sizes=(3, 0))


@small_model()
def no_output_has_a_name():
    nodes = [node("Split", ["x"], ["", ""], "cut"), node("Identity", ["x"], ["y"], "keep")]
    return model(graph(nodes, [X], [value("y", FLOAT, [6])]), 13)


@small_model(refused="it has the operators by the name \"\" only")
def domain_is_spelt():
    split = node("Split", ["x"], ["a", "c"], "cut", domain="ai.onnx", num_outputs=2)
    return model(graph([split], [value("x", FLOAT, [4])], [A, C]), opset=None,
                 opsets={"ai.onnx": 18})


@small_model(refused="it has the operators by the name \"\" only")
def domain_is_spelt_in_the_node_only():
    split = node("Split", ["x"], ["a", "c"], "cut", domain="ai.onnx", num_outputs=2)
    return model(graph([split], [value("x", FLOAT, [4])], [A, C]), 18)


@small_model(splits=0)
def split_of_another_domain():
    split = node("Split", ["x"], ["a", "c"], "cut", domain="com.example", pieces=2)
    return model(graph([split], [value("x", FLOAT, [4])], [A, C]), opsets={"com.example": 1})


# Shapes.


@small_model()
def unknown_dims():
    split = node("Split", ["x"], ["a", "b"], "cut", axis=1, num_outputs=2)
    return model(graph([split], [value("x", FLOAT, ["batch", "width", None])],
                       [value(name, FLOAT, ["batch", None, None]) for name in "ab"]))


@small_model()
def named_dim_is_cut():
    split = node("Split", ["x", "sizes"], ["a", "b"], "cut", axis=0)
    return model(graph([split], [value("x", FLOAT, ["n", 3]), value("sizes", INT64, [2])],
                       [value(name, FLOAT, [None, 3]) for name in "ab"]))


@small_model(refused=NO_RANK)
def unknown_rank():
    split = node("Split", ["x"], ["a", "b"], "cut", axis=-1, num_outputs=2)
    return model(graph([split], [value("x", FLOAT)], [value(name, FLOAT) for name in "ab"]))


@small_model(splits=2)
def unknown_values_between():
    # Nothing says what type `left` has but the nodes themselves.
    nodes = [node("Split", ["x"], ["left", "b"], "first", axis=1, num_outputs=2),
             node("Split", ["left"], ["a", "c"], "second", axis=0, num_outputs=2)]
    return model(graph(nodes, [value("x", FLOAT, [4, 6])],
                       [value("a", FLOAT, [2, 3]), value("b", FLOAT, [4, 3]),
                        value("c", FLOAT, [2, 3])]))


@small_model(refused=NO_RANK)
def input_of_an_unknown_op():
    nodes = [node("Mystery", ["x"], ["y"], "unknown", domain="com.example"),
             node("Split", ["y"], ["a", "b"], "cut", num_outputs=2)]
    return model(graph(nodes, [X], [value(name, FLOAT) for name in "ab"]),
                 opsets={"com.example": 1})


@small_model(splits=4)
def chain_of_splits():
    nodes, names = [], ["x"]
    for i in range(4):
        nodes.append(node("Split", names[-1:], ["p%d" % i, "r%d" % i], "cut%d" % i, num_outputs=2))
        names.append("r%d" % i)
    outputs = [value("p%d" % i, FLOAT, [8 >> i]) for i in range(4)] + [value("r3", FLOAT, [1])]
    return model(graph(nodes, [value("x", FLOAT, [16])], outputs))


@small_model(splits=2, refused="it wants the nodes in order")
def nodes_in_reverse_order():
    nodes = [node("Split", ["left"], ["a", "c"], "second", num_outputs=2),
             node("Split", ["x"], ["left", "b"], "first", num_outputs=2)]
    return model(graph(nodes, [value("x", FLOAT, [8])],
                       [A, value("b", FLOAT, [4]), C]))


@small_model(splits=16)
def one_split_per_type():
    types = [FLOAT, UINT8, INT8, UINT16, INT16, INT32, INT64, STRING, BOOL, FLOAT16, DOUBLE,
             UINT32, UINT64, COMPLEX64, COMPLEX128, BFLOAT16]
    nodes = [node("Split", ["x%d" % t], ["a%d" % t, "b%d" % t], "cut%d" % t, num_outputs=2)
             for t in types]
    return model(graph(nodes, [value("x%d" % t, t, [4, 2]) for t in types],
                       [value("%s%d" % (name, t), t, [2, 2]) for t in types for name in "ab"]))


# Splits whose parts are a sequence.


def to_sequence(inputs, positions, results, opset=13, initializers=(), more_inputs=(),
                element=FLOAT, **attributes):
    """SplitToSequence of x : [3, 6], and the elements at some positions of it."""
    nodes = [node("SplitToSequence", inputs, ["parts"], "cut", **attributes)]
    constants = [tensor("at%d" % i, INT64, [], struct.pack("<q", position))
                 for i, position in enumerate(positions)]
    nodes += [node("SequenceAt", ["parts", "at%d" % i], ["y%d" % i], "take%d" % i)
              for i in range(len(positions))]
    outputs = [value("y%d" % i, element, dims) for i, dims in enumerate(results)]
    return model(graph(nodes, [value("x", element, [3, 6]), *more_inputs], outputs,
                       [*initializers, *constants]), opset, ir_version=10)


@small_model(splits=0)
def sequence_of_chunks():
    # 6 by 4 is 4 and 2.
    return to_sequence(["x", "chunk"], [0, -1], [[3, 4], [3, 2]], axis=1, opset=11,
                       initializers=[tensor("chunk", INT64, [], struct.pack("<q", 4))])


@small_model(splits=0)
def sequence_of_sizes():
    return to_sequence(["x", "sizes"], [1, 0], [[2, 6], [1, 6]],
                       initializers=[int64s("sizes", [1, 2])])


@small_model(splits=0)
def sequence_of_int32_sizes():
    return to_sequence(["x", "sizes"], [1], [[2, 6]],
                       initializers=[tensor("sizes", INT32, [2], int32_data=[1, 2])])


@small_model(splits=0)
def sequence_of_rows():
    return to_sequence(["x"], [2], [[1, 6]])


@small_model(splits=0)
def sequence_of_rows_without_axis():
    return to_sequence(["x"], [0, 2], [[6], [6]], keepdims=0)


@small_model(splits=0)
def sequence_of_columns_without_axis():
    return to_sequence(["x"], [5], [[3]], axis=-1, keepdims=0)


@small_model(splits=0)
def sequence_of_run_time_sizes():
    return to_sequence(["x", "sizes"], [0], [[None, 6]],
                       more_inputs=[value("sizes", INT64, [2])])


@small_model(splits=0, refused="SequenceAt takes no bfloat16")
def sequence_of_bfloat16():
    return to_sequence(["x", "sizes"], [0, 1], [[1, 6], [2, 6]], opset=24, element=BFLOAT16,
                       initializers=[int64s("sizes", [1, 2])])


@small_model(splits=0)
def sequence_is_the_result():
    split = node("SplitToSequence", ["x"], ["parts"], "cut")
    return model(graph([split], [X], [typed("parts", sequence_type(tensor_type(FLOAT, [1])))]), 13)


@small_model(splits=0)
def sequence_at_run_time():
    nodes = [node("SplitToSequence", ["x"], ["parts"], "cut"),
             node("SequenceAt", ["parts", "i"], ["y"], "take")]
    return model(graph(nodes, [X, value("i", INT64, [])], [value("y", FLOAT, [1])]), 13)


@small_model(refused="its inference sees the contradiction")
def output_says_too_little():
    return one_split(["x"], 13, dims=(4,), sizes=(1, 2))


@small_model(refused="it wants the operators of functions not to have changed since")
def function_of_another_opset_slices():
    """A Slice whose parameters are attributes, as before opset 10, in a model of opset 18."""
    body = function("Head", ["v"], ["h"], [node("Slice", ["v"], ["h"], "head", starts=[0], ends=[2])],
                    opsets={"": 9})
    return model(graph([node("Head", ["x"], ["h"], "call", domain="local"),
                        node("Split", ["h"], ["a", "b"], "cut", num_outputs=2)],
                       [X], [value("a", FLOAT, [1]), value("b", FLOAT, [1])]), 18,
                 opsets={"local": 1}, functions=[body])
