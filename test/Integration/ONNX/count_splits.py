"""utils/count-onnx-splits finds the small models of the tests right, and notices where a
tool counts wrong.

usage: count_splits.py SPLIT_TRANSLATE
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "test/Target/Onnx/Inputs"))

from models import MODELS, write_models


def count(tool, folder, *options):
    done = subprocess.run([sys.executable, ROOT / "utils/count-onnx-splits", "--tool", tool,
                           *options, folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    return done.returncode, done.stdout


def main():
    splits = [small.splits for small in MODELS.values() if small.splits is not None]
    total = "%d models, %d nodes Split in %d of them, " % (len(splits), sum(splits),
                                                      sum(map(bool, splits)))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_models(folder)
        code, text = count(sys.argv[1], folder)
        print(text)
        assert code == 0 and total + "0 refused, 0 differ\n" in text

        # As if each model had one split.
        wrong = folder / "wrong"
        wrong.write_text("#!/bin/sh\necho '%s'\n" % json.dumps(
            {"summary": {"splitNodes": 1}, "splits": [{"op": "Split"}]}))
        wrong.chmod(0o755)
        code, text = count(wrong, folder)
        assert code == 1 and total + "0 refused, " in text, text
        for line in ["branches.onnx | 2 | 1 | NO", "split-13-equal.onnx | 1 | 1 | yes",
                     "function-never-called.onnx | 1, 0 | 1 | NO"]:
            assert "| %s |\n" % line in text, text

        # Refused, with a reason and without.
        (folder / "known").write_text("branches.onnx: a reason\n")
        code, text = count("false", folder, "--known", folder / "known")
        assert code == 1 and "| branches.onnx | 2 | refused | a reason |\n" in text, text
        assert "%d refused, %d differ\n" % (len(splits), len(splits) - 1) in text, text
        code, text = count(wrong, folder, "--known", folder / "known")
        assert code == 1 and "branches.onnx: has a reason, but is not refused\n" in text, text


if __name__ == "__main__":
    main()
