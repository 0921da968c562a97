#!/usr/bin/env python3
"""Imports all small models.

usage: all-models.py BIN SCRATCH

What split-translate prints must be a module that split-opt reads and prints again as it
is, and the report must count the nodes Split that the model has. Only models that break
a rule on purpose may cause warnings. Prints how many models there were.
"""

import json
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is written into the tree

from models import check_models

BIN, SCRATCH = (pathlib.Path(path).resolve() for path in sys.argv[1:3])

# What each warning of some models has.
WARNINGS = {
    "split-18-neither": ["[onnx18-c4]"],
    "dead-branch-does-not-fit": ["[onnx18-c10]"],
    "dead-branch-calls-a-function": ["[onnx18-c10]"],
    "domain-is-spelt": ["[OperatorSetIdProto.domain]", "[NodeProto.domain]"],
    "domain-is-spelt-in-the-node-only": ["[NodeProto.domain]"],
    "output-says-too-little": ["[ValueInfoProto.type]"],
    "input-of-an-unknown-op": ["kept as onnx.Split"],
}


def run(tool, *arguments, given=None):
    return subprocess.run([BIN / tool, *arguments], cwd=SCRATCH, input=given, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=False)


def problem_of(name, small):
    imported = run("split-translate", "--import-onnx", name + ".onnx")
    if imported.returncode:
        return imported.stderr[:1000]
    wanted, lines = WARNINGS.get(name, []), imported.stderr.splitlines()
    if len(lines) != len(wanted) or any(text not in line for text, line in zip(wanted, lines)):
        return "warns: " + imported.stderr
    again = run("split-opt", "--allow-unregistered-dialect", "-", given=imported.stdout)
    if again.returncode:
        return again.stderr
    if again.stdout.strip() != imported.stdout.strip():
        return "is printed in another way the second time"
    report = json.loads(run("split-translate", "--onnx-split-report", "--json",
                            name + ".onnx").stdout)
    if report["summary"]["splitNodes"] != small.splits:
        return "has %d nodes Split, not %d" % (small.splits, report["summary"]["splitNodes"])
    return None


if __name__ == "__main__":
    check_models(SCRATCH, problem_of, "models")
