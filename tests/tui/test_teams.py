"""Two teams at the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from animalfolk import Game
from animalfolk.engine.rules import TEAMS
from animalfolk.i18n import Words
from animalfolk.tui import saves
from animalfolk.tui.console import Console
from animalfolk.tui.keyboard import Keyboard
from animalfolk.tui.set_up import Questions
from animalfolk.tui.setting import SettingError, Way, from_flags
from tests.engine.test_rules_team import team
from tests.support.stalls import stall
from tests.support.table import expect
from tests.tui.visitor import GameDesk, Said, Sitting, Visitor, by_label, merchant, wishes

DECKS = ["macaws", "pandas", "squirrels", "sloths"]
NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def asked(game: Game, seat: int, *lines: str) -> str:
    """What a person in this seat is shown who types these lines."""
    shown = io.StringIO()
    visitor = Visitor(by_label(lines, shown), shown)
    Keyboard(Console(visitor, shown), Words(), NAMES, False).answer(GameDesk(game), seat)
    return " ".join(shown.getvalue().replace("\u00a0", " ").split())


def test_teams_are_four_seats_and_four_decks() -> None:
    found = from_flags(Words(), ["Anna"], None, [], "1", Way({"mode": "teams"}))
    assert [seat.kind for seat in found.seats] == ["person", "trader", "trader", "trader"]
    assert len(found.decks) == 4
    assert Game.begin(found.setup()).view(0)["teams"] == [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("people", "bots", "decks", "mode", "said"),
    [
        (["Anna"], 2, [], "teams", "Two against two, each pair with one stall: 4 can play, not 3"),
        (["Anna"], None, DECKS[:3], "teams", "4 players need 4 different decks"),
        (["Anna"], None, ["macaws"] * 4, "teams", "4 players need 4 different decks"),
        (["Anna"], None, [*DECKS, "macaws"], "teams", "4 players need 4 different decks"),
        (["Anna"], None, [], "pairs", "The option mode is one of free, teams, solo, coop, not"),
    ],
)
def test_what_cannot_be_is_said(people: list[str], bots: int | None, decks: list[str], mode: str, said: str) -> None:
    with pytest.raises(SettingError, match=said):
        from_flags(Words(), people, bots, decks, "1", Way({"mode": mode}))


def test_teams_are_a_way_to_play_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("animalfolk.tui.set_up.NAMES", DECKS)
    typed = iter(["2", "0", "", ""])
    found = Questions(Words(), lambda question: next(typed), Said()).plan("1").setting
    assert (found.rules.mode, found.decks) == (TEAMS, DECKS)


def test_a_whole_game_with_a_bot_as_partner(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, decks=DECKS, mode="teams"))
    assert sitting.code == 0
    assert "Anna and Clove play together against Basil and Dill." in sitting.shown
    assert "You and Clove against Basil and Dill" in sitting.shown
    end = " ".join(sitting.shown.rpartition("-----\n")[2].split())
    assert "Anna and Clove built " in end
    assert "Basil and Dill built " in end
    assert "10 of 10 stacks." in end
    game = saves.load(tmp_path / "game.animalfolk").game
    names = ["Anna and Clove", "Basil and Dill"][game.winners[0]]
    assert f"{names} win in turn" in end or f"{names} have the first stall" in end
    assert max(len(line) for line in sitting.shown.splitlines() if str(tmp_path) not in line) <= 80


def test_cards_are_laid_and_the_partner_is_asked() -> None:
    game = team("P1 hand: swift_broker cookies shattered_relic junk", "P3 hand: shattered_relic", stall(3))
    shown = asked(game, 0, "=Lay cards openly", "=Shattered Relic; Cookies", "=Swift Broker")
    assert "Lay cards openly for stack 4 and ask your partner to complete it" in shown
    assert "Which cards do you lay openly for stack 4? Your partner adds the rest, or declines." in shown
    assert "Junk" not in shown.rpartition("lay openly")[2], "no help lets it in"
    assert "With Shattered Relic and Cookies no help could make the stack" in shown
    expect(game, "P3 asked: help", "P4 knows P1 hand: swift_broker")


def test_one_can_go_back_before_anything_is_shown() -> None:
    game = team("P1 hand: swift_broker cookies junk", "P3 hand: shattered_relic", stall(3))
    before = game.clone()
    asked(game, 0, "=Lay cards openly", "b", "=Discard", "=Junk")
    expect(game, "P4 knows P1 hand:", "P1 discard: junk")
    assert not [event for event in game.events(1) if event["event"] == "asked_help"]
    assert before.view(1)["seats"][0]["hand_count"] == 3


def test_help_is_given_in_one_line() -> None:
    game = team("P1 hand: swift_broker", "P3 hand: cookies swift_broker spyglass empty_chest loyal_partner", stall(3))
    game.answer("ask", 0)
    shown = asked(game, 2, "=Cookies; Loyal Partner", "=Cookies", "=Swift Broker")
    assert "Anna lays Swift Broker and asks for your help. Which of your cards complete the stack?" in shown
    assert "exactly 3" in shown
    assert "Cookies and Loyal Partner do not complete the stack. Nothing has changed." in shown
    assert "So far Cookies, worth 2 of 3: 1 missing." in shown
    expect(game, "P1 next stack: 5", "P3 hand: spyglass empty_chest loyal_partner")


def test_a_card_that_does_not_help_is_not_offered() -> None:
    game = team("P1 hand: swift_broker", "P3 hand: cookies swift_broker loyal_partner junk", stall(1))
    game.answer("ask", 0)
    shown = asked(game, 2, "=Swift Broker")
    assert not [card for card in ("Cookies", "Loyal Partner", "Junk") if card in shown]


def test_what_goes_back_is_not_broken_over_two_lines() -> None:
    game = team("P1 hand: stashing_vendor junk", "P3 hand: junk", stall(3))
    shown = io.StringIO()
    visitor = Visitor(by_label(["=Lay cards openly", "b", "=Discard", "0"], shown), shown)
    Keyboard(Console(visitor, shown), Words(), NAMES, False).answer(GameDesk(game), 0)
    assert "declines.\n     b: go back\n" in shown.getvalue()


def test_enter_declines() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: cookies shattered_relic", stall(3), hold=(0,))
    game.answer(["ask", "swift_broker"], 0)
    assert "Enter or 0: do not help" in asked(game, 2, "")
    expect(game, "P1 asked: act", "P1 not offered: ask")


def test_whoever_has_nothing_to_give_is_asked_too() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: junk", stall(3))
    game.answer(["ask", "swift_broker"], 0)
    asked(game, 2, "")
    expect(game, "P1 asked: act")
