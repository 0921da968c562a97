"""`pip install ./python` gives a package that runs a model, as docs/Onnx.md says.

usage: package.py

It is installed from a copy, without a network: what builds it is pinned like the rest.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]

PROGRAM = """
import numpy, onnx, split_onnx, sys
assert split_onnx.__file__.startswith(sys.argv[1]), split_onnx.__file__
try:
    split_onnx.run_model(onnx.load("build/parts.onnx"), numpy.zeros(5, "f4"))
except split_onnx.SplitRunError as error:
    print(error)
"""


def read_example():
    """The program in docs/Onnx.md, and what it prints."""
    text = (ROOT / "docs/Onnx.md").read_text()
    return re.search(r"```python\n(.*?)```\s+```text\n(.*?)```", text, re.DOTALL).groups()


def run(program, folder):
    done = subprocess.run([sys.executable, "-c", program, folder], cwd=folder,
                          env=dict(os.environ, PYTHONPATH=str(folder / "site")),
                          stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(ROOT / "python", folder / "python")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index",
                        "--no-build-isolation", "--disable-pip-version-check",
                        "--target", folder / "site", folder / "python"], check=True)
        (folder / "build").mkdir()
        with open(folder / "build/parts.onnx", "wb") as file:
            subprocess.run([sys.executable, ROOT / "test/Target/Onnx/Inputs/make-model.py",
                            "split-18-uneven"], stdout=file, check=True)
        example, printed = read_example()
        found = run(example, folder)
        assert found == printed, found
        error = run(PROGRAM, folder)
        assert "split-run ends with 1" in error and "error: " in error, error


if __name__ == "__main__":
    main()
