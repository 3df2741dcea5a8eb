"""Somebody who opens the full-screen game, looks at its screens and presses keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.start import Kept, StartApp

SMALL = (80, 24)
LARGE = (160, 50)
PATIENCE = 500


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
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def write(self, text: str) -> None:
        await self.press(*["space" if letter == " " else letter for letter in text])

    async def reads(self, text: str) -> None:
        """Wait until this can be read."""
        for _ in range(PATIENCE):
            if text in self.text():
                return
            await self.pilot.pause()
        raise AssertionError(f"{text!r} is not there:\n" + "\n".join(self.lines()))

    async def comes(self, kind: type[Screen[Any]]) -> None:
        """Wait until such a screen is shown."""
        for _ in range(PATIENCE):
            if isinstance(self.app.screen, kind):
                await self.pilot.pause()
                return
            await self.pilot.pause()
        raise AssertionError(f"no {kind.__name__}:\n" + "\n".join(self.lines()))

    async def choose(self, place: str, value: str) -> None:
        """Choose one of several values, by keys."""
        chooser = self.app.screen.query_one(place, Chooser)
        chooser.focus()
        steps = chooser.values.index(value) - chooser.values.index(chooser.value)
        await self.press(*["right" if steps > 0 else "left"] * abs(steps))
        assert chooser.value == value

    async def fill(self, place: str, text: str) -> None:
        """Type something else into a line."""
        self.app.screen.query_one(place, Input).focus()
        await self.press("end", "ctrl+u")
        await self.write(text)

    async def sits(self) -> Table:
        """The table, once somebody is asked there or has to come to the keyboard."""
        for _ in range(PATIENCE):
            screens = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
            if screens and (screens[0].is_asked or self.app.screen is not screens[0]):
                return self.kept.table
            await self.pilot.pause()
        raise AssertionError("nobody is asked:\n" + "\n".join(self.lines()))

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

    asyncio.run(run())
    return opened.return_value or 0
