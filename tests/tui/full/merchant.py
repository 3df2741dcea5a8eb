"""Somebody at the full screen who plays with keys, and tables to play at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from textual.pilot import Pilot
from textual.widgets import Static

from animalfolk.bots import SimpleBot
from animalfolk.game.setup import Setup, make_rules
from animalfolk.i18n import Words
from animalfolk.table import Seat, Settings, Table
from animalfolk.tui.full.app import PlayApp, TableScreen
from animalfolk.tui.full.passing import Curtain, Ending
from animalfolk.tui.full.questions import OneOf, Question
from animalfolk.tui.full.several import Cards, Run
from tests.table.tables import NAMES, SEED

DECKS = "macaws pandas squirrels"
SMALL = (80, 24)
LARGE = (160, 50)


def new_table(*kinds: str, decks: str = DECKS, seed: str = SEED, undo: str = "open", **options: int | str) -> Table:
    """A table with these in its seats."""
    seats = [Seat(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
    setup = Setup.of(decks.split(), make_rules(len(kinds), options), seed)
    return Table(setup, seats, Settings(undo=undo), nonce="ab" * 16)


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
        width, height = self.app.size
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in lines[:height]).replace("\u00a0", " ")

    def said(self) -> str:
        """The same without line breaks."""
        return " ".join(self.text().split())

    def everything(self) -> str:
        """Also what would only be seen after scrolling, on whatever screen."""
        shown = [widget for screen in self.app.screen_stack for widget in screen.query(Static)]
        return "\n".join(str(widget.visual) for widget in shown)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Until a person is asked, or something covers the table."""
        await self.pilot.pause()
        for _ in range(10_000):
            if not isinstance(self.app.screen, TableScreen) or self.at_table.is_asked or self.table.is_over:
                return
            await self.pilot.pause()
        raise AssertionError(self.text())

    async def play(self, most: int = 10_000) -> int:
        """Go on as a careful merchant would, until the end; how many questions were answered."""
        for count in range(most):
            if isinstance(self.app.screen, Ending):
                return count
            if isinstance(self.app.screen, Curtain):
                await self.press("enter")
            await self.press(*keys_for(self.question))
        return most


def keys_for(question: Question) -> list[str]:
    """What is pressed to answer as a careful merchant would."""
    if isinstance(question, OneOf):
        place = question.place
        choice = SimpleBot(f"{place.seat}").choose(place.view)
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
    import asyncio

    kept: list[str] = []
    app = PlayApp(table, Words(), lambda table: kept.append(table.moment() if not table.is_over else "over"))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            guest = Guest(app, pilot)
            await guest.settle()
            await visit(guest)

    asyncio.run(run())
    return kept


def named(words: Words, cards: Sequence[str]) -> list[str]:
    """Cards by their names."""
    return [words.card(card) for card in cards]
