#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Holds the bundled catalog to what it promises: form, patterns, samples, sources, rates, Chinese and edges.

The reference records keep their known findings; they are only read, so that edges may point at them.
Exit status: 0 clean, 1 with findings (one a line, as "id: what"), 2 wrong usage.
"""
import argparse
import collections
import datetime
import json
import math
import pathlib
import re
import sys
import warnings

PROJECT = pathlib.Path(__file__).resolve().parent.parent
REFERENCES = {"pytorch/fsdp-parameter-mismatch", "pytorch/ddp-bucket-view-error"}
KEYS = ("id signature signature_zh regex domain category subcategory root_cause root_cause_type root_cause_zh versions os_specific "
        "dead_ends workarounds workarounds_zh transition_graph official_doc_url official_doc_section error_code verification_tier "
        "confidence fix_success_rate resolvable first_seen last_confirmed last_updated evidence_count tags locale aliases").split()
DEAD_END_KEYS = "action why_fails fail_rate condition sources".split()
WORKAROUND_KEYS = "action success_rate how condition sources".split()
VERSION_KEYS = "version introduced deprecated removed behavior_change status".split()
RELATIONS = "leads_to preceded_by frequently_confused_with".split()
INVERSE = {"leads_to": "preceded_by", "preceded_by": "leads_to", "frequently_confused_with": "frequently_confused_with"}
# The share of fixed cases that goes with each answer to "can the reader fix it?".
RESOLVABLE_RATES = {"true": (0.6, 1.0), "partial": (0.3, 0.9), "false": (0.0, 0.4)}

HAN = r"\u3400-\u9fff"
BAD_SPACING = re.compile(rf"[{HAN}][A-Za-z0-9`]|[A-Za-z0-9`%][{HAN}]")
BAD_PUNCTUATION = re.compile(rf"[{HAN}]\s?[,;:?!](?:\s|$|[{HAN}])|[{HAN}]\.(?:\s|$)|[，。；：？！、（）] | [，。；：？！、）]")
CODE_SPAN = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)*(?![\w])")
IDENTIFIER = re.compile(
    r"(?<![\w-])--?[A-Za-z][\w-]*"  # flags
    r"|[A-Za-z]\w*(?:\.[A-Za-z_]\w*)+"  # dotted names
    r"|[A-Za-z0-9]*[A-Za-z]\w*_\w+"  # snake case
    r"|\b[A-Z][A-Z0-9]{2,}\b"  # upper case
    r"|\b[A-Za-z]*[a-z][A-Z]\w*")  # camel case
PLAIN_ABBREVIATIONS = {"e.g", "i.e", "etc"}
PORTABLE_GROUP = re.compile(r"\(\?(?!:|=|!|<=|<!)")
PYTHON_ONLY = re.compile(r"\\[AZQEKhGRX]|[*+?}]\+")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--catalog", type=pathlib.Path, default=PROJECT / "data" / "catalog")
    parser.add_argument("--ordinary", type=pathlib.Path, default=PROJECT / "data" / "background" / "ordinary.txt")
    parser.add_argument("--logs", type=pathlib.Path, default=PROJECT / "tests" / "data" / "records")
    parser.add_argument("--only", help="judge the records of these domains alone (comma-separated)")
    parser.add_argument("--statistics", action="store_true", help="also print counts")
    return parser.parse_args()


class Findings:
    def __init__(self):
        self.lines = []

    def add(self, owner, what):
        self.lines.append(f"{owner}: {what}")

    def expect(self, holds, owner, what):
        if not holds:
            self.add(owner, what)
        return bool(holds)


def unique_pairs(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key stands twice")
    return result


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique_pairs)


def read_catalog(folder, findings):
    records = {}
    for path in sorted(folder.rglob("*.json")):
        parts = path.relative_to(folder).parts
        if any(part[0] in "._" for part in parts):
            continue
        own = "/".join(parts)[: -len(".json")]
        try:
            record = read_json(path)
        except (ValueError, UnicodeDecodeError) as error:
            findings.add(own, f"not readable as JSON: {error}")
            continue
        if not findings.expect(isinstance(record, dict) and list(record) == KEYS, own, "keys or their order differ from the flat shape"):
            continue
        findings.expect(record["id"] == own, own, f"id is {record['id']}, the file says {own}")
        records[record["id"]] = record
    return records


def check_shape(record, f):
    own = record["id"]
    for key in "signature signature_zh regex domain category root_cause root_cause_type root_cause_zh".split():
        f.expect(isinstance(record[key], str) and record[key].strip(), own, f"{key} is empty")
    f.expect(re.fullmatch(r"[a-z0-9-]+(/[a-z0-9-]+)+", own), own, "the id has other than lower case, digits and hyphens")
    f.expect(record["domain"] == own.split("/")[0], own, "domain is not the first part of the id")
    f.expect(record["verification_tier"] == "ai_generated", own, "verification_tier is not ai_generated")
    f.expect(record["locale"] == "en", own, "locale is not en")
    f.expect(isinstance(record["os_specific"], dict), own, "os_specific is no object")
    f.expect(record["versions"], own, "no version")
    for version in record["versions"]:
        f.expect(list(version) == VERSION_KEYS and version["version"], own, "a version lacks keys")
    for name in ("subcategory", "official_doc_section", "error_code"):
        f.expect(record[name] is None or record[name].strip(), own, f"{name} is an empty text, not null")
    f.expect(record["tags"] and len(set(record["tags"])) == len(record["tags"]), own, "no tags, or one twice")
    f.expect(not any(re.search(r"\s$|^\s|  ", text) for text in texts(record)), own, "white space at an end of a text, or doubled")


def texts(record):
    yield from (record[key] for key in ("root_cause", "root_cause_zh"))
    for item in record["dead_ends"]:
        yield from (item["action"], item["why_fails"], item["condition"])
    for item in record["workarounds"]:
        yield from (item["action"], item["condition"])
    yield from record["workarounds_zh"]


def compiled(record, f):
    """The regex as the catalog's dialect reads it, or None. What Python and PCRE2 read differently is refused."""
    own, regex = record["id"], record["regex"]
    f.expect(not PORTABLE_GROUP.search(regex) and not PYTHON_ONLY.search(regex), own, "regex is not the same in Python and PCRE2")
    f.expect(not re.search(r"(?<!\\)\{(?!\d+(,\d*)?\})", regex), own, "regex has a bare brace")
    f.expect(len(re.sub(r"\\.|[^A-Za-z]", "", regex)) >= 6, own, "regex has hardly a letter of its own")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            pattern = re.compile(regex, re.IGNORECASE)
    except (re.error, Warning) as error:
        f.add(own, f"regex does not compile: {error}")
        return None
    f.expect(not pattern.search(""), own, "regex matches the empty text")
    return pattern


def check_samples(record, pattern, folder, logs, f):
    """Returns the lines that must match."""
    own = record["id"]
    f.expect(pattern.search(record["signature"]), own, "regex misses the signature")
    path = folder / ".clew" / "samples" / f"{own}.json"
    if not f.expect(path.is_file(), own, "no samples"):
        return []
    samples = read_json(path)
    f.expect(list(samples) == ["must_match", "must_not_match"], own, "samples: keys are not must_match, must_not_match")
    must, must_not = samples.get("must_match", []), samples.get("must_not_match", [])
    f.expect(len(set(must)) >= 2, own, "fewer than two lines that must match")
    f.expect(len(set(must_not)) >= 1, own, "no look-alike line")
    for line in must:
        f.expect(pattern.search(line), own, f"regex misses the sample {line[:80]!r}")
    for line in must_not:
        f.expect(not pattern.search(line), own, f"regex hits the look-alike {line[:80]!r}")
    log = logs / f"{own}.log"
    if f.expect(log.is_file(), own, "no log"):
        lines = log.read_text(encoding="utf-8").splitlines()
        f.expect(6 <= len(lines) <= 40, own, f"the log has {len(lines)} lines")
        f.expect(any(pattern.search(line) for line in lines), own, "regex misses its log")
    return must


def check_items(record, f):
    own = record["id"]
    dead_ends, workarounds = record["dead_ends"], record["workarounds"]
    f.expect(len(dead_ends) >= 2, own, "fewer than two dead ends")
    f.expect(len(workarounds) >= 2, own, "fewer than two workarounds")
    for number, item in enumerate(dead_ends):
        f.expect(list(item) == DEAD_END_KEYS, own, f"dead end {number}: keys")
        f.expect(item["action"].strip() and item["why_fails"].strip(), own, f"dead end {number}: no action or no reason")
        f.expect(item["action"] != item["why_fails"], own, f"dead end {number}: the reason repeats the action")
        f.expect(isinstance(item["fail_rate"], float) and 0.5 <= item["fail_rate"] <= 1, own, f"dead end {number}: it fails in fewer than half")
        f.expect(item["sources"], own, f"dead end {number}: no source")
    for number, item in enumerate(workarounds):
        f.expect(list(item) == WORKAROUND_KEYS, own, f"workaround {number}: keys")
        f.expect(item["action"].strip() and item["how"].strip(), own, f"workaround {number}: no action or no how")
        f.expect(item["action"] != item["how"], own, f"workaround {number}: how repeats the action")
        f.expect(isinstance(item["success_rate"], float) and 0 < item["success_rate"] <= 1, own, f"workaround {number}: no rate")
        f.expect(item["sources"], own, f"workaround {number}: no source")
    actions = [item["action"] for item in dead_ends + workarounds]
    f.expect(len(set(actions)) == len(actions), own, "an action stands twice")


def sources(record):
    found = {record["official_doc_url"]} if record["official_doc_url"] else set()
    for item in record["dead_ends"] + record["workarounds"]:
        found.update(item["sources"])
    return found


def confidence_limit(count):
    """Laplace's rule of succession over the sources, below what a machine-written record may claim at all."""
    return min(0.8, round((count + 1) / (count + 2), 2))


def check_numbers(record, f):
    own = record["id"]
    found = sources(record)
    for address in found:
        f.expect(re.fullmatch(r"https://[^/\s]+/[^/\s][^\s]*", address), own, f"not a page's https address: {address}")
    f.expect(record["evidence_count"] == len(found), own, f"evidence_count is {record['evidence_count']}, the sources are {len(found)}")
    limit = confidence_limit(len(found))
    f.expect(0 < record["confidence"] <= limit + 1e-9, own, f"confidence {record['confidence']} is above {limit:.2f}")
    rates = [item["success_rate"] for item in record["workarounds"]]
    overall = record["fix_success_rate"]
    f.expect(overall >= min(rates, default=0), own, "overall rate is below the worst workaround")
    together = 1 - math.prod(1 - rate for rate in rates)
    f.expect(overall <= together + 1e-9, own, f"overall rate is above {together:.2f}, that of all workarounds together")
    low, high = RESOLVABLE_RATES.get(record["resolvable"], (1, 0))
    f.expect(low <= overall <= high, own, f"overall rate {overall} contradicts resolvable {record['resolvable']}")
    f.expect(max(rates, default=0) <= 0.6 or record["resolvable"] != "false", own, "said not to be fixable beside a good workaround")
    check_dates(record, f)


def check_dates(record, f):
    own = record["id"]
    try:
        confirmed, updated = (datetime.date.fromisoformat(record[key]) for key in ("last_confirmed", "last_updated"))
        # Nobody knows when errors as old as a full disk were first seen: null, rather than a guess.
        seen = confirmed if record["first_seen"] is None else datetime.date.fromisoformat(record["first_seen"])
    except (TypeError, ValueError) as error:
        return f.add(own, f"date: {error}")
    f.expect(seen <= confirmed <= updated <= datetime.date.today(), own, "dates are out of order or in the future")


def identifiers(text):
    spans = {span.strip("`") for span in CODE_SPAN.findall(text)}
    rest = CODE_SPAN.sub(" ", text)
    names = {name.rstrip("s") if re.fullmatch(r"[A-Z]{2,}s", name) else name for name in IDENTIFIER.findall(rest)}
    return spans | {name for name in names if name not in PLAIN_ABBREVIATIONS}


def check_pair(own, where, english, chinese, glossary, f):
    if not f.expect(chinese and re.search(f"[{HAN}]", chinese), own, f"{where}: no Chinese"):
        return
    f.expect(chinese != english, own, f"{where}: Chinese is a copy")
    for name in sorted(identifiers(english)):
        f.expect(name in chinese, own, f"{where}: Chinese lacks {name!r}")
    numbers = collections.Counter(NUMBER.findall(english)) - collections.Counter(NUMBER.findall(chinese))
    for number in numbers:
        f.expect(re.search(rf"(?<![\d.]){re.escape(number)}(?![\d])", chinese), own, f"{where}: Chinese lacks the number {number}")
    prose = CODE_SPAN.sub("`c`", chinese)
    for match in list(BAD_SPACING.finditer(prose)) + list(BAD_PUNCTUATION.finditer(prose)):
        f.add(own, f"{where}: spacing or punctuation near {prose[max(0, match.start() - 6):match.end() + 6]!r}")
    check_terms(own, where, english, chinese, glossary, f)


def check_terms(own, where, english, chinese, glossary, f):
    """Longer terms first, each word of the text used once."""
    rest = CODE_SPAN.sub(" ", english)
    for term in sorted(glossary, key=lambda entry: -len(entry["en"])):
        pattern = re.compile(rf"(?<![\w-]){re.escape(term['en'])}(?:s|es)?(?![\w-])", re.IGNORECASE)
        if pattern.search(rest):
            rest = pattern.sub(" ", rest)
            f.expect(term["zh"] in chinese, own, f"{where}: {term['en']!r} is not {term['zh']!r}")


def check_chinese(record, glossary, f):
    own = record["id"]
    check_pair(own, "signature", record["signature"], record["signature_zh"], [], f)
    check_pair(own, "root cause", record["root_cause"], record["root_cause_zh"], glossary, f)
    f.expect(len(record["workarounds_zh"]) == len(record["workarounds"]), own, "another number of Chinese workarounds")
    for number, (item, chinese) in enumerate(zip(record["workarounds"], record["workarounds_zh"])):
        check_pair(own, f"workaround {number}", item["action"], chinese, glossary, f)


def check_glossary(path, f):
    if not path.is_file():
        return []
    glossary = read_json(path)
    for entry in glossary:
        f.expect(list(entry) == ["en", "zh", "note"] and entry["en"] and entry["zh"], "glossary", f"entry {entry}")
    names = [entry["en"].lower() for entry in glossary]
    f.expect(len(set(names)) == len(names), "glossary", "a term stands twice")
    return glossary


def entries(record):
    for relation in RELATIONS:
        for entry in record["transition_graph"][relation]:
            yield relation, entry


def target_of(entry):
    return entry if isinstance(entry, str) else entry.get("error_id", entry.get("id"))


def check_edges(records, judged, f):
    for own in judged:
        record, seen = records[own], set()
        f.expect(list(record["transition_graph"]) == RELATIONS, own, "transition_graph: keys")
        for relation, entry in entries(record):
            other = target_of(entry)
            f.expect(other != own, own, "an edge leads to itself")
            f.expect(other not in seen, own, f"{other} is the target of two edges")
            seen.add(other)
            check_edge(own, relation, entry, records.get(other), f)


def check_edge(own, relation, entry, other, f):
    name = f"{relation} {target_of(entry)}"
    if not f.expect(other is not None, own, f"{name}: no such record"):
        return
    back = [e for r, e in entries(other) if r == INVERSE[relation] and target_of(e) == own]
    f.expect(len(back) == 1, own, f"{name}: not written in the other record")
    if not f.expect(isinstance(entry, dict), own, f"{name}: no reason"):
        return
    if relation == "frequently_confused_with":
        f.expect(entry.get("distinction"), own, f"{name}: no distinction")
    else:
        f.expect(0 < entry.get("probability", 0) <= 1, own, f"{name}: no probability")
        f.expect(entry.get("condition") and entry.get("delay"), own, f"{name}: no condition or no delay")
    for mirrored in back:
        same = isinstance(mirrored, dict) and {**mirrored, "error_id": 0} == {**entry, "error_id": 0}
        f.expect(same, own, f"{name}: the two sides differ")


def neighbours(records):
    graph = {own: set() for own in records}
    for own, record in records.items():
        for _, entry in entries(record):
            if target_of(entry) in graph:
                graph[own].add(target_of(entry))
                graph[target_of(entry)].add(own)
    return graph


def largest_component(graph):
    left, largest = set(graph), 0
    while left:
        waiting, size = [left.pop()], 0
        while waiting:
            size += 1
            fresh = graph[waiting.pop()] & left
            left -= fresh
            waiting.extend(fresh)
        largest = max(largest, size)
    return largest


def check_apart(records, patterns, lines, graph, judged, f):
    """A record that answers to another's lines must say so in an edge."""
    for kind in ("regex", "signature"):
        owners = collections.defaultdict(list)
        for own, record in records.items():
            owners[record[kind].lower()].append(own)
        for same in owners.values():
            f.expect(len(same) == 1, same[0], f"{kind} is the same as in {', '.join(same[1:])}")
    for own in judged:
        for other, samples in lines.items():
            if other == own or other in graph[own] or own not in patterns:
                continue
            for line in samples + [records[other]["signature"]]:
                f.expect(not patterns[own].search(line), own, f"regex hits a line of {other}, without an edge: {line[:80]!r}")


def check_ordinary(path, patterns, f):
    lines = path.read_text(encoding="utf-8").splitlines()
    for own, pattern in patterns.items():
        hits = [number for number, line in enumerate(lines, 1) if pattern.search(line)]
        f.expect(not hits, own, f"regex hits {len(hits)} ordinary lines, the first is {hits[0] if hits else 0}")


def check_orphans(records, folder, logs, f):
    samples = folder / ".clew" / "samples"
    for path in samples.rglob("*.json"):
        own = path.relative_to(samples).as_posix()[: -len(".json")]
        f.expect(own in records, own, "samples without a record")
    for path in logs.rglob("*.log"):
        own = path.relative_to(logs).as_posix()[: -len(".log")]
        f.expect("/" not in own or own in records, own, "a log without a record")


def main():
    options = arguments()
    f = Findings()
    records = read_catalog(options.catalog, f)
    if not f.expect(records, str(options.catalog), "no records"):
        print(*f.lines, sep="\n")
        return 1
    glossary = check_glossary(options.catalog / ".clew" / "glossary.json", f)
    domains = set(options.only.split(",")) if options.only else None
    judged = [own for own in records if own not in REFERENCES and (not domains or records[own]["domain"] in domains)]
    patterns, lines = {}, {}
    for own in judged:
        record = records[own]
        check_shape(record, f)
        pattern = compiled(record, f)
        if pattern:
            patterns[own] = pattern
            lines[own] = check_samples(record, pattern, options.catalog, options.logs, f)
        check_items(record, f)
        check_numbers(record, f)
        check_chinese(record, glossary, f)
    check_edges(records, judged, f)
    graph = neighbours(records)
    check_apart(records, patterns, lines, graph, judged, f)
    check_ordinary(options.ordinary, patterns, f)
    check_orphans(records, options.catalog, options.logs, f)
    if options.statistics:
        count = sum(map(len, graph.values())) // 2
        print(f"{len(records)} records, {len(judged)} judged, {count} edges, largest component {largest_component(graph)}, "
              f"{sum(not graph[own] for own in records)} without an edge, {len(glossary)} terms")
    print(*f.lines, sep="\n", end="\n" if f.lines else "")
    return 1 if f.lines else 0


if __name__ == "__main__":
    sys.exit(main())
