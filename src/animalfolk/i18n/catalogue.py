"""The messages of one language, read from its Fluent files; English stands in where one is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

from animalfolk.i18n import pseudo
from animalfolk.i18n.grammar import FUNCTIONS
from animalfolk.i18n.plain import ENGLISH, languages

HERE = Path(__file__).parent
# How files begin; few want the first ones, so they wait.
RULES, REASONS, WEB, REPORT, REST = "rules", "reasons", "web", "report", ""
WAITING = (RULES, REASONS, WEB, REPORT)
PARTS = {  # how their messages begin
    "rule-": RULES,
    "rules-": RULES,
    "ruling-": RULES,
    "why-": REASONS,
    "web-": WEB,
    "report-": REPORT,
}
TERM = "-"  # how terms begin, which are parts of messages
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-a-zA-Z#]).*\n?)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
Value = str | int
REMEMBERED = 4096  # texts; names of cards and players are said over and over
LONGEST = 2000  # Fluent takes no longer values; nobody types them in earnest


def part_of(key: str) -> str:
    """In which part of the files a message stands."""
    return next((part for start, part in PARTS.items() if key.startswith(start)), REST)


def split(text: str) -> dict[str, str]:
    """The entries of a file as they are written, by their names: each begins at the margin."""
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


@lru_cache
def entries(lang: str, part: str) -> dict[str, str]:
    """The entries of one part of a language."""
    folder = HERE / (ENGLISH if lang == pseudo.NAME else lang)
    found = {path: path.name.startswith(WAITING) for path in sorted(folder.glob("*.ftl"))}
    paths = [path for path, waits in found.items() if (path.name.startswith(part) if part else not waits)]
    return {name: entry for path in paths for name, entry in split(path.read_text(encoding="utf-8")).items()}


class Shelf:
    """The messages of one part of a language; Fluent reads a message when it is wanted, for to read all takes long."""

    def __init__(self, lang: str, part: str) -> None:
        self._lang = lang
        self._entries = entries(lang, part)
        self.bundle = bundle(lang)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._entries

    def message(self, key: str) -> Message:
        """A message."""
        if not self.bundle.has_message(key):
            self._read(key)
        return self.bundle.get_message(key)

    def _read(self, name: str) -> None:
        """Read an entry and those that it speaks of."""
        resource = FluentParser(with_spans=False).parse(self._entries[name])
        self.bundle.add_resource(pseudo.pseudo(resource) if self._lang == pseudo.NAME else resource)
        for other in REFERENCE.findall(self._entries[name]):
            if other in self._entries and not self.bundle.has_message(other):
                self._read(other)


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """The messages of a language that were read so far."""
    language = ENGLISH if lang == pseudo.NAME else lang
    return FluentBundle([language], use_isolating=False, functions=FUNCTIONS.get(lang))


@lru_cache
def shelf(lang: str, part: str) -> Shelf:
    """The messages of one part of a language."""
    return Shelf(lang, part)


def keys(lang: str, part: str) -> list[str]:
    """The messages of one part, as they stand in the files."""
    return [name for name in entries(lang, part) if not name.startswith(TERM)]


def reference_keys() -> list[str]:
    """The messages of the rules reference."""
    return keys(ENGLISH, RULES)


def completeness(lang: str) -> tuple[int, int]:
    """How many messages a language has, and how many there are; English stands in for the others."""
    parts = (*WAITING, REST)
    wanted = {key for part in parts for key in keys(ENGLISH, part)}
    found = {key for part in parts for key in keys(lang, part)}
    return len(wanted & found), len(wanted)


class Catalogue:
    """Finds a message and fills it in."""

    def __init__(self, lang: str = ENGLISH) -> None:
        if lang not in _known():
            raise ValueError(f"the languages are {', '.join(languages())}, not {lang!r}")
        self.lang = lang

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(source.has(key) for source in _shelves(self.lang, key))

    def text(self, key: str, attribute: str = "", /, **values: Value) -> str:
        """A message, or one of its attributes, with these values; what is missing is an error of ours."""
        return _said(self.lang, key, attribute, tuple(values.items()))


@lru_cache
def _known() -> frozenset[str]:
    return frozenset((*languages(), pseudo.NAME))


def _shelves(lang: str, key: str) -> Iterator[Shelf]:
    """Where a message may stand; English is read only if it is not in the language itself."""
    part = part_of(key)
    yield shelf(lang, part)
    yield shelf(ENGLISH, part)


@lru_cache(maxsize=REMEMBERED)
def _said(lang: str, key: str, attribute: str, values: tuple[tuple[str, Value], ...]) -> str:
    source = next((source for source in _shelves(lang, key) if source.has(key)), None)
    if source is None:
        raise LookupError(f"no message {key!r}")
    message = source.message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"message {key!r} has no text")
    text, errors = source.bundle.format_pattern(pattern, {name: _shortened(value) for name, value in values})
    if errors:
        raise LookupError(f"message {key!r}: {errors[0]}")
    return str(text)


def _shortened(value: Value) -> Value:
    """A value that fits into a message."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
