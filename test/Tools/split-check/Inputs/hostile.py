"""Gives split-check what no one should, and wants one clear line each time.

usage: hostile.py SPLIT-CHECK FOLDER-FOR-FILES

What a shell or a command line cannot carry goes through a file of arguments.
"""

import os
import subprocess
import sys

# The exit status, what the one line must contain, and the arguments.
CASES = [
    (3, "x must have <= 65536 extents", "@", b"onnx13 results=1 x=" + b"1x" * 100000 + b"f32"),
    (0, "conforms", "@", b"onnx13 results=1 x=" + b"1x" * 65536 + b"f32"),
    (1, "[atb-c4]", "@", b"atb x=" + b"1x" * 65536 + b"f32"),
    (1, "[nnrt-c12]", "@", b"nnrt-runtime outputNum=1 x=" + b"9x" * 65536 + b"f32"),
    (3, "sizes must have <= 65536 elements, but has 100000", "@",
     b"onnx13 x=6xf32 sizes=" + b",".join([b"1"] * 100000)),
    (1, "[onnx13-c8]", "@",
     b"onnx13 x=6xf32 sizes=" + b",".join([b"9223372036854775807"] * 65536)),
    (3, "must be NAME=VALUE", "@", b"onnx13 x=6xf32 " + b"1 " * 100000),
    (3, "axis is given twice", "@", b"onnx13 x=6xf32 " + b"axis=0 " * 100000),
    (3, "...' is no element type", "@", b"onnx13 x=6x" + b"f" * 1000000),
    (3, "...'", "@", b"onnx13 x=" + b"9" * 1000000 + b"xf32"),
    (3, "...'", "@", b"onnx" + b"9" * 1000000 + b" x=6xf32"),
    (1, "[onnx18-c6]", "", [b"onnx18", b"x=6xf32", b"count=1", b"results=65536"]),
    (1, "[atb-c1]", "", [b"atb", b"x=6xf16", b"splitDim=-9223372036854775808"]),
    (1, "[atb-c1]", "", [b"atb", b"x=6xf16", b"splitNum=9223372036854775807"]),
    (1, "[atb-c6]", "", [b"atb", b"x=" + b"9223372036854775807x" * 8 + b"f16"]),
    (3, "'\\xFF\\xFE'", "", [b"onnx13", b"x=6xf32", b"results=\xff\xfe"]),
    (3, "'\\xC3('", "", [b"\xc3\x28", b"x=6xf32"]),
    (3, "'f\\xED\\xA0\\x80'", "", [b"onnx13", b"x=6xf\xed\xa0\x80"]),
    (3, "'\\x1B[31m'", "", [b"onnx13", b"x=6xf32", b"\x1b[31m=1"]),
    (3, "'6\\x0A'", "", [b"onnx13", b"x=6xf32", b"axis=6\n"]),
    (3, "must be given", "", []),
]


def main():
    tool, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    failed = 0
    for index, (status, wanted, kind, arguments) in enumerate(CASES):
        if kind == "@":
            path = os.path.join(folder, "arguments")
            with open(path, "wb") as file:
                file.write(arguments)
            arguments = [b"@" + os.fsencode(path)]
        for options in [], ["--json"]:
            done = subprocess.run([tool, *options, *arguments], capture_output=True, timeout=60)
            text = (done.stdout + done.stderr).decode("ascii")
            first = text.split("\n")[0]
            if done.returncode != status or len(text) > 2000:
                print("case %d: exit status %d: %.200s" % (index, done.returncode, text))
                failed += 1
            elif not options and (wanted not in first or (status == 3 and text.count("\n") != 1)):
                print("case %d: prints %.200s" % (index, text))
                failed += 1
    print("%d cases, %d problems" % (len(CASES), failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
