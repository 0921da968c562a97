"""Runs a program in the virtual environment of the tests.

usage: with_venv.py BUILD PROGRAM [ARGUMENTS...]

Exits with 77, which ctest takes for skipped, if there is none.
"""

import os
import pathlib
import sys

build, *command = sys.argv[1:]
venv, missing = pathlib.Path(build) / "venv", pathlib.Path(build) / "venv.missing"
# This is the last file of it that is written.
if not (venv / "requirements-test.txt").is_file():
    reason = missing.read_text() if missing.is_file() else "utils/test.sh makes one"
    print("skipped: no virtual environment with packages of PyPI:", reason)
    sys.exit(77)
root = pathlib.Path(__file__).resolve().parents[3]
os.environ.update(PYTHONPATH=str(root / "python"), PYTHONDONTWRITEBYTECODE="1",
                  SPLIT_RUN=str(pathlib.Path(build) / "bin/split-run"))
python = str(venv / "bin/python")
os.execv(python, [python, *command])
