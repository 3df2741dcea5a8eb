"""What the questions before a game offer beside players and decks: kinds of bots, options, taking back, who begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.bots import BOTS, LEVELS, RandomBot
from animalfolk.engine.rules import OPTIONS, value_text
from animalfolk.i18n import Words
from animalfolk.modes.knowing import KNOWN
from animalfolk.table import Settings
from animalfolk.tui import saves, set_up
from animalfolk.tui.plain import Wishes
from animalfolk.tui.plan import Plan
from animalfolk.tui.set_up import Questions
from animalfolk.tui.setting import BOT
from tests.tui.visitor import Said, Sitting, script

KINDS = list(LEVELS)
USUAL = KINDS.index(BOT) + 1
BOTS_ASKED = (
    "Which kinds of bots are Basil and Clove? "
    f"Type one number for all, or one for each in this order; Enter means {USUAL} for all."
)
ASKED = "Other options? Type o to list them, or a number to change one; Enter begins."


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


def asked(*lines: str) -> tuple[Plan, list[str]]:
    """What these answers make, and what was said; all of them are read."""
    typed, said = iter(lines), Said()

    def ask(question: str) -> str:
        said.append(question)
        return next(typed)

    plan = Questions(Words(), ask, said).plan()
    assert list(typed) == []
    return plan, said


def three(*bots: str) -> tuple[Plan, list[str]]:
    """Anna and two bots, with what is typed about these."""
    return asked("1", "3", "1", "Anna", *bots, "f", "")


def duel(*lines: str) -> tuple[Plan, list[str]]:
    """Anna and a bot, with what is typed about further options."""
    return asked("1", "2", "1", "Anna", "", "f", *lines, "")


def kinds(plan: Plan) -> list[str]:
    return [seat.kind for seat in plan.setting.seats]


# bots


def test_enter_takes_the_usual_bot_for_all() -> None:
    plan, said = three("")
    assert kinds(plan) == ["person", BOT, BOT]
    at = said.index(BOTS_ASKED)
    assert said[at - len(KINDS) : at] == [
        f"{number:>3}  {Words().text(f'begin-seat-{kind}')}" for number, kind in enumerate(KINDS, start=1)
    ]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("2", [KINDS[1], KINDS[1]]), ("1 2", [KINDS[0], KINDS[1]]), ("2,1", [KINDS[1], KINDS[0]])],
)
def test_one_kind_for_all_or_one_for_each(typed: str, expected: list[str]) -> None:
    plan, _ = three(typed)
    assert kinds(plan) == ["person", *expected]
    assert [seat.name for seat in plan.setting.seats] == ["Anna", "Basil", "Clove"]


def test_what_is_no_kind_is_asked_again() -> None:
    most = len(KINDS)
    plan, said = three(str(most + 1), "0", "x", "1 1 1", f"1 {most + 1}", f"{most} {most}")
    assert kinds(plan) == ["person", KINDS[-1], KINDS[-1]]
    assert said.count(f"Please type one number from 1 to {most}, or one for each bot.") == 5
    _, said = asked("1", "2", "1", "Anna", "1 2", "1", "f", "")
    assert f"Which kind of bot is Basil? Type a number; Enter means {USUAL}." in said
    assert f"Please type a number from 1 to {most}." in said


def test_no_bot_no_question() -> None:
    for lines in (["1", "2", "2", "Anna", "Ben", "f", ""], ["3", "1", "Anna", "", "f", ""]):
        assert not any("kind" in line for line in asked(*lines)[1])


def test_one_kind_alone_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_up, "LEVELS", {BOT: LEVELS[BOT]})
    plan, said = three()
    assert kinds(plan) == ["person", BOT, BOT]
    assert not any("kind" in line for line in said)


def test_all_the_kinds_there_are_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "drunken", RandomBot)
    monkeypatch.setattr(set_up, "LEVELS", {**LEVELS, "drunken": LEVELS[BOT]})
    known = Words.text
    monkeypatch.setattr(
        Words,
        "text",
        lambda self, key, *more, **given: key if key.endswith("-drunken") else known(self, key, *more, **given),
    )
    last = len(KINDS) + 1
    plan, said = three(f"{last} 1")
    assert kinds(plan) == ["person", "drunken", KINDS[0]]
    assert f"{last:>3}  begin-seat-drunken" in said


# options


def test_one_enter_goes_past_all_options() -> None:
    plan, said = duel()
    assert said[-1] == ASKED
    assert not any(line.startswith("  1  Stacks") for line in said)
    assert plan.setting.rules.changed() == []
    assert (plan.settings, plan.setting.first) == (Settings(), "random")


def test_the_list_says_what_everything_is_now() -> None:
    _, said = duel("o")
    at = said.index(ASKED)
    assert said[at + 1 : at + 9] == [
        "  1  Stacks that win: 8",
        "  2  Cards in a full hand: 5",
        "  3  Coins at the beginning: none",
        "  4  Junk stands in for a missing card: only in clean-up",
        "  5  Taking back: freely when alone; else if all agree",
        "  6  Who begins: the lot decides",
        "  7  Seed: drawn by lot",
        ASKED,
    ]


def test_partners_are_chosen_by_their_seats() -> None:
    """Whoever is to begin still begins from another seat."""
    plan, said = asked("2", "2", "Anna", "Ben", "", "f", "o", "7", "3", "8", "3", "7", "3", "")
    rows = [line.partition(": ")[2] for line in said if line.startswith("  7  Seats, in the order of play: ")]
    assert rows == ["Anna, Ben, Basil and Clove", "Anna, Basil, Ben and Clove", "Anna, Ben, Basil and Clove"]
    assert [seat.name for seat in plan.setting.seats] == ["Anna", "Ben", "Basil", "Clove"]
    assert plan.setting.first == 2  # Basil
    plan, _ = asked("2", "2", "Anna", "Ben", "", "f", "7", "3", "")
    assert [seat.name for seat in plan.setting.seats[::2]] == ["Anna", "Ben"]


def test_each_can_be_changed() -> None:
    changes = ["1", "5", "2", "7", "3", "2", "4", "2", "5", "4", "6", "3", "7", "market day"]
    plan, said = duel(*changes, "o")
    assert plan.setting.rules.changed() == ["stacks=5", "hand_size=7", "gold=by_seat", "junk_substitute=any_draw"]
    assert plan.settings == Settings(undo="never")
    assert plan.setting.setup().first == 1
    assert plan.setting.seed == duel("7", "market day")[0].setting.seed
    assert said[-8:-1] == [
        "  1  Stacks that win: 5",
        "  2  Cards in a full hand: 7",
        "  3  Coins at the beginning: one more for each later seat",
        "  4  Junk stands in for a missing card: whenever you draw",
        "  5  Taking back: never",
        "  6  Who begins: Basil",
        "  7  Seed: market day",
    ]


def test_a_change_is_said_and_enter_leaves_what_was() -> None:
    plan, said = duel("1", "11", "0", "5", "1", "", "3", "2", "3", "", "7", "a", "7", "")
    assert said.count("Please type a number from 1 to 10.") == 2
    assert "Stacks that win: type a number from 1 to 10; Enter leaves 8." in said
    assert "Stacks that win: type a number from 1 to 10; Enter leaves 5." in said
    assert "Coins at the beginning: type a number from 1 to 2; Enter leaves 2." in said
    assert said.count("  1  Stacks that win: 5") == 2
    assert plan.setting.rules.changed() == ["stacks=5", "gold=by_seat"]
    assert said.count("  7  Seed: a") == 2


def test_what_is_not_in_the_list_is_asked_again() -> None:
    _, said = duel("0", "8", "stacks")
    assert said.count("Please type o, or a number from 1 to 7.") == 3


def test_a_draft_has_coins_unless_they_are_taken_away() -> None:
    drafted = ["1", "2", "1", "Anna", "", "d"]
    plan, said = asked(*drafted, "o", "")
    assert "  3  Coins at the beginning: one more for each later seat" in said
    assert plan.setting.rules.gold == 1
    assert asked(*drafted, "3", "1", "")[0].setting.rules.gold == 0


MODES = {  # how a game of each mode is set up, up to its options
    "free": ["1", "2", "0", "", "f"],
    "teams": ["2", "0", "", "f"],
    "solo": ["3", "0", "", "", "f"],
    "coop": ["4", "0", "", "", "f"],
}


@pytest.mark.parametrize(("number", "mode"), list(enumerate(MODES)))
def test_the_options_are_those_of_the_mode(number: int, mode: str) -> None:
    """Whatever means something there can be changed, and everything that is offered makes a game."""
    _, said = asked(*MODES[mode], "o", "")
    words = Words()
    offered = [line[5:].partition(":")[0] for line in said[said.index(ASKED) + 1 : -1]]
    known = [option for option in OPTIONS if option in KNOWN[number] and option not in ("mode", "difficulty")]
    more = ["begin-undo", "begin-first", "begin-seed"] if mode != "solo" else ["begin-undo", "begin-seed"]
    if mode == "teams":
        more.insert(1, "begin-order")
    labels = [words.text(f"begin-option-{option}") for option in known]
    assert offered == [*labels, *[words.text(key) for key in more]]
    for place, option in enumerate(known, start=1):
        values = {asked(*MODES[mode], str(place), value, "")[0].setting.rules.dump()[option] for value in "12"}
        assert len(values) == 2, option


def test_what_excludes_each_other_is_not_offered() -> None:
    label = Words().text("begin-option-power_on_exhaustion")
    for number, difficulty in enumerate(("gentle", "standard", "stern"), start=1):
        plan, said = asked("3", "1", "Anna", str(number), "f", "o", "")
        assert value_text("difficulty", plan.setting.rules.difficulty) == difficulty
        assert any(label in line for line in said) == (difficulty == "standard")


def test_what_was_chosen_is_played(tmp_path: Path) -> None:
    lines = ["s", "1", "2", "1", "Anna", "2", "f", "1", "3", "5", "4", "6", "2", "", "q"]
    sitting = Sitting(script(lines), Wishes(settings=Settings(hold=False)))
    assert "Be the first to fill your stall with 3 stacks" in " ".join(sitting.shown.split())
    found = saves.unfinished()
    assert found
    table = saves.load(found)
    assert [seat.kind for seat in table.seats] == ["person", KINDS[1]]
    assert table.settings == Settings(hold=False, undo="never")
    assert table.asked == 0


def test_a_flag_about_taking_back_is_what_the_list_begins_with() -> None:
    lines = ["s", "1", "2", "1", "Anna", "", "f", "o", "", "q"]
    sitting = Sitting(script(lines), Wishes(settings=Settings(undo="free")))
    assert "  5  Taking back: if nothing hidden was seen\n" in sitting.shown
    found = saves.unfinished()
    assert found
    assert saves.load(found).settings.undo == "free"
