"""Models that split-run executes: splits with what often stands beside them."""

from onnxwire import *
from registry import small_model


@small_model()
def gated_linear_unit():
    return model(graph([node("Split", ["x"], ["value", "gate"], "halves", axis=-1, num_outputs=2),
                        node("Sigmoid", ["gate"], ["weight"], "weight"),
                        node("Mul", ["value", "weight"], ["y"], "product")],
                       [value("x", FLOAT, ["batch", 6])], [value("y", FLOAT, ["batch", 3])]), 18)


@small_model()
def residual_chunks():
    """One half passes by, the other is transformed, as in a residual block."""
    return model(graph([node("Split", ["x", "sizes"], ["kept", "changed"], "chunks", axis=1),
                        node("Relu", ["changed"], ["positive"], "positive"),
                        node("Add", ["changed", "positive"], ["sum"], "sum"),
                        node("Concat", ["kept", "sum"], ["y"], "join", axis=1)],
                       [value("x", FLOAT, [2, 4])], [value("y", FLOAT, [2, 4])],
                       [int64s("sizes", [1, 3])]), 13)


@small_model()
def inputs_called_like_types():
    return model(graph([node("Split", ["4xf32"], ["low", "high"], "halves", num_outputs=2),
                        node("Add", ["2xf32", "low"], ["y"], "sum")],
                       [value("2xf32", FLOAT, [2]), value("4xf32", FLOAT, [4])],
                       [value("y", FLOAT, [2]), value("high", FLOAT, [2])]), 18)
