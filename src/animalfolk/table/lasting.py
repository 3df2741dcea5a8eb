"""Whether an answer could be taken back, told before it is given.

It is tried on a game in which all that the seat cannot know is dealt anew, and nobody reacts there: so it tells nothing
of what is hidden. What shows nothing there shows nothing in the real game either (tests/table/test_lasting.py).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from animalfolk.game import Game
from animalfolk.table.reveals import Before, revealed
from animalfolk.table.settings import NEVER, Settings
from animalfolk.table.undo import NOT_HERE, REVEALED

REACT = "react"
SILENCE = ("done",)


def why_lasting(settings: Settings, people: Collection[int]) -> str | None:
    """What the table says of answers that show nothing hidden: why none can be taken back, or nothing if they can.

    people: the others whose word counts. None: nothing has to be tried, as everything can be taken back.
    """
    if settings.takes_all_back(people):
        return None
    return NOT_HERE if settings.undo == NEVER else ""


def shows(trial: Game, seat: int, answers: Sequence[str | Sequence[str]], held: Collection[int]) -> str:
    """Why these answers, one after the other, could not be taken back; nothing if they could."""
    if trial.prompt == REACT and list(answers) in (["done"], [SILENCE]):
        return ""  # to keep silent is nothing that anybody knows of
    before, told = Before(seat, trial.turn, trial.deck_sizes), len(trial.happened())
    for answer in answers:
        trial.answer(answer, seat)
    while trial.prompt == REACT and trial.asked != seat:
        trial.answer("done")
    return REVEALED if revealed(before, trial, trial.happened(told), held) else ""
