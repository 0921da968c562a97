#!/usr/bin/env python3
"""Prints the JSON report of split-translate that it reads, a line for each field."""

import json
import sys

report = json.load(sys.stdin)
for row in report.pop("splits"):
    for field, value in row.items():
        print(field, "=", json.dumps(value))
for field, value in report.items():
    print(field, "=", json.dumps(value))
