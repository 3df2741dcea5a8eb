"""What leaves a table while its game runs: one seat's view of it, without the seed.

The seat's own answers stand where it gave them, and between them the events as it was told them. What others answered,
and who was asked and kept silent, is not in it. A chain of hashes shows whether a line was changed.
"""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.engine import events
from animalfolk.engine.errors import BadText
from animalfolk.engine.rules import EDITION, Rules
from animalfolk.game.expect import event_texts
from animalfolk.game.lines import CHAINED, NAME, PLAYERS, VIEWER, Line, check_closing, is_number, read_steps
from animalfolk.game.record import opening_lines
from animalfolk.table.seat_json import TOLD, SeatLines, hashes, is_seat_json, read_seat_json, write_seat_json
from animalfolk.table.store import closing_lines, store, store_json, table_lines
from animalfolk.table.table import Table

WATCHERS = "watchers"
HEAD = f"{NAME} {CHAINED}"
NOT_IN_IT = ("seed", "nonce", "at")
NEEDED = (VIEWER, "edition", "decks", "players", "commit", "result", "chain")
BEGINNING = "turn_began "


class SeatRecord(NamedTuple):
    """A seat's record taken apart: its lines by key, the own answers, the events."""

    found: dict[str, Line]
    answers: list[str]
    told: list[str]


def record_for(table: Table, seat: int | None) -> str:
    """What a seat, or those who watch, may be given: its view of a running game, and at the end the whole record."""
    if table.is_over:
        return store(table)
    lines = _lines(table, seat)
    closing = [*lines.closing, f"chain: {lines.hashes[-1]}"]
    return "\n".join([HEAD, *lines.opening, "", *lines.body, "", *closing]) + "\n"


def record_for_json(table: Table, seat: int | None) -> str:
    """The same as JSON lines."""
    return store_json(table) if table.is_over else write_seat_json(_lines(table, seat))


def _lines(table: Table, seat: int | None) -> SeatLines:
    """What a seat, or those who watch, may know while the game runs."""
    viewer = WATCHERS if seat is None else PLAYERS[seat]
    opening = [f"{VIEWER}: {viewer}", f"edition: {EDITION}", *_opening(table), *table_lines(table)]
    opening, closing = ([line for line in lines if _may_leave(line)] for lines in (opening, closing_lines(table)))
    return SeatLines(opening, _body(table, seat), closing)


def _may_leave(line: str) -> bool:
    return line.partition(":")[0] not in NOT_IN_IT


def _opening(table: Table) -> list[str]:
    """How the game began; of a position only the decks and the rules."""
    if not isinstance(table.start, str):
        return opening_lines(table.start)
    seen = table.view(None)
    changed = Rules(**seen["rules"]).changed()
    lines = [f"decks: {' '.join(seen['decks'])}", f"players: {len(table.seats)}"]
    return [*lines, *([f"rules: {' '.join(changed)}"] if changed else [])]


def _body(table: Table, seat: int | None) -> list[str]:
    """The own answers, and what was told between them."""
    texts = event_texts(table.game, seat, 0)
    lines: list[str] = []
    since = 0
    for taken in table.steps:
        own = [answer.text for answer in taken.noted if answer.seat == seat]  # others may have forgone something by it
        if seat is not None and taken.seat == seat and own:
            lines += _told(texts[since : taken.before])
            lines += [f"{taken.turn} {PLAYERS[seat]}: {', '.join(own)}"]
            since = taken.before
    return [*lines, *_told(texts[since:])]


def _told(texts: list[str]) -> list[str]:
    """Events, those of each turn in a line."""
    lines: list[str] = []
    for text in texts:
        if not lines or text.startswith(BEGINNING):
            lines.append(f"{TOLD}: {text}")
        else:
            lines[-1] += f"; {text}"
    return lines


# reading


def is_seat_record(text: str) -> bool:
    """Whether a text says of itself that one seat saw it."""
    return is_seat_json(text) or any(line.startswith(f"{VIEWER}:") for line in text.splitlines()[1:2])


def read_seat_record(text: str) -> SeatRecord:
    """A seat's record taken apart; its chain holds. It cannot be played again."""
    lines = read_seat_json(text) if is_seat_json(text) else _read_text(text)
    chain = lines[-1]
    if chain.key != "chain":
        raise BadText(chain.number, "a last line 'chain: …': the record is cut off", "the end", "cut-off")
    if chain.value != (hashes([line.text for line in lines[:-1]]) or [""])[-1]:
        expected = "the chain of the lines above: the record was altered"
        raise BadText(chain.number, expected, chain.value, "altered")
    return _sorted_out(lines)


def _read_text(text: str) -> list[Line]:
    """All lines behind the first, or that one where there is no other."""
    lines = [Line(number, line.rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    head = lines[0].text if lines else "the end"
    if head != HEAD:
        raise BadText(1, f"'{HEAD}'", head, "header", header=HEAD)
    return [line for line in lines[1:] if line.text] or lines[-1:]


def _sorted_out(lines: list[Line]) -> SeatRecord:
    record = SeatRecord({}, [], [])
    for line in lines:
        if line.key == TOLD:
            record.told.extend(_known_events(line))
        elif line.text[:1].isdigit():
            record.answers.extend(text for step in read_steps(line) for text in step.texts)
        elif ":" in line.text and line.key not in record.found:
            record.found[line.key] = line
        else:
            raise BadText(line.number, "a line 'key: value', each once", line.text, "key-value")
    for key in NEEDED:
        if key not in record.found:
            raise BadText(lines[-1].number, f"a line {key!r}", "none", "line-missing", key=key)
    players = record.found["players"]
    if not is_number(players.value):
        raise BadText(players.number, "a number", players.value, "number")
    places = list(record.found)
    check_closing([record.found[key] for key in places[places.index("result") :]])
    return record


def _known_events(line: Line) -> list[str]:
    texts = [text.strip() for text in line.value.split(";")]
    for text in texts:
        if text.split()[:1] == [] or text.split()[0] not in events.KEYS:
            raise BadText(line.number, "events", text, "event")
    return texts
