"""Everybody for themselves: two to four players, one deck more than players (SETUP)."""

from __future__ import annotations

import animalfolk.cards  # noqa: F401  (fills the tables)
from animalfolk.engine.chance import MARKET, PLAYER, check_seed, shuffle
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.faces import COPIES, JUNK, SET_NUMBER, SETS, VALUE, faces_of
from animalfolk.engine.moves import Mover
from animalfolk.engine.rules import Rules
from animalfolk.engine.state import State, blank

STARTING_DECK = 10


def set_up(decks: list[str], rules: Rules, seed: str, first: int) -> State:
    """A game before its first turn: starting decks, market, hands."""
    sets = check_decks(decks, rules)
    if not 0 <= first < rules.players:
        raise BadSetup(f"the first player is a seat from 0 to {rules.players - 1}, not {first!r}")
    return deal(sets, rules, check_seed(seed), first)


def deal(sets: list[int], rules: Rules, seed: str, first: int) -> State:
    """Deal whatever decks there are to whatever players."""
    g = blank(rules, sets, seed)
    g.seat = first
    _deal_starting_decks(g)
    _open_market(g)
    for seat in range(rules.players):
        for _ in range(rules.hand_size):
            Mover(g).draw_card(seat)
    g.noted = []  # nothing has happened yet
    return g


def check_decks(decks: list[str], rules: Rules) -> list[int]:
    """The decks' numbers, in the fixed order of the catalogue (SETUP-01, SETUP-02)."""
    if not 2 <= rules.players <= 4:
        raise BadSetup(f"two to four play, not {rules.players!r}")
    for name in decks:
        if name not in SET_NUMBER:
            raise BadSetup(f"{name!r} is not one of the decks {', '.join(filter(None, SETS))}")
    if len(set(decks)) != len(decks):
        raise BadSetup(f"each deck is used once, not {decks}")
    if len(decks) != rules.players + 1:
        raise BadSetup(f"{rules.players} players use {rules.players + 1} decks, not {len(decks)}: {decks}")
    return sorted(SET_NUMBER[name] for name in decks)


def _deal_starting_decks(g: State) -> None:
    """One card valued 1 of every deck, and junk up to ten cards (SETUP-03 to SETUP-06)."""
    ones = [face for folk in g.sets for face in faces_of(folk) if VALUE[face] == 1]
    count = STARTING_DECK - len(ones)
    g.junk = max(0, COPIES[JUNK] - count * g.rules.players)
    g.junk_made = max(0, count * g.rules.players - COPIES[JUNK])
    for seat in range(g.rules.players):
        deck = ones + [JUNK] * count
        shuffle(g, PLAYER + seat, deck)
        g.decks[seat] = deck


def _open_market(g: State) -> None:
    """All cards valued 2 to 5 form the market deck; five are laid out from the right (SETUP-07 to SETUP-09)."""
    for folk in g.sets:
        for face in faces_of(folk):
            if VALUE[face] > 1:
                g.market_deck += [face] * COPIES[face]
    shuffle(g, MARKET, g.market_deck)
    Mover(g).fill_market()
