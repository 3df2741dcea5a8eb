"""Real questions for the tests of the browser client: options and views of seeded games.

    python tools/web_samples.py         writes web/tests/samples/*.json

The games are of all modes with changing decks, answered half by chance and half by a simple bot.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from animalfolk.bots import ask, make_bot
from animalfolk.engine.faces import SETS
from animalfolk.engine.view import pending
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Table
from animalfolk.table.view_types import TableView

SAMPLES = Path(__file__).parents[1] / "web" / "tests" / "samples"
WAYS: list[tuple[int, int, dict[str, str]]] = [  # players, decks, options
    (2, 3, {}),
    (3, 4, {}),
    (4, 5, {}),
    (4, 4, {"mode": "teams"}),
    (1, 3, {"mode": "solo"}),
    (2, 4, {"mode": "coop", "open_hands": "yes"}),
    (2, 3, {"gold": "by_seat"}),
]
LONGEST = 300  # answers

Row = dict[str, Any]


def tables(count: int, first: int = 0) -> Iterator[tuple[random.Random, Table]]:
    """Tables of all modes, each with its own chance."""
    for number in range(first, first + count):
        players, decks, options = WAYS[number % len(WAYS)]
        chance = random.Random(number)
        start = Setup.of(chance.sample(SETS, decks), make_rules(players, dict(options)), f"{number:032x}", 0)
        yield chance, Table(start, [Seat("person", f"Person {seat + 1}") for seat in range(players)])


def questions(chance: random.Random, table: Table) -> Iterator[tuple[int, TableView]]:
    """Whoever is asked, with the view, before each answer of a game."""
    bot, share = make_bot("simple", ""), chance.random()
    for _ in range(LONGEST):
        seat = table.asked
        if seat is None:
            return
        view = table.view(seat)
        yield seat, view
        options = pending(view)["options"]
        choice = ask(bot, table.game, seat) if chance.random() < share else chance.choice(options)
        table.answer(seat, table.number(seat), choice)


def gather(games: int) -> tuple[dict[str, list[str]], list[TableView]]:
    """All options by what is asked, and a view of each question and mode."""
    options: dict[str, set[str]] = {}
    views: dict[tuple[str, int], TableView] = {}
    for chance, table in tables(games):
        for _, view in questions(chance, table):
            decision = pending(view)
            options.setdefault(decision["prompt"], set()).update(decision["options"])
            is_action = decision["prompt"] == "act"
            views.setdefault((decision["prompt"], is_action * len(view["seats"])), view)
    return {prompt: sorted(texts) for prompt, texts in sorted(options.items())}, list(views.values())


def write(name: str, rows: Mapping[str, object] | Sequence[object]) -> None:
    """One row in a line, so that changes can be read."""
    if isinstance(rows, Mapping):
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in rows.items()]
        text = "{\n" + ",\n".join(lines) + "\n}\n"
    else:
        text = "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n"
    (SAMPLES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    SAMPLES.mkdir(parents=True, exist_ok=True)
    all_options, all_views = gather(280)
    write("options.json", all_options)
    write("views.json", all_views)
