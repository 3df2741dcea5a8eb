"""Hints for somebody who plays against bots alone: the best answers, and how likely the game is won with each.

They are thought out on a trial of the game, in which all that the seat cannot know is dealt anew: nothing leaks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from animalfolk.bots import Hint, deals
from animalfolk.bots.hints import weighed
from animalfolk.bots.quick import quick
from animalfolk.engine.options import DONE
from animalfolk.engine.state import State
from animalfolk.engine.view_types import View
from animalfolk.game import Game
from animalfolk.table.advice import Advice, Choice, behind, is_begun, reason_for, taken_at_once, whole
from animalfolk.table.errors import NoHints
from animalfolk.table.match import Match

# reasons
NOT_HERE = "never"  # this table gives none
PEOPLE = "people"  # another person plays
NOT_ASKED = "not_asked"


class Hinted(NamedTuple):
    """The best answers to a decision, the best first, and the view of whoever is asked."""

    view: View
    hints: list[Advice]
    is_cut: bool = False  # whether the clock ended the thinking


class Hinting(Match):
    """A match with hints."""

    def why_no_hints(self, seat: int) -> str:
        """Why a seat gets no hints in this game; nothing if it does, whenever it is asked."""
        if not self.settings.hints:
            return NOT_HERE
        return "" if self._is_alone(seat) else PEOPLE

    def hints(self, seat: int, after: Sequence[str] = ()) -> Hinted:
        """The best three whole answers, or fewer; NoHints says why there are none.

        after: how they begin, such as with the purchase that is to be paid for.
        """
        return self.hint_thought(seat, after)()

    def hint_thought(self, seat: int, after: Sequence[str] = ()) -> Callable[[], Hinted]:
        """What finds the hints: it has a game of its own, and may take its time."""
        self._check_seat(seat)
        reason = self.why_no_hints(seat) or ("" if self.asked == seat and self.bot_turn() is None else NOT_ASKED)
        if reason:
            raise NoHints(reason)
        trial = self.trial(seat)
        if after and not is_begun(trial.peek(), after):
            raise NoHints(NOT_ASKED)
        return Thought(trial, self._held_trial(seat), seat, tuple(after), tuple(self._held))


@dataclass(frozen=True)
class Thought:
    """What finds hints, here or in another process: the game with all dealt anew that the seat cannot know.

    held: the same with everybody held who is held at the table.
    """

    trial: Game
    held: Game
    seat: int
    after: tuple[str, ...]
    people: tuple[int, ...]

    def __call__(self) -> Hinted:
        """The hints."""
        state = behind(self.trial.peek(), self.after)
        game = Game(state, "")
        found = weighed(game.view(self.seat), deals(game, self.seat))
        advices = [self._advice(state, hint) for hint in falling(found.hints)]
        return Hinted(self.trial.view(self.seat), advices, found.is_cut)

    def _advice(self, state: State, hint: Hint) -> Advice:
        choice = self._choice(state, hint.option)
        return Advice(choice, hint.chance, reason_for(self.held, self.seat, choice, quick()))

    def _choice(self, state: State, option: str) -> Choice:
        """What is answered at once, with the cards where the game takes them so."""
        choice = whole(state, option, quick())
        if self.after:
            return (*self.after, *([] if option == DONE else [choice] if isinstance(choice, str) else choice))
        if isinstance(choice, str) or taken_at_once(self.held, self.seat, choice, self.people):
            return choice
        return option


def falling(found: Sequence[Hint]) -> list[Hint]:
    """The same order, with chances in it: what was tried less often seems no better than what was found better."""
    most, kept = 1.0, list[Hint]()
    for hint in found:
        most = max(min(hint.chance, most), 0.0)
        kept.append(hint._replace(chance=most))
    return kept
