"""Names of people and bots at one table: each is printable text, and nobody has another's."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence

from animalfolk.table import PERSON, Seat

LONGEST = 20
GUEST = "Guest"


def guest_name() -> str:
    """What somebody is called who gives no name."""
    return f"{GUEST} {secrets.randbelow(9000) + 1000}"


def checked(name: str) -> str:
    """The name as it is shown; a BadSetup says why it cannot be one."""
    name = unicodedata.normalize("NFC", name).strip(" ")
    Seat(PERSON, name).check()
    return name


def unlike(name: str, taken: Sequence[str]) -> str:
    """This name, or with a number behind it where somebody has it already."""
    known = {other.casefold() for other in taken}
    found, number = name, 2
    while found.casefold() in known:
        behind = f" {number}"
        found, number = name[: LONGEST - len(behind)].rstrip() + behind, number + 1
    return found


def bot_name(kind: str) -> str:
    """What a bot is called that was given no name."""
    return kind.capitalize()
