"""Games of the five levels that were written once: from the same seeds they are played again, answer by answer.

`python -m tests.bots.golden` writes them anew. That is right only when the rules or the levels are meant to change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from animalfolk.bots import Bot, Thinker, ask, make_bot
from animalfolk.game import Draft, Game
from animalfolk.game.setup import Setup, make_rules

FILE = Path(__file__).parent / "golden" / "games.jsonl"
SEEDS = 3  # games of each line-up
MOST = 600  # answers; no game of these takes as many

BOX = ("macaws", "pandas", "squirrels")
COPIES = ("chameleons", "owls", "macaws", "platypuses")
MARKET = ("platypuses", "sloths", "polecats")
GRABBING = ("raccoons", "crocodiles", "foxes")
LUCK = ("ocelots", "foxes", "polecats", "squirrels", "raccoons")


class LineUp(NamedTuple):
    """Who plays, and how a game begins."""

    bots: tuple[str, ...]
    decks: tuple[str, ...]  # none: they are drafted
    options: Mapping[str, int | str] = MappingProxyType({})


# A level that thinks stands with its counts, so that it plays the same compiled and interpreted.
LINE_UPS: dict[str, LineUp] = {
    "box": LineUp(("trader", "peddler"), BOX),
    "market": LineUp(("merchant", "trader"), MARKET),
    "grabbing": LineUp(("novice", "merchant"), GRABBING, {"stacks": 5}),
    "copies": LineUp(("trader", "merchant", "peddler"), COPIES),
    "luck": LineUp(("peddler", "trader", "novice", "trader"), LUCK, {"gold": "by_seat", "stacks": 6}),
    "teams": LineUp(
        ("trader", "merchant", "trader", "peddler"), ("owls", "sloths", "pandas", "foxes"), {"mode": "teams"}
    ),
    "solo": LineUp(("merchant",), ("ocelots", "chameleons", "crocodiles"), {"mode": "solo", "difficulty": "gentle"}),
    "coop": LineUp(
        ("trader", "merchant"), ("macaws", "raccoons", "sloths", "owls"), {"mode": "coop", "open_hands": "yes"}
    ),
    "draft": LineUp(("trader", "merchant"), ()),
    "thinking": LineUp(("master@6x2", "trader"), ("chameleons", "polecats", "ocelots"), {"stacks": 3}),
    "with care": LineUp(("master@3x2c", "merchant"), ("foxes", "platypuses", "squirrels"), {"stacks": 4}),
    "thinking in teams": LineUp(
        ("master@4x2", "trader", "master@4x2", "merchant"),
        ("crocodiles", "macaws", "owls", "pandas"),
        {"mode": "teams", "stacks": 3},
    ),
}


def answers_of(line_up: LineUp, number: int) -> Iterator[str]:
    """All answers of a game, in order."""
    players, seed = len(line_up.bots), f"{number:032x}"
    bots = [make_bot(kind, f"{number}/{seat}") for seat, kind in enumerate(line_up.bots)]
    if line_up.decks:
        setup = Setup.of(line_up.decks, make_rules(players, line_up.options), seed, number % players)
    else:
        draft = Draft.new(players=players, seed=seed)
        yield from _played(draft, bots)
        setup = draft.setup()
    yield from _played(Game.begin(setup), bots)


def _played(game: Game | Draft, bots: list[Bot | Thinker]) -> Iterator[str]:
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            return
        answer = ask(bots[decision.seat], game, decision.seat)
        yield answer
        game.answer(answer, decision.seat)
    raise AssertionError(f"a game took more than {MOST} answers")


def written() -> Iterator[tuple[str, int, list[str]]]:
    """The games of the file: line-up, number, answers."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        yield game["line-up"], game["number"], game["answers"]


def write_all() -> None:
    """Play and write all games anew."""
    FILE.parent.mkdir(exist_ok=True)
    lines = [
        json.dumps({"line-up": name, "number": number, "answers": list(answers_of(line_up, number))})
        for name, line_up in LINE_UPS.items()
        for number in range(SEEDS)
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
