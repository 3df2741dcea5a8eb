"""Whole games through the plain face, leaving and coming back, and what goes wrong at a keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk import read_record
from animalfolk.i18n import Words
from animalfolk.table.store import restore, store
from animalfolk.tui import saves
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import SettingError, Way
from tests.tui.visitor import Sitting, merchant, script, until, wishes


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path))
    assert sitting.code == 0
    assert "eight stacks" in sitting.shown.rpartition("-----\n")[2]
    assert "8 of 8 stacks." in sitting.shown
    assert max(len(line) for line in sitting.shown.splitlines() if str(tmp_path) not in line) <= 80
    table = saves.load(tmp_path / "game.animalfolk")
    game, seats = table.game, table.seats
    assert game.is_over
    assert [seat.name for seat in seats] == ["Anna", "Basil"]


@pytest.mark.parametrize(
    ("way", "aim"),
    [
        ({}, "Be the first to fill your stall with eight stacks, worth 1, 2, 3 and so on to 8."),
        ({"stacks": "2"}, "Be the first to fill your stall with 2 stacks, worth 1 and 2."),
        (
            {"mode": "teams"},
            "Be the first team to fill its common stall with 10 stacks, worth 1, 2, 3 and so on to 10.",
        ),
        ({"mode": "solo"}, "You play alone: fill your stall with eight stacks, worth 1, 2, 3 and so on to 8, before"),
        ({"mode": "coop", "stacks": "5"}, "fill your common stall with 5 stacks, worth 1, 2, 3 and so on to 5, before"),
    ],
)
def test_the_aim_is_that_of_the_game(tmp_path: Path, way: dict[str, str], aim: str) -> None:
    shown = " ".join(Sitting(script([]), wishes(tmp_path, way=Way(way))).shown.split())
    assert aim in shown


def test_the_aim_is_told_again_if_the_questions_change_it() -> None:
    shown = " ".join(Sitting(script(["s", "2", "1", "", "", "", "", "q"]), Wishes()).shown.split())
    assert shown.index("Be the first to fill") < shown.index(
        "Be the first team to fill its common stall with 10 stacks"
    )


def test_the_end_of_a_short_game_says_how_many_stacks_won(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, way=Way({"stacks": "3"})))
    end = sitting.shown.rpartition("-----\n")[2]
    assert "with 3 stacks" in end
    assert "eight" not in sitting.shown


def test_three_seats_with_the_newer_decks(tmp_path: Path) -> None:
    decks = ["platypuses", "sloths", "polecats", "macaws"]
    sitting = Sitting(merchant, wishes(tmp_path, bots=2, decks=decks))
    assert sitting.code == 0
    assert "Basil plays Steady Achiever. It waits for the next turn." in sitting.shown
    assert "on the schedule, for the next turn: Steady Achiever" in sitting.shown
    assert "8 of 8 stacks." in sitting.shown
    assert max(len(line) for line in sitting.shown.splitlines() if str(tmp_path) not in line) <= 80


def test_enter_begins_a_game_of_one_person_and_a_bot(tmp_path: Path) -> None:
    sitting = Sitting(script(["", "q"]), Wishes())
    assert "You play against Basil, with the Snappy Scarlet Macaws, Dealing Giant Pandas and" in sitting.shown
    assert "Press Enter to begin." in sitting.pieces[0]
    assert "your turn ---" in sitting.pieces[1]
    assert "What do you do?" in sitting.pieces[1]


def test_the_whole_table_is_shown(tmp_path: Path) -> None:
    table = Sitting(script(["q"]), wishes(tmp_path)).last_question
    assert "+4  Nostalgic Item      squirrels 3  costs you 7" in table
    assert "+0  Market Discovery    pandas 4     costs you 4" in table
    assert "market deck 28, junk pile 6" in table
    assert "Basil: 5 in hand, deck 5, discard pile 0, next stack 1" in table
    assert "You: deck 5, discard pile 0, next stack 1" in table
    assert "squirrels  Stashing Vendor 1" in table
    assert "junk       Junk 1, Junk 1, Junk 1, Junk 1" in table


@pytest.mark.parametrize("lines", [0, 1, 2, 5, 9, 14, 23])
def test_leaving_and_coming_back_at_the_same_question(tmp_path: Path, lines: int) -> None:
    left = Sitting(until(merchant, lines), wishes(tmp_path))
    assert left.code == 0
    assert f"animalfolk play --resume {tmp_path / 'game.animalfolk'}" in left.shown
    back = Sitting(script(["q"]), Wishes(resume=tmp_path / "game.animalfolk"))
    question = left.last_question.rpartition("\n\n")[2]
    if "go back" in question:
        question = "What do you do?"  # what was not given yet is asked again from its beginning
    assert question in back.shown


def test_a_game_left_and_resumed_ends_like_one_played_through(tmp_path: Path) -> None:
    path = tmp_path / "game.animalfolk"
    Sitting(merchant, wishes(tmp_path))
    whole = read_record(path.read_text(encoding="utf-8")).record()
    Sitting(until(merchant, 7), wishes(tmp_path))
    while "result: unfinished" in path.read_text(encoding="utf-8"):
        Sitting(until(merchant, 11), Wishes(resume=path))
    assert read_record(path.read_text(encoding="utf-8")).record() == whole


def test_the_saved_game_is_a_record_that_anybody_can_read(tmp_path: Path) -> None:
    Sitting(until(merchant, 12), wishes(tmp_path))
    text = (tmp_path / "game.animalfolk").read_text(encoding="utf-8")
    assert store(restore(text)) == text
    assert read_record(text).record() == restore(text).game.record()


def test_the_end_of_input_saves_and_leaves(tmp_path: Path) -> None:
    sitting = Sitting(script([]), wishes(tmp_path))
    assert sitting.code == 0
    assert "The game is saved." in sitting.shown
    assert (tmp_path / "game.animalfolk").exists()


def test_the_end_of_input_before_a_game_is_no_game() -> None:
    sitting = Sitting(script([]), Wishes())
    assert sitting.code == 0
    assert sitting.shown.endswith("Goodbye!\n")
    assert saves.unfinished() is None


def test_interrupting_saves_and_leaves(tmp_path: Path) -> None:
    def interrupt(piece: str) -> str:
        raise KeyboardInterrupt

    sitting = Sitting(interrupt, wishes(tmp_path))
    assert sitting.code == 130
    assert "--resume" in sitting.shown


def test_an_unfinished_game_is_offered_at_the_start() -> None:
    Sitting(script(["", "q"]), Wishes())
    sitting = Sitting(script(["u", "q"]), Wishes())
    assert "There is an unfinished game of Player 1 and Basil" in sitting.pieces[0]
    assert "goes on in turn" in sitting.pieces[1]


def test_a_finished_game_is_shown_as_finished(tmp_path: Path) -> None:
    Sitting(merchant, wishes(tmp_path))
    sitting = Sitting(script([]), Wishes(resume=tmp_path / "game.animalfolk"))
    assert sitting.code == 0
    assert "eight stacks" in sitting.shown


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    sitting = Sitting(script([]), Wishes(bots=2, seed="1", save=tmp_path / "game.animalfolk"))
    assert sitting.typed == []
    assert "Turn 1: " in sitting.shown
    assert "You" not in sitting.shown
    assert "wins in turn" in sitting.shown


def test_what_cannot_be_saved_is_told_once_and_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    sitting = Sitting(until(merchant, 3), wishes(tmp_path, save=tmp_path / "file" / "game"))
    assert sitting.shown.count("the game cannot be saved just now") == 1
    assert "--resume" not in sitting.shown
    assert sitting.code == 0


@pytest.mark.parametrize("text", ["", "hello\n", "animalfolk record 1\nedition: 1999\n"])
def test_a_file_that_is_no_game_gets_a_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "x").write_text(text, encoding="utf-8")
    with pytest.raises(SettingError, match="This saved game cannot be read"):
        Sitting(script([]), Wishes(resume=tmp_path / "x"))


def test_a_file_that_does_not_exist_gets_a_line(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="No such file"):
        Sitting(script([]), Wishes(resume=tmp_path / "nothing"))


def test_questions_set_up_a_game_of_two_people() -> None:
    sitting = Sitting(script(["s", "", "", "x", "7", "2", "Anna", "Anna", "a,b", "Ben", "", "", "", "q"]), Wishes())
    assert sitting.shown.count("Please type a number from 0 to 2.") == 2
    assert "Anna sits at the table already." in sitting.shown
    assert "A name has 1 to 20 letters" in sitting.shown
    assert "Pass the keyboard to " in sitting.shown


def test_help_and_rules_can_be_read_before_the_game() -> None:
    sitting = Sitting(script(["?", "r", "what", "q"]), Wishes())
    assert "save the game and leave" in sitting.pieces[1]
    assert "Your turn is one action" in sitting.pieces[2]
    assert 'I did not understand "what".' in sitting.pieces[3]


def test_the_plain_face_controls_no_screen(tmp_path: Path) -> None:
    shown = Sitting(merchant, wishes(tmp_path)).shown
    assert all(character.isprintable() or character == "\n" for character in shown)
    assert Words().text("ask") == "> "


# each line answers a question of the set-up, the last begins a draft
SETUP = ["s", "1", "3", "2", "Anna", "Ben", "2", "d", "o", "1", "5", "7", "seed", ""]


@pytest.mark.parametrize("count", range(1, len(SETUP) + 1))
@pytest.mark.parametrize("typed", ["q", "quit"])
def test_q_leaves_at_every_question_of_the_set_up(count: int, typed: str) -> None:
    sitting = Sitting(script([*SETUP[:count], typed]), Wishes())
    assert sitting.code == 0
    assert sitting.typed[-1] == typed
    assert sitting.shown.endswith("Goodbye!\n")
    assert saves.unfinished() is None


@pytest.mark.parametrize("count", range(1, len(SETUP) + 1))
def test_help_comes_at_every_question_of_the_set_up_and_then_the_question_again(count: int) -> None:
    sitting = Sitting(script([*SETUP[:count], "?", "q"]), Wishes())
    asked, again = (piece.rstrip("> \n").rpartition("\n")[2] for piece in sitting.pieces[-2:])
    assert "q          leave" in sitting.last_question
    assert asked == again


LONG = "9" * 5000


@pytest.mark.parametrize("count", range(len(SETUP) + 1))
def test_a_number_that_is_far_too_long_is_understood_nowhere_in_the_set_up(count: int) -> None:
    sitting = Sitting(script([*SETUP[:count], LONG, "q"]), Wishes())
    assert sitting.code == 0
    assert sitting.typed[-1] == "q"


def test_a_number_that_is_far_too_long_is_no_option_of_a_game(tmp_path: Path) -> None:
    lines = [LONG, f"c {LONG}", f"l {LONG}", f"1 {LONG}", "q"]
    sitting = Sitting(script(lines), wishes(tmp_path))
    assert sitting.code == 0
    assert sitting.typed == lines
    listed = Sitting(script(["g", LONG, "", "q"]), Wishes())
    assert listed.typed[-1] == "q"


def test_decks_are_listed_with_numbers_in_line_and_lines_that_hang() -> None:
    listed = Sitting(script(["s", "", "", "0", "", "q"]), Wishes()).last_question
    lines = [line for line in listed.splitlines() if line.startswith(" ")]
    assert [line[:5] for line in lines if line[:3].strip()] == [f"{number:>3}  " for number in range(1, 13)]
    assert all(line.startswith("     ") for line in lines if not line[:3].strip())
    assert max(map(len, lines)) <= 80
