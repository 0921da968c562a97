#!/usr/bin/env python3
"""Writes .npy files that hold columns of one matrix of random bytes.

usage: npy_columns.py TARGET DTYPE ITEMSIZE ROWS COLUMNS [BEGIN END]

The matrix has ROWS x COLUMNS elements and depends on nothing but these and the
DTYPE. Without BEGIN and END all of it is written, and else those columns. The
files are put together by hand from the documentation of the format, version 1.0.
"""

import random
import struct
import sys


def make_npy(dtype, shape, data):
    header = "{'descr': '%s', 'fortran_order': False, 'shape': %r, }" % (dtype, shape)
    # The data begins at a multiple of 64 bytes; a line feed ends the header.
    length = 6 + 2 + 2 + len(header) + 1
    header += " " * (-length % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data


def main():
    target, dtype = sys.argv[1:3]
    item, rows, columns, *bounds = map(int, sys.argv[3:])
    begin, end = bounds if bounds else (0, columns)
    source = random.Random(dtype).randbytes(item * rows * columns)
    data = b""
    for row in range(rows):
        for column in range(begin, end):
            at = (row * columns + column) * item
            data += source[at : at + item]
    with open(target, "wb") as file:
        file.write(make_npy(dtype, (rows, end - begin), data))


main()
