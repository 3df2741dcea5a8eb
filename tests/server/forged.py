"""Records that nobody has played: positions with lines and numbers of any size, and answers that may fit them."""

from __future__ import annotations

import random
import re

from animalfolk.game import Game
from tests.properties.fuzz import STEPS, game_at

GAMES = 12
NUMBERS = ("0", "1", "-1", "7", "99", "100", "999", "1000", "65536", "999999999", "-99999999")
SMALL = ("0", "1", "2", "7", "99")
KINDS = ("add", "set", "times")
MARKS = ("all", "#1", "#2")
ZONES = ("hand", "deck", "discard", "stall", "schedule", "known")
MANY = (1, 5, 40, 390, 5000)
CARD = re.compile(r"[a-z]+(?:_[a-z]+)+|junk|cookies|spyglass|accordion")
HEAD = "animalfolk record 1\n\n"


def forged_record(number: int) -> str:
    """A record by hand, the same for the same number."""
    chooser = random.Random(number)
    text = game_at(chooser.randrange(GAMES), chooser.choice(STEPS)).position()
    lines = text.splitlines()
    for _ in range(chooser.randint(1, 4)):
        chooser.choice((_alter, _alter, _crowd, _count, _mix, _drop))(chooser, lines)
    forged = "\n".join(lines) + "\n"
    return f"{HEAD}{forged}\n{_answers(chooser, forged)}\nresult: P1\n"


def _alter(chooser: random.Random, lines: list[str]) -> None:
    """Some alterations of what cards count."""
    numbers = NUMBERS if chooser.random() < 0.5 else SMALL
    words = [
        f"{chooser.choice(KINDS)}/{chooser.choice(numbers)}/P{chooser.randint(1, 2)}/{chooser.choice(MARKS)}"
        for _ in range(chooser.choice(MANY[:4]))
    ]
    _put(lines, "alterations", " ".join(words))


def _crowd(chooser: random.Random, lines: list[str]) -> None:
    """Very many cards in one place."""
    cards = CARD.findall("\n".join(lines[1:])) or ["junk"]
    words = [chooser.choice(cards) for _ in range(chooser.choice(MANY))]
    _put(lines, f"P{chooser.randint(1, 3)} {chooser.choice(ZONES)}", " ".join(words))


def _count(chooser: random.Random, lines: list[str]) -> None:
    """Another number at any place."""
    places = [(place, found) for place, line in enumerate(lines[1:], 1) for found in re.finditer(r"-?\d+", line)]
    place, found = chooser.choice(places)
    lines[place] = f"{lines[place][: found.start()]}{chooser.choice(NUMBERS)}{lines[place][found.end() :]}"


def _mix(chooser: random.Random, lines: list[str]) -> None:
    """The words of one line in another."""
    first, second = chooser.randrange(1, len(lines)), chooser.randrange(1, len(lines))
    lines[first] = f"{lines[first].partition(':')[0]}:{lines[second].partition(':')[2]}"


def _drop(chooser: random.Random, lines: list[str]) -> None:
    """A line less."""
    if len(lines) > 2:
        del lines[chooser.randrange(1, len(lines))]


def _put(lines: list[str], key: str, value: str) -> None:
    lines[:] = [line for line in lines if not line.startswith(f"{key}:")]
    lines.insert(1, f"{key}: {value}")


def _answers(chooser: random.Random, position: str) -> str:
    """A few answers that fit, if any do."""
    told: list[str] = []
    try:
        game = Game.from_position(position)
        while not game.is_over and len(told) < 12:
            choice = chooser.choice(game.options)
            told.append(f"{game.turn} P{(game.asked or 0) + 1}: {choice}")
            game.answer(choice)
    except Exception:  # whatever cannot be played further is read as far as it goes
        pass
    return "\n".join(told)
