"""A game that was played, step by step in plain lines."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.table.store import restore
from animalfolk.tui import saves
from animalfolk.tui.plain import Wishes
from animalfolk.tui.replaying import PlainReplay
from animalfolk.tui.setting import SettingError, Way
from tests.tui.visitor import Sitting, Visitor, merchant, script, until


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def played(folder: Path, *people: str, lines: int = 9999, first: str = "P1") -> Path:
    """A short game of these people, or of Anna with a bot."""
    path = folder / "game"
    way = Way({"stacks": "3"}, first)
    Sitting(until(merchant, lines), Wishes(people=people or ["Anna"], seed="3", save=path, way=way))
    return path


def looked(path: Path, *lines: str) -> list[str]:
    """What is shown for each line, from the first screen on."""
    shown = io.StringIO()
    visitor = Visitor(script(lines), shown)
    assert PlainReplay(Words(), visitor, shown).show(path) == 0
    return [*visitor.pieces, shown.getvalue()[visitor.place :]]


def title(piece: str) -> str:
    """The step that is shown."""
    return piece[piece.index("--- ") + 4 :].split(" --", maxsplit=1)[0]


def test_it_begins_before_the_first_step_and_goes_forwards_and_back(tmp_path: Path) -> None:
    path = played(tmp_path)
    pieces = looked(path, "", "n", "b", "b", "b", "q")
    steps = len(restore(path.read_text(encoding="utf-8")).steps)
    assert title(pieces[0]) == f"Before the first of {steps} steps"
    assert title(pieces[1]) == f"Step 1 of {steps}, turn 1, Anna"
    assert "You build stack 1 with Stashing Vendor." in pieces[1]
    assert title(pieces[2]).startswith("Step 2 of")
    assert title(pieces[3]) == title(pieces[1])
    assert title(pieces[4]) == title(pieces[0])
    assert "This is the beginning." in pieces[5]
    assert "Market (" not in pieces[5]


def test_each_step_tells_what_it_did_and_all_steps_the_whole_log(tmp_path: Path) -> None:
    path = played(tmp_path)
    steps = len(restore(path.read_text(encoding="utf-8")).steps)
    pieces = looked(path, *[""] * steps, "l 9999", "q")
    told = [line for piece in pieces[1:-2] for line in piece.split("Seen from")[0].splitlines()[3:]]
    log = pieces[-2].partition("lines of the log:\n")[2].splitlines()
    happened = [line.strip() for line in told if line.strip() and "still choosing" not in line]
    assert happened == [line.strip() for line in log if line.strip() and "Enter: next step" not in line][1:-1]


def test_turns_are_gone_to_by_letter_and_by_number(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path), "N", "N", "P", "t 3", "", "P", "t 99", "t x", "q")
    assert "Turn 2: Basil" in pieces[1]
    assert "Turn 3: you" in pieces[2]
    assert title(pieces[3]) == title(pieces[1])
    assert title(pieces[4]) == title(pieces[2])
    assert title(pieces[6]) == title(pieces[2]), "in the middle of a turn P goes to its beginning"
    assert pieces[7].count("The turns go from 1 to ") == pieces[8].count("The turns go from 1 to ") == 1


def test_a_finished_game_is_seen_from_every_seat(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path), "s 2", "s", "s", "w", "s 0", "s 7", f"s {'7' * 5000}", f"t {'7' * 5000}", "q")
    assert "Seen from the seat of Anna." in pieces[0]
    assert "Seen from the seat of Basil." in pieces[1]
    assert "Your hand, worth" in pieces[1]
    assert "Seen as somebody who watches." in pieces[2]
    assert "Your hand" not in pieces[2]
    assert "Seen from the seat of Anna." in pieces[3]
    assert "Seen as somebody who watches." in pieces[4]
    assert "Seen as somebody who watches." in pieces[5]
    assert "The seats that can be looked from: 1 Anna and 2 Basil." in pieces[6]


def test_a_running_game_keeps_the_hands_of_bots(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path, lines=9), "N", "s 2", "s", "s", "q")
    assert "This game is not finished: it is seen from the seat of its own player" in " ".join(pieces[0].split())
    assert "The seats that can be looked from: 1 Anna. Type" in " ".join(pieces[2].split())
    assert not any("Seen from the seat of Basil." in piece for piece in pieces)


def test_a_running_game_of_several_people_says_so_and_shows_no_hand_first(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path, "Anna", "Ben", lines=9), "", "q")
    assert "several people play it" in " ".join(pieces[0].split())
    assert not any("Your hand" in piece for piece in pieces)


def test_the_end_is_told(tmp_path: Path) -> None:
    path = played(tmp_path)
    pieces = looked(path, "t 99", *["N"] * 60, "q")
    winner = restore(path.read_text(encoding="utf-8")).winners[0]
    said = f"This is the last step: the game is over, and {['Anna', 'Basil'][winner]} has won."
    assert said in pieces[-2]
    assert "Market (" not in pieces[-2], "nothing moves beyond the end"
    assert "the game has not been played further." in looked(played(tmp_path, lines=4), *["N"] * 9, "q")[-2]


def test_a_game_that_was_given_up_says_so(tmp_path: Path) -> None:
    Sitting(script(["1", "", "resign", "yes"]), Wishes(people=["Anna"], seed="3", save=tmp_path / "x"))
    assert "This is the last step: Anna has given up, and Basil has won." in looked(tmp_path / "x", "N", "q")[1]


def test_help_cards_piles_and_what_is_not_understood(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path), "?", "c spy", "c", "d", "zz 1", "q")
    for command in ("N  ", "P  ", "t 5  ", "s 2  ", "w  ", "l  ", "c NAME  ", "o  ", "q  "):
        assert f"\n{command}" in pieces[1]
    assert "Spyglass: macaws 4" in pieces[2]
    assert "Which card?" in pieces[3]
    assert "Basil's discard pile" in pieces[4]
    assert 'I did not understand "zz 1".' in pieces[5]
    assert max(len(line) for piece in pieces for line in piece.splitlines()) <= 80


def test_one_plays_on_from_any_step_in_a_new_file(tmp_path: Path, home: Path) -> None:
    path = played(tmp_path)
    before = path.read_bytes()
    pieces = looked(path, "N", "N", "o", "x", "1 1", "9", "", "t", "q")
    assert "Which seats do people play from here? 1 Anna and 2 Basil. Type their" in pieces[3]
    assert [pieces[at].count("Please type numbers from 1 to 2, each once, or 0.") for at in (4, 5, 6)] == [1, 1, 1]
    assert "--- Turn 3, your turn" in pieces[7]
    assert "--resume" in pieces[-1]
    table = saves.load(next(iter(home.glob("*.animalfolk"))))
    assert (table.turn, table.names, [seat.kind for seat in table.seats]) == (
        3,
        ["Anna", "Basil"],
        ["person", "trader"],
    )
    assert path.read_bytes() == before


def test_the_same_answers_from_there_lead_to_the_same_end(tmp_path: Path, home: Path) -> None:
    path = played(tmp_path)
    shown, typed = io.StringIO(), iter(["N", "N", "o"])
    visitor = Visitor(lambda piece: next(typed, "") if "next step" in piece else merchant(piece), shown)
    assert PlainReplay(Words(), visitor, shown).show(path) == 0
    tables = [restore(file.read_text(encoding="utf-8")) for file in (path, next(iter(home.glob("*.animalfolk"))))]
    assert tables[0].game.record() == tables[1].game.record()


def test_other_people_may_play_on(tmp_path: Path, home: Path) -> None:
    pieces = looked(played(tmp_path), "N", "o", "2", "q")
    assert "--- Turn 2, your turn" in pieces[3]
    assert [seat.kind for seat in saves.load(next(iter(home.glob("*")))).seats] == ["trader", "person"]


def test_bots_alone_may_play_on(tmp_path: Path) -> None:
    shown = looked(played(tmp_path), "N", "o", "0")[-1]
    assert "wins in turn" in shown


def test_where_it_is_over_nobody_plays_on(tmp_path: Path) -> None:
    pieces = looked(played(tmp_path), *["N"] * 60, "o", "b", "q")
    assert "The game is over here. Go back first, then you can play on." in pieces[-3]


def test_leaving_is_q_or_the_end_of_input(tmp_path: Path) -> None:
    path = played(tmp_path)
    looked(path)
    looked(path, "o", "q")
    looked(path, "Q")


@pytest.mark.parametrize("text", ["", "hello\n"])
def test_a_file_that_is_no_game_gets_a_line(tmp_path: Path, text: str) -> None:
    (tmp_path / "x").write_text(text, encoding="utf-8")
    with pytest.raises(SettingError, match="This saved game cannot be read"):
        looked(tmp_path / "x")
    with pytest.raises(SettingError, match="No such file"):
        looked(tmp_path / "y")


@pytest.mark.parametrize("mode", ["teams", "solo", "coop"])
def test_every_way_to_play_can_be_looked_through(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "game"
    Sitting(until(merchant, 12), Wishes(people=["Anna"], seed="3", save=path, way=Way({"mode": mode})))
    pieces = looked(path, *[""] * 5, "w", "q")
    assert re.match(r"Step 5 of \d+, turn \d+, ", title(pieces[5]))
    assert ("The Company: " in pieces[5]) == (mode != "teams")
