"""Taking back at the keyboard: a step, a turn, what bots did since, with the others' word, and why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from animalfolk.engine.events import REVEALS, ROWS
from animalfolk.i18n import Words
from animalfolk.table import Seat, Settings, Table, Undo
from animalfolk.table.reveals import ASKED, LOOK
from animalfolk.table.store import restore, store
from animalfolk.table.undo import REVEALED
from animalfolk.tui.deeds import BESIDES, group_of, reason
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import Way
from tests.tui.visitor import Sitting, at_table, fickle, merchant, script, wishes

ANNA, BEN, BASIL = Seat("person", "Anna"), Seat("person", "Ben"), Seat("simple", "Basil")
HEAD = "animalfolk position 1\ndecks: macaws pandas squirrels\n"
DECK = "junk junk junk junk junk junk junk junk"
PLAIN = (
    f"{HEAD}market: - - - cookies acorn\nP1 hand: stashing_vendor prepaid_good junk\nP1 deck: {DECK}\n"
    f"P2 hand: stashing_vendor junk\nP2 deck: {DECK}\n"
)
BUILD = ["=Build stack 1", "=Stashing Vendor"]


def question(shown: str) -> str:
    """The last table and what is asked at it."""
    return shown[shown.rindex("--- Turn") :].partition("\nThe game is saved")[0]


def own(table: Table, seat: int = 0) -> list[str]:
    hand: list[str] = table.view(seat)["seats"][seat]["hand"]
    return hand


def test_the_last_step_is_taken_back_and_the_table_comes_again(tmp_path: Path) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, *BUILD, "u")
    assert "You take back your last step.\n\n--- Turn 1, your turn" in shown
    assert "next stack 1" in question(shown)
    assert "Build stack 1" in question(shown)
    assert table.steps == []
    assert sorted(own(table)) == ["junk", "prepaid_good", "stashing_vendor"]


@pytest.mark.parametrize("typed", ["u", "U", "undo"])
def test_a_step_is_one_answer(tmp_path: Path, typed: str) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, "=Play Prepaid Good", "=Cookies", typed)
    assert "You take back your last step.\n\n--- Turn 1, your turn" in shown
    assert [step.texts for step in table.steps] == [("play prepaid_good",)]
    assert "Prepaid Good: which card do you take?" in question(shown)


@pytest.mark.parametrize("typed", ["uu", "undo turn", "UU", "undo  turn"])
def test_the_whole_turn_is_taken_back(tmp_path: Path, typed: str) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, "=Play Prepaid Good", "=Cookies", typed)
    assert "You take back your turn from its beginning.\n" in shown
    assert table.steps == []


def test_what_a_bot_did_since_is_taken_back_and_told_again(tmp_path: Path) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, *BUILD, "", "u", "", "t")
    assert "You take back your last step, and with it all that happened since.\n" in shown
    news = re.findall(r"Turn 2: Basil\n(.*?)\n\n", shown, re.DOTALL)
    assert len(news) == 2
    assert news[0] == news[1]
    assert "Basil builds stack 1 with Stashing Vendor." in news[0]
    assert shown.count("You build stack 1") == 1, "what stands is not told again"
    assert shown.count("  You draw ") == 2
    assert shown.count("--- Turn 3, your turn") == 3


def test_the_same_answer_leads_to_the_same_table(tmp_path: Path) -> None:
    once = at_table(Table(PLAIN, [ANNA, BASIL]), tmp_path, *BUILD, "", "t")
    again = at_table(Table(PLAIN, [ANNA, BASIL]), tmp_path, *BUILD, "", "uu", *BUILD, "", "u", "", "t")
    assert question(once) == question(again)


def test_one_person_takes_back_to_the_beginning_and_no_further(tmp_path: Path) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, *BUILD, "", "uu", "uu", "u")
    assert shown.count("You take back") == 1
    assert shown.count("You have done nothing yet that could be taken back.\n") == 2
    assert table.steps == []


def test_in_the_middle_of_a_choice_it_is_going_back(tmp_path: Path) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, *BUILD, "", "=Discard", "u")
    assert "take back" not in shown
    assert shown.count("What do you do?") == 3
    steps = len(table.steps)
    assert "You take back" in at_table(table, tmp_path, "=Discard", "uu")
    assert len(table.steps) < steps


def test_the_log_says_where(tmp_path: Path) -> None:
    table = Table(PLAIN, [ANNA, BASIL])
    shown = at_table(table, tmp_path, *BUILD, "u", "=Play Prepaid Good", "u", *BUILD, "l")
    log = shown.rpartition("lines of the log:")[2]
    assert re.sub(r"\s+", " ", log).startswith(" Here you took something back. You build stack 1 with Stashing Vendor.")


def test_a_save_holds_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    at_table(Table(PLAIN, [ANNA, BASIL]), tmp_path, *BUILD, "u", "=Play Prepaid Good")
    text = (tmp_path / "game.animalfolk").read_text(encoding="utf-8")
    assert "build" not in text
    assert store(restore(text)) == text


# why not


def test_every_way_to_see_something_has_a_sentence_of_its_group() -> None:
    shown = [*(row.key for row in ROWS if row.reveals), LOOK, ASKED]
    groups = {group_of(by) for by in shown}
    assert groups == {*REVEALS, *BESIDES.values()}
    assert len({Words().text("undo-revealed", by=group) for group in groups}) == len(groups)


@pytest.mark.parametrize(
    ("by", "group"),
    [
        ("rolled", "rolled"),
        ("revealed", "shown"),
        ("mixed_hands", "mixed"),
        ("deck_shuffled", "shuffled"),
        ("set_aside", "seen"),
        (LOOK, "seen"),
        ("took_from_hand", "taken"),
        ("found", "drawn"),
        ("dealt", "market"),
        (ASKED, "asked"),
        ("turned_up", "shown"),
    ],
)
def test_what_was_shown_is_told_by_its_group(by: str, group: str) -> None:
    assert group_of(by) == group


@pytest.mark.parametrize(
    ("settings", "lines", "said"),
    [
        ("never", BUILD, "At this table nothing is taken back."),
        ("free", [*BUILD, ""], "cards have been drawn since then."),
        ("free", [*BUILD, "", "=Discard", "0"], "You take back your last step."),
    ],
)
def test_where_it_is_off_the_reason_is_told(tmp_path: Path, settings: str, lines: list[str], said: str) -> None:
    shown = at_table(Table(PLAIN, [ANNA, BASIL], Settings(undo=settings)), tmp_path, *lines, "u")
    assert said in " ".join(shown.split())
    assert "Do you want to ask?" not in shown


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Undo(0, REVEALED, "rolled"), "a die has been rolled"),
        (Undo(0, REVEALED, "market_shuffled"), "cards have been shuffled"),
        (Undo(0, REVEALED, LOOK), "hidden cards have been looked at"),
        (Undo(0, REVEALED, "dealt"), "new cards have come into the market"),
        (Undo(0, REVEALED, "took_from_hand"), "a card of somebody's hand has been taken"),
        (Undo(0, REVEALED, "revealed"), "a hidden card has been shown"),
        (Undo(0, "over"), "The game is over"),
        (Undo(0, "answered"), "somebody else has answered since then"),
    ],
)
def test_each_reason_is_a_sentence(found: Undo, said: str) -> None:
    assert said in reason(Words(), found)
    assert reason(Words(), found).endswith(".")


# whole games

MODES = [
    ("free", {"people": ["Anna"]}),
    ("free", {"people": ["Anna", "Ben"]}),
    ("teams", {"people": ["Anna", "Ben"]}),
    ("solo", {"people": ["Anna"]}),
    ("coop", {"people": ["Anna", "Ben"]}),
]


@pytest.mark.parametrize(("mode", "more"), MODES)
def test_a_whole_game_with_takings_back_is_the_game_without_them(
    tmp_path: Path, mode: str, more: dict[str, object]
) -> None:
    way = Way({"mode": mode, "stacks": "4"})
    paths = [tmp_path / name for name in ("plain", "fickle")]
    Sitting(merchant, wishes(tmp_path, way=way, save=paths[0], **more))
    sitting = Sitting(fickle(merchant, mode, 25), wishes(tmp_path, way=way, save=paths[1], **more))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    tables = [restore(text) for text in texts]
    assert "take back" in sitting.shown
    assert tables[1].is_over
    assert tables[0].steps == tables[1].steps
    assert tables[0].game == tables[1].game
    assert store(tables[1]) == texts[1]
    assert max(len(line) for line in sitting.shown.splitlines() if str(tmp_path) not in line) <= 80


def test_a_game_is_left_right_after_a_taking_back_and_goes_on_there(tmp_path: Path) -> None:
    path = tmp_path / "game.animalfolk"
    left = Sitting(script(["1", "", "u", "t", "q"]), wishes(tmp_path))
    back = Sitting(script(["t", "q"]), Wishes(resume=path))
    assert question(left.shown) == question(back.shown)
    assert "Build stack 1" in question(back.shown)
