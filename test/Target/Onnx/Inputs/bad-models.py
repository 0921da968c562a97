#!/usr/bin/env python3
"""Gives bad models to the tools and wants one clear error for each.

usage: bad-models.py BIN SCRATCH [--no-memory-limit] [REGEX]

split-translate must refuse each when it imports it and when it reports its splits; the
report may tell of a split that breaks a rule instead. split-run, which imports in the
same way, must refuse each file that is no model. An answer is right if the tool ends
with exit code 1, not by a signal, prints nothing on the standard output and one line
with "error: ", which has the words wanted, and takes no more memory than a good model
and what goes with the size of the file.
Prints how many models there were; a REGEX chooses some.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # nothing is written into the tree

import bad_files
import bad_graphs
import bad_splits
import bad_tensors
from cases import Case

SECONDS = 20
# In KiB, and for each KiB of the file.
MEMORY, MEMORY_FOR_FILE = 96 * 1024, 64

IMPORT, REPORT, RUN = (("split-translate", "--import-onnx"),
                       ("split-translate", "--onnx-split-report"), ("split-run",))


def make_surroundings(scratch):
    """The folder of the models, with what external data may and may not be."""
    folder = scratch / "models"
    (folder / "sub").mkdir(parents=True, exist_ok=True)
    (scratch / "secret.bin").write_bytes(bytes(16))
    (folder / "good.bin").write_bytes(bytes(16))
    for name, target in [("link.bin", "../secret.bin"), ("linked", "..")]:
        if not (folder / name).is_symlink():
            (folder / name).symlink_to(target)
    if not (folder / "pipe").exists():
        os.mkfifo(folder / "pipe")
    return folder


class Answer:
    """What a tool says about a model, and what it took."""

    def __init__(self, bin_folder, words, model):
        limited = "ulimit -t %d; exec \"$@\"" % SECONDS
        command = ["sh", "-c", limited, "sh", str(bin_folder / words[0]), *words[1:], model.name]
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen(command, cwd=model.parent, stdin=subprocess.DEVNULL,
                                       stdout=out, stderr=err)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = self.code = os.waitstatus_to_exitcode(status)
            self.memory = usage.ru_maxrss
            out.seek(0)
            err.seek(0)
            self.out, self.err = out.read(), err.read().decode(errors="replace")


def complaint(answer, texts, allowed_memory):
    """What is wrong with an answer, or None."""
    # The second is what MLIR's own tools say of a file that they cannot open.
    errors = re.findall("^.*error: .*$|^cannot open input file .*$", answer.err, re.MULTILINE)
    if answer.code != 1:
        return "exit code %d" % answer.code
    if answer.out.strip():
        return "prints on the standard output"
    if "Stack dump" in answer.err or "PLEASE submit" in answer.err:
        return "dumps the stack"
    if len(errors) != 1:
        return "%d errors" % len(errors)
    if len(answer.err) > 3000:
        return "says %d bytes" % len(answer.err)
    missing = [text for text in texts if text not in errors[0]]
    if missing:
        return "does not say %s" % missing[0]
    if answer.memory > allowed_memory:
        return "takes %d KiB, allowed are %d" % (answer.memory, allowed_memory)
    return None


def report_tells(answer):
    """Whether a report is complete though a split in it breaks a rule."""
    return answer.code == 0 and b"violates" in answer.out and not answer.err


def check(case, model, bin_folder, allowed_memory):
    """Returns what the tools answer badly to one model."""
    problems = []
    for words in (IMPORT, REPORT, RUN) if case in bad_files.CASES else (IMPORT, REPORT):
        answer = Answer(bin_folder, (*words, "--strict") if case.strict else words, model)
        wrong = complaint(answer, case.texts, allowed_memory)
        if wrong and not (words == REPORT and case in bad_splits.CASES and report_tells(answer)):
            problems.append("%s %s: %s; it says:\n%s%s" % (
                " ".join(words), model.name, wrong, answer.out[:300].decode(errors="replace"),
                answer.err[:1000]))
    return problems


def find_memory(bin_folder, folder):
    """What the tools take for a model that is good."""
    good = folder / "good.onnx"
    good.write_bytes(bad_files.GOOD)
    answers = [Answer(bin_folder, words, good)
               for words in (IMPORT, REPORT, (*RUN, "--input=4xf32=1"))]
    for answer in answers:
        if answer.code != 0:
            sys.exit("a good model is refused: " + answer.err)
    return max(answer.memory for answer in answers)


def main():
    parser = argparse.ArgumentParser(usage=argparse.SUPPRESS, description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("regex", nargs="?", default="")
    parser.add_argument("--no-memory-limit", action="store_true")
    arguments = parser.parse_args()
    bin_folder, folder = arguments.bin.resolve(), make_surroundings(arguments.scratch.resolve())
    memory = find_memory(bin_folder, folder)
    # Names for what is no file.
    (folder / "folder.onnx").mkdir(exist_ok=True)
    cases = bad_files.CASES + bad_tensors.CASES + bad_graphs.CASES + bad_splits.CASES
    cases += [Case("folder", None, ("folder.onnx",)), Case("absent", None, ("absent.onnx",))]
    cases = [case for case in cases if re.search(arguments.regex, case.name)]

    def try_one(case):
        model = folder / (case.name + ".onnx")
        if case.data is not None:
            model.write_bytes(case.data)
        allowed = memory + MEMORY + MEMORY_FOR_FILE * (len(case.data or "") // 1024)
        return check(case, model, bin_folder, sys.maxsize if arguments.no_memory_limit else allowed)

    failures = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for problems in pool.map(try_one, cases):
            failures += bool(problems)
            print(*problems, sep="\n", end="\n" if problems else "")
    print("%d bad models, %d answered badly" % (len(cases), failures))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
