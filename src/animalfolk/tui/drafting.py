"""Choosing the decks in turn, before the game: people are asked, bots answer, everybody reads what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.bots import BOTS, ask
from animalfolk.game import Decision, Draft
from animalfolk.i18n import Words
from animalfolk.table import Seat
from animalfolk.tui.setting import Say, list_decks


class DraftTable:
    """Holds a draft; `ask` says a sentence and returns what was typed."""

    def __init__(self, words: Words, ask: Callable[[str], str], say: Say) -> None:
        self._words = words
        self._ask = ask
        self._say = say

    def hold(self, draft: Draft, seats: Sequence[Seat]) -> None:
        """Until all have banned and picked."""
        bots = {number: BOTS[seat.kind](seat.name) for number, seat in enumerate(seats) if not seat.is_person}
        self._say(self._words.text("draft-begins", name=seats[draft.first].name))
        while draft.decision:
            asked = draft.decision
            name = seats[asked.seat].name
            if asked.seat in bots:
                choice = ask(bots[asked.seat], draft, asked.seat)
            else:
                choice = self._choice(asked, name)
            draft.answer(choice, asked.seat)
            self._say(self._words.text(f"draft-{asked.prompt}", name=name, deck=self._words.deck(choice)))

    def _choice(self, asked: Decision, name: str) -> str:
        """The deck that a person names by its number."""
        list_decks(self._words, asked.options, self._say)
        while True:
            typed = self._ask(self._words.text(f"draft-ask-{asked.prompt}", name=name))
            if typed.isdecimal() and 1 <= int(typed) <= len(asked.options):
                return asked.options[int(typed) - 1]
            self._say(self._words.text("setup-not-number", least=1, most=len(asked.options)))
