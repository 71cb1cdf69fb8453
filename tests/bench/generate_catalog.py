#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Writes a catalog of made-up error records, for benchmarks: same count and seed, same bytes.

    generate_catalog.py --count 100000 --layout folder --out FOLDER
    generate_catalog.py --count 100000 --layout jsonl  --out FILE.jsonl

Records have the flat shape with all 30 keys and about 3 kB each, in English and Chinese, with regexes that
match their own signatures and transitions between neighbours. Tools and texts are invented.
"""

import argparse
import json
import pathlib
import random
import re

DOMAINS = {
    "kelpdb": "database", "brindle": "build tool", "orrery": "scheduler", "larkspur": "web framework",
    "tindervm": "virtual machine", "quillfs": "file system", "marlnet": "network stack",
    "gantrycd": "delivery pipeline", "osprey": "tensor library", "wickerlang": "compiler",
    "peatcache": "cache", "saltmq": "message queue", "hopperui": "interface kit", "flintauth": "login service",
    "dunlinfs": "object store", "cobbleops": "fleet manager",
}
SUBJECTS = ("replica", "worker", "session", "lease", "shard", "manifest", "cursor", "tenant", "snapshot",
            "segment", "socket", "bucket", "plan", "index", "token", "route", "kernel", "layer", "frame", "lock",
            "queue", "stream", "volume", "module", "channel", "certificate", "migration", "checkpoint",
            "allocator", "partition")
FAULTS = ("refused", "timed out", "went stale", "overflowed", "was truncated", "is locked", "has wrong size",
          "vanished", "is out of order", "was evicted", "does not fit", "is unreachable", "was rejected",
          "diverged", "deadlocked", "has no owner", "is malformed", "expired", "is exhausted", "was reset")
WHERES = ("during startup", "while replaying the journal", "after failover", "in the second phase",
          "on a cold start", "under heavy load", "across ranks", "behind the proxy", "after an upgrade",
          "while compacting", "during shutdown", "in a nested call")
KINDS = ("RuntimeError", "IOError", "FatalError", "Timeout", "ConfigError", "StateError", "PanicError")
VERBS = ("Raise", "Lower", "Disable", "Restart", "Rebuild", "Pin", "Delete", "Rotate", "Ignore", "Retry", "Mount",
         "Upgrade", "Split", "Drain")
NOUNS = ("the pool limit", "the retry budget", "the local cache", "the index", "the coordinator", "the page size",
         "strict mode", "the schema version", "the lease time", "the batch size", "the signing key",
         "the worker image", "the log level", "the quorum")
REASONS = ("hides the symptom and keeps the cause", "only moves the failure to the next node",
           "costs the data written since the last checkpoint", "is undone by the next deployment",
           "leaves the peers with another view of the state", "slows every other tenant down",
           "works on one machine and fails on two")
ZH_SUBJECTS = ("副本", "工作进程", "会话", "租约", "分片", "清单", "游标", "租户", "快照", "数据段", "套接字", "存储桶",
               "计划", "索引", "令牌", "路由", "内核", "网络层", "帧", "锁")
ZH_FAULTS = ("被拒绝", "超时", "已失效", "溢出", "被截断", "被锁定", "大小不对", "已消失", "顺序错乱", "被逐出", "放不下",
             "无法访问", "状态分叉", "发生死锁", "没有所有者", "格式有误", "已过期", "已耗尽")
ZH_ADVICE = ("提高连接池上限", "重建本地缓存", "重新启动协调器", "固定模式版本", "轮换签名密钥", "拆分批次大小", "排空队列后再升级",
             "关闭严格模式", "延长租约时间", "检查仲裁成员")
CATEGORIES = ("runtime_error", "build_error", "config_error", "network_error", "data_error", "resource_error")


class Writer:
    def __init__(self, count, seed):
        self.count = count
        self.random = random.Random(seed)
        self.names = list(DOMAINS)

    def identity(self, number):
        """Id of a record; a function of its number alone, so that transitions can point ahead."""
        mixed = number * 2654435761 % 2**32
        subject = SUBJECTS[mixed % len(SUBJECTS)]
        fault = FAULTS[mixed // 64 % len(FAULTS)]
        slug = re.sub(r"[^a-z]+", "-", f"{subject} {fault}")
        return f"{self.names[mixed // 8192 % len(self.names)]}/{slug}-{number}", subject, fault

    def pick(self, options):
        return self.random.choice(options)

    def advice(self):
        return f"{self.pick(VERBS)} {self.pick(NOUNS)}"

    def sentences(self, domain, count):
        text = []
        for _ in range(count):
            text.append(f"The {self.pick(SUBJECTS)} of {domain} {self.pick(FAULTS)} {self.pick(WHERES)}, which "
                        f"{self.pick(REASONS)} until someone decides to {self.advice().lower()}.")
        return " ".join(text)

    def zh_sentences(self, count):
        return "".join(f"{self.pick(ZH_SUBJECTS)}{self.pick(ZH_FAULTS)}，请{self.pick(ZH_ADVICE)}。" for _ in range(count))

    def sources(self, domain):
        return [f"https://docs.{domain}.example/guide/{self.random.randrange(900)}"
                for _ in range(self.random.randrange(3))]

    def rate(self):
        return round(self.random.uniform(0.05, 0.99), 2)

    def date(self):
        return f"20{self.random.randrange(19, 26)}-{self.random.randrange(1, 13):02}-{self.random.randrange(1, 29):02}"

    def target(self, number):
        return self.identity(min(self.count - 1, max(0, number + self.pick((-9, -3, -2, -1, 1, 2, 3, 9)))))[0]

    def transitions(self, number):
        if self.random.random() < 0.5:
            return []
        if self.random.random() < 0.3:
            return [self.target(number)]
        return [{"error_id": self.target(number), "probability": self.rate(), "condition": self.pick(WHERES)}]

    def dead_end(self, domain):
        return {"action": self.advice(), "why_fails": f"It {self.pick(REASONS)}. {self.sentences(domain, 1)}",
                "fail_rate": self.rate(), "condition": self.pick(("", *WHERES)), "sources": self.sources(domain)}

    def workaround(self, domain):
        return {"action": self.advice(), "success_rate": self.rate(),
                "how": f"Run `{domain} fix --{self.pick(SUBJECTS)}={self.random.randrange(512)}`. "
                       + self.sentences(domain, 1),
                "condition": self.pick(("", *WHERES)), "sources": self.sources(domain)}

    def version(self, domain):
        major = self.random.randrange(1, 9)
        return {"version": f"{domain}>={major}.{self.random.randrange(20)}", "introduced": f"{major}.0",
                "deprecated": None, "removed": None, "behavior_change": None,
                "status": self.pick(("active", "active", "fixed"))}

    def record(self, number):
        identity, subject, fault = self.identity(number)
        domain = identity.split("/")[0]
        kind = self.pick(KINDS)
        where = self.pick(WHERES)
        workarounds = [self.workaround(domain) for _ in range(self.random.randrange(1, 4))]
        return {
            "id": identity,
            "signature": f"{kind}: {domain} {subject} {number} {fault} {where}: expected X, got Y",
            "signature_zh": f"{kind}：{domain} {self.pick(ZH_SUBJECTS)}{self.pick(ZH_FAULTS)}：预期 X，得到 Y",
            "regex": f"{kind}: {domain} {subject} {number} {re.escape(fault)} {re.escape(where)}".replace("\\ ", " "),
            "domain": domain, "category": self.pick(CATEGORIES), "subcategory": None,
            "root_cause": self.sentences(domain, 3), "root_cause_type": "generic",
            "root_cause_zh": self.zh_sentences(3),
            "versions": [self.version(domain) for _ in range(self.random.randrange(3))],
            "os_specific": {},
            "dead_ends": [self.dead_end(domain) for _ in range(self.random.randrange(1, 4))],
            "workarounds": workarounds,
            "workarounds_zh": [f"{self.pick(ZH_ADVICE)}。" for _ in workarounds],
            "transition_graph": {"leads_to": self.transitions(number), "preceded_by": self.transitions(number),
                                 "frequently_confused_with": []},
            "official_doc_url": f"https://docs.{domain}.example/errors/{number}", "official_doc_section": None,
            "error_code": f"E{number:06}",
            "verification_tier": self.pick(("ai_generated", "ai_generated", "human_reviewed")),
            "confidence": self.rate(), "fix_success_rate": self.rate(),
            "resolvable": self.pick(("true", "true", "partial", "false")),
            "first_seen": self.date(), "last_confirmed": self.date(), "last_updated": self.date(),
            "evidence_count": self.random.randrange(12), "tags": [subject], "locale": "en", "aliases": [],
        }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layout", choices=("folder", "jsonl", "array"), default="folder")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    writer = Writer(arguments.count, arguments.seed)
    if arguments.layout == "folder":
        for number in range(arguments.count):
            record = writer.record(number)
            path = arguments.out / f"{record['id']}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(record, ensure_ascii=False, indent=2), encoding="utf-8")
        return
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    with arguments.out.open("w", encoding="utf-8") as out:
        out.write("[\n" if arguments.layout == "array" else "")
        for number in range(arguments.count):
            comma = arguments.layout == "array" and number + 1 < arguments.count
            out.write(json.dumps(writer.record(number), ensure_ascii=False) + (",\n" if comma else "\n"))
        out.write("]\n" if arguments.layout == "array" else "")


if __name__ == "__main__":
    main()
