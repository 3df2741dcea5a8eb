"""Setting a table in a few lines, playing on it, and saying what must be seen there.

The lines are those of positions and scenario files (docs/notation.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.position import HEADER as POSITION
from animalfolk.game import Game
from animalfolk.game.expect import event_texts
from animalfolk.game.scenario import HEADER, Line, answer_line, check_line, lines_of

DEFAULTS = {"decks": "macaws pandas squirrels", "junk": "6"}
DECKS = ["macaws", "pandas", "squirrels"]
SEED = "00112233445566778899aabbccddeeff"


def table(*lines: str, hold: Sequence[int] = ()) -> Game:
    """A game from a position: two players, the three decks, six junk in the pile, all else as the lines say."""
    given = {line.key for line in _read(lines)}
    defaults = [f"{key}: {value}" for key, value in DEFAULTS.items() if key not in given]
    return Game.from_position("\n".join([POSITION, *defaults, *lines]), hold)


def position(*lines: str) -> str:
    """The text of a position, without any defaults."""
    return "\n".join([POSITION, *lines]) + "\n"


def scenario(*lines: str) -> str:
    """The text of a scenario file."""
    return "\n".join([HEADER, *lines]) + "\n"


def new_game(seed: str = SEED, decks: Sequence[str] = DECKS) -> Game:
    """A new game for two."""
    return Game.new(decks, seed=seed)


def play(game: Game, *lines: str) -> list[str]:
    """Answer, as `P1: buy spyglass+0, junk, junk; end`; returns the events that everybody is told."""
    since = len(game.events(None))
    for line in _read(lines):
        answer_line(game, line)
    return told(game, None, since)


def expect(game: Game, *lines: str, since: int = 0) -> None:
    """Hold the game against expectations of scenario files, as `P1 discard: junk cookies`; `refused` included."""
    for line in _read(lines):
        check_line(game, line, since)


def options(game: Game) -> list[str]:
    """What is offered now."""
    return game.options


def actions(game: Game) -> set[str]:
    """The kinds of action offered: buy, play, build, inventory, use."""
    return {option.split()[0] for option in game.options}


def told(game: Game, seat: int | None = None, since: int = 0) -> list[str]:
    """What a seat (None: whoever watches) was told: kind, player, card, number."""
    return event_texts(game, seat, since)


def kinds(texts: Sequence[str]) -> list[str]:
    """The kinds of events only."""
    return [text.split()[0] for text in texts]


def _read(lines: Sequence[str]) -> list[Line]:
    return list(lines_of("\n".join(lines)))
