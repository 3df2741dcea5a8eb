"""Questions before a game that are answered by a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.i18n import Words
from animalfolk.tui.setting import Say


class ByNumber:
    """Asks in plain lines; `ask` says a sentence and returns what was typed."""

    def __init__(self, words: Words, ask: Callable[[str], str], say: Say) -> None:
        self._words = words
        self._ask = ask
        self._say = say

    def number(self, key: str, least: int, most: int, usual: int, **more: str | int) -> int:
        """A number, or what is usual."""
        question = self._words.text(key, least=least, most=most, usual=usual, **more)
        while True:
            typed = self._ask(question)
            if not typed:
                return usual
            if is_between(typed, least, most):
                return int(typed)
            self._say(self._words.text("setup-not-number", least=least, most=most))

    def show(self, texts: Sequence[str]) -> None:
        """Texts by number."""
        for number, text in enumerate(texts, start=1):
            self.row(number, text)

    def row(self, number: int, text: str) -> None:
        """One text with its number."""
        self._say(f"{number:>3}  {text}", hang=5)


def is_between(typed: str, least: int, most: int) -> bool:
    """Whether a number was typed that may be chosen."""
    return typed.isdecimal() and least <= int(typed) <= most
