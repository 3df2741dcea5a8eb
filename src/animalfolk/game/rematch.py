"""The game after a game: one of those who lost begins (SETUP-13)."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.faces import SETS
from animalfolk.game.game import Game
from animalfolk.game.setup import Setup, new_seed
from animalfolk.modes.choosing import first_seat


def losers(game: Game) -> list[int]:
    """The players who have not won."""
    if not game.winners:
        raise BadSetup("a game must be over before the next one begins, and this one is not", "rematch")
    return [seat for seat in range(game.players) if seat not in game.winners]


def rematch(game: Game, seed: str | None = None, hold: Sequence[int] = ()) -> Game:
    """A new game with the same decks and rules; the seed decides which of the losers begins.

    Where all have won together, any of them begins.
    """
    seed = new_seed(seed)
    state = game.peek()
    seats = losers(game) or list(range(game.players))
    decks = [SETS[folk] for folk in state.sets]
    return Game.begin(Setup.of(decks, state.rules, seed, first_seat(seats, seed)), hold)
