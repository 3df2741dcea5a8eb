"""How the decks are rated by those who have played them, each from 0 to 3, and which box they came in."""

from __future__ import annotations

from typing import Final

from animalfolk.cards import DECKS
from animalfolk.engine.errors import BadSetup

KINDS: Final[list[str]] = ["complexity", "interaction", "nastiness", "luck"]
BOX: Final = "box"
WISHES: Final[list[str]] = [*KINDS, BOX]  # what may be asked of decks
RATINGS: Final[dict[str, list[int]]] = {
    "macaws": [1, 1, 0, 1],
    "pandas": [1, 2, 0, 1],
    "raccoons": [1, 3, 3, 2],
    "squirrels": [1, 2, 0, 1],
    "ocelots": [2, 3, 2, 3],
    "chameleons": [3, 2, 0, 1],
    "platypuses": [1, 1, 0, 1],
    "sloths": [2, 1, 0, 1],
    "crocodiles": [2, 3, 3, 1],
    "foxes": [3, 3, 2, 2],
    "polecats": [1, 2, 0, 3],
    "owls": [3, 3, 0, 1],
}


def rating(deck: str, kind: str) -> int:
    """One rating of a deck."""
    return RATINGS[deck][KINDS.index(kind)]


def fits(deck: str, wanted: dict[str, int]) -> bool:
    """Whether a deck is rated at most so, and came in that box."""
    for kind, most in wanted.items():
        if rating(deck, kind) > most if kind != BOX else box_of(deck) != most:
            return False
    return True


def box_of(deck: str) -> int:
    """In which box a deck was printed: 1 or 2."""
    return next(found.game for found in DECKS if found.name == deck)


def check_wanted(wanted: dict[str, int]) -> None:
    """Whether this can be asked of decks."""
    for kind, most in wanted.items():
        if kind not in WISHES:
            message = f"decks are chosen by {', '.join(KINDS)} or {BOX}, not by {kind!r}"
            raise BadSetup(message, "wish", kinds=", ".join(WISHES), kind=kind)
        if kind == BOX and most not in (1, 2):
            raise wrong_wish(f"{BOX} is 1 or 2, not {most!r}", kind, str(most))
        if kind != BOX and most not in (0, 1, 2, 3):
            raise wrong_wish(f"{kind} is a number from 0 to 3, not {most!r}", kind, str(most))


def wrong_wish(message: str, kind: str, number: str) -> BadSetup:
    """The error that tells which numbers may be asked for."""
    least, most = (1, 2) if kind == BOX else (0, 3)
    return BadSetup(message, "wish-number", kind=kind, least=least, most=most, number=number)


def read_wanted(text: str) -> dict[str, int]:
    """What is asked of decks, as `complexity=1,box=2`."""
    wanted: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        kind, _, number = word.partition("=")
        if kind in wanted:
            raise BadSetup(f"{kind} is asked for once, not twice", "wish-twice", kind=kind)
        wanted[kind] = int(number) if number.isascii() and number.isdigit() else -1
        if wanted[kind] < 0 and kind in WISHES:
            raise wrong_wish(f"{kind} is a number, as in {kind}=1, not {number!r}", kind, number)
    check_wanted(wanted)
    return wanted
