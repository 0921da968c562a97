"""`pip install ./python` gives a package that runs a model.

usage: package.py

It is installed from a copy, without a network: what builds it is pinned like the rest.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]

PROGRAM = """
import numpy, onnx, split_onnx, sys
assert split_onnx.__file__.startswith(sys.argv[1]), split_onnx.__file__
outputs = split_onnx.run_model(onnx.load(sys.argv[2]), {"x": numpy.arange(6, dtype="f4")})
assert [list(part) for part in outputs] == [[0, 1], [2, 3, 4, 5]], outputs
assert list(outputs["a"]) == [0, 1], outputs
try:
    split_onnx.run_model(onnx.load(sys.argv[2]), numpy.zeros(5, "f4"))
except split_onnx.SplitRunError as error:
    print(error)
"""


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(ROOT / "python", folder / "python")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index",
                        "--no-build-isolation", "--disable-pip-version-check",
                        "--target", folder / "site", folder / "python"], check=True)
        with open(folder / "model.onnx", "wb") as file:
            subprocess.run([sys.executable, ROOT / "test/Target/Onnx/Inputs/make-model.py",
                            "split-13-initializer"], stdout=file, check=True)
        done = subprocess.run([sys.executable, "-c", PROGRAM, folder, folder / "model.onnx"],
                              env=dict(os.environ, PYTHONPATH=str(folder / "site")),
                              stdout=subprocess.PIPE, text=True, check=True)
        assert "split-run ends with 1" in done.stdout and "error: " in done.stdout, done.stdout


if __name__ == "__main__":
    main()
