"""Tables against the Company: it is the last player, P2 of a solo game and P3 of a co-op game."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.game import Game
from tests.support.table import table

SOLO_DECKS = ["macaws", "pandas", "squirrels"]
COOP_DECKS = [*SOLO_DECKS, "sloths"]
PLENTY = "market deck: cookies cookies cookies cookies cookies cookies cookies"


def solo(*lines: str, rules: str = "", hold: Sequence[int] = (0,)) -> Game:
    """One player against the Company; the turn waits at its end."""
    return table("players: 1", f"rules: mode=solo {rules}", *lines, hold=hold)


def coop(*lines: str, rules: str = "", hold: Sequence[int] = (0, 1)) -> Game:
    """Two players against the Company; their turns wait at their end."""
    return table("players: 2", f"rules: mode=coop {rules}", *lines, hold=hold)
