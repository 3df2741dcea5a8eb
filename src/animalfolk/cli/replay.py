"""`animalfolk replay`."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from animalfolk.cli.files import read_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.cli.screen import is_full, is_terminal
from animalfolk.cli.spec import SEATS
from animalfolk.engine.errors import AnimalfolkError
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, gather
from animalfolk.table import Table
from animalfolk.table.replay import Replay
from animalfolk.table.store import restore
from animalfolk.tui.console import Console
from animalfolk.tui.lookup import tell
from animalfolk.tui.replaying import PlainReplay
from animalfolk.tui.speaking import all_names


def run(given: Given) -> int:
    """Look at a game on the screen, in plain lines, or write its story into a pipe."""
    words, name = Words(given.lang), given.operands[0]
    replay = Replay(opened(words, name))
    place = place_of(words, given, replay)
    if not is_terminal():
        write_story(words, replay, place.get("turn", 1), place.get("seat"))
        return 0
    if is_full(given.has("--plain")):
        from animalfolk.tui.full.start import run_replay

        return run_replay(words, Path(name), **place)
    return PlainReplay(words, sys.stdin, sys.stdout).show(Path(name), place.get("turn", 1), place.get("seat"))


def opened(words: Words, name: str) -> Table:
    """The table in a file."""
    try:
        return restore(read_text(words, name))
    except AnimalfolkError as error:
        raise Mistake(words.text("file-unreadable", file=name, reason=words.error(error))) from error


def place_of(words: Words, given: Given, replay: Replay) -> dict[str, int]:
    """From where to look, as far as that was said: the turn, and the seat as a number from 0."""
    place: dict[str, int] = {}
    if given.has("--turn"):
        place["turn"] = given.number("--turn") or 1
        last = replay.turns[-1].turn if replay.turns else 1
        if place["turn"] > last:
            raise Mistake(words.text("replay-no-turn", last=last, turn=place["turn"]))
    if given.has("--seat"):
        place["seat"] = SEATS.index(given.text("--seat"))
        if place["seat"] not in replay.seats:
            seats = [SEATS[seat] for seat in replay.seats if seat is not None]
            raise Mistake(words.text("replay-no-seat", seats=", ".join(seats), seat=given.text("--seat")))
    return place


def write_story(words: Words, replay: Replay, turn: int, seat: int | None) -> None:
    """What happened from a turn on, line by line, as one seat or those who watch saw it."""
    replay.go(replay.length)
    table = replay.table
    told = gather(replay.events(seat))[0]
    begins = [place for place, line in enumerate(told) if line.event == "turn_began"]
    start = begins[turn - 1] if 1 < turn <= len(begins) else 0
    story = io.StringIO()
    tell(Console(sys.stdin, story), Story(words, all_names(words, table), seat), told[start:])
    sys.stdout.write(story.getvalue().lstrip("\n"))
