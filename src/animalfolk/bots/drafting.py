"""Which decks bots ban and pick: they like those that are simple and that leave their cards alone."""

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
