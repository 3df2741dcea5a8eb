"""What every mode shares: the check of what was asked for, starting decks, the market, the first hands (SETUP)."""

from __future__ import annotations

import animalfolk.cards  # noqa: F401  (fills the tables)
from animalfolk.engine.chance import MARKET, PLAYER, shuffle
from animalfolk.engine.company import turn_up
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.faces import COPIES, JUNK, SET_NUMBER, SETS, VALUE, faces_of
from animalfolk.engine.moves import Mover
from animalfolk.engine.rules import Rules, either, value_text
from animalfolk.engine.state import State, blank

STARTING_DECK = 10


class Mode:
    """A way to play, as a value: how many play, with how many decks and how much junk."""

    def __init__(self, name: str, *, players: list[int], decks: list[int], junk: int, company: int = 0) -> None:
        self.name = name
        self.players = players  # how many may play
        self.decks = decks  # how many animalfolk decks they use
        self.junk = junk  # junk cards in the box, stand-ins included (JUNK-04)
        self.company = company  # how many players' starting cards the Company gets

    @property
    def said(self) -> str:
        """Its name before an error; the usual way needs none."""
        return f"{self.name}: " if self.name else ""

    def decks_for(self, players: int) -> int:
        """How many decks so many players use."""
        return self.decks[self.players.index(players)]


def check_players(mode: Mode, rules: Rules) -> None:
    """Whether so many can play in this way (COMP-10, TEAM-01, SOLO-01, COOP-01)."""
    if rules.players not in mode.players:
        numbers = [str(number) for number in mode.players]
        message = f"{mode.said}{either(numbers)} can play, not {rules.players!r}"
        told = {"mode": value_text("mode", rules.mode), "allowed": ", ".join(numbers)}
        raise BadSetup(message, "players", players=rules.players, **told)


def check_decks(mode: Mode, decks: list[str], rules: Rules) -> list[int]:
    """The decks' numbers, in the fixed order of the catalogue (SETUP-01, SETUP-02, TEAM-03)."""
    for name in decks:
        if name not in SET_NUMBER:
            names = ", ".join(filter(None, SETS))
            raise BadSetup(f"{name!r} is not one of the decks {names}", "deck", deck=name, decks=names)
    if len(set(decks)) != len(decks):
        raise BadSetup(f"each deck is used once, not {decks}", "deck-twice", decks=", ".join(decks))
    count = mode.decks_for(rules.players)
    if len(decks) != count:
        message = f"{mode.said}{rules.players} players use {count} decks, not {len(decks)}: {decks}"
        told = {"players": rules.players, "need": count, "count": len(decks)}
        raise BadSetup(message, "deck-count", mode=value_text("mode", rules.mode), decks=", ".join(decks), **told)
    return sorted(SET_NUMBER[name] for name in decks)


def deal(mode: Mode, sets: list[int], rules: Rules, seed: str, first: int) -> State:
    """Deal whatever decks there are to whatever players."""
    g = blank(rules, sets, seed)
    g.seat = first
    g.lead = first if rules.company > 0 else 0
    if rules.gold:
        _deal_gold(g, first)
    _deal_starting_decks(g, mode)
    _open_market(g)
    for seat in range(rules.players):
        for _ in range(rules.hand_size):
            Mover(g).draw_card(seat)
    g.noted = []  # nothing has happened yet
    return g


def _deal_gold(g: State, first: int) -> None:
    """The first player has no coin, the next one 1, and so on (BUY-18, TOUR-04)."""
    for step in range(g.rules.players):
        g.gold[(first + step) % g.rules.players] = step


def _deal_starting_decks(g: State, mode: Mode) -> None:
    """One card valued 1 of every deck, and junk up to ten cards (SETUP-03 to SETUP-06)."""
    ones = [face for folk in g.sets for face in faces_of(folk) if VALUE[face] == 1]
    count = STARTING_DECK - len(ones)
    used = count * (g.rules.players + mode.company)
    g.junk = max(0, mode.junk - used)
    g.junk_made = max(0, used - mode.junk)
    for seat in range(g.rules.players):
        deck = ones + [JUNK] * count
        shuffle(g, PLAYER + seat, deck)
        g.decks[seat] = deck
    if mode.company:
        _deal_to_company(g, (ones + [JUNK] * count) * mode.company)


def _deal_to_company(g: State, deck: list[int]) -> None:
    """The Company's cards are shuffled into one face-up deck (SOLO-04, COOP-04, AUTOMA-01)."""
    shuffle(g, PLAYER + g.rules.company, deck)
    g.decks[g.rules.company] = deck
    turn_up(g, len(deck) if g.rules.open_company_deck else 1)


def _open_market(g: State) -> None:
    """All cards valued 2 to 5 form the market deck; five are laid out from the right (SETUP-07 to SETUP-09)."""
    for folk in g.sets:
        for face in faces_of(folk):
            if VALUE[face] > 1:
                g.market_deck += [face] * COPIES[face]
    shuffle(g, MARKET, g.market_deck)
    Mover(g).fill_market()
