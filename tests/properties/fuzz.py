"""Games and texts that are wrong in arbitrary ways, drawn by hypothesis."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import strategies as st

from animalfolk.cards import DECKS
from animalfolk.game import Game
from tests.properties.walk import SOAK

GAMES = 60 if SOAK else 12  # random games whose decisions are drawn from
STEPS = (0, 1, 3, 7, 15, 30, 60, 120, 200, 300)
STRANGE = ["", " ", "-", "- -", ":", "//", "//x", "0", "-1", "1", "7", "999999999", "1e9", "²", "é", "\u2028", "\x00", "P0", "P1"]
STRANGE += ["P3", "P5", "junk", "junk#1", "junk*", "cookies@12w", "spyglass@9", "spyglass", "accordion+1", "a/b/c/d", "|", ";", ","]
STRANGE += ["act/P1/1/0", "take_turn/P1/1/1", "purchase/P2/3/0", "game/P1/1", "unknown", "play", "again", "end", "done"]


@cache
def _played(number: int, steps: int) -> Game:
    """A random game after so many answers, or at its end."""
    chooser = random.Random(number)
    players = 2 + number % 3
    names = [deck.name for deck in chooser.sample(DECKS, players + 1)]
    hold = [seat for seat in range(players) if chooser.random() < 0.3]
    game = Game.new(names, players=players, seed=f"{number:032x}", first=number % players, hold=hold)
    play_on(game, chooser, steps)
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
    ways = [draw(fresh), word + draw(fresh), word[:at] + word[at + 1 :], word[:at] + "".join(numbers) + word[at + 1 :], f"{word} {word}"]
    words[place] = draw(st.sampled_from(ways))
    return " ".join(words)
