"""From what was asked for to a table: decks, rules, who begins, how people are treated."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rules import Rules
from animalfolk.game import Draft
from animalfolk.game.draft import draft_rules
from animalfolk.game.setup import RANDOM, Setup, first_of, make_rules
from animalfolk.modes import mode_of
from animalfolk.modes.choosing import enough, first_game, random_decks
from animalfolk.modes.dealing import check_players
from animalfolk.modes.ratings import read_wanted
from animalfolk.server.errors import NotAllowed
from animalfolk.server.info import DRAFT, is_drafted, request_of
from animalfolk.server.messages import KeptTable, NewSeat, NewTable, QuickGame
from animalfolk.server.naming import unlike
from animalfolk.server.rows import GameRow
from animalfolk.server.timing import TURN_BASED
from animalfolk.server.windows import LONGEST
from animalfolk.table import PERSON, Seat, Settings, Table, lesson
from animalfolk.table.clock import Clock, read_clock
from animalfolk.table.settings import OPEN
from animalfolk.table.store import store

FIRST_GAME = "first"
WAYS = (RANDOM, FIRST_GAME, DRAFT)  # to choose decks other than by name


def settled(asked: NewTable) -> NewTable:
    """The same with everything said that can be said before people come: mode, seats and decks. It can be played."""
    options = dict(asked.options)
    mode = options.pop("mode", asked.mode)
    asked = msgspec.structs.replace(asked, mode=mode, options=options)
    if not asked.seats:
        fewest = mode_of(make_rules(None, {"mode": mode})).players[0]
        asked = msgspec.structs.replace(asked, seats=[NewSeat() for _ in range(fewest)])
    _check_people(asked)
    _check_reaction(read_clock(asked.clock))
    if not is_drafted(asked):
        asked = msgspec.structs.replace(asked, decks=_decks(asked))
    start = _any_end(new_draft(asked)) if is_drafted(asked) else start_of(asked)
    _make_table(asked, start, [Seat(seat.kind, f"P{number}") for number, seat in enumerate(asked.seats, start=1)], 0)
    return asked


def new_draft(asked: NewTable) -> Draft:
    """The draft of the decks, before its first answer."""
    rules, seed = rules_of(asked), seed_of(asked.seed)
    wanted = read_wanted(str(asked.decks).partition(":")[2])
    return Draft(rules, seed, first_of(rules, seed, _first(asked)), enough(_need(rules), wanted))


def _any_end(draft: Draft) -> Setup:
    while draft.options:
        draft.answer(draft.options[0])
    return draft.setup()


def quick_table(asked: QuickGame) -> NewTable:
    """What is asked for by somebody who wants to play against bots."""
    seats = [NewSeat(), *(NewSeat(asked.bot) for _ in range(asked.bots))]
    return NewTable(decks=asked.decks, seats=seats, undo=OPEN, even_reactions=False)


def lesson_table() -> KeptTable:
    """What is asked for by somebody who wants to learn the game."""
    seats = [NewSeat(), NewSeat(lesson.PARTNER.kind, lesson.PARTNER.name)]
    return KeptTable(
        decks=list(lesson.DECKS),
        options={"stacks": str(lesson.STACKS)},
        seats=seats,
        first="P1",
        undo=OPEN,
        even_reactions=False,
        lesson=lesson.FIRST,
    )


def _lesson(asked: NewTable) -> str:
    return asked.lesson if isinstance(asked, KeptTable) else ""


def start_of(asked: NewTable) -> Setup | str:
    """How a game begins whose decks are known; a lesson from a position of its own."""
    if _lesson(asked):
        return lesson.START
    return Setup.of(list(asked.decks), rules_of(asked), seed_of(asked.seed), _first(asked))


def opening_of(game: GameRow, start: Setup | str, now: int) -> str:
    """What is kept of the table before its first answer, with all who have come."""
    seats: list[Seat] = []
    for seat in game.seats:
        seats.append(Seat(seat.kind, unlike(seat.name, [other.name for other in seats])))
    return store(_make_table(request_of(game), start, seats, now))


def _make_table(asked: NewTable, start: Setup | str, seats: Sequence[Seat], now: int) -> Table:
    settings = Settings(asked.hold, asked.undo, read_clock(asked.clock), asked.hints, _lesson(asked))
    return Table(start, seats, settings, nonce=secrets.token_hex(16), now=now)


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


def rules_of(asked: NewTable) -> Rules:
    """The rules; where decks are drafted, those who begin later have more gold."""
    make = draft_rules if is_drafted(asked) else make_rules
    rules = make(len(asked.seats), {"mode": asked.mode, **asked.options})
    check_players(mode_of(rules), rules)
    return rules


def _need(rules: Rules) -> int:
    return mode_of(rules).decks_for(rules.players)


def _check_people(asked: NewTable) -> None:
    """Somebody plays; and whoever knows the seed knows all cards, so it is chosen only where nobody else does."""
    if not people(asked):
        raise NotAllowed("a table is for people: at least one seat is a person's")
    if asked.seed and len(people(asked)) > 1:
        raise NotAllowed("a seed is chosen only where one person plays")


def _check_reaction(clock: Clock) -> None:
    """Nobody keeps people waiting who sit there; where a move has hours or days, a reaction may have as long."""
    most = clock.seconds if clock.seconds >= TURN_BASED else LONGEST
    if clock.reaction > most:
        message = f"with this clock a reaction has {most} seconds at most, not {clock.reaction}"
        raise BadSetup(message, "clock-reaction", most=most, clock=str(clock))


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
    need = _need(rules_of(asked))
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
