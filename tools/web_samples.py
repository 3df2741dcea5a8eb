"""Real questions for the tests of the browser client: options, views and choices of cards of seeded games.

    python tools/web_samples.py         writes web/tests/samples/*.json

The games are of all modes with changing decks, answered half by chance and half by a simple bot.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any

from animalfolk.bots import ask, make_bot
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.faces import SETS
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.game import Game
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Table
from animalfolk.table.view_types import TableView
from animalfolk.tui.kinds import cards_for
from animalfolk.tui.picks import picks

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
TAKE_CARDS = ("buy", "build")  # actions of which all good choices of cards are noted
MOST_CHOICES = 3000
RATHER = 12  # stacks are seldom possible

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


def good_choices(game: Game, seat: int, option: str) -> list[list[str]] | None:
    """All sets of cards with which an action can be done; None if there are too many to try."""
    places: dict[int, list[str]] = {}
    for pick in picks(game.view(seat), cards_for(option)):
        places.setdefault(pick.place, []).append(pick.text)
    found: set[tuple[str, ...]] = set()
    tries = 0
    for count in range(1, len(places) + 1):
        for some in combinations(places.values(), count):
            for texts in product(*some):
                tries += 1
                if tries > MOST_CHOICES:
                    return None
                if tuple(sorted(texts)) not in found and _is_good(game, seat, [option, *texts]):
                    found.add(tuple(sorted(texts)))
    return sorted(map(list, found))


def _is_good(game: Game, seat: int, choice: list[str]) -> bool:
    try:
        game.clone().answer(choice, seat)
    except IllegalChoice:
        return False
    return True


def _needed(view: View) -> Row:
    """The parts of a view that the choice of cards depends on."""
    keys = ("viewer", "rules", "market", "bin", "alterations", "teams", "offered", "prices", "bin_price", "decision")
    own = view["viewer"]
    seats = [seat if number == own else {"stall": []} for number, seat in enumerate(view["seats"])]
    return {key: value for key, value in view.items() if key in keys} | {"seats": seats, "aside": []}


def gather(games: int, choices: int) -> tuple[dict[str, list[str]], list[TableView], list[Row]]:
    """All options by what is asked, a view of each question and mode, and actions with all good choices of cards."""
    options: dict[str, set[str]] = {}
    views: dict[tuple[str, int], TableView] = {}
    sets: list[Row] = []
    for chance, table in tables(games):
        for seat, view in questions(chance, table):
            decision = pending(view)
            options.setdefault(decision["prompt"], set()).update(decision["options"])
            is_action = decision["prompt"] == "act"
            views.setdefault((decision["prompt"], is_action * len(view["seats"])), view)
            actions = [option for option in decision["options"] if option.partition(" ")[0] in TAKE_CARDS]
            share = RATHER if "build" in actions else 1
            if actions and len(sets) < choices and chance.random() < share * choices / games / LONGEST:
                option = "build" if share > 1 else chance.choice(actions)
                good = good_choices(table.game, seat, option)
                if good is not None:
                    sets.append({"view": _needed(view), "option": option, "good": good})
    return {prompt: sorted(texts) for prompt, texts in sorted(options.items())}, list(views.values()), sets


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
    all_options, all_views, all_sets = gather(280, 250)
    write("options.json", all_options)
    write("views.json", all_views)
    write("choices.json", all_sets)
