"""The messages of one language, read from its Fluent files; English stands in where one is missing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from animalfolk.i18n import pseudo
from animalfolk.i18n.grammar import FUNCTIONS
from animalfolk.i18n.plain import ENGLISH, languages

HERE = Path(__file__).parent
REFERENCE = ("rule-", "rules-", "ruling-")  # how messages of the files rules*.ftl begin; few want them, so they wait
Value = str | int
LONGEST = 2000  # Fluent takes no longer values; nobody types them in earnest


@lru_cache
def resources(lang: str, reference: bool) -> list[Resource]:
    """The files of one language: those of the rules reference, or all others."""
    if lang == pseudo.NAME:
        return [pseudo.pseudo(resource) for resource in resources(ENGLISH, reference)]
    paths = [path for path in sorted((HERE / lang).glob("*.ftl")) if path.name.startswith("rules") == reference]
    return [FluentResource(path.read_text(encoding="utf-8")) for path in paths]


@lru_cache
def bundle(lang: str, reference: bool = False) -> FluentBundle:
    """The messages of these files."""
    language = ENGLISH if lang == pseudo.NAME else lang
    result = FluentBundle([language], use_isolating=False, functions=FUNCTIONS.get(lang))
    for resource in resources(lang, reference):
        result.add_resource(resource)
    return result


def keys(lang: str, reference: bool) -> list[str]:
    """The messages of the rules reference, or all others, as they stand in the files."""
    entries = [entry for resource in resources(lang, reference) for entry in resource.body]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def reference_keys() -> list[str]:
    """The messages of the rules reference."""
    return keys(ENGLISH, True)


def completeness(lang: str) -> tuple[int, int]:
    """How many messages a language has, and how many there are; English stands in for the others."""
    wanted = {key for reference in (False, True) for key in keys(ENGLISH, reference)}
    found = {key for reference in (False, True) for key in keys(lang, reference)}
    return len(wanted & found), len(wanted)


class Catalogue:
    """Finds a message and fills it in."""

    def __init__(self, lang: str = ENGLISH) -> None:
        if lang not in (*languages(), pseudo.NAME):
            raise ValueError(f"the languages are {', '.join(languages())}, not {lang!r}")
        self.lang = lang

    def _bundles(self, key: str) -> list[FluentBundle]:
        reference = key.startswith(REFERENCE)
        return [bundle(self.lang, reference), bundle(ENGLISH, reference)]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(source.has_message(key) for source in self._bundles(key))

    def text(self, key: str, attribute: str = "", /, **values: Value) -> str:
        """A message, or one of its attributes, with these values; what is missing is an error of ours."""
        source = next((source for source in self._bundles(key) if source.has_message(key)), None)
        if source is None:
            raise LookupError(f"no message {key!r}")
        message = source.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {key!r} has no text")
        text, errors = source.format_pattern(pattern, {name: _shortened(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"message {key!r}: {errors[0]}")
        return str(text)


def _shortened(value: Value) -> Value:
    """A value that fits into a message."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
