"""Coins at the keyboard, and decks chosen in turn before the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk import Game, read_record
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story
from animalfolk.tui import set_up
from animalfolk.tui.plain import Wishes
from animalfolk.tui.set_up import Questions
from animalfolk.tui.setting import Setting, SettingError, Way, from_flags
from tests.tui.test_keyboard import at, own
from tests.tui.visitor import Said, Sitting, script

CALM = ["macaws", "pandas", "squirrels", "platypuses", "sloths", "polecats", "raccoons", "ocelots"]
WITH_WORDS = "draft:complexity=2"


def shop(hand: str, gold: int = 2) -> Game:
    """P1 has coins, and a Spyglass costs 5."""
    lines = ["rules: gold=by_seat", f"P1 gold: {gold}", "P2 gold: 1", "market: - - - spyglass -", f"P1 hand: {hand}"]
    text = "\n".join(["animalfolk position 1", "decks: macaws pandas squirrels", *lines, "P2 hand: junk"])
    return Game.from_position(text, hold=[0])


def test_coins_lie_on_the_table_and_among_what_pays() -> None:
    game = shop("shattered_relic junk junk")
    shown = at(game, "t", "=Buy Spyglass", "=Shattered Relic; Coin; Coin")
    assert "\n  2 coins\n" in shown
    assert "\n  1 coin\n" in shown
    assert "  Coin 1" in shown
    assert own(game)["gold"] == 0
    assert "spyglass" in own(game)["hand"]


def test_a_coin_to_spare_is_named() -> None:
    shown = at(shop("flashy_show spyglass"), "=Buy Spyglass", "=Flashy Show; Coin", "")
    assert "Coin could be left out: Flashy Show would be enough." in shown


def test_a_purchase_with_coins_is_one_sentence() -> None:
    game = shop("shattered_relic junk")
    since = len(game.events(1))
    game.answer(["buy spyglass+1", "shattered_relic", "coin", "coin"], 0)
    lines, _ = Story(Words(), ["Anna", "Ben"], 1).lines(game.events(1, since))
    assert "Anna buys Spyglass from the +1 slot, paying with 2\u00a0×\u00a0Coin and Shattered Relic." in lines


def test_decks_are_banned_and_picked_in_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.animalfolk"
    wishes = Wishes(people=["Anna"], decks=[WITH_WORDS], seed="3", save=path, way=Way(first="P1"))
    sitting = Sitting(script(["x", "99", "1", "1", "q"]), wishes)
    assert "The decks are chosen in turn. Anna is first." in sitting.shown
    assert "Anna: which deck stays out of this game? Type its number." in sitting.shown
    assert sitting.shown.count("Please type a number from 1 to 9.") == 2
    assert "Anna bans Snappy Scarlet Macaws." in sitting.shown
    assert "Basil bans " in sitting.shown
    assert "Anna picks Dealing Giant Pandas." in sitting.shown
    assert "Basil picks " in sitting.shown
    game = read_record(path.read_text(encoding="utf-8").replace("//", "// "))
    assert "pandas" in game.view(None)["decks"]
    assert "macaws" not in game.view(None)["decks"]
    assert [seat["gold"] for seat in game.view(None)["seats"]] == [0, 1]
    assert "draft: from macaws" in game.record()


def test_a_draft_of_bots_alone_asks_nobody(tmp_path: Path) -> None:
    path = tmp_path / "game.animalfolk"
    sitting = Sitting(script([]), Wishes(bots=2, decks=[WITH_WORDS], seed="1", save=path, way=Way({"stacks": "3"})))
    assert sitting.typed == []
    assert "wins in turn" in sitting.shown


def flags(*decks: str, people: int = 1, first: str = "random", **options: str) -> Setting:
    """A setting from flags."""
    names = ["Anna", "Ben", "Cleo", "Dora"][:people]
    return from_flags(Words(), names, None, decks, "1", Way(options, first))


def test_decks_by_lot_from_those_that_fit() -> None:
    found = flags("random:complexity=1", "luck=1")  # as the command line splits it
    assert set(found.decks) <= {"macaws", "pandas", "squirrels", "platypuses"}
    assert found.decks == flags("random:complexity=1", "luck=1").decks
    assert len(flags("random", people=3).decks) == 4
    assert flags("first", people=4).decks == ["macaws", "pandas", "squirrels", "platypuses", "sloths"]


def test_the_mode_says_how_many_play_and_with_how_many_decks() -> None:
    found = flags(mode="teams")
    assert len(found.seats) == 4
    assert len(found.decks) == 4
    assert Game.begin(found.setup()).view(None)["rules"]["stacks"] == 10


@pytest.mark.parametrize("first", ["P1", "P2", "p2"])
def test_whoever_is_named_begins(first: str) -> None:
    assert Game.begin(flags(first=first).setup()).view(None)["active"] == int(first[1]) - 1


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: flags(mode="chess"), 'The option mode is one of free, teams, solo, coop, not "chess".'),
        (lambda: flags(stacks="many"), 'The option stacks is a number from 1 to 10, not "many".'),
        (
            lambda: flags(traps="yes"),
            "The option traps cannot be used: the manual names such things but gives no rules",
        ),
        (lambda: flags(open_hands="yes"), "The option open_hands is for these modes: coop; not for free."),
        (lambda: flags(first="P3"), "Who begins is random or one of P1, P2, not P3."),
        (lambda: flags("random:luck=0"), "3 decks are needed, and none fits this wish"),
        (lambda: flags("draft:interaction=1", people=3), "only these fit this wish: macaws, platypuses and sloths"),
        (lambda: flags("first:luck=1"), "The decks of a first game are given"),
        (lambda: flags("first", "macaws"), 'or by one of random, first, draft alone, not by "first,macaws".'),
        (lambda: flags("draft", "macaws", mode="coop"), "or by one of random, first, draft alone"),
        (lambda: flags("random:box=1", "box=2"), "or box with 1 or 2, each once"),
        (lambda: flags("macaws", "pandas", "sloths", mode="teams"), "4 players need 4 different decks"),
    ],
)
def test_what_cannot_be_is_said(make: object, said: str) -> None:
    assert callable(make)
    with pytest.raises(SettingError) as caught:
        make()
    assert said in str(caught.value)


def test_five_at_a_table_of_teams() -> None:
    with pytest.raises(SettingError, match="Two against two, each pair with one stall: 4 can play, not 5"):
        from_flags(Words(), ["Anna"], 4, [], "1", Way({"mode": "teams"}))


def asked(monkeypatch: pytest.MonkeyPatch, *lines: str) -> tuple[Setting, list[str]]:
    """The setting that these answers make, with decks that have words already."""
    monkeypatch.setattr(set_up, "NAMES", CALM)
    typed = iter(lines)
    said = Said()

    def ask(question: str) -> str:
        said.append(question)
        return next(typed)

    return Questions(Words(), ask, said).plan("1").setting, said


def test_the_ways_to_play_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    found, said = asked(monkeypatch, "9", "2", "1", "Anna", "", "1 2 3 4", "")
    assert said[:2] == ["  1  Everybody for themselves", "  2  Two against two, each pair with one stall"]
    assert "How do you play? Type a number; Enter means 1." in said
    assert not any("How many play" in line for line in said)  # always four
    assert len(found.seats) == 4
    assert found.decks == CALM[:4]
    assert Game.begin(found.setup()).view(None)["rules"]["mode"] == 1


@pytest.mark.parametrize(
    ("typed", "decks"),
    [
        ("f", {"macaws", "pandas", "squirrels"}),
        ("complexity=1 luck=1", {"macaws", "pandas", "squirrels", "platypuses"}),
    ],
)
def test_decks_can_be_wished_for(typed: str, decks: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = asked(monkeypatch, "", "2", "", "", "", typed, "")
    assert set(found.decks) <= decks
    assert len(found.decks) == 3


def test_a_wish_that_no_decks_fit_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found, said = asked(monkeypatch, "", "2", "", "", "", "luck=0", "d", "")
    assert "3 decks are needed, and none fits this wish. Please ask for less." in said
    assert found.decks == []
    assert found.draft().decision
    assert found.rules.gold == 1
