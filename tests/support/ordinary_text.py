# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""Fills log line templates with plausible values, the same ones for the same seed.

A template is one line of text with places written `@{name arguments}`:

    @{n 1 900}        whole number        @{f 0 2 4}     number with 4 decimals     @{hex 12}    hex digits
    @{a|b|c}          one of the words    @{seq}         a number that only grows   @{pct}       0 to 100
    @{bar 10}         a bar of 10 places as full as the last @{pct} says
    @{iso} @{isos} @{isoc} @{sys} ...     the clock of this log, in the spelling that the tool uses (see Filler.clock)
    @{pypi} @{npm} @{crate} @{host} ...   one entry of the word lists below

`@{{` stands for a literal `@{`. The clock moves on by a little with each line, so that a whole log reads in order.
"""
import datetime
import random
import re

from ordinary_words import WORDS

PLACE = re.compile(r"@\{([^{}]*)\}")

MONTHS = WORDS["month"]
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()


class Filler:
    """Fills templates; keeps the clock, the running number and the last percentage of one log."""

    def __init__(self, rng: random.Random, words: int = 0):
        """`words` > 0: this log knows only so many entries of each word list, as one host or one project would."""
        self.rng = rng
        self.now = datetime.datetime(2024, rng.randint(1, 12), rng.randint(1, 28), rng.randint(0, 23), rng.randint(0, 59), rng.randint(0, 59))
        self.number = rng.randint(1, 400)
        self.percent = 0
        self.words = {name: rng.sample(entries, min(words, len(entries))) if words else entries for name, entries in WORDS.items()}
        self.parsed: dict[str, list] = {}

    def fill(self, template: str) -> str:
        """One line; moves the clock on by up to two seconds."""
        self.now += datetime.timedelta(microseconds=self.rng.randint(900, 1_900_000))
        return self._fill(template).replace("@{{", "@{")

    def _fill(self, template: str) -> str:
        parts = self.parsed.get(template)
        if parts is None:
            parts = self.parsed[template] = self._parse(template)
        return "".join(part if isinstance(part, str) else self._value(*part) for part in parts)

    @staticmethod
    def _parse(template: str) -> list:
        """Text and (name, arguments) in turn; a choice has the name '|'."""
        parts, at = [], 0
        for match in PLACE.finditer(template):
            body = match.group(1)
            name, *arguments = ["|", *body.split("|")] if "|" in body else body.split(" ")
            parts += [template[at : match.start()], (name, arguments)]
            at = match.end()
        return parts + [template[at:]]

    def _value(self, name: str, arguments: list[str]) -> str:
        if name in self.words:
            entry = self.rng.choice(self.words[name])
            return self._fill(entry) if "@{" in entry else entry
        if name == "|":
            return self.rng.choice(arguments)
        maker = getattr(self, "_make_" + name, None)
        return maker(*arguments) if maker else self.clock(name)

    def _make_n(self, low: str, high: str) -> str:
        return str(self.rng.randint(int(low), int(high)))

    def _make_z(self, width: str) -> str:
        return str(self.rng.randrange(10 ** int(width))).zfill(int(width))

    def _make_f(self, low: str, high: str, decimals: str) -> str:
        return f"{self.rng.uniform(float(low), float(high)):.{decimals}f}"

    def _make_hex(self, width: str) -> str:
        return f"{self.rng.getrandbits(4 * int(width)):0{width}x}"

    def _make_id(self, width: str) -> str:
        """The random end of a pod's name or of a key: no vowels, no words by chance."""
        return "".join(self.rng.choices("bcdfghjklmnpqrstvwxz2456789", k=int(width)))

    def _make_uuid(self) -> str:
        return "-".join(self._make_hex(width) for width in ("8", "4", "4", "4", "12"))

    def _make_ip(self) -> str:
        return f"10.{self.rng.randint(0, 40)}.{self.rng.randint(0, 255)}.{self.rng.randint(2, 254)}"

    def _make_seq(self) -> str:
        self.number += self.rng.randint(1, 9)
        return str(self.number)

    def _make_pct(self) -> str:
        self.percent = self.rng.randint(0, 100)
        return str(self.percent)

    def _make_ver(self) -> str:
        return f"{self.rng.randint(0, 9)}.{self.rng.randint(0, 30)}.{self.rng.randint(0, 15)}"

    def _make_size(self) -> str:
        return f"{self.rng.uniform(1, 980):.1f} {self.rng.choice(['kB', 'kB', 'MB', 'MB', 'GB'])}"

    def _make_bar(self, width: str, marks: str = "\u2588") -> str:
        """A progress bar that agrees with the last @{pct} of this log; `marks`: the full and the empty place."""
        done = int(width) * self.percent // 100
        return marks[0] * done + marks[1:2].rjust(1) * (int(width) - done)

    def clock(self, name: str) -> str:
        """The present moment as the tool writes it; an unknown name is a mistake in a template."""
        t = self.now
        day, month, milli = DAYS[t.weekday()], MONTHS[t.month - 1], t.microsecond // 1000
        text = {
            "iso": lambda: f"{t:%Y-%m-%dT%H:%M:%S}.{milli:03d}Z",
            "isoz": lambda: f"{t:%Y-%m-%dT%H:%M:%S}Z",
            "isotz": lambda: f"{t:%Y-%m-%dT%H:%M:%S}.{milli:03d}+00:00",
            "isonano": lambda: f"{t:%Y-%m-%dT%H:%M:%S}.{t.microsecond:06d}{self.rng.randint(0, 999):03d}Z",
            "isos": lambda: f"{t:%Y-%m-%d %H:%M:%S}",
            "isoc": lambda: f"{t:%Y-%m-%d %H:%M:%S},{milli:03d}",
            "isod": lambda: f"{t:%Y-%m-%d %H:%M:%S}.{milli:03d}",
            "isou": lambda: f"{t:%Y-%m-%d %H:%M:%S}.{t.microsecond:06d}",
            "es": lambda: f"{t:%Y-%m-%dT%H:%M:%S},{milli:03d}",
            "gha": lambda: f"{t:%Y-%m-%dT%H:%M:%S}.{t.microsecond:06d}0Z",
            "sys": lambda: f"{month} {t.day:2d} {t:%H:%M:%S}",
            "clf": lambda: f"{t.day:02d}/{month}/{t:%Y:%H:%M:%S} +0000",
            "slash": lambda: f"{t:%Y/%m/%d %H:%M:%S}",
            "klog": lambda: f"{t:%m%d %H:%M:%S}.{t.microsecond:06d}",
            "hms": lambda: f"{t:%H:%M:%S}",
            "hmsm": lambda: f"{t:%H:%M:%S}.{milli:03d}",
            "hm": lambda: f"{t:%H:%M}",
            "ymd": lambda: f"{t:%Y%m%d}",
            "yymmdd": lambda: f"{t:%y%m%d}",
            "year_month_day": lambda: f"{t:%Y_%m_%d}",
            "md": lambda: f"{t:%m-%d}",
            "mmdd": lambda: f"{t:%m%d}",
            "hhmmss": lambda: f"{t:%H%M%S}",
            "date": lambda: f"{t:%Y-%m-%d}",
            "ctime": lambda: f"{day} {month} {t.day:2d} {t:%H:%M:%S} {t.year}",
            "redis": lambda: f"{t.day:02d} {month} {t.year} {t:%H:%M:%S}.{milli:03d}",
            "spark": lambda: f"{t:%y/%m/%d %H:%M:%S}",
            "us": lambda: f"{t.month}/{t.day}/{t.year} {t.hour % 12 or 12}:{t:%M:%S} {'AM' if t.hour < 12 else 'PM'}",
            "epoch": lambda: str(int(t.replace(tzinfo=datetime.timezone.utc).timestamp())),
            "up": lambda: f"{(t - datetime.datetime(t.year, t.month, t.day)).total_seconds():12.6f}",
        }.get(name)
        if text is None:
            raise KeyError(f"no such place: @{{{name}}}")
        return text()


def read_templates(path) -> list[str]:
    """The templates of one file: blank lines and lines that begin with ';;' are left out."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith(";;")]
