"""What the frames that wait tell of the decision at hand."""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Mask, Slot
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.flow import ACTION
from animalfolk.engine.generated.flow import Act, ChoosePayment, CleanUp, Use
from animalfolk.engine.generated.verbs import ChooseGifts
from animalfolk.engine.state import State


def slot_paid_for(g: State) -> Slot:
    """The slot whose card is paid for now."""
    frame = g.frames[-1]
    assert isinstance(frame, ChoosePayment)
    return frame.slot


def awaiting_gifts(g: State) -> Mask:
    """The players for whom a card set aside is still to be chosen."""
    frame = g.frames[-1]
    assert isinstance(frame, ChooseGifts)
    return frame.waiting


def passive_in_use(g: State) -> Card:
    """The passive whose effect runs; NOTHING if none does."""
    for frame in g.frames:
        if isinstance(frame, Use):
            return frame.card
    return NOTHING


def is_at_action(g: State) -> bool:
    """Whether an action is to be chosen, and nothing else waits."""
    top = g.frames[-1]
    return len(g.frames) == 3 and isinstance(top, Act) and top.more == ACTION


def is_at_clean_up(g: State) -> bool:
    """Whether the turn is about to end, and nothing else waits."""
    return len(g.frames) == 3 and isinstance(g.frames[-1], CleanUp)
