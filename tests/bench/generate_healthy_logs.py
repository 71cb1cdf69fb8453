#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Writes whole logs of runs in which nothing went wrong, to check that no error is claimed for them.

    generate_healthy_logs.py --size 200M DIR [--seed N] [--kinds pytorch,slurm] [--file-size 2M]

DIR/KIND-NNN.log, the size shared equally by the kinds (all of tests/support/ordinary unless --kinds says otherwise).
A log goes through the templates of its kind in the order of the file, which is the order of a run, again and again:
some are left out of a round, lines of progress come in series, and hosts, projects, ranks, numbers and times are those
of that log. The same arguments give the same bytes. Lines are written as they are made; memory does not grow with the size.
"""
import argparse
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
SUPPORT = HERE.parent / "support"
sys.path.insert(0, str(SUPPORT))
from ordinary_text import Filler, read_templates  # noqa: E402

UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
WORDS_A_LOG = 3  # entries of each word list that one log uses
LEFT_OUT = 0.25  # share of the templates that a round leaves out
SERIES = 0.3  # share of the templates with places that come several times in a row
LONGEST_SERIES = 12


def byte_count(text: str) -> int:
    """Bytes of '200M', '64K' or '1000'."""
    number, unit = (text[:-1], text[-1].upper()) if text[-1:].upper() in UNITS else (text, "")
    return int(number) * UNITS.get(unit, 1)


def lines_of_log(templates: list[str], rng: random.Random):
    """Endless lines of one log."""
    filler = Filler(rng, WORDS_A_LOG)
    in_series = {template for template in templates if "@{" in template and rng.random() < SERIES}
    while True:
        for template in templates:
            if rng.random() < LEFT_OUT:
                continue
            for _ in range(rng.randint(2, LONGEST_SERIES) if template in in_series else 1):
                yield filler.fill(template) + "\n"


def write_log(path: pathlib.Path, templates: list[str], rng: random.Random, size: int) -> int:
    """Writes whole lines up to `size` bytes (one line at least); returns the bytes written."""
    written = 0
    with path.open("wb") as file:
        for line in lines_of_log(templates, rng):
            data = line.encode()
            if written and written + len(data) > size:
                return written
            written += file.write(data)
    return written


def write_logs(directory: pathlib.Path, size: int, seed: int, kinds: list[str], file_size: int) -> tuple[int, int]:
    """Writes the logs of all kinds; returns files and bytes."""
    directory.mkdir(parents=True, exist_ok=True)
    files = written = 0
    for index, kind in enumerate(kinds):
        templates = read_templates(SUPPORT / "ordinary" / f"{kind}.txt")
        left = size * (index + 1) // len(kinds) - size * index // len(kinds)
        for number in range(-(-left // file_size)):
            rng = random.Random(f"{seed} {kind} {number}")
            written += write_log(directory / f"{kind}-{number:03d}.log", templates, rng, min(file_size, left))
            left -= file_size
            files += 1
    return files, written


def main() -> int:
    known = sorted(path.stem for path in (SUPPORT / "ordinary").glob("*.txt"))
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--size", type=byte_count, default=byte_count("200M"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=known, help="any of: " + ", ".join(known))
    parser.add_argument("--file-size", type=byte_count, default=byte_count("2M"), help="largest log")
    parser.add_argument("directory", type=pathlib.Path)
    arguments = parser.parse_args()
    if unknown := sorted(set(arguments.kinds) - set(known)):
        parser.error("no such kind: " + ", ".join(unknown))
    files, written = write_logs(arguments.directory, arguments.size, arguments.seed, arguments.kinds, arguments.file_size)
    print(f"{files} logs of {len(arguments.kinds)} kinds, {written} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
