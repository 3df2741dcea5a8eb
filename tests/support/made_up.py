"""A question and an event that the game does not have: one row each, their words, and a card that uses them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from animalfolk.engine import events, prompts, zones
from animalfolk.engine.events import Kind
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED, DONE, EFFECTS, Frame
from animalfolk.engine.prompts import Prompt
from animalfolk.engine.turn import Turn
from animalfolk.i18n.catalogue import REST, entries

QUESTION = Prompt("bury", prompts.CARD, zone=zones.HAND, hidden=prompts.BY_HAND)
EVENT = Kind("buried", source=zones.HAND, target=zones.DECK, gathers=True, tally="discarded")
TELLING = Kind("dug_up", source=zones.DECK, target=zones.ASIDE, reveals=events.LOOK)
WORDS = {
    "prompt-bury": "prompt-bury = { $card }: which card do you bury?\n",
    "event-buried": """\
event-buried = { $who ->
    [you] You bury { $cards }.
   *[other] { $name } buries { $cards }.
}
""",
    "event-dug_up": "event-dug_up = { $name } digs { $cards } up.\n",
}
CARD = "shattered_relic"  # which does this in place of its own effect


class Bury(Frame):
    """Bury a hand card; with a passive card, dig up what lies on top of the deck as well."""

    def resume(self, turn: Turn, answer: int) -> int:
        """Ask, then do it."""
        if self.step == 0:
            turn.pick(turn.hand, prompts.KEYS.index(QUESTION.key))
            self.step = 1
            return ASKED
        face = turn.out_of_hand(turn.seat, answer)
        turn.g.decks[turn.seat].insert(0, face)
        turn.tell(events.KEYS.index(EVENT.key), turn.seat, face)
        if face != NUMBER["junk"]:
            turn.tell(events.KEYS.index(TELLING.key), turn.seat, face)
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        """A new frame of this kind."""
        return Bury(seat)

    def clone(self) -> Frame:
        """The same frame again."""
        frame = Bury(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        """Back to the beginning."""
        self.step = 0

    def name(self) -> str:
        """The card's name, so that it is known who asks."""
        return CARD

    def steps(self) -> int:
        """How many steps it has."""
        return 2

    def fields(self) -> list[int]:
        """Nothing is remembered."""
        return []

    def fill(self, fields: list[int]) -> None:
        """Nothing is remembered."""


@contextmanager
def made_up() -> Iterator[None]:
    """As long as this lasts, the question and the events are declared, have words, and a card uses them."""
    before, words = EFFECTS[NUMBER[CARD]], entries("en", REST)
    questions, kinds = len(prompts.ROWS), len(events.ROWS)
    prompts.declare(QUESTION)
    for row in (EVENT, TELLING):
        events.declare(row)
    EFFECTS[NUMBER[CARD]] = Bury(0)
    words.update(WORDS)
    try:
        yield
    finally:
        EFFECTS[NUMBER[CARD]] = before
        for key in WORDS:
            del words[key]
        of_questions: list[list[Any]] = [prompts.KEYS, prompts.ROWS, prompts.SHAPE, prompts.HIDDEN, prompts.FATE]
        of_kinds: list[list[Any]] = [events.KEYS, events.ROWS, events.NAMES_FACE]
        for table in of_questions:
            del table[questions:]
        for table in of_kinds:
            del table[kinds:]
        del prompts.BY_KEY[QUESTION.key], events.BY_KEY[EVENT.key], events.BY_KEY[TELLING.key]
