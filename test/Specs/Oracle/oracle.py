#!/usr/bin/env python3
"""Compares the rules library with a second implementation of docs/spec.

usage: oracle.py PROGRAM [--number N] [--seed N]

What a clause says is written down in clauses.py; the order of the clauses, ATB's
errors and ATB's products are read from the tables in docs/spec.

For each specification N splits are generated, at random and at the borders of
the clauses, and given to PROGRAM, which is split-test-rules. Prints how many
were compared, and exits 1 if a verdict, a label or an error class differs, or
if a clause is broken by none of the splits.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is written into the tree

from clauses import FAMILIES, LARGEST, CannotTell, nnrt_extents
from generator import Generator

DOCUMENTS = pathlib.Path(__file__).resolve().parents[3] / "docs/spec"


class Documents:
    """The tables of docs/spec."""

    def __init__(self):
        rows = [line for path in sorted(DOCUMENTS.glob("*.md"))
                for line in path.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
        self.numbers = collections.defaultdict(list)
        self.errors, self.has_bf16 = {}, {}
        for row in rows:
            cells = [cell.strip() for cell in row.strip("|").split("|")]
            label = re.fullmatch(r"([a-z0-9]+)-c(\d+)", cells[0])
            product = re.fullmatch(r"`(atlas_\w+)`", cells[1])
            if label:
                self.numbers[label.group(1)].append(int(label.group(2)))
            elif cells[0].startswith("`ERROR_"):
                for first, last in re.findall(r"c(\d+)(?: to c(\d+))?", cells[1]):
                    for number in range(int(first), int(last or first) + 1):
                        self.errors[number] = cells[0].strip("`")
            elif product:
                self.has_bf16[product.group(1)] = cells[-1] == "yes"


class Specification:
    """One that can be asked; `name` is that of the table, `family` of the labels."""

    def __init__(self, documents, name):
        self.name = name
        self.family = re.split("[-:]", name)[0]
        numbers = documents.numbers[self.family]
        clauses = FAMILIES[self.family]
        if numbers != list(range(1, len(clauses) + 1)):
            sys.exit("oracle: the clauses of %s in docs/spec are others than here" % self.family)
        if name == "nnrt":
            clauses = clauses[:clauses.index(nnrt_extents)]
        self.clauses = clauses
        self.errors = documents.errors if self.family == "atb" else {}
        self.product = name.partition(":")[2]
        self.has_bf16 = not self.product or documents.has_bf16[self.product]

    def verdict(self, split):
        split.deduce()
        split.has_bf16 = self.has_bf16
        outcomes = [clause(split) for clause in self.clauses]
        if False in outcomes:
            number = outcomes.index(False) + 1
            error = " " + self.errors[number] if self.errors else ""
            return "violates %s-c%d%s" % (self.family, number, error)
        return "undecided" if None in outcomes else "conforms"

    def spell(self, rng):
        """The name of the specification; of an opset, some that has the version."""
        last = {"onnx1": 1, "onnx2": 10, "onnx11": 12, "onnx13": 17, "onnx18": LARGEST}
        if self.name not in last:
            return self.name
        first = int(self.name[4:])
        return "onnx%d" % rng.choice([first, last[self.name], rng.randint(first, last[self.name])])

    def unbreakable(self):
        """Labels that no generated split can break."""
        never = {"split-c16"}
        never |= set() if not self.has_bf16 else {"atb-c9"}
        return never

    def labels(self):
        return {"%s-c%d" % (self.family, i + 1) for i in range(len(self.clauses))}


def make_table(specification, number, seed):
    """Lines with the verdict that each must get."""
    rng = random.Random("%s %d" % (specification.name, seed))
    generator = Generator(specification.family, rng)
    table = {}
    while len(table) < number:
        split = generator.make()
        line = "%s %s" % (specification.spell(rng), split.text())
        if any(int(value) > LARGEST for value in re.findall(r"\d{19,}", split.text())):
            continue
        try:
            table[line] = specification.verdict(split)
        except CannotTell:
            continue
    return table


def compare(program, specification, number, seed):
    """Returns what is wrong."""
    table = make_table(specification, number, seed)
    done = subprocess.run([program], input="".join(line + "\n" for line in table), text=True,
                          stdout=subprocess.PIPE, check=True)
    answers = done.stdout.splitlines()
    problems = []
    if len(answers) != len(table):
        problems.append("%d answers to %d lines" % (len(answers), len(table)))
    for (line, expected), answer in zip(table.items(), answers):
        if answer != expected:
            problems.append("%s\n  documents: %s\n  library: %s" % (line, expected, answer))
    verdicts = collections.Counter(verdict.split()[0] for verdict in table.values())
    broken = {verdict.split()[1] for verdict in table.values() if verdict.startswith("violates")}
    for label in sorted(specification.labels() - broken - specification.unbreakable()):
        problems.append("%s: no split breaks %s" % (specification.name, label))
    for verdict in ("conforms", "undecided"):
        if verdicts[verdict] < number // 20:
            problems.append("%s: %s only %d times" % (specification.name, verdict,
                                                      verdicts[verdict]))
    print("%-32s %d descriptions: %d conform, %d violate %d clauses, %d undecided" % (
        specification.name, len(table), verdicts["conforms"], verdicts["violates"], len(broken),
        verdicts["undecided"]))
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, usage=argparse.SUPPRESS,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--number", type=int, default=1000, help="of splits per specification")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    documents = Documents()
    names = ["split", "onnx1", "onnx2", "onnx11", "onnx13", "onnx18", "nnrt", "nnrt-runtime", "atb"]
    names += ["atb:" + product for product in documents.has_bf16]
    problems = []
    for name in names:
        problems += compare(arguments.program, Specification(documents, name), arguments.number,
                            arguments.seed)
    for problem in problems[:40]:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit("oracle: %d problems" % len(problems))
    print("%d descriptions compared with %d specifications, all agree" % (
        arguments.number * len(names), len(names)))


if __name__ == "__main__":
    main()
