#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Holds the cases of tests/data to their form: what a label says of a log must be true of its bytes, and every
id must exist, in the public catalog or in the bundled one.

Exit status: 0 well formed, 1 not, 77 where the catalogs are absent (a failure when the environment says CI=true).
The catalogs are looked for in CLEW_SHARED, else in ../shared beside the project.
"""
import json
import os
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parent
CASES = TESTS / "data" / "cases"
FRESH_CASES = TESTS / "data" / "fresh-cases"
STARTER_CASES = TESTS / "data" / "starter-cases"
BUNDLED = TESTS.parent / "data" / "catalog"
SHARED = pathlib.Path(os.environ.get("CLEW_SHARED") or TESTS.parent.parent / "shared")
SKIPPED = 77
KEYS = ("case log kind domain expected_ids root_cause_id root_ids consequence_ids order unknown accept_unknown acceptable_also match "
        "error_lines bytes traits notes").split()
LINE_END = re.compile(r"\r\n|\r|\n")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")


def decoded(data, encoding):
    return data.decode(encoding, errors="replace")


def byte_traits(data, encoding):
    """The facts of the key `bytes`; lines end at LF, the longest line also at a bare CR, both counted in characters."""
    text = decoded(data, encoding)
    try:
        data.decode("utf-8")
        valid = True
    except UnicodeDecodeError:
        valid = False
    lines = text.split("\n")
    return {"size": len(data), "lines": len(lines) - (lines[-1] == ""), "encoding": encoding, "crlf": "\r\n" in text,
            "bare_cr": bool(re.search(r"\r(?!\n)", text)), "ansi": "\x1b" in text, "utf8_valid": valid,
            "max_line": max(len(line) for line in LINE_END.split(text))}


def squeezed(text):
    """Without escapes, white space and backslashes: an error line may be wrapped, coloured or quoted in the log."""
    return re.sub(r"[\s\\]+", "", ESCAPES.sub("", text))


def labels(case):
    """What is wrong with the labels of one case, whatever the catalogs hold."""
    if list(case) != KEYS:
        yield f"keys {sorted(set(case) ^ set(KEYS))} differ, or their order"
        return
    expected, roots, later = case["expected_ids"], case["root_ids"], case["consequence_ids"]
    if case["kind"] not in ("i", "ii", "iii"):
        yield f"kind {case['kind']}"
    if case["unknown"] == bool(expected):
        yield "a log is unknown, or has expected records: never both, never neither"
    if case["unknown"] and (case["kind"] == "i" or roots):
        yield "an unknown log has a root record"
    if not set(roots) <= set(expected) or (expected and not roots):
        yield "root records are expected records, and a known log has one"
    if case["root_cause_id"] != (roots[0] if roots else None):
        yield "root_cause_id is the first root"
    if set(roots) & set(later) or set(case["acceptable_also"]) & set(expected + later):
        yield "a record has two roles"
    if any(len(ids) != len(set(ids)) for ids in (expected, roots, later, case["acceptable_also"])):
        yield "a record is named twice"
    if (case["kind"] == "ii") != bool(case["order"]):
        yield "a cascade, and only a cascade, has an order"
    known = set(roots) | set(later) | {None}
    if case["order"] and not all(step["event"] and step["id"] in known for step in case["order"]):
        yield "the order names a record without a role"
    if set(case["match"]) != set(expected) or not set(case["match"].values()) <= {"regex", "meaning"}:
        yield "match has one entry for each expected record"
    if not case["error_lines"] or not case["notes"]:
        yield "error_lines and notes are owed"


def contents(case, folder):
    """What the labels of one case say wrongly of its bytes."""
    data = (folder / case["log"]).read_bytes()
    encoding = case["bytes"]["encoding"]
    facts = byte_traits(data, encoding)
    for name, value in facts.items():
        if case["bytes"].get(name) != value:
            yield f"bytes.{name} is {value}, not {case['bytes'].get(name)}"
    text = squeezed(decoded(data, encoding))
    for line in case["error_lines"]:
        if squeezed(line) not in text:
            yield f"no such error line: {line}"


def regexes():
    """Record id -> compiled regex, for both catalogs the labels speak of."""
    found = {}
    for path in (SHARED / "catalogs" / "deadends-nested").rglob("*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        if "error" in record:
            found[record["id"]] = re.compile(record["error"]["regex"], re.IGNORECASE)
    for path in (SHARED / "seeds").glob("*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        found["seed:" + record["id"]] = re.compile(record["regex"], re.IGNORECASE)
    return found


def records(case, known, folder):
    """What the labels of one case say wrongly of the records."""
    for name in ("expected_ids", "root_ids", "consequence_ids", "acceptable_also"):
        for record in case[name]:
            if record not in known:
                yield f"no record {record}"
    text = decoded((folder / case["log"]).read_bytes(), case["bytes"]["encoding"])
    lines = LINE_END.split(ESCAPES.sub("", text))
    for record, how in case["match"].items():
        if record in known and (how == "regex") != any(known[record].search(line) for line in lines):
            yield f"the regex of {record} {'misses every line' if how == 'regex' else 'fires on a line'}"


def bundled_regexes():
    """The same for the bundled catalog."""
    return {"/".join(path.with_suffix("").parts[-2:]): re.compile(json.loads(path.read_text(encoding="utf-8"))["regex"], re.IGNORECASE)
            for path in BUNDLED.glob("[!.]*/*.json")}


def check(folder, known):
    """How many cases a folder holds, and the faults of their labels; `known` empty: ids are not checked."""
    cases = [json.loads(line) for line in (folder / "cases.jsonl").read_text(encoding="utf-8").splitlines()]
    names = [case["case"] for case in cases]
    faults = []
    if names != sorted(set(names)):
        faults.append("cases.jsonl: cases are sorted and named once")
    listed, present = {case["log"] for case in cases}, {path.name for path in folder.glob("*.log")}
    faults += [f"{name}: in cases.jsonl or in the folder, not in both" for name in sorted(listed ^ present)]
    for case in cases:
        found = list(labels(case))
        if not found and case["log"] in present:
            found += contents(case, folder)
            found += records(case, known, folder) if known else []
        faults += [f"{folder.name}/{case['case']}: {fault}" for fault in found]
    return len(cases), faults


def main():
    available = (SHARED / "catalogs" / "deadends-nested").is_dir()
    known, bundled = regexes() if available else {}, bundled_regexes()
    count, faults = check(CASES, known)
    fresh_count, fresh_faults = check(FRESH_CASES, known)
    starter_count, starter_faults = check(STARTER_CASES, bundled)
    faults += fresh_faults + starter_faults
    if not available and os.environ.get("CI") == "true":
        faults.append(f"{SHARED}: no catalogs to check the ids against")
    for fault in faults:
        print(fault)
    print(f"{count}, {fresh_count} and {starter_count} cases, {len(faults)} faults, {len(known)} and {len(bundled)} records")
    return 1 if faults else 0 if available else SKIPPED


if __name__ == "__main__":
    sys.exit(main())
