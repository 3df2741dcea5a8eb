"""Hints and thinking bots in plain lines: what somebody reads who asks for hints, and while a bot thinks."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from animalfolk.bots import LEVELS
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.table import Seat, Settings, Table
from animalfolk.tui.console import Console
from animalfolk.tui.match import Match
from tests.table.tables import table_of
from tests.table.test_hints import TECHNIQUES
from tests.tui.visitor import Visitor, at_table, merchant, script, until

ANNA = Seat("person", "Anna")
LINE = re.compile(r"^ +[123]  (\S.*) \((\d+)%\): (\S.*)$", re.MULTILINE)


def laid(*seats: Seat, hints: bool = True) -> Table:
    return Table(TECHNIQUES, seats or [ANNA, Seat("trader", "Basil")], Settings(hints=hints))


@pytest.mark.parametrize("typed", ["hint", "Hints"])
def test_three_answers_are_named_as_the_question_names_them(typed: str, tmp_path: Path) -> None:
    table = laid()
    shown = at_table(table, tmp_path, typed)
    above, _, below = shown.partition("The best answers, and how likely you win with each")
    hints = LINE.findall(below)
    assert len(hints) == 3
    offered = re.findall(r"^ *\d+  (.+)$", above, re.MULTILINE)
    assert all(text.partition(":")[0] in offered for text, _, _ in hints)
    chances = [int(chance) for _, chance, _ in hints]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[0] <= 100
    assert below.count("What do you do") == 1  # the question comes again


def test_each_says_why(tmp_path: Path) -> None:
    whys = {text: why for text, _, why in LINE.findall(at_table(laid(), tmp_path, "hint"))}
    assert whys["Build stack 2: Prepaid Good"] == "completes stack 2"
    assert "brings 4 cards into your hand" in whys.values()


def test_the_whole_payment_is_named_also_where_cards_are_chosen(tmp_path: Path) -> None:
    table = laid()
    for typed in (["=Buy Cookies"], ["=Buy Cookies", "=Spyglass"]):
        shown = at_table(table, tmp_path, *typed, "hint")
        hints = LINE.findall(shown)
        assert 1 <= len(hints) <= 3
        assert all(text.startswith("Buy Cookies for ") and ": " in text for text, _, _ in hints)
    assert pending(table.view(0))["prompt"] == "act"


@pytest.mark.parametrize("typed", [["hint 2"], ["=Buy Cookies", "b", "hint 2"]])
def test_with_its_number_the_whole_answer_is_given(typed: list[str], tmp_path: Path) -> None:
    table = laid()
    best = table.hints(0).hints[1]
    at_table(table, tmp_path, *typed)
    assert best.choice == ("build", "prepaid_good")
    assert table.view(0)["seats"][0]["stall"] == [["stashing_vendor"], ["prepaid_good"]]


def test_a_number_that_no_hint_has_answers_nothing(tmp_path: Path) -> None:
    table = laid()
    assert len(LINE.findall(at_table(table, tmp_path, "hint 7"))) == 3
    assert table.steps == []


def test_where_nothing_can_be_chosen_that_is_told(tmp_path: Path) -> None:
    table = Table(TECHNIQUES + "moment: clean-up\n", [ANNA, Seat("trader", "Basil")])
    assert "There is nothing to choose here." in at_table(table, tmp_path, "hint")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (laid(ANNA, Seat("person", "Ben")), "Hints are given only where you play against bots alone."),
        (laid(hints=False), "This game is played without hints."),
    ],
)
def test_why_there_are_none_is_told(table: Table, said: str, tmp_path: Path) -> None:
    shown = at_table(
        table, tmp_path, *([""] if len([seat for seat in table.seats if seat.is_person]) > 1 else []), "hint"
    )
    assert said in shown
    assert not LINE.findall(shown)


def test_help_names_the_command(tmp_path: Path) -> None:
    assert "hint       the three best answers" in at_table(laid(), tmp_path, "?")


# bots that think


class Terminal(io.StringIO):
    """What is written to somebody who watches."""

    def isatty(self) -> bool:
        return True


def watched(kind: str, out: io.StringIO, folder: Path, lines: int = 30) -> str:
    table = table_of("person", kind)
    visitor = Visitor(until(merchant, lines), out)
    Match(Console(visitor, out), Words(), table, folder / "game.animalfolk").run()
    return out.getvalue()


@pytest.mark.parametrize("kind", ["master", "trader"])
def test_on_a_terminal_it_is_said_once_a_turn_that_a_bot_thinks(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(thoughts=4, turns=1))
    shown = watched(kind, Terminal(), tmp_path)
    turns = len(re.findall(r"^Ben's turn|Turn \d+: Ben", shown, re.MULTILINE))
    assert (shown.count("Ben is thinking …") >= 2) == (kind == "master")
    assert turns == 0 or shown.count("Ben is thinking …") <= turns + 1


def test_a_pipe_is_told_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(thoughts=4, turns=1))
    assert "is thinking" not in watched("master", io.StringIO(), tmp_path)


def test_a_game_against_a_level_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    shown = io.StringIO()
    table = table_of("person", "peddler")
    Match(Console(Visitor(script(["q"]), shown), shown), Words(), table, tmp_path / "game.animalfolk").run()
    assert "seat P2: peddler Ben" in (tmp_path / "game.animalfolk").read_text(encoding="utf-8")
