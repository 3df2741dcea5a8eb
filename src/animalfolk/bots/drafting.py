"""Which decks the simple bot bans and picks: it likes those that it understands and that leave its cards alone."""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.modes.ratings import rating


def ban(deck: str) -> float:
    """The nastiest decks first."""
    return float(3 * rating(deck, "nastiness") + rating(deck, "interaction"))


def pick(deck: str) -> float:
    """Simple decks with little luck."""
    return float(-3 * rating(deck, "complexity") - rating(deck, "luck") - rating(deck, "nastiness"))


DRAFTING: dict[str, Callable[[str], float]] = {"ban": ban, "pick": pick}
