"""A seat's record with a JSON object in every line: the opening, its answers and what it was told, the end.

It says the same as the text, line by line, and has the same chain.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from animalfolk.engine.errors import BadText
from animalfolk.game.json_lines import (
    OF_A_STEP,
    Row,
    as_lines,
    check_hash,
    fields,
    read_rows,
    read_step,
    short,
    write_rows,
)
from animalfolk.game.lines import CHAINED, VIEWER, Line, link, numbered, read_steps

TOLD = "told"
OF_EVENTS = {TOLD, "hash"}


class SeatLines(NamedTuple):
    """A seat's record before it is written: what stands above, answers and events, what stands below."""

    opening: list[str]
    body: list[str]
    closing: list[str]

    @property
    def hashes(self) -> list[str]:
        """The hash of each line and of all before it; the last one is the chain."""
        return hashes([*self.opening, *self.body, *self.closing])


def hashes(texts: list[str]) -> list[str]:
    """The links of a chain over these lines."""
    found: list[str] = []
    for text in texts:
        found.append(link(found[-1] if found else "", text))
    return found


def write_seat_json(lines: SeatLines) -> str:
    """The record as JSON lines."""
    links = lines.hashes
    rows: list[Row] = [{"record": CHAINED, **fields(numbered(lines.opening))}]
    for text, hash_ in zip(lines.body, links[len(lines.opening) :], strict=False):
        rows.append({**_row(Line(0, text)), "hash": hash_})
    return write_rows([*rows, {**fields(numbered(lines.closing)), "chain": links[-1]}])


def is_seat_json(text: str) -> bool:
    """Whether the first object says whose view this is."""
    try:
        first = json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and VIEWER in first


def read_seat_json(text: str) -> list[Line]:
    """The lines that the text would have, behind its first; the hashes of answers and events hold."""
    rows = read_rows(text)
    lines = as_lines(*rows[0])
    last = (hashes([line.text for line in lines]) or [""])[-1]
    for number, row in rows[1:-1]:
        line = _line(number, row)
        last = link(last, line.text)
        check_hash(number, row, last)
        lines.append(line)
    return [*lines, *as_lines(*rows[-1])]


def _row(line: Line) -> Row:
    """A line of answers or of events as an object."""
    if line.key == TOLD:
        return {TOLD: line.value.split("; ")}
    step = read_steps(line)[0]
    return {"turn": step.turn, "seat": step.seat, "answers": list(step.texts)}


def _line(number: int, row: Row) -> Line:
    """The line that such an object was made of."""
    told = row.get(TOLD)
    if set(row) == OF_EVENTS and isinstance(told, list) and all(isinstance(event, str) for event in told):
        line = Line(number, f"{TOLD}: {'; '.join(told)}")
    elif set(row) == OF_A_STEP:
        step = read_step(number, row)
        line = Line(number, step.head + ", ".join(step.texts))
    else:
        raise BadText(number, "told and hash, or turn, seat, answers and hash", short(row), "json-seat")
    if len(line.text.splitlines()) != 1 or {**_row(line), "hash": row["hash"]} != row:
        raise BadText(number, "answers and events one by one", short(row), "json-apart")
    return line
