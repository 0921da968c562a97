"""Nodes Split that break a rule of Split."""

import struct

from cases import Cases
from onnxwire import *

CASES = Cases()


def split(name, *texts, inputs=("x",), outputs=("a", "b"), dims=(6,), element=FLOAT, opset=18,
          initializers=(), more_inputs=(), declared=(), ir_version=8, strict=False, **attributes):
    """A case of one Split of `x`; `declared` are the types of its outputs, else unknown."""
    cut = node("Split", inputs, outputs, "cut", **attributes)
    results = declared or [value(output, element) for output in outputs if output]
    main = graph([cut], [value("x", element, dims), *more_inputs], results, initializers)
    CASES.add(name, model(main, opset, ir_version=ir_version), "node 'cut'", *texts, strict=strict)


def sized(name, sizes, *texts, **options):
    """A case of sizes in an initializer."""
    written = sizes if isinstance(sizes, Tensor) else int64s("sizes", sizes)
    split(name, *texts, inputs=("x", "sizes"), initializers=[written], **options)


# What is there.

split("split-without-inputs", "input", inputs=(), num_outputs=2)
split("split-of-no-name", "input", inputs=("",), num_outputs=2)
split("split-of-three-inputs", "3", inputs=("x", "", "x"), num_outputs=2)
split("split-without-outputs", "[onnx18-c3]", outputs=(), num_outputs=2, declared=[value(
    "x", FLOAT, [6])])
split("two-inputs-in-opset-11", "2", inputs=("x", "sizes"), opset=11,
      initializers=[int64s("sizes", [2, 4])])

# axis

split("axis-above-range", "[onnx18-c2]", "2", dims=(4, 6), axis=2, num_outputs=2)
split("axis-below-range", "[onnx18-c2]", "-3", dims=(4, 6), axis=-3, num_outputs=2)
split("axis-largest", "[onnx18-c2]", "9223372036854775807", axis=2**63 - 1, num_outputs=2)
split("axis-lowest", "[onnx18-c2]", "-9223372036854775808", axis=-2**63, num_outputs=2)
split("axis-of-33-bits", "[onnx13-c2]", "4294967296", axis=2**32, opset=13)
split("rank-0", "[onnx18-c2]", dims=(), num_outputs=2)
split("axis-left-out-in-opset-1", "[onnx1-c2]", opset=1, ir_version=3, split=[2, 4])

# num_outputs

split("num-outputs-0", "[onnx18-c5]", "0", num_outputs=0)
split("num-outputs-below-0", "[onnx18-c5]", "-1", num_outputs=-1)
split("num-outputs-lowest", "[onnx18-c5]", "-9223372036854775808", num_outputs=-2**63)
split("more-outputs-than-num-outputs", "[onnx18-c6]", "3", "2", outputs=("a", "b", "c"),
      num_outputs=2)
split("num-outputs-in-opset-13", "[onnx13-c4]", "num_outputs", opset=13, num_outputs=2)
sized("both", [2, 4], "[onnx18-c4]", num_outputs=2)

# Equal parts

split("uneven-in-opset-13", "[onnx13-c9]", "7", "2", dims=(7,), opset=13)
split("uneven-in-opset-6", "[onnx2-c9]", "7", "2", dims=(7,), opset=6)
split("100000-outputs", "[onnx13-c9]", "100000", outputs=["o%d" % i for i in range(100000)],
      opset=13)
split("100000-outputs-of-no-name", "[onnx18-c6]", "100000", outputs=[""] * 100000, num_outputs=2,
      declared=[value("x", FLOAT, [6])])

# Sizes

sized("sizes-sum-too-small", [2, 3], "[onnx18-c10]", "5", "6")
sized("sizes-sum-too-large", [2, 5], "[onnx13-c8]", "7", "6", opset=13)
sized("size-below-0", [8, -2], "[onnx18-c9]", "-2")
sized("size-lowest", [2, -2**63], "split", "-9223372036854775808")
sized("sizes-sum-wraps-around", [2**62, 2**62, 2**62, 2**62, 6], "[onnx18-c10]",
      outputs=("a", "b", "c", "d", "e"))
sized("sizes-too-few", [6], "[onnx18-c8]", "1", "2")
sized("sizes-too-many", [2, 2, 2], "[onnx13-c6]", "3", "2", opset=13)
sized("sizes-empty", [], "[onnx18-c8]", "0", "2")
sized("sizes-of-rank-0", tensor("sizes", INT64, [], struct.pack("<q", 6)), "split", outputs=("a",))
sized("sizes-of-rank-2", tensor("sizes", INT64, [1, 2], struct.pack("<2q", 2, 4)), "split")
sized("sizes-of-int32", tensor("sizes", INT32, [2], struct.pack("<2i", 2, 4)), "[onnx18-c7]")
sized("sizes-of-float", floats("sizes", [2, 4]), "split", opset=13)
sized("100000-sizes", [0] * 99999 + [6], "[onnx18-c8]", "100000", "2")
split("attribute-sum-too-large", "[onnx11-c8]", "7", "6", opset=11, split=[2, 5])
split("attribute-below-0", "[onnx2-c7]", "-2", opset=9, split=[-2, 8])
split("attribute-empty", "[onnx11-c6]", "0", "2", opset=11, raw=message(
    5, attribute_of("split", b"", A_INTS)))
split("run-time-sizes-too-many", "[onnx18-c8]", "3", inputs=("x", "sizes"),
      more_inputs=[value("sizes", INT64, [3])])
split("run-time-sizes-of-int32", "[onnx18-c7]", inputs=("x", "sizes"),
      more_inputs=[value("sizes", INT32, [2])])


# Split-1 has lengths that are floats.


def lengths(name, written, *texts):
    sized(name, tensor("sizes", FLOAT, [2], struct.pack("<2f", *written)), *texts, opset=1,
          ir_version=4, axis=0)


lengths("length-of-a-half", [2.5, 3.5], "2.5")
lengths("length-is-no-number", [float("nan"), 6], "split")
lengths("length-is-infinite", [float("inf"), 0], "split")
lengths("length-of-80-bits", [1e24, 0], "split")
split("run-time-lengths", "split", opset=1, ir_version=4, axis=0, inputs=("x", "sizes"),
      more_inputs=[value("sizes", FLOAT, [2])])

# Types

split("float8", "[onnx18-c1]", element=FLOAT8E4M3FN, num_outputs=2)
split("int4", "[onnx18-c1]", element=INT4, num_outputs=2)
split("bfloat16-in-opset-11", "[onnx11-c1]", element=BFLOAT16, opset=11)
split("string-in-opset-1", "[onnx1-c1]", element=STRING, opset=1, axis=0, ir_version=3)
split("split-of-a-sequence", "cut", inputs=("parts",), num_outputs=2,
      more_inputs=[typed("parts", sequence_type(tensor_type(FLOAT)))])
split("output-of-another-type", "[onnx18-c11]", "f64", num_outputs=2,
      declared=[value("a", DOUBLE, [3]), value("b", FLOAT, [3])])
split("output-of-another-extent", "'a'", "3", "4", strict=True, num_outputs=2,
      declared=[value("a", FLOAT, [4]), value("b", FLOAT, [3])])
split("output-of-another-rank", "'b'", strict=True, num_outputs=2,
      declared=[value("a", FLOAT, [3]), value("b", FLOAT, [3, 1])])
