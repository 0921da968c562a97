"""ONNX's own backend tests, and those of Debian's package, with split-run as the backend.

usage: backend_tests.py REPORT [--without-split-run]

Exactly the tests in NAMES must run. With --without-split-run each test is the other
way round: there is no split-run, and it must fail for that reason. Writes REPORT in the
form of GoogleTest, for utils/count-tests.
"""

import argparse
import functools
import json
import os
import pathlib
import re
import sys
import unittest

import numpy
import onnx
from onnx.backend.test import BackendTest

from split_onnx import SplitRunBackend, SplitRunError, SplitRunRep

CASES = ["equal_parts_1d", "equal_parts_2d", "equal_parts_default_axis", "variable_parts_1d",
         "variable_parts_2d", "variable_parts_default_axis", "zero_size_splits"]
SPLITS = ["test_split_%s_opset13" % case for case in CASES]
# This one of opset 18 has no suffix.
SPLITS += ["test_split_%s_opset18" % case for case in CASES if case != "equal_parts_2d"]
SPLITS += ["test_split_equal_parts_2d", "test_split_1d_uneven_split_opset18",
           "test_split_2d_uneven_split_opset18", "test_operator_chunk"]
NAMES = SPLITS + ["test_GLU", "test_GLU_dim"]

DEBIAN = pathlib.Path("/usr/share/libonnx-testdata/data/node")


class CountingRep(SplitRunRep):
    runs = 0

    def run(self, inputs, **kwargs):
        CountingRep.runs += 1
        return super().run(inputs, **kwargs)


class CountingBackend(SplitRunBackend):
    """A test of a folder without data compares nothing, and would pass."""

    @classmethod
    def prepare(cls, model, device="CPU", **kwargs):
        super().prepare(model, device)
        return CountingRep(model)


class PyPI:
    """The tests of ONNX's package: of splits, the outputs must be the same bit by bit."""

    @staticmethod
    def suite():
        exact = {name: {"rtol": 0, "atol": 0} for name in SPLITS}
        tests = BackendTest(CountingBackend, __name__, test_kwargs=exact)
        tests.include("^(%s)_cpu$" % "|".join(map(re.escape, NAMES)))
        return tests.test_suite


def read_tensor(path):
    tensor = onnx.TensorProto()
    tensor.ParseFromString(path.read_bytes())
    return onnx.numpy_helper.to_array(tensor)


def numbered(folder, kind):
    return [read_tensor(folder / ("%s_%d.pb" % (kind, i)))
            for i in range(len(list(folder.glob(kind + "_*.pb"))))]


def run_folder(folder):
    """Runs the model in a folder on each of its sets of data."""
    rep = CountingBackend.prepare(onnx.load(folder / "model.onnx"))
    for data in sorted(folder.glob("test_data_set_*")):
        expected = numbered(data, "output")
        outputs = rep.run(numbered(data, "input"))
        assert len(outputs) == len(expected) > 0
        for output, wanted in zip(outputs, expected):
            assert output.dtype == wanted.dtype
            numpy.testing.assert_array_equal(output, wanted, strict=True)


class Debian(unittest.TestCase):
    """The tests of the package libonnx-testdata, which has opset 13 only."""


for case_name in CASES:
    def run_case(self, name="test_split_" + case_name):
        if not DEBIAN.is_dir():
            self.skipTest("the package libonnx-testdata is not there")
        run_folder(DEBIAN / name)
    setattr(Debian, "test_split_%s_debian" % case_name, run_case)


def flatten(suite):
    for test in suite:
        yield from flatten(test) if isinstance(test, unittest.TestSuite) else [test]


def choose():
    """The tests to run, each a unittest.TestCase; those that are not in NAMES are left out."""
    names = {name + "_cpu" for name in NAMES}
    tests = [test for test in flatten(PyPI.suite()) if test.id().split(".")[-1] in names]
    if len(tests) != len(NAMES):
        sys.exit("%d tests of ONNX's package, not %d" % (len(tests), len(NAMES)))
    return tests + list(flatten(unittest.defaultTestLoader.loadTestsFromTestCase(Debian)))


def outcome_of(test, without):
    """What GoogleTest would write of one test, and what is wrong or why it was skipped."""
    before, result = CountingRep.runs, unittest.TestResult()
    test.run(result)
    wrong = "".join(text for _, text in result.failures + result.errors)
    if result.skipped:
        return "SKIPPED", result.skipped[0][1]
    if CountingRep.runs == before:
        wrong = wrong or "it has not run the model"
    if without:
        expected = "SplitRunError: cannot start split-run"
        return "COMPLETED", "" if expected in wrong else "it does not fail: " + wrong
    return "COMPLETED", wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, usage=argparse.SUPPRESS,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("report", type=pathlib.Path)
    parser.add_argument("--without-split-run", action="store_true")
    arguments = parser.parse_args()
    if arguments.without_split_run:
        os.environ["SPLIT_RUN"] = "/nonexistent/split-run"
    cases, failed = [], 0
    for test in choose():
        name = test.id().split(".")[-1]
        result, text = outcome_of(test, arguments.without_split_run)
        bad = bool(text) and result == "COMPLETED"
        failed += bad
        print(name, "failed" if bad else "passed" if result == "COMPLETED" else "skipped", text)
        cases.append({"name": name, "status": "RUN", "result": result,
                      **({"failures": [{"failure": text}]} if bad else {})})
    arguments.report.parent.mkdir(exist_ok=True)
    arguments.report.write_text(json.dumps({"testsuites": [{"name": "ONNX", "testsuite": cases}]}))
    print("%d tests, %d failed" % (len(cases), failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
