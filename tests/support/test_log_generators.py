#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Holds the generators of ordinary lines and healthy logs to what their users rely on."""
import hashlib
import pathlib
import random
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "bench")]
import generate_healthy_logs as healthy  # noqa: E402
import generate_ordinary_lines as ordinary  # noqa: E402
from ordinary_text import Filler  # noqa: E402


class OrdinaryLines(unittest.TestCase):
    def test_size_and_kinds(self):
        lines = ordinary.generate()["ordinary.txt"].decode().splitlines()
        self.assertGreaterEqual(len(lines), 6000)
        self.assertEqual(len(lines), len(set(lines)))
        self.assertNotIn("", lines)
        self.assertGreaterEqual(len(list(ordinary.TEMPLATES.glob("*.txt"))), 24)

    def test_a_kind_has_enough_forms(self):
        for path in ordinary.TEMPLATES.glob("*.txt"):
            self.assertTrue(path.read_text(encoding="utf-8").startswith(";; "), path.name)
            self.assertGreaterEqual(len(ordinary.lines_of_kind(path, set())), 50, path.name)

    def test_an_unknown_place_is_refused(self):
        with self.assertRaises(KeyError):
            Filler(random.Random(1)).fill("at @{nowhere}")

    def test_a_literal_brace(self):
        self.assertEqual(Filler(random.Random(1)).fill("stash@{{0}"), "stash@{0}")

    def test_a_bar_agrees_with_its_percentage(self):
        filler = Filler(random.Random(1))
        for _ in range(50):
            percent, bar = filler.fill("@{pct}|@{bar 10 #.}").split("|")
            self.assertEqual(bar.count("#"), int(percent) // 10)
            self.assertEqual(len(bar), 10)


class HealthyLogs(unittest.TestCase):
    KINDS = ["pytorch", "nginx", "cargo"]

    def digests(self, seed: int) -> dict[str, str]:
        with tempfile.TemporaryDirectory() as folder:
            files, written = healthy.write_logs(pathlib.Path(folder), 300_000, seed, self.KINDS, 40_000)
            paths = sorted(pathlib.Path(folder).iterdir())
            self.assertEqual(files, len(paths))
            self.assertEqual(written, sum(path.stat().st_size for path in paths))
            self.assertLessEqual(written, 300_000)
            self.assertGreater(written, 300_000 - 1000 * files)  # whole lines: a little is missing from each log
            for path in paths:
                self.assertTrue(path.read_bytes().decode().endswith("\n"), path.name)
            return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}

    def test_same_seed_same_bytes(self):
        self.assertEqual(self.digests(1), self.digests(1))

    def test_each_log_and_each_seed_is_another(self):
        digests = [*self.digests(1).values(), *self.digests(2).values()]
        self.assertEqual(len(digests), len(set(digests)))

    def test_sizes(self):
        self.assertEqual(healthy.byte_count("200M"), 200 << 20)
        self.assertEqual(healthy.byte_count("64k"), 64 << 10)
        self.assertEqual(healthy.byte_count("1000"), 1000)


if __name__ == "__main__":
    unittest.main()
