"""All small models of the tests."""

import concurrent.futures
import os
import sys

import block_models
import inference_models
import report_models
import split_models
import structure_models
import value_models
from registry import MODELS


def write_models(folder):
    """Writes all models into `folder`, and the files that they need."""
    (folder / "sub").mkdir(parents=True, exist_ok=True)
    for name, small in MODELS.items():
        if small.splits is not None:
            (folder / (name + ".onnx")).write_bytes(small.make())
    for file, name in [("weights.bin", "weights-bin"), ("sub/weights.bin", "weights-bin"),
                       ("values.bin", "values-bin"), ("large.bin", "large-bin")]:
        (folder / file).write_bytes(MODELS[name].make())


def check_models(folder, problem_of, noun):
    """Writes all models into `folder` and ends the program.

    It fails where `problem_of`, which gets the name of a model and what is known of it,
    returns a text for one; prints each, and how many `noun` there were.
    """
    folder.mkdir(parents=True, exist_ok=True)
    write_models(folder)
    models = {name: small for name, small in MODELS.items() if small.splits is not None}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = dict(zip(models, pool.map(problem_of, models.keys(), models.values())))
    failures = {name: problem for name, problem in problems.items() if problem}
    for name, problem in failures.items():
        print("%s: %s" % (name, problem))
    print("%d %s, %d failures" % (len(models), noun, len(failures)))
    sys.exit(1 if failures else 0)
