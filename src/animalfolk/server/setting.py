"""From what was asked for to a table: decks, rules, who begins, how people are treated."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rules import Rules
from animalfolk.game.setup import RANDOM, Setup, make_rules
from animalfolk.modes import mode_of
from animalfolk.modes.choosing import first_game, random_decks
from animalfolk.modes.dealing import check_players
from animalfolk.modes.ratings import read_wanted
from animalfolk.server.errors import NotAllowed
from animalfolk.server.messages import NewSeat, NewTable
from animalfolk.table import PERSON, Seat, Settings, Table
from animalfolk.table.clock import read_clock

FIRST_GAME = "first"
WAYS = (RANDOM, FIRST_GAME)  # to choose decks other than by name


def settled(asked: NewTable) -> NewTable:
    """The same with everything said that can be said before people come: mode, seats and decks. It can be played."""
    options = dict(asked.options)
    mode = options.pop("mode", asked.mode)
    asked = msgspec.structs.replace(asked, mode=mode, options=options)
    if not asked.seats:
        fewest = mode_of(make_rules(None, {"mode": mode})).players[0]
        asked = msgspec.structs.replace(asked, seats=[NewSeat() for _ in range(fewest)])
    _check_people(asked)
    decks = _decks(asked)
    asked = msgspec.structs.replace(asked, decks=decks)
    make_table(asked, [Seat(seat.kind, f"P{number}") for number, seat in enumerate(asked.seats, start=1)], 0)
    return asked


def make_table(asked: NewTable, seats: Sequence[Seat], now: int) -> Table:
    """The table before its first answer."""
    setup = Setup.of(asked.decks, _rules(asked), seed_of(asked.seed), _first(asked))
    settings = Settings(asked.hold, asked.undo, read_clock(asked.clock), asked.hints)
    return Table(setup, seats, settings, nonce=secrets.token_hex(16), now=now)


def seed_of(text: str) -> str:
    """Any text makes a seed; 32 hexadecimal digits are one already; nothing is a new one."""
    if not text:
        return secrets.token_hex(16)
    if len(text) == 32 and set(text) <= set("0123456789abcdef"):
        return text
    return blake2b(text.encode(), digest_size=16).hexdigest()


def people(asked: NewTable) -> list[int]:
    """The seats of people."""
    return [number for number, seat in enumerate(asked.seats) if seat.kind == PERSON]


def _rules(asked: NewTable) -> Rules:
    rules = make_rules(len(asked.seats), {"mode": asked.mode, **asked.options})
    check_players(mode_of(rules), rules)
    return rules


def _check_people(asked: NewTable) -> None:
    """Somebody plays; and whoever knows the seed knows all cards, so it is chosen only where nobody else does."""
    if not people(asked):
        raise NotAllowed("a table is for people: at least one seat is a person's")
    if asked.seed and len(people(asked)) > 1:
        raise NotAllowed("a seed is chosen only where one person plays")


def _first(asked: NewTable) -> int | str:
    players = [f"P{number}" for number in range(1, len(asked.seats) + 1)]
    if asked.first == RANDOM:
        return RANDOM
    if asked.first.upper() not in players:
        message = f"first is one of {', '.join(players)}, or {RANDOM}, not {asked.first!r}"
        raise BadSetup(message, "first", players=len(players), first=asked.first)
    return players.index(asked.first.upper())


def _decks(asked: NewTable) -> list[str]:
    """The decks by name; chance has decided where they are chosen by lot."""
    rules = _rules(asked)
    need = mode_of(rules).decks_for(rules.players)
    if not isinstance(asked.decks, str):
        return list(asked.decks)
    way, _, wish = asked.decks.partition(":")
    if way not in WAYS or (way == FIRST_GAME and wish):
        ways = ", ".join(WAYS)
        message = f"decks are chosen by their names, or by one of {ways} alone, not by {asked.decks!r}"
        raise BadSetup(message, "deck-way", ways=ways, way=asked.decks)
    if way == FIRST_GAME:
        return first_game(need)
    return random_decks(need, seed_of(asked.seed), read_wanted(wish))
