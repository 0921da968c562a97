#!/usr/bin/env python3
"""Makes small ONNX models.

usage: make-model.py NAME > FILE.onnx
       make-model.py --all FOLDER
       make-model.py --list

--all writes them all, with the files that they need; --list prints each name with the
number of its nodes Split.
"""

import pathlib
import sys

sys.dont_write_bytecode = True  # nothing is written into the tree

from models import MODELS, write_models


def main():
    match sys.argv[1:]:
        case ["--all", folder]:
            write_models(pathlib.Path(folder))
        case ["--list"]:
            for name, small in MODELS.items():
                if small.splits is not None:
                    print(name, small.splits)
        case [name] if name in MODELS:
            sys.stdout.buffer.write(MODELS[name].make())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
