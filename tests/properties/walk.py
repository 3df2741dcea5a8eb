"""Random games of every mix of decks, walked decision by decision."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from typing import NamedTuple

import animalfolk.cards
from animalfolk.bots.levels import is_compiled
from animalfolk.engine.faces import FACE, JUNK, NOTHING, own_face
from animalfolk.engine.playout import Playout
from animalfolk.engine.rules import COOP, FREE, SOLO, TEAMS, Rules, value_text
from animalfolk.engine.run import answer, begin
from animalfolk.engine.state import State
from animalfolk.modes import deal_game

SOAK = os.environ.get("ANIMALFOLK_SOAK") == "1"
CAP = 6000 if SOAK else 2000  # decisions after which a game is cut and counted
STRIDE = 1 if SOAK else 19 if is_compiled() else 37  # of the decisions of a game, those that are looked at
SETS = [deck.ordinal for deck in animalfolk.cards.DECKS]
COMPANY_OPTIONS = [
    ("difficulty", 0),
    ("difficulty", 2),
    ("company_after_each_player", 1),
    ("company_refills_market", 0),
    ("company_discards", 1),
    ("power_on_exhaustion", 1),
    ("open_company_deck", 0),
    ("open_hands", 1),
    ("strict_empty_market", 1),
]
ORDINALS = {deck.name: deck.ordinal for deck in animalfolk.cards.DECKS}
TEAM_DECKS = [
    ("squirrels", "chameleons", "owls", "macaws"),
    ("crocodiles", "foxes", "ocelots", "squirrels"),
    ("pandas", "platypuses", "polecats", "raccoons"),
    ("chameleons", "ocelots", "sloths", "squirrels"),
]


class Mix(NamedTuple):
    """Some decks, a number of players, the way they play, and options that differ from the usual rules."""

    sets: tuple[int, ...]
    players: int
    mode: int = FREE
    options: tuple[tuple[str, int], ...] = ()


def name_of(mix: Mix) -> str:
    """A mix as one can pick it with -k."""
    names = [deck.name for deck in animalfolk.cards.DECKS if deck.ordinal in mix.sets]
    way = [] if mix.mode == FREE else [value_text("mode", mix.mode)]
    return "-".join([*names, f"{mix.players}p", *way, *[f"{option}={number}" for option, number in mix.options]])


def mixes() -> list[Mix]:
    """Every deck alone and random mixes as the rules have them; every pair too where there is time."""
    chooser = random.Random(2021)
    chosen = [Mix((folk,), 2 + place % 3) for place, folk in enumerate(SETS)]
    if SOAK:
        chosen += [Mix(sets, players) for sets in combinations(SETS, 2) for players in (2, 3, 4)]
    for place in range(2000 if SOAK else 12):
        players = 2 + place % 3
        chosen.append(Mix(tuple(sorted(chooser.sample(SETS, players + 1))), players))
    return chosen + company_mixes() + team_mixes()


def mixes_here() -> list[Mix]:
    """Those of this run: usually one half with the interpreted engine and the other half with the compiled one."""
    return mixes() if SOAK else mixes()[is_compiled() :: 2]


def company_mixes() -> list[Mix]:
    """Solo and co-op with every deck, in the usual way and with every option once."""
    chooser = random.Random(2023)
    decks = [*SETS, *SETS]
    chosen = [Mix(tuple(sorted(set(decks[at : at + 3]))), 1, SOLO) for at in range(0, 12, 3)]
    chosen += [Mix(tuple(sorted(set(decks[at + 2 : at + 6]))), 2, COOP) for at in range(0, 12, 4)]
    for option, number in COMPANY_OPTIONS:
        mode = COOP if option in ("open_hands", "company_after_each_player") else chooser.choice([SOLO, COOP])
        for _ in range(6 if SOAK else 1):
            sets = tuple(sorted(chooser.sample(SETS, 3 if mode == SOLO else 4)))
            chosen.append(Mix(sets, 1 if mode == SOLO else 2, mode, ((option, number),)))
    return chosen


def team_mixes() -> list[Mix]:
    """Teams with every deck, among them those whose cards bend stacks, copy and react together."""
    chooser = random.Random(2022)
    chosen = [tuple(sorted(ORDINALS[name] for name in names)) for names in TEAM_DECKS]
    chosen += [tuple(sorted(chooser.sample(SETS, 4))) for _ in range(20 if SOAK else 1)]
    helped = Mix(tuple(sorted(chooser.sample(SETS, 4))), 4, TEAMS, (("team_build_min_active", 0),))
    return [*[Mix(sets, 4, TEAMS) for sets in chosen], helped]


def games_of(mix: Mix, most: int) -> int:
    """How many games of a mix are looked at: the larger the mix, the more mixes there are."""
    return most if len(mix.sets) == 1 else max(1, most // 10) if len(mix.sets) == 2 else max(1, most // 40)


def dealt(mix: Mix, number: int) -> State:
    """A game before its first turn."""
    rules = Rules(players=mix.players, mode=mix.mode, **dict(mix.options))
    return deal_game(list(mix.sets), rules, f"{number:032x}", number % mix.players)


def new_game(mix: Mix, number: int) -> State:
    """A game at its first decision."""
    g = dealt(mix, number)
    begin(g)
    return g


def walk(mix: Mix, number: int, cap: int = CAP) -> Iterator[tuple[State, Playout]]:
    """A random game; yields its state at every decision, and at last where it ended."""
    g = new_game(mix, number)
    chooser = Playout(number * 7919 + mix.players)
    for _ in range(cap):
        yield g, chooser
        if g.winner != NOTHING:
            return
        answer(g, chooser.choose(g))


@cache
def _kept(mix: Mix, number: int) -> list[State]:
    """Every so manieth position of a random game, for all tests that look at it."""
    return [g.clone() for g, _ in islice(walk(mix, number), 0, CAP, STRIDE)]


def stops(mix: Mix, number: int, every: int = 1) -> Iterator[State]:
    """Positions of a random game, or every so manieth of them; whoever looks may change them."""
    if SOAK:
        yield from (g for g, _ in islice(walk(mix, number), 0, CAP, every * STRIDE))
    else:
        yield from (g.clone() for g in _kept(mix, number)[::every])


def count_cards(g: State) -> Counter[int]:
    """How often each face is on the table, in whatever zone."""
    counts = Counter(
        card & FACE for zone in [*g.decks, *g.discards, g.market_deck, g.bin, g.removed, g.aside] for card in zone
    )
    counts.update(own_face(card) for zone in [*g.hands, *g.schedules, *g.stalls, _paid(g)] for card in zone)
    counts.update(face for face in g.market if face != NOTHING)
    counts[JUNK] += g.junk - g.junk_made
    return counts


def _paid(g: State) -> list[int]:
    """Cards that have left the hand and not yet landed."""
    return g.laid if g.frames and g.frames[-1].name() == "purchase" else []


class Progress:
    """A bar that says how far a long run is and how long it will take."""

    def __init__(self, name: str, total: int, unit: str) -> None:
        self.name, self.total, self.unit = name, total, unit
        self.done = 0
        self.start = time.monotonic()

    def add(self, count: int) -> None:
        """So much more is done."""
        before, self.done = self.done, self.done + count
        if SOAK and self.done * 5 // self.total != before * 5 // self.total:
            self._print()

    def _print(self) -> None:
        bar = "#" * min(20, self.done * 20 // self.total)
        left = (time.monotonic() - self.start) * (self.total - self.done) / self.done
        line = f"[{bar:20}] {self.done:,} of {self.total:,} {self.unit}, {max(left, 0):.0f} s left: {self.name}\n"
        os.write(2, line.encode())


def seeds(name: str, games: int) -> Iterator[int]:
    """The numbers of so many games, with progress in long runs."""
    progress = Progress(name, games, "games")
    for number in range(games):
        yield number
        progress.add(1)
