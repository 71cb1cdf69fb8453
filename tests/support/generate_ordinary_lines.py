#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Writes data/background: the lines that tools print when all is well, and the README with their counts.

    generate_ordinary_lines.py [DIR]        write ordinary.txt and README.md to DIR (data/background of this tree)
    generate_ordinary_lines.py --check [DIR]  write nothing; exit 1 if a file there has other bytes

The templates stand in ordinary/KIND.txt beside this script. Each kind is filled in rounds, every template once a round,
with a generator seeded by the kind's name: a change to one kind leaves the lines of the others as they are.
A line that was there before is left out, so that a template without places counts once.
"""
import argparse
import pathlib
import random
import sys

from ordinary_text import Filler, read_templates

HERE = pathlib.Path(__file__).resolve().parent
TEMPLATES = HERE / "ordinary"
BACKGROUND = HERE.parent.parent / "data" / "background"
SEED = 20240514
ROUNDS = 6  # more rounds add numbers, not words: what the corpus counts is words

README = """# Background: what ordinary lines say

`ordinary.txt` holds {total} distinct lines of {kinds} kinds of tool as they print them when all is well: progress, notices,
harmless warnings, and healthy lines with alarming words ("0 errors", "retrying", "failed=0", "exit code 0").
UTF-8, one line a line, no blank lines, grouped by kind in the order of the table.

It tells the diagnosis how much a hit is worth: a regex or a word that also stands on many of these lines is weak
evidence. It is not a list of lines to ignore.

The text is our own, written in the forms that the tools use; hosts, names and numbers are made up. Do not edit it by
hand: the lines come from templates in `tests/support/ordinary` through `tests/support/generate_ordinary_lines.py`,
which writes the same bytes each time (test `ordinary_lines_regenerate`). A line belongs in it if the tool prints it in
runs that succeed; a line that is itself the symptom of a problem does not, however harmless it looked that day.

| kind | lines | what it is |
|---|---:|---|
{rows}
"""


def lines_of_kind(path: pathlib.Path, seen: set[str]) -> list[str]:
    """The lines of one kind, in the order of filling; adds them to `seen`."""
    filler = Filler(random.Random(f"{SEED} {path.stem}"))
    templates = read_templates(path)
    lines = []
    for _ in range(ROUNDS):
        for template in templates:
            line = filler.fill(template).rstrip()
            if "@{" in line and "@{{" not in template:
                raise ValueError(f"{path.name}: a place is not closed in: {template}")
            if line and line not in seen:
                seen.add(line)
                lines.append(line)
    return lines


def title(path: pathlib.Path) -> str:
    """What the first line of a template file says about the kind."""
    return path.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix(";;").strip()


def generate() -> dict[str, bytes]:
    """The files of data/background by name."""
    seen: set[str] = set()
    corpus, rows = [], []
    for path in sorted(TEMPLATES.glob("*.txt")):
        lines = lines_of_kind(path, seen)
        corpus += lines
        rows.append(f"| {path.stem} | {len(lines)} | {title(path)} |")
    readme = README.format(total=f"{len(corpus):,}", kinds=len(rows), rows="\n".join(rows))
    return {"ordinary.txt": ("\n".join(corpus) + "\n").encode(), "README.md": readme.encode()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("directory", nargs="?", type=pathlib.Path, default=BACKGROUND)
    arguments = parser.parse_args()
    stale = 0
    for name, data in generate().items():
        path = arguments.directory / name
        if not arguments.check:
            path.write_bytes(data)
        elif not path.is_file() or path.read_bytes() != data:
            print(f"{path}: not what the templates give; run generate_ordinary_lines.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
