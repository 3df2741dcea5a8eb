"""Games and texts that are wrong in arbitrary ways, drawn by hypothesis."""

from __future__ import annotations

import random
import re
from functools import cache

from hypothesis import strategies as st

from animalfolk.cards import DECKS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.prompts import KEYS
from animalfolk.game import Game
from tests.properties.walk import SOAK

GAMES = 100 if SOAK else 25  # random games whose decisions are drawn from
STEPS = (0, 3, 7, 15, 31, 45, 62, 80, 97, 120, 143, 170, 198, 230, 265, 300)
STRANGE = [
    "",
    " ",
    "-",
    "- -",
    ":",
    "//",
    "//x",
    "0",
    "-1",
    "1",
    "7",
    "999999999",
    "1e9",
    "²",
    "é",
    "\u2028",
    "\x00",
    "P0",
    "P1",
]
STRANGE += [
    "P3",
    "P5",
    "junk",
    "junk#1",
    "junk*",
    "cookies@12w",
    "spyglass@9",
    "spyglass",
    "accordion+1",
    "a/b/c/d",
    "|",
    ";",
    ",",
]
STRANGE += ["act/P1/1/0", "take_turn/P1/1/1", "purchase/P2/3/0", "game/P1/1", "unknown", "play", "again", "end", "done"]


@cache
def _played(number: int, steps: int) -> Game:
    """A random game after so many answers, or at its end."""
    chooser = random.Random(number)
    if not steps:
        players = 2 + number % 3
        names = [deck.name for deck in chooser.sample(DECKS, players + 1)]
        hold = [seat for seat in range(players) if chooser.random() < 0.3]
        return Game.new(names, players=players, seed=f"{number:032x}", first=number % players, hold=hold)
    before = STEPS[STEPS.index(steps) - 1]
    game = game_at(number, before)
    play_on(game, chooser, steps - before)
    return game


def play_on(game: Game, chooser: random.Random, steps: int) -> None:
    """Answer at random, so many times or to the end."""
    for _ in range(steps):
        if game.is_over:
            return
        game.answer(chooser.choice(game.options))


def game_at(number: int, steps: int) -> Game:
    """A copy of a random game somewhere on its way."""
    return _played(number, steps).clone()


games = st.builds(game_at, st.integers(0, GAMES - 1), st.sampled_from(STEPS))


@cache
def other_options() -> list[str]:
    """Options of all kinds of questions."""
    return sorted({option for number in range(GAMES) for steps in STEPS for option in _played(number, steps).options})


anything = st.one_of(
    st.none(),
    st.integers(-3, 300),
    st.floats(),
    st.binary(max_size=4),
    st.booleans(),
    st.lists(st.one_of(st.integers(0, 9), st.none(), st.text(max_size=3), st.lists(st.text(max_size=3))), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(0, 3), max_size=2),
    st.just(object()),
)
strange_seats = st.one_of(st.none(), st.none(), st.integers(-1, 5), st.sampled_from(["0", "P1", "", 0.5, (), object()]))


NUMBERS = r"(?<=/)-?\d+|(?<=P)\d|(?<==)\d+"  # in frames: of steps, players and fields


@st.composite
def misplaced(draw: st.DrawFn, text: str) -> str:
    """A position in which the frames, or the cards that they work with, are others."""
    lines = text.splitlines()
    frames = next((place for place, line in enumerate(lines) if line.startswith("frames:")), 0)
    place = draw(st.integers(1, len(lines) - 1))
    way = draw(st.sampled_from(["number", "number", "wait", "wait", "frame", "foreign", "line", "card"]))
    if way == "number" and frames and re.search(NUMBERS, lines[frames]):
        numbers = list(re.finditer(NUMBERS, lines[frames]))
        found = draw(st.sampled_from(numbers))
        number = draw(st.one_of(st.integers(-1, 9), st.sampled_from([16, 25, 127, 130, 300, 65536, 999999999])))
        lines[frames] = f"{lines[frames][: found.start()]}{number}{lines[frames][found.end() :]}"
    elif way == "wait" and frames:
        found = draw(st.sampled_from(list(re.finditer(r"[\w#]+", lines[frames][8:]))))
        name = draw(st.sampled_from([*FRAMES, *KEYS, "purchase#2", "P3", "more", "junk"]))
        lines[frames] = f"{lines[frames][: 8 + found.start()]}{name}{lines[frames][8 + found.end() :]}"
    elif way == "frame" and frames:
        lines[frames] = _without_a_word(draw, lines[frames])
    elif way == "foreign":
        other = [
            line for line in draw(games).position().splitlines() if line.startswith(("frames:", "laid:", "cause:"))
        ]
        lines = [line for line in lines if not line.startswith(("frames:", "laid:", "cause:", "moment:"))] + other
    elif way == "line":
        del lines[place]
    else:
        lines[place] = _without_a_word(draw, lines[place])
    return "\n".join(lines) + "\n"


def _without_a_word(draw: st.DrawFn, line: str) -> str:
    words = line.split()
    del words[draw(st.integers(0, len(words) - 1))]
    return " ".join(words)


@st.composite
def broken(draw: st.DrawFn, text: str) -> str:
    """A text with lines or words dropped, doubled, changed, or cut off."""
    lines = text.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(len(lines) - 1, 0)))
        lines = _broken_lines(draw, lines, place) if lines else ["junk: 3"]
    return "\n".join(lines) + "\n"


def _broken_lines(draw: st.DrawFn, lines: list[str], place: int) -> list[str]:
    way = draw(st.sampled_from(["word", "word", "word", "drop", "double", "swap", "cut", "insert"]))
    before, line, after = lines[:place], lines[place], lines[place + 1 :]
    if way == "drop":
        return before + after
    if way == "double":
        return [*before, line, line, *after]
    if way == "swap":
        other = draw(st.integers(0, len(lines) - 1))
        lines[place], lines[other] = lines[other], line
        return lines
    if way == "cut":
        return [*before, line[: draw(st.integers(0, len(line)))]]
    if way == "insert":
        return [*before, draw(st.one_of(st.text(max_size=30), st.sampled_from(STRANGE))), line, *after]
    return [*before, _broken_words(draw, line, " ".join(lines).split()), *after]


def _broken_words(draw: st.DrawFn, line: str, others: list[str]) -> str:
    """A line with one word changed: by another one, a number more or less, a letter dropped or doubled."""
    words = line.split(" ")
    place = draw(st.integers(0, len(words) - 1))
    word = words[place]
    at = draw(st.integers(0, max(len(word) - 1, 0)))
    fresh = st.one_of(st.sampled_from(STRANGE), st.sampled_from(others or ["junk"]), st.text(max_size=5))
    numbers = [str(draw(st.integers(-1, 200))) if letter.isdigit() else letter for letter in word[at : at + 1]]
    ways = [
        draw(fresh),
        word + draw(fresh),
        word[:at] + word[at + 1 :],
        word[:at] + "".join(numbers) + word[at + 1 :],
        f"{word} {word}",
    ]
    words[place] = draw(st.sampled_from(ways))
    return " ".join(words)
