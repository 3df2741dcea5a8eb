"""Text within a width on the full screen: nothing is torn apart that belongs together, and rows stand in columns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.content import Content
from textual.widgets import OptionList

from animalfolk.cards import DECKS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import languages
from animalfolk.i18n.reference import Reference
from animalfolk.tui.full.columns import GAP, columns, line_of, side_by_side
from animalfolk.tui.full.ink import Ink
from animalfolk.tui.full.looking import card_lines
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.reading import ReadingScreen
from animalfolk.tui.full.start import StartApp
from animalfolk.tui.full.wrapping import Prose, wrapped
from animalfolk.tui.lookup import cards_in
from animalfolk.tui.table import NO_BREAK
from tests.tui.full.caller import LARGE, SMALL, Caller, call
from tests.tui.full.merchant import Guest, laid, sit

ALONE = re.compile(r"^ *[»!?:;]")  # how no line begins
WIDTHS = (20, 27, 33, 48, 72)
SHORT = ["1 acorn", "2 a bag of acorns", "3 an owl"]
LONG = [
    "1 an accordion that everybody can hear",
    "2 a bag of acorns",
    "3 a chest",
    "4 the relic of somebody's grandmother",
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


def texts(lang: str) -> list[str]:
    """What is read about all cards, and all rules."""
    words = Words(lang)
    ink, decks = Ink(words, [deck.name for deck in DECKS]), [deck.name for deck in DECKS]
    cards = [line.plain for name in cards_in(decks) for line in card_lines(ink, name)]
    rules = [entry.text for chapter in Reference(words).groups() for entry in chapter.entries]
    return [line for text in [*cards, *rules, words.text("rules")] for line in text.split("\n")]


@pytest.mark.parametrize("lang", languages())
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(lang: str) -> None:
    for text in texts(lang):
        for width in WIDTHS:
            parts = [part.plain for part in wrapped(Content(text), width, 0)]
            assert [part for part in parts[1:] if ALONE.match(part)] == []
            assert " ".join(" ".join(parts).split()) == " ".join(text.replace(NO_BREAK, " ").split())
            joined = [word.replace(NO_BREAK, " ") for word in text.split(" ") if NO_BREAK in word]
            assert all(any(word in part for part in parts) for word in joined)


@pytest.mark.parametrize(("size", "stride"), [(SMALL, 1), (LARGE, 3)], ids=["small", "large"])
def test_pages_are_read_without_torn_lines(size: tuple[int, int], stride: int) -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        for key in ("r", "c"):
            await caller.opens(key, ReadingScreen)
            pages = caller.app.screen.query_one(OptionList)
            text = caller.app.screen.query_one("#text", Prose)
            for page in range(0, pages.option_count, stride):
                pages.highlighted = page
                await caller.pilot.pause()
                lines = [strip.text for strip in text.render_lines(text.size.region)]
                assert [line for line in lines if ALONE.match(line)] == []
                assert len(lines) == text.size.height
                assert all(len(line.rstrip()) <= text.size.width for line in lines)
                assert letters("".join(lines)) == letters(str(text.visual))
            await caller.opens("escape", MenuScreen)

    call(visit, size, StartApp(Words("fr")))


def letters(text: str) -> str:
    return "".join(text.split())


def test_points_of_a_list_go_on_below_their_first_word() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        await caller.opens("r", ReadingScreen)
        await caller.reads("be the first to build")
        lines = caller.app.screen.query_one("#text", Prose).render().plain.split("\n")
        points = [place for place, line in enumerate(lines) if line.startswith("- ")]
        assert points
        below = [lines[place + 1] for place in points[:-1] if place + 1 not in points]
        assert below
        assert all(line.startswith("  ") or not line.strip() for line in below)

    call(visit)


# columns


def test_whole_rows_stand_beside_each_other_as_far_as_they_fit() -> None:
    assert columns(SHORT, 60, 2) == ([7, 17, 8], 1)
    assert columns(SHORT, 30, 2) == ([17, 8], 2)
    assert columns(SHORT, 20, 2) == ([20], 3)


def test_two_columns_with_long_rows_are_better_than_one() -> None:
    found = columns(LONG, 60, 2)
    assert len(found.widths) == 2
    assert found.height == 2
    assert sum(found.widths) + GAP == 60
    lines = [line.plain for line in side_by_side([Content(row) for row in LONG], found, 2)]
    assert len(lines) == 3
    assert all(len(line) <= 60 for line in lines)
    assert sorted(" ".join(lines).split()) == sorted(" ".join(LONG).split())
    assert [line_of(LONG, row, found, 2) for row in range(4)] == [0, lines_before(found.widths[0]), 0, 1]


def lines_before(width: int) -> int:
    """How many lines the first of the long rows takes."""
    return len(wrapped(Content(LONG[0]), width, 2))


def test_what_stays_together_makes_no_column_burst() -> None:
    rows = [f"{number} {NO_BREAK.join(['acorn'] * 7)}" for number in range(4)]
    found = columns(rows, 60, 2)
    lines = side_by_side([Content(row) for row in rows], found, 2)
    assert all(len(line.plain) <= 60 for line in lines)
    assert found.height == 4


@pytest.mark.parametrize("lang", ["fr", "pl"])
def test_many_options_leave_room_for_the_table(lang: str) -> None:
    """Ten long options on a small screen: all of them are seen, and so are market, own piles and hand."""
    hand = "P1 hand: swift_broker stashing_vendor shattered_relic spyglass nostalgic_item cookies"
    table = laid("market: acorn accordion cookies flashy_show prepaid_good", hand, "P1 deck: junk junk junk")
    words = Words(lang)

    async def visit(guest: Guest) -> None:
        guest.at_table.words.speak(lang)
        await guest.at_table.relabel()
        await guest.draw()
        assert len(guest.question.rows) == 10
        for row in guest.question.rows:
            assert set(row.text.replace(NO_BREAK, " ").split()) <= set(guest.said().split())
        for key in ("screen-act", "screen-you", "screen-market"):
            assert words.text(key).replace(NO_BREAK, " ") in guest.said()
        assert words.text("screen-hand", count=6, total=14).replace(NO_BREAK, " ") in guest.said()
        await guest.press("1", "0")
        assert guest.question.takes_several

    sit(table, visit)


def test_a_wrapped_row_is_clicked_and_reached_by_keys() -> None:
    hand = "P1 hand: swift_broker stashing_vendor shattered_relic spyglass nostalgic_item cookies"
    table = laid("market: acorn accordion cookies flashy_show prepaid_good", hand, "P1 deck: junk junk junk")

    async def visit(guest: Guest) -> None:
        guest.at_table.words.speak("pl")
        await guest.at_table.relabel()
        await guest.draw()
        await guest.press("down", "right")
        assert guest.at_table.panel.cursor == 5
        await guest.press("left")
        assert guest.at_table.panel.cursor == 0
        await guest.click("działaj", of="działaj dalej ? ")
        assert len(guest.table.steps) == 1

    sit(table, visit)
