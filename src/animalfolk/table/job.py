"""What a bot is asked, in a form that goes to another process; what it answers there is what it would answer here."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.bots import Thinker, deals, make_bot
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.state import State
from animalfolk.engine.view import pending
from animalfolk.game import Game


class Answered(NamedTuple):
    """What a bot answers, and for how many of its answers the clock ended the thinking: for this one, or none."""

    text: str
    cuts: int = 0


class Job(NamedTuple):
    """A decision for a bot: the game, whose decision it is and its number there, which bot, and its seed."""

    state: State
    seat: int
    number: int
    kind: str
    seed: str

    def answer(self, kind: str = "") -> str:
        """What the bot answers, or another in its place."""
        return self.answered(kind).text

    def answered(self, kind: str = "") -> Answered:
        """The same, and whether the clock had to end the thinking."""
        game = Game(self.state, "")
        view = game.view(self.seat)
        pending(view)["number"] = self.number
        bot = make_bot(kind or self.kind, self.seed)
        if not isinstance(bot, Thinker):
            return Answered(bot.choose(view))
        return Answered(bot.think(view, deals(game, self.seat)), bot.cuts)

    def check(self, choice: str) -> str:
        """The same answer, if it is one of the options; IllegalChoice if not."""
        options = Game(self.state, "").options
        if choice not in options:
            raise IllegalChoice(f"{choice!r} is not one of {options}")
        return choice

    def any_answer(self) -> str:
        """Something that may be answered, where no bot can tell what."""
        return Game(self.state, "").options[0]
