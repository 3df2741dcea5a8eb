"""The inside of the process that makes records and replays: games made from their logs, the last ones kept at hand."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from animalfolk.bots import BOTS
from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rules import OPTIONS, value_text
from animalfolk.modes.box import check_box
from animalfolk.server.apart_process import Beacon
from animalfolk.server.errors import Refused
from animalfolk.server.keeping import Source
from animalfolk.server.link import Link
from animalfolk.server.replay_messages import (
    LONGEST,
    NumbersInfo,
    Outline,
    PlayOn,
    SeatName,
    SideInfo,
    StepInfo,
    TempoInfo,
    Told,
    TurnInfo,
    Views,
)
from animalfolk.table import PERSON, Seat, Settings, Table
from animalfolk.table.replay import Replay
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import store
from animalfolk.table.summary import numbers_of, tempo_of
from animalfolk.table.view_types import TableView

MOST = 8  # games at hand
MOST_STEPS = 10_000  # of all of them together: what they take goes with it
REST = 120.0  # seconds after which a game that nobody looks at is put away
ALL, WATCH = "all", "watch"  # from where one may look, besides from a seat
PRACTICE = Settings()  # everything can be taken back, there are hints, and nobody's time runs

Key = tuple[str, int]  # a table, and how long its log is


class Missing(NamedTuple):
    """It is not at hand: ask again, with what it is made from."""


class CachedGame:
    """A game at hand."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.used = 0.0

    @cached_property
    def replay(self) -> Replay:
        """The game step by step; refused while it runs, and if it is longer than any honest one."""
        if not self.table.is_over:
            raise not_over()
        if self.steps > LONGEST:
            message = f"a game is looked at if it has at most {LONGEST} steps, not {self.steps}"
            raise Refused(message, "long-game", most=LONGEST, steps=self.steps)
        return Replay(self.table)

    @cached_property
    def steps(self) -> int:
        """How many steps it has."""
        return len(self.table.steps)


Work = Callable[[CachedGame], Any]


class ReplayCache:
    """The games at hand: few, not too long together, and none for long."""

    def __init__(self, beacon: Beacon, now: Callable[[], float] = monotonic) -> None:
        self._beacon, self._now = beacon, now
        self.games: OrderedDict[Key, CachedGame] = OrderedDict()
        self.tidying: asyncio.Task[None] | None = None

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Do something with a game; Missing if it is neither at hand nor given."""
        key, work, source = given
        self._beacon.work_on(key[0])
        return self.ask(key, work, source)

    def ask(self, key: Key, work: Work, source: Source | None) -> Any:
        """What comes of the work."""
        game = self.games.get(key)
        if game is None and source is None:
            return Missing()
        if source is not None and not source.is_over:  # it goes on: what is at hand would be old
            return work(CachedGame(source.table()))
        if game is None and source is not None:
            game = self.games[key] = CachedGame(source.table())
        assert game is not None
        game.used = self._now()
        self.games.move_to_end(key)
        self.tidy()
        return work(game)

    def tidy(self) -> None:
        """Put away what nobody looks at, and the oldest of too many; the last one stays."""
        now = self._now()
        for key in [key for key, game in self.games.items() if game.used + REST <= now]:
            del self.games[key]
        while len(self.games) > 1 and (
            len(self.games) > MOST or sum(game.steps for game in self.games.values()) > MOST_STEPS
        ):
            self.games.popitem(last=False)

    async def keep_tidy(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(REST / 2)
            self.tidy()

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """Nothing is told here."""


def make_cache(link: Link, beacon: Beacon) -> ReplayCache:
    """What serves in the process."""
    cache = ReplayCache(beacon)
    cache.tidying = asyncio.create_task(cache.keep_tidy())
    return cache


def not_over() -> Refused:
    """Nothing of a replay is told while a game runs."""
    return Refused("this is for games that are over, and this one is not", "not-over")


# what can be asked of a game: data, or JSON as it goes out


def record(game: CachedGame, seat: int | None, form: str) -> bytes:
    """The record as a seat may have it."""
    return (record_for_json if form == "json" else record_for)(game.table, seat).encode()


def whole(game: CachedGame) -> str:
    """The whole record of a game that is over."""
    return store(game.replay.table)


def outline(game: CachedGame, game_id: str, seat: int | None) -> bytes:
    """What a game that is over was, from beginning to end."""
    return msgspec.json.encode(_outline(game.replay, game_id, seat))


def views(game: CachedGame, step: int, count: int, viewer: str) -> bytes:
    """The views after this step and those that follow, as far as there are any."""
    replay = game.replay
    first = min(step, replay.length)
    steps = range(first, min(first + count, replay.length + 1))
    return msgspec.json.encode(Views(first, [_view(replay, at, viewer) for at in steps]))


def told(game: CachedGame, viewer: str) -> bytes:
    """All events; those of a step are the first so many, as the outline says."""
    replay = game.replay
    replay.go(replay.length)
    events = replay.events_together() if viewer == ALL else replay.events(_seat(replay, viewer))
    return msgspec.json.encode(Told(events))


class Begun(NamedTuple):
    """A table that goes on from a step: its record, who sits there, and with which rules and decks."""

    opening: str
    seats: list[tuple[str, str]]  # kinds and names
    rules: dict[str, int]
    decks: list[str]


def play_on(game: CachedGame, asked: PlayOn) -> Begun:
    """A new table from a step on: a person in this seat, bots in all others."""
    replay = game.replay
    seats = replay.table.seats
    if asked.seat >= len(seats):
        raise Refused("there is no such seat at this table", "no-seat", seat=asked.seat)
    if asked.bot not in BOTS:
        raise BadSetup(f"{asked.bot!r} is no bot", "seat-kind", kinds=", ".join(BOTS), kind=asked.bot)
    replay.go(asked.step)
    if replay.game.is_over:
        raise Refused("at this step the game is over; go back a little first", "over-here")
    check_box(replay.game.peek())  # a record may have been opened before this was asked
    kinds = [PERSON if number == asked.seat else asked.bot for number in range(len(seats))]
    sitting = [Seat(kind, seat.name) for kind, seat in zip(kinds, seats, strict=True)]
    table = replay.play_on(sitting, PRACTICE, secrets.token_hex(16))
    view = table.view(None)
    return Begun(store(table), [(seat.kind, seat.name) for seat in sitting], view["rules"], view["decks"])


def _seat(replay: Replay, viewer: str) -> int | None:
    """The seat of this number; none for those who watch."""
    seat = None if viewer == WATCH else int(viewer)
    if seat not in replay.seats:
        raise Refused("there is no such seat at this table", "no-seat", seat=viewer)
    return seat


def _view(replay: Replay, step: int, viewer: str) -> TableView:
    replay.go(step)
    return replay.view_together() if viewer == ALL else replay.shown(_seat(replay, viewer))


def _outline(replay: Replay, game_id: str, seat: int | None) -> Outline:
    table = replay.table
    view, tempo = table.view(None), tempo_of(table)
    steps = [
        StepInfo(taken.seat, taken.turn, taken.active, replay.told_at(number), taken.is_silent)
        for number, taken in enumerate(replay.steps, start=1)
    ]
    sides = [SideInfo(side.seats, side.points) for side in tempo.sides]
    return Outline(
        table=game_id,
        mode=value_text("mode", view["rules"]["mode"]),
        decks=view["decks"],
        options={name: value_text(name, view["rules"][name]) for name in OPTIONS if name in view["rules"]},
        seats=[SeatName(number, who.kind, who.name) for number, who in enumerate(table.seats)],
        seat=seat,
        begun=replay.told_at(0),
        steps=steps,
        turns=[TurnInfo(*start) for start in replay.turns],
        winners=table.winners,
        resigned=table.resigned,
        tempo=TempoInfo(tempo.turns, tempo.goal, sides, tempo.company),
        numbers=[NumbersInfo(*numbers) for numbers in numbers_of(table)],
    )
