"""Prints the table of what --split-simplify makes of bytes.

usage: simplify-bytes.py MODULE SIMPLIFIED

Each function of MODULE is called as it stands and as it is in SIMPLIFIED, after
the rule of --split-simplify that has its name, and must give the same.
"""

import re
import subprocess
import sys

INPUTS = ["--input=12xf32=random:1", "--input=12xf32=random:2", "--input=f32=3"]
STATS = re.compile(r"allocated: (\d+) bytes in \d+ buffers\ncopied: (\d+) bytes in \d+ copies\n")


def count(module, function):
    run = subprocess.run(["split-run", module, "--stats", "--entry=" + function, *INPUTS],
                         capture_output=True, text=True, check=True)
    return *STATS.fullmatch(run.stderr).groups(), run.stdout


module, simplified = sys.argv[1:]
with open(module, encoding="utf-8") as file:
    functions = re.findall(r"^func\.func @(\w+)", file.read(), re.MULTILINE)
print("| pattern | allocated before | after | copied before | after |")
print("| --- | --- | --- | --- | --- |")
for function in functions:
    before = count(module, function)
    after = count(simplified, function)
    if before[2] != after[2]:
        sys.exit(f"{function} gives {after[2]} instead of {before[2]}")
    name = "split-simplify-" + function.replace("_", "-")
    print(f"| `{name}` | {before[0]} | {after[0]} | {before[1]} | {after[1]} |")
