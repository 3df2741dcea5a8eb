"""What may be taken back, how far, and why not.

Free is whatever showed nothing hidden to anybody: no draw, no look, no die, no shuffle, no answer of another player.
That somebody kept silent who might have reacted counts for nothing, or it would be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.table.log import Taken
from animalfolk.table.settings import AGREED, NEVER, OPEN, Settings

REVEALS = (  # events after which somebody knows more than was in the own hand
    "drew",
    "set_aside",
    "set_aside_from_market",
    "shuffled",
    "market_shuffled",
    "deck_shuffled",
    "rolled",
    "revealed",
    "drew_from_market",
    "dealt",
    "exchanged_piles",
    "took_from_hand",
    "drew_from_deck_of",
    "set_aside_from_deck_of",
    "set_aside_from_hand_of",
    "looked_at_hand",
    "mixed_hands",
    "got",
)
LOOK = "look"
LOOKS = ("search", "may_discard_found")  # questions that show hidden cards
# reasons
NOTHING = "nothing"  # has done nothing that could be taken back
IS_OVER = "over"
NOT_HERE = "never"  # this table takes nothing back
REVEALED = "revealed"
ANSWERED = "answered"  # somebody else has answered since


class Undo(NamedTuple):
    """Whether something may be taken back: how many steps stand then, why not, who would have to agree."""

    step: int = 0
    reason: str = ""
    by: str = ""  # what showed something hidden
    needs: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether nobody need be asked."""
        return not self.reason


def undoable(
    steps: Sequence[Taken], seat: int, turn: bool, settings: Settings, people: Sequence[int], over: bool
) -> Undo:
    """Whether a seat may take back its last step, or its turn; people: the others whose word counts."""
    if settings.undo == NEVER or over:
        return Undo(0, NOT_HERE if settings.undo == NEVER else IS_OVER)
    is_open = settings.undo == OPEN and not people
    step = target(steps, seat, turn, is_open)
    if step is None:
        return Undo(0, NOTHING)
    found = _obstacle(steps, seat, step)
    if is_open or found.is_free:
        return Undo(step)
    return found._replace(needs=tuple(people) if settings.undo in (AGREED, OPEN) else ())


def target(steps: Sequence[Taken], seat: int, turn: bool, with_silent: bool) -> int | None:
    """The seat's last step, or the first of its last turn; what it kept silent about stays so."""
    own = [at for at, step in enumerate(steps) if step.seat == seat and (with_silent or not step.is_silent)]
    if not own:
        return None
    turns = [steps[at].turn for at in own if steps[at].active == seat]
    if not turn or not turns:
        return own[-1]
    return next(at for at in own if steps[at].turn == turns[-1])


def _obstacle(steps: Sequence[Taken], seat: int, step: int) -> Undo:
    for taken in steps[step:]:
        if taken.reveals:
            return Undo(step, REVEALED, taken.reveals)
        if taken.seat != seat and not taken.is_silent:
            return Undo(step, ANSWERED)
    return Undo(step)
