"""Runs the cases of a test of split-check.

usage: cases.py SPLIT-CHECK FILE

A case is a line "$ ARGUMENTS" of FILE, as in a shell, and below it the exit status
and what is printed: "1 violates [atb-c12] ...", where "..." is any text. Further
lines, up to an empty one, are further lines of the output.

Each case also runs with --json, which must be valid and say the same. Each
suggestion is carried out, and must then conform. Of a split that is not
understood, there must be one line on standard error and nothing else.
"""

import json
import re
import shlex
import subprocess
import sys

VERDICTS = ["conforms", "violates", "undecided", "usage"]
KEYS = {
    "spec", "product", "verdict", "label", "message", "errorClass", "waitsFor", "suggestions"
}


def read_cases(path):
    """Yields (line number, arguments, status, expected lines)."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    for index, line in enumerate(lines):
        if line.startswith("$ "):
            end = lines.index("", index) if "" in lines[index:] else len(lines)
            status, first = lines[index + 1].split(" ", 1)
            yield index + 1, shlex.split(line[2:]), int(status), [first] + lines[index + 2:end]


def run(tool, arguments):
    return subprocess.run([tool, *arguments], capture_output=True, text=True, timeout=60)


def apply(arguments, suggestion):
    """The arguments after the changes that a suggestion asks for."""
    words = suggestion.split(" ")
    while words:
        word = words.pop(0)
        name = words.pop(0) if word == "without" else word.split("=")[0]
        rest = [argument for argument in arguments if not argument.startswith(name + "=")]
        if word == "without" and rest == arguments:
            raise ValueError("%s is not given" % name)
        arguments = rest if word == "without" else rest + [word]
    return arguments


def check_json(tool, arguments, status, text):
    """Yields what is wrong with the output as JSON."""
    done = run(tool, ["--json", *arguments])
    if done.returncode != status or done.stderr:
        yield "with --json: exit status %d, %r" % (done.returncode, done.stderr)
        return
    report = json.loads(done.stdout)
    if report["verdict"] != VERDICTS[status]:
        yield "with --json: verdict %r" % report["verdict"]
    if status == 3:
        if text != "split-check: error: %s\n" % report["message"]:
            yield "with --json: message %r" % report["message"]
        return
    if set(report) != KEYS or report["spec"] != arguments[0]:
        yield "with --json: keys %s, spec %s" % (sorted(report), report["spec"])
    first = text.splitlines()[0]
    if status == 1:
        error = " (%s)" % report["errorClass"] if report["errorClass"] else ""
        if first != "violates [%s] %s%s" % (report["label"], report["message"], error):
            yield "with --json: %r" % report
    elif status == 2 and first != "undecided: waits for %s" % report["waitsFor"]:
        yield "with --json: waits for %r" % report["waitsFor"]
    wanted = ["conforms with: " + suggestion for suggestion in report["suggestions"]]
    if text.splitlines()[1:] != wanted:
        yield "with --json: suggestions %s" % report["suggestions"]
    for suggestion in report["suggestions"]:
        changed = apply(arguments, suggestion)
        if run(tool, changed).returncode != 0:
            yield "suggests %s, but %s does not conform" % (suggestion, " ".join(changed))


def check(tool, arguments, status, expected):
    """Yields what is wrong with a case."""
    done = run(tool, arguments)
    text = done.stderr if status == 3 else done.stdout
    if done.returncode != status:
        yield "exit status %d instead of %d" % (done.returncode, status)
    pattern = "".join(re.escape(line).replace(re.escape("..."), ".*") + "\n" for line in expected)
    if status == 3:
        pattern = "split-check: error: " + pattern
    if not re.fullmatch(pattern, text) or (done.stdout if status == 3 else done.stderr):
        yield "prints\n%s%s" % (done.stdout, done.stderr)
    if done.returncode == status:
        yield from check_json(tool, arguments, status, text)


def main():
    tool, path = sys.argv[1:]
    cases = list(read_cases(path))
    failed = 0
    for number, arguments, status, expected in cases:
        for problem in check(tool, arguments, status, expected):
            failed += 1
            print("%s:%d: %s: %s" % (path, number, " ".join(arguments), problem))
    print("%d cases, %d problems" % (len(cases), failed))
    sys.exit(1 if failed or not cases else 0)


if __name__ == "__main__":
    main()
