"""The small models of the tests are what they say, in the eyes of ONNX's own package.

usage: small_models.py

The checker of ONNX finds each valid, unless the model says why it does not, and a walk
with ONNX's package finds as many nodes Split as the model says.
"""

import pathlib
import sys
import tempfile

import onnx

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Target/Onnx/Inputs"))

from models import MODELS, write_models
from split_onnx.splits import find_splits


def problem_of(small, path):
    count = len(list(find_splits(onnx.load(path, load_external_data=False))))
    if count != small.splits:
        return "has %d nodes Split, not %d" % (count, small.splits)
    try:
        onnx.checker.check_model(path, full_check=True)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        return None if small.refused else str(error)
    return "is not refused, though " + small.refused if small.refused else None


def main():
    models = {name: small for name, small in MODELS.items() if small.splits is not None}
    with tempfile.TemporaryDirectory() as folder:
        write_models(pathlib.Path(folder))
        found = {name: problem_of(small, str(pathlib.Path(folder) / (name + ".onnx")))
                 for name, small in models.items()}
    for name, problem in found.items():
        if problem:
            print("%s: %s" % (name, problem))
    print("%d models checked" % len(found))
    sys.exit(1 if any(found.values()) or len(found) < 100 else 0)


if __name__ == "__main__":
    main()
