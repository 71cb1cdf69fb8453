#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""What the diagnosis makes of logs whose right answer is known.

usage: fit_verdict_weights.py --program build/release/tests/diagnosecases --catalog DIR... [--verbose] CASES.jsonl:LOGDIR...
       fit_verdict_weights.py ... --vary models/diagnosis/verdictweights.h --build "COMMAND"

Without --vary: the figures of each set of cases, and with --verbose each log that is not answered as expected. With --vary: the
header's numbers are changed one after the other by a tenth up and down, built with COMMAND, and the figures printed, so that a
number on which much hangs is seen; the header is put back at the end. The weights are chosen for their reasons: this script checks
that the figures do not depend on their last digit, it does not search for better ones."""
import argparse
import json
import pathlib
import re
import subprocess
import sys


def ids(verdict):
    return {verdict["id"], *verdict["also"]}


def labels(case, key):
    """Ids of a label; those of the seeds carry a mark there that they have nowhere else."""
    return {name.removeprefix("seed:") for name in case.get(key) or []}


def diagnose(program, catalogs, logs):
    done = subprocess.run([program, *catalogs, "--", *map(str, logs)], capture_output=True, check=True, timeout=900)
    answers = {}
    for line in done.stdout.decode("utf-8").splitlines():
        answer = json.loads(line)
        answers[answer["log"]] = answer["answer"]
    return answers


class Figures:
    """The same figures as the acceptance's own script."""

    def __init__(self):
        self.lists = {name: [] for name in ("top1", "root1", "order", "unknown")}
        self.right = self.wrong = 0

    def add(self, case, answer):
        verdicts = answer["verdicts"]
        expected, roots, later, also = (labels(case, key) for key in ("expected_ids", "root_ids", "consequence_ids", "acceptable_also"))
        tolerated = expected | later | also
        claims = [v for v in verdicts if v["level"] == "claim"]
        good = sum(bool(tolerated & ids(v)) for v in claims)
        self.right += good
        self.wrong += len(claims) - good
        first = ids(verdicts[0]) if verdicts and not answer["unknown"] else set()
        faults = [] if good == len(claims) else [f"{len(claims) - good} wrong claims"]
        if case["unknown"]:
            self.note("unknown", answer["unknown"], faults)
        elif expected:
            self.note("top1", bool(first & expected) or bool(case.get("accept_unknown") and answer["unknown"]), faults)
            if roots:
                self.note("root1", bool(first & roots), faults)
            if roots and later:
                def at(wanted):
                    return next((i for i, v in enumerate(verdicts) if wanted & ids(v)), None)
                root, consequence = at(roots), at(later)
                self.note("order", root is not None and (consequence is None or root < consequence), faults)
        return faults

    def note(self, name, good, faults):
        self.lists[name].append(good)
        if not good:
            faults.append(name)

    def __str__(self):
        shares = [f"{name} {sum(values) / len(values):.3f} of {len(values)}" for name, values in self.lists.items() if values]
        claims = self.right + self.wrong
        return ", ".join(shares + [f"precision {self.right / claims:.3f} of {claims} claims" if claims else "no claims"])


def explain(case, answer, faults):
    print(f"  {case['case']} {case['kind']} {case.get('domain')}: {', '.join(faults)}; expected {case['expected_ids'][:3]}")
    known = labels(case, "expected_ids") | labels(case, "consequence_ids")
    for verdict in answer["verdicts"][:5]:
        mark = "+" if known & ids(verdict) else " "
        why = " ".join(f"{r['kind']}{r['weight']:+.2f}" for r in verdict["reasons"])
        print(f"    {mark} {verdict['level']:5} {verdict['score']:.2f} line {verdict['first']['line']} {verdict['id']} "
              f"{verdict['also'][:3]}\n        {why}")


def measure(args, verbose):
    lines = []
    for entry in args.cases:
        file, folder = entry.split(":")
        cases = [json.loads(line) for line in pathlib.Path(file).read_text(encoding="utf-8").splitlines() if line.strip()]
        answers = diagnose(args.program, args.catalog, [pathlib.Path(folder) / case["log"] for case in cases])
        figures = Figures()
        for case in cases:
            answer = answers[pathlib.Path(case["log"]).name]
            faults = figures.add(case, answer)
            if faults and verbose:
                explain(case, answer, faults)
        lines.append(f"{file}: {figures}")
    return lines


def vary(args):
    header = args.vary
    original = header.read_text(encoding="utf-8")
    pattern = re.compile(r"(inline constexpr double (\w+) = )([\d.]+)(;)")
    try:
        for match in pattern.finditer(original):
            for factor in (0.9, 1.1):
                value = float(match[3]) * factor
                changed = original[:match.start()] + f"{match[1]}{value:.6g}{match[4]}" + original[match.end():]
                header.write_text(changed, encoding="utf-8")
                subprocess.run(args.build, shell=True, check=True, capture_output=True)
                print(f"{match[2]} {match[3]} -> {value:.4g}")
                for line in measure(args, False):
                    print(f"  {line}", flush=True)
    finally:
        header.write_text(original, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--catalog", action="append", required=True)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--vary", type=pathlib.Path)
    parser.add_argument("--build", default="cmake --build build/release --target diagnosecases")
    parser.add_argument("cases", nargs="+", help="CASES.jsonl:LOGDIR")
    args = parser.parse_args()
    if args.vary:
        vary(args)
    else:
        print("\n".join(measure(args, args.verbose)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
