"""Choosing decks and the first seat: by lot, from those that fit a wish, or for a first game. The seed decides."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from animalfolk.cards import DECKS
from animalfolk.engine.chance import check_seed
from animalfolk.engine.errors import BadSetup
from animalfolk.modes.ratings import BOX, check_wanted, fits

# The calmest decks, those whose ratings sum up to least: three for the first game of two, then one more each.
FIRST_GAME: Final[list[str]] = ["macaws", "pandas", "squirrels", "platypuses", "sloths"]


def lot(seed: str, purpose: str, count: int) -> int:
    """A number from 0 to count - 1; each purpose has a lot of its own, apart from the chance of the game."""
    data = blake2b(b"lot " + purpose.encode(), key=check_seed(seed).encode()).digest()
    return int.from_bytes(data, "little") % count


def deck_names() -> list[str]:
    """All decks there are, in the order of the catalogue."""
    return [deck.name for deck in DECKS]


def fitting(wanted: dict[str, int]) -> list[str]:
    """The decks that are rated at most so, or came in that box."""
    check_wanted(wanted)
    return [name for name in deck_names() if fits(name, wanted)]


def enough(count: int, wanted: dict[str, int]) -> list[str]:
    """The decks that fit, at least so many."""
    found = fitting(wanted)
    if len(found) < count:
        asked = [f"{kind} {number}" if kind == BOX else f"{kind} at most {number}" for kind, number in wanted.items()]
        wish = ", ".join(asked) or "the catalogue"
        message = f"{count} decks are needed, and {len(found)} fit {wish}: {', '.join(found) or 'none'}"
        told = ", ".join(f"{kind}={number}" for kind, number in wanted.items())
        raise BadSetup(message, "few-decks", need=count, count=len(found), wish=told, decks=", ".join(found))
    return found


def random_decks(count: int, seed: str, wanted: dict[str, int]) -> list[str]:
    """So many decks by lot, of those that fit."""
    return draw(enough(count, wanted), count, seed, "decks")


def draw(names: list[str], count: int, seed: str, purpose: str) -> list[str]:
    """So many of these by lot, in the order of the catalogue."""
    rest = sorted(names, key=deck_names().index)
    chosen = [rest.pop(lot(seed, f"{purpose} {number}", len(rest))) for number in range(count)]
    return sorted(chosen, key=deck_names().index)


def first_game(count: int) -> list[str]:
    """The decks for people who have never played: macaws, pandas and squirrels; more for more players."""
    if not 1 <= count <= len(FIRST_GAME):
        most = len(FIRST_GAME)
        raise BadSetup(f"a first game has 1 to {most} decks, not {count!r}", "first-game", most=most, count=str(count))
    return FIRST_GAME[:count]


def first_seat(seats: list[int], seed: str) -> int:
    """One of these seats by lot, to begin the game (SETUP-12, SETUP-13)."""
    return seats[lot(seed, "first", len(seats))]
