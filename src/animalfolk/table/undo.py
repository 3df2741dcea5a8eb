"""What may be taken back, how far, and why not.

Free is whatever showed nothing hidden to anybody: no draw, no look, no die, no shuffle, no answer of another player
(`table/reveals.py`). That somebody kept silent who might have reacted counts for nothing, or it would be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias, TypedDict

from animalfolk.engine.view_types import Names
from animalfolk.table.log import Taken
from animalfolk.table.reveals import ASKED, foremost
from animalfolk.table.settings import AGREED, NEVER, OPEN, Settings

# reasons
NOTHING = "nothing"  # has done nothing that could be taken back
IS_OVER = "over"
NOT_HERE = "never"  # this table takes nothing back
REVEALED = "revealed"
ANSWERED = "answered"  # somebody else has answered since
REASONS = ("", NOTHING, IS_OVER, NOT_HERE, REVEALED, ANSWERED)

UndoReason: TypeAlias = Annotated[str, Names("UndoReason", REASONS)]


class UndoView(TypedDict):
    """Whether something may be taken back, as a seat is told."""

    step: int  # how many of the seat's own steps stand then
    reason: UndoReason  # why it is not free; empty if it is
    by: str  # what showed something hidden
    needs: list[int]  # who would have to agree


class Undo(NamedTuple):
    """Whether something may be taken back: how many of the seat's own steps stand then, why not, who must agree."""

    step: int = 0
    reason: str = ""
    by: str = ""  # what showed something hidden
    needs: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether nobody need be asked."""
        return not self.reason

    def shown(self) -> UndoView:
        """What the seat is told of it."""
        return {"step": self.step, "reason": self.reason, "by": self.by, "needs": list(self.needs)}


def find_undo(
    steps: Sequence[Taken], seat: int, turn: bool, settings: Settings, people: Sequence[int], waits: bool
) -> tuple[int, Undo]:
    """How many steps of all would stand, and what the seat may know of it.

    people: the others whose word counts; waits: somebody may react now, and nobody escapes that.
    The first number is not for the seat: it counts those who kept silent, too.
    """
    if settings.undo == NEVER:
        return 0, Undo(0, NOT_HERE)
    is_open = settings.takes_all_back(people)
    own = [at for at, step in enumerate(steps) if _is_own(step, seat) and (is_open or not step.is_silent)]
    if not own:
        return 0, Undo(0, NOTHING)
    at = _target(steps, own, seat, turn)
    found = Undo() if is_open else _obstacle(steps[at:], seat, ASKED if waits else "")
    needs = tuple(people) if found.reason and settings.undo in (AGREED, OPEN) else ()
    return at, found._replace(step=own.index(at), needs=needs)


def _is_own(step: Taken, seat: int) -> bool:
    """Whether the seat has answered itself."""
    return step.seat == seat and not step.is_passed


def _target(steps: Sequence[Taken], own: Sequence[int], seat: int, turn: bool) -> int:
    """The last of the own steps, or the first of the last own turn."""
    turns = [steps[at].turn for at in own if steps[at].active == seat]
    if not turn or not turns:
        return own[-1]
    return next(at for at in own if steps[at].turn == turns[-1])


def _obstacle(steps: Sequence[Taken], seat: int, waiting: str) -> Undo:
    """What stands in the way: somebody's answer, or before it something that was shown."""
    by = ""
    for taken in steps:
        if taken.seat != seat and not taken.is_silent:
            return Undo(0, REVEALED, by) if by else Undo(0, ANSWERED)
        by = foremost(by, taken.reveals)
    by = foremost(by, waiting)
    return Undo(0, REVEALED, by) if by else Undo()
