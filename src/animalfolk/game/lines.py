"""A record taken apart into its lines, and the chain of hashes over them.

Format 1 is what a person may write by hand. Format 2 is what a table writes: who sat there, what was answered
together, and a chain, so that a line that was changed or has gone is noticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from animalfolk.engine.errors import BadText

NAME = "animalfolk record"
FORMATS = (1, 2)
CHAINED = 2
CLOSING = ("at", "away", "resigned", "learned", "left", "result", "chain")
PLAYERS = ("P1", "P2", "P3", "P4")
POSITION = "animalfolk position"
VIEWER = "viewer"
DIGITS = 6  # no turn has a longer number
LIKE = "a line like '3 P1: play spyglass; cookies'"


class Line(NamedTuple):
    """A line and where it stands."""

    number: int
    text: str

    @property
    def key(self) -> str:
        """What stands before the colon."""
        return self.text.partition(":")[0].strip()

    @property
    def value(self) -> str:
        """What stands behind it."""
        return self.text.partition(":")[2].strip()


class Step(NamedTuple):
    """Answers that were given as one, where there was a choice."""

    turn: int
    seat: int
    texts: tuple[str, ...]
    line: int = 0

    @property
    def head(self) -> str:
        """How a line of this turn and seat begins."""
        return f"{self.turn} P{self.seat + 1}: "


class Lines(NamedTuple):
    """A record: what stands before the answers, the answers, what stands behind them."""

    format: int
    opening: list[Line]
    steps: list[Step]
    closing: list[Line]


def numbered(texts: list[str]) -> list[Line]:
    """Lines that stand nowhere yet."""
    return [Line(0, text) for text in texts]


def is_number(word: str) -> bool:
    """Whether this is a number as records have them."""
    return word.isdecimal() and word.isascii() and len(word) <= DIGITS


# the chain


def link(before: str, text: str) -> str:
    """The hash of a line and of all before it."""
    return blake2b(f"{before}\n{text}".encode(errors="surrogatepass"), digest_size=16).hexdigest()


def links(lines: Lines) -> tuple[list[str], str]:
    """The hash after each step, and that of the whole."""
    last = ""
    for line in lines.opening:
        last = link(last, line.text) if line.text else last
    found: list[str] = []
    for step in lines.steps:
        last = link(last, step.head + ", ".join(step.texts))
        found.append(last)
    for line in lines.closing:
        last = link(last, line.text) if line.key != "chain" else last
    return found, last


def check_chain(lines: Lines) -> None:
    """Whether nothing was changed; a record by hand has no chain."""
    if lines.format < CHAINED:
        return
    ends = [*numbered([""]), *lines.opening, *[Line(step.line, "") for step in lines.steps], *lines.closing]
    chain = ends[-1]
    if chain.key != "chain" or not lines.closing:
        raise BadText(max(chain.number, 1), "a last line 'chain: …': the record is cut off", "the end", "cut-off")
    if chain.value != links(lines)[1]:
        raise BadText(chain.number, "the chain of the lines above: the record was altered", chain.value, "altered")


# text


def write_text(lines: Lines) -> str:
    """The record as text, with its chain."""
    answers: list[str] = []
    for step in lines.steps:
        texts = ", ".join(step.texts)
        if answers and answers[-1].startswith(step.head):
            answers[-1] += f"; {texts}"
        else:
            answers.append(step.head + texts)
    opening = [line.text for line in lines.opening]
    closing = [line.text for line in lines.closing] + [f"chain: {links(lines)[1]}"]
    return "\n".join([f"{NAME} {lines.format}", *opening, "", *answers, "", *closing]) + "\n"


def read_lines(text: str) -> Lines:
    """A record taken apart; what stands behind // is a remark."""
    lines = [Line(number, line.split("//")[0].rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    format_ = _format(lines[0].text.strip() if lines else "the end")
    first = next((at for at, line in enumerate(lines) if line.text[:1].isdigit() or _closes(line)), len(lines))
    last = next((at for at in range(first, len(lines)) if _closes(lines[at])), len(lines))
    check_whole(lines[:first])
    steps = [step for line in lines[first:last] if line.text for step in read_steps(line)]
    closing = [line for line in lines[last:] if line.text]
    check_closing(closing)
    return Lines(format_, _trimmed(lines[1:first]), steps, closing)


def check_whole(opening: list[Line]) -> None:
    """Whether it is a record of a whole game, not what one seat knows of it."""
    for line in opening:
        if line.key == VIEWER:
            expected = "a whole record: what one seat saw cannot be played again"
            raise BadText(line.number, expected, line.text, "viewer")


def check_closing(closing: list[Line]) -> None:
    """Whether each line at the end is known there, and comes once."""
    keys = [line.key for line in closing]
    for place, line in enumerate(closing):
        if ":" not in line.text or line.key not in CLOSING or line.key in keys[:place]:
            raise unknown_key(line, CLOSING)


def unknown_key(line: Line, keys: Sequence[str]) -> BadText:
    """The error at a line that is none of these, or is there already."""
    known = ", ".join(keys)
    return BadText(line.number, f"one of {known}, each once", line.text.strip(), "keys", keys=known)


def _format(header: str) -> int:
    name, _, number = header.rpartition(" ")
    if name != NAME or not number.isdecimal():
        raise BadText(1, f"'{NAME} 1' or '{NAME} 2'", header, "record")
    if number not in [str(known) for known in FORMATS]:
        expected = "a record of format 1 or 2: this one is of a version that is not known here"
        raise BadText(1, expected, header, "record-version")
    return int(number)


def _closes(line: Line) -> bool:
    return ":" in line.text and line.key in CLOSING


def _trimmed(lines: list[Line]) -> list[Line]:
    """Without empty lines at the end."""
    while lines and not lines[-1].text:
        lines = lines[:-1]
    return lines


def read_steps(line: Line) -> list[Step]:
    """One line: turn, seat, answers."""
    words = line.key.split()
    if ":" not in line.text or len(words) != 2 or not is_number(words[0]) or words[1] not in PLAYERS:
        raise BadText(line.number, LIKE, line.text, "step")
    seat = PLAYERS.index(words[1])
    return [
        Step(int(words[0]), seat, tuple(text.strip() for text in step.split(",")), line.number)
        for step in line.value.split(";")
    ]
