#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Checks that nothing is claimed of healthy logs: generates them, diagnoses them with each set of catalogs, and lists what was claimed.

usage: check_healthy.py --program build/dev/tests/diagnosecases [--size 4M] [--file-size 80K] [--seed N]

The logs are those of tests/bench/generate_healthy_logs.py. Sets of catalogs: the bundled one, and the public ones, both together,
which are looked for in CLEW_SHARED, else in ../shared beside the project. Exit status: 0 nothing claimed, 1 something, 77 where the
public catalogs are absent (a failure when the environment says CI=true)."""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent
SHARED = pathlib.Path(os.environ.get("CLEW_SHARED") or TESTS.parent.parent / "shared")
SKIPPED = 77
LOGS_AT_ONCE = 200  # of one call, so that command lines stay short


def answers(program, catalogs, logs):
    for first in range(0, len(logs), LOGS_AT_ONCE):
        some = logs[first:first + LOGS_AT_ONCE]
        done = subprocess.run([program, *catalogs, "--", *some], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        for line in done.stdout.decode("utf-8").splitlines():
            yield json.loads(line)


def check(program, catalogs, logs):
    """Prints each claim; returns how many logs had one, and the bytes that were read."""
    wrong = size = 0
    for entry in answers(program, [str(catalog) for catalog in catalogs], logs):
        answer = entry["answer"]
        size += sum(data["bytes"] for data in answer["inputs"])
        claims = [verdict for verdict in answer["verdicts"] if verdict["level"] == "claim"]
        wrong += bool(claims)
        for verdict in claims:
            print(f"{entry['log']}:{verdict['first']['line']}: {verdict['id']} {verdict['score']}: {verdict['first']['text'][:160]}")
    return wrong, size


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--size", default="4M")
    parser.add_argument("--file-size", default="80K")
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    public = [SHARED / "catalogs" / "deadends-flat", SHARED / "catalogs" / "deadends-nested"]
    sets = {"bundled": [TESTS.parent / "data" / "catalog"]}
    missing = [folder for folder in public if not folder.is_dir()]
    if not missing:
        sets["public"] = public
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, TESTS / "bench" / "generate_healthy_logs.py", "--size", arguments.size, "--seed", arguments.seed,
                        "--file-size", arguments.file_size, folder], check=True)
        logs = sorted(str(path) for path in pathlib.Path(folder).glob("*.log"))
        for name, catalogs in sets.items():
            wrong, size = check(arguments.program, catalogs, logs)
            print(f"{name}: {wrong} of {len(logs)} logs with a claim, {size} bytes")
            failed = failed or wrong > 0 or size == 0
    if missing:
        print("absent: " + ", ".join(map(str, missing)))
        return 1 if failed or os.environ.get("CI") == "true" else SKIPPED
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
