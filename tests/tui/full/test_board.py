"""The board by itself: any view, for players and for those who watch."""

from __future__ import annotations

import asyncio

import pytest
from textual.app import App, ComposeResult

from animalfolk.engine.view_types import View
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.board import Board
from tests.table.tables import settled
from tests.tui.full.merchant import LARGE, SMALL, laid, new_table
from tests.tui.full.thrift import thrifty

WORDS = Words()


class Wall(App[None]):
    """Shows a board and nothing else."""

    def __init__(self, view: View, names: list[str]) -> None:
        super().__init__()
        self.board = Board(WORDS, names)
        self.board.show(view)

    def compose(self) -> ComposeResult:
        yield self.board


def drawn(table: Table, seat: int | None, size: tuple[int, int] = SMALL) -> str:
    """The board on a screen of this size."""
    names = table.names + ([WORDS.text("company-name")] if table.company > 0 else [])
    app = Wall(table.view(seat), names)

    async def run() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())

    with thrifty():
        return asyncio.run(run())


def test_watchers_see_no_hand() -> None:
    shown = drawn(laid("market: acorn - - - cookies", "P1 hand: spyglass junk", "P2 hand: acorn"), None)
    assert "Your hand" not in shown
    assert "Spyglass" not in shown
    assert "+4 Sq Acorn                 4  costs 8" in shown
    assert "▶ Anna  hand 2  deck 0  discard 0" in shown
    assert "Ben  hand 1  deck 0  discard 0" in shown


@pytest.mark.parametrize("size", [SMALL, LARGE, (200, 60), (60, 20)])
def test_a_late_table_of_four_fits_its_width(size: tuple[int, int]) -> None:
    table = settled(new_table(*["person"] * 4, decks="raccoons chameleons foxes owls", mode="teams"), 60)
    shown = drawn(table, table.asked, size)
    assert "Your hand of" in shown
    assert all(len(line) <= size[0] for line in shown.split("\n"))
    assert " against " in shown


def test_a_large_board_shows_texts() -> None:
    table = laid("market: - - - - cookies", "P1 hand: spyglass junk", "P1 discard: acorn junk")
    assert "your hand size is 1 larger" in " ".join(drawn(table, 0, LARGE).split())
    assert "discard pile, the top card first: Acorn and Junk" in drawn(table, 0, LARGE)
    assert "your hand size is 1 larger" not in " ".join(drawn(table, 0).split())


def test_what_is_known_and_what_waits() -> None:
    table = laid(
        "decks: sloths macaws squirrels",
        "rules: gold=by_seat",
        "P1 hand: spyglass junk",
        "P1 known: spyglass@2",
        "P1 schedule: siesta ironing",
        "P1 gold: 2",
        "P2 hand: acorn junk",
        "P2 known: acorn@1",
        "P2 deck: cookies@1 junk",
    )
    shown = " ".join(drawn(table, 0, (60, 30)).split())
    assert "2 coins" in shown
    assert "you know of Acorn in this hand" in shown
    assert "on top of this deck: Cookies" in shown
    assert "on the schedule, for the next turn: Siesta and Ironing" in shown
    assert "others have seen: Spyglass" in shown


def test_the_company() -> None:
    lines = ["players: 1", "rules: mode=solo", "P2 deck: acorn spyglass cookies", "market: - - - - cookies"]
    shown = " ".join(drawn(laid(*lines, "P1 hand: cookies junk", kinds=("person",)), 0, (60, 30)).split())
    assert "The Company: 3 cards, buys 1 a turn, has bought 0 cards" in shown
    assert "its hand, the active card first: Sq Acorn, Ma Spyglass and Ma Cookies" in shown


def test_without_colours_the_decks_are_told_by_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    shown = drawn(laid("market: acorn prepaid_good spyglass junk cookies", "P1 hand: empty_chest junk"), 0)
    for mark in ("+4 Sq Acorn", "+3 Pa Prepaid Good", "+2 Ma Spyglass", "+1 ·· Junk", "Sq Empty Chest 2"):
        assert mark in shown
