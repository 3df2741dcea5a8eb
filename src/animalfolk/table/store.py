"""A table as a record, and a table again from its record.

What was answered where there was no choice is not written: who is held is asked again, up to the moment of `at`.
"""

from __future__ import annotations

from itertools import zip_longest

from animalfolk.engine.errors import AnimalfolkError, BadText
from animalfolk.engine.rules import EDITION
from animalfolk.game import Game
from animalfolk.game.json_lines import write_json
from animalfolk.game.lines import CHAINED, PLAYERS, Line, Lines, Step, numbered, write_text
from animalfolk.game.read_record import play_again, position_text, split_opening, take_apart, values
from animalfolk.game.record import RESIGNED, opening_lines, result_text
from animalfolk.table import log
from animalfolk.table.clock import NONE
from animalfolk.table.log import Entry
from animalfolk.table.seats import PERSON, Seat
from animalfolk.table.settings import Settings, read_settings
from animalfolk.table.table import Table

MOST_DIGITS = 15

# writing


def store(table: Table) -> str:
    """Everything, as text, for whoever keeps the table."""
    return write_text(lines_of(table))


def store_json(table: Table) -> str:
    """The same as JSON lines."""
    return write_json(lines_of(table))


def lines_of(table: Table) -> Lines:
    """The record of a table."""
    opening = opening_lines(table.start)
    about = table_lines(table)
    whole = [*about, *opening] if isinstance(table.start, str) else [*opening, *about]
    steps = [Step(*part) for taken in table.steps for part in taken.parts]
    return Lines(CHAINED, numbered([f"edition: {EDITION}", *whole]), steps, numbered(closing_lines(table)))


def table_lines(table: Table) -> list[str]:
    """What binds the table, who sits there, and how it treats them."""
    lines = [f"nonce: {table.nonce}"] if table.nonce else []
    lines += [f"commit: {table.commit}"]
    lines += [f"seat P{number}: {seat.kind} {seat.name}" for number, seat in enumerate(table.seats, start=1)]
    return [*lines, f"table: {table.settings}"]


def closing_lines(table: Table) -> list[str]:
    """How it stands with the table: who is asked, who has left, how much time there is, who has won."""
    lines = [f"at: {table.moment()}"] if not table.ended_by_rule else []
    lines += [f"away: {_players(table.away)}"] if table.away else []
    lines += [f"resigned: {_players(table.resigned)}"] if table.resigned else []
    lines += [f"learned: {' '.join(table.learned)}"] if table.learned else []
    lines += [f"left: {' '.join(str(left) for left in table.times.left)}"] if table.settings.clock.kind != NONE else []
    result = result_text(table.winners, table.company)
    if table.is_over and not table.ended_by_rule:
        result += f" {RESIGNED}"
    return [*lines, f"result: {result}"]


def _players(seats: list[int]) -> str:
    return " ".join(PLAYERS[seat] for seat in seats)


# reading


def restore(text: str, now: int = 0) -> Table:
    """The table of a record, at the decision where it was left; the chain and every answer are looked at."""
    lines = take_apart(text)
    game = play_again(lines)
    table = _table(lines, game, now)
    for step in lines.steps:
        table.pass_over("", now)
        table.redo(step.seat, step.texts, now)
    end = {line.key: line for line in lines.closing}
    table.pass_over(end["at"].value if "at" in end else "", now)
    for kind, key in ((log.LEAVE, "away"), (log.RESIGN, "resigned")):
        for seat in _seats(end.get(key), table):
            table.apply(Entry(kind, seat, time=now))
    _learn(table, end.get("learned"), now)
    if "left" in end:
        table.times.restart(_times(end["left"], len(table.seats)), now)
    _check_closing(table, lines)
    return table


def _check_closing(table: Table, lines: Lines) -> None:
    """Whether the lines at the end are those of this table."""
    if lines.format == CHAINED:
        expected, came = closing_lines(table), [line for line in lines.closing if line.key != "chain"]
        for text, line in zip_longest(expected, came, fillvalue=None):
            if line is None or text != line.text:
                place = line or lines.closing[-1]
                if text is None:
                    raise BadText(place.number, "no such line", place.text, "line-extra")
                raise BadText(place.number, f"'{text}'", place.text, "line-other", wanted=text)


def _table(lines: Lines, game: Game, now: int) -> Table:
    """The table before the first answer; a record by hand has people in every seat."""
    found = values([line for line in split_opening(lines)[0] if _is_ours(line)], CHAINED)
    seats = [_seat(found.get(f"seat P{number}"), number) for number in range(1, game.players + 1)]
    spare = [line for key, line in found.items() if key.startswith("seat ") and key[-1:] > str(game.players)]
    if spare:
        line = spare[0]
        raise BadText(line.number, f"seats of {game.players} players", line.text, "absent", players=game.players)
    nonce, commit = (found[key].value if key in found else "" for key in ("nonce", "commit"))
    about = found.get("table", Line(1, "table: "))
    _, position = split_opening(lines)
    start = position_text(position) if position else game.start
    try:
        table = Table(start, seats, read_settings(about.value) if about.value else Settings(), nonce, now)
    except AnimalfolkError as error:
        raise BadText(about.number, "a table that can be set up", str(error), error.code, **error.values) from error
    if commit and commit != table.commit:
        raise BadText(found["commit"].number, "the hash of seed and nonce", commit, "commit")
    return table


def _is_ours(line: Line) -> bool:
    return line.key in ("nonce", "commit", "table") or line.key.startswith("seat P")


def _seat(line: Line | None, number: int) -> Seat:
    if line is None:
        return Seat(PERSON, f"P{number}")
    kind, _, name = line.value.partition(" ")
    seat = Seat(kind, name)
    try:
        seat.check()
    except AnimalfolkError as error:
        raise BadText(line.number, "a seat", str(error), error.code, **error.values) from error
    return seat


def _seats(line: Line | None, table: Table) -> list[int]:
    """The people who are named in a line."""
    if line is None:
        return []
    people = [PLAYERS[number] for number, seat in enumerate(table.seats) if seat.is_person]
    for word in line.value.split():
        if word not in people:
            some = ", ".join(people)
            raise BadText(line.number, f"some of {some}", word, "people", people=some)
    return [PLAYERS.index(word) for word in line.value.split()]


def _learn(table: Table, line: Line | None, now: int) -> None:
    """What somebody has learned at this table already."""
    for key in line.value.split() if line else []:
        try:
            table.apply(Entry(log.LEARN, 0, choice=key, time=now))
        except AnimalfolkError as error:
            number = line.number if line else 1
            raise BadText(number, "steps of the lesson", key, error.code, **error.values) from error


def _times(line: Line, count: int) -> list[int]:
    """The milliseconds that are left to each seat."""
    words = line.value.split()
    if len(words) != count or not all(word.isdecimal() and len(word) <= MOST_DIGITS for word in words):
        raise BadText(line.number, f"{count} numbers of milliseconds", line.value, "numbers", count=count)
    return [int(word) for word in words]
