"""Gives the tools bad input and wants one clear error for each.

usage: bad-input.py BIN SCRATCH

Each case is a command line and a text. The tool must end with exit code 1, not by
a signal, must print nothing on the standard output and exactly one line with
"error:" (or the one of the command line library), which has the text, and no dump
of the stack. Prints how many cases there were.
"""

import os
import pathlib
import struct
import subprocess
import sys

BIN, SCRATCH = (pathlib.Path(path).resolve() for path in sys.argv[1:3])


def npy(descr, fortran, shape, data, magic=b"\x93NUMPY\x01\x00", header=None):
    text = header or "{'descr': '%s', 'fortran_order': %s, 'shape': %s, }" % (descr, fortran, shape)
    text = text.encode() + b" " * (-(len(text) + 11) % 64) + b"\n"
    return magic + struct.pack("<H", len(text)) + text + data


FILES = {
    "m.mlir": b"""
func.func @main(%x: tensor<2x6xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0:2 = split.split %x axis(1) : tensor<2x6xf32> -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>
}
""",
    "two.mlir": b"""
func.func @a(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func @b(%x: tensor<?x4xi8>, %n: index) -> index { return %n : index }
func.func private @hidden(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func private @external(tensor<2xf32>)
func.func @memref(%x: memref<2xf32>) { return }
""",
    "none.mlir": b"module {}\n",
    "unranked.mlir": b"""
func.func @main(%x: tensor<*xf32>) -> tensor<*xf32> {
  %0:2 = split.split %x axis(0) : tensor<*xf32> -> (tensor<*xf32>, tensor<*xf32>)
  return %0#0 : tensor<*xf32>
}
""",
    "syntax.mlir": b"func.func @main( {\n",
    "refused.mlir": b"""
func.func @main(%x: tensor<5xf32>) -> tensor<2xf32> {
  %0:2 = split.split %x axis(0) : tensor<5xf32> -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0 : tensor<2xf32>
}
""",
    "unknown-dialect.mlir": b'func.func @main() { "nobody.knows"() : () -> () return }\n',
    "binary.mlir": bytes(range(1, 256)) * 20,
    "zeros.mlir": b"\0" * 4096,
    "deep-attr.mlir": b"func.func private @f() attributes {a = " + b"[" * 100000 + b"]" * 100000 + b"}",
    "deep-type.mlir": b"func.func private @f(" + b"tuple<" * 100000 + b">" * 100000 + b")",
    "deep-region.mlir": b"func.func @f(%c: i1) {" + b"scf.if %c {" * 50000 + b"}" * 50000 + b"return }",
    "cut.mlirbc": b"ML\xefR\x0dMLIR22",
    "lie.mlirbc": b"ML\xefR\x0dMLIR22.1.8\0" + b"\xff" * 64,
    "ok.npy": npy("<f4", False, "(2, 6)", b"\0" * 48),
    "empty.npy": b"",
    "text.npy": b"not an array of NumPy at all, but some text that is long enough",
    "cut-header.npy": npy("<f4", False, "(2, 6)", b"")[:20],
    "cut-data.npy": npy("<f4", False, "(2, 6)", b"\0" * 47),
    "too-long.npy": npy("<f4", False, "(2, 6)", b"\0" * 49),
    "huge.npy": npy("<f4", False, "(9223372036854775807, 6)", b"\0" * 48),
    "large.npy": npy("<f4", False, "(1000000000, 1000000000)", b"\0" * 48),
    "negative.npy": npy("<f4", False, "(-2, 6)", b"\0" * 48),
    "object.npy": npy("|O", False, "(2, 6)", b"\0" * 48),
    "unicode.npy": npy("<U4", False, "(2, 6)", b"\0" * 192),
    "record.npy": npy("", False, "", b"", header="{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,), }"),
    "version.npy": npy("<f4", False, "(2, 6)", b"\0" * 48, magic=b"\x93NUMPY\x09\x00"),
    "no-shape.npy": npy("", False, "", b"", header="{'descr': '<f4', 'fortran_order': False, }"),
    "python.npy": npy("", False, "", b"", header="__import__('os').system('echo hacked')"),
    "wrong-shape.npy": npy("<f4", False, "(6, 2)", b"\0" * 48),
    "wrong-type.npy": npy("<f8", False, "(2, 6)", b"\0" * 96),
    "bool.npy": npy("|b1", False, "(2, 6)", b"\2" * 12),
}

ONES = "2x6xf32=1"
M = "m.mlir"
RUN, OPT = "split-run", "split-opt"

# Arguments, and what the error says.
CASES = [
    # Command lines.
    ([RUN], "Not enough positional command line arguments"),
    ([RUN, M, "--no-such-flag"], "Unknown command line argument '--no-such-flag'"),
    ([RUN, M, M, f"--input={ONES}"], "Too many positional arguments"),
    ([RUN, M, "--input"], "requires a value"),
    ([RUN, M, f"--input={ONES}", "--target=tpu"], "unknown target 'tpu'"),
    ([RUN, M, f"--input={ONES}", "--target="], "unknown target ''"),
    ([RUN, M, f"--input={ONES}", "--entry=nowhere"], "no public function @nowhere"),
    ([RUN, M, f"--input={ONES}", "--no-verify=maybe"], "is invalid value for boolean argument"),
    ([OPT, M, "--no-such-flag"], "Unknown command line argument '--no-such-flag'"),
    ([OPT, M, "--pass-pipeline=builtin.module(no-such-pass)"], "no-such-pass"),
    ([OPT, M, "--pass-pipeline=builtin.module(split-drop-spec"], "expected pass pipeline"),
    ([OPT, M, "--pass-pipeline=builtin.module(split-drop-spec{a=1})"], "no such option"),
    # Entries.
    ([RUN, "two.mlir"], "no public function @main"),
    ([RUN, "two.mlir", "--entry=hidden", "--input=2xf32=1"], "no public function @hidden"),
    ([RUN, "two.mlir", "--entry=external", "--input=2xf32=1"], "no public function @external"),
    ([RUN, "two.mlir", "--entry=memref", "--input=2xf32=1"], "which the host cannot pass"),
    ([RUN, "none.mlir"], "there is none at all"),
    # Number, type and shape of inputs.
    ([RUN, M], "takes 1 input, but got 0"),
    ([RUN, M, f"--input={ONES}", f"--input={ONES}"], "takes 1 input, but got 2"),
    ([RUN, M, "--input=6x2xf32=1"], "input #0 must be 2x6xf32, but is 6x2xf32"),
    ([RUN, M, "--input=2x6x1xf32=1"], "input #0 must be 2x6xf32, but is 2x6x1xf32"),
    ([RUN, M, "--input=f32=1"], "input #0 must be 2x6xf32, but is f32"),
    ([RUN, M, "--input=2x6xf64=1"], "input #0 must be 2x6xf32, but is 2x6xf64"),
    ([RUN, M, "--input=2x6xi32=1"], "input #0 must be 2x6xf32, but is 2x6xi32"),
    ([RUN, "two.mlir", "--entry=b", "--input=3x5xi8=1", "--input=i64=1"], "must be ?x4xi8, but is 3x5xi8"),
    ([RUN, "two.mlir", "--entry=b", "--input=3x4xi8=1", "--input=i32=1"], "but is i32"),
    ([RUN, "two.mlir", "--entry=b", "--input=3x4xi8=1", "--input=1xi64=1"], "but is 1xi64"),
    # Text of tensors.
    ([RUN, M, "--input="], "input #0"),
    ([RUN, M, "--input=2x6xf32"], "input #0"),
    ([RUN, M, "--input=2x6xf32="], "input #0"),
    ([RUN, M, "--input=2x6xf33=1"], "input #0"),
    ([RUN, M, "--input=2x6=1"], "input #0"),
    ([RUN, M, "--input=x6xf32=1"], "input #0"),
    ([RUN, M, "--input=-2x6xf32=1"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11]]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12,13]]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,6]]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3],[4,5,6],[7,8,9],[10,11,12]]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,6],[7,8,9,10,11,12]]]"], "input #0"),
    ([RUN, M, "--input=2x6xf32=[[1,2,3,4,5,six],[7,8,9,10,11,12]]"], "six"),
    ([RUN, M, "--input=2x6xf32=1e999"], "1e999"),
    ([RUN, M, "--input=2x6xf32=0x7FC0000100"], "0x7FC0000100"),
    ([RUN, M, "--input=2xi8=[127,128]"], "128"),
    ([RUN, M, "--input=2xi8=[-129,0]"], "-129"),
    ([RUN, M, "--input=2xui8=[-1,0]"], "-1"),
    ([RUN, M, "--input=2xui8=[255,256]"], "256"),
    ([RUN, M, "--input=2xi64=[9223372036854775808,0]"], "9223372036854775808"),
    ([RUN, M, "--input=2xi1=[0,2]"], "2"),
    ([RUN, M, "--input=2xi32=[1.5,0]"], "1.5"),
    ([RUN, M, "--input=2x6xf32=random:x"], "input #0"),
    ([RUN, M, "--input=2x6xf32=" + "[" * 100000], "input #0"),
    ([RUN, M, "--input=" + "1x" * 1000 + "f32=1"], "at most 64 extents"),
    ([RUN, M, "--input=9223372036854775807x2xf32=zero"], "input #0"),
    ([RUN, M, "--input=1000000000x1000000000xf32=zero"], "input #0"),
    ([RUN, M, "--input=99999999999999999999xf32=zero"], "input #0"),
    ([RUN, M, "--input=1000000000000xf32=zero"], "input #0"),
    # Files of NumPy.
    ([RUN, M, "--input=@"], "input #0"),
    ([RUN, M, "--input=@missing.npy"], "missing.npy"),
    ([RUN, M, "--input=@folder"], "folder"),
    ([RUN, M, "--input=@empty.npy"], "empty.npy"),
    ([RUN, M, "--input=@text.npy"], "text.npy"),
    ([RUN, M, "--input=@cut-header.npy"], "cut-header.npy"),
    ([RUN, M, "--input=@cut-data.npy"], "48"),
    ([RUN, M, "--input=@too-long.npy"], "48"),
    ([RUN, M, "--input=@huge.npy"], "huge.npy"),
    ([RUN, M, "--input=@large.npy"], "large.npy"),
    ([RUN, M, "--input=@negative.npy"], "negative.npy"),
    ([RUN, M, "--input=@object.npy"], "|O"),
    ([RUN, M, "--input=@unicode.npy"], "<U4"),
    ([RUN, M, "--input=@record.npy"], "record.npy"),
    ([RUN, M, "--input=@version.npy"], "version.npy"),
    ([RUN, M, "--input=@no-shape.npy"], "shape"),
    ([RUN, M, "--input=@python.npy"], "python.npy"),
    ([RUN, M, "--input=@wrong-shape.npy"], "input #0 must be 2x6xf32, but is 6x2xf32"),
    ([RUN, M, "--input=@wrong-type.npy"], "input #0 must be 2x6xf32, but is 2x6xf64"),
    ([RUN, M, "--input=@bool.npy"], "bool.npy"),
    # Outputs.
    ([RUN, M, f"--input={ONES}", "--output=@nowhere/y.npy", "--output=@z.npy"], "nowhere/y.npy"),
    ([RUN, M, f"--input={ONES}", "--output=@folder", "--output=@z.npy"], "folder"),
    ([RUN, M, f"--input={ONES}", "--output=@/dev/full", "--output=@z.npy"], "/dev/full"),
    ([RUN, M, f"--input={ONES}", "--output=y.npy"], "an output must be @file.npy or -, but is 'y.npy'"),
    ([RUN, M, f"--input={ONES}", "--output=-", "--output=-", "--output=-"], "has 2 results, but 3 outputs"),
    ([OPT, M, "-o", "nowhere/out.mlir"], "nowhere/out.mlir"),
    ([OPT, M, "-o", "folder"], "folder"),
    # Modules.
    *[
        ([tool, *name_and_text[:1]], name_and_text[1])
        for tool in (RUN, OPT)
        for name_and_text in [
            ("missing.mlir", "missing.mlir"),
            ("folder", "folder"),
            ("syntax.mlir", "expected"),
            ("refused.mlir", "[split-c10]"),
            ("unknown-dialect.mlir", "nobody"),
            ("binary.mlir", "binary.mlir"),
            ("zeros.mlir", "zeros.mlir"),
            ("deep-attr.mlir", "nested at most 1000 deep"),
            ("deep-type.mlir", "nested at most 1000 deep"),
            ("deep-region.mlir", "nested at most 1000 deep"),
            ("cut.mlirbc", "cut.mlirbc"),
            ("lie.mlirbc", "lie.mlirbc"),
        ]
    ],
    ([RUN, "/dev/null"], "no public function @main"),
    ([RUN, "unranked.mlir"], "which the host cannot pass"),
    ([OPT, "unranked.mlir", "--convert-split-to-tensor"], "cannot become slices"),
]


def run(arguments):
    return subprocess.run(
        [str(BIN / arguments[0]), *arguments[1:]], cwd=SCRATCH, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", timeout=120)


def complaint(arguments, text):
    """What is wrong with the answer to one case, or None."""
    before = sorted(os.listdir(SCRATCH))
    done = run(arguments)
    errors = [line for line in done.stderr.splitlines() if "error:" in line]
    if done.returncode != 1:
        return "exit code %d" % done.returncode
    if done.stdout.strip():
        return "prints on the standard output"
    if "Stack dump" in done.stderr or "PLEASE submit" in done.stderr:
        return "dumps the stack"
    if len(errors) > 1:
        return "%d errors" % len(errors)
    if text not in done.stderr:
        return "does not say '%s'" % text
    if len(done.stderr) > 3000:
        return "says %d bytes" % len(done.stderr)
    if sorted(os.listdir(SCRATCH)) != before:
        return "leaves files"
    return None


def main():
    (SCRATCH / "folder").mkdir(parents=True, exist_ok=True)
    for name, data in FILES.items():
        (SCRATCH / name).write_bytes(data)
    failures = 0
    for arguments, text in CASES:
        wrong = complaint(arguments, text)
        if wrong:
            failures += 1
            shown = " ".join(arguments)[:200]
            print("%s: %s; it says:\n%s" % (shown, wrong, run(arguments).stderr[:1000]))
    print("%d cases of bad input, %d answered badly" % (len(CASES), failures))
    sys.exit(1 if failures else 0)


main()
