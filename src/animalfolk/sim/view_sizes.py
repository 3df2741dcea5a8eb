"""How large views are with all legal selections: `python -m animalfolk.sim.view_sizes` writes the table.

Games of every mode and with gold are played by bots; each time several cards may be asked next, the view of whoever is
asked is measured as it is sent, without and with its selections, and how long naming them takes.
"""

from __future__ import annotations

import json
import random
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from animalfolk.bots import ask, make_bot
from animalfolk.engine.faces import SETS
from animalfolk.engine.selections import MOST
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from animalfolk.game import Game
from animalfolk.game.setup import Setup, make_rules

WAYS: dict[str, tuple[int, int, dict[str, str]]] = {  # players, decks, options
    "two players": (2, 3, {}),
    "four players": (4, 5, {}),
    "two players with gold": (2, 3, {"gold": "by_seat"}),
    "teams": (4, 4, {"mode": "teams"}),
    "co-op": (2, 4, {"mode": "coop"}),
}
GAMES = 60  # of each
BOT = "trader"
LONGEST = 2000  # answers


class Measured(NamedTuple):
    """One decision: how many selections, the bytes of the view without and with them, milliseconds."""

    selections: int
    without: int
    size: int
    time: float


def measure(way: str, games: int) -> list[Measured]:
    """The decisions of so many games."""
    found: list[Measured] = []
    for number in range(games):
        game = _new(way, number)
        bots = [make_bot(BOT, f"{number} {seat}") for seat in range(game.players)]
        for _ in range(LONGEST):
            seat = game.asked
            if seat is None:
                break
            found += _measured(game, seat)
            game.answer(ask(bots[seat], game, seat))
    return found


def _new(way: str, number: int) -> Game:
    players, decks, options = WAYS[way]
    chosen = random.Random(number).sample(SETS, decks)
    return Game.begin(Setup.of(chosen, make_rules(players, dict(options)), f"{number:032x}"))


def _measured(game: Game, seat: int) -> list[Measured]:
    """A decision, if cards are chosen for it."""
    begun = time.process_time()
    told = game.selections()
    taken = time.process_time() - begun
    if not {"selections", "stepwise"} & set(told):
        return []
    view = game.view(seat)
    without = _bytes(view)
    view["decision"] = {**pending(view), **told}
    count = sum(map(len, told["selections"].values())) if "selections" in told else MOST + 1
    return [Measured(count, without, _bytes(view), 1000 * taken)]


def _bytes(view: View) -> int:
    return len(json.dumps(view, separators=(",", ":")).encode())


# the page


def page(figures: dict[str, list[Measured]], games: int) -> str:
    """The figures as a page: medians, 95 % and largest."""
    lines = [TITLE.format(games=games), HEAD]
    lines += [_row(way, found) for way, found in figures.items()]
    lines.append(_row("all", [one for found in figures.values() for one in found]))
    return "\n".join(lines) + "\n"


def _row(way: str, found: Sequence[Measured]) -> str:
    stepwise = sum(one.selections > MOST for one in found)
    counts = [one.selections for one in found if one.selections <= MOST]
    sizes = [one.size for one in found]
    cells = [
        way,
        f"{len(found):,}",
        f"{stepwise:,}",
        _spread(counts),
        _spread([one.without for one in found]),
        _spread(sizes),
        " / ".join(f"{amount:.2f}" for amount in _three([one.time for one in found])),
    ]
    return "| " + " | ".join(cells) + " |"


def _spread(numbers: Sequence[int]) -> str:
    return " / ".join(f"{number:,.0f}" for number in _three(numbers))


def _three(numbers: Sequence[float]) -> list[float]:
    """Median, 95 % and largest."""
    ordered = sorted(numbers)
    return [ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1]]


HEAD = (
    "| games | decisions | stepwise | selections | bytes without | bytes with | ms |\n"
    "|---|---:|---:|---:|---:|---:|---:|"
)
TITLE = """# The size of views with selections

What the view of whoever is asked measures where several cards may be asked next, as
`python -m animalfolk.sim.view_sizes` finds it in {games} games of each kind that bots of the level *trader* play with
changing decks: JSON without spaces, not packed (the server packs what it sends). Each time median / 95 % / largest; the
time is the processor's for naming the selections, interpreted, once a decision.
"""


def main() -> None:
    """Play, measure, and write the page."""
    parser = ArgumentParser(prog="python -m animalfolk.sim.view_sizes", description="measure views with selections")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    told = page({way: measure(way, given.games) for way in WAYS}, given.games)
    if given.out:
        given.out.write_text(told, encoding="utf-8")
    else:
        sys.stdout.write(told)


if __name__ == "__main__":
    main()
