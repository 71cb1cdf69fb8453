#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Holds the sample logs to the table in their README: what the program says of each with the bundled catalog.

Exit status: 0 all as told, 1 with findings (one a line, as "sample: what"), 2 wrong usage.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parent.parent
SAMPLES = PROJECT / "data" / "samples"
ROW = re.compile(r"^\| `([^`]+)` \| *([\d,]+) \| (.*?) \| (.*?) ?\|$")
ID = re.compile(r"`([a-z0-9-]+/[a-z0-9-]+)`")
TIME_LIMIT = 120  # seconds for one log; far above what one takes


def expectations():
    """Rows of the table: name, lines, id that has to come first (None: nothing may be claimed), ids that follow."""
    for line in (SAMPLES / "README.md").read_text(encoding="utf-8").splitlines():
        row = ROW.match(line)
        if row:
            first = ID.findall(row[3])
            yield row[1].rstrip("/"), int(row[2].replace(",", "")), first[0] if first else None, ID.findall(row[4])


def diagnosis(program, sample):
    call = [program, "diagnose", "--format", "json", "--catalog", str(PROJECT / "data" / "catalog"), str(sample)]
    answer = subprocess.run(call, capture_output=True, timeout=TIME_LIMIT, check=False)
    return json.loads(answer.stdout.decode("utf-8"))


def findings_of(program, name, lines, first, follow):
    told = diagnosis(program, SAMPLES / name)
    verdicts = told["verdicts"]
    claims = [verdict["id"] for verdict in verdicts if verdict["level"] == "claim"]
    counted = sum(part["lines"] for part in told["inputs"])
    if counted != lines:
        yield f"has {counted} lines, the table says {lines}"
    if first is None:
        yield from (f"claims {claim}" for claim in claims)
        return
    if not claims or verdicts[0]["id"] != first or verdicts[0]["level"] != "claim":
        yield f"says {claims or 'unknown'}, expected {first} first"
    roots = {verdict["id"] for verdict in verdicts if verdict["level"] == "claim" and verdict["consequence_of"] is None}
    yield from (f"{extra} stands beside it as a root of its own" for extra in sorted(roots - {first}))
    for consequence in follow:
        found = [verdict for verdict in verdicts if verdict["id"] == consequence]
        if not found:
            yield f"does not name {consequence}"
        elif found[0]["consequence_of"] is None:
            yield f"does not say that {consequence} follows"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the clew to ask")
    program = parser.parse_args().program
    rows = list(expectations())
    told = [f"{row[0]}: {finding}" for row in rows for finding in findings_of(program, *row)]
    present = {entry.name for entry in SAMPLES.iterdir()} - {"README.md", "index.json"}
    told += [f"{name}: not in the table" for name in sorted(present - {row[0] for row in rows})]
    listed = {sample["path"] for sample in json.loads((SAMPLES / "index.json").read_text())["samples"]}
    told += [f"{name}: not on the first page" for name in sorted(present - listed)]
    told += [f"{name}: on the first page, but not there" for name in sorted(listed - present)]
    if not rows:
        told.append("README.md: no table")
    print("\n".join(told) if told else f"{len(rows)} samples as told")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
