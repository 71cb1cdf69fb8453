#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""clang-tidy over every source file of a configured build folder.

A file that once passed is not checked again while its text after preprocessing, its command, the checks and the tool
are the same. With --seconds, files that the time does not suffice for are named and left to the next run; those
that changed last come first. Exit status: 0 nothing found, 1 findings, 2 the tool could not run.
"""

import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import shlex
import subprocess
import sys
import threading
import time

TIDY = "clang-tidy-19"


def recently_changed(source: pathlib.Path) -> dict[str, int]:
    """Path of each file -> rank, 0 for the one that changed last."""
    log = subprocess.run(["git", "-C", source, "log", "-n", "300", "--format=", "--name-only"],
                         capture_output=True, text=True, check=False).stdout
    ranks: dict[str, int] = {}
    for line in filter(None, log.splitlines()):
        ranks.setdefault(line, len(ranks))
    return ranks


def preprocessing(entry: dict) -> list[str]:
    """The entry's own command, made to print the preprocessed text with its comments (they may switch checks off)."""
    words = shlex.split(entry["command"])
    while words and not pathlib.Path(words[0]).name.startswith(("clang", "c++", "g++")):
        words.pop(0)  # the compiler cache
    kept = []
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word in ("-o", "-MF", "-MT", "-MQ"):
            skip = True
        elif word not in ("-c", "-MD", "-MMD"):
            kept.append(word)
    return kept + ["-E", "-C"]


class Checker:
    def __init__(self, build: pathlib.Path, cache: pathlib.Path, deadline: float):
        self.build = build
        self.cache = cache
        self.deadline = deadline
        version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
        self.base = hashlib.sha256(version)
        self.lock = threading.Lock()
        self.counts = {"checked": 0, "unchanged": 0}
        self.found: list[str] = []
        self.late: list[str] = []

    def key(self, entry: dict, source: pathlib.Path) -> str | None:
        text = subprocess.run(preprocessing(entry), cwd=entry["directory"], capture_output=True, check=False)
        if text.returncode != 0:
            return None
        digest = self.base.copy()
        digest.update((source / ".clang-tidy").read_bytes())
        # Where the checkout lies makes no difference.
        place = str(source).encode()
        digest.update(entry["command"].encode().replace(place, b""))
        digest.update(text.stdout.replace(place, b""))
        return digest.hexdigest()

    def check(self, entry: dict, source: pathlib.Path) -> None:
        name = str(pathlib.Path(entry["file"]).relative_to(source))
        key = self.key(entry, source)
        if key and (self.cache / key).exists():
            with self.lock:
                self.counts["unchanged"] += 1
            return
        if time.monotonic() > self.deadline:
            with self.lock:
                self.late.append(name)
            return
        run = subprocess.run([TIDY, "--quiet", "-p", self.build, entry["file"]], capture_output=True, text=True, check=False)
        with self.lock:
            self.counts["checked"] += 1
            if run.returncode != 0:
                self.found.append(name)
                print(run.stdout, run.stderr if "error:" not in run.stdout else "", sep="", flush=True)
        if key and run.returncode == 0:
            (self.cache / key).touch()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="folder with compile_commands.json")
    parser.add_argument("--cache", type=pathlib.Path, required=True, help="where passes are remembered")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    arguments = parser.parse_args()

    source = pathlib.Path(__file__).resolve().parent.parent
    arguments.cache.mkdir(parents=True, exist_ok=True)
    commands = json.loads((arguments.build / "compile_commands.json").read_text())
    ours = [entry for entry in commands
            if pathlib.Path(entry["file"]).is_relative_to(source)
            and not pathlib.Path(entry["file"]).is_relative_to(arguments.build.resolve())]
    if not ours:
        print(f"no source file in {arguments.build}", file=sys.stderr)
        return 2
    ranks = recently_changed(source)
    ours.sort(key=lambda entry: ranks.get(str(pathlib.Path(entry["file"]).relative_to(source)), len(ranks)))

    checker = Checker(arguments.build, arguments.cache, time.monotonic() + arguments.seconds)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for done in [pool.submit(checker.check, entry, source) for entry in ours]:
            done.result()
    print(f"clang-tidy: {checker.counts['checked']} files checked, {checker.counts['unchanged']} unchanged since they passed,"
          f" {len(checker.found)} with findings, {len(checker.late)} left to the next run")
    for name in sorted(checker.found):
        print(f"findings: {name}")
    for name in sorted(checker.late):
        print(f"left: {name}")
    return 1 if checker.found else 0


if __name__ == "__main__":
    sys.exit(main())
