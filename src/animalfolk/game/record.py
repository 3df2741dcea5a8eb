"""A game as text: how it began and every answer where there was a choice. `read_record(write_record(x)) == x`."""

from __future__ import annotations

import re
from typing import NamedTuple

from animalfolk.engine.rules import EDITION, FORMAT
from animalfolk.game.setup import Setup

HEADER = f"animalfolk record {FORMAT}"
COMPANY = "the Company"
RESIGNED = "as the others have resigned"


class Answer(NamedTuple):
    """An answer where there was a choice."""

    turn: int
    seat: int
    text: str


def write_record(start: Setup | str, answers: list[Answer], winners: list[int], company: int = -1) -> str:
    """The record, ending in a newline."""
    lines = [HEADER, f"edition: {EDITION}", *opening_lines(start), ""]
    line = ""
    for turn, seat, text in answers:
        head = f"{turn} P{seat + 1}: "
        if line.startswith(head):
            line += f"; {text}"
        else:
            lines += [line] if line else []
            line = head + text
    lines += [line] if line else []
    lines += ["", f"result: {result_text(winners, company)}"]
    return "\n".join(lines) + "\n"


def result_text(winners: list[int], company: int = -1) -> str:
    """Who has won, or that nobody has yet; the Company by its name."""
    if winners == [company]:
        return COMPANY
    return ", ".join(f"P{seat + 1}" for seat in winners) or "unfinished"


def opening_lines(start: Setup | str) -> list[str]:
    """The set-up, or the position that the game went on from."""
    if isinstance(start, str):
        return ["", *start.splitlines()]
    changed = start.rules.changed()
    lines = [f"decks: {' '.join(start.decks)}", f"players: {start.rules.players}"]
    lines += [f"rules: {' '.join(changed)}"] if changed else []
    lines += [f"draft: {'; '.join(start.draft)}"] if start.draft else []
    return [*lines, f"first: P{start.first + 1}", f"seed: {start.seed}"]


def own_name(text: str) -> str:
    """What lands on the discard pile: a card without its marks and without what it counts as."""
    return re.split(r"[=*#]", text)[0]
