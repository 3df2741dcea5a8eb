"""What bots do at the full screen is told, one action after the other, each for a while or until a key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.i18n.story import Story
from animalfolk.table import Table
from animalfolk.tui import preferences
from animalfolk.tui.full import narrating, pacing
from animalfolk.tui.full.app import PlayApp
from tests.table.tables import NAMES
from tests.tui.full.merchant import SMALL, Guest, keys_for, new_table
from tests.tui.full.quiet import press, quiet
from tests.tui.full.thrift import thrifty

BOTS = ("simple", "simple", "simple")
DECKS = "macaws pandas squirrels sloths foxes"


class Clock:
    """Timers that come when they are called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waits: list[float] = []
        self._call: Callable[[], None] | None = None
        monkeypatch.setattr(pacing.Pacing, "set_timer", lambda _, delay, call: self._set(delay, call))

    def _set(self, delay: float, call: Callable[[], None]) -> Clock:
        self.waits.append(delay)
        self._call = call
        return self

    def stop(self) -> None:
        """It was called off."""
        self._call = None

    def ring(self) -> None:
        """The time has come."""
        call, self._call = self._call, None
        assert call
        call()


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def watch(table: Table, visit: Callable[[Guest], Awaitable[None]]) -> None:
    """Sit at a table whose bots are told of."""
    app = PlayApp(table, Words(), lambda _: None)

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            guest = Guest(app, pilot)
            await guest.draw()
            await visit(guest)

    with thrifty(tells=True):
        asyncio.run(run())


async def to_bots(guest: Guest) -> None:
    """Answer until somebody else's doing is told."""
    for _ in range(20):
        if guest.at_table.is_telling:
            return
        if guest.at_table.is_asked:
            for key in keys_for(guest.question):
                await press(guest.app, key)
        await guest.draw()
    raise AssertionError(guest.text())


def test_each_action_of_three_bots_is_told_in_order(clock: Clock) -> None:
    table, told, read = new_table("person", *BOTS, decks=DECKS), list[str](), list[str]()

    async def visit(guest: Guest) -> None:
        await to_bots(guest)
        while guest.at_table.is_telling:
            told.append(" ".join(str(guest.at_table.panel._title.visual).split(" ")).replace("\n", " ").strip())
            assert "Space: skip" in guest.said()
            clock.ring()
            await guest.draw()

        story = Story(Words(), NAMES, 0)
        read.extend(story.lines(table.stands(0))[0])

    watch(table, visit)
    assert len(told) >= len(BOTS)
    at = [read.index(line) for line in told]
    assert at == sorted(at)
    assert [line.split()[0] for line in told] == sorted((line.split()[0] for line in told), key=NAMES.index)
    assert set(clock.waits) == {narrating.DWELL["usual"]}


def test_the_space_bar_skips_to_my_turn(clock: Clock) -> None:
    table = new_table("person", *BOTS, decks=DECKS)

    async def visit(guest: Guest) -> None:
        await to_bots(guest)
        await guest.press("space")
        await quiet(guest.app)
        assert guest.at_table.is_asked
        assert table.asked == 0
        assert len(clock.waits) == 1

    watch(table, visit)


def test_step_by_step_each_waits_for_a_key(clock: Clock) -> None:
    preferences.keep(narrating.PACE, narrating.STEP)
    table = new_table("person", *BOTS, decks=DECKS)

    async def visit(guest: Guest) -> None:
        await to_bots(guest)
        presses = 0
        while guest.at_table.is_telling:
            await press(guest.app, "space")
            await guest.draw()
            presses += 1
        assert presses >= len(BOTS)
        assert guest.at_table.is_asked
        assert not clock.waits

    watch(table, visit)


def test_the_pace_is_chosen_with_a_key_and_kept(clock: Clock) -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("t")
        assert "calm" in guest.said()

    watch(new_table("person", "simple"), visit)
    assert preferences.text(narrating.PACE) == "calm"
