"""The work that is timed when the engine is measured.

`make bench ARGS="--against COMMIT"` runs this very file with two versions of the package (`python -P workload.py`).
So it needs nothing of the package but what ADDRESSES names, looks for that when it is needed, and leaves out what a
version lacks.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

# Where the parts of the package are and, behind that, where they were: a part that moves gets one address more.
ADDRESSES: dict[str, tuple[str, ...]] = {
    "DECKS": ("animalfolk.cards:DECKS",),
    "KIND": ("animalfolk.engine.prompts:KIND",),
    "PLAY": ("animalfolk.engine.prompts:PLAY",),
    "Playout": ("animalfolk.engine.playout:Playout",),
    "Rules": ("animalfolk.engine.rules:Rules",),
    "answer": ("animalfolk.engine.run:answer",),
    "begin": ("animalfolk.engine.run:begin",),
    "load": ("animalfolk.engine.state:load",),
    "read": ("animalfolk.engine.read_position:read",),
    "redeal": ("animalfolk.engine.redeal:redeal",),
    "set_up": ("animalfolk.modes:set_up",),
    "view": ("animalfolk.engine.view:view",),
}
DECKS = ["macaws", "pandas", "squirrels"]
CAP = 6000
STEPS = 100_000
SEED = "5eed" * 8
# How often each is repeated in one pass of so many games.
GAMES = 30
REPEATED = {"set-up": 300, "clone": 3000, "redeal": 500, "dump": 700, "load": 500, "view": 700}

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

Clock = Callable[[], float]


class Lacking(LookupError):
    """This version of the package has no part of that name, at any of its addresses."""


def part(name: str) -> Any:
    """A part of the package at hand, wherever that has it."""
    for address in ADDRESSES[name]:
        module, _, attribute = address.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except (ImportError, AttributeError):
            continue
    raise Lacking(f"no {' or '.join(ADDRESSES[name])}")


def middle() -> Any:
    """A state in the middle of an effect."""
    g = part("read")(MIDDLE)
    kind, play, answer = part("KIND"), part("PLAY"), part("answer")
    answer(g, next(option for option in g.options if option & kind == play))
    answer(g, g.options[0])
    return g


class Games(NamedTuple):
    """Random games that were played: how many a second with their set-up, and the decisions in them without it."""

    rate: float
    decision_rate: float
    decisions: int  # with two options or more


def random_games(count: int, mixed: bool, clock: Clock = time.perf_counter) -> Games:
    """Play random games of two players, always the same; mixed ones have three decks of all, drawn anew for each."""
    rules, player, chooser = part("Rules")(players=2), part("Playout")(1), Random(2021)
    set_up, begin = part("set_up"), part("begin")
    names = [deck.name for deck in part("DECKS")] if mixed else []
    decks = [chooser.sample(names, 3) if mixed else DECKS for _ in range(count)]
    start = clock()
    games = [set_up(decks[number], rules, f"{number:032x}", 0) for number in range(count)]
    ready = clock()
    for g in games:
        begin(g)
        player.play(g, CAP)
    end = clock()
    return Games(count / (end - start), player.decisions / (end - ready), player.decisions)


def repeated(name: str) -> Callable[[], object]:
    """One of the short pieces of work: setting up a game, or something with a state in mid-effect."""
    if name == "set-up":
        set_up, rules = part("set_up"), part("Rules")(players=2)
        return lambda: set_up(DECKS, rules, SEED, 0)
    g = middle()
    if name == "clone":
        return g.clone  # type: ignore[no-any-return]
    if name == "redeal":
        redeal = part("redeal")
        return lambda: redeal(g, 1, SEED)
    if name == "view":
        view = part("view")
        return lambda: view(g, 1)
    text, load = json.dumps(g.dump()), part("load")
    return (lambda: json.dumps(g.dump())) if name == "dump" else (lambda: load(json.loads(text)))


def yardstick(clock: Clock = time.perf_counter) -> float:
    """Steps a second of a fixed piece of pure Python, whatever the version: small integers, lists, a dictionary."""
    start = clock()
    number, pile, seen = 1, list(range(40)), dict[int, int]()
    for _ in range(STEPS):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        place = number % len(pile)
        pile.append(pile.pop(place))
        seen[place] = seen.get(place, 0) + 1
    return STEPS / (clock() - start)


def timed(work: Callable[[], object], count: int, clock: Clock = time.perf_counter) -> float:
    """Seconds for one of `count` repetitions."""
    start = clock()
    for _ in range(count):
        work()
    return (clock() - start) / count


def memory() -> float:
    """Bytes that one more state takes."""
    g = middle()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = [g.clone() for _ in range(500)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(states)


class Pass(NamedTuple):
    """One measurement: how many a second, and how many it were."""

    rate: float
    done: int


def _games(games: int, mixed: bool) -> Pass:
    """Decisions of random games."""
    played = random_games(games, mixed, time.process_time)
    return Pass(played.decision_rate, played.decisions)


def _repetitions(games: int, name: str) -> Pass:
    """Repetitions of a short piece of work, in proportion to the games."""
    count = max(1, REPEATED[name] * games // GAMES)
    return Pass(1 / timed(repeated(name), count, time.process_time), count)


PASSES: dict[str, Callable[[int], Pass]] = {
    "decisions": partial(_games, mixed=False),
    "mixed-decisions": partial(_games, mixed=True),
    **{name: partial(_repetitions, name=name) for name in REPEATED},
    "memory": lambda _: Pass(memory(), 1),
    "yardstick": lambda _: Pass(yardstick(time.process_time), STEPS),
}


def measure(games: int, passes: int) -> dict[str, Any]:
    """The best of a few passes, in the processor's time: other work on the machine only ever slows a pass."""
    figures: dict[str, Pass] = {}
    lacking: dict[str, str] = {}
    for _ in range(passes):  # each figure in each, so that a busy moment of the machine spoils one pass of it
        for name, measured in PASSES.items():
            if name in lacking:
                continue
            gc.collect()
            try:
                figures[name] = max(measured(games), figures.get(name, Pass(0.0, 0)))
            except Exception as error:  # whatever another version says when it is used like this one
                lacking[name] = f"{type(error).__name__}: {error}"
    return {"figures": figures, "lacking": lacking, "engine": engine()}


def engine() -> str:
    """The file from which the engine is imported, a source or what was compiled from it; empty if it was not."""
    modules = [address.partition(":")[0] for addresses in ADDRESSES.values() for address in addresses]
    files = [sys.modules[name].__file__ for name in modules if name in sys.modules and ".engine." in name]
    return str(files[0]) if files else ""


def main() -> None:
    """Measure the package that is imported from here, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="random games a pass; other work is in proportion")
    parser.add_argument("--passes", type=int, default=7, help="how often each is measured; the best counts")
    options = parser.parse_args()
    print(json.dumps(measure(options.games, options.passes)))


if __name__ == "__main__":
    main()
