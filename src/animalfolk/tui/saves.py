"""A game in a file: its text record, and who sits where in comment lines. It is written whole or not at all."""

from __future__ import annotations

import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from animalfolk import read_record
from animalfolk.bots import BOTS
from animalfolk.game import Game
from animalfolk.game.setup import Setup

PERSON = "person"
ENDING = ".animalfolk"
AT = re.compile(r"// at: (.+)")
SEAT = re.compile(r"// seat P(\d): (\w+) (.+)")


class Seat(NamedTuple):
    """Who sits there: a person or a bot of some kind, and the name."""

    kind: str
    name: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard answers."""
        return self.kind == PERSON


def folder() -> Path:
    """Where this person's games are kept."""
    own = os.environ.get("ANIMALFOLK_HOME")
    if own:
        return Path(own)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "animalfolk"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "animalfolk"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "animalfolk"


def new_file() -> Path:
    """A file for a new game, named after this moment; no other game has it."""
    stamp = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{stamp}{ENDING}"
    number = 2
    while path.exists():
        path = path.with_name(f"{stamp}-{number}{ENDING}")
        number += 1
    return path


def save(path: Path, game: Game, seats: list[Seat]) -> None:
    """Write the game; whoever reads meanwhile finds the old file or the new one."""
    header, _, rest = game.record().partition("\n")
    who = [f"// seat P{number}: {seat.kind} {seat.name}" for number, seat in enumerate(seats, start=1)]
    path.parent.mkdir(parents=True, exist_ok=True)
    who += [f"// at: {moment(game)}"]
    part = path.with_name(f"{path.name}.part")
    part.write_text("\n".join([header, *who, rest]), encoding="utf-8", newline="\n")
    part.replace(path)


def load(path: Path) -> tuple[Game, list[Seat]]:
    """A saved game at the decision it was left at, and who sits where; everybody unnamed is a person."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    bare = "\n".join("" if line.startswith("//") else line for line in lines)
    game = read_record(bare + "\n")
    found = {int(match[1]): Seat(match[2], match[3]) for line in lines if (match := SEAT.fullmatch(line.strip()))}
    seats = [found.get(number, Seat(PERSON, f"P{number}")) for number in range(1, game.players + 1)]
    seats = [seat if seat.kind in BOTS else seat._replace(kind=PERSON) for seat in seats]
    left = next((match[1] for line in lines if (match := AT.fullmatch(line.strip()))), "")
    return held(game, seats, left), seats


def moment(game: Game) -> str:
    """Who is asked what, in which turn."""
    decision = game.decision
    return f"{game.turn} P{decision.seat + 1} {decision.prompt}" if decision else "the end"


def held(game: Game, seats: list[Seat], left: str) -> Game:
    """The same game again, with people asked also where they have no choice; records do not tell that they were."""
    people = [number for number, seat in enumerate(seats) if seat.is_person]
    start = game.start
    again = Game.begin(start, people) if isinstance(start, Setup) else Game.from_position(start, people)
    for _, seat, text in game.answers:
        while len(again.options) == 1:
            again.answer(again.options[0])
        again.answer(text, seat)
    while left and len(again.options) == 1 and moment(again) != left:
        again.answer(again.options[0])
    return again


def unfinished() -> Path | None:
    """The last game that was left."""
    files = sorted(folder().glob(f"*{ENDING}"), reverse=True)
    for path in files[:20]:
        try:
            if "\nresult: unfinished" in path.read_text(encoding="utf-8"):
                return path
        except (OSError, UnicodeDecodeError):
            continue
    return None
