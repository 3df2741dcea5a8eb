"""Somebody who opens the full-screen game, looks at its screens and presses keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.setup import NewGameScreen
from animalfolk.tui.full.start import Kept, StartApp
from tests.tui.full.quiet import press, quiet, send
from tests.tui.full.thrift import paint, thrifty

SMALL = (80, 24)
LARGE = (160, 50)
PATIENCE = 2000
ROUNDS = 2  # what is to be done after a screen is drawn is drawn as well
FIRST: dict[type[Screen[Any]], str] = {MenuScreen: "OptionList", NewGameScreen: "#mode"}


class Caller:
    """Uses an app through its keys and its screen."""

    def __init__(self, app: StartApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    def text(self) -> str:
        """All that can be read on the screen now."""
        return " ".join("\n".join(self.lines()).split())

    def lines(self) -> list[str]:
        """The same, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return [strip.text.replace("\u00a0", " ").rstrip() for strip in strips]

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when the one before has done its work."""
        for key in keys:
            await press(self.app, key)
        await self.draw()

    async def hold(self, *keys: str) -> None:
        """Press keys that all go to the same part of the screen, as fast as they come."""
        for key in keys:
            send(self.app, key)
        await self.draw()

    async def draw(self) -> None:
        """Until the screen shows what was done, and what is done when it is shown."""
        for _ in range(ROUNDS):
            await quiet(self.app)
            if self.app.is_running:
                self.app.screen._on_timer_update()
                paint(self.app)

    async def write(self, text: str) -> None:
        """Type a text into the part of the screen that keys go to."""
        for letter in text:
            send(self.app, _character_to_key(letter), letter)
        await self.draw()

    async def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        await self.draw()
        for _ in range(PATIENCE):
            if holds():
                return
            await self.pilot.pause()
        raise AssertionError(f"{what}:\n" + "\n".join(self.lines()))

    async def reads(self, text: str) -> None:
        """Wait until this can be read."""
        await self.until(lambda: text in self.text(), f"{text!r} is not there")

    async def comes(self, kind: type[Screen[Any]]) -> None:
        """Wait until such a screen is shown and takes keys."""
        await self.until(lambda: isinstance(self.app.screen, kind) and self.app.screen.is_current, kind.__name__)
        if kind in FIRST:
            await self.at(FIRST[kind])

    async def at(self, place: str) -> None:
        """Wait until keys go there."""
        await self.until(lambda: self.app.focused in list(self.app.screen.query(place)), f"keys do not go to {place}")

    async def opens(self, key: str, kind: type[Screen[Any]]) -> None:
        """Press a key that brings such a screen."""
        await self.press(key)
        await self.comes(kind)

    async def page(self, first: str) -> None:
        """The next page of a new game, where this is filled in first."""
        await self.press("ctrl+n")
        await self.at(first)

    async def choose(self, place: str, value: str) -> None:
        """Choose one of several values, by keys."""
        chooser = self.app.screen.query_one(place, Chooser)
        chooser.focus()
        await self.at(place)
        steps = chooser.values.index(value) - chooser.values.index(chooser.value)
        await self.hold(*["right" if steps > 0 else "left"] * abs(steps))
        await self.until(lambda: chooser.value == value, f"{place} is not {value}")

    async def fill(self, place: str, text: str) -> None:
        """Type something else into a line."""
        line = self.app.screen.query_one(place, Input)
        line.focus()
        await self.at(place)
        await self.hold("end", "ctrl+u")
        await self.write(text)
        await self.until(lambda: line.value == text, f"{place} is not {text!r}")

    async def sits(self) -> Table:
        """The table, once somebody is asked there or has to come to the keyboard."""

        def is_asked() -> bool:
            screens = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
            return bool(screens) and (screens[0].is_asked or self.app.screen is not screens[0])

        await self.until(is_asked, "nobody is asked")
        return self.kept.table

    @property
    def kept(self) -> Kept:
        assert self.app.kept
        return self.app.kept


def call(visit: Callable[[Caller], Awaitable[None]], size: tuple[int, int] = SMALL, app: StartApp | None = None) -> int:
    """Open the game, do something there; returns the exit code."""
    opened = app or StartApp(Words())

    async def run() -> None:
        async with opened.run_test(size=size) as pilot:
            await pilot.pause()
            await visit(Caller(opened, pilot))

    with thrifty():
        asyncio.run(run())
    return opened.return_value or 0
