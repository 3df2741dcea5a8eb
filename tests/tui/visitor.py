"""Somebody at the keyboard who reads what is shown and types what a plan says."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import cast

from animalfolk.engine.view_types import GameEvent
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.table.view_types import TableView
from animalfolk.tui.console import Console
from animalfolk.tui.desk import Desk
from animalfolk.tui.match import Match
from animalfolk.tui.plain import Plain, Wishes
from animalfolk.tui.setting import Way

Plan = Callable[[str], str | None]  # from what was shown since the last line to what is typed; None ends the input


class Visitor(io.StringIO):
    """The lines of a plan, each made when it is read; keeps what was shown for each."""

    def __init__(self, plan: Plan, shown: io.StringIO) -> None:
        super().__init__()
        self.plan = plan
        self.shown = shown
        self.place = 0
        self.pieces: list[str] = []
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line."""
        piece = self.shown.getvalue()[self.place :]
        self.place += len(piece)
        self.pieces.append(piece)
        line = self.plan(piece)
        if line is None:
            return ""
        self.typed.append(line)
        return line + "\n"


class Sitting:
    """What came of playing once."""

    def __init__(self, plan: Plan, wishes: Wishes) -> None:
        out = io.StringIO()
        self.visitor = Visitor(plan, out)
        self.code = Plain(Words(), self.visitor, out).play(wishes)
        self.shown = out.getvalue()
        self.pieces = self.visitor.pieces
        self.typed = self.visitor.typed

    @property
    def last_question(self) -> str:
        """What was on the screen when the last line was read."""
        return self.pieces[-1]


def script(lines: Iterable[str]) -> Plan:
    """A plan that types these lines and then ends the input."""
    rest = iter(lines)
    return lambda piece: next(rest, None)


def merchant(piece: str) -> str:
    """A plan that plays a whole game: builds, then buys, and presses Enter where that is offered."""
    options = re.findall(r"^ *(\d+)  (.+)$", piece, re.MULTILINE)
    if "Enter" in piece or not options:
        return ""
    ranks = {word: rank for rank, word in enumerate(["Build", "Play Prepaid", "Buy"])}
    best = min(options, key=lambda option: min([rank for word, rank in ranks.items() if word in option[1]], default=9))
    return str(best[0])


def until(plan: Plan, count: int) -> Plan:
    """The same plan for so many lines, then q."""
    left = [count]

    def limited(piece: str) -> str | None:
        left[0] -= 1
        return plan(piece) if left[0] >= 0 else "q"

    return limited


def fickle(plan: Plan, seed: str, most: int) -> Plan:
    """The same plan with so many takings back at random moments; when asked, everybody says yes or no at random."""
    chance, left = Random(seed), [most]

    def typed(piece: str) -> str | None:
        if piece.rstrip("> \n").endswith("yes or no."):
            return chance.choice(["yes", "yes", "no"])
        if left[0] and chance.random() < 0.3:
            left[0] -= 1
            return chance.choice(["u", "u", "uu", "undo", "undo turn"])
        return plan(piece)

    return typed


def by_label(lines: Iterable[str], shown: io.StringIO) -> Plan:
    """A plan that types these lines; one like "=Junk 1; Acorn 4" types the numbers that stand before these texts."""
    rest = iter(lines)

    def typed(piece: str) -> str | None:
        line = next(rest, None)
        if line is None or not line.startswith("="):
            return line
        question = shown.getvalue().replace("\u00a0", " ").rpartition("\n\n")[2]
        listed = re.findall(r"^ *(\d+)  (.+)$", question, re.MULTILINE)
        numbers = []
        for label in line[1:].split("; "):
            number, text = next(entry for entry in listed if entry[1].startswith(label))
            listed.remove((number, text))
            numbers.append(number)
        return " ".join(numbers)

    return typed


def at_table(table: Table, folder: Path, *lines: str) -> str:
    """What people at this table are shown who type these lines, and then leave."""
    shown = io.StringIO()
    visitor = Visitor(by_label(lines, shown), shown)
    Match(Console(visitor, shown), Words(), table, folder / "game.animalfolk").run()
    return shown.getvalue()


def wishes(folder: Path, **more: object) -> Wishes:
    """A game of one person against a bot, or in another way, kept in this folder."""
    way: dict[str, str] = {name: str(more.pop(name)) for name in ("mode", "difficulty") if name in more}
    more |= {"way": Way(way)} if way else {}
    return Wishes(**{"people": ["Anna"], "seed": "3", "save": folder / "game.animalfolk", **more})  # type: ignore[arg-type]


class Said(list[str]):
    """Everything that was said."""

    def __call__(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Say this."""
        self.append(text)


class GameDesk(Desk):
    """A game without a table around it."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def view(self, seat: int | None) -> TableView:
        seen = self._game.view(seat)
        if seat is not None and seen["decision"] and seen["decision"]["seat"] == seat:
            seen["decision"] = {**seen["decision"], **self._game.selections()}
        return cast(TableView, seen)

    def lesson(self, seat: int) -> None:
        return None

    def events(self, seat: int | None) -> list[GameEvent]:
        return self._game.events(seat)

    def log(self, seat: int | None) -> list[GameEvent]:
        return self._game.events(seat)

    def wish(self, wish: str, seat: int) -> bool:
        return False

    def answer(self, choice: str | Sequence[str], seat: int) -> None:
        self._game.answer(choice, seat)

    def answer_run(self, texts: Sequence[str], seat: int) -> None:
        for text in texts:
            self._game.answer(text, seat)

    def trial(self, seat: int) -> Game:
        return self._game.redeal(seat, "7" * 32)
