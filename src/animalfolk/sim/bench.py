"""How fast the engine is, beside a yardstick measured in the same run: `animalfolk bench`."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from animalfolk.bots.levels import is_compiled
from animalfolk.cards import DECKS as DECLARED
from animalfolk.engine.playout import Playout
from animalfolk.engine.prompts import KIND, PLAY
from animalfolk.engine.read_position import read
from animalfolk.engine.redeal import redeal
from animalfolk.engine.rules import Rules
from animalfolk.engine.run import answer, begin
from animalfolk.engine.state import State, load
from animalfolk.modes import set_up
from animalfolk.sim.peers import peers
from animalfolk.sim.startup import startup

DECKS = ["macaws", "pandas", "squirrels"]
ALL = [deck.name for deck in DECLARED]
CAP = 6000
SEED = "5eed" * 8
ROUNDS = 7  # the best of so many counts: other work on the machine only ever slows a round

# In the middle of Spyglass: one card kept, two to be put back on the deck.
MIDDLE = """animalfolk position 1
decks: macaws pandas squirrels
market: acorn cookies spyglass prepaid_good stock_clearance
market deck: acorn acorn flashy_show market_discovery empty_chest nostalgic_item special_offer accordion cookies
bin: essential_purchase spyglass
junk: 4
P1 hand: spyglass junk junk swift_broker acorn
P1 deck: junk loyal_partner cookies junk junk
P1 discard: junk junk shattered_relic
P1 stall: stashing_vendor | empty_chest | nostalgic_item
P2 hand: junk junk cookies swift_broker loyal_partner
P2 deck: junk junk stashing_vendor junk market_discovery
P2 discard: junk junk prepaid_good
P2 stall: swift_broker | cookies
"""


class Figure(NamedTuple):
    """One thing measured; what it and its unit are called is in the catalogues, as bench-... and unit-..."""

    name: str
    amount: float
    unit: str

    def text(self) -> str:
        """As it is printed; thousands stand apart, as a comma is not the same in all languages."""
        return f"{self.amount:,.0f}".replace(",", " ") if self.amount >= 100 else f"{self.amount:.2f}"


def best(rate: Callable[[], float]) -> float:
    """The best of a few rounds."""
    return max(rate() for _ in range(ROUNDS))


def timed(work: Callable[[], object], count: int) -> float:
    """Seconds for one of `count` repetitions."""
    start = time.perf_counter()
    for _ in range(count):
        work()
    return (time.perf_counter() - start) / count


def yardstick() -> float:
    """Steps a second of a fixed piece of pure Python: small integers, lists, a dictionary."""
    start = time.perf_counter()
    number, pile, seen = 1, list(range(40)), dict[int, int]()
    for _ in range(100_000):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        place = number % len(pile)
        pile.append(pile.pop(place))
        seen[place] = seen.get(place, 0) + 1
    return 100_000 / (time.perf_counter() - start)


def middle() -> State:
    """A state in the middle of an effect."""
    g = read(MIDDLE)
    for text in ("play", "keep"):
        answer(g, g.options[0] if text == "keep" else _playing(g))
    return g


def _playing(g: State) -> int:
    """The option to play the first technique."""
    return next(option for option in g.options if option & KIND == PLAY)


def random_games(count: int, mixed: bool) -> tuple[float, float]:
    """Games a second with their set-up, decisions a second without it; a decision has two options or more.

    Mixed games have three decks of all, drawn anew for each; the others those of the first three.
    """
    rules, player, chooser = Rules(players=2), Playout(1), Random(2021)
    decks = [chooser.sample(ALL, 3) if mixed else DECKS for _ in range(count)]
    start = time.perf_counter()
    games = [set_up(decks[number], rules, f"{number:032x}", 0) for number in range(count)]
    ready = time.perf_counter()
    for g in games:
        begin(g)
        player.play(g, CAP)
    end = time.perf_counter()
    return count / (end - start), player.decisions / (end - ready)


def memory(g: State) -> float:
    """Bytes that one more state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = [g.clone() for _ in range(500)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(states)


def measure(games: int) -> list[Figure]:
    """All figures of the engine at hand."""
    g = middle()
    data = json.dumps(g.dump())
    rounds = [random_games(games, False) + random_games(games, True) for _ in range(ROUNDS)]
    return [
        Figure("games", max(each[0] for each in rounds), "games-rate"),
        Figure("decisions", max(each[1] for each in rounds), "decisions-rate"),
        Figure("mixed-games", max(each[2] for each in rounds), "games-rate"),
        Figure("mixed-decisions", max(each[3] for each in rounds), "decisions-rate"),
        Figure("clone", min(timed(g.clone, 2000) for _ in range(ROUNDS)) * 1e6, "us"),
        Figure("redeal", min(timed(lambda: redeal(g, 1, SEED), 300) for _ in range(ROUNDS)) * 1e6, "us"),
        Figure("dump", min(timed(lambda: json.dumps(g.dump()), 500) for _ in range(ROUNDS)) * 1e6, "us"),
        Figure("load", min(timed(lambda: load(json.loads(data)), 500) for _ in range(ROUNDS)) * 1e6, "us"),
        Figure("memory", memory(g), "bytes"),
    ]


def run_bench(games: int = 0) -> list[Figure]:
    """Measure everything; unless it is said, as many games as the engine at hand plays in a short time."""
    figures = [Figure("yardstick", best(yardstick), "steps-rate")]
    figures += measure(games or (300 if is_compiled() else 30))
    return figures + [Figure(*row) for row in [*startup(), *peers()]]
