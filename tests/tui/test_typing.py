"""Whatever is typed, the game goes on: no line breaks it, and nothing is lost by leaving."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from animalfolk.table.store import restore, store
from animalfolk.tui import saves
from animalfolk.tui.plain import Wishes
from tests.support.samples import some
from tests.tui.visitor import Plan, Sitting

ODD = [
    "?",
    "c",
    "c 1",
    "c 9",
    "c sp",
    "d",
    "l",
    "l 3",
    "t",
    "r",
    "zz",
    "b",
    "0",
    "99",
    "1 1",
    "-",
    "c ²",
    "q",
    "resign",
]
UNDO = ["u", "uu", "undo", "y", "n"]
SEVERAL = ("with which", "form stack", "which cards", "order", "Several at once", "market lie")
DECKS = [
    "macaws,pandas,squirrels",
    "platypuses,sloths,polecats",
    "chameleons,owls,squirrels",
    "owls,chameleons,polecats",
]


def anything(dice: random.Random, count: int, odd: list[str]) -> Plan:
    """Types commands, nonsense, numbers and Enter, up to a number of lines."""
    left = [count]

    def typed(piece: str) -> str | None:
        left[0] -= 1
        numbers = re.findall(r"^ *(\d+)  ", piece, re.MULTILINE)
        if left[0] < 0:
            return None
        if dice.random() < 0.15:
            return dice.choice(odd)
        if "Enter" in piece and dice.random() < 0.4:
            return ""
        if numbers and any(word in piece for word in SEVERAL):
            return " ".join(dice.sample(numbers, dice.randint(1, len(numbers))))
        return str(dice.choice(numbers or ["1", "2", "3"]))

    return typed


@pytest.mark.parametrize("decks", DECKS)
@pytest.mark.parametrize("seed", range(some(2, 4)))
def test_anything_can_be_typed(tmp_path: Path, seed: int, decks: str) -> None:
    dice = random.Random(seed)
    path = tmp_path / "game"
    people = ["Anna", "Ben"][: 1 + seed % 2]
    Sitting(anything(dice, 60, ODD), Wishes(people=people, decks=decks.split(","), seed=str(seed), save=path))
    for _ in range(5):
        table = saves.load(path)
        game = table.game
        assert [seat.name for seat in table.seats if seat.is_person] == people
        sitting = Sitting(anything(dice, 30, ODD), Wishes(resume=path))
        assert sitting.code == 0
        assert len(saves.load(path).game.answers) >= len(game.answers)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_taken_back_meanwhile_what_is_saved_can_be_read(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    path = tmp_path / "game"
    people = ["Anna", "Ben", "Cleo"][: 1 + seed % 3]
    sitting = Sitting(
        anything(dice, 80, [*ODD[:-2], *UNDO]), Wishes(people=people, bots=2 - seed % 3, seed="1", save=path)
    )
    assert sitting.code == 0
    assert "take back" in sitting.shown or "taken back" in sitting.shown
    text = path.read_text(encoding="utf-8")
    assert store(restore(text)) == text
