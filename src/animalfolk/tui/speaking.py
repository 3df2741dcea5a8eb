"""Another language in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from animalfolk.i18n import Words, languages
from animalfolk.i18n.choosing import known
from animalfolk.table import Table
from animalfolk.tui import preferences
from animalfolk.tui.console import Console

COMMAND = "lang"


class Names(Sequence[str]):
    """The names of all seats; the Company's is said in the language of the moment."""

    def __init__(self, words: Words, players: Sequence[str], company: bool) -> None:
        self._words = words
        self._players = list(players)
        self._company = company

    def _all(self) -> list[str]:
        return self._players + ([self._words.text("company-name")] if self._company else [])

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        return self._all()[place]

    def __len__(self) -> int:
        return len(self._players) + self._company


def all_names(words: Words, table: Table) -> Names:
    """The names of all seats, that of the Company too where it plays."""
    return Names(words, table.names, table.company > 0)


def choices() -> list[tuple[str, str]]:
    """The languages there are: their codes, and how they call themselves."""
    return [(lang, Words(lang).text("language-name")) for lang in languages()]


def switch(words: Words, code: str) -> bool:
    """Speak another language from now on, also in the next game; False if there is none of this code."""
    lang = known(code)
    if lang:
        words.speak(lang)
        preferences.keep("lang", lang)
    return bool(lang)


def ask_language(console: Console, words: Words, wanted: str) -> None:
    """Switch to a language, or say which there are."""
    if wanted and switch(words, wanted):
        console.say(words.text("language-spoken"))
        return
    console.say(words.text("language-which"))
    for code, name in choices():
        console.say(f"{code}  {name}", indent=2)
