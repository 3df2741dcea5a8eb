"""Who sits at a table."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from animalfolk.bots import BOTS, USUAL
from animalfolk.engine.errors import BadSetup

PERSON = "person"
STAND_IN = USUAL  # the bot that answers for a person who has left


class SeatStatus(TypedDict):
    """Who sits somewhere, as everybody sees it."""

    kind: str  # a person, or which bot
    name: str
    away: bool  # a bot answers for a person who has left
    resigned: bool


class Seat(NamedTuple):
    """A person, or a bot of some kind, and the name."""

    kind: str
    name: str

    @property
    def is_person(self) -> bool:
        """Whether this is somebody's seat, also while a bot answers there."""
        return self.kind == PERSON

    def status(self, away: bool = False, resigned: bool = False) -> SeatStatus:
        """What everybody sees of it."""
        return {"kind": self.kind, "name": self.name, "away": away, "resigned": resigned}

    def check(self) -> None:
        """Whether there is such a kind, and the name fits in a line."""
        if self.kind != PERSON and self.kind not in BOTS:
            message = f"a seat is for a {PERSON} or one of the bots {', '.join(BOTS)}, not {self.kind!r}"
            raise BadSetup(message, "seat-kind", kinds=", ".join([PERSON, *BOTS]), kind=self.kind)
        if not self.name or not self.name.isprintable() or "//" in self.name or self.name != self.name.strip():
            message = f"a name is printable, without // and without spaces around it, not {self.name!r}"
            raise BadSetup(message, "seat-name", name=repr(self.name))
