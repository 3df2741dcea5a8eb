"""Somebody at the full screen who plays with keys, and tables to play at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from textual.pilot import Pilot
from textual.widgets import Static

from animalfolk.game.setup import Setup, make_rules
from animalfolk.i18n import Words
from animalfolk.table import Seat, Settings, Table
from animalfolk.tui.full.app import PlayApp, TableScreen
from animalfolk.tui.full.passing import Curtain, End
from animalfolk.tui.full.questions import OneOf, Question
from animalfolk.tui.full.several import Cards, Run
from tests.support.answers import sensible
from tests.support.table import DEFAULTS, position
from tests.table.tables import NAMES, SEED
from tests.tui.full.quiet import press, quiet
from tests.tui.full.thrift import paint, thrifty

DECKS = "macaws pandas squirrels"
SMALL = (80, 24)
LARGE = (160, 50)
PATIENCE = 50
ROUNDS = 3  # parts that get another size, and then those beside them


def new_table(*kinds: str, decks: str = DECKS, seed: str = SEED, undo: str = "open", **options: int | str) -> Table:
    """A table with these in its seats."""
    seats = [Seat(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
    setup = Setup.of(decks.split(), make_rules(len(kinds), options), seed)
    return Table(setup, seats, Settings(undo=undo), nonce="ab" * 16)


def laid(*lines: str, kinds: Sequence[str] = ("person", "simple"), undo: str = "open") -> Table:
    """A table that begins from a position; what the lines do not say is as at other tables of tests."""
    given = {line.partition(":")[0] for line in lines}
    usual = [f"{key}: {value}" for key, value in DEFAULTS.items() if key not in given]
    seats = [Seat(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
    return Table(position(*usual, *lines), seats, Settings(undo=undo), nonce="ab" * 16)


class Guest:
    """Plays in an app, and looks at its screen."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> Table:
        return self.at_table.sitting.table

    @property
    def at_table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def question(self) -> Question:
        found = self.at_table.panel.question
        assert found, self.text()
        return found

    def text(self) -> str:
        """All that can be read on the screen now, line by line."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in lines).replace("\u00a0", " ")

    def said(self) -> str:
        """The same without line breaks."""
        return " ".join(self.text().replace("│", " ").split())

    def row(self, words: str) -> str:
        """The key of the row that says this."""
        return next(row.key for row in self.question.rows if words in row.text.replace("\u00a0", " "))

    async def choose(self, *words: str) -> None:
        """Press the keys of the rows that say this."""
        for text in words:
            await self.press(*self.row(text))

    async def click(self, text: str, of: str = "") -> None:
        """Click where this text stands on the screen, after another one in the same line if that is said."""
        for line, shown in enumerate(self.text().split("\n")):
            if of in shown and text in shown[shown.index(of) :]:
                await self.pilot.click(offset=(shown.index(text, shown.index(of)) + 1, line))
                await self.settle()
                await self.draw()
                return
        raise AssertionError(f"{text!r} is not on the screen:\n{self.text()}")

    def everything(self) -> str:
        """Also what would only be seen after scrolling, on whatever screen."""
        shown = [widget for screen in self.app.screen_stack for widget in screen.query(Static)]
        return "\n".join(str(widget.visual) for widget in shown)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when the one before has done its work, and let the screen be drawn."""
        for key in keys:
            await self.tap(key)
        await self.draw()

    async def tap(self, key: str) -> None:
        """Press a key and wait until nobody but a person is asked."""
        await press(self.app, key)
        await self.settle()

    async def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size."""
        await self.pilot.resize_terminal(*size)

    async def until(self, text: str) -> None:
        """Until this can be read."""
        for _ in range(PATIENCE):
            await self.draw()
            if text in self.text():
                return
        raise AssertionError(f"{text!r} did not come:\n{self.text()}")

    async def draw(self) -> None:
        """Until the screen shows how things are: parts that get another size draw themselves again."""
        for _ in range(ROUNDS):
            await quiet(self.app)
            self.app.screen._on_timer_update()
            paint(self.app)

    async def settle(self) -> None:
        """Until all that was sent is done, and a person is asked, or something covers the table."""
        await quiet(self.app)
        while isinstance(self.app.screen, TableScreen) and not self.at_table.is_asked and not self.table.is_over:
            await quiet(self.app)

    async def play(self, most: int = 10_000) -> int:
        """Go on as a careful merchant would, until the end; how many questions were answered."""
        for count in range(most):
            if isinstance(self.app.screen, End):
                return count
            if isinstance(self.app.screen, Curtain):
                await self.tap("enter")
            for key in keys_for(self.question):
                await self.tap(key)
        return most


def keys_for(question: Question) -> list[str]:
    """What is pressed to answer as a careful merchant would."""
    if isinstance(question, OneOf):
        place = question.place
        choice = sensible(place.trial(), place.seat, f"{place.seat}")
        row = question.rows[question.options.index(choice)]
        longer = [other for other in question.rows if other.key.startswith(row.key) and other != row]
        return [*row.key, *(["enter"] if longer else [])]
    if isinstance(question, Run):
        return [*["space", "down"] * max(question.count, 1), "enter"]
    if isinstance(question, Cards) and question.choice.prompt in ("inventory", "pay_arranged"):
        return ["space", "enter"]
    return ["enter"]


def sit(table: Table, visit: Callable[[Guest], Awaitable[None]], size: tuple[int, int] = SMALL) -> list[str]:
    """Play at a table; returns what was kept, as the moments of the game."""
    kept: list[str] = []
    app = PlayApp(table, Words(), lambda table: kept.append(table.moment() if not table.is_over else "over"))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            guest = Guest(app, pilot)
            await guest.settle()
            await guest.draw()
            await visit(guest)

    with thrifty():
        asyncio.run(run())
    return kept
