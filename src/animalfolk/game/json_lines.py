"""The same record with a JSON object in every line: the opening, each step with its hash, the end."""

from __future__ import annotations

import json
from typing import Any

from animalfolk.engine.errors import BadText
from animalfolk.game.lines import CHAINED, PLAYERS, POSITION, Line, Lines, Step, check_closing, check_whole, links

Row = dict[str, Any]
SHOWN = 60
OF_A_STEP = {"turn", "seat", "answers", "hash"}


def write_json(lines: Lines) -> str:
    """The record as JSON lines."""
    hashes, chain = links(lines)
    rows: list[Row] = [{"record": CHAINED, **fields(lines.opening)}]
    for step, hash_ in zip(lines.steps, hashes, strict=True):
        rows.append({"turn": step.turn, "seat": step.seat, "answers": list(step.texts), "hash": hash_})
    rows.append({**fields([line for line in lines.closing if line.key != "chain"]), "chain": chain})
    return write_rows(rows)


def write_rows(rows: list[Row]) -> str:
    """A JSON object in every line."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def fields(lines: list[Line]) -> Row:
    """Keys and values; a position is one value."""
    found: Row = {}
    for at, line in enumerate(lines):
        if line.text.startswith(POSITION):
            found["position"] = "\n".join(rest.text for rest in lines[at:])
            break
        if line.text:
            found[line.key] = line.value
    return found


def read_json(text: str) -> Lines:
    """JSON lines taken apart; every hash is looked at."""
    rows = read_rows(text)
    opening, closing = as_lines(*rows[0]), as_lines(*rows[-1])
    check_whole(opening)
    check_closing(closing)
    steps = [read_step(number, row) for number, row in rows[1:-1]]
    lines = Lines(CHAINED, opening, steps, closing)
    for (number, row), hash_ in zip(rows[1:-1], links(lines)[0], strict=True):
        check_hash(number, row, hash_)
    return lines


def read_rows(text: str) -> list[tuple[int, Row]]:
    """The objects and where they stand; the first says what it is, and the last how it ended."""
    rows = [(number, _row(number, line)) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    (top, first), (end, last) = rows[0], rows[-1]
    if first.get("record") != CHAINED:
        expected = f"a record of format {CHAINED}: this one is of a version that is not known here"
        raise BadText(top, expected, short(first), "record-version")
    if len(rows) == 1 or "result" not in last:
        raise BadText(end, "a last line with the result: the record is cut off", short(last), "cut-off")
    return rows


def check_hash(number: int, row: Row, hash_: str) -> None:
    """Whether a line has the hash that it must have."""
    if row.get("hash") != hash_:
        expected = "the hash of all lines so far: the record was altered"
        raise BadText(number, expected, str(row.get("hash")), "altered")


def _row(number: int, text: str) -> Row:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadText(number, "a JSON object: the record is damaged or cut off", text[:SHOWN], "json") from error
    if not isinstance(row, dict):
        raise BadText(number, "a JSON object", text[:SHOWN], "json")
    return row


def short(row: Row) -> str:
    """The beginning of a line, for a message."""
    return json.dumps(row)[:SHOWN]


def as_lines(number: int, row: Row) -> list[Line]:
    """Keys and values as lines again."""
    lines: list[Line] = []
    for key, value in row.items():
        if key == "record":
            continue
        if not isinstance(value, str) or (key != "position" and len(f"{key} {value}.".splitlines()) > 1):
            came = json.dumps(value)[:SHOWN]
            raise BadText(number, f"a text of one line behind {key!r}", came, "json-text", key=key)
        texts = ["", *value.splitlines()] if key == "position" else [f"{key}: {value}"]
        lines += [Line(number, text) for text in texts]
    return lines


def read_step(number: int, row: Row) -> Step:
    """Answers that were given as one."""
    turn, seat, answers = row.get("turn"), row.get("seat"), row.get("answers")
    texts = answers if isinstance(answers, list) else []
    numbers = type(turn) is int and type(seat) is int and 0 <= seat < len(PLAYERS)
    if not numbers or not texts or not all(isinstance(text, str) for text in texts) or set(row) != OF_A_STEP:
        raise BadText(number, "turn, seat, answers and hash", short(row), "json-step")
    return Step(int(row["turn"]), int(row["seat"]), tuple(texts), number)
