"""Models of splits that differ in what targets say of them."""

from onnxwire import *
from registry import small_model


@small_model(splits=6)
def splits_for_targets():
    """Two that all targets take, one of no name, one of long words, one of bf16, one of 0."""
    nodes = [
        node("Split", ["x"], ["a", "b"], "even", axis=1, num_outputs=2),
        node("Split", ["x", "sizes"], ["c", "d"], "from_the_back", axis=-1),
        constant("quarters", int64s("", [1, 1, 1, 1])),
        node("Split", ["x", "quarters"], ["e0", "e1", "e2", "e3"]),
        node("Split", ["x"], ["f%d" % i for i in range(12)], "/model/layers.0/attention/Split",
             axis=1, num_outputs=12),
        node("Split", ["z"], ["g", "h"], "brain", num_outputs=2),
        node("Split", ["empty"], ["i", "j"], "hollow", axis=1, num_outputs=2),
    ]
    used = [("a", [4, 6]), ("b", [4, 6]), ("c", [4, 4]), ("d", [4, 8]), ("e1", [1, 12]),
            ("f11", [4, 1])]
    return model(graph(nodes, [value("x", FLOAT16, [4, 12]), value("z", BFLOAT16, [2]),
                               value("empty", FLOAT16, [0, 4])],
                       [value(name, FLOAT16, dims) for name, dims in used]
                       + [value("h", BFLOAT16, [1]), value("i", FLOAT16, [0, 2])],
                       [int64s("sizes", [4, 8])]), 18)


@small_model(splits=3)
def splits_of_named_dims():
    """What waits for dimensions, in the graph and in a branch, and for sizes."""
    long_name = "a_branch_in_which_a_split_has_a_path_that_is_longer_than_what_a_line_has_room_for_it"
    then = graph([node("Split", ["x"], ["t0", "t1"], "cut_rows", axis=0, num_outputs=2)], (),
                 [value("t1", FLOAT16, [None, None])], name="then")
    nodes = [node("Split", ["x"], ["a", "b"], "cut_columns", axis=1, num_outputs=2),
             node("Split", ["x", "sizes"], ["c", "d"], "cut_as_told", axis=0),
             node(long_name, [], ["y"], "choose", domain="com.example", of=then)]
    return model(graph(nodes, [value("x", FLOAT16, ["rows", "columns"]),
                               value("sizes", INT64, [2])],
                       [value(name, FLOAT16, [None, None]) for name in "abcdy"]),
                 opsets={"com.example": 1})
