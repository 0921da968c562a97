"""All small models of the tests."""

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
