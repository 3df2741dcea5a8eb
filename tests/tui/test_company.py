"""Solo and co-op at the keyboard: setting up, the table, the Company's turns, the end, and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from animalfolk import Game, read_record
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story
from animalfolk.table import Seat, Table
from animalfolk.tui import saves, set_up
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import SettingError, Way, from_flags
from tests.support.company import COOP_DECKS, PLENTY, solo
from tests.support.table import play
from tests.tui.visitor import Sitting, at_table, merchant, script, until, wishes


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))


def lines_of(text: str) -> str:
    """What was shown, without its line breaks."""
    return " ".join(text.replace("\u00a0", " ").split())


def test_the_table_shows_the_company_and_its_hand(tmp_path: Path) -> None:
    shown = Sitting(script(["q"]), wishes(tmp_path, mode="solo")).last_question
    said = lines_of(shown)
    assert "The Company: 10 cards, buys 1 a turn, has bought 0 cards" in said
    assert "its hand, the active card first: " in said
    assert (
        "fill your stall with eight stacks, worth 1, 2, 3 and so on to 8, before the Company has bought the whole"
        in said
    )
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_its_turn_is_told_line_by_line(tmp_path: Path) -> None:
    shown = lines_of(Sitting(until(merchant, 14), wishes(tmp_path, mode="solo")).shown)
    assert "Turn 2: the Company The Company buys " in shown
    assert ", the rightmost card of the market, as its stack 1. New in the market: " in shown


def test_a_whole_solo_game_and_its_record(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, mode="solo", difficulty="gentle"))
    assert sitting.code == 0
    table = saves.load(tmp_path / "game.animalfolk")
    game, seats = table.game, table.seats
    end = lines_of(sitting.shown.rpartition("-----\n")[2])
    assert [seat.name for seat in seats] == ["Anna"]
    assert game.is_over
    won = game.winners == [0]
    assert ("you win against the Company in turn" in end) == won
    assert ("The market is empty: the Company wins in turn" in end) != won
    assert "The Company bought " in end
    assert f"You built {len(game.view(0)['seats'][0]['stall'])} of 8 stacks." in end


def test_a_lost_game_says_so(tmp_path: Path) -> None:
    def idle(piece: str) -> str:
        rows = [line.split(maxsplit=1) for line in piece.splitlines() if "Discard any number" in line]
        return rows[0][0] if rows else ""

    sitting = Sitting(idle, wishes(tmp_path, mode="solo"))
    shown = lines_of(sitting.shown)
    assert "The market stays empty: the Company has bought it all, and the game is lost." in shown
    assert "The market is empty: the Company wins in turn" in shown
    text = (tmp_path / "game.animalfolk").read_text(encoding="utf-8")
    assert "\nresult: the Company\n" in text
    assert read_record(text).winners == [1]


def test_two_play_together_with_a_bot_as_partner(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, mode="coop", difficulty="gentle", decks=COOP_DECKS))
    assert sitting.code == 0
    end = lines_of(sitting.shown.rpartition("-----\n")[2])
    assert "of 10 stacks together." in end
    assert "Anna and Basil built " in end
    table = saves.load(tmp_path / "game.animalfolk")
    game, seats = table.game, table.seats
    assert [seat.kind for seat in seats] == ["person", "trader"]
    assert game.is_over


def test_bots_alone_may_play_it(tmp_path: Path) -> None:
    sitting = Sitting(
        script([]), Wishes(bots=1, seed="4", way=Way({"mode": "solo"}), save=tmp_path / "game.animalfolk")
    )
    assert "Basil has built 8 stacks and beats the Company" in lines_of(sitting.shown)
    way = Way({"mode": "coop"})
    asked = Wishes(bots=2, seed="4", way=way, decks=COOP_DECKS, save=tmp_path / "game.animalfolk")
    sitting = Sitting(script([]), asked)
    assert "Basil and Clove" in lines_of(sitting.shown.rpartition("-----\n")[2])


def test_it_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    Sitting(until(merchant, 9), wishes(tmp_path, mode="solo"))
    sitting = Sitting(merchant, Wishes(resume=tmp_path / "game.animalfolk"))
    assert "Back at the table: the game of Anna goes on in turn" in lines_of(sitting.shown)
    assert "of 8 stacks." in sitting.shown


def test_it_is_set_up_by_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_up, "NAMES", [*COOP_DECKS, "polecats"])
    sitting = Sitting(script(["s", "4", "2", "Anna", "Ben", "3", "1 2 3 4", "", "", "q"]), Wishes())
    shown = lines_of(sitting.shown)
    assert "4 Two together against the Company" in shown
    assert "gentle, the Company always buys one card a turn" in shown
    assert "buys 2 a turn" in shown
    assert "The Company: 20 cards" in shown


def test_its_deck_can_be_looked_up(tmp_path: Path) -> None:
    shown = lines_of(Sitting(script(["d", "q"]), wishes(tmp_path, mode="solo")).shown)
    assert "The deck of the Company, the active card first: " in shown


@pytest.mark.parametrize(
    ("way", "people", "bots", "decks", "said"),
    [
        ({"mode": "solo"}, ["Anna", "Ben"], None, [], "Alone against the Company: 1 can play, not 2."),
        ({"mode": "solo"}, ["Anna"], 1, [], "Alone against the Company: 1 can play, not 2."),
        ({"mode": "coop"}, ["Anna", "Ben", "Cleo"], None, [], "Two together against the Company: 2 can play, not 3."),
        ({"mode": "coop"}, ["Anna"], 0, [], "Two together against the Company: 2 can play, not 1."),
        ({"mode": "coop"}, ["Anna"], None, ["macaws"], "2 players need 4 different decks."),
        ({"mode": "duel"}, ["Anna"], None, [], "The option mode is one of free, teams, solo, coop, not"),
        ({"mode": "solo", "difficulty": "brutal"}, ["Anna"], None, [], "is one of gentle, standard, stern, not"),
        (
            {"mode": "solo", "difficulty": "gentle", "power_on_exhaustion": "yes"},
            ["Anna"],
            None,
            [],
            "With difficulty=gentle the Company’s purchasing power never changes",
        ),
    ],
)
def test_what_cannot_be_is_said(
    way: dict[str, str], people: list[str], bots: int | None, decks: list[str], said: str
) -> None:
    with pytest.raises(SettingError, match=said):
        from_flags(Words(), people, bots, decks, "1", Way(way))


def sentences(game: Game, since: int, lang: str = "en") -> list[str]:
    """What Anna is told."""
    words = Words(lang)
    return Story(words, ["Anna", words.text("company-name")], 0).lines(game.events(0, since))[0]


def test_what_cards_do_to_the_company_is_told() -> None:
    lines = ["decks: crocodiles raccoons squirrels", "P2 deck: spyglass junk acorn", PLENTY]
    market = "market: cookies acorn spyglass flashy_show accordion"
    game = solo(*lines, market, "P1 hand: little_villain rotten_food junk")
    since = len(game.events(0))
    play(game, "P1: play little_villain; play rotten_food")
    assert sentences(game, since) == [
        "You play Little Villain.",
        "The Company throws away Spyglass.",
        "The Company has lost a card in this turn already and loses no more.",
        "You play Rotten Food.",
        "You put Junk on top of the Company's deck.",
    ]
    game = solo(*lines, market, "P1 hand: little_villain", rules="company_discards=removed")
    since = len(game.events(0))
    play(game, "P1: play little_villain")
    assert "Spyglass of the Company leaves the game." in sentences(game, since)
    assert "«\u00a0Longue-vue\u00a0», une carte de la Compagnie, quitte la partie." in sentences(game, since, "fr")
    assert "Karta „Luneta” znika z talii Kompanii i z gry." in sentences(game, since, "pl")


def test_the_active_card_is_an_option_by_its_name() -> None:
    view = cast(View, {"viewer": 0, "decision": {"prompt": "swap"}, "seats": []})
    said = Words().option("P2.0:acorn", view, ["Anna", "the Company"])
    assert said == "Acorn, the active card of the Company"
    pending(view)["prompt"] = "player"
    assert Words().option("P2", view, ["Anna", "the Company"]) == "The Company"


def test_which_card_goes_back_first_is_one_question(tmp_path: Path) -> None:
    """A second card of the Company is not thrown away in a turn: both go back, and one is named."""
    text = """animalfolk position 1
decks: raccoons crocodiles macaws
players: 1
rules: mode=solo
thrown: yes
market: cookies spyglass nuisance sabotage cookies
P1 hand: sabotage junk
P1 deck: junk junk junk junk junk
P2 deck: flashy_show cookies junk
"""
    table = Table(text, [Seat("person", "Anna")])
    shown = lines_of(at_table(table, tmp_path, "=Play Sabotage", "=Cookies"))
    assert "Which card goes back first?" in shown
    assert [step.texts for step in table.steps] == [("play sabotage",), ("cookies",)]
