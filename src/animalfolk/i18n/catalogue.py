"""The messages of one language, read from its Fluent files; English stands in where one is missing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
ENGLISH = "en"
Value = str | int


def languages() -> list[str]:
    """The languages there are, English first."""
    others = sorted(path.name for path in HERE.iterdir() if any(path.glob("*.ftl")) and path.name != ENGLISH)
    return [ENGLISH, *others]


@lru_cache
def bundle(lang: str) -> FluentBundle:
    """All files of one language."""
    result = FluentBundle([lang], use_isolating=False)
    for path in sorted((HERE / lang).glob("*.ftl")):
        result.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return result


class Catalogue:
    """Finds a message and fills it in."""

    def __init__(self, lang: str = ENGLISH) -> None:
        if lang not in languages():
            raise ValueError(f"the languages are {', '.join(languages())}, not {lang!r}")
        self.lang = lang
        self._bundles = [bundle(lang), bundle(ENGLISH)]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(source.has_message(key) for source in self._bundles)

    def text(self, key: str, attribute: str = "", /, **values: Value) -> str:
        """A message, or one of its attributes, with these values; what is missing is an error of ours."""
        source = next((source for source in self._bundles if source.has_message(key)), None)
        if source is None:
            raise LookupError(f"no message {key!r}")
        message = source.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {key!r} has no text")
        text, errors = source.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {key!r}: {errors[0]}")
        return str(text)
