"""Hints for somebody who plays against bots alone: the best answers, and how likely the game is won with each.

They are thought out on a trial of the game, in which all that the seat cannot know is dealt anew: nothing leaks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from animalfolk.bots import Hint, deals
from animalfolk.bots.hints import weighed
from animalfolk.engine.view_types import View
from animalfolk.game import Game
from animalfolk.table.errors import NoHints
from animalfolk.table.match import Match
from animalfolk.table.several import give_all

# reasons
NOT_HERE = "never"  # this table gives none
PEOPLE = "people"  # another person plays
NOT_ASKED = "not_asked"


class Hinted(NamedTuple):
    """The best answers to a decision, the best first, and the view in which they are options."""

    view: View
    hints: list[Hint]
    is_cut: bool = False  # whether the clock ended the thinking


class Hinting(Match):
    """A match with hints."""

    def why_no_hints(self, seat: int) -> str:
        """Why a seat gets no hints in this game; nothing if it does, whenever it is asked."""
        if not self.settings.hints:
            return NOT_HERE
        return PEOPLE if any(who.is_person for other, who in enumerate(self.seats) if other != seat) else ""

    def hints(self, seat: int, after: Sequence[str] = ()) -> Hinted:
        """The best three answers, or fewer; NoHints says why there are none.

        after: what the seat is about to answer before, such as the purchase that is to be paid for.
        """
        return self.hint_thought(seat, after)()

    def hint_thought(self, seat: int, after: Sequence[str] = ()) -> Callable[[], Hinted]:
        """What finds the hints: it has a game of its own, and may take its time."""
        self._check_seat(seat)
        reason = self.why_no_hints(seat) or ("" if self.asked == seat and self.bot_turn() is None else NOT_ASKED)
        if reason:
            raise NoHints(reason)
        trial = self.trial(seat)
        give_all(trial, after, seat)
        if trial.asked != seat:
            raise NoHints(NOT_ASKED)
        return partial(_hinted, trial, seat)


def _hinted(trial: Game, seat: int) -> Hinted:
    view = trial.view(seat)
    found = weighed(view, deals(trial, seat))
    return Hinted(view, falling(found.hints), found.is_cut)


def falling(found: Sequence[Hint]) -> list[Hint]:
    """The same order, with chances in it: what was tried less often seems no better than what was found better."""
    most, kept = 1.0, list[Hint]()
    for hint in found:
        most = max(min(hint.chance, most), 0.0)
        kept.append(hint._replace(chance=most))
    return kept
