"""The messages of help.ftl, read in a moment.

Fluent's own reader takes several times as long to import as all of Python does to start. So help.ftl keeps to the
plainest Fluent there is, text and `{ $name }`, and a test holds that both readers read the same.
"""

from __future__ import annotations

import os

HERE = os.path.dirname(__file__)
ENGLISH = "en"
PSEUDO = "pseudo"  # a language for tests, made from English (pseudo.py)
FILE = "help.ftl"


def languages() -> list[str]:
    """The languages there are, English first."""
    folders = [name for name in os.listdir(HERE) if os.path.isdir(os.path.join(HERE, name))]
    found = [name for name in folders if any(file.endswith(".ftl") for file in os.listdir(os.path.join(HERE, name)))]
    return [ENGLISH, *sorted(name for name in found if name != ENGLISH)]


class PlainWords:
    """Says what a command line needs before a game is there."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self._messages = {**read_plain(file_of(ENGLISH)), **read_plain(file_of(lang))}

    def text(self, key: str, **values: str | int) -> str:
        """A message with these values."""
        if self.lang == PSEUDO:
            return _pseudo(key, values)
        text = self._messages[key]
        for name, value in values.items():
            text = text.replace(f"{{ ${name} }}", str(value))
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._messages


def _pseudo(key: str, values: dict[str, str | int]) -> str:
    """A message in the language for tests, for which nobody minds to wait."""
    from animalfolk.i18n.catalogue import Catalogue  # noqa: PLC0415

    return Catalogue(PSEUDO).text(key, **values)


def file_of(lang: str) -> str:
    """The text of a language's file; empty where it has none yet."""
    path = os.path.join(HERE, lang, FILE)
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def read_plain(text: str) -> dict[str, str]:
    """Messages by key: what stands behind the equals sign, and the indented lines below."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if line[:1].isalpha():
            key, _, first = line.partition("=")
            lines = found[key.strip()] = [first.strip()]
        elif line[:1] == "#":
            lines = []
        else:
            lines.append(line)
    return {key: joined(lines) for key, lines in found.items()}


def joined(lines: list[str]) -> str:
    """The lines of a message without what they are indented by."""
    first, *more = lines
    indent = min((len(line) - len(line.lstrip()) for line in more if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in more)]).strip()
