"""Taking back where several people share the keyboard, and by somebody who is asked out of turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from animalfolk.table import Seat, Table
from animalfolk.tui.plain import Wishes
from tests.tui.test_undo import ANNA, BASIL, BEN, BUILD, PLAIN, question
from tests.tui.visitor import Sitting, at_table, fickle, merchant, script, until


def people(*lines: str, folder: Path) -> tuple[Table, str]:
    table = Table(PLAIN, [ANNA, BEN])
    return table, at_table(table, folder, "", *lines)


def test_what_showed_nothing_is_taken_back_without_asking(tmp_path: Path) -> None:
    table, shown = people(*BUILD, "u", folder=tmp_path)
    assert "You take back your last step." in shown
    assert "agree" not in shown
    assert table.steps == []


def test_the_others_are_asked_by_name_and_no_hand_is_shown(tmp_path: Path) -> None:
    table, shown = people(*BUILD, "", "", "=Discard", "0", "", "", "uu", "yes", "x", "yes", "", folder=tmp_path)
    text = " ".join(shown.split())
    assert "cards have been drawn since then. It is taken back if Ben agrees. Do you want to ask?" in text
    asked = "Pass the keyboard to Ben. Anna would like to take back a turn from its beginning. Do you agree, Ben?"
    assert asked in text
    assert "Please type yes or no." in text
    between = text[text.index(asked) : text.rindex("Pass the keyboard to Anna")]
    assert "hand" not in between
    hidden = shown[shown.index("Do you want to ask?") : shown.index("Anna would like")]
    assert "\n" * 50 in hidden
    assert "You take back your turn from its beginning, and with it all that happened since." in text
    assert table.steps == []
    assert table.asked == 0


def test_one_refusal_is_enough_and_the_question_comes_again(tmp_path: Path) -> None:
    table, shown = people(*BUILD, "", "", "=Discard", "0", "", "", "u", "yes", "no", "", folder=tmp_path)
    assert "Ben does not agree: nothing is taken back.\n\n--- Turn 3, Anna" in shown
    assert "You take back" not in shown
    assert len(table.steps) == 4
    assert table.request is None


@pytest.mark.parametrize(("words", "asked", "steps"), [("yy", 2, 1), ("yn", 2, 2), ("n", 1, 2)])
def test_of_three_people_all_must_agree(tmp_path: Path, words: str, asked: int, steps: int) -> None:
    three = f"{PLAIN}players: 3\nP3 hand: junk\n".replace("squirrels\n", "squirrels sloths\n")
    table = Table(three, [ANNA, BEN, Seat("person", "Cleo")])
    shown = at_table(table, tmp_path, "", *BUILD, "", "u", "yes", *words, "")
    assert "It is taken back if Ben and Cleo agree." in shown
    assert re.findall(r"Pass the keyboard to (\w+)\. Anna would like", shown) == ["Ben", "Cleo"][:asked]
    assert len(table.steps) == steps


def test_whoever_does_not_want_to_ask_asks_nobody(tmp_path: Path) -> None:
    table, shown = people(*BUILD, "", "", "=Discard", "0", "", "", "u", "no", folder=tmp_path)
    assert "would like to take back" not in shown
    assert shown.rpartition("yes or no.")[2].count("What do you do?") == 1
    assert len(table.steps) == 4


def test_while_the_keyboard_is_passed_whoever_had_it_may_take_back(tmp_path: Path) -> None:
    table, shown = people(*BUILD, "", "u", "yes", "yes", "", folder=tmp_path)
    assert "Pass the keyboard to Ben. Anna would like to take back a step." in " ".join(shown.split())
    assert "Pass the keyboard to Anna, then press Enter." in shown[shown.index("would like") :]
    assert question(shown).startswith("--- Turn 1, Anna")
    assert table.options == ["end", "pause"]


def test_whoever_had_read_of_it_is_told_that_it_is_gone(tmp_path: Path) -> None:
    lines = [*BUILD, "", "", "=Discard", "0", "", "", "uu", "yes", "yes", "", "=Discard", "0", "", ""]
    _, shown = people(*lines, folder=tmp_path)
    bens = shown.rpartition("Pass the keyboard to Ben, then press Enter.")[2]
    assert "Anna takes back a turn from its beginning, and with it all that happened since." in " ".join(bens.split())
    assert "builds stack" not in bens
    assert "Anna draws 2 cards." in bens


def test_what_stands_of_a_turn_is_told_again_to_those_who_had_read_of_the_rest(tmp_path: Path) -> None:
    ben, anna = ["", "1", "", ""], ["", "1", "", ""]
    lines = [*ben, *anna, "", "5", "0", "", "", "u", "yes", "yes", "", "", ""]
    shown = Sitting(script(lines), Wishes(people=["Anna", "Ben"], seed="8", save=tmp_path / "game")).shown
    bens = shown.rpartition("Pass the keyboard to Ben, then press Enter.")[2]
    assert bens.startswith(
        "\n> \n\nAnna takes back a step, and with it all that happened since.\n\n"
        "Turn 2: Anna\n  Anna builds stack 1 with Loyal Partner.\n  Anna draws a card.\n\n--- Turn 3, Ben"
    )


def test_hands_are_shown_to_their_owners_only_whatever_is_taken_back(tmp_path: Path) -> None:
    plan = until(fickle(merchant, "hands", 30), 120)
    shown = Sitting(plan, Wishes(people=["Anna", "Ben"], seed="8", save=tmp_path / "game")).shown
    assert shown.count("would like to take back") > 2
    pieces = re.split(r"Pass the keyboard to (\w+)(?:, then press Enter)?\.", shown)[1:]
    for name, piece in zip(pieces[::2], pieces[1::2], strict=True):
        assert piece.count("Your hand, worth") == piece.count(f", {name}'s turn ---")
        assert piece.count("--- Turn") == piece.count(f", {name}'s turn ---")


# out of turn

REACTS = (
    "animalfolk position 1\ndecks: owls macaws squirrels\nmarket: - - - - cookies\n"
    "P1 hand: binoculars junk junk\nP1 deck: junk junk junk\nP2 hand: junk junk\nP2 deck: junk\n"
)


def test_somebody_who_is_asked_out_of_turn_takes_back_the_own_step(tmp_path: Path) -> None:
    table = Table(REACTS, [ANNA, BASIL])
    shown = at_table(table, tmp_path, "=Discard", "0", "", "t", "u")
    assert "It is not your turn, but Basil's." in shown
    assert "You take back your last step, and with it all that happened since." in shown
    assert "Your actions are done." in question(shown)


def test_letting_pass_is_a_step_too_for_somebody_who_plays_with_bots_alone(tmp_path: Path) -> None:
    shown = at_table(Table(REACTS, [ANNA, BASIL]), tmp_path, "=Discard", "0", "", "", "u")
    assert "Do you react?" in question(shown)
    assert shown.count("Do you react?") == 2


TEAMS = (
    "animalfolk position 1\ndecks: macaws pandas squirrels platypuses\nplayers: 4\nrules: mode=teams\n"
    "P1 hand: swift_broker cookies\nP3 hand: spyglass junk\nP2 hand: junk\nP4 hand: junk\n"
    "P1 stall: swift_broker | cookies\n"
)
PARTNERS = [ANNA, Seat("simple", "Cleo"), BEN, Seat("simple", "Dill")]


def test_a_partner_who_is_asked_for_help_may_take_back_too(tmp_path: Path) -> None:
    table = Table(TEAMS, PARTNERS)
    shown = at_table(table, tmp_path, "", "=Lay cards openly", "=Swift Broker", "", "u")
    assert "asks for your help" in shown or "asks you to complete" in shown
    assert "You have done nothing yet that could be taken back." in shown


def test_before_the_partner_answers_the_request_can_be_taken_back_and_no_wrong_hand_is_shown(tmp_path: Path) -> None:
    table = Table(TEAMS, PARTNERS)
    shown = at_table(table, tmp_path, "", "=Lay cards openly", "=Swift Broker", "u", "")
    after = shown[shown.index("Pass the keyboard to Ben") :]
    assert after.index("Pass the keyboard to Anna, then press Enter.") < after.index("Your hand")
    assert "You take back your last step.\n\n--- Turn 1, Anna" in after
    assert table.steps == []
