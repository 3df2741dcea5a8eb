"""The messages of one language, read from its Fluent files; English stands in where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

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
Value = str | int
LONGEST = 2000  # Fluent takes no longer values; nobody types them in earnest
KEPT = 4096  # of the texts that were said last


def part_of(key: str) -> str:
    """In which part of the files a message stands."""
    return next((part for start, part in PARTS.items() if key.startswith(start)), REST)


@lru_cache
def resources(lang: str, part: str) -> list[Resource]:
    """The files of one part of a language."""
    if lang == pseudo.NAME:
        return [pseudo.pseudo(resource) for resource in resources(ENGLISH, part)]
    found = {path: path.name.startswith(WAITING) for path in sorted((HERE / lang).glob("*.ftl"))}
    paths = [path for path, waits in found.items() if (path.name.startswith(part) if part else not waits)]
    return [resource_of(path) for path in paths]


@lru_cache
def resource_of(path: Path) -> Resource:
    """What stands in one file; where in it is of no use to anybody."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@lru_cache
def bundle(lang: str, part: str = REST) -> FluentBundle:
    """The messages of these files."""
    language = ENGLISH if lang == pseudo.NAME else lang
    result = FluentBundle([language], use_isolating=False, functions=FUNCTIONS.get(lang))
    for resource in resources(lang, part):
        result.add_resource(resource)
    return result


def keys(lang: str, part: str) -> list[str]:
    """The messages of one part, as they stand in the files."""
    entries = [entry for resource in resources(lang, part) for entry in resource.body]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


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
        if lang not in (*languages(), pseudo.NAME):
            raise ValueError(f"the languages are {', '.join(languages())}, not {lang!r}")
        self.lang = lang

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(source.has_message(key) for source in _bundles(self.lang, key))

    def text(self, key: str, attribute: str = "", /, **values: Value) -> str:
        """A message, or one of its attributes, with these values; what is missing is an error of ours."""
        return _said(self.lang, key, attribute, tuple((name, _shortened(value)) for name, value in values.items()))


def _bundles(lang: str, key: str) -> Iterator[FluentBundle]:
    """Where a message may stand; English is read only if it is not in the language itself."""
    part = part_of(key)
    yield bundle(lang, part)
    yield bundle(ENGLISH, part)


@lru_cache(maxsize=KEPT)
def _said(lang: str, key: str, attribute: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A message filled in; most are wanted again and again: names of cards and players, lists of cards."""
    source = next((source for source in _bundles(lang, key) if source.has_message(key)), None)
    if source is None:
        raise LookupError(f"no message {key!r}")
    message = source.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"message {key!r} has no text")
    text, errors = source.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(f"message {key!r}: {errors[0]}")
    return str(text)


def _shortened(value: Value) -> Value:
    """A value that fits into a message."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
