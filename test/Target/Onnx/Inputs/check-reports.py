#!/usr/bin/env python3
"""Reports on all small models have the form that docs/Onnx.md describes.

usage: check-reports.py BIN SCRATCH

The table has no line of more than 100 columns. The JSON has each field, of its type, and
no other; what it counts is what there is. Prints how many models there were.
"""

import json
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is written into the tree

from models import check_models

BIN, SCRATCH = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
TARGETS = ["nnrt", "nnrt-runtime", "atb", "atb:atlas_200i_500_a2_inference", "onnx1", "onnx18"]
ORIGINS = ["equal", "num_outputs", "attribute", "initializer", "constant", "run-time"]
VERDICTS = {"conforms": [], "violates": ["label", "message"], "undecided": ["waitsFor"]}


def is_int(value):
    return type(value) is int  # a bool is none


def is_int_or_null(value):
    return value is None or is_int(value)


def is_text(value):
    return isinstance(value, str)


def is_extents(value):
    return isinstance(value, list) and all(is_int_or_null(item) for item in value)


def is_verdict(value):
    fields = ["verdict", *VERDICTS[value["verdict"]]]
    if value.get("label", "").startswith("atb-"):
        fields.append("errorClass")
    return set(value) == set(fields) and all(is_text(text) and text for text in value.values())


ROW = {
    "node": is_text,
    "output": is_text,
    "op": ["Split", "SplitToSequence"].__contains__,
    "path": is_text,
    "opset": is_int,
    "version": [1, 2, 11, 13, 18, None].__contains__,
    "axis": is_int,
    "sizes": is_extents,
    "sizesOrigin": ORIGINS.__contains__,
    "shape": lambda value: value is None or is_extents(value),
    "elementType": lambda value: value is None or is_text(value),
    "outputs": is_int,
    "outputsUsed": is_int,
    "bytesMoved": is_int_or_null, "input": lambda text: isinstance(text, str),
    "targets": lambda value: set(value) == set(TARGETS) and all(map(is_verdict, value.values())),
}


def problem_of_row(row):
    if set(row) != set(ROW):
        return "the fields of a row are %s" % sorted(row)
    for field, is_valid in ROW.items():
        if not is_valid(row[field]):
            return "%s is %r" % (field, row[field])
    if (row["version"] is None) != (row["op"] != "Split"):
        return "%s has the version %r" % (row["op"], row["version"])
    if len(row["sizes"]) != row["outputs"] or row["outputsUsed"] > row["outputs"]:
        return "the number of outputs is not that of sizes, or not as many as are used"
    return None


def count_verdicts(rows, target):
    found = [row["targets"][target]["verdict"] for row in rows]
    return {verdict: found.count(verdict) for verdict in VERDICTS}


def problem_of_json(name, small, report):
    rows = report["splits"]
    for row in rows:
        problem = problem_of_row(row)
        if problem:
            return problem
    wanted = {"version": 1, "model": name, "splits": rows, "summary": {
        "splits": len(rows), "splitNodes": small.splits,
        "splitToSequence": report["summary"]["splitToSequence"],
        "targets": {target: count_verdicts(rows, target) for target in TARGETS}}}
    return None if report == wanted else "is %s, not %s" % (report, wanted)


def problem_of(model, small):
    name = model + ".onnx"

    def report(*options):
        command = [BIN / "split-translate", "--onnx-split-report", "--to=" + ",".join(TARGETS)]
        return subprocess.run([*command, *options, name], cwd=SCRATCH, text=True, timeout=60,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout

    for line in report().splitlines():
        if len(line) > 100 or line != line.rstrip() or not line.isprintable():
            return "has the line %r" % line
    return problem_of_json(name, small, json.loads(report("--json")))


if __name__ == "__main__":
    check_models(SCRATCH, problem_of, "reports")
