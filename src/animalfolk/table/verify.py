"""What a record is, and whether it holds."""

from __future__ import annotations

import re
from typing import NamedTuple

from animalfolk.engine.rules import value_text
from animalfolk.game.lines import CHAINED
from animalfolk.game.read_record import play_again, take_apart
from animalfolk.table.seat_record import is_seat_record, read_seat_record
from animalfolk.table.store import restore

WHOLE = "whole"
SEAT = "seat"
BY_HAND = "hand"
MODE = re.compile(r"\bmode=(\w+)")
TURN = re.compile(r"turn_began P\d (\d+)")


class Verified(NamedTuple):
    """A record that was read to its end.

    kind: of a whole game, of what one seat saw, or by hand (format 1, without a chain). A chain or a commitment that
    does not hold is an error; False says that there is none, or that it cannot be opened yet.
    """

    kind: str
    format: int
    mode: str
    players: int
    turns: int
    answers: int
    result: str
    chain: bool
    commitment: bool
    viewer: str = ""  # of a seat's record


def verify(text: str) -> Verified:
    """Read a record of any kind and play it again if it can be; BadText says what does not hold, and where."""
    return _verify_seat(text) if is_seat_record(text) else _verify_whole(text)


def _verify_whole(text: str) -> Verified:
    lines = take_apart(text)
    game = play_again(lines)
    chained = lines.format == CHAINED
    if chained:
        restore(text)
    return Verified(
        kind=WHOLE if chained else BY_HAND,
        format=lines.format,
        mode=value_text("mode", game.view(None)["rules"]["mode"]),
        players=game.players,
        turns=game.turn,
        answers=len(game.answers),
        result=next(line.value for line in lines.closing if line.key == "result"),
        chain=chained,
        commitment=any(line.key == "commit" for line in lines.opening),
    )


def _verify_seat(text: str) -> Verified:
    record = read_seat_record(text)
    found = {key: line.value for key, line in record.found.items()}
    mode = MODE.search(found.get("rules", ""))
    turns = [int(number) for number in TURN.findall("; ".join(record.told))]
    return Verified(
        kind=SEAT,
        format=CHAINED,
        mode=mode[1] if mode else value_text("mode", 0),
        players=int(found["players"]),
        turns=turns[-1] if turns else 1,
        answers=len(record.answers),
        result=found["result"],
        chain=True,
        commitment=False,
        viewer=found["viewer"],
    )
